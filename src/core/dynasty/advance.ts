import type { Game } from '../model/game.ts';
import type { Poll } from '../model/season.ts';
import { nextStage, type Stage, stageFacts } from '../model/stages.ts';
import { closeSeason, type SeasonClosed } from './close.ts';
import { firstPoll } from './polls.ts';
import { fillSchedules, openSchedule } from './preseason.ts';
import { type Turnover, turnOver } from './turnover.ts';
import { seasonOver } from './week.ts';
import type { World } from './world.ts';

/** What moving to a stage brought; only what changed is there. */
export interface StageChanges {
  games?: Game[];
  poll?: Poll;
  closed?: SeasonClosed;
  turnover?: Turnover;
}

export interface Advanced extends StageChanges {
  to: Stage;
}

/** Whether the dynasty can move on to the stage after its present one. */
export function canAdvance(world: World): boolean {
  return stageFacts(nextStage(world.stage)).needs !== 'season over' || seasonOver(world);
}

/** The next year's preseason, with the programs that turning the rosters over has made. */
function newYear(world: World): StageChanges {
  world.year += 1;
  world.week = 1;
  world.programs = world.nextPrograms;
  world.nextPrograms = [];
  world.games = [];
  world.polls = [];
  world.playerSeasons = new Map();
  world.teamStats = new Map();
  world.departures = [];
  world.games = openSchedule(world);
  world.polls = [firstPoll(world)];
  return { games: world.games, poll: world.polls[0]! };
}

/** What happens when a stage is entered; nothing in those that only show what happened before. */
const ON_ENTERING: Partial<Record<Stage, (world: World) => StageChanges>> = {
  season: (world) => ({ games: fillSchedules(world) }),
  summary: (world) => ({ closed: closeSeason(world) }),
  recruiting_summary: (world) => ({ turnover: turnOver(world) }),
  preseason: newYear,
};

/** Moves the world to the stage after its present one. Throws when the season is not over. */
export function advance(world: World): Advanced {
  if (!canAdvance(world)) throw new Error(`the ${world.year} season is not over`);
  const to = nextStage(world.stage);
  const changes = ON_ENTERING[to]?.(world) ?? {};
  world.stage = to;
  return { to, ...changes };
}
