import { zip } from '../model/lists.ts';

/** Numbers as a sports page writes them. All pure. */

/** Text for an unknown value. */
export const NOT_KNOWN = '-';

/** `9-3 (6-2)`: overall, and against the conference. */
export function record(wins: number, losses: number, confWins: number, confLosses: number): string {
  return `${wins}-${losses} (${confWins}-${confLosses})`;
}

/** `9-3`. */
export function winLoss(wins: number, losses: number): string {
  return `${wins}-${losses}`;
}

/** The last rank shown: a poll publishes its top 25. */
export const LAST_SPOKEN_RANK = 25;

/** Whether a team counts as ranked (1 to 25; 0 and null are unranked). */
export function isRanked(rank: number | null | undefined): rank is number {
  return typeof rank === 'number' && rank >= 1 && rank <= LAST_SPOKEN_RANK;
}

/** `No. 7 Michigan`, or only the name of an unranked team; for sentences. */
export function rankedName(name: string, rank: number | null | undefined): string {
  return isRanked(rank) ? `No. ${rank} ${name}` : name;
}

/** `#7 Michigan`, or only the name of an unranked team; for tables and cards. */
export function rankPrefix(name: string, rank: number | null | undefined): string {
  return isRanked(rank) ? `#${rank} ${name}` : name;
}

/** A change with a fixed number of decimals: `+0.52`, `-1.0`, `+0.0`. */
export function signedTo(value: number, decimals: number): string {
  const text = value.toFixed(decimals);
  // What rounds to nothing is no loss.
  return Number(text) < 0 ? text : `+${text.replace('-', '')}`;
}

/** Formats a signed whole or half number without a trailing `.0`: `+3`, `-6.5`, `0`. */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? `+${rounded}` : `${rounded === 0 ? 0 : rounded}`;
}

/** `+1 point`, `-3 points`. */
export function signedPlural(value: number, one: string): string {
  return `${signed(value)} ${Math.abs(value) === 1 ? one : `${one}s`}`;
}

/** Formats a team's line from its expected margin: 6.5 reads `-6.5`, -6.5 `+6.5`, 0 `Even`. */
export function spread(expectedMargin: number): string {
  const half = Math.round(expectedMargin * 2) / 2;
  return half === 0 ? 'Even' : signed(-half);
}

/** American odds: `-240`, `+195`; even money is `Even`. */
export function moneyline(odds: number): string {
  const whole = Math.round(odds);
  return Math.abs(whole) <= 100 ? 'Even' : signed(whole);
}

/**
 * Formats a share as a percentage with `digits` decimals, never a false 0% or 100%: a possible event reads `<1%`, a
 * likely but uncertain one `>99%`.
 */
export function percent(share: number, digits = 0): string {
  if (!Number.isFinite(share)) return NOT_KNOWN;
  if (share <= 0) return '0%';
  if (share >= 1) return '100%';
  const step = 10 ** -digits;
  const shown = share * 100;
  if (shown < step) return `<${step.toFixed(digits)}%`;
  if (shown > 100 - step) return `>${(100 - step).toFixed(digits)}%`;
  return `${shown.toFixed(digits)}%`;
}

