import { distanceMiles } from '../../model/geography.ts';
import type { TeamId } from '../../model/ids.ts';
import type { TeamFacts } from '../../model/team.ts';
import type { Stream } from '../../random/stream.ts';
import type { League, Settled } from './league.ts';

/** Games against an FBS team that a program below FBS takes in a season, at most. */
const MOST_VISITS = 2;
/** Miles that `distanceAppeal` speaks of. */
const THOUSAND_MILES = 1000;

/**
 * Who has a visitor from below FBS this season, each at most one: as many teams as there are such games, chosen by
 * chance among those with a place for it, and one more or less where the others' games would not come in pairs.
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

/** A game of an FBS team against a visitor who is still to be found. */
export interface Visit {
  home: number;
  week: number;
}

/**
 * The visitors of games whose weeks are known: near ones rather than far, each in one place at a time and twice a
 * season at most. Null where too many of the games are in one week.
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
      // However near it is.
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
