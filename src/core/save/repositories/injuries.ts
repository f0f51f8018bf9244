import type { Injury } from '../../model/injuries.ts';
import { injuryKinds, orNull } from '../codes.ts';
import type { InjuriesRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS = 'year, week, player, team, game, kind, days, back';
/** In the order in which they happened: practice comes before the week's games. */
const ORDER = 'ORDER BY year, week, game IS NOT NULL, game, player';

export function injuriesRepository(db: Sqlite, teams: TeamsRepository): InjuriesRepository {
  const rows = (where: string, params: SqlValue[]): Injury[] =>
    db.all(`SELECT ${COLUMNS} FROM injuries WHERE ${where} ${ORDER}`, params).map((row) => ({
      year: Number(row[0]),
      week: Number(row[1]),
      player: Number(row[2]),
      team: teams.id(Number(row[3])),
      game: orNull(row[4]!, Number),
      kind: injuryKinds.word(row[5]!),
      days: Number(row[6]),
      back: Number(row[7]),
    }));
  return {
    ofYear: (year) => rows('year = ?', [year]),
    ofTeam: (year, team) => rows('year = ? AND team = ?', [year, teams.number(team)]),
    ofPlayer: (year, player) => rows('year = ? AND player = ?', [year, player]),
    write(injuries) {
      for (const { year, player, week, team, game, kind, days, back } of injuries) {
        db.run('INSERT OR REPLACE INTO injuries VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
          year,
          player,
          week,
          teams.number(team),
          game,
          injuryKinds.code(kind),
          days,
          back,
        ]);
      }
    },
  };
}
