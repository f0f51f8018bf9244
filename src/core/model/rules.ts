import { remembered, rememberedOf } from './memory/remembered.ts';

/** Rules that have not changed in any season: NCAA Football Rules, rules 1-2, 5-1, 8 and 3-2. */
export const FIELD_YARDS = 100;
const END_ZONE_YARDS = 10;
export const QUARTERS = 4;
/** Seconds in a minute. */
export const MINUTE = 60;
export const DOWNS = 4;
/** Depth of the red zone, in yards from the goal line. */
export const RED_ZONE_YARDS = 20;
/** Yards to gain for a first down. */
export const SERIES_YARDS = 10;
/** Distance a kickoff must travel before the kicking side may recover it (rule 6-1-3). */
export const KICKOFF_LEAST_YARDS = 10;
export const TOUCHDOWN_POINTS = 6;
export const FIELD_GOAL_POINTS = 3;
export const SAFETY_POINTS = 2;
export const KICKED_TRY_POINTS = 1;
export const TWO_POINT_TRY_POINTS = 2;
/** Most points of one possession, including the try. */
export const POSSESSION_POINTS = TOUCHDOWN_POINTS + TWO_POINT_TRY_POINTS;
/** Yards behind the line of scrimmage at which a place kick is held. */
const HOLD_YARDS = 7;

/** Returns the length of a place kick from a line of scrimmage `ball` yards from the own goal line. */
export function placeKickYards(ball: number): number {
  return FIELD_YARDS - ball + END_ZONE_YARDS + HOLD_YARDS;
}

/** Fewest members with which a conference crowns a champion and gives awards: the two-team Pac-12 did neither. */
export const FEWEST_FOR_A_TITLE = 3;

/** Wins for bowl eligibility, and wins with which a team may fill an open bowl spot (NCAA bylaw 18.7). */
export const BOWL_WINS = 6;
const BOWL_FILL_IN_WINS = 5;

/** Returns a season's bowl wins; a shortened season requires none (NCAA Division I Council, October 2020). */
export function bowlWins({ shortened }: { shortened?: unknown }): { eligible: number; fillIn: number } {
  return shortened === undefined ? { eligible: BOWL_WINS, fillIn: BOWL_FILL_IN_WINS } : { eligible: 0, fillIn: 0 };
}

/** Share of a season's games within which a player must be injured to get a medical redshirt (NCAA bylaw 12.8.4). */
export const HARDSHIP_SHARE = 0.3;

/** Overtime rules (rule 3-1-3). */
export interface OvertimeRules {
  /** Yard line at which an overtime series begins. */
  seriesLine: number;
  /** Timeouts of each side in a period. */
  timeouts: number;
  /** First period in which a team must go for two after a touchdown. */
  mustTryTwoFrom: number;
  /** First period of alternating two-point plays instead of series; null if there are none. */
  twoPointPlaysFrom: number | null;
}

/**
 * Rules of one season's games: everything that has changed since 2000 or could. Facts rather than balance, as plain
 * data.
 */
export interface GameRules {
  /** Most games a redshirt may play in; null if every year in college counts (bylaw 12.8.3). */
  redshirtGames: number;
  /** Whether games after the regular season count toward that limit. */
  redshirtPostseason: boolean;
  /** Whether the season uses up a year of eligibility. */
  seasonCounts: boolean;
  /** The season whose players get an extra year; null if there is none. */
  extraFor: number | null;
  /** Whether seniors who return after this season are exempt from the scholarship limit. */
  extraSeniors: boolean;
  /** Whether transfers from another FBS team sit out their first season unless they have graduated. */
  transfersSit: boolean;
  /** Length of a quarter. */
  quarterSeconds: number;
  /** Timeouts of each side in a half. */
  timeouts: number;
  /** Seconds at the end of a half in which first downs and plays out of bounds stop the clock longer. */
  lateSeconds: number;
  /** Whether the clock stops after every first down in bounds until the ball is ready, not only late in a half. */
  clockStopsOnFirstDown: boolean;
  /**
   * Whether a play out of bounds always stops the clock until the snap; otherwise only late in a half, and before that
   * until the ready signal.
   */
  clockStopsOutOfBounds: boolean;
  /** Whether the clock waits for the snap after a change of possession; otherwise for the ready signal. */
  clockStopsOnPossession: boolean;
  /** Whether the clock starts when a kickoff is kicked; otherwise when it is touched in the field of play. */
  clockStartsOnKick: boolean;
  /** Whether the clock stops for a two-minute timeout in each half. */
  twoMinuteTimeout: boolean;
  /**
   * Whether an accepted penalty also gives an untimed down after the first and third quarters, not only at the end of a
   * half.
   */
  quarterUntimedDown: boolean;
  /** Seconds run off for a foul that stops a running clock in the last minute of a half; 0 for none. */
  foulRunoff: number;
  /** The same for an injury. */
  injuryRunoff: number;
  /** Whether targeting is a separate foul. */
  targetingFoul: boolean;
  /** Whether targeting ejects the player. */
  targetingEjects: boolean;
  /**
   * From which ejection of a season on a player also sits out the first half of his team's next game; 0 for never. The
   * first one only counts if it came in the second half.
   */
  targetingHalfFrom: number;
  /** Whether an incidental face mask costs 5 yards and no first down. */
  incidentalFaceMask: boolean;
  /** Whether a horse-collar tackle is a foul. */
  horseCollarFoul: boolean;
  /** Yards of offensive pass interference. */
  offensiveInterference: number;
  overtime: OvertimeRules;
  /** Own yard line of the kickoff. */
  kickoffLine: number;
  /** Own yard line after a kickoff touchback. */
  kickoffTouchback: number;
  /** A fair catch of a kickoff at or inside this yard line is a touchback; null: the ball stays where it was caught. */
  kickoffFairCatchLine: number | null;
  /** Yards from where it was kicked at which a kickoff out of bounds is spotted. */
  kickoffOutOfBounds: number;
  /** Own yard line of the free kick after a safety. */
  freeKickLine: number;
  /** Own yard line after any touchback but a kickoff's, and the least one after a missed field goal. */
  touchback: number;
  /** Yards from the goal line of a try. */
  tryLine: number;
}

