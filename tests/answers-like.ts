import fc from 'fast-check';
import { z } from 'zod';

/** Generates answers from their schemas: any value a schema allows can come up. */

interface Node {
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Node[];
  properties?: Readonly<Record<string, Node>>;
  required?: readonly string[];
  propertyNames?: Node;
  additionalProperties?: Node | boolean;
  items?: Node;
  prefixItems?: readonly Node[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
}
type Definitions = Readonly<Record<string, Node>>;

/** Upper bound for numbers whose schema sets none, so that percentages and records are plausible. */
const MOST = 100;
/** Names of teams, players and games: letters only, so that every digit in a text comes from a number field. */
const NAME = fc.constantFrom(
  'Iowa',
  'Hawaii',
  'Texas Tech',
  'Ohio State',
  'Rose Bowl',
  'Adams',
  'Van Buren',
  'Zeigler',
);

function number({ type, minimum = 0, maximum = MOST }: Node): fc.Arbitrary<number> {
  const [min, max] = [minimum < -MOST ? 0 : minimum, Math.min(maximum, MOST)];
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** Shortens a pattern so that its numbers have at most two digits. */
function shorter(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('\\d+', '\\d{1,2}'));
}

function object(node: Node, known: Definitions): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = node;
  if (typeof additionalProperties === 'object') {
    const value = arbitrary(additionalProperties, known);
    const keys = propertyNames?.enum as readonly string[] | undefined;
    if (keys === undefined) return fc.dictionary(NAME, value, { maxKeys: 3 });
    return fc.record(Object.fromEntries(keys.map((key) => [key, value])), { requiredKeys: [...required] });
  }
  const fields = Object.entries(properties).map(([key, node]) => [key, arbitrary(node, known)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

function arbitrary(node: Node, known: Definitions): fc.Arbitrary<unknown> {
  if (node.$ref !== undefined) return arbitrary(known[node.$ref.replace('#/$defs/', '')]!, known);
  if (node.anyOf !== undefined) return fc.oneof(...node.anyOf.map((each) => arbitrary(each, known)));
  if ('const' in node) return fc.constant(node.const);
  if (node.enum !== undefined) return fc.constantFrom(...node.enum);
  const { type } = node;
  if (typeof type === 'object') return fc.oneof(...type.map((each) => arbitrary({ ...node, type: each }, known)));
  switch (type) {
    case 'object':
      return object(node, known);
    case 'array':
      if (node.prefixItems !== undefined) return fc.tuple(...node.prefixItems.map((each) => arbitrary(each, known)));
      return fc.array(arbitrary(node.items ?? {}, known), { maxLength: 3 });
    case 'string':
      return node.pattern === undefined ? NAME : fc.stringMatching(shorter(node.pattern), { maxLength: 16 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return number(node);
  }
}

/** Generates values that an answer schema allows. */
export function like<Schema extends z.ZodType>(schema: Schema): fc.Arbitrary<z.infer<Schema>> {
  const { $defs = {}, ...root } = z.toJSONSchema(schema) as unknown as Node & { $defs?: Definitions };
  return arbitrary(root, $defs) as fc.Arbitrary<z.infer<Schema>>;
}
