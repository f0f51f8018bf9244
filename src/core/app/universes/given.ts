import { done, type Result, refuse } from '../../contract/result.ts';
import type { Reference } from '../../model/facts.ts';
import { makeReference, type ReferenceData } from '../../reference/index.ts';
import { factsOfUniverse, readUniverse, type Universe } from '../../reference/universe/index.ts';
import { scheduleFault } from './trial.ts';

/** A playable universe, with the facts a save of it keeps. */
export interface PlayableUniverse {
  universe: Universe;
  facts: ReferenceData;
  reference: Reference;
}

/** Checks a universe: returns its faults, one sentence each, or what a dynasty needs from it. */
export function checkUniverse(data: unknown): { faults: string[] } | PlayableUniverse {
  const read = readUniverse(data);
  if (!read.ok) return { faults: read.faults };
  const facts = factsOfUniverse(read.universe);
  const reference = makeReference(facts);
  const fault = scheduleFault(reference);
  return fault === null ? { universe: read.universe, facts, reference } : { faults: [fault] };
}

/** Checks a universe for a new game; refused with all of its faults. */
export function universeGiven(data: unknown): Result<PlayableUniverse> {
  const checked = checkUniverse(data);
  if (!('faults' in checked)) return done(checked);
  return refuse('malformed', `The universe cannot be used: ${checked.faults.join(' ')}`);
}
