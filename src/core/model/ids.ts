/**
 * Ids used throughout the program. Every list of ids is sorted before iteration, so that nothing depends on creation or
 * read order.
 */

/** A program's permanent id: its name in kebab-case without accents (`texas-a-m`, `miami-oh`, `san-jose-state`). */
export type TeamId = string;

/** A conference's id: its short name in kebab-case (`big-ten`, `sec`). Independents have no conference: `null`. */
export type ConferenceId = string;

/** A player's number, assigned in sequence over the life of a dynasty and never reused. */
export type PlayerId = number;

/** First id of players on FCS teams. No dynasty's own ids reach this high, and saves do not list these players. */
export const FIRST_VISITOR_ID = 100_000_000;

/** Whether an id belongs to a player on an FCS team. */
export function isVisitor(id: PlayerId): boolean {
  return id >= FIRST_VISITOR_ID;
}

/** A game's number: `year * 10000 + n`, where n counts the season's games from 1 in creation order. */
export type GameId = number;

/** Size of the block of game ids reserved for each season. */
export const GAME_IDS_PER_YEAR = 10_000;

/**
 * Returns the id of a name: lower case, without accents and apostrophes, with every other run of symbols as one hyphen.
 */
export function kebab(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
