import { distanceMiles } from '../../model/geography.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamFacts } from '../../model/team.ts';
import type { Stream } from '../../random/stream.ts';
import type { League, Settled } from './league.ts';

/** Most games against FBS teams that an FCS program plays in a season. */
const MOST_VISITS = 2;
/** The miles that `distanceAppeal` refers to. */
const THOUSAND_MILES = 1000;

/**
 * Picks the teams that host an FCS visitor this season, at most one each: as many teams as there are such games, drawn
 * from those with an open spot, and one more or less where the others would not pair up evenly.
 */
export function hostsOfVisitors(league: League, settled: Settled, dice: Stream): number[] {
  const { visitors } = league.input.facts;
  if (!visitors) return [];
  const need = league.teams.map((_, i) => league.limit[i]! - settled.nonConference[i]!);
  const able = dice.shuffle(league.teams.map((_, i) => i).filter((i) => need[i]! > 0));
  const most = Math.min(able.length, visitors.programs.length * MOST_VISITS);
  const wanted = Math.min(visitors.games, most);
  const odd = (need.reduce((sum, n) => sum + n, 0) - wanted) % 2 !== 0;
  return able.slice(0, odd ? (wanted < most ? wanted + 1 : wanted - 1) : wanted).sort((a, b) => a - b);
}

/** A game of an FBS team against an FCS visitor still to be found. */
export interface Visit {
  home: number;
  week: number;
}

/**
 * Finds visitors for games with known weeks: nearby ones first, each in one stadium at a time and at most twice a
 * season. Null if too many of the games are in one week.
 */
export function findVisitors(league: League, visits: readonly Visit[], dice: Stream): TeamId[] | null {
  const { facts, teams, tuning } = league.input;
  const place = new Map<TeamId, TeamFacts>(teams.map((team) => [team.id, team]));
  const programs = facts.visitors?.programs ?? [];
  const visited = programs.map(() => 0);
  const busy = programs.map(() => 0);
  const found: TeamId[] = [];
  for (const { home, week } of visits) {
    let best = -1;
    let bestAppeal = Number.NEGATIVE_INFINITY;
    for (const [i, { team }] of programs.entries()) {
      if ((busy[i]! & (1 << week)) !== 0 || visited[i]! >= MOST_VISITS) continue;
      const luck = tuning.schedule.opponentNoise * dice.float();
      const repeated = tuning.schedule.paidRepeatDislike * visited[i]!;
      // Even next door it could not beat the best so far.
      if (luck - repeated <= bestAppeal) continue;
      const [from, to] = [league.place[home], place.get(team)];
      const far = from && to ? distanceMiles(from, to) : tuning.schedule.unknownMiles;
      const appeal = luck - (tuning.schedule.distanceAppeal * far) / THOUSAND_MILES - repeated;
      if (appeal > bestAppeal) [best, bestAppeal] = [i, appeal];
    }
    if (best < 0) return null;
    visited[best]! += 1;
    busy[best]! |= 1 << week;
    found.push(programs[best]!.team);
  }
  return found;
}
