/**
 * How a batch runs the user's program: `auto`, by its staff like every other; otherwise by a bot that makes the user's
 * decisions within the same limits. All but `oracle` only see what the pages show.
 */
export const POLICIES = [
  'auto',
  'random',
  'lazy',
  'stars',
  'local',
  'portal',
  'money',
  'aggressive',
  'planner',
  'oracle',
  'random-plan',
  'soft-schedule',
  'third-string',
] as const;
export type Policy = (typeof POLICIES)[number];

/** Descriptions for the list of policies. */
export const POLICY_WORDS: Readonly<Record<Policy, string>> = {
  auto: 'leaves everything to the staff, like every other program',
  random: 'picks opponents, recruits, promises, calls, budget, boosters and game plans at random',
  lazy: 'spends no hours on recruits',
  stars: 'recruits only the players with the most stars',
  local: 'recruits only in its own state',
  portal: 'spends no hours on recruits and calls the best transfers',
  money: 'pushes the boosters every year and spends its whole budget on transfers',
  aggressive: 'always goes for it on fourth down',
  planner:
    'weighs each recruit and transfer by value and odds, schedules teams it can beat, pushes the boosters when it pays and, in a career, hires the coordinators who look best, using only what the pages show',
  oracle:
    'plays like the planner, but knows every player’s future rating, every recruit’s priorities and every departure',
  'random-plan': 'makes a game plan at random each week and leaves the rest to the staff',
  'soft-schedule': 'schedules the opponents it is most likely to beat and leaves the rest to the staff',
  'third-string': 'starts the third string',
};
