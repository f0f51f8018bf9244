/** What has been the same in every season of the game: NCAA Football Rules, rules 1-2, 5-1, 8 and 3-2. */
export const FIELD_YARDS = 100;
const END_ZONE_YARDS = 10;
export const QUARTERS = 4;
/** Seconds of a minute. */
export const MINUTE = 60;
export const DOWNS = 4;
/** Yards from the goal line; what happens there is counted by itself. */
export const RED_ZONE_YARDS = 20;
/** Yards to a first down. */
export const SERIES_YARDS = 10;
/** A kickoff that the kicking side may recover has gone this far (rule 6-1-3). */
export const KICKOFF_LEAST_YARDS = 10;
export const TOUCHDOWN_POINTS = 6;
export const FIELD_GOAL_POINTS = 3;
export const SAFETY_POINTS = 2;
export const KICKED_TRY_POINTS = 1;
export const TWO_POINT_TRY_POINTS = 2;
/** The most that one possession can score, its try included. */
export const POSSESSION_POINTS = TOUCHDOWN_POINTS + TWO_POINT_TRY_POINTS;
/** Yards a place kick is held behind the line of scrimmage. */
const HOLD_YARDS = 7;

/** Length of a place kick from a line of scrimmage `ball` yards from the own goal line. */
export function placeKickYards(ball: number): number {
  return FIELD_YARDS - ball + END_ZONE_YARDS + HOLD_YARDS;
}

/** Members with which a conference crowns a champion and honors its players: the Pac-12 of two teams did neither. */
export const FEWEST_FOR_A_TITLE = 3;

/** Wins that make a team eligible for a bowl, and those with which it may fill an open place (NCAA bylaw 18.7). */
export const BOWL_WINS = 6;
const BOWL_FILL_IN_WINS = 5;

/** The same in a season; one that is cut short asks for no wins (NCAA Division I Council, October 2020). */
export function bowlWins({ shortened }: { shortened?: unknown }): { eligible: number; fillIn: number } {
  return shortened === undefined ? { eligible: BOWL_WINS, fillIn: BOWL_FILL_IN_WINS } : { eligible: 0, fillIn: 0 };
}

/** Share of a season's games within which a player must be hurt for a medical redshirt (NCAA bylaw 12.8.4). */
export const HARDSHIP_SHARE = 0.3;

/** Extra periods (rule 3-1-3). */
export interface OvertimeRules {
  /** Yards from the goal line at which a series begins. */
  seriesLine: number;
  /** Timeouts of each side in a period. */
  timeouts: number;
  /** From which period a touchdown must be followed by a two-point try. */
  mustTryTwoFrom: number;
  /** From which period the sides alternate two-point plays instead of series; null: never. */
  twoPointPlaysFrom: number | null;
}

/** The rules of one season's games: all that has changed since 2000 or could. Facts, not balance; plain data. */
export interface GameRules {
  /**
   * Most games in which a player may appear in a season that does not count against his four; null: every year in college
   * counts (bylaw 12.8.3).
   */
  redshirtGames: number;
  /** Games after the regular season count among them. */
  redshirtPostseason: boolean;
  /** The season counts against a player's four. */
  seasonCounts: boolean;
  /** Players of this season may play one beyond their four; null: none may. */
  extraFor: number | null;
  /** Seniors who come back after this season need none of the scholarships that there are. */
  extraSeniors: boolean;
  /** Transfers from another FBS team sit out their first season, unless they have graduated. */
  transfersSit: boolean;
  /** Length of a quarter. */
  quarterSeconds: number;
  /** Timeouts of each side in a half. */
  timeouts: number;
  /** The end of a half in which first downs and plays out of bounds stop the clock longer, in seconds. */
  lateSeconds: number;
  /** The clock stops after every first down in bounds until the ball is ready, and not only late in a half. */
  clockStopsOnFirstDown: boolean;
  /** A play out of bounds stops the clock until the snap; else only late in a half, and until the ready signal before. */
  clockStopsOutOfBounds: boolean;
  /** After a change of possession the clock waits for the snap; else for the ready signal. */
  clockStopsOnPossession: boolean;
  /** The clock starts when a kickoff is kicked; else when it is touched in the field of play. */
  clockStartsOnKick: boolean;
  /** The clock stops at the late seconds of each half. */
  twoMinuteTimeout: boolean;
  /** An accepted foul gives an untimed down after the first and third quarter too, and not only at the end of a half. */
  quarterUntimedDown: boolean;
  /** Seconds run off for a foul that stops a running clock in the last minute of a half; 0: none. */
  foulRunoff: number;
  /** The same for an injury. */
  injuryRunoff: number;
  /** Targeting is a foul of its own. */
  targetingFoul: boolean;
  /** The guilty player is ejected. */
  targetingEjects: boolean;
  /**
   * From which time in a season on who is sent off also sits out the first half of his team's next game; 0: never. The
   * first time counts in the second half only.
   */
  targetingHalfFrom: number;
  /** A face mask that is let go at once costs 5 yards and no first down. */
  incidentalFaceMask: boolean;
  /** A tackle from behind by the collar is a foul. */
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

/** What is different from a season on. */
export interface RuleChange extends Partial<Omit<GameRules, 'overtime'>> {
  from: number;
  overtime?: Partial<OvertimeRules>;
}

/** The rules of all seasons: those of the first in full, then what changed, earliest first. */
export interface RuleBook {
  first: GameRules;
  changes: readonly RuleChange[];
}

/**
 * NCAA Football Rules since 2000, by rule number; `rules.md` tells year by year where each line is from. A new rule is one
 * more line, `{ from: 2030, overtime: { timeouts: 2 } }`; one for a single season is followed by a line for the season
 * after it.
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

/** Rules of seasons that were asked for: walk-ons and eligibility ask for the same few thousands of times a season. */
const looked = new WeakMap<RuleBook, Map<number, GameRules>>();

/** The rules of a season. */
export function rulesOf(year: number, book: RuleBook = RULE_BOOK): GameRules {
  const years = looked.get(book) ?? new Map<number, GameRules>();
  const rules = years.get(year) ?? rulesIn(year, book);
  years.set(year, rules);
  looked.set(book, years);
  return rules;
}

function rulesIn(year: number, book: RuleBook): GameRules {
  let rules = book.first;
  for (const { from, overtime, ...news } of book.changes) {
    if (from <= year) rules = { ...rules, ...news, overtime: { ...rules.overtime, ...overtime } };
  }
  return rules;
}
