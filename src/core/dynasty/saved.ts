import type { PlayerId, TeamId } from '../model/ids.ts';
import { hasKept } from '../model/people/eligibility.ts';
import type { Player } from '../model/player.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';
import { type GameRules, rulesOf } from '../model/rules.ts';
import { isSaved } from '../offseason/leaving/eligibility.ts';
import { canSaveLastSeason, savesLastSeason } from '../offseason/leaving/seniors.ts';
import type { DynastyState, Season } from './dynasty-state.ts';
import { gamesTowardRedshirt } from './redshirts.ts';

/** Inputs to redshirt decisions. */
type SavedSource = Pick<
  DynastyState,
  'year' | 'settings' | 'rules' | 'tuning' | 'programs' | 'players' | 'playerSeasons'
>;

/**
 * Returns the players who redshirt as long as others play ahead of them. If a redshirt may not play at all, these are
 * new players, by their staff's choice. If he may play a few games and transfers play right away, they are seniors, by
 * their own choice.
 * @param of which players to consider
 */
export function savedIn(source: SavedSource, of: (player: Player) => boolean = () => true): Set<PlayerId> {
  const { year, rules, players } = source;
  const saver = saverIn(source, rulesOf(year, rules));
  if (saver === null) return new Set();
  const saved = players.filter((player) => saver.may(player) && of(player) && saver.does(player));
  return new Set(saved.map(({ id }) => id));
}

/** A season's redshirt rules: which players may redshirt, and whether each one does, by his own draw. */
interface Saver {
  may(player: Player): boolean;
  does(player: Player): boolean;
}

/** Returns the redshirt test of a season; null if no player redshirts. */
function saverIn(
  { year, settings, tuning }: SavedSource,
  rules: Pick<GameRules, 'redshirtGames' | 'transfersSit'>,
): Saver | null {
  const { seed } = settings;
  if (rules.redshirtGames === 0) {
    return { may: ({ seasons }) => seasons === 0, does: (player) => isSaved(player, year, seed, tuning) };
  }
  if (!canSaveLastSeason(rules)) return null;
  return {
    may: (player) => player.classYear === 'sr' && !player.starter && !hasKept(player, 'redshirt'),
    does: ({ id }) => savesLastSeason(id, year, seed, tuning),
  };
}

/** How many strings play at a position before a player redshirts. */
function stringsOf({ year, rules, tuning }: SavedSource): number {
  const { saved, seniors } = tuning.eligibility;
  return rulesOf(year, rules).redshirtGames === 0 ? saved.strings : seniors.strings;
}

/**
 * Returns the players kept off the field this week to save their redshirts: they have played as many games as a
 * redshirt may, and others play ahead of them.
 * @param out unavailable players
 * @param chartOf a team's players by position, in depth chart order
 */
export function keptOff(
  dynasty: SavedSource & Season,
  out: ReadonlySet<PlayerId>,
  chartOf: (team: TeamId) => readonly { id: PlayerId; position: Position }[],
): PlayerId[] {
  const { redshirtGames } = rulesOf(dynasty.year, dynasty.rules);
  // Early in the season no player can have reached that many games.
  if (dynasty.week <= redshirtGames) return [];
  const atLimit = ({ id }: Player) => gamesTowardRedshirt(dynasty.playerSeasons.get(id)) === redshirtGames;
  const saved = savedIn(dynasty, atLimit);
  if (saved.size === 0) return [];
  const strings = stringsOf(dynasty);
  const off: PlayerId[] = [];
  for (const { team } of dynasty.programs) {
    let at: Position | null = null;
    let ahead = 0;
    for (const { id, position } of chartOf(team)) {
      if (position !== at) ahead = 0;
      at = position;
      if (out.has(id)) continue;
      const waits = saved.has(id) && ahead >= strings * STARTER_SLOTS[position];
      if (waits) off.push(id);
      else ahead += 1;
    }
  }
  return off;
}
