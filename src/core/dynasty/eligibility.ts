import { type KeptReason, sitsOut, withKept } from '../model/eligibility.ts';
import type { PlayerId } from '../model/ids.ts';
import { heldBackIn, type Injury, isAiling, keepsOut } from '../model/injuries.ts';
import { copyOfPlayer } from '../model/player.ts';
import { HARDSHIP_SHARE, rulesOf } from '../model/rules.ts';
import { keptSeason, onSpecialTeams } from '../offseason/eligibility.ts';
import { gamesByTeam } from '../season/records.ts';
import type { DynastyState } from './dynasty-state.ts';

/** Somebody for whom the season did not count, and why. */
export interface KeptSeason {
  player: PlayerId;
  reason: KeptReason;
}

/** Who was hurt within the first part of his team's games and could play in none after it. */
function lostEarly(dynasty: DynastyState): Set<PlayerId> {
  const played = gamesByTeam(dynasty.games);
  const isLost = (injury: Injury): boolean => {
    const games = played.get(injury.team) ?? [];
    const regular = games.filter(({ kind }) => kind === 'regular').length;
    const before = games.filter(({ week }) => !keepsOut(injury, week) && week <= injury.week).length;
    if (before > HARDSHIP_SHARE * regular) return false;
    return games.every(({ week }) => week <= injury.week || keepsOut(injury, week));
  };
  return new Set(dynasty.injuries.filter((injury) => isAiling(injury) && isLost(injury)).map(({ player }) => player));
}

/**
 * Settles for whom the season just played did not count against his four, and notes it in his years. The list of players
 * stays the same one: what draws men away and the book of the recruits were worked out from it and do not depend on this.
 */
export function settleEligibility(dynasty: DynastyState): KeptSeason[] {
  const { year, settings, tuning } = dynasty;
  const rules = rulesOf(year, dynasty.rules);
  if (rules.redshirtGames === null) return [];
  const lost = lostEarly(dynasty);
  const heldBack = heldBackIn(dynasty.injuries);
  const all: KeptSeason[] = [];
  for (const [at, player] of dynasty.players.entries()) {
    const { games, freeGames } = dynasty.playerSeasons.get(player.id) ?? { games: 0, freeGames: 0 };
    const spent = { games: games - freeGames, lost: lost.has(player.id) };
    let reason = keptSeason(player, spent, rules);
    if (reason === null) continue;
    const rests = sitsOut(player) || heldBack.has(player.id);
    if (reason === 'redshirt' && !rests && onSpecialTeams(player, year, settings.seed, tuning)) {
      reason = keptSeason(player, { ...spent, games: Number.POSITIVE_INFINITY }, rules);
    }
    if (reason === null) continue;
    const one = copyOfPlayer(player);
    one.kept = withKept(player.kept, player.seasons, reason);
    dynasty.players[at] = one;
    all.push({ player: player.id, reason });
  }
  return all;
}
