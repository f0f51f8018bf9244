import type { TeamId } from '../model/ids.ts';
import type { Poll } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import type { ScoreParts } from '../season/polls/opinions.ts';
import { preseasonParts, preseasonPoll } from '../season/polls/preseason.ts';
import { nextPoll, weeklyParts } from '../season/polls/weekly.ts';
import { type Season, seasonWith } from './dynasty-state.ts';
import { visitorsOf } from './gameday/visitors.ts';

function firstInput({ settings, tuning, year, programs, history }: Season) {
  const last = history.filter((row) => row.year === year - 1 && row.rank > 0);
  return {
    year,
    programs,
    lastRanks: new Map(last.map((row) => [row.team, row.rank])),
    first: year === settings.startYear,
    dice: stream(settings.seed, 'preseason poll', year),
    tuning,
  };
}

/** Returns the preseason poll, from the new ratings and last season's finish. */
export function firstPoll(dynasty: Season): Poll {
  return preseasonPoll(firstInput(dynasty));
}

function weeklyInput(source: Season, previous: Poll, week: number) {
  const { games, programs, tuning } = source;
  return { previous, games, programs, visitors: visitorsOf(source), week: week + 1, tuning };
}

/** Returns the poll after a week whose results are in. */
export function pollAfter(dynasty: Season, week: number): Poll {
  const previous = dynasty.polls.at(-1);
  if (!previous) throw new Error(`${dynasty.year} has no poll to go on from`);
  return nextPoll(weeklyInput(dynasty, previous, week));
}

/** Returns the parts of each team's score in a poll of the season. */
export function pollParts(source: Season, poll: Poll): Map<TeamId, ScoreParts> {
  const previous = source.polls.find(({ week }) => week === poll.week - 1);
  if (!previous) return preseasonParts(firstInput(source), poll);
  const games = source.games.map((game) => (game.week < poll.week ? game : { ...game, result: null }));
  return weeklyParts(weeklyInput(seasonWith(source, { games }), previous, poll.week - 1), poll);
}
