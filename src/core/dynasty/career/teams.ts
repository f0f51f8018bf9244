import type { TeamId } from '../../model/ids.ts';
import { groupBy, mustGet } from '../../model/lists.ts';
import { type Player, talentOf } from '../../model/player.ts';
import type { TeamSeason } from '../../model/season.ts';
import { standings } from '../../offseason/carousel/programs.ts';
import { spreadTo } from '../../offseason/market.ts';
import type { DynastyState } from '../dynasty-state.ts';

/** Team strength relative to the rest of the nation, now and in past seasons. */

type TeamSource = Pick<DynastyState, 'programs' | 'players' | 'games' | 'tuning'>;

/** Average talent of every roster, in SDs from the national mean. */
function talents(players: readonly Player[], teams: readonly TeamId[]): Map<TeamId, number> {
  const rosters = groupBy(players, ({ team }) => team);
  const means = teams.map((team) => talentOf(rosters.get(team) ?? []));
  const beside = spreadTo(means, 1);
  return new Map(teams.map((team, index) => [team, beside[index]!]));
}

/** Strength of each program's regular-season schedule: its opponents' prestige tiers above the national average. */
function schedules({ games }: TeamSource, marks: ReadonlyMap<TeamId, number>, belowFbs: number): Map<TeamId, number> {
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

/** Expectations beyond past seasons, cached by rosters, which hold for a season. */
const beyond = new WeakMap<TeamSource['players'], Map<TeamId, number>>();

/** Share of games every program is expected to win beyond what its past seasons say, from talent and schedule. */
export function beyondYears(source: TeamSource): Map<TeamId, number> {
  const known = beyond.get(source.players);
  if (known) return known;
  const { programs, players, tuning } = source;
  const { talent, schedule, belowFbs } = tuning.coaches.expectation;
  const teams = programs.map(({ team }) => team);
  const [rosters, hard] = [talents(players, teams), schedules(source, standings(programs), belowFbs)];
  const more = new Map(teams.map((team) => [team, talent * mustGet(rosters, team) - schedule * (hard.get(team) ?? 0)]));
  beyond.set(source.players, more);
  return more;
}

/** Team strength in SDs from the national mean. */
type Marks = ReadonlyMap<TeamId, number>;

type Rated = Pick<TeamSeason, 'team' | 'rating'>;

/** A season's teams by rating; a team with no known rating is left out. */
function ratingMarks(rows: readonly Rated[]): Marks {
  const known = rows.filter(({ rating }) => rating !== null);
  const marks = spreadTo(
    known.map(({ rating }) => rating!),
    1,
  );
  return new Map(known.map(({ team }, index) => [team, marks[index]!]));
}

/** The same marks, cached by list of seasons or programs, and by year. */
const ratingsKnown = new WeakMap<readonly object[], Map<number, Marks>>();

export function marksIn(all: readonly (Rated & { year?: number })[], year: number): Marks {
  const years = ratingsKnown.get(all) ?? new Map<number, Marks>();
  ratingsKnown.set(all, years);
  const marks = years.get(year) ?? ratingMarks(all.filter((row) => (row.year ?? year) === year));
  years.set(year, marks);
  return marks;
}