/** Rules that change from a season on. */
export interface RuleChange extends Partial<Omit<GameRules, 'overtime'>> {
  from: number;
  overtime?: Partial<OvertimeRules>;
}

/** Rules of all seasons: the first season's in full, then changes, earliest first. */
export interface RuleBook {
  first: GameRules;
  changes: readonly RuleChange[];
}

/**
 * NCAA Football Rules since 2000, by rule number; `rules.md` gives the source of each line by year. A new rule takes
 * one more line, such as `{ from: 2030, overtime: { timeouts: 2 } }`; a rule for a single season needs another line for
 * the season after it.
 */
export const RULE_BOOK: RuleBook = {
  first: {
    redshirtGames: 0, // bylaw 12.8.3.1
    redshirtPostseason: true, // bylaw 12.8.3.1
    seasonCounts: true, // bylaw 12.8.1
    extraFor: null, // bylaw 12.8.1
    extraSeniors: false, // bylaw 15.5.6.1
    transfersSit: true, // bylaw 14.5.5.1
    quarterSeconds: 900, // 3-2-1
    timeouts: 3, // 3-3-4
    lateSeconds: 120, // 3-3-2-e
    clockStopsOnFirstDown: true, // 3-3-2-e
    clockStopsOutOfBounds: true, // 3-3-2-d
    clockStopsOnPossession: true, // 3-2-5
    clockStartsOnKick: false, // 3-2-5
    twoMinuteTimeout: false, // 3-3-2
    quarterUntimedDown: true, // 3-2-3
    foulRunoff: 0, // 3-4-4
    injuryRunoff: 0, // 3-3-5
    overtime: { seriesLine: 25, timeouts: 1, mustTryTwoFrom: 3, twoPointPlaysFrom: null }, // 3-1-3
    kickoffLine: 35, // 6-1-1
    kickoffTouchback: 20, // 8-6-2
    kickoffFairCatchLine: null, // 6-5-1
    kickoffOutOfBounds: 30, // 6-2-1
    freeKickLine: 20, // 8-5
    touchback: 20, // 8-6-2, 8-4-2
    tryLine: 3, // 8-3-2
    targetingFoul: false, // 9-1-3, 9-1-4
    targetingEjects: false, // 9-1-3, 9-1-4
    targetingHalfFrom: 0, // 9-1-3, 9-1-4
    incidentalFaceMask: true, // 9-1-2-q
    horseCollarFoul: false, // 9-1-15
    offensiveInterference: 15, // 7-3-8
  },
  changes: [
    { from: 2006, clockStopsOnPossession: false, clockStartsOnKick: true },
    {
      from: 2007,
      clockStopsOnPossession: true,
      clockStartsOnKick: false,
      kickoffLine: 30,
      kickoffOutOfBounds: 35,
    },
    {
      from: 2008,
      clockStopsOutOfBounds: false,
      kickoffOutOfBounds: 30,
      targetingFoul: true,
      incidentalFaceMask: false,
      horseCollarFoul: true,
    },
    { from: 2011, foulRunoff: 10 },
    { from: 2012, kickoffLine: 35, kickoffTouchback: 25 },
    { from: 2013, targetingEjects: true, targetingHalfFrom: 1, injuryRunoff: 10 },
    { from: 2018, kickoffFairCatchLine: 25, redshirtGames: 4 },
    { from: 2019, overtime: { twoPointPlaysFrom: 5 } },
    { from: 2020, extraFor: 2020, extraSeniors: true },
    { from: 2021, extraSeniors: false, transfersSit: false, overtime: { mustTryTwoFrom: 2, twoPointPlaysFrom: 3 } },
    { from: 2023, clockStopsOnFirstDown: false, quarterUntimedDown: false },
    { from: 2024, twoMinuteTimeout: true, redshirtPostseason: false },
    { from: 2026, targetingHalfFrom: 2, offensiveInterference: 10 },
  ],
};

/** Rules by season, remembered: walk-ons and eligibility look up the same few thousands of times a season. */
const rulesBy = rememberedOf((book: RuleBook) => remembered((year) => rulesIn(year, book)));

/** Returns the rules of a season. */
export function rulesOf(year: number, book: RuleBook = RULE_BOOK): GameRules {
  return rulesBy(book)(year);
}

function rulesIn(year: number, book: RuleBook): GameRules {
  let rules = book.first;
  for (const { from, overtime, ...news } of book.changes) {
    if (from <= year) rules = { ...rules, ...news, overtime: { ...rules.overtime, ...overtime } };
  }
  return rules;
}
