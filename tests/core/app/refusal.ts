import { expect } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import type { DynastyOperation, InputOf } from '../../../src/core/contract/registry.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { digestOf } from './helpers.ts';

/** Returns why a decision is refused; expects the dynasty to be unchanged. */
export async function refusal<Name extends DynastyOperation>(
  session: SaveSession,
  name: Name,
  input: InputOf<Name>,
): Promise<string> {
  const before = digestOf(session);
  const result = await runOperation(session, name, input);
  if (result.ok) throw new Error(`${name} was not refused`);
  expect(digestOf(session)).toBe(before);
  return result.error.message;
}
