import { COACH_ROLES, type CoachId, type CoachRole } from '../coaches.ts';
import type { GameId, PlayerId, TeamId } from '../ids.ts';
import { PERIODS, SUMMER_PERIOD } from '../recruiting.ts';

/** When a changed fact first matters: the first week played with it. */
interface Changed {
  year: number;
  week: number;
  /** The change in one sentence: `Iowa beats Ohio State.` */
  said: string;
}

/** A fact of a dynasty that differs from its own draws. */
export type ChangedFact = Changed &
  (
    | /** A game played with dice of its own: 32 hexadecimal digits. */ { kind: 'winner'; game: GameId; dice: string }
    | /** A field goal or an extra point, by its place in the game's log. */ {
        kind: 'kick';
        game: GameId;
        play: number;
        good: boolean;
      }
    | /** A player hurt in the week's games, or in practice after them, is healthy the week after. */ {
        kind: 'injury';
        player: PlayerId;
      }
    | /** From a recruiting period of the year on, a recruit of the next class is committed to a program, and signs with it. */ {
        kind: 'signing';
        recruit: number;
        program: TeamId;
        period: number;
      }
    | /** A program hires a coach after the season. */ { kind: 'hire'; team: TeamId; role: CoachRole; coach: CoachId }
    | /** A coach keeps his job during the season and after it. */ { kind: 'stay'; coach: CoachId }
    | /** A team trades its non-conference opponent of the week for another team’s. */ {
        kind: 'opponent';
        team: TeamId;
        opponent: TeamId;
      }
  );

/** A fact without its sentence. */
export type Unsaid<Fact> = Fact extends ChangedFact ? Omit<Fact, 'said'> : never;

/** A changed signing, hire or opponent. */
export type ChangedMove = Unsaid<ChangedOf<'signing' | 'hire' | 'stay' | 'opponent'>>;

/** Changed facts of one kind. */
type ChangedOf<Kind extends ChangedFact['kind']> = Extract<ChangedFact, { kind: Kind }>;

/** Longest sentence about a change, in characters. */
export const MOST_SAID = 200;

const isWhole = (value: unknown, from: number, to: number): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to;

const MOST_ID = 1e9;
/** Upper bound on the rows of a game's log. */
const MOST_PLAYS = 2000;

const isId = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9-]{1,80}$/.test(value);

function isMove({ kind, recruit, program, period, team, role, coach, opponent }: Record<string, unknown>): boolean {
  switch (kind) {
    case 'signing':
      return isWhole(recruit, 1, MOST_ID) && isId(program) && isWhole(period, SUMMER_PERIOD, PERIODS - 1);
    case 'hire':
      return isId(team) && COACH_ROLES.some((each) => each === role) && isWhole(coach, 1, MOST_ID);
    case 'stay':
      return isWhole(coach, 1, MOST_ID);
    case 'opponent':
      return isId(team) && isId(opponent);
    default:
      return false;
  }
}

function isKnown(fact: Record<string, unknown>): boolean {
  const { kind, game, dice, play, good, player } = fact;
  switch (kind) {
    case 'winner':
      return isWhole(game, 1, MOST_ID) && /^[0-9a-f]{32}$/.test(String(dice));
    case 'kick':
      return isWhole(game, 1, MOST_ID) && isWhole(play, 0, MOST_PLAYS) && typeof good === 'boolean';
    case 'injury':
      return isWhole(player, 1, MOST_ID);
    default:
      return isMove(fact);
  }
}

function isChangedFact(value: unknown): value is ChangedFact {
  if (typeof value !== 'object' || value === null) return false;
  const { year, week, said } = value as Record<string, unknown>;
  const isDated = isWhole(year, 2000, 9999) && isWhole(week, 1, 20);
  return isDated && typeof said === 'string' && said.length <= MOST_SAID && isKnown(value as Record<string, unknown>);
}

/** Reads stored changed facts; null if invalid. Nothing is stored when nothing has changed. */
export function changedFactsFrom(stored: unknown): ChangedFact[] | null {
  if (stored === undefined || stored === null) return [];
  return Array.isArray(stored) && stored.every(isChangedFact) ? stored : null;
}
