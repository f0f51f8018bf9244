import { GAME_IDS_PER_YEAR } from '../../model/ids.ts';
import type { CalledOff } from '../../model/program/called-off.ts';
import { calledOffCauses, orNull } from '../codes.ts';
import type { CalledOffRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlRow, SqlValue } from '../sqlite.ts';
import { MATCHUP_COLUMNS, matchupOf, matchupValues } from './matchup.ts';

const COLUMNS = ['game', 'year', 'week', ...MATCHUP_COLUMNS, 'short', 'cause', 'moved_to'] as const;

function calledOffOf(row: SqlRow, teams: TeamsRepository): CalledOff {
  return {
    id: Number(row[0]),
    year: Number(row[1]),
    week: Number(row[2]),
    ...matchupOf(row, 3, teams),
    short: teams.id(Number(row[10])),
    cause: calledOffCauses.word(row[11]),
    movedTo: orNull(row[12], Number),
  };
}

const rowOf = (game: CalledOff, teams: TeamsRepository): SqlValue[] => [
  game.id,
  game.year,
  game.week,
  ...matchupValues(game, teams),
  teams.number(game.short),
  calledOffCauses.code(game.cause),
  game.movedTo,
];

export function calledOffRepository(db: Sqlite, teams: TeamsRepository): CalledOffRepository {
  return {
    ofYear(year) {
      const first = year * GAME_IDS_PER_YEAR;
      return db
        .all(`SELECT ${COLUMNS.join(', ')} FROM called_off WHERE game BETWEEN ? AND ? ORDER BY week, game`, [
          first,
          first + GAME_IDS_PER_YEAR - 1,
        ])
        .map((row) => calledOffOf(row, teams));
    },
    write(games) {
      const places = COLUMNS.map(() => '?');
      for (const game of games) db.run(`INSERT INTO called_off VALUES (${places.join(', ')})`, rowOf(game, teams));
    },
  };
}
