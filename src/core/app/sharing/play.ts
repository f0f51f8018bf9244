import { basename, dirname } from 'node:path';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { Info } from '../../contract/views/shared.ts';
import { openSave, type SaveSession, wholeSave } from '../../save/index.ts';
import { type Asked, startFrom } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import { infoOf } from '../reading/info.ts';
import { playLog, type Step, stateOf, whyUnplayable } from '../saves/replay.ts';
import { packed, unpacked } from './code.ts';
import { beginning, beginsWith, type SharedDynasty, sharedDynasty, shareOf } from './shared.ts';
import { textDigest } from './text-digest.ts';

export { looksLikeCode, MOST_CHARACTERS } from './code.ts';

/** A dynasty as one line of text. */
interface ShareCode {
  code: string;
  decisions: number;
  version: string;
}

/** Returns the code of a save. Throws `SaveError`. */
export async function shareSave(path: string, version: string): Promise<Result<ShareCode>> {
  const session = await openSave(path);
  try {
    const shared = session.read((save) => shareOf(save, version));
    if (!shared.ok) return shared;
    return done({
      code: packed(shared.value),
      decisions: shared.value.decisions.length + 1,
      version: shared.value.version,
    });
  } finally {
    session.close();
  }
}

/** A code that has been read: its content, and how the dynasty begins. */
export interface ReadCode {
  shared: SharedDynasty;
  asked: Asked;
}

/** Reads a code; refused with a sentence if it is damaged, or contains a decision no coach could make. */
export async function readCode(code: string): Promise<Result<ReadCode>> {
  const data = unpacked(code);
  if (!data.ok) return data;
  const read = sharedDynasty.safeParse(data.value);
  if (!read.success)
    return refuse('malformed', 'The code does not hold a dynasty this version of the program can read.');
  const asked = beginning(read.data.game);
  if (!asked.ok) return refuse('malformed', `The dynasty in this code cannot start: ${asked.error.message}`);
  for (const [index, [command, input]] of read.data.decisions.entries()) {
    const why = await whyUnplayable({ command, input });
    if (why !== null) return refuse('malformed', `Decision ${index + 2} of the code cannot be replayed: ${why}.`);
  }
  return done({ shared: read.data, asked: asked.value });
}

/** Differences between what a shared dynasty was played with and this program, one sentence each. */
export function codeDifferences({ shared, asked }: ReadCode, version: string): string[] {
  const own = beginsWith(asked);
  const other = (what: keyof typeof own, words: string): string[] =>
    own[what] === shared[what] ? [] : [`It was played with different ${words} than this program has.`];
  return [
    ...(shared.version === version ? [] : [`The code was made by version ${shared.version}; this is ${version}.`]),
    ...other('facts', 'facts about teams and seasons'),
    ...other('rules', 'rules'),
    ...other('numbers', 'balance numbers'),
  ];
}

/** A dynasty played from a code. */
export interface PlayedCode {
  decisions: number;
  /** Whether it reached the exact state of the code's dynasty. */
  same: boolean;
  /** Reasons it may differ, one sentence each. */
  differences: string[];
  /** What ended it before its last decision; null if nothing did. */
  stopped: string | null;
  info: Info;
}

const endsYear = ([command, input]: SharedDynasty['decisions'][number]): boolean =>
  command === 'advance' && (input as { to?: unknown } | null)?.to === 'preseason';

/** Converts a code's decisions to log entries, each with its season. */
function stepsOf({ decisions, game }: SharedDynasty): Step[] {
  let { year } = game;
  return decisions.map((decision, index) => {
    const [command, input] = decision;
    const step = { seq: index + 2, year, command, input, digest: null };
    if (endsYear(decision)) year += 1;
    return step;
  });
}

/** Plays a code's dynasty in an open session that has just started it. */
export async function playOn(session: SaveSession, shared: SharedDynasty, onWeek: OnWeek): Promise<string | null> {
  return (await playLog(session, stepsOf(shared), onWeek)).differs;
}

/** Whether a session is in the state of the code's dynasty. */
export function isSame(session: SaveSession, { digest }: SharedDynasty): boolean {
  return textDigest(stateOf(session).digest) === digest;
}

/** Plays a code's dynasty from the start into a new save, which gets its name once it is whole. Throws `SaveError`. */
export async function playCode(
  into: string,
  read: ReadCode,
  version: string,
  onWeek: OnWeek,
): Promise<Result<PlayedCode>> {
  return wholeSave(dirname(into), basename(into), (unfinished) => playInto(unfinished, read, version, onWeek));
}

async function playInto(into: string, read: ReadCode, version: string, onWeek: OnWeek): Promise<Result<PlayedCode>> {
  const started = await startFrom(into, read.asked.settings, version, read.asked.given);
  if (!started.ok) return started;
  const session = started.value;
  try {
    const stopped = await playOn(session, read.shared, onWeek);
    return done({
      decisions: read.shared.decisions.length + 1,
      same: stopped === null && isSame(session, read.shared),
      differences: codeDifferences(read, version),
      stopped,
      info: infoOf(session),
    });
  } finally {
    session.close();
  }
}
