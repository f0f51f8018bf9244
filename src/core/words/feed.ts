import { listed, ordinal, percent, plural, signed, signedPlural } from './numbers.ts';

/** What decisions and weeks brought, a sentence each. All pure. */

/** A part of a number with its label, in points. */
interface Part {
  label: string;
  value: number;
}

/** Reasons told of one choice. */
const REASONS = 2;

/** `effort +8 and home +5`: what spoke most for a side; empty where nothing did. */
function reasons(parts: readonly Part[], sign: 1 | -1): string {
  const told = parts
    .filter(({ value }) => value * sign > 0)
    .sort((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, REASONS)
    .map(({ label, value }) => `${label === 'NIL' ? label : label.toLowerCase()} ${signed(value)}`);
  return listed(told, 'and');
}

const because = (text: string): string => (text === '' ? '' : `: ${text}`);

interface Battle {
  /** `4-star WR Al Bo`. */
  who: string;
  /** What separates us from the other school, in points. */
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

interface PlanResult {
  /** `Run heavy, fast`. */
  plan: string;
  /** `34-20 win over Nebraska`. */
  result: string;
  opponent: string;
  /** Shares of passes among the plays called, in the game and in the season; null where that is not known. */
  passes: number;
  usual: number | null;
  /** Yards a play, ours and what the opponent allows in the season; null likewise. */
  yards: number;
  allowed: number | null;
}

/** `Game plan (run heavy) in the 34-20 win over Iowa: 38% passes (51% on the season), a gain of 6.4 a play; Iowa allows 5.1 on the season.` */
export function planWorked({ plan, result, opponent, passes, usual, yards, allowed }: PlanResult): string {
  const split = `${percent(passes)} passes${usual === null ? '' : ` (${percent(usual)} on the season)`}`;
  const beside = allowed === null ? '' : `; ${opponent} gives up ${allowed.toFixed(1)} on the season`;
  return `Game plan (${plan}) in the ${result}: ${split}, averaging ${yards.toFixed(1)} a play${beside}.`;
}

/** `RB Al Bo stayed after you promised him a role.` */
export const promiseKept = (who: string): string => `${who} stayed after you promised him a role.`;

/** `RB Al Bo transferred to Iowa despite your promise of a role.` */
export function promiseFailed(who: string, to: string | null): string {
  return `${who} ${to === null ? 'left' : `transferred to ${to}`} despite your promise of a role.`;
}

/** `RB Al Bo does not start, and you promised him a role last year. He is likelier to leave.` */
export const promiseBroken = (who: string): string =>
  `${who} isn’t starting after you promised him a role last year. He’s more likely to leave.`;

/** `WR Al Bo transferred in over Iowa after your call: playing time +9.` */
export function callAnswered({ who, parts, over }: Battle & { over: string | null }): string {
  return `${who} transferred in${over === null ? '' : ` over ${over}`} after your call${because(reasons(parts, 1))}.`;
}

/** `You called WR Al Bo; he chose Iowa: prestige -12.` `to`: null where he found no FBS team. */
export function callRefused({ who, parts, to }: Battle & { to: string | null }): string {
  return `You called ${who}; he ${to === null ? 'found no FBS team' : `chose ${to}`}${because(reasons(parts, -1))}.`;
}

/** `S Al Bo (71) left for Iowa: playing time.` */
export function playerLeft(who: string, to: string | null, reason: string): string {
  return `${who} transferred${to === null ? ' out of FBS' : ` to ${to}`}: ${reason.toLowerCase()}.`;
}
