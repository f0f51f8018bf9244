import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import type * as Zod from 'zod';
import { later } from '../../model/memory/remembered.ts';
import { type GameRules, RULE_BOOK, type RuleBook } from '../../model/rules.ts';
import type { ParameterName, Save } from '../../save/contracts.ts';
import { SaveError } from '../../save/errors.ts';
import { canonicalJson } from '../../save/index.ts';
import { NUMBERS_BEFORE, RULES_BEFORE } from '../../save/legacy/index.ts';
import { KNOBS, resolveTuning, type Tuning } from '../../tuning/index.ts';
import { entriesOf, listKnobs, TuningError, valuesOf } from '../../tuning/knob.ts';
import { shapeOfRules } from './rule-shape.ts';

/** Rules and balance numbers stored in a save: it is played by these, whatever the current defaults are. */

interface Read<T> {
  /** Values in force: the save's, or the default for any it lacks. */
  used: T;
  /** The same as stored, including names this program does not know. Slow to write and seldom needed. */
  complete: () => string;
  /** Names this program does not know; they have no effect. */
  unknown: readonly string[];
}

/** Valid dotted knob names; others are not displayed. */
const NAME = /^[A-Za-z0-9._]{1,100}$/;

function notUsable(what: string, detail: string): SaveError {
  return new SaveError('corrupt', `The ${what} of the dynasty are invalid (${detail}).`);
}

/** The default balance numbers, which new dynasties start with. */
export const ownTuning = later((): Tuning => resolveTuning());

function numbersIn(stored: unknown): Record<string, number> {
  if (stored === null || typeof stored !== 'object' || Array.isArray(stored))
    throw notUsable('tuning values', 'they are missing');
  for (const [name, value] of Object.entries(stored)) {
    if (!NAME.test(name) || typeof value !== 'number')
      throw notUsable('tuning values', 'not all of them are names and numbers');
  }
  return stored as Record<string, number>;
}

/** Whether all numbers are the defaults, as in nearly all saves. */
function isOwn(values: Readonly<Record<string, number>>): boolean {
  const mine = entriesOf(ownTuning());
  return mine.length === Object.keys(values).length && mine.every(([name, value]) => values[name] === value);
}

/** Reads the stored balance numbers; one the save lacks comes from `before`, or else is the default. */
export function readTuning(stored: unknown, before: Readonly<Record<string, number>> = NUMBERS_BEFORE): Read<Tuning> {
  const values = numbersIn(stored);
  if (isOwn(values)) return { used: ownTuning(), complete: () => canonicalJson(values), unknown: [] };
  const names = new Set(listKnobs(KNOBS).map(({ name }) => name));
  const known = Object.entries(values).filter(([name]) => names.has(name));
  try {
    const used = resolveTuning({ ...before, ...Object.fromEntries(known) });
    const unknown = Object.keys(values).filter((name) => !names.has(name));
    return { used, complete: () => canonicalJson({ ...values, ...valuesOf(used) }), unknown };
  } catch (error) {
    if (error instanceof TuningError) throw notUsable('tuning values', error.message.replace(/\.$/, ''));
    throw error;
  }
}

/** Nearly all saves have the default rules, and the parser for others takes as long to load as a page. */
const shapeMade = later(() => shapeOfRules(createRequire(import.meta.url)('zod') as typeof Zod));

/** The same for the stored rules. */
export function readRules(stored: unknown, before: Readonly<Partial<GameRules>> = RULES_BEFORE): Read<RuleBook> {
  if (canonicalJson(stored) === canonicalJson(RULE_BOOK)) {
    return { used: RULE_BOOK, complete: () => canonicalJson(RULE_BOOK), unknown: [] };
  }
  const read = shapeMade().safeParse(stored);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw notUsable('rules', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { overtime, ...rest } = read.data.first;
  const first = {
    ...RULE_BOOK.first,
    ...before,
    ...rest,
    overtime: { ...RULE_BOOK.first.overtime, ...overtime },
  };
  // A change of a rule that no longer exists has no effect.
  const changes = read.data.changes.filter((change) => Object.keys(change).length > 1);
  const used = { first, changes } as RuleBook;
  return { used, complete: () => canonicalJson(used), unknown: [] };
}

function parsed(name: ParameterName, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notUsable(name === 'tuning' ? 'tuning values' : 'rules', 'they are not valid JSON');
  }
}

/** Reads one parameter of saves, cached by its text for the saves used last. */
function reader<T>(name: ParameterName, read: (stored: unknown) => Read<T>): (save: Save) => Read<T> {
  const kept = new LRUCache<string, Read<T>>({ max: 4 });
  return (save) => {
    const text = save.parameters.json(name);
    const known = kept.get(text) ?? read(parsed(name, text));
    kept.set(text, known);
    return known;
  };
}

const tuningIn = reader('tuning', (stored) => readTuning(stored));
const rulesIn = reader('rules', (stored) => readRules(stored));

/** Returns a save's balance numbers. Throws `SaveError` `corrupt` for invalid ones. */
export function tuningOf(save: Save): Tuning {
  return tuningIn(save).used;
}

/**
 * Numbers of a save that this program does not know, either from a later release or since removed. They have no effect.
 */
export function unknownNumbers(save: Save): readonly string[] {
  return tuningIn(save).unknown;
}

/** Returns a save's rules. Throws `SaveError` `corrupt` for unusable ones. */
export function ruleBookOf(save: Save): RuleBook {
  return rulesIn(save).used;
}

/**
 * Stores values the save was played with but lacks, because the release that wrote it did not have them yet and later
 * releases may change them.
 */
export function completeParameters(save: Save): void {
  const complete = { tuning: tuningIn(save).complete(), rules: rulesIn(save).complete() };
  for (const [name, json] of Object.entries(complete) as [ParameterName, string][]) {
    if (json !== save.parameters.json(name)) save.parameters.write(name, JSON.parse(json));
  }
}
