import type { MoveChoice } from '../../contract/views/season/what-if.ts';
import type { ChangedFact, Unsaid } from '../../model/what-if/changed-fact.ts';
import { MOVE_SEASONS, type MoveKind } from '../../model/what-if/measures.ts';
import type { QueryContext } from '../reading/context.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import type { MoveChange } from './change.ts';

/** A season with what-if questions. */
export interface MovesOf {
  context: QueryContext;
  season: SeasonView;
  year: number;
}

/** A question about a move, and the change that answers it. */
export interface Move {
  choice: MoveChoice;
  change: MoveChange;
}

/** Builds a change of a kind, with the seasons to simulate for it. */
export function changeOf(
  kind: MoveKind,
  year: number,
  change: Pick<MoveChange, 'moment' | 'teams' | 'changed' | 'asItWas'>,
): MoveChange {
  const { first, seasons } = MOVE_SEASONS[kind];
  return { kind, first: year + first, last: year + first + seasons - 1, ...change };
}

export const nameIn = ({ season }: Pick<MovesOf, 'season'>, team: string): string => teamFacts(season, team).name;

export type Fact = Unsaid<ChangedFact>;
