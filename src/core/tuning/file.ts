import { type Knob, type KnobTree, listKnobs, TuningError } from './knob.ts';

/** Tuning files: JSON with a number for each name, grouped (`{"pass": {"x": 1}}`) or dotted (`{"pass.x": 1}`). */

/** More levels than any group of numbers has. */
const MOST_LEVELS = 8;

/**
 * Returns a file's numbers by dotted name, skipping `$schema`, which is for editors. Does not check names and ranges.
 * Throws `TuningError` for anything that is not a number.
 */
export function flattenTuning(value: unknown, prefix = ''): Record<string, number> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TuningError('A tuning file is a JSON object of names and numbers.');
  }
  if (prefix.split('.').length > MOST_LEVELS) throw new TuningError(`"${prefix}" is nested too deep.`);
  const out: Record<string, number> = {};
  for (const [key, each] of Object.entries(value)) {
    if (prefix === '' && key === '$schema') continue;
    const name = prefix + key;
    const found = typeof each === 'number' ? { [name]: each } : nested(each, name);
    for (const [inner, number] of Object.entries(found)) {
      if (Object.hasOwn(out, inner)) throw new TuningError(`"${inner}" is given twice.`);
      out[inner] = number;
    }
  }
  return out;
}

function nested(value: unknown, name: string): Record<string, number> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return flattenTuning(value, `${name}.`);
  throw new TuningError(`"${name}" is set to ${JSON.stringify(value)}, which is not a number.`);
}

const described = ({ value, unit, source, range, whole }: Knob) => ({
  type: whole ? 'integer' : 'number',
  minimum: range[0],
  maximum: range[1],
  default: value,
  description: `${source} (${unit})`,
});

/** Returns the JSON Schema of such a file, with dotted names. */
export function tuningSchema(tree: KnobTree): object {
  const names = listKnobs(tree).map(({ name, knob }) => [name, described(knob)] as const);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Balance numbers of a dynasty',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(names) },
    additionalProperties: false,
  };
}
