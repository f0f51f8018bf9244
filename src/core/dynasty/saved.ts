import type { PlayerId, TeamId } from '../model/ids.ts';
import { hasKept } from '../model/people/eligibility.ts';
import type { Player } from '../model/player.ts';
import { type Position, STARTER_SLOTS } from '../model/positions.ts';
import { type GameRules, rulesOf } from '../model/rules.ts';
import { isSaved } from '../offseason/eligibility.ts';
import { canSaveLastSeason, savesLastSeason } from '../offseason/seniors.ts';
import type { DynastyState } from './dynasty-state.ts';
import { gamesTowardRedshirt } from './redshirts.ts';

/** What says whose season is saved. */
type SavedSource = Pick<
  DynastyState,
  'year' | 'settings' | 'rules' | 'tuning' | 'programs' | 'players' | 'playerSeasons'
>;

/**
 * Players whose season is saved if they stand behind others: new ones by their staff, where a redshirt may play no snap;
 * seniors of their own will, where one may play a few games and transfers play at once.
 */
export function savedIn(source: SavedSource): Set<PlayerId> {
  const { year, rules, players } = source;
  const wants = saverIn(source, rulesOf(year, rules));
  return new Set(wants === null ? [] : players.filter(wants).map(({ id }) => id));
}

/** Whether a player's season would be saved; null: no season is. */
function saverIn(
  { year, settings, tuning }: SavedSource,
  rules: Pick<GameRules, 'redshirtGames' | 'transfersSit'>,
): ((player: Player) => boolean) | null {
  if (rules.redshirtGames === 0) {
    return (player) => player.seasons === 0 && isSaved(player, year, settings.seed, tuning);
  }
  if (!canSaveLastSeason(rules)) return null;
  return (player) =>
    player.classYear === 'sr' &&
    !player.starter &&
    !hasKept(player, 'redshirt') &&
    savesLastSeason(player.id, year, settings.seed, tuning);
}

/** Strings that play at a position where a season is saved. */
function stringsOf({ year, rules, tuning }: SavedSource): number {
  const { saved, seniors } = tuning.eligibility;
  return rulesOf(year, rules).redshirtGames === 0 ? saved.strings : seniors.strings;
}

/**
 * Who of them is kept off the field this week: he has played as many games as a redshirt may and stands behind those who play at
 * his position.
 * @param out who cannot play
 * @param chartOf a team's men by position, in the order in which they play
 */
export function keptOff(
  dynasty: SavedSource,
  out: ReadonlySet<PlayerId>,
  chartOf: (team: TeamId) => readonly { id: PlayerId; position: Position }[],
): PlayerId[] {
  const saved = savedIn(dynasty);
  if (saved.size === 0) return [];
  const strings = stringsOf(dynasty);
  const { redshirtGames } = rulesOf(dynasty.year, dynasty.rules);
  const atLimit = (id: PlayerId) => gamesTowardRedshirt(dynasty.playerSeasons.get(id)) === redshirtGames;
  const off: PlayerId[] = [];
  for (const { team } of dynasty.programs) {
    let at: Position | null = null;
    let ahead = 0;
    for (const { id, position } of chartOf(team)) {
      if (position !== at) ahead = 0;
      at = position;
      if (out.has(id)) continue;
      const waits = saved.has(id) && ahead >= strings * STARTER_SLOTS[position] && atLimit(id);
      if (waits) off.push(id);
      else ahead += 1;
    }
  }
  return off;
}
