import type { Settings } from '../dynasty/world.ts';
import type { LoggedDecision, SaveSession } from '../save/index.ts';
import { startFrom } from './commands/new-game.ts';
import { type DynastyOperation, runOperation } from './dynasty.ts';
import type { InputOf } from './registry.ts';
import { done, type Result, refuse } from './result.ts';

/** A save's decisions played again, and how far they led to the same states. */
export interface Replay {
  session: SaveSession;
  decisions: number;
  /** Decisions, counted from the first, after which the state was the same as the first time. */
  equal: number;
  digest: string;
  originalDigest: string;
}

function digestOf(session: SaveSession): string {
  return session.read((save) => save.digest());
}

async function repeat(session: SaveSession, decision: LoggedDecision): Promise<Result<unknown>> {
  const name = decision.command as DynastyOperation;
  return runOperation(session, name, decision.input as InputOf<DynastyOperation>);
}

/**
 * Plays the decisions of a save again from its seed into a new save (without a path: in memory) and compares the states
 * after each. `onDecision` hears the share done. Refused when a decision cannot be repeated, which no sound save does.
 */
export async function replay(
  original: SaveSession,
  path: string | null,
  engine: string,
  onDecision: (decision: LoggedDecision, share: number) => void = () => undefined,
): Promise<Result<Replay>> {
  const log = original.read((save) => save.decisions.all());
  const [first, ...rest] = log;
  if (first?.command !== 'newGame') return refuse('failed', 'The save does not say how its dynasty began.');
  const begun = await startFrom(path, first.input as Settings, engine);
  if (!begun.ok) return begun;
  const session = begun.value;
  const digests = [digestOf(session)];
  for (const [i, decision] of rest.entries()) {
    const result = await repeat(session, decision);
    if (!result.ok)
      return refuse('failed', `Decision ${i + 2} (${decision.command}) could not be repeated: ${result.error.message}`);
    digests.push(digestOf(session));
    onDecision(decision, (i + 1) / rest.length);
  }
  const differs = log.findIndex((decision, i) => decision.digest !== digests[i]);
  return done({
    session,
    decisions: log.length,
    equal: differs === -1 ? log.length : differs,
    digest: digests.at(-1)!,
    originalDigest: digestOf(original),
  });
}
