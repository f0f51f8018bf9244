import type { Transfer } from '../../model/portal.ts';
import { orNull, parsed, portalEnds, portalReasons } from '../codes.ts';
import type { TeamsRepository, TransfersRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';
import { spanOf } from './player-seasons.ts';

const COLUMNS = 'year, player, origin, destination, outcome, reason, month, finalists';

export function transfersRepository(db: Sqlite, teams: TeamsRepository): TransfersRepository {
  const team = (value: SqlValue) => orNull(value, (number) => teams.id(Number(number)));
  const number = (id: string | null) => (id === null ? null : teams.number(id));
  const rows = (where: string, params: SqlValue[]): Transfer[] =>
    db.all(`SELECT ${COLUMNS} FROM transfers WHERE ${where}`, params).map((row) => ({
      year: Number(row[0]),
      player: Number(row[1]),
      from: team(row[2]),
      to: team(row[3]),
      end: portalEnds.word(row[4]),
      reason: portalReasons.word(row[5]),
      month: Number(row[6]),
      finalists: orNull(row[7], (json) => parsed<Transfer['finalists']>(json)) ?? [],
    }));
  return {
    ofYear: (year) => rows('year = ? ORDER BY player', [year]),
    ofPlayer(player) {
      const span = spanOf(db, player);
      if (span === null) return [];
      const [first, last] = span;
      const years = Array.from({ length: last - first + 2 }, (_, index) => first - 1 + index);
      return years.flatMap((year) => rows('year = ? AND player = ?', [year, player]));
    },
    arrivals(to, since) {
      const sql =
        'SELECT player, year FROM transfers WHERE year >= ? AND destination = ? AND outcome = ? ORDER BY year';
      const came = db.all(sql, [since, teams.number(to), portalEnds.code('moved')]);
      return new Map(came.map(([player, year]) => [Number(player), Number(year)]));
    },
    write(transfers) {
      for (const { year, player, from, to, end, reason, month, finalists } of transfers) {
        db.run('INSERT OR REPLACE INTO transfers VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
          year,
          player,
          number(from),
          number(to),
          portalEnds.code(end),
          portalReasons.code(reason),
          month,
          finalists.length === 0 ? null : JSON.stringify(finalists),
        ]);
      }
    },
  };
}
