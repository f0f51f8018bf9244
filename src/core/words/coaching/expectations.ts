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
  players: number | null;
  of: number | null;
}

/** A hope during the season, once it is over, and over a whole contract. */
interface Hope {
  now: string;
  after: string;
  long: string;
}

/** Hopes at this share of games won or more. */
const HOPES: readonly (readonly [share: number, hope: Hope])[] = [
  [0.8, { now: 'expects to play for titles', after: 'expected to play for titles', long: 'titles' }],
  [0.66, { now: 'expects a ranked team', after: 'expected a ranked team', long: 'a ranked team most years' }],
  [0.5, { now: 'expects a winning season', after: 'expected a winning season', long: 'winning seasons' }],
  [0.38, { now: 'wants to be in the bowl hunt', after: 'wanted to be in the bowl hunt', long: 'a bowl now and then' }],
  [
    0,
    {
      now: 'knows this is a rebuild and wants to see progress',
      after: 'knew this was a rebuild and wanted to see progress',
      long: 'a program on the way up',
    },
  ],
];

/** The hope of a program that expects to win this share of its games, 0 to 1. */
export function hopeAt(expected: number): Hope {
  const [, hope] = HOPES.find(([share]) => expected >= share) ?? lastOf(HOPES);
  return hope;
}

/** `The athletic director expects a ranked team, about 8-4.` */
export function expectationText({ expected_wins, games, wins, losses }: Season): string {
  if (games === 0) return 'The athletic director is waiting on the schedule.';
  const { now, after } = hopeAt(expected_wins / games);
  const expected = Math.round(expected_wins);
  const hope = wins + losses < games ? now : after;
  return `The athletic director ${hope}, about ${winLoss(expected, games - expected)}.`;
}

const GOALS: Readonly<Record<GoalKind, (goal: Goal) => string>> = {
  improve: ({ wins }) => `Win at least ${wins} in the regular season (${(wins ?? 1) - 1} last year)`,
  bowl: () => 'Reach a bowl',
  ranked: () => 'Finish in the Top 25',
  conference_title: () => 'Win the conference',
  playoff: () => 'Make the playoff',
  rival: ({ opponent }) => `Beat ${opponent}`,
  conference_record: ({ wins }) => `Win at least ${wins} conference games`,
  home: ({ wins }) => `Win at least ${plural(wins ?? 0, 'home game')}`,
  upset: () => 'Beat a team from a power conference',
  home_state: ({ players }) => `Land at least ${plural(players ?? 0, 'in-state recruit')} by December`,
  graduate: ({ players, of }) => `Graduate at least ${players} of ${of} fourth-year players`,
};

/** `Beat Ohio State`. */
export const goalText = (goal: Goal): string => GOALS[goal.kind](goal);
