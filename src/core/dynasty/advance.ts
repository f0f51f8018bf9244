import type { Game } from '../model/game.ts';
import type { Poll } from '../model/season.ts';
import type { Stage } from '../model/stages.ts';
import { nextStage } from './calendar.ts';
import { closeSeason, type SeasonClosed } from './close.ts';
import { firstPoll } from './polls.ts';
import { fillSchedules, openSchedule } from './preseason.ts';
import { type Turnover, turnOver } from './turnover.ts';
import { seasonOver } from './week.ts';
import type { World } from './world.ts';

/** What moving to the next stage brought. */
export type Advanced =
  | { to: 'season'; games: Game[] }
  | ({ to: 'summary' } & SeasonClosed)
  | { to: 'progression' }
  | ({ to: 'recruiting_summary' } & Turnover)
  | { to: 'preseason'; games: Game[]; poll: Poll };

/** Whether the dynasty can move on to the stage after its present one. */
export function canAdvance(world: World): boolean {
  return world.stage !== 'season' || seasonOver(world);
}

/** The next year's preseason, with the programs that turning the rosters over has made. */
function newYear(world: World): Advanced {
  world.year += 1;
  world.week = 1;
  world.stage = 'preseason';
  world.programs = world.nextPrograms;
  world.nextPrograms = [];
  world.games = [];
  world.polls = [];
  world.playerSeasons = new Map();
  world.teamStats = new Map();
  world.departures = [];
  world.games = openSchedule(world);
  world.polls = [firstPoll(world)];
  return { to: 'preseason', games: world.games, poll: world.polls[0]! };
}

/** Moves the world to the stage after its present one. Throws when the season is not over. */
export function advance(world: World): Advanced {
  if (!canAdvance(world)) throw new Error(`the ${world.year} season is not over`);
  const to: Stage = nextStage(world.stage);
  switch (to) {
    case 'season': {
      const games = fillSchedules(world);
      world.stage = 'season';
      return { to, games };
    }
    case 'summary':
      return { to, ...closeSeason(world) };
    case 'progression':
      world.stage = to;
      return { to };
    case 'recruiting_summary':
      world.stage = to;
      return { to, ...turnOver(world) };
    case 'preseason':
      return newYear(world);
  }
}
