import type { BoardPage, BoardRecruit } from '../../contract/views/recruiting/board.ts';
import { periodNamed } from '../../model/recruiting.ts';
import { placesGained, raceOf, spotsLeft } from './interest.ts';

/** Views of the recruiting board that answer a question, such as who is close to a decision. */

/** Miles within which a recruit counts as close to home: the median distance of a three-star signee is about 280. */
const NEAR_MILES = 250;
/** Recruiting periods within which a decision counts as soon. */
const SOON_PERIODS = 2;

type Focus = (row: BoardRecruit, page: BoardPage) => boolean;

/** Whether he decides in one of the next periods. */
function decidesSoon({ decides, status }: BoardRecruit, { period }: BoardPage): boolean {
  const [now, then] = [periodNamed(period), periodNamed(decides ?? '')];
  return status === 'open' && now !== null && then !== null && then - now <= SOON_PERIODS;
}

/** Ways to narrow the list, with the words of their choices. */
export const FOCUSES = {
  battles: { word: 'Close battles', fits: (row) => raceOf(row) === 'Battles' },
  soon: { word: 'Deciding soon', fits: decidesSoon },
  rising: { word: 'Gaining ground', fits: (row) => (placesGained(row) ?? 0) > 0 },
  falling: { word: 'Losing ground', fits: (row) => (placesGained(row) ?? 0) < 0 },
  need: { word: 'Positions of need', fits: ({ pos }, page) => spotsLeft(page, pos) > 0 },
  near: { word: `Within ${NEAR_MILES} miles`, fits: ({ miles }) => miles <= NEAR_MILES },
} satisfies Record<string, { word: string; fits: Focus }>;

/** The recruits of a page that a focus lets through; all of them without one. */
export function focused(page: BoardPage, focus: string): readonly BoardRecruit[] {
  const found = Object.hasOwn(FOCUSES, focus) ? FOCUSES[focus as keyof typeof FOCUSES] : null;
  const fits: Focus = found?.fits ?? (() => true);
  return page.recruits.filter((row) => fits(row, page));
}
