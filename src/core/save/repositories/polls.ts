import type { Poll } from '../../model/season.ts';
import { decodePoll, encodePoll } from '../codecs/poll.ts';
import { readable } from '../codecs/read-back.ts';
import { blob } from '../codes.ts';
import type { PollsRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

export function pollsRepository(db: Sqlite, teams: TeamsRepository): PollsRepository {
  const polls = (where: string, params: SqlValue[]): Poll[] =>
    db.all(`SELECT year, week, rows FROM polls WHERE ${where}`, params).map(([year, week, rows]) => ({
      year: Number(year),
      week: Number(week),
      rows: decodePoll(blob(rows), teams.id),
    }));
  return {
    ofWeek: (year, week) => polls('year = ? AND week = ?', [year, week])[0] ?? null,
    ofYear: (year) => polls('year = ? ORDER BY week', [year]),
    last: (year) => polls('year = ? ORDER BY week DESC LIMIT 1', [year])[0] ?? null,
    write(poll) {
      const packed = readable(encodePoll(poll.rows, teams.number), (record) => decodePoll(record, teams.id));
      db.run('INSERT OR REPLACE INTO polls VALUES (?, ?, ?)', [poll.year, poll.week, packed]);
    },
  };
}
