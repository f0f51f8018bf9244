import type { ScheduledGame } from '../../model/game.ts';
import { bit, orNull, text } from '../codes.ts';
import type { TeamsRepository } from '../contracts.ts';
import type { SqlRow, SqlValue } from '../sqlite.ts';

/** Columns shared by `games` and `called_off`, adjacent and in this order. */
export const MATCHUP_COLUMNS = ['home', 'away', 'neutral', 'rivalry', 'conference', 'name', 'place'] as const;

/** The two teams of a game, with its site and name. */
type Matchup = Pick<ScheduledGame, (typeof MATCHUP_COLUMNS)[number]>;

/** Reads a matchup from a row whose column `first` is the home team. */
export function matchupOf(row: SqlRow, first: number, teams: TeamsRepository): Matchup {
  const [home, away, neutral, rivalry, conference, name, place] = row.slice(first, first + MATCHUP_COLUMNS.length);
  return {
    home: teams.id(Number(home)),
    away: teams.id(Number(away)),
    neutral: neutral === 1,
    rivalry: rivalry === 1,
    conference: orNull(conference ?? null, text),
    name: orNull(name ?? null, text),
    place: orNull(place ?? null, text),
  };
}

/** Returns the values of a matchup in column order. */
export function matchupValues(game: Matchup, teams: TeamsRepository): SqlValue[] {
  return [
    teams.number(game.home),
    teams.number(game.away),
    bit(game.neutral),
    bit(game.rivalry),
    game.conference,
    game.name,
    game.place,
  ];
}
