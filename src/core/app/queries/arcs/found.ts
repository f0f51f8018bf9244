import type { CoachId } from '../../../model/coaches.ts';
import type { Game, GameResult } from '../../../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../../../model/ids.ts';
import type { ArcFacts } from '../../../words/arcs.ts';
import type { QueryContext } from '../../reading/context.ts';

type Finished = Game & { result: GameResult };

/** Something to tell, and about whom. */
export interface Found {
  facts: ArcFacts;
  /** Which of its wordings is next, where the same is told of a team several times a season. */
  turn?: number;
  team: TeamId;
  player?: PlayerId;
  coach?: CoachId;
  game?: GameId;
}

export interface Week {
  context: QueryContext;
  week: number;
  games: readonly Finished[];
  name(team: TeamId): string;
}
