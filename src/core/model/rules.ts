/** The rules of the game as they stood in a season. Facts, not balance. */
export interface GameRules {
  /** Which overtime procedure: before 2019, 2019-20, or since 2021 (see `rulesOf`). */
  overtime: 'possessions' | 'alternate-from-fifth' | 'alternate-from-third';
  /** From which overtime period a touchdown must be followed by a two-point try. */
  mustTryTwoFrom: number;
  /** From which overtime period teams alternate two-point plays; null: never. */
  twoPointPlaysFrom: number | null;
  /** The clock stops after every first down in bounds until the ball is ready (to 2022), or only in the last two minutes of a half. */
  clockStopsOnFirstDown: boolean;
  /** Own yard line of the kickoff. */
  kickoffLine: number;
  /** Own yard line after a kickoff touchback. */
  kickoffTouchback: number;
  /** A fair catch of a kickoff inside the 25 is a touchback (since 2018). */
  kickoffFairCatchIsTouchback: boolean;
}

/**
 * The rules of a season. NCAA Football Rules, rule 3-1-3 (extra periods), 3-3-2 (clock), 6-1 (kickoffs); years of
 * change: 2007 kickoff from the 30, 2012 from the 35 with touchbacks to the 25, 2018 fair catch, 2019 and 2021
 * overtime, 2023 running clock.
 */
export function rulesOf(year: number): GameRules {
  return {
    overtime: year >= 2021 ? 'alternate-from-third' : year >= 2019 ? 'alternate-from-fifth' : 'possessions',
    mustTryTwoFrom: year >= 2021 ? 2 : 3,
    twoPointPlaysFrom: year >= 2021 ? 3 : year >= 2019 ? 5 : null,
    clockStopsOnFirstDown: year < 2023,
    kickoffLine: year >= 2007 && year < 2012 ? 30 : 35,
    kickoffTouchback: year >= 2012 ? 25 : 20,
    kickoffFairCatchIsTouchback: year >= 2018,
  };
}
