import type { Drive, GameLog, Play } from '../../contract/views/season/game.ts';
import type { CallWorth, SidelineChoice, SidelinePage } from '../../contract/views/season/sideline.ts';
import { type AskKind, HANDOVERS, type Handover, type PlayCall } from '../../model/plays/sideline.ts';
import { QUARTERS } from '../../model/rules.ts';
import { GAME_NUMBERS, gameNumberText } from '../../words/columns/team-numbers.ts';
import { percent, plural, signed } from '../../words/numbers.ts';
import { CALL_NAMES, TEMPO_NAMES } from '../../words/sideline.ts';
import { downText, scoreText, sidesOf, timeText } from '../drives.ts';
import { HEADINGS } from '../headings.ts';

/** Text for a live game on the sideline, shared by all faces. */

/** From this level on, how often the opponent has seen a call makes it worse. */
const SEEN_FROM = 0.3;

/** Shown for a game in which the coach never made a call. */
export const NO_OWN_CALLS = 'You left every call to your staff.';

/** Shown when a call's letter does not answer the current question. */
export const NOT_NOW = 'That is not a call you can make right now.';

/** The letter of each call; no two answers to one question share a letter. */
export const CALL_KEYS: Readonly<Record<PlayCall, string>> = {
  inside_run: 'i',
  outside_run: 'o',
  option: 't',
  draw: 'w',
  screen: 's',
  short: 'h',
  middle: 'm',
  deep: 'd',
  play_action: 'a',
  sneak: 'n',
  reverse: 'r',
  flea_flicker: 'l',
  kneel: 'k',
  spike: 'x',
  field_goal: 'f',
  punt: 'u',
  fake: 'y',
  base: 'b',
  press: 'r',
  blitz: 'z',
  zone_blitz: 'e',
  stack: 'c',
  prevent: 'v',
  kick: 'k',
  two: '2',
  kick_deep: 'k',
  onside: 'o',
  timeout: 't',
  run_clock: 'l',
  stay: 's',
  quick_game: 'u',
  run_at_them: 'r',
  take_shots: 'd',
  load_box: 'c',
  two_high: 'v',
  bring_heat: 'z',
  new_looks: 'n',
};

const CALL_LETTERS: ReadonlySet<string> = new Set(Object.values(CALL_KEYS));

/** Whether a key is a call's letter; where that call is not an option, the key can mean something else. */
export const isCallKey = (key: string): boolean => CALL_LETTERS.has(key);

/** Returns the digit that hands the game over to the staff. */
export const handoverKey = (until: Handover): string => String(HANDOVERS.indexOf(until) + 3);

/** Seconds left at the two-minute mark. */
const TWO_MINUTES = 120;

/** Whether the half's two-minute mark is still ahead. */
function isBeforeTwoMinutes({ quarter, clock }: Situation): boolean {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return quarter < QUARTERS || (quarter === QUARTERS && minutes * 60 + seconds > TWO_MINUTES);
}

/**
 * Returns the ways to hand over that return control before the end: halftime and the two-minute mark only while they
 * are ahead.
 */
export function handoversNow({ situation }: Pick<SidelinePage, 'situation'>): Handover[] {
  if (situation === null) return [];
  return HANDOVERS.filter((until) => {
    if (until === 'until_half') return situation.quarter * 2 <= QUARTERS;
    return until !== 'until_two_minutes' || isBeforeTwoMinutes(situation);
  });
}

/** The coach's current decision. */
export const ASK_TITLES: Readonly<Record<AskKind, string>> = {
  offense: 'Your call',
  fourth_down: 'Fourth down',
  defense: 'Your defense',
  try: 'The try',
  kickoff: 'The kickoff',
  timeout: 'Stop the clock?',
  halftime: 'One adjustment',
};

/** States which plays a coordinator calls, since the head coach calls the rest; null for a head coach. */
export function coordinatorLine({ coordinator }: Pick<SidelinePage, 'coordinator'>): string | null {
  if (coordinator === null) return null;
  const { side, head_coach } = coordinator;
  const rest =
    side === 'offense'
      ? 'when to kick or go for it, the clock and the defense'
      : 'the kicks, the clock and the offense';
  return `You call the plays on ${side}; ${head_coach} handles ${rest}.`;
}

/** Whether the coach can set the tempo now: it belongs to the offense, and cannot change at halftime. */
export const setsTempo = ({ ask, coordinator }: Pick<SidelinePage, 'ask' | 'coordinator'>): boolean =>
  ask !== 'halftime' && coordinator?.side !== 'defense';

