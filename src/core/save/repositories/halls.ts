import type { Inductee } from '../../model/people/halls.ts';
import { text } from '../codes.ts';
import type { HallsRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS = 'year, hall, player, team, points';

export function hallsRepository(db: Sqlite, teams: TeamsRepository): HallsRepository {
  const rows = (where: string, params: SqlValue[]): Inductee[] =>
    db
      .all(`SELECT ${COLUMNS} FROM halls WHERE ${where} ORDER BY year, hall, points DESC, player`, params)
      .map((row) => ({
        year: Number(row[0]),
        hall: row[1] === '' ? null : text(row[1]),
        player: Number(row[2]),
        team: teams.id(Number(row[3])),
        points: Number(row[4]),
      }));
  return {
    all: () => rows('true', []),
    ofHall: (hall) => rows('hall = ?', [hall ?? '']),
    ofPlayer: (player) => rows('player = ?', [player]),
    write(inductees) {
      for (const { year, hall, player, team, points } of inductees) {
        const values = [year, hall ?? '', player, teams.number(team), points];
        db.run('INSERT OR REPLACE INTO halls VALUES (?, ?, ?, ?, ?)', values);
      }
    },
  };
}
