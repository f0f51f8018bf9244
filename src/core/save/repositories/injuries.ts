import type { GameId } from '../../model/ids.ts';
import { type Absence, gameOf, kindOf } from '../../model/people/absences.ts';
import { absenceKinds, orNull } from '../codes.ts';
import type { InjuriesRepository, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';

const COLUMNS = 'year, week, player, team, game, kind, days, back';
/** Order of occurrence: practice comes before the week's games. */
const ORDER = 'ORDER BY year, week, game IS NOT NULL, game, player';

function absenceOf(row: SqlRow, teams: TeamsRepository): Absence {
  const absent = { year: Number(row[0]), week: Number(row[1]), player: Number(row[2]), team: teams.id(Number(row[3])) };
  const game = orNull(row[4], Number);
  const kind = absenceKinds.word(row[5]);
  const back = Number(row[7]);
  switch (kind) {
    case 'redshirt':
      return { type: 'redshirt', ...absent, back };
    case 'targeting':
    case 'targeting_half':
      return { type: 'ejection', ...absent, game: ejectedFrom(game), nextHalf: kind === 'targeting_half' };
    default:
      return { type: 'injury', ...absent, game, ailment: kind, days: Number(row[6]), back };
  }
}

function ejectedFrom(game: GameId | null): GameId {
  if (game === null) throw new SaveError('corrupt', 'The save has an ejection without a game.');
  return game;
}

/** Values of the columns `days` and `back`: an ejected player is not hurt, and a redshirt is not counted in days. */
function datesOf(absence: Absence): [days: number, back: number] {
  switch (absence.type) {
    case 'injury':
      return [absence.days, absence.back];
    case 'ejection':
      return [0, absence.week + 1];
    case 'redshirt':
      return [0, absence.back];
  }
}

export function injuriesRepository(db: Sqlite, teams: TeamsRepository): InjuriesRepository {
  const rows = (where: string, params: SqlValue[]): Absence[] =>
    db.all(`SELECT ${COLUMNS} FROM injuries WHERE ${where} ${ORDER}`, params).map((row) => absenceOf(row, teams));
  return {
    ofYear: (year) => rows('year = ?', [year]),
    ofTeam: (year, team) => rows('year = ? AND team = ?', [year, teams.number(team)]),
    ofPlayer: (year, player) => rows('year = ? AND player = ?', [year, player]),
    write(absences) {
      for (const absence of absences) {
        const { year, player, week, team } = absence;
        db.run('INSERT OR REPLACE INTO injuries VALUES (?, ?, ?, ?, ?, ?, ?, ?)', [
          year,
          player,
          week,
          teams.number(team),
          gameOf(absence),
          absenceKinds.code(kindOf(absence)),
          ...datesOf(absence),
        ]);
      }
    },
  };
}
