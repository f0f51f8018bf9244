import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { RecordEntry } from '../../model/people/record-book.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Save } from '../../save/contracts.ts';
import { RecordBook } from '../../season/record-book.ts';
import { classOf } from './halls.ts';

/** Maintains a save's record book: game records every week, season and career records when a season closes. */

/** Enters the records of seasons before the dynasty, of which only wins are known. */
function watchRealSeasons(book: RecordBook, history: readonly TeamSeason[]): void {
  const real = history.filter(({ played }) => !played);
  for (const year of [...new Set(real.map((row) => row.year))].sort((a, b) => a - b)) {
    const rows = real.filter((row) => row.year === year);
    const conferences = new Map(rows.map(({ team, conference }) => [team, conference]));
    book.begin(year, (team) => conferences.get(team));
    book.wins(rows);
  }
}

const conferencesIn = (programs: DynastyState['programs']) => {
  const conferences = new Map(programs.map(({ team, conference }) => [team, conference]));
  return (team: string) => conferences.get(team);
};

function watchClose(book: RecordBook, save: Save, year: number): void {
  book.season(save.playerSeasons.totals(year), save.teamStats.ofYear(year));
  book.wins(save.history.ofYear(year));
  book.careers(save.playerSeasons.careersEnding(year));
}

/** Records of real seasons, which a save has from its first week on. */
export function recordsOfRealSeasons(save: Save): RecordEntry[] {
  const book = new RecordBook([]);
  watchRealSeasons(book, save.history.all());
  return book.take();
}

/** Opens the record book for the coming weeks of a dynasty. */
export function openRecordBook(dynasty: DynastyState, save: Save): RecordBook {
  if (save.recordBook.empty()) save.recordBook.write(recordsOfRealSeasons(save));
  // Weeks are often simulated one by one.
  const facts = [dynasty.players];
  const book = dynasty.memory.recall('recordBook', facts, () => new RecordBook(save.recordBook.standing(['game'])));
  book.begin(dynasty.year, conferencesIn(dynasty.programs));
  return book;
}

/** Enters the records of a season that has just been written as closed, and its Hall of Fame class. */
export function rememberSeason(dynasty: DynastyState, save: Save): void {
  const { year } = dynasty;
  const book = new RecordBook(save.recordBook.standing(['season', 'career']));
  book.begin(year, conferencesIn(dynasty.programs));
  watchClose(book, save, year);
  save.recordBook.write(book.take());
  save.halls.write(classOf(save, year, dynasty.tuning.halls, book.heldRecords()));
}
