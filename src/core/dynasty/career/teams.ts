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

/** Share of games every program is expected to win beyond what its past seasons say, from talent and schedule. */
export function beyondYears(season: Season): ReadonlyMap<TeamId, number> {
  const { memory, programs, players, games } = season;
  return memory.recall('expected beyond past seasons', [programs, players, games], () => beyondMade(season));
}

function beyondMade(season: Season): ReadonlyMap<TeamId, number> {
  const { memory, programs, players, tuning } = season;
  const { talent, schedule, belowFbs } = tuning.coaches.expectation;
  const teams = programs.map(({ team }) => team);
  const rosters = memory.recall('talent', [programs, players], () => talents(players, teams));
  const hard = schedules(season, standings(programs), belowFbs);
  return new Map(teams.map((team) => [team, talent * mustGet(rosters, team) - schedule * (hard.get(team) ?? 0)]));
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

/** Team strength in a past season. */
export function ratingsIn({ memory, history }: Season, year: number): Marks {
  const rows = () => history.filter((row) => row.year === year);
  return memory.recall(`ratings in ${year}`, [history], () => ratingMarks(rows()));
}

/** Team strength in the current season. */
export function ratingsNow({ memory, programs }: Season): Marks {
  return memory.recall('ratings', [programs], () => ratingMarks(programs));
}