/** `1st`, `2nd`, `3rd`, `4th`, `11th`, `22nd`. */
export function ordinal(n: number): string {
  const tens = Math.abs(n) % 100;
  if (tens >= 11 && tens <= 13) return `${n}th`;
  return `${n}${['th', 'st', 'nd', 'rd'][Math.abs(n) % 10] ?? 'th'}`;
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'] as const;

/** Spells out numbers under ten; figures for the rest. */
export function spelled(n: number): string {
  return SMALL_NUMBERS[n] ?? String(n);
}

/** `Michigan's`, `Texas'`: a proper name that ends in s takes the apostrophe alone, as newspapers write it. */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}'` : `${name}'s`;
}

const SMALL_PLACES = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
] as const;

/** Spells out ordinals under ten; figures for the rest: `third`, `11th`. */
export function spelledOrdinal(n: number): string {
  return SMALL_PLACES[n] || ordinal(n);
}

/** `1 yard`, `2 yards`; `plural(2, 'touchback')`. */
export function plural(n: number, one: string, many = `${one}s`): string {
  return `${n} ${Math.abs(n) === 1 ? one : many}`;
}

/** The same with numbers under ten as words: `one loss`, `eight losses`. */
export function spelledPlural(n: number, one: string, many = `${one}s`): string {
  return `${spelled(n)} ${n === 1 ? one : many}`;
}

/** `1,234,567`. */
export function grouped(n: number): string {
  return String(Math.round(n)).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
}

/** Formats with one decimal, always (`87.0`); for ratings and per-game figures in columns. */
export function oneDecimal(value: number | null | undefined): string {
  return value === null || value === undefined || !Number.isFinite(value) ? NOT_KNOWN : value.toFixed(1);
}

/** Seconds as `4:07`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A time of day from minutes after midnight: `3:30 PM`. */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${half}`;
}

/** A change in a share in whole percent: `+4%`, `-12%`; empty if it rounds to 0. */
export function signedPercent(change: number): string {
  const whole = Math.round(100 * change);
  return whole === 0 ? '' : `${whole > 0 ? '+' : ''}${whole}%`;
}

/** A range of weeks or years: `13 to 20`, or `17` for a single one. */
export function span(first: number, last: number): string {
  return first === last ? `${first}` : `${first} to ${last}`;
}

/** The same with its noun: `weeks 13 to 20`, or `week 17`. */
export function weekSpan(first: number, last: number): string {
  return `${first === last ? 'week' : 'weeks'} ${span(first, last)}`;
}

/** `Ann Arbor, Madison and Iowa City`. */
export function listed(items: readonly string[], joint = 'and'): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}

/** `Ann Arbor, Madison and 3 others`. `count`: how many there are, named or not. */
export function listedFew(items: readonly string[], most: number, count = items.length): string {
  const named = items.slice(0, most);
  const others = count - named.length;
  return listed(others === 0 ? named : [...named, others === 1 ? '1 other' : `${others} others`]);
}

/** File size for display: `640 kB`, `2.3 MB`. */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Formats a number that may include a half, as standings do: `½`, `1`, `2½`. */
export function halves(value: number): string {
  const whole = Math.floor(value);
  return `${whole > 0 || value === 0 ? whole : ''}${value > whole ? '½' : ''}`;
}

/** Capitalizes the first letter. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Corrects the article: `a 7-point`, but `an 18-point`: eight, eleven and eighteen begin with a vowel. */
export function withRightArticle(text: string): string {
  return text.replace(/\b([Aa]) (?=(?:8|11|18|8\d)(?:\.\d)?-)/g, '$1n ');
}

/** `a 7-point favorite`, `an 8-point favorite`. */
export const favoriteText = (points: number): string => withRightArticle(`a ${points}-point favorite`);

/** `a 7-point underdog`, `an 11.5-point underdog`. */
export const underdogText = (points: number): string => withRightArticle(`a ${points}-point underdog`);

/**
 * Rounds values so that they add up exactly to their rounded sum: each is rounded down, and the missing steps go to
 * those that lost most (the largest remainder method).
 */
export function roundedParts(values: readonly number[], decimals: number): { parts: number[]; total: number } {
  const scale = 10 ** decimals;
  const steps = values.map((value) => value * scale);
  const total = Math.round(steps.reduce((sum, step) => sum + step, 0));
  const floors = steps.map(Math.floor);
  const missing = total - floors.reduce((sum, step) => sum + step, 0);
  const byLoss = zip(steps, floors)
    .map(([step, floor], i) => ({ i, floor, lost: step - floor }))
    .sort((a, b) => b.lost - a.lost || a.i - b.i);
  for (const { i, floor } of byLoss.slice(0, Math.max(0, missing))) floors[i] = floor + 1;
  // Dividing whole steps once gives the nearest number that prints with these decimals.
  return { parts: floors.map((step) => step / scale + 0), total: total / scale + 0 };
}
