import type { PlayerId } from '../../model/ids.ts';
import { heldBackIn, type Injury, isInjury, keepsOut } from '../../model/people/absences.ts';
import { type KeptReason, mayPlayOn, playsOn, sitsOut, withKept } from '../../model/people/eligibility.ts';
import { copyOfPlayer, type Player } from '../../model/player.ts';
import { HARDSHIP_SHARE, rulesOf } from '../../model/rules.ts';
import { hasWaiver, keptSeason, onSpecialTeams, type SeasonSpent } from '../../offseason/leaving/eligibility.ts';
import { gamesByTeam } from '../../season/records.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { savedIn } from '../saved.ts';

/** A player whose season did not use up eligibility, with the reason. */
export interface KeptSeason {
  player: PlayerId;
  reason: KeptReason;
}

/** Players injured in the first part of the schedule who missed every game after that. */
function lostEarly(dynasty: DynastyState): Set<PlayerId> {
  const played = gamesByTeam(dynasty.games);
  const isLost = (injury: Injury): boolean => {
    const games = played.get(injury.team) ?? [];
    // Checked first because few players are out for the rest of the season.
    if (!games.every(({ week }) => week <= injury.week || keepsOut(injury, week))) return false;
    const regular = games.filter(({ kind }) => kind === 'regular').length;
    const before = games.filter(({ week }) => !keepsOut(injury, week) && week <= injury.week).length;
    return before <= HARDSHIP_SHARE * regular;
  };
  return new Set(
    dynasty.injuries
      .filter(isInjury)
      .filter(isLost)
      .map(({ player }) => player),
  );
}

const UNUSED = { games: 0, freeGames: 0 };

/** How each player's season counts toward his eligibility. */
function seasonsSpent(dynasty: DynastyState): (player: Player) => SeasonSpent {
  const { year, settings, tuning, playerSeasons } = dynasty;
  const { extraFor } = rulesOf(year, dynasty.rules);
  const lost = lostEarly(dynasty);
  const played = gamesByTeam(dynasty.games);
  return (player) => {
    const { games, freeGames } = playerSeasons.get(player.id) ?? UNUSED;
    const isSenior = player.classYear === 'sr';
    const hardlyPlayed = isSenior && games <= HARDSHIP_SHARE * (played.get(player.team)?.length ?? 0);
    const waived = hardlyPlayed && hasWaiver(player.id, year, settings.seed, tuning);
    return {
      games: games - freeGames,
      lost: waived || lost.has(player.id),
      mayPlayOn: isSenior && mayPlayOn(player, year, extraFor),
    };
  };
}

/**
 * Records which players keep a year of eligibility after the season just played. The player list stays the same object:
 * transfer urges and the recruiting class are cached by it and do not depend on eligibility.
 */
export function settleEligibility(dynasty: DynastyState): KeptSeason[] {
  const { year, settings, tuning } = dynasty;
  const rules = rulesOf(year, dynasty.rules);
  const spentBy = seasonsSpent(dynasty);
  const resting = new Set([...heldBackIn(dynasty.injuries), ...savedIn(dynasty)]);
  const all: KeptSeason[] = [];
  for (const [index, player] of dynasty.players.entries()) {
    // No player gets a second extra season.
    if (rules.extraFor !== null && playsOn(player)) continue;
    const spent = spentBy(player);
    let reason = keptSeason(player, spent, rules);
    if (reason === null) continue;
    const rests = sitsOut(player) || resting.has(player.id);
    if (reason === 'redshirt' && !rests && onSpecialTeams(player, year, settings.seed, tuning)) {
      reason = keptSeason(player, { ...spent, games: Number.POSITIVE_INFINITY }, rules);
    }
    if (reason === null) continue;
    const one = copyOfPlayer(player);
    one.kept = withKept(player.kept, player.seasons, reason);
    dynasty.players[index] = one;
    all.push({ player: player.id, reason });
  }
  return all;
}
