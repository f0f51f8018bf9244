import type { InputOf } from '../../contract/registry.ts';
import type { DepthPosition } from '../../contract/views/people/depth.ts';
import type { BoardRecruit } from '../../contract/views/recruiting/board.ts';
import type { Position } from '../../model/positions.ts';
import { recruitChange } from '../../words/decisions.ts';
import { listed } from '../../words/numbers.ts';
import { fullName, type Named, playerNamed, playersNamed } from '../../words/terms.ts';
import { positionsText } from '../recruiting.ts';

/** Sentences that confirm a decision. */

type BoardChange = InputOf<'setBoard'>;

/** `WR Nicholas Lacey: 9 hours a week.` `recruits`: those on the page, some of whom are in the decision. */
export function boardDecided(recruits: readonly BoardRecruit[], change: BoardChange): string {
  if (change.staff === true) return 'Recruiting turned over to your staff.';
  if (change.auto !== undefined) return `Your staff recruits ${positionsText(change.auto)} now.`;
  if (change.manual !== undefined) return `${positionsText(change.manual)} recruiting is yours.`;
  if (change.clear === true) return 'All recruiting hours cleared.';
  if (change.rest === true) return 'Your staff assigned the remaining hours.';
  const chosen = change.recruits ?? [];
  const named = recruits.filter(({ number }) => chosen.includes(number));
  return `${playersNamed(named, chosen.length)}: ${recruitChange(change)}.`;
}

const PORTAL_DONE = {
  keep: 'role promised to',
  release: 'promise withdrawn from',
  offer: 'calling',
  pass: 'passing on',
  staff: 'your staff decides on',
} as const;

/** `Portal plan updated: calling CB Ray Tate.` */
export function portalDecided(change: InputOf<'setPortal'>, player: Named | null): string {
  const done = (Object.keys(PORTAL_DONE) as (keyof typeof PORTAL_DONE)[]).find((key) => change[key] !== undefined);
  if (player === null || done === undefined) return 'Portal plan updated: your staff decides on everyone.';
  return `Portal plan updated: ${PORTAL_DONE[done]} ${playerNamed(player)}.`;
}

/** `QB depth chart saved. Starting: Malique Khan.` */
export function depthDecided({ position, players }: Pick<DepthPosition, 'position' | 'players'>): string {
  const starters = players.filter(({ starts }) => starts).map(fullName);
  return `${position.toUpperCase()} depth chart saved.${starters.length === 0 ? '' : ` Starting: ${listed(starters)}.`}`;
}

/** Confirms returning one position's depth chart, or all of them, to the staff. */
export function depthReturned(position?: Position): string {
  return `Your staff sets the ${position === undefined ? '' : `${position.toUpperCase()} `}depth chart again.`;
}

/** `QB Malique Khan is redshirting this season.` */
export function redshirtDecided(player: Named, off: boolean): string {
  return `${playerNamed(player)} ${off ? 'is available again.' : 'is redshirting this season.'}`;
}
