import type { Program } from '../app/views/record-book.ts';
import { staffLines } from './coaches.ts';
import { grouped, listed, plural, winLoss } from './numbers.ts';

/** A program in a few lines. */
export function programLines(page: Program): string[] {
  const { all_time, since, titles, conference_titles, bowl_record, top_ten, ranked, hall, info } = page;
  const years = (list: readonly number[]) => (list.length === 0 ? '' : ` (${listed([...list].reverse().map(String))})`);
  const bowls = bowl_record.wins + bowl_record.losses;
  return [
    ...staffLines(page),
    `${grouped(all_time.wins)}-${grouped(all_time.losses)} since ${since}.`,
    `National titles: ${titles.length}${years(titles)}.`,
    `Conference titles since ${info.startYear}: ${conference_titles.length}${years(conference_titles)}.`,
    `Bowls and playoff games since ${info.startYear}: ${bowls === 0 ? 'none' : winLoss(bowl_record.wins, bowl_record.losses)}.`,
    `In the final Top 25 ${plural(ranked, 'time')}, in the Top 10 ${plural(top_ten, 'time')}.`,
    `Players in its hall of fame: ${hall.length}.`,
  ];
}
