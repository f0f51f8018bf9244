import { type Game, unplayed } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { stream } from '../random/stream.ts';
import {
  completeSchedule,
  preseasonSchedule,
  type ScheduleInput,
  type ScheduleProblem,
  scheduleNonConference,
} from '../season/schedule/index.ts';
import { withOdds } from './odds.ts';
import { seasonFacts } from './season-facts.ts';
import type { World } from './world.ts';

export function scheduleInput(world: World): ScheduleInput {
  return {
    year: world.year,
    facts: seasonFacts(world),
    programs: world.programs,
    teams: world.reference.teams,
    rivalries: world.reference.rivalries,
    tuning: world.tuning,
  };
}

/** The games that stand before anybody has scheduled anything, with their odds. */
export function openSchedule(world: World): Game[] {
  return withOdds(world, preseasonSchedule(scheduleInput(world)).map(unplayed));
}

export type Scheduled = { ok: true; game: Game } | { ok: false; problem: ScheduleProblem };

/** Puts a non-conference game of the player's team on the schedule, or says why not and changes nothing. */
export function schedule(world: World, opponent: TeamId, week: number): Scheduled {
  const answer = scheduleNonConference(scheduleInput(world), world.games, world.settings.team, opponent, week);
  if (!answer.ok) return answer;
  const [game] = withOdds(world, [unplayed(answer.game)]);
  world.games = [...world.games, game!].sort((a, b) => a.id - b.id);
  return { ok: true, game: game! };
}

/** Fills every schedule. The world's games change; answers those that were added. */
export function fillSchedules(world: World): Game[] {
  const dice = stream(world.settings.seed, 'schedule', world.year);
  const known = new Set(world.games.map((g) => g.id));
  const all = completeSchedule(scheduleInput(world), world.games, dice);
  const added = withOdds(world, all.filter((g) => !known.has(g.id)).map(unplayed));
  world.games = [...world.games, ...added].sort((a, b) => a.id - b.id);
  return added;
}
