import { GAME_IDS_PER_YEAR } from '../../model/ids.ts';
import type { CalledOff } from '../../model/program/called-off.ts';
import { bit, calledOffCauses, orNull, text } from '../codes.ts';
import type { CalledOffRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS = 'game, year, week, home, away, neutral, rivalry, conference, name, place, short, cause, moved_to';

function calledOffOf(row: readonly SqlValue[], teams: TeamsRepository): CalledOff {
  return {
    id: Number(row[0]),
    year: Number(row[1]),
    week: Number(row[2]),
    home: teams.id(Number(row[3])),
    away: teams.id(Number(row[4])),
    neutral: row[5] === 1,
    rivalry: row[6] === 1,
    conference: orNull(row[7]!, text),
    name: orNull(row[8]!, text),
    place: orNull(row[9]!, text),
    short: teams.id(Number(row[10])),
    cause: calledOffCauses.word(row[11]!),
    movedTo: orNull(row[12]!, Number),
  };
}

function rowOf(game: CalledOff, teams: TeamsRepository): SqlValue[] {
  return [
    game.id,
    game.year,
    game.week,
    teams.number(game.home),
    teams.number(game.away),
    bit(game.neutral),
    bit(game.rivalry),
    game.conference,
    game.name,
    game.place,
    teams.number(game.short),
    calledOffCauses.code(game.cause),
    game.movedTo,
  ];
}

export function calledOffRepository(db: Sqlite, teams: TeamsRepository): CalledOffRepository {
  return {
    ofYear(year) {
      const first = year * GAME_IDS_PER_YEAR;
      return db
        .all(`SELECT ${COLUMNS} FROM called_off WHERE game BETWEEN ? AND ? ORDER BY week, game`, [
          first,
          first + GAME_IDS_PER_YEAR - 1,
        ])
        .map((row) => calledOffOf(row, teams));
    },
    write(games) {
      const places = COLUMNS.split(', ').map(() => '?');
      for (const game of games) db.run(`INSERT INTO called_off VALUES (${places.join(', ')})`, rowOf(game, teams));
    },
  };
}
