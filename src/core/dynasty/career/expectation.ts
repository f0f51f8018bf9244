import type { TeamId } from '../../model/ids.ts';
import { groupBy, mustGet } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Program } from '../../model/team.ts';
import { type Contract, type Deal, seasonDeals } from '../../offseason/carousel/contract.ts';
import { type Arrival, expectedOfCoach, shareOf } from '../../offseason/carousel/expectation.ts';
import { type Placed, type ProgramSeason, standings } from '../../offseason/carousel/programs.ts';
import type { Surprises } from '../../offseason/carousel/reputation.ts';
import { judgedSeasons, surprisesOf, type YearRow } from '../../offseason/carousel/surprises.ts';
import { recordOf, records } from '../../season/records.ts';
import { headCoachOf, moreExpectedIn, seasonsOf, standingOf } from '../coaches.ts';
import type { Season } from '../dynasty-state.ts';
import { contractSource, payIn } from './deals.ts';
import { beyondYears, ratingsIn, ratingsNow } from './teams.ts';

/** Expectations for programs, and how their seasons compare. */

/** A member of FBS. */
export type Member = Pick<Program, 'team' | 'conference' | 'prestige'>;

/** Returns programs as coaches see them before the season. */
export function placed(members: readonly Member[], year: number): Placed[] {
  const marks = standings(members);
  const power = isPower(year);
  return members.map(({ team, conference }) => ({
    team,
    standing: mustGet(marks, team),
    power: power(team, conference),
  }));
}

/** The situation a head coach took over. `before` holds the program's earlier seasons. */
function arrivalIn(source: Season, team: TeamId, before: readonly TeamSeason[]): Arrival {
  const { since } = headCoachOf(source, team).job;
  const then = before.find(({ year }) => year === since)?.prestige;
  const now = source.programs.find((program) => program.team === team)?.prestige;
  return { since, lost: then === undefined || now === undefined ? 0 : then - now };
}

/** A head coach's contract in a season, and the one he has after it. */
function contractsIn(source: Season, team: TeamId): { now: Deal; after: Contract } {
  const { job } = headCoachOf(source, team);
  return seasonDeals(job, source.year, contractSource(source, job, surprisesBefore(source)));
}

/** Cost of ending a contract, in seasons of the program's usual pay. */
const owedOn = ({ buyout }: Contract, source: Season, team: TeamId): number =>
  buyout / payIn(source, team)(source.year);

/** Cost of firing a program's head coach after the season, in seasons of its usual pay. */
export function owedIn(source: Season, team: TeamId): number {
  return owedOn(contractsIn(source, team).after, source, team);
}

/**
 * How far a program's head coach beat expectations over his last seasons before this one, in wins per 12 games a
 * season.
 */
export function pastIn(source: Season, team: TeamId): number {
  const { year, tuning } = source;
  const { since } = headCoachOf(source, team).job;
  const { pastSeasons } = tuning.coaches.leave;
  const surprises = surprisesBefore(source);
  const known = Array.from({ length: Math.min(pastSeasons, year - since) }, (_, back) =>
    surprises(team, year - 1 - back),
  );
  const values = known.filter((each) => each !== undefined);
  return values.length === 0 ? 0 : values.reduce((sum, each) => sum + each, 0) / values.length;
}

/** The share of its games that a program won the season before; an even one where that is not known. */
export function lastIn(source: Season, team: TeamId): number {
  const row = seasonsOf(source, team).find(({ year }) => year === source.year - 1);
  return row === undefined ? 0.5 : shareOf(row);
}

/**
 * Adjusts the expected share of wins for the team a coach took over, if it has since gotten worse. The adjustment lasts
 * as long as seasons before his arrival still count.
 */
function forHisStart(source: Season, team: TeamId): number {
  const { year, tuning } = source;
  const { since } = headCoachOf(source, team).job;
  const { seasons, talent } = tuning.coaches.expectation;
  if (since === year || year - since >= seasons) return 0;
  const then = ratingsIn(source, since).get(team);
  const now = ratingsNow(source).get(team);
  return then === undefined || now === undefined ? 0 : talent * Math.max(0, then - now);
}

/** Adjusts the expected share of wins for a coach paid more or less than the program's usual. */
function forHisPay(source: Season, team: TeamId, { pay }: Deal): number {
  const { paid } = source.tuning.coaches.expectation;
  return paid * Math.log(pay / payIn(source, team)(source.year));
}

/**
 * Share of games a program is expected to win, from the situation its coach took over, past seasons, prestige, talent,
 * schedule and his pay.
 */
export function likelyIn(source: Season, team: TeamId, deal = contractsIn(source, team).now): number {
  const { year, tuning } = source;
  const before = seasonsOf(source, team).filter((row) => row.year < year);
  const arrival = arrivalIn(source, team, before);
  const years = expectedOfCoach(before, arrival, tuning, standingOf(source, team));
  return years + mustGet(beyondYears(source), team) + forHisStart(source, team) + forHisPay(source, team, deal);
}

/** Share of games expected, including what pressed boosters add. */
export function expectedIn(source: Season, team: TeamId, deal?: Deal): number {
  return likelyIn(source, team, deal) + moreExpectedIn(source, team)(source.year);
}

/** Returns every program's season so far with its record. */
export function programSeasons(dynasty: Season): ProgramSeason[] {
  const all = records(dynasty.games);
  return placed(dynasty.programs, dynasty.year).map((program) => {
    const { team } = program;
    const { wins, losses } = recordOf(all, team);
    const { now, after } = contractsIn(dynasty, team);
    return {
      ...program,
      wins,
      losses,
      expected: expectedIn(dynasty, team, now),
      owed: owedOn(after, dynasty, team),
      past: pastIn(dynasty, team),
      last: lastIn(dynasty, team),
      buyout: after.release,
    };
  });
}

function surprisesMade({ history, tuning, year }: Season, now: readonly ProgramSeason[]): Surprises {
  const before = judgedSeasons(history.filter((row) => row.year < year)).flat();
  const rows: YearRow[] = [...before, ...now.map((program) => ({ ...program, year }))];
  return surprisesOf(
    groupBy(rows, ({ team }) => team),
    tuning,
  );
}

/** How far every season before a year beat expectations; `now` adds that year's own. */
export function surprisesBefore(source: Season, now: readonly ProgramSeason[] = []): Surprises {
  if (now.length > 0) return surprisesMade(source, now);
  const { memory, year, history } = source;
  return memory.recall(`surprises before ${year}`, [history], () => surprisesMade(source, now));
}
