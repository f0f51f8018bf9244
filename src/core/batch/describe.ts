import { tuningSchema } from '../tuning/file.ts';
import { KNOBS } from '../tuning/index.ts';
import { listKnobs } from '../tuning/knob.ts';
import { type ColumnSpec, TABLE_NAMES, TABLES, type TableName } from './tables.ts';

/** A run's columns and knobs, described for people and programs. */

export interface DescribedColumn extends ColumnSpec {
  table: TableName;
}

/** Returns the columns of one table, or of all, in the order written. */
export function describeColumns(table: TableName | null = null): DescribedColumn[] {
  const names = table === null ? TABLE_NAMES : [table];
  return names.flatMap((name) => TABLES[name].map((column) => ({ table: name, ...column })));
}

/** Returns the JSON Schema of a file for `--tuning`. */
export function knobSchema(): object {
  return tuningSchema(KNOBS);
}

/** A tuning value and its allowed range. */
export interface DescribedKnob {
  name: string;
  /** The name in words: `pass: interception rate`. */
  meaning: string;
  value: number;
  unit: string;
  min: number;
  max: number;
  /** Only whole numbers make sense. */
  whole: boolean;
  source: string;
}

/** Converts a tuning value's name to words: `pass.interceptionRate` becomes `pass: interception rate`. */
function knobWords(name: string): string {
  const words = (part: string) => part.replace(/([a-z0-9])(?=[A-Z])/g, '$1 ').toLowerCase();
  return name.split('.').map(words).join(': ');
}

/** `homeFieldAdvance (home field advance, points)`. */
export function knobInWords(name: string): string {
  const knob = listKnobs(KNOBS).find((each) => each.name === name)?.knob;
  return `${name} (${knobWords(name)}${knob === undefined ? '' : `, ${knob.unit}`})`;
}

/**
 * Returns the tuning values whose name, unit or source contains the words, ignoring case; all of them without words.
 */
export function describeKnobs(words = ''): DescribedKnob[] {
  const wanted = words.toLowerCase();
  return listKnobs(KNOBS)
    .map(({ name, knob: { value, unit, range, whole, source } }) => {
      const [min, max] = range;
      return { name, meaning: knobWords(name), value, unit, min, max, whole, source };
    })
    .filter(({ name, meaning, unit, source }) =>
      [name, meaning, unit, source].join('\n').toLowerCase().includes(wanted),
    );
}
