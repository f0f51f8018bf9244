import type { InputOf } from '../../contract/registry.ts';
import type { BoardPage, BoardRecruit } from '../../contract/views/recruiting/board.ts';
import { playerNamed } from '../../words/terms.ts';
import { nextPitch, nextVisit, watchHours } from '../recruiting.ts';

/** A change to a recruit, without the recruit. */
type Asked = Omit<InputOf<'setBoard'>, 'recruits'>;

interface RecruitKey {
  key: string;
  /** Label next to the key. */
  label: string;
  /** Help text in the full-screen game. */
  about: string;
  /** Follows the key in a sentence. */
  does: string;
  /** The key's change; null if there is nothing to do. */
  change: (page: BoardPage, row: BoardRecruit) => Asked | null;
  /** Why there is nothing to do; null for a key that always does something. */
  whyNot: ((page: BoardPage, row: BoardRecruit) => string) | null;
}

/** Keys for a recruit on the board, in every face that has keys; digits set his hours. */
export const RECRUIT_KEYS: readonly RecruitKey[] = [
  {
    key: 'o',
    label: 'offer',
    about: 'offer a scholarship, or pull the offer',
    does: 'offers',
    change: (_, { offered }) => ({ offer: !offered }),
    whyNot: null,
  },
  {
    key: 'v',
    label: 'visit',
    about: 'schedule an official visit for the next home game, or cancel it',
    does: 'visits',
    change: (page, row) => unless(nextVisit(page, row), (visit) => ({ visit })),
    whyNot: whyNoVisit,
  },
  {
    key: 's',
    label: 'watch',
    about: 'switch his hours between scouting and recruiting',
    does: 'watches',
    change: (_, row) => ({ scout: watchHours(row) }),
    whyNot: null,
  },
  {
    key: 't',
    label: 'talk',
    about: 'pitch the next thing he cares about',
    does: 'pitches what he cares about',
    change: (_, row) => unless(nextPitch(row), (pitch) => ({ pitch })),
    whyNot: (_, row) => `${playerNamed(row)} has not told us what he cares about yet. Spend some hours on him first.`,
  },
  {
    key: 'x',
    label: 'drop',
    about: 'take him off the board',
    does: 'drops',
    change: () => ({ drop: true }),
    whyNot: null,
  },
];

function whyNoVisit(_: BoardPage, row: BoardRecruit): string {
  const name = playerNamed(row);
  if (row.visit === 0) return `${name} has already made his official visit. A recruit visits a school once.`;
  return `No home game is left this season for ${name} to visit.`;
}

function unless<T>(value: T | null, asked: (value: T) => Asked): Asked | null {
  return value === null ? null : asked(value);
}
