import type { PlayerId, TeamId } from '../../../model/ids.ts';
import { STAT, statOf, TEAM_STAT } from '../../../model/plays/stats.ts';
import type { PlayerSeason } from '../../../model/season.ts';
import type { GameLine, SeasonData } from '../season-data.ts';
import { countOf, pooled, present, type Ratio, seasonValue, share, type Values } from '../values.ts';

/** Programs that run the option and rarely throw. */
const ACADEMIES: ReadonlySet<TeamId> = new Set(['air-force', 'army', 'navy']);
/** Share of passes below which a team hardly throws. */
const HARDLY_THROWS = 0.3;
/** Fewest games that make a season. */
const LEAST_GAMES = 5;
/** Starts in a season from which a quarterback's absence counts as one rather than a benching. */
const LEAST_STARTS = 3;

function byPosition(seasons: readonly PlayerSeason[]): Values {
  const byPosition = { qb: [] as PlayerSeason[], te: [] as PlayerSeason[], rb: [] as PlayerSeason[] };
  let quarterbacks = 0;
  let all = 0;
  for (const line of seasons) {
    const { position, counts } = line;
    all += statOf(counts, STAT.rush_yards);
    if (position === 'qb') quarterbacks += statOf(counts, STAT.rush_yards);
    if (position === 'qb' || position === 'te' || position === 'rb') byPosition[position].push(line);
  }
  const count = (position: keyof typeof byPosition, fits: (counts: PlayerSeason['counts']) => boolean) =>
    seasonValue(countOf(byPosition[position], ({ counts }) => fits(counts)));
  return present({
    qb_rush_share: seasonValue(quarterbacks, all),
    qb_rush500: count('qb', (c) => statOf(c, STAT.rush_yards) >= 500),
    qb_2500_500: count('qb', (c) => statOf(c, STAT.pass_yards) >= 2500 && statOf(c, STAT.rush_yards) >= 500),
    te_rec700: count('te', (c) => statOf(c, STAT.receiving_yards) >= 700),
    rb_rec500: count('rb', (c) => statOf(c, STAT.receiving_yards) >= 500),
  });
}

/** Measures teams besides the academies that throw on fewer than three plays in ten. */
function hardlyThrow(games: readonly GameLine[]): Ratio | null {
  const sums = new Map<TeamId, [passes: number, plays: number]>();
  const played = new Map<TeamId, number>();
  for (const { game, teams } of games) {
    for (const side of [0, 1] as const) {
      const team = side === 0 ? game.home : game.away;
      played.set(team, (played.get(team) ?? 0) + 1);
      const own = sums.get(team) ?? [0, 0];
      sums.set(team, own);
      own[0] += statOf(teams[side], TEAM_STAT.pass_attempts);
      own[1] += statOf(teams[side], TEAM_STAT.plays);
    }
  }
  const few = [...sums].filter(
    ([team, [passes, plays]]) =>
      (played.get(team) ?? 0) >= LEAST_GAMES && !ACADEMIES.has(team) && passes < HARDLY_THROWS * plays,
  );
  return seasonValue(few.length);
}

/** Returns the most frequent starter of a list, the first of equals. */
function regular(starters: readonly PlayerId[]): PlayerId {
  const counts = new Map<PlayerId, number>();
  for (const id of starters) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best))[0];
}

/** Returns the lengths of stretches the regular quarterback missed between two starts. */
export function absences(starters: readonly PlayerId[]): number[] {
  const starter = regular(starters);
  if (starters.filter((id) => id === starter).length < LEAST_STARTS) return [];
  const lengths: number[] = [];
  let missed = 0;
  for (const id of starters) {
    if (id !== starter) missed += 1;
    else {
      if (missed > 0) lengths.push(missed);
      missed = 0;
    }
  }
  if (missed > 0) lengths.push(missed);
  return lengths;
}

/** Returns how often a game's starter differs from the game before. */
function changes(starters: readonly PlayerId[]): number {
  return starters.filter((id, i) => i > 0 && id !== starters[i - 1]).length;
}

function quarterbacks(starters: ReadonlyMap<TeamId, readonly PlayerId[]>): Values {
  const teams = [...starters.values()].filter((list) => list.length >= LEAST_GAMES);
  const lengths = teams.flatMap(absences);
  return present({
    qb_one_starter: share(teams, (list) => new Set(list).size === 1),
    qb_four_changes: share(teams, (list) => changes(list) >= 4),
    qb_absence_one: pooled(lengths.filter((n) => n === 1).length, lengths.length),
  });
}

/** Measures how teams spread the ball among positions, and how long quarterbacks are out. */
export function usageMetrics({ playerSeasons, games, quarterbacks: counts }: SeasonData): Values {
  return {
    ...byPosition(playerSeasons),
    ...present({ teams_hardly_throw: hardlyThrow(games) }),
    ...quarterbacks(counts.starters),
  };
}
