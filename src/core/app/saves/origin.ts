import { type DifficultyNumbers, difficultyOf, type ShownDifficulty } from '../../model/difficulty.ts';
import { FIRST_SEASON, LAST_SEASON } from '../../model/facts.ts';
import type { OwnCoach } from '../../model/own-coach.ts';
import { RULE_BOOK, rulesOf } from '../../model/rules.ts';
import { referenceData } from '../../reference/index.ts';
import type { EngineSpan, Save } from '../../save/contracts.ts';
import { canonicalJson } from '../../save/index.ts';
import { valuesOf } from '../../tuning/knob.ts';
import { listed } from '../../words/numbers.ts';
import { isAsItWas, ownDigest, universeIn } from './facts.ts';
import { ownTuning, ruleBookOf, tuningOf, unknownNumbers } from './parameters.ts';

/** The origin of a dynasty, and its differences from one this program would start. */
export interface Origin {
  /** Program versions, each with the first of its consecutive decisions. */
  engines: EngineSpan[];
  /** Differences from the built-in facts, rules and numbers, one sentence each. */
  differences: string[];
  /** The player as a coach; absent if he only owns the program. */
  coach?: Pick<OwnCoach, 'first' | 'last' | 'mode'>;
  /** Its universe; absent for the real world. */
  universe?: string;
  /** Its difficulty; absent if normal. */
  difficulty?: { level: ShownDifficulty } & DifficultyNumbers;
  /** Set if it plays its first season, 2020, as it was. */
  asItWas?: true;
  /** Set if players may be edited. */
  editable?: true;
  /** Changes in a fork, one sentence each; absent for any other dynasty. */
  changed?: string[];
}

/** Most names listed; any more are only counted. */
const MOST_NAMES = 5;

function some(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return listed(more > 1 ? [...names.slice(0, MOST_NAMES), `${more} more`] : names);
}

const same = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b);

function engineDifferences(engines: readonly EngineSpan[], decisions: number, version: string): string[] {
  return engines.flatMap(({ engine, from }, i) => {
    const to = (engines[i + 1]?.from ?? decisions + 1) - 1;
    if (engine === version) return [];
    const which = from === to ? `Decision ${from} was` : `Decisions ${from} to ${to} were`;
    return [`${which} made by version ${engine} of the program; this is ${version}.`];
  });
}

function factDifferences(save: Save): string[] {
  if (save.facts.digest() === ownDigest() || isAsItWas(save) || universeIn(save) !== null) return [];
  const facts = save.facts.read() as Record<string, unknown>;
  const own: Record<string, unknown> = { ...referenceData };
  const names = [...new Set([...Object.keys(own), ...Object.keys(facts)])];
  const other = names.filter((name) => /^\w+$/.test(name) && !same(facts[name], own[name]));
  return [`It uses its own facts, not the program's: ${some(other)}.`];
}

function ruleDifferences(save: Save): string[] {
  const rules = ruleBookOf(save);
  if (same(rules, RULE_BOOK)) return [];
  const last = Math.max(LAST_SEASON, ...[...rules.changes, ...RULE_BOOK.changes].map(({ from }) => from));
  const years: string[] = [];
  for (let year = FIRST_SEASON; year <= last; year++) {
    if (!same(rulesOf(year, rules), rulesOf(year))) years.push(String(year));
  }
  return years.length === 0 ? [] : [`It uses its own rules, not the program's, in ${some(years)}.`];
}

function numberDifferences(save: Save): string[] {
  const [numbers, own] = [valuesOf(tuningOf(save)), valuesOf(ownTuning())];
  const other = Object.keys(own).filter((name) => numbers[name] !== own[name] && !name.startsWith('difficulty.'));
  const lines = other.map((name) => `${name} (${numbers[name]}, not ${own[name]})`);
  const unknown = unknownNumbers(save);
  return [
    ...(other.length > 0 ? [`It uses its own tuning values, not the program's: ${some(lines)}.`] : []),
    ...(unknown.length > 0
      ? [`This program does not know its tuning values ${some(unknown)}; they have no effect.`]
      : []),
  ];
}

/** Returns a dynasty's origin from the point of view of a program version. */
export function originOf(save: Save, version: string): Origin {
  const engines = save.decisions.engines();
  const { coach, changed, editable } = save.dynasty.read().settings;
  const { difficulty } = tuningOf(save);
  const level = difficultyOf(difficulty);
  const universe = universeIn(save);
  return {
    engines,
    ...(universe !== null && { universe: universe.name }),
    ...(isAsItWas(save) && { asItWas: true as const }),
    ...(level !== 'normal' && { difficulty: { level, ...difficulty } }),
    ...(coach !== undefined && { coach: { first: coach.first, last: coach.last, mode: coach.mode } }),
    ...(editable && { editable }),
    ...(changed !== undefined && { changed: changed.map(({ said }) => said) }),
    differences: [
      ...engineDifferences(engines, save.decisions.count(), version),
      ...factDifferences(save),
      ...ruleDifferences(save),
      ...numberDifferences(save),
    ],
  };
}
