import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { groupBy, mustGet, zip } from '../../model/lists.ts';
import { type Player, talentOf } from '../../model/player.ts';
import type { TeamSeason } from '../../model/season.ts';
import { standings } from '../../offseason/carousel/programs.ts';
import { spreadTo } from '../../offseason/market.ts';
import type { Season } from '../dynasty-state.ts';

/** Team strength relative to the rest of the nation, now and in past seasons. */

/** Average talent of every roster, in SDs from the national mean. */
function talents(players: readonly Player[], teams: readonly TeamId[]): Map<TeamId, number> {
  const rosters = groupBy(players, ({ team }) => team);
  const means = teams.map((team) => talentOf(rosters.get(team) ?? []));
  const beside = spreadTo(means, 1);
  return new Map(zip(teams, beside));
}

/** Strength of each program's regular-season schedule: its opponents' prestige tiers above the national average. */
function schedules({ games }: Season, marks: ReadonlyMap<TeamId, number>, belowFbs: number): Map<TeamId, number> {
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

/** Expectations beyond past seasons: from talent, which the rosters decide for a season, and from its schedule. */
interface Beyond {
  talents: ReadonlyMap<TeamId, number>;
  games: readonly Game[];
  more: ReadonlyMap<TeamId, number>;
}

/** The same, by rosters. */
const beyond = new WeakMap<readonly Player[], Beyond>();

/** Share of games every program is expected to win beyond what its past seasons say, from talent and schedule. */
export function beyondYears(season: Season): ReadonlyMap<TeamId, number> {
  const { programs, players, games, tuning } = season;
  const known = beyond.get(players);
  if (known?.games === games) return known.more;
  const { talent, schedule, belowFbs } = tuning.coaches.expectation;
  const teams = programs.map(({ team }) => team);
  const rosters = known?.talents ?? talents(players, teams);
  const hard = schedules(season, standings(programs), belowFbs);
  const more = new Map(teams.map((team) => [team, talent * mustGet(rosters, team) - schedule * (hard.get(team) ?? 0)]));
  beyond.set(players, { talents: rosters, games, more });
  return more;
}

/** Team strength in SDs from the national mean. */
type Marks = ReadonlyMap<TeamId, number>;

type Rated = Pick<TeamSeason, 'team' | 'rating'>;

/** A season's teams by rating; a team with no known rating is left out. */
function ratingMarks(rows: readonly Rated[]): Marks {
  const known = rows.flatMap(({ team, rating }) => (rating === null ? [] : [{ team, rating }]));
  const marks = spreadTo(
    known.map(({ rating }) => rating),
    1,
  );
  return new Map(zip(known, marks).map(([{ team }, mark]) => [team, mark]));
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
