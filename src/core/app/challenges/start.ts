import type { Settings } from '../../dynasty/dynasty-state.ts';
import { itemAt } from '../../model/lists.ts';
import { derivedSeed, type Seed, seedFrom } from '../../random/stream.ts';
import { canonicalJson } from '../../save/index.ts';
import { type Asked, readNewGame } from '../commands/new-game.ts';
import { CHALLENGES, type Challenge } from './list.ts';

/** Base seed from which all challenges' seeds are derived. */
const CHALLENGE_SEED = seedFrom('challenge');

/** Matches a daily challenge's name, such as `day-2026-11-25`. */
const DAY = /^day-\d{4}-\d{2}-\d{2}$/;

/** A challenge ready to start; the daily one has a different seed from the challenge it is based on. */
export interface Started extends Challenge {
  seed: Seed;
}

const started = (challenge: Challenge): Started => ({ ...challenge, seed: derivedSeed(CHALLENGE_SEED, challenge.id) });

/** Whether a date written as `2026-11-25` exists. */
function isDay(written: string): boolean {
  const date = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
}

/**
 * Returns the challenge of a day (`2026-11-25`), the same on every machine because it depends on the date alone; null
 * if not a date.
 */
export function challengeOfTheDay(date: string): Started | null {
  if (!DAY.test(`day-${date}`) || !isDay(date)) return null;
  const seed = derivedSeed(CHALLENGE_SEED, 'day', date);
  const drawn = itemAt(CHALLENGES, Number.parseInt(seed.slice(0, 8), 16) % CHALLENGES.length);
  return { ...drawn, id: `day-${date}`, title: `${drawn.title} (${date})`, seed };
}

/** Returns the challenge with a name; null if unknown. */
export function challengeNamed(name: string): Started | null {
  if (DAY.test(name)) return challengeOfTheDay(name.slice('day-'.length));
  const found = CHALLENGES.find(({ id }) => id === name.toLowerCase());
  return found === undefined ? null : started(found);
}

/** Returns how a challenge begins. Throws if it cannot, which a test rules out. */
export function beginningOf({ start, seed }: Started): Asked {
  const asked = readNewGame({ ...start, seed });
  if (!asked.ok) throw new Error(asked.error.message);
  return asked.value;
}

/** Whether a dynasty began the way a challenge does. */
function beganAs(challenge: Started, settings: Settings): boolean {
  return canonicalJson(beginningOf(challenge).settings) === canonicalJson(settings);
}

/** Returns the challenge a dynasty began as; null if none. `days` lists the daily challenges to consider. */
export function challengeOf(settings: Settings, days: readonly string[]): Started | null {
  const daily = days.map(challengeOfTheDay).filter((each) => each !== null);
  return [...CHALLENGES.map(started), ...daily].find((each) => beganAs(each, settings)) ?? null;
}
