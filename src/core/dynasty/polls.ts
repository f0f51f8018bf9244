import type { Poll } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import { nationalChampion } from '../season/playoff.ts';
import { finalPoll, nextPoll, preseasonPoll } from '../season/poll.ts';
import type { DynastyState } from './dynasty-state.ts';
import { visitorsOf } from './visitors.ts';

/** The poll before the running season, from the new ratings and how the last season ended. */
export function firstPoll(dynasty: DynastyState): Poll {
  const last = dynasty.history.filter((row) => row.year === dynasty.year - 1 && row.rank > 0);
  return preseasonPoll({
    year: dynasty.year,
    programs: dynasty.programs,
    lastRanks: new Map(last.map((row) => [row.team, row.rank])),
    first: dynasty.year === dynasty.settings.startYear,
    dice: stream(dynasty.settings.seed, 'preseason poll', dynasty.year),
    tuning: dynasty.tuning,
  });
}

/** The poll after a week whose results the dynasty has; after the title game it ends with the champion first. */
export function pollAfter(dynasty: DynastyState, week: number): Poll {
  const previous = dynasty.polls.at(-1);
  if (!previous) throw new Error(`${dynasty.year} has no poll to go on from`);
  const input = {
    previous,
    games: dynasty.games,
    programs: dynasty.programs,
    visitors: visitorsOf(dynasty),
    week: week + 1,
    tuning: dynasty.tuning,
  };
  const champion = nationalChampion(dynasty.games);
  return champion === null ? nextPoll(input) : finalPoll({ ...input, champion });
}
