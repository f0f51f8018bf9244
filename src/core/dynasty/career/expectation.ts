import { groupBy } from '../../model/groups.ts';
import type { TeamId } from '../../model/ids.ts';
import { type Player, talentOf } from '../../model/player.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { Program } from '../../model/team.ts';
import { expectedShare } from '../../offseason/carousel/expectation.ts';
import { type Placed, type ProgramSeason, standings } from '../../offseason/carousel/programs.ts';
import { judgedSeasons, surprisesOf, type YearRow } from '../../offseason/carousel/surprises.ts';
import { spreadTo } from '../../offseason/market.ts';
import { recordOf, records } from '../../season/records.ts';
import { moreExpectedIn, type StaffSource, seasonsOf, standingOf } from '../coaches.ts';
import type { DynastyState } from '../dynasty-state.ts';

/** What is expected of programs, and how their seasons compare with it. */

/** A member of FBS. */
export type Member = Pick<Program, 'team' | 'conference' | 'prestige'>;

/** Programs as coaches see them, before their season. */
export function placed(members: readonly Member[], year: number): Placed[] {
  const marks = standings(members);
  const power = isPower(year);
  return members.map(({ team, conference }) => ({ team, standing: marks.get(team)!, power: power(team, conference) }));
}

/** The mean composite of every roster in SDs over the nation: how much talent it has. */
function talents(players: readonly Player[], teams: readonly TeamId[]): Map<TeamId, number> {
  const rosters = groupBy(players, ({ team }) => team);
  const means = teams.map((team) => talentOf(rosters.get(team) ?? []));
  const beside = spreadTo(means, 1);
  return new Map(teams.map((team, at) => [team, beside[at]!]));
}

/** What is expected of the programs of a season. */
export type ExpectationSource = StaffSource & Pick<DynastyState, 'programs' | 'players' | 'games'>;

/** How hard each program's regular season is: tiers of prestige of its opponents beside the nation's mean. */
function schedules(
  { games }: ExpectationSource,
  marks: ReadonlyMap<TeamId, number>,
  belowFbs: number,
): Map<TeamId, number> {
  const sums = new Map<TeamId, [sum: number, games: number]>();
  const add = (team: TeamId, other: TeamId): void => {
    const [sum, count] = sums.get(team) ?? [0, 0];
    sums.set(team, [sum + (marks.get(other) ?? belowFbs), count + 1]);
  };
  for (const { kind, home, away } of games) {
    if (kind !== 'regular') continue;
    add(home, away);
    add(away, home);
  }
  return new Map([...sums].map(([team, [sum, count]]) => [team, sum / count]));
}

/** What is expected of every program of a season beside its years, by the rosters, which hold for a season. */
const beyond = new WeakMap<ExpectationSource['players'], Map<TeamId, number>>();

/** The share of its games that every program is expected to win beyond what its years say: talent and schedule. */
function beyondYears(source: ExpectationSource): Map<TeamId, number> {
  const known = beyond.get(source.players);
  if (known) return known;
  const { programs, players, tuning } = source;
  const { talent, schedule, belowFbs } = tuning.coaches.expectation;
  const teams = programs.map(({ team }) => team);
  const [rosters, hard] = [talents(players, teams), schedules(source, standings(programs), belowFbs)];
  const more = new Map(teams.map((team) => [team, talent * rosters.get(team)! - schedule * (hard.get(team) ?? 0)]));
  beyond.set(source.players, more);
  return more;
}

/** The share of a season's games that a program is expected to win: its years, prestige, talent and schedule. */
export function likelyIn(source: ExpectationSource, team: TeamId): number {
  const { year, tuning } = source;
  const before = seasonsOf(source, team).filter((row) => row.year < year);
  return expectedShare(before, tuning, standingOf(source, team)) + beyondYears(source).get(team)!;
}

/** The same with what boosters expect who were asked for more. */
export function expectedIn(source: ExpectationSource, team: TeamId): number {
  return likelyIn(source, team) + moreExpectedIn(source, team)(source.year);
}

/** Every program of a season with its record so far. */
export function programSeasons(dynasty: ExpectationSource): ProgramSeason[] {
  const all = records(dynasty.games);
  return placed(dynasty.programs, dynasty.year).map((program) => {
    const { wins, losses } = recordOf(all, program.team);
    return { ...program, wins, losses, expected: expectedIn(dynasty, program.team) };
  });
}

/** By how much every season before a year was better than expected; `now`: those of the year as well. */
export function surprisesBefore(
  { history, tuning, year }: Pick<StaffSource, 'history' | 'tuning' | 'year'>,
  now: readonly ProgramSeason[] = [],
) {
  const before = judgedSeasons(history.filter((row) => row.year < year)).flat();
  const rows: YearRow[] = [...before, ...now.map((program) => ({ ...program, year }))];
  return surprisesOf(
    groupBy(rows, ({ team }) => team),
    tuning,
  );
}
