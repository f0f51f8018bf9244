import type { CommandName, DynastyOperation, InputOf } from '../../contract/registry.ts';
import type { Settings } from '../../dynasty/dynasty-state.ts';
import { lastOf } from '../../model/lists.ts';
import {
  canonicalJson,
  compareSaves,
  type LoggedDecision,
  openSave,
  type Save,
  type SaveSession,
  type SessionOptions,
} from '../../save/index.ts';
import { listed, plural } from '../../words/numbers.ts';
import type { Given } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import { runOperation } from '../hosting/run-operation.ts';
import { withContext } from '../reading/context.ts';
import { decidingIn } from '../reading/dynasty-cache.ts';
import { infoView } from '../views/team.ts';
import { settingsAtStart } from './at-start.ts';
import type { Replayed } from './library.ts';
import { type Origin, originOf } from './origin.ts';

/** Number of decisions in a save, and its state digest. */
export function stateOf(session: SaveSession): { decisions: number; digest: string } {
  return session.read((save) => ({ decisions: save.decisions.count(), digest: save.digest() }));
}

/** Headlines of all finished games, by game. */
function headlinesIn(save: Save): ReadonlyMap<number, string> {
  const { settings, year } = save.dynasty.read();
  const years = Array.from({ length: year - settings.startYear + 1 }, (_, at) => settings.startYear + at);
  const games = years.flatMap((each) => save.games.ofYear(each));
  return new Map(games.flatMap(({ id, headline }) => (headline === null ? [] : [[id, headline] as const])));
}

/** Inputs of a replay. */
interface Original {
  decisions: LoggedDecision[];
  settings: Settings;
  digest: string;
  given: Given;
  headlines: ReadonlyMap<number, string>;
  origin: Origin;
}

async function readOriginal(path: string, version: string): Promise<Original> {
  const session = await openSave(path);
  try {
    return session.read((save) => ({
      decisions: save.decisions.all(),
      settings: settingsAtStart(save),
      digest: save.digest(),
      given: { ...decidingIn(save), facts: save.facts.read() },
      headlines: headlinesIn(save),
      origin: originOf(save, version),
    }));
  } finally {
    session.close();
  }
}

/**
 * Replays a save's decisions from its seed into a new file, with its facts, rules, numbers and headlines; stops at the
 * first decision that leads to a different state. If none does, the contents of the two saves are compared too.
 */
export async function replay(
  path: string,
  into: string,
  version: string,
  onWeek: OnWeek,
  options: SessionOptions = {},
): Promise<Replayed> {
  const { decisions, settings, digest: originalDigest, given, headlines, origin } = await readOriginal(path, version);
  const { startFrom } = await import('../commands/new-game.ts');
  const started = await startFrom(into, settings, version, given, options);
  if (!started.ok) throw new Error(started.error.message);
  const session = started.value;
  try {
    (await import('../deciding/headlines.ts')).giveHeadlines(session, headlines);
    const { equal, differs } = await follow(session, decisions, settings, onWeek);
    const { digest } = stateOf(session);
    const info = withContext(session, ({ season }) => infoView(season));
    const others = differs === null ? await otherContents(path, into, origin, version) : [differs];
    const counts = { decisions: decisions.length, equal, digest, originalDigest };
    return { path: into, ...counts, faults: [], differs: others, info, ...origin };
  } finally {
    session.close();
  }
}

/** Names of rows, by table; a table not listed here goes by its own name. */
const ROWS: Readonly<Record<string, [one: string, many?: string]>> = {
  players: ['player'],
  games: ['game'],
  week_logs: ['week of play logs', 'weeks of play logs'],
  sheets: ['roster sheet'],
  player_seasons: ['player season'],
  team_stats: ['line of team statistics', 'lines of team statistics'],
  running: ['line of season statistics', 'lines of season statistics'],
  history: ['team season'],
  polls: ['poll'],
  programs: ['program'],
  awards: ['award'],
  record_book: ['record'],
  halls: ['Hall of Fame entry', 'Hall of Fame entries'],
  injuries: ['injury', 'injuries'],
  recruiting: ['recruiting class', 'recruiting classes'],
  transfers: ['transfer'],
  decisions: ['decision'],
  parameters: ['set of rules or tuning values', 'sets of rules or tuning values'],
  dynasty: ['line of settings', 'lines of settings'],
  transitions: ['digest of a week, a season or rosters', 'digests of weeks, seasons or rosters'],
  seals: ['seal'],
};
/** Digests of other rows, reported only if nothing else differs. */
const DIGESTS: readonly string[] = ['transitions', 'seals'];

