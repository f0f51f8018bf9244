import type { AskKind, Handover } from '../../model/plays/sideline.ts';
import { DOWNS, FIELD_YARDS, QUARTERS, RED_ZONE_YARDS } from '../../model/rules.ts';
import type { GameState } from '../state.ts';

/** The situation when a coach handed the game to his staff. */
export interface HandedOver {
  until: Handover;
  rows: number;
  drive: number;
  offense: number;
  points: number;
  quarter: number;
  late: boolean;
}

const pointsIn = (g: GameState): number => g.score[0]! + g.score[1]!;

/** Whether it is the last two minutes of a half, or overtime. */
const isLate = (g: GameState): boolean =>
  g.quarter > QUARTERS || ((g.quarter === 2 || g.quarter === QUARTERS) && g.clock <= g.rules.lateSeconds);

export function handOver(g: GameState, until: Handover): HandedOver {
  const { rows, drive, offense, quarter } = g;
  return { until, rows, drive, offense, points: pointsIn(g), quarter, late: isLate(g) };
}

/** Handovers that also end at halftime. */
const BACK_AT_HALF: readonly Handover[] = ['until_half', 'until_key', 'until_possession', 'until_first_down'];

/** Whether the coach gets the calls back. */
export function isBack(g: GameState, kind: AskKind, since: HandedOver): boolean {
  if (kind === 'halftime') return BACK_AT_HALF.includes(since.until);
  const changed = g.drive !== since.drive || g.offense !== since.offense;
  switch (since.until) {
    case 'until_first_down':
      return changed || (g.down === 1 && g.rows > since.rows);
    case 'until_possession':
      return changed;
    case 'until_score':
      return pointsIn(g) !== since.points;
    case 'until_two_minutes':
      return isLate(g) && (!since.late || g.quarter !== since.quarter);
    case 'until_half':
      return since.quarter * 2 <= QUARTERS && g.quarter * 2 > QUARTERS;
    case 'until_key':
      return g.rows > since.rows && isKey(g, kind);
    case 'until_end':
      return false;
  }
}

/**
 * Whether a decision is a key moment: fourth downs with a choice, late tries, third downs near a goal line, and the
 * last minutes of a close game.
 */
function isKey(g: GameState, kind: AskKind): boolean {
  if (kind === 'try') return g.quarter * 2 > QUARTERS;
  if (kind === 'fourth_down') return g.distance <= g.tuning.sideline.keyYards || g.ball * 2 >= FIELD_YARDS;
  if (kind !== 'offense' && kind !== 'defense') return false;
  const close = Math.abs(g.lead()) <= g.tuning.sideline.keyLead;
  const third = g.down === DOWNS - 1 && g.ball >= FIELD_YARDS - RED_ZONE_YARDS;
  return close && (third || (g.quarter >= QUARTERS && isLate(g)));
}
