import type { Program } from '../contract/views/record-book.ts';
import { difficultyText } from '../words/difficulty.ts';
import { grouped, listed, spelled, winLoss } from '../words/numbers.ts';
import { EDITED_TEXT } from '../words/universe/editing.ts';

/** `never`, `once`, `twice`, `three times`. */
function times(n: number): string {
  return ['never', 'once', 'twice'][n] ?? `${spelled(n)} times`;
}

/** Sums up a program's achievements in a few lines. */
export function programLines(page: Program): string[] {
  const { all_time, since, titles, conference_titles, bowl_record, top_ten, ranked, hall, info } = page;
  const years = (list: readonly number[]) => (list.length === 0 ? '' : ` (${listed([...list].reverse().map(String))})`);
  const bowls = bowl_record.wins + bowl_record.losses;
  return [
    `${grouped(all_time.wins)}-${grouped(all_time.losses)} since ${since}.`,
    `National titles: ${titles.length}${years(titles)}.`,
    `Conference titles since ${info.startYear}: ${conference_titles.length}${years(conference_titles)}.`,
    `Bowls and playoff games since ${info.startYear}: ${bowls === 0 ? 'none' : winLoss(bowl_record.wins, bowl_record.losses)}.`,
    `In the final Top 25 ${times(ranked)}, in the Top 10 ${times(top_ten)}.`,
    `Hall of famers: ${hall.length}.`,
    ...(page.team.name === info.team.name ? [`Difficulty: ${difficultyText(info.difficulty)}.`] : []),
    ...(info.editable && page.team.name === info.team.name ? [EDITED_TEXT] : []),
  ];
}