/** Describes the original's contents that its decisions do not lead to, in a sentence. */
async function otherContents(path: string, into: string, { engines }: Origin, version: string): Promise<string[]> {
  const all = await compareSaves(
    path,
    into,
    engines.every(({ engine }) => engine === version),
  );
  const rows = all.filter(({ table }) => !DIGESTS.includes(table));
  const named = (rows.length > 0 ? rows : all).map(({ table, rows: count }) =>
    plural(count, ...(ROWS[table] ?? [`row of ${table}`, `rows of ${table}`])),
  );
  return named.length === 0 ? [] : [`The save holds data that its decisions do not produce: ${listed(named)}.`];
}

/** Number of last decisions that are written one by one, so that they can be undone one by one. */
const UNDOABLE = 10;

/** Groups decisions by season to write them together, except for the last few. */
function groups(decisions: readonly Step[]): Step[][] {
  const out: Step[][] = [];
  for (const [index, decision] of decisions.entries()) {
    const alone = index >= decisions.length - UNDOABLE;
    if (!alone && out.at(-1)?.[0]?.year === decision.year) lastOf(out).push(decision);
    else out.push([decision]);
  }
  return out;
}

/** Commands that are not decisions: they start, remove or shorten a log. */
const NO_DECISIONS: readonly string[] = ['newGame', 'renameSave', 'keepFork', 'saveUniverse', 'deleteSave', 'undo'];

/** A decision to replay; `digest` is the expected state, or null for any. */
export interface Step extends Pick<LoggedDecision, 'seq' | 'year' | 'command' | 'input'> {
  digest: string | null;
}

/** Explains why a log entry cannot be replayed, as the end of a sentence; null if it can. */
export async function whyUnplayable({ command, input }: Pick<Step, 'command' | 'input'>): Promise<string | null> {
  const { COMMANDS } = await import('../../contract/registry.ts');
  if (!Object.hasOwn(COMMANDS, command) || NO_DECISIONS.includes(command)) return 'no such decision exists';
  const read = COMMANDS[command as CommandName].input.safeParse(input);
  return read.success ? null : (read.error.issues[0]?.message ?? 'its input is invalid').replace(/\.$/, '');
}

/** Replays one decision; returns how it differs from the original, or null if it does not. */
async function playAgain(session: SaveSession, decision: Step, onWeek: OnWeek): Promise<string | null> {
  const { seq, command, input, digest } = decision;
  const unplayable = await whyUnplayable(decision);
  if (unplayable !== null) return `Decision ${seq} (${command}) cannot be replayed: ${unplayable}.`;
  const name = command as DynastyOperation;
  const result = await runOperation(session, name, input as InputOf<typeof name>, onWeek);
  if (!result.ok) return `Decision ${seq} (${command}) was refused: ${result.error.message}`;
  if (digest === null) return null;
  return stateOf(session).digest === digest ? null : `Decision ${seq} (${command}) led to a different state.`;
}

/** Number of decisions that led to the same state, and how the next one differs; null if there is none. */
interface Followed {
  equal: number;
  differs: string | null;
}

function begunOtherwise(session: SaveSession, first: LoggedDecision | undefined, settings: Settings): string | null {
  if (first?.command !== 'newGame' || canonicalJson(first.input) !== canonicalJson(settings)) {
    return 'The first decision did not start this dynasty.';
  }
  return stateOf(session).digest === first.digest ? null : 'The dynasty started in a different state.';
}

/** Replays all decisions, starting with the one that began the dynasty, until one differs. */
async function follow(
  session: SaveSession,
  decisions: readonly LoggedDecision[],
  settings: Settings,
  onWeek: OnWeek,
): Promise<Followed> {
  const begun = begunOtherwise(session, decisions[0], settings);
  return begun === null ? playLog(session, decisions.slice(1), onWeek) : { equal: 0, differs: begun };
}

/** Replays a log's decisions after the one that began the dynasty, until one differs. */
export async function playLog(session: SaveSession, steps: readonly Step[], onWeek: OnWeek): Promise<Followed> {
  const all = steps.length + 1;
  const share = (seq: number, part: number) => (seq - 1 + part) / all;
  for (const group of groups(steps)) {
    const differs = await session.together(async () => {
      for (const each of group) {
        const text = await playAgain(session, each, (year, week, part) => onWeek(year, week, share(each.seq, part)));
        if (text !== null) return { equal: each.seq - 1, differs: text };
      }
      return null;
    });
    if (differs !== null) return differs;
  }
  return { equal: all, differs: null };
}
