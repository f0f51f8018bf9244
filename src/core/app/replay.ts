import type { Settings } from '../dynasty/dynasty-state.ts';
import { type LoggedDecision, openSave, type Save, type SaveSession } from '../save/index.ts';
import type { Given } from './commands/new-game.ts';
import type { OnWeek } from './commands/sim.ts';
import { withContext } from './context.ts';
import { decidingIn } from './dynasty-cache.ts';
import { type Origin, originOf } from './origin.ts';
import type { InputOf } from './registry.ts';
import { type DynastyOperation, runOperation } from './run-operation.ts';
import type { Replayed } from './save-library.ts';
import { shapeInfo } from './shape/team.ts';

/** How many decisions a save holds, and its state's digest. */
export function stateOf(session: SaveSession): { decisions: number; digest: string } {
  return session.read((save) => ({ decisions: save.decisions.count(), digest: save.digest() }));
}

/** The headlines of all finished games, by game. */
function headlinesIn(save: Save): ReadonlyMap<number, string> {
  const { settings, year } = save.dynasty.read();
  const years = Array.from({ length: year - settings.startYear + 1 }, (_, at) => settings.startYear + at);
  const games = years.flatMap((each) => save.games.ofYear(each));
  return new Map(games.flatMap(({ id, headline }) => (headline === null ? [] : [[id, headline] as const])));
}

/**
 * Plays a save's decisions again from its seed into a new file, by the facts, rules and numbers it was played by and
 * under the headlines it has; stops at the first one that leads to another state.
 */
export async function replay(path: string, into: string, version: string, onWeek: OnWeek): Promise<Replayed> {
  const original = await openSave(path);
  let decisions: LoggedDecision[];
  let originalDigest: string;
  let origin: Origin;
  let given: Given;
  let headlines: ReadonlyMap<number, string>;
  try {
    decisions = original.read((save) => save.decisions.all());
    originalDigest = stateOf(original).digest;
    origin = original.read((save) => originOf(save, version));
    given = original.read((save) => ({ ...decidingIn(save), facts: save.facts.read() }));
    headlines = original.read(headlinesIn);
  } finally {
    original.close();
  }
  const { startFrom } = await import('./commands/new-game.ts');
  const started = await startFrom(into, decisions[0]?.input as Settings, version, given);
  if (!started.ok) throw new Error(started.error.message);
  const session = started.value;
  try {
    (await import('./headlines.ts')).giveHeadlines(session, headlines);
    const equal = await follow(session, decisions, onWeek);
    return {
      path: into,
      decisions: decisions.length,
      equal,
      digest: stateOf(session).digest,
      originalDigest,
      info: withContext(session, ({ season }) => shapeInfo(season)),
      ...origin,
    };
  } finally {
    session.close();
  }
}

/** How many of the last decisions are written one by one, so they can be undone one by one. */
const UNDOABLE = 10;

/** Decisions by season: those of a season are written together, the last few each for itself. */
function groups(decisions: readonly LoggedDecision[]): LoggedDecision[][] {
  const out: LoggedDecision[][] = [];
  for (const [at, decision] of decisions.entries()) {
    const alone = at >= decisions.length - UNDOABLE;
    if (!alone && out.at(-1)?.[0]?.year === decision.year) out.at(-1)!.push(decision);
    else out.push([decision]);
  }
  return out;
}

/** Replays the decisions after the first; returns how many led to the same state. */
async function follow(session: SaveSession, decisions: readonly LoggedDecision[], onWeek: OnWeek): Promise<number> {
  if (stateOf(session).digest !== decisions[0]?.digest) return 0;
  const again = async (decision: LoggedDecision): Promise<boolean> => {
    const name = decision.command as DynastyOperation;
    const share = (part: number) => (decision.seq - 1 + part) / decisions.length;
    const result = await runOperation(session, name, decision.input as InputOf<typeof name>, (year, week, part) =>
      onWeek(year, week, share(part)),
    );
    return result.ok && stateOf(session).digest === decision.digest;
  };
  let equal = 1;
  for (const group of groups(decisions.slice(1))) {
    const agreed = await session.together(async () => {
      let count = 0;
      while (count < group.length && (await again(group[count]!))) count += 1;
      return count;
    });
    equal += agreed;
    if (agreed < group.length) return equal;
  }
  return equal;
}
