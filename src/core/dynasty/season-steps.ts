import { type Player, withSeasonStep } from '../model/player.ts';
import type { Program } from '../model/team.ts';
import { isYoung, stepOf } from '../offseason/winter.ts';
import { stream } from '../random/stream.ts';
import { gamesByTeam } from '../season/records.ts';
import type { DynastyState } from './dynasty-state.ts';
import { keepCycle } from './recruiting.ts';
import { rated, started } from './winter/turnover.ts';

/** Changes when young players break out during the season. */
export interface SteppedUp {
  /** Players who broke out, and those who gained or lost a starting job as a result. */
  players: Player[];
  /** Every program, rated by its updated players. */
  programs: Program[];
}

/** Young players with their midseason gains; those without a gain are left out. */
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
 * Applies midseason breakouts after the set week and lets staffs redo their depth charts; null in any other week.
 * Changes the dynasty's players and programs.
 */
export function stepUp(dynasty: DynastyState, week: number): SteppedUp | null {
  if (week !== dynasty.tuning.development.inSeason.week) return null;
  const better = steppedUp(dynasty);
  const before = new Set(dynasty.players);
  const players = started(
    dynasty.players.map((player) => better.get(player.id) ?? player),
    dynasty,
  );
  keepCycle(dynasty, players);
  dynasty.players = players;
  dynasty.programs = rated(dynasty.programs, players, dynasty);
  return { players: players.filter((player) => !before.has(player)), programs: dynasty.programs };
}
