import type { Poll } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import { nationalChampion } from '../season/playoff.ts';
import { finalPoll, nextPoll, preseasonPoll } from '../season/poll.ts';
import type { World } from './world.ts';

/** The poll before the running season, from the new ratings and how the last season ended. */
export function firstPoll(world: World): Poll {
  const last = world.history.filter((row) => row.year === world.year - 1 && row.rank > 0);
  return preseasonPoll({
    year: world.year,
    programs: world.programs,
    lastRanks: new Map(last.map((row) => [row.team, row.rank])),
    dice: stream(world.settings.seed, 'preseason poll', world.year),
    tuning: world.tuning,
  });
}

/** The poll after a week whose results the world has; after the title game it ends with the champion first. */
export function pollAfter(world: World, week: number): Poll {
  const previous = world.polls.at(-1);
  if (!previous) throw new Error(`${world.year} has no poll to go on from`);
  const input = { previous, games: world.games, programs: world.programs, week: week + 1, tuning: world.tuning };
  const champion = nationalChampion(world.games);
  return champion === null ? nextPoll(input) : finalPoll({ ...input, champion });
}
