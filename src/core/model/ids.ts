/**
 * How things are named inside the program. Every list of ids is sorted before it is walked, so nothing depends on the
 * order in which things were made or read.
 */

/** A program's permanent id: its name in kebab-case without accents (`texas-a-m`, `miami-oh`, `san-jose-state`). */
export type TeamId = string;

/** A conference's id: its short name in kebab-case (`big-ten`, `sec`). Independents have no conference: `null`. */
export type ConferenceId = string;

/** A player's number, counted up over the life of a dynasty; never used again. */
export type PlayerId = number;

/** Players of teams below FBS have numbers from here on: no dynasty counts so far, and a save does not list them. */
export const FIRST_VISITOR_ID = 100_000_000;

/** Whether a number is one of a player of a team below FBS. */
export function isVisitor(id: PlayerId): boolean {
  return id >= FIRST_VISITOR_ID;
}

/** A game's number: `year * 10000 + n`, n counted from 1 within the season in the order the games were made. */
export type GameId = number;

/** Games of one season are numbered within a block of this size. */
export const GAME_IDS_PER_YEAR = 10_000;

/** The id of a name: lower case, accents and apostrophes dropped, every other run of signs one hyphen. */
export function kebab(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
