import type { TeamId } from '../../model/ids.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import type { Poll } from '../../model/season.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { Champion } from '../playoff.ts';
import type { PlayedGame } from '../records.ts';
import { bcsOrder } from './bcs.ts';
import { committeeOrder } from './committee.ts';

/** The body that picks the playoff field: the BCS for a field of two, else the committee. */
type SelectionBody = 'bcs' | 'committee';

export function selectionBody({ teams }: PlayoffFormat): SelectionBody {
  return teams === 2 ? 'bcs' : 'committee';
}

/** The week before which each body publishes its first ranking: mid-October and early November. */
export const FIRST_RANKING: Readonly<Record<SelectionBody, number>> = { bcs: 8, committee: 10 };

interface SelectionInput {
  format: PlayoffFormat;
  /** The poll of the week being ranked, which stores each team's value to the committee. */
  poll: Poll;
  /** The season's games up to the conference championships. */
  games: readonly PlayedGame[];
  champions: readonly Champion[];
  tuning: Tuning;
}

/** Returns all teams in selection order. */
export function selectionOrder({ format, poll, games, champions, tuning }: SelectionInput): TeamId[] {
  if (selectionBody(format) === 'bcs') return bcsOrder(poll);
  // Before the first game there is only the poll to go by.
  const cases = new Map(poll.rows.map(({ team, score, selectionScore }) => [team, selectionScore ?? score]));
  return committeeOrder({ cases, games, champions, tuning });
}