/** Shown before a kickoff. */
export const KICKS_OFF = (team: string): string => `${team} kicks off`;

type Situation = NonNullable<SidelinePage['situation']>;

/** A game that waits for the coach's call. */
export type LivePage = SidelinePage & { ask: AskKind; situation: Situation };

export const isLive = (page: SidelinePage): page is LivePage => page.ask !== null && page.situation !== null;

/** `OSU 17, MICH 14 · 12:04 1st`. */
export function clockLine(page: SidelinePage, at: Situation): string {
  return `${scoreText(page, at.score_a, at.score_b)} · ${clockText(page, at)}`;
}

/** `12:04 1st`, or halftime. */
export function clockText({ ask }: Pick<SidelinePage, 'ask'>, { quarter, clock }: Situation): string {
  return ask === 'halftime' ? HEADINGS.halftime : timeText(quarter, clock);
}

/** `MICH: 3rd & 7 at MICH 45`, or the team that kicks. */
export function downLine(page: SidelinePage, at: Situation): string {
  const sides = sidesOf(page, at.offense);
  const down = downText({ down: at.down, distance: at.distance, yardLine: at.yard_line }, sides);
  if (page.ask === 'halftime') return `Next: ${KICKS_OFF(sides[0])}`;
  if (down !== '') return `${sides[0]}: ${down}`;
  return page.ask === 'try' ? `${sides[0]} has scored` : KICKS_OFF(sides[0]);
}

/** Returns our current win probability. */
function ownChance({ own }: Pick<SidelinePage, 'own'>, at: Pick<Situation, 'win_prob_a'>): number {
  return own === 'A' ? at.win_prob_a : 1 - at.win_prob_a;
}

/** `You win 63% · timeouts 3, theirs 2 · they expect a pass 71%`. */
export function oddsLine(page: SidelinePage, at: Situation): string {
  const [mine, theirs] = page.own === 'A' ? [at.timeouts_a, at.timeouts_b] : [at.timeouts_b, at.timeouts_a];
  const parts = [`You win ${percent(ownChance(page, at))}`, `timeouts ${mine}, theirs ${theirs}`];
  if (at.pass_expected !== null) {
    const pass = percent(at.pass_expected);
    parts.push(page.ask === 'defense' ? `a pass ${pass}` : `they’re looking pass ${pass}`);
  }
  if (page.tempo !== 'staff_tempo') parts.push(TEMPO_NAMES[page.tempo].toLowerCase());
  if (page.adjustment !== null) parts.push(CALL_NAMES[page.adjustment].toLowerCase());
  return parts.join(' · ');
}

/**
 * Returns notes on a choice: whether it is the staff's pick, the win probability it leaves, or that it has been seen
 * too often.
 */
export function choiceNotes({ staff, chance, seen }: SidelineChoice): string[] {
  return [
    ...(staff ? ['staff'] : []),
    ...(chance === null ? [] : [percent(chance)]),
    ...(seen > SEEN_FROM ? ['they have seen it'] : []),
  ];
}

/**
 * The same in a word, for a list that marks the staff's call: a note that the opponent has seen it, or the odds it
 * leaves.
 */
export function choiceNote({ staff, chance, seen }: SidelineChoice): string {
  if (seen > SEEN_FROM) return 'seen';
  if (chance !== null) return percent(chance);
  return staff ? 'staff' : '';
}

/** Returns the latest play; null before the first. */
export function lastPlay({ drives }: Pick<SidelinePage, 'drives'>): Play | null {
  return drives.at(-1)?.plays.at(-1) ?? null;
}

/** Returns the current drive; null before kicks and tries. */
export function driveUnderway({ drives, situation }: Pick<SidelinePage, 'drives' | 'situation'>): Drive | null {
  const last = drives.at(-1);
  if (situation === null || situation.down === null || last?.offense !== situation.offense) return null;
  return last.kind === 'end_of_half' || last.kind === 'end_of_game' ? last : null;
}

/** A team's tendencies by down, one line each: `1st: 12 runs for 48 yards, 9 passes for 71`. */
export function tendencyLines(rows: SidelinePage['tendencies']['own']): string[] {
  const names = ['1st', '2nd', '3rd', '4th'];
  return rows
    .filter(({ runs, passes }) => runs + passes > 0)
    .map(
      ({ down, runs, passes, run_yards, pass_yards }) =>
        `${names[down - 1]}: ${plural(runs, 'run')} for ${plural(run_yards, 'yard')}, ${plural(passes, 'pass', 'passes')} for ${pass_yards}`,
    );
}

