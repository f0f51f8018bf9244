/** One tuning value: its unit, its source (or what it was fitted to), and its allowed range. */
export interface Knob {
  readonly value: number;
  readonly unit: string;
  readonly source: string;
  readonly range: readonly [min: number, max: number];
  /** Whether it is a count, for which only whole numbers make sense. */
  readonly whole: boolean;
}

/** A group of knobs, nested as deep as the names need. */
export interface KnobTree {
  readonly [name: string]: Knob | KnobTree;
}

/** A tree of knobs as plain numbers. */
export type Resolved<T> = { readonly [K in keyof T]: T[K] extends Knob ? number : Resolved<T[K]> };

const KNOB = Symbol('knob');

function declared(value: number, unit: string, source: string, range: Knob['range'], whole: boolean): Knob {
  if (!(value >= range[0] && value <= range[1]))
    throw new Error(`knob ${value} ${unit} is outside ${range.join(' to ')}`);
  return Object.freeze({ value, unit, source, range, whole, [KNOB]: true });
}

/** Declares a tuning value. Throws if the value is outside its own range. */
export function knob(value: number, unit: string, source: string, range: Knob['range']): Knob {
  return declared(value, unit, source, range, false);
}

/** Declares a tuning value that counts something: seconds, whole yards, places. */
export function whole(value: number, unit: string, source: string, range: Knob['range']): Knob {
  return declared(value, unit, source, range, true);
}

function isKnob(node: Knob | KnobTree): node is Knob {
  return KNOB in node;
}

/** An override with an unknown name, or a value outside its range. The message is a sentence for the user. */
export class TuningError extends Error {}

/** Lists all knobs of a tree with their dotted names, sorted by name. */
export function listKnobs(tree: KnobTree, prefix = ''): { name: string; knob: Knob }[] {
  return Object.entries(tree)
    .flatMap(([key, node]) =>
      isKnob(node) ? [{ name: prefix + key, knob: node }] : listKnobs(node, `${prefix}${key}.`),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function checkOverrides(tree: KnobTree, overrides: Readonly<Record<string, number>>): void {
  const given = Object.entries(overrides);
  if (given.length === 0) return;
  const known = new Map(listKnobs(tree).map(({ name, knob }) => [name, knob]));
  for (const [name, value] of given) {
    const found = known.get(name);
    if (!found) throw new TuningError(`There is no tuning value "${name}".`);
    if (!(value >= found.range[0] && value <= found.range[1])) {
      throw new TuningError(`"${name}" may be ${found.range[0]} to ${found.range[1]} ${found.unit}, not ${value}.`);
    }
    if (found.whole && !Number.isInteger(value))
      throw new TuningError(`"${name}" must be a whole number, not ${value}.`);
  }
}

/**
 * Built at once with `fromEntries`: large objects that grow one key at a time become hash tables, which are slow to
 * read.
 */
function resolveTree(tree: KnobTree, overrides: Readonly<Record<string, number>>, prefix: string): object {
  const entries = Object.entries(tree).map(([key, node]) => {
    const name = prefix + key;
    return [key, isKnob(node) ? (overrides[name] ?? node.value) : resolveTree(node, overrides, `${name}.`)] as const;
  });
  return Object.freeze(Object.fromEntries(entries));
}

/**
 * Returns the numbers of a tree as a frozen plain object, with overrides by dotted name (`pass.interceptionRate`).
 * Throws `TuningError` for an unknown name or a value outside its range.
 */
export function resolveKnobs<T extends KnobTree>(
  tree: T,
  overrides: Readonly<Record<string, number>> = {},
): Resolved<T> {
  checkOverrides(tree, overrides);
  return resolveTree(tree, overrides, '') as Resolved<T>;
}

/** Lists numbers with their dotted names, group by group. */
export function entriesOf(tuning: object, prefix = ''): [string, number][] {
  return Object.entries(tuning).flatMap(([key, value]): [string, number][] =>
    typeof value === 'number' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}

/** Returns numbers by dotted name, as `resolveKnobs` takes them. */
export function valuesOf(tuning: object): Record<string, number> {
  return Object.fromEntries(entriesOf(tuning));
}
