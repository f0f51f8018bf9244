import type { JobEnd } from '../model/coaches.ts';
import type { Ask } from '../model/program/budget.ts';
import { millionsText } from './boosters.ts';
import { listed, oneDecimal, ordinal, percent, plural, signed, signedPlural } from './numbers.ts';

/** Sentences about the results of decisions and weeks. All pure. */

/** A labeled part of a number, in points. */
interface Part {
  label: string;
  value: number;
}

/** Most reasons given for a choice. */
const REASONS = 2;

/** The strongest reasons for one side: `effort +8 and home +5`; empty if there are none. */
function reasons(parts: readonly Part[], sign: 1 | -1): string {
  const lines = parts
    .filter(({ value }) => value * sign > 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, REASONS)
    .map(({ label, value }) => `${label === 'NIL' ? label : label.toLowerCase()} ${signed(value)}`);
  return listed(lines, 'and');
}

const because = (text: string): string => (text === '' ? '' : `: ${text}`);

interface Battle {
  /** `4-star WR Al Bo`. */
  who: string;
  /** The gap between us and the other school by part, in points. */
  parts: readonly Part[];
}

/** `4-star WR Al Bo committed to you over Iowa: effort +8 and home +5.` */
export function battleWon({ who, parts, over, flipped }: Battle & { over: string | null; flipped: boolean }): string {
  const did = flipped ? 'flipped to you' : 'committed to you';
  return `${who} ${did}${over === null ? '' : ` over ${over}`}${because(reasons(parts, 1))}.`;
}

/** `4-star WR Al Bo chose Iowa. You finished 2nd: prestige -12 and home -6.` */
export function battleLost({ who, parts, to, place }: Battle & { to: string; place: number }): string {
  return `${who} chose ${to}. You finished ${ordinal(place)}${because(reasons(parts, -1))}.`;
}

/** `4-star WR Al Bo decommitted and flipped to Iowa: prestige -12.` */
export function decommitted({ who, parts, to }: Battle & { to: string | null }): string {
  const did = to === null ? 'decommitted' : `decommitted and flipped to ${to}`;
  return `${who} ${did}${because(reasons(parts, -1))}.`;
}

/** `3 recruits saw the win over Nebraska on official visits: +14 points each.` */
export function visitsMade(count: number, opponent: string, won: boolean, points: number): string {
  const saw = won ? `the win over ${opponent}` : `the loss to ${opponent}`;
  const each = count === 1 ? '' : ' each';
  return `${plural(count, 'recruit')} saw ${saw} on official visits: ${signedPlural(points, 'point')}${each}.`;
}

/** `QB Malique Khan is out for 4 weeks (knee).` `weeks`: null for the rest of the season. */
export function hurt(who: string, injury: string, weeks: number | null): string {
  return `${who} is out ${weeks === null ? 'for the season' : `for ${plural(weeks, 'week')}`} (${injury}).`;
}

/** `Signing day: 14 recruits announced, and 10 letters of intent came in. See who picked you.` */
export function signingDayOver(announced: number, letters: number): string {
  const lines = [
    ...(announced > 0 ? [`${plural(announced, 'recruit')} announced with you among the finalists`] : []),
    ...(letters > 0 ? [`${plural(letters, 'letter')} of intent came in`] : []),
  ];
  if (lines.length === 0) return 'Signing day is over. No recruit had you among his finalists.';
  return `Signing day: ${lines.join(', and ')}. ${announced > 0 ? 'See who picked you.' : 'See who signed.'}`;
}

interface PlanResult {
  /** `Run heavy, fast`. */
  plan: string;
  /** Whether it gained more per play than the opponent usually allows; null if unknown. */
  worked: boolean | null;
  /** `34-20 win over Nebraska`. */
  result: string;
  opponent: string;
  /** Share of passes among the plays called, in the game and over the season; null if unknown. */
  passes: number;
  usual: number | null;
  /** Yards per play, ours and what the opponent allows over the season; null if unknown. */
  yards: number;
  allowed: number | null;
}

