import type { World } from '../dynasty/world.ts';
import type { Reference } from '../model/facts.ts';
import { stageFacts } from '../model/stages.ts';
import type { Tuning } from '../tuning/index.ts';
import type { Save } from './contracts.ts';

/** The dynasty as plain data for the engine. `reference` is made from `save.facts.read()`. */
export function loadWorld(save: Save, reference: Reference, tuning: Tuning): World {
  const { settings, year, stage, week, nextPlayerId } = save.dynasty.read();
  return {
    settings,
    reference,
    tuning,
    year,
    stage,
    week,
    programs: save.programs.ofYear(year),
    nextPrograms: stageFacts(stage).nextRosters ? save.programs.ofYear(year + 1) : [],
    players: save.players.current(),
    nextPlayerId,
    games: save.games.ofYear(year),
    polls: save.polls.ofYear(year),
    playerSeasons: new Map(save.playerSeasons.ofYear(year).map((season) => [season.player, season])),
    teamStats: new Map(save.teamStats.ofYear(year).map((stats) => [stats.team, stats])),
    departures: save.players.departures(),
    history: save.history.all(),
  };
}