/** Results of each call, one line each: `Draw: 4 plays for 31 yards, 2 first downs`. */
export function workedLines({ worked }: Pick<SidelinePage, 'worked'>): string[] {
  return worked.map(({ call, plays, yards, first_downs }) => {
    const firsts = first_downs === 0 ? '' : `, ${plural(first_downs, 'first down')}`;
    return `${CALL_NAMES[call]}: ${plural(plays, 'play')} for ${plural(yards, 'yard')}${firsts}`;
  });
}

/** Change in win probability, in percent: `+2%`. */
export const worthText = (worth: number): string => `${signed(worth * 100)}%`;

/** Compares how a coached game ended with the staff's version. */
export function aftermathLines(page: SidelinePage): string[] {
  const { aftermath } = page;
  if (aftermath === null) return [];
  const { worths, total, staff_score_a, staff_score_b } = aftermath;
  const staff = `With only your staff's calls it would have ended ${scoreText(page, staff_score_a, staff_score_b)}.`;
  if (worths.length === 0) return [NO_OWN_CALLS];
  return [
    `${worths.length === 1 ? 'Your one call was' : `Your ${worths.length} own calls were`} worth ${worthText(total)} of win probability compared with your staff's.`,
    staff,
  ];
}

/** Sorts the calls that moved a game most, best first. */
export function byWorth(worths: readonly CallWorth[]): CallWorth[] {
  return [...worths].sort((a, b) => b.worth - a.worth);
}

/** Calls that changed less than this are not worth a line of their own. */
const LEAST_WORTH = 0.0005;

/** Splits calls into those that changed the game, best first, and the others, in order. */
export function worthsByEffect(worths: readonly CallWorth[]): Record<'moved' | 'idle', CallWorth[]> {
  const isMoved = ({ worth }: CallWorth) => Math.abs(worth) >= LEAST_WORTH;
  return { moved: byWorth(worths.filter(isMoved)), idle: worths.filter((each) => !isMoved(each)) };
}

/** `12 calls that changed nothing`. */
export const idleCalls = (count: number): string => `${plural(count, 'call')} that changed nothing`;

/** `inside run`, `QB sneak`. */
function nameInText(call: PlayCall): string {
  const name = CALL_NAMES[call];
  return name.startsWith('QB') ? name : name.toLowerCase();
}

/** `Deep pass instead of inside run`. */
export const insteadText = ({ call, staff }: CallWorth): string =>
  `${CALL_NAMES[call]} instead of ${nameInText(staff)}`;

/** Team numbers shown in the locker room. */
const AT_HALF = ['total yards', 'passing yards', 'rushing yards', '1st downs', 'turnovers'] as const;
/** Stat lines whose leaders are shown as hot. */
const HOT = ['Passing', 'Rushing', 'Receiving', 'Defense'] as const;

/** A first-half number for both teams, visitor first. */
interface HalfNumber {
  label: string;
  visitor: string;
  home: string;
}

/** Returns the first-half numbers. */
export function halftimeNumbers({ halftime }: Pick<SidelinePage, 'halftime'>): HalfNumber[] {
  if (halftime === null) return [];
  return AT_HALF.map((stat) => {
    const { teamA, teamB } = halftime.stats[stat];
    return { label: GAME_NUMBERS[stat].long, visitor: gameNumberText(stat, teamB), home: gameNumberText(stat, teamA) };
  });
}

/** The same as lines: `Total yards: MSU 120, MICH 281`. */
export function halftimeLines(page: Pick<SidelinePage, 'game' | 'halftime'>): string[] {
  const { teamA, teamB } = page.game;
  return halftimeNumbers(page).map(
    ({ label, visitor, home }) => `${label}: ${teamB.abbreviation} ${visitor}, ${teamA.abbreviation} ${home}`,
  );
}

/** Returns a team's hot players: the best line of each kind. */
export function hotLines({ halftime }: Pick<SidelinePage, 'halftime'>, team: string): GameLog[] {
  if (halftime === null) return [];
  return HOT.flatMap((kind) => halftime.game_logs[kind].find((log) => log.team_name === team) ?? []);
}
