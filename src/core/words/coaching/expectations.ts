import { lastOf } from '../../model/lists.ts';
import type { GoalKind } from '../../model/people/goals.ts';
import { plural, winLoss } from '../numbers.ts';

/** An athletic director's goals for a season, in words. */

interface Season {
  /** In the regular season. */
  expected_wins: number;
  games: number;
  wins: number;
  losses: number;
}

interface Goal {
  kind: GoalKind;
  opponent: string | null;
  wins: number | null;
}

/** Goals at this share of games won or more, during the season and once it is over. */
const HOPES: readonly (readonly [share: number, now: string, then: string])[] = [
  [0.8, 'expects to play for titles', 'expected to play for titles'],
  [0.66, 'expects a ranked team', 'expected a ranked team'],
  [0.5, 'expects a winning season', 'expected a winning season'],
  [0.38, 'wants to be in the bowl hunt', 'wanted to be in the bowl hunt'],
  [0, 'knows this is a rebuild and wants to see progress', 'knew this was a rebuild and wanted to see progress'],
];

/** `The athletic director expects a ranked team, about 8-4.` */
export function expectationText({ expected_wins, games, wins, losses }: Season): string {
  if (games === 0) return 'The athletic director is waiting on the schedule.';
  const [, now, then] = HOPES.find(([share]) => expected_wins / games >= share) ?? lastOf(HOPES);
  const expected = Math.round(expected_wins);
  const hope = wins + losses < games ? now : then;
  return `The athletic director ${hope}, about ${winLoss(expected, games - expected)}.`;
}

const GOALS: Readonly<Record<GoalKind, (goal: Goal) => string>> = {
  improve: ({ wins }) => `Win at least ${wins} in the regular season, one more than last year`,
  bowl: () => 'Reach a bowl',
  ranked: () => 'Finish in the Top 25',
  conference_title: () => 'Win the conference',
  playoff: () => 'Make the playoff',
  rival: ({ opponent }) => `Beat ${opponent}`,
  conference_record: ({ wins }) => `Win at least ${wins} conference games`,
  home: ({ wins }) => `Win at least ${plural(wins ?? 0, 'home game')}`,
  upset: () => 'Beat a team from a power conference',
};

/** `Beat Ohio State`. */
export const goalText = (goal: Goal): string => GOALS[goal.kind](goal);