/** `Game plan (run heavy) worked in the 34-20 win over Iowa: 38% passes (51% on the season), averaging 6.4 a play; Iowa gives up 5.1 on the season.` */
export function planWorked({ plan, worked, result, opponent, passes, usual, yards, allowed }: PlanResult): string {
  const split = `${percent(passes)} passes${usual === null ? '' : ` (${percent(usual)} on the season)`}`;
  const beside = allowed === null ? '' : `; ${opponent} gives up ${allowed.toFixed(1)} on the season`;
  const did = worked === null ? '' : worked ? ' worked' : ' did not work';
  return `Game plan (${plan})${did} in the ${result}: ${split}, averaging ${yards.toFixed(1)} a play${beside}.`;
}

/** `RB Al Bo stayed after you promised him a role.` */
export const promiseKept = (who: string): string => `${who} stayed after you promised him a role.`;

/** `RB Al Bo transferred to Iowa despite your promise of a role.` */
export function promiseFailed(who: string, to: string | null): string {
  return `${who} ${to === null ? 'left' : `transferred to ${to}`} despite your promise of a role.`;
}

/** `RB Al Bo isn’t starting after you promised him a role last year. He’s more likely to leave.` */
export const promiseBroken = (who: string): string =>
  `${who} isn’t starting after you promised him a role last year. He’s more likely to leave.`;

/** `WR Al Bo transferred in over Iowa after your call: playing time +9.` */
export function callAnswered({ who, parts, over }: Battle & { over: string | null }): string {
  return `${who} transferred in${over === null ? '' : ` over ${over}`} after your call${because(reasons(parts, 1))}.`;
}

/** `You called WR Al Bo; he chose Iowa: prestige -12.` `to`: null if he found no FBS team. */
export function callRefused({ who, parts, to }: Battle & { to: string | null }): string {
  return `You called ${who}; he ${to === null ? 'found no FBS team' : `chose ${to}`}${because(reasons(parts, -1))}.`;
}

/** `S Al Bo (71) left for Iowa: playing time.` */
export function playerLeft(who: string, to: string | null, reason: string): string {
  return `${who} transferred${to === null ? ' out of FBS' : ` to ${to}`}: ${reason.toLowerCase()}.`;
}

/** `QB Al Bo burned his redshirt against Iowa: it was his 5th game.` `most`: games he could have played. */
export function redshirtBurned(who: string, opponent: string, most: number): string {
  return `${who} burned his redshirt against ${opponent}: it was his ${ordinal(most + 1)} game.`;
}

interface BoosterGifts {
  ask: Ask;
  /** Million dollars: in all, and compared with asking as usual. */
  given: number;
  more: number;
  /** Wins per 12 games that they expect. */
  expected: number;
}

/** `You pushed the boosters: they gave $1.3M more, $12.4M in all, and expect 9.4 wins.` */
export function boostersGave({ ask, given, more, expected }: BoosterGifts): string {
  const did = ask === 'none' ? 'You gave the boosters a year off' : 'You pushed the boosters';
  const beside = `${millionsText(more)} ${more < 0 ? 'less' : 'more'}`;
  return `${did}: they gave ${beside}, ${millionsText(given)} in all, and expect ${oneDecimal(expected)} wins.`;
}

/** `Your season was 1.2 wins better than the boosters expected. A push would bring 12% more than usual.` */
export function boostersMood(surprise: number, percentMore: number): string {
  const than = `${oneDecimal(Math.abs(surprise))} wins ${surprise > 0 ? 'better' : 'worse'} than the boosters expected`;
  if (percentMore === 0) return `Your season was ${than}.`;
  const brings = `${Math.abs(percentMore)}% ${percentMore > 0 ? 'more' : 'less'} than usual`;
  return `Your season was ${than}. A push would bring ${brings}.`;
}

const LEFT: Partial<Record<JobEnd, string>> = {
  fired: 'was fired',
  hired_away: 'was hired away',
  promoted: 'was hired away',
  nfl: 'left for the NFL',
  retired: 'retired',
};

/** `Head coach Al Bo was fired. Cy Day takes over.` `next`: null if unknown. */
export function coachLeft(who: string, end: JobEnd, next: string | null): string {
  return `Head coach ${who} ${LEFT[end] ?? 'left'}.${next === null ? '' : ` ${next} takes over.`}`;
}
