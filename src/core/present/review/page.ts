import type { Review } from '../../contract/views/season/review.ts';
import { fullName } from '../../words/terms.ts';
import { SCHEDULE } from '../columns/pages.ts';
import { LEAVING } from '../columns/people.ts';
import { HEADINGS } from '../headings.ts';
import { escaped } from '../html.ts';
import { WHY, whyRows } from '../why.ts';
import {
  coachLines,
  decidingGames,
  decidingText,
  honorText,
  leaderValue,
  leaderWord,
  leavingText,
  redshirtText,
  reviewTitle,
  titleLines,
} from './review.ts';

const STYLE = `:root { color-scheme: light dark; --ink: #1b2430; --soft: #5d6b7c; --line: #dfe4ea; --page: #f7f8fa; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf1; --soft: #97a4b5; --line: #2c3642; --page: #12171d; } }
body { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
table { width: 100%; border-collapse: collapse; } td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--line);
  vertical-align: top; } h2 { margin: 2rem 0 .5rem; font-size: 1.2rem; } .soft { color: var(--soft); }`;

function section(title: string, rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`);
  return `<section><h2>${escaped(title)}</h2><table>${lines.join('\n')}</table></section>`;
}

const person = (player: { first: string; last: string; pos: string }) =>
  `${fullName(player)}, ${player.pos.toUpperCase()}`;

/** Renders a finished season as a self-contained web page. */
export function reviewPage(review: Review): string {
  const title = escaped(reviewTitle(review));
  const week = SCHEDULE.week(review.info.playoff.teams);
  const lines = [
    ...titleLines(review),
    ...decidingGames(review).map(({ label, game }) => `${label}: ${decidingText(game)}`),
    ...coachLines(review),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head><body><main>
<h1>${title}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${section(
  HEADINGS.roadTaken,
  review.games.map((game) => [week.text(game), SCHEDULE.opponent.text(game), SCHEDULE.result.text(game)]),
)}
${section(
  'Leaders',
  review.leaders.map((leader) => [leaderWord(leader), person(leader), leaderValue(leader)]),
)}
${section(
  'Awards',
  review.honors.map((player) => [person(player), honorText(player)]),
)}
${section(HEADINGS.inThePoll, [['Rank, week by week', review.poll.map(({ ranking }) => ranking).join(', ')]])}
${section(
  HEADINGS.prestigeMoves,
  whyRows(review.prestige).map((row) => [row.label, WHY.value.text(row), row.note]),
)}
${section(
  HEADINGS.whoLeaves,
  review.leaving.map((player) => [person(player), LEAVING.reason.text(player)]),
)}
<p class="soft">${escaped([leavingText(review), redshirtText(review) ?? ''].join(' ').trim())}</p>
</main></body></html>
`;
}
