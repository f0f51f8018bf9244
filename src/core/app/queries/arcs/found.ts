import type { CoachId } from '../../../model/coaches.ts';
import type { Game, GameResult } from '../../../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../../../model/ids.ts';
import type { ArcFacts } from '../../../words/arcs/facts.ts';
import type { QueryContext } from '../../reading/context.ts';

type Finished = Game & { result: GameResult };

/** A storyline, with the team and players it is about. */
export interface Found {
  facts: ArcFacts;
  /** Index of its next wording, for storylines that occur several times a season. */
  variant?: number;
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
