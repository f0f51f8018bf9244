import type { Arc } from '../../../core/contract/views/season/arcs.ts';
import type { Stakes } from '../../../core/contract/views/season/stakes.ts';
import type { Game } from '../../../core/contract/views/shared.ts';
import { arcLink } from '../../../core/pages/parts/stories.ts';
import {
  HEADINGS,
  isUpset,
  STAKES,
  sentenceCase,
  stakeRows,
  underdogText,
  upsetBy,
} from '../../../core/present/index.ts';
import { type Route, routeOf } from '../play/route.ts';
import type { Item } from '../play/view.ts';
import { wrapped } from './described.ts';
import { line } from './parts.ts';

/** Stakes and news as lines, for several screens. */

/** The stakes as lines of text: one chance each, now and after either result. */
export function stakeLines(page: Stakes, route: Route | null = null): Item[] {
  const rows = stakeRows(page);
  const wide = Math.max(...rows.map(({ prize }) => prize.length)) + 2;
  const cell = (text: string) => text.padStart(6);
  const { now, won, lost } = STAKES;
  const head = `${sentenceCase(HEADINGS.atStake).padEnd(wide)}${cell(now.short)}${cell(won.short)}${cell(lost.short)}`;
  return [
    line([[head, 'faint']]),
    ...rows.map((row) =>
      line(
        [
          row.prize.padEnd(wide),
          [cell(now.text(row)), 'strong'],
          [cell(won.text(row)), 'win'],
          [cell(lost.text(row)), 'loss'],
        ],
        route,
      ),
    ),
  ];
}

/** A game's headline, and the size of the upset. */
export function storyLines(game: Game, width: number): Item[] {
  const mark = isUpset(game) ? ` Upset by ${underdogText(upsetBy(game))}.` : '';
  return wrapped([`${game.headline}.${mark}`], width, { name: 'game', id: game.id });
}

/** Storylines; those of the user's own team are marked. */
export function arcLines(arcs: readonly Arc[], own: string, width: number): Item[] {
  return arcs.flatMap((arc) =>
    wrapped([arc.text], width, routeOf(arcLink(arc))).map((item) =>
      arc.team === own ? { ...item, mark: 'own' as const } : item,
    ),
  );
}
