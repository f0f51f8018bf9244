import { type Player, withSeasonStep } from '../model/player.ts';
import type { Program } from '../model/team.ts';
import { isYoung, stepOf } from '../offseason/winter.ts';
import { stream } from '../random/stream.ts';
import { gamesByTeam } from '../season/records.ts';
import type { DynastyState } from './dynasty-state.ts';
import { keepBook } from './recruiting.ts';
import { rated, started } from './turnover.ts';

/** What changed when young players stepped up during the season. */
export interface SteppedUp {
  /** Those who did, and those who start or no longer start since. */
  players: Player[];
  /** Every program, rated by its players as they are now. */
  programs: Program[];
}

/** Young players with their midseason gains so far; those without one are left out. */
function steppedUp(dynasty: DynastyState): Map<number, Player> {
  const { players, playerSeasons, settings, year, tuning } = dynasty;
  const played = gamesByTeam(dynasty.games);
  const { reserve } = tuning.development.playing;
  const better = new Map<number, Player>();
  for (const player of players) {
    const games = playerSeasons.get(player.id)?.games ?? 0;
    if (games === 0 || !isYoung(player, tuning)) continue;
    const share = Math.min(1, games / Math.max(1, played.get(player.team)?.length ?? 0));
    const dice = stream(settings.seed, 'season step', year, player.id);
    const step = stepOf(player, share * (player.starter ? 1 : reserve), dice, tuning);
    if (step > 0) better.set(player.id, withSeasonStep(player, step));
  }
  return better;
}

/**
 * Lets young players who play step up once the week for it is over, and staffs order their depth charts anew; null in any
 * other week. Changes the dynasty's players and programs.
 */
export function stepUp(dynasty: DynastyState, week: number): SteppedUp | null {
  if (week !== dynasty.tuning.development.inSeason.week) return null;
  const better = steppedUp(dynasty);
  const before = new Set(dynasty.players);
  const players = started(
    dynasty.players.map((player) => better.get(player.id) ?? player),
    dynasty,
  );
  keepBook(dynasty.players, players);
  dynasty.players = players;
  dynasty.programs = rated(dynasty.programs, players, dynasty);
  return { players: players.filter((player) => !before.has(player)), programs: dynasty.programs };
}
