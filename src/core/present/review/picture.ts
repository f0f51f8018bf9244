import type { Review } from '../../contract/views/season/review.ts';
import { fullName } from '../../words/terms.ts';
import { opponentText, resultText } from '../games.ts';
import { escaped } from '../html.ts';
import { decidingGames, decidingText, leaderValue, leaderWord, reviewTitle, titleLines } from './review.ts';

/** Preview size of linked pictures on social networks and in messages. */
export const PICTURE = { width: 1200, height: 630 } as const;

const INK = '#f5f6f7';
const SOFT = '#a9b2be';
const WIN = '#63cf8a';
const LOSS = '#ff8f85';
const EDGE = 56;
/** Layout: where the list of leaders starts, and how many lines fit in either list. */
const SECOND = 760;
const TOP = 268;
const LINE = 22;
const ROOM = 17;
/** Characters per line that fit before the other list, and across the whole width. */
const SHORT = 52;
const WHOLE = 98;

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

interface Line {
  x: number;
  y: number;
  size: number;
  color: string;
  text: string;
  bold?: boolean;
}

function drawn({ x, y, size, color, text, bold = false }: Line): string {
  const weight = bold ? ' font-weight="700"' : '';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}"${weight}>${escaped(text)}</text>`;
}

function summaryLines(review: Review): Line[] {
  const lines = [
    ...titleLines(review),
    ...decidingGames(review).map(({ label, game }) => `${label}: ${decidingText(game)}`),
  ];
  return lines
    .slice(0, 4)
    .map((text, index) => ({ x: EDGE, y: 130 + 28 * index, size: 19, color: SOFT, text: cut(text, WHOLE) }));
}

function games({ games: all }: Review): Line[] {
  return all.slice(0, ROOM).map((game, index) => ({
    x: EDGE,
    y: TOP + LINE * index,
    size: 18,
    color: game.result === 'W' ? WIN : LOSS,
    text: cut(`${resultText(game)}  ${opponentText(game)}`, SHORT),
  }));
}

function leaders({ leaders: all }: Review): Line[] {
  return all.flatMap((leader, index) => [
    { x: SECOND, y: TOP + 2 * LINE * index, size: 15, color: SOFT, text: leaderWord(leader) },
    {
      x: SECOND,
      y: TOP + 22 + 2 * LINE * index,
      size: 19,
      color: INK,
      text: cut(`${leaderValue(leader)}  ${fullName(leader)}`, 40),
      bold: true,
    },
  ]);
}

/** Renders a finished season as a self-contained SVG picture. */
export function reviewPicture(review: Review): string {
  const { width, height } = PICTURE;
  const title: Line = { x: EDGE, y: 86, size: 40, color: INK, text: cut(reviewTitle(review), 54), bold: true };
  const lines = [title, ...summaryLines(review), ...games(review), ...leaders(review)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">
<title>${escaped(reviewTitle(review))}</title>
<rect width="${width}" height="${height}" fill="#14181e"/>
<rect width="16" height="${height}" fill="${escaped(review.team.colorPrimary)}"/>
${lines.map(drawn).join('\n')}
</svg>
`;
}
