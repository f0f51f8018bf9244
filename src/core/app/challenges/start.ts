import type { Settings } from '../../dynasty/dynasty-state.ts';
import { derivedSeed, type Seed, seedFrom } from '../../random/stream.ts';
import { canonicalJson } from '../../save/index.ts';
import { type Asked, readNewGame } from '../commands/new-game.ts';
import { CHALLENGES, type Challenge } from './list.ts';

/** What every challenge's dice are derived from. */
const CHALLENGE_SEED = seedFrom('challenge');

/** A day as a challenge is named after: `2026-11-25`. */
const DAY = /^day-(\d{4})-(\d{2})-(\d{2})$/;

/** A challenge as it is started: the day's has other dice than the one it is drawn from. */
export interface Started extends Challenge {
  seed: Seed;
}

const started = (challenge: Challenge): Started => ({ ...challenge, seed: derivedSeed(CHALLENGE_SEED, challenge.id) });

/** Whether there is such a day: a month has only so many. */
function isDay(year: string, month: string, day: string): boolean {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** The challenge of a day (`2026-11-25`), the same on every machine from the date alone; null for anything but a date. */
export function challengeOfTheDay(date: string): Started | null {
  const [, year, month, day] = DAY.exec(`day-${date}`) ?? [];
  if (year === undefined || !isDay(year, month!, day!)) return null;
  const seed = derivedSeed(CHALLENGE_SEED, 'day', date);
  const drawn = CHALLENGES[Number.parseInt(seed.slice(0, 8), 16) % CHALLENGES.length]!;
  return { ...drawn, id: `day-${date}`, title: `${drawn.title} (${date})`, seed };
}

/** The challenge of a name; null for an unknown one. */
export function challengeNamed(name: string): Started | null {
  if (DAY.test(name)) return challengeOfTheDay(name.slice('day-'.length));
  const found = CHALLENGES.find(({ id }) => id === name.toLowerCase());
  return found === undefined ? null : started(found);
}

/** How a challenge begins. Throws if it cannot, which a test rules out. */
export function beginningOf({ start, seed }: Started): Asked {
  const asked = readNewGame({ ...start, seed });
  if (!asked.ok) throw new Error(asked.error.message);
  return asked.value;
}

/** Whether a dynasty began as a challenge does. */
function beganAs(challenge: Started, settings: Settings): boolean {
  return canonicalJson(beginningOf(challenge).settings) === canonicalJson(settings);
}

/** The challenge that a dynasty began as; `day`: the last one that is looked for. Null: none. */
export function challengeOf(settings: Settings, days: readonly string[]): Started | null {
  const daily = days.map(challengeOfTheDay).filter((each) => each !== null);
  return [...CHALLENGES.map(started), ...daily].find((each) => beganAs(each, settings)) ?? null;
}
