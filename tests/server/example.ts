import type { z } from 'zod';

/** Sample texts and numbers, at least one of which fits every field of an answer. */
const TEXTS = ['Michigan', '3-1 (1-0)', '-6.5', '-240', '21-14', '#00274c', '2026'];
const NUMBERS = [3, 1, 0.5];

interface Def {
  type: string;
  shape: Record<string, z.ZodType>;
  innerType: z.ZodType;
  element: z.ZodType;
  items: z.ZodType[];
  options: z.ZodType[];
  entries: Record<string, string>;
  values: unknown[];
  keyType: z.ZodType;
  valueType: z.ZodType;
}

/** Returns some value that fits a schema, filling nullable and optional fields. */
export function exampleOf(schema: z.ZodType): unknown {
  const def = (schema as unknown as { def: Def }).def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, exampleOf(part)]));
    case 'array':
      return [exampleOf(def.element)];
    case 'tuple':
      return def.items.map(exampleOf);
    case 'union':
      return exampleOf(def.options[0]!);
    case 'nullable':
    case 'optional':
      return exampleOf(def.innerType);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'record':
      return exampleRecord(def);
    default:
      return fitting(schema);
  }
}

function exampleRecord(def: Def): Record<string, unknown> {
  const entries = (def.keyType as unknown as { def: Def }).def.entries;
  const keys = entries === undefined ? ['Michigan'] : Object.values(entries);
  return Object.fromEntries(keys.map((key) => [key, exampleOf(def.valueType)]));
}

function fitting(schema: z.ZodType): unknown {
  const found = [...TEXTS, ...NUMBERS].find((value) => schema.safeParse(value).success);
  if (found === undefined) throw new Error('No example fits; add one to TEXTS or NUMBERS.');
  return found;
}
