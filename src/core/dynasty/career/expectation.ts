import type { TeamId } from '../../model/ids.ts';
import { groupBy, mustGet } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Program } from '../../model/team.ts';
import { type Contract, type Deal, seasonDeals } from '../../offseason/carousel/contract.ts';
import { type Arrival, expectedOfCoach } from '../../offseason/carousel/expectation.ts';
import { type Placed, type ProgramSeason, standings } from '../../offseason/carousel/programs.ts';
import type { Surprises } from '../../offseason/carousel/reputation.ts';
import { judgedSeasons, surprisesOf, type YearRow } from '../../offseason/carousel/surprises.ts';
import { recordOf, records } from '../../season/records.ts';
import { headCoachOf, moreExpectedIn, type StaffSource, seasonsOf, standingOf } from '../coaches.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { contractSource, payIn } from './deals.ts';
import { beyondYears, marksIn } from './teams.ts';

/** What is expected of programs, and how their seasons compare with it. */

/** A member of FBS. */
export type Member = Pick<Program, 'team' | 'conference' | 'prestige'>;

/** Programs as coaches see them, before their season. */
export function placed(members: readonly Member[], year: number): Placed[] {
  const marks = standings(members);
  const power = isPower(year);
  return members.map(({ team, conference }) => ({
    team,
    standing: mustGet(marks, team),
    power: power(team, conference),
  }));
}

/** What is expected of the programs of a season. */
export type ExpectationSource = StaffSource & Pick<DynastyState, 'programs' | 'players' | 'games' | 'deals'>;

/** What the head coach of a season came to. `before`: the program's seasons before it. */
function arrivalIn(source: ExpectationSource, team: TeamId, before: readonly TeamSeason[]): Arrival {
  const { since } = headCoachOf(source, team).job;
  const then = before.find(({ year }) => year === since)?.prestige;
  const now = source.programs.find((program) => program.team === team)?.prestige;
  return { since, lost: then === undefined || now === undefined ? 0 : then - now };
}

/** The deal of a program's head coach in a season, and his contract once it is over. */
function contractsIn(source: ExpectationSource, team: TeamId): { now: Deal; after: Contract } {
  const { job } = headCoachOf(source, team);
  return seasonDeals(job, source.year, contractSource(source, job, surprisesBefore(source)));
}

/** What ending a program's contract costs, in seasons of its usual pay. */
const owedOn = ({ buyout }: Contract, source: ExpectationSource, team: TeamId): number =>
  buyout / payIn(source, team)(source.year);

/** What firing a program's head coach after the season costs, in seasons of its usual pay. */
export function owedIn(source: ExpectationSource, team: TeamId): number {
  return owedOn(contractsIn(source, team).after, source, team);
}

/** Wins of 12 a season by which a program's head coach has beaten expectations there in his last seasons before this one. */
export function pastIn(source: ExpectationSource, team: TeamId): number {
  const { year, tuning } = source;
  const { since } = headCoachOf(source, team).job;
  const { pastSeasons } = tuning.coaches.leave;
  const surprises = surprisesBefore(source);
  const known = Array.from({ length: Math.min(pastSeasons, year - since) }, (_, back) =>
    surprises(team, year - 1 - back),
  );
  const told = known.filter((each) => each !== undefined);
  return told.length === 0 ? 0 : told.reduce((sum, each) => sum + each, 0) / told.length;
}

/**
 * The share of a season's games that a program expects of its coach for the team he was given, where it has become worse
 * since: as long as seasons before him are remembered.
 */
function forHisStart(source: ExpectationSource, team: TeamId): number {
  const { year, history, programs, tuning } = source;
  const { since } = headCoachOf(source, team).job;
  const { seasons, talent } = tuning.coaches.expectation;
  if (since === year || year - since >= seasons) return 0;
  const then = marksIn(history, since).get(team);
  const now = marksIn(programs, year).get(team);
  return then === undefined || now === undefined ? 0 : talent * Math.max(0, then - now);
}

/** The share of a season's games that a program expects of a coach for being paid more than it usually pays. */
function forHisPay(source: ExpectationSource, team: TeamId, { pay }: Deal): number {
  const { paid } = source.tuning.coaches.expectation;
  return paid * Math.log(pay / payIn(source, team)(source.year));
}

/**
 * The share of a season's games that a program is expected to win: what its coach came to, its years, prestige, talent,
 * schedule, and his pay.
 */
export function likelyIn(source: ExpectationSource, team: TeamId, deal = contractsIn(source, team).now): number {
  const { year, tuning } = source;
  const before = seasonsOf(source, team).filter((row) => row.year < year);
  const arrival = arrivalIn(source, team, before);
  const years = expectedOfCoach(before, arrival, tuning, standingOf(source, team));
  return years + mustGet(beyondYears(source), team) + forHisStart(source, team) + forHisPay(source, team, deal);
}

/** The same with what boosters expect who were asked for more. */
export function expectedIn(source: ExpectationSource, team: TeamId, deal?: Deal): number {
  return likelyIn(source, team, deal) + moreExpectedIn(source, team)(source.year);
}

/** Every program of a season with its record so far. */
export function programSeasons(dynasty: ExpectationSource): ProgramSeason[] {
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
      buyout: after.release,
    };
  });
}

/** How seasons compared with what was expected, by the history that they are from and the year after them. */
const surprisesKnown = new WeakMap<readonly TeamSeason[], Map<number, Surprises>>();

type SurpriseSource = Pick<StaffSource, 'history' | 'tuning' | 'year'>;

function surprisesMade({ history, tuning, year }: SurpriseSource, now: readonly ProgramSeason[]): Surprises {
  const before = judgedSeasons(history.filter((row) => row.year < year)).flat();
  const rows: YearRow[] = [...before, ...now.map((program) => ({ ...program, year }))];
  return surprisesOf(
    groupBy(rows, ({ team }) => team),
    tuning,
  );
}

/** By how much every season before a year was better than expected; `now`: those of the year as well. */
export function surprisesBefore(source: SurpriseSource, now: readonly ProgramSeason[] = []): Surprises {
  if (now.length > 0) return surprisesMade(source, now);
  const years = surprisesKnown.get(source.history) ?? new Map<number, Surprises>();
  surprisesKnown.set(source.history, years);
  const known = years.get(source.year) ?? surprisesMade(source, now);
  years.set(source.year, known);
  return known;
}
