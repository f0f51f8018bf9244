import { mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programLibrary, runCli } from '../shell/run.ts';
import type { Terminal } from '../shell/terminal.ts';
import { drawFrame, frameLines } from '../tui/components/draw-frame.ts';
import { frameRows } from '../tui/play/chrome.ts';
import { beginGame } from '../tui/play/open.ts';
import { themeFor } from '../tui/play/theme.ts';

export { writeOutput } from '../../core/app/saves/output.ts';

const COLUMNS = 140;
const ROWS = 40;

/** Commands to run: a new dynasty up to its second week, and its status. */
const PLAYED = ['new --team Michigan --year 2024 --seed 1 --name rehearsal', 'advance --to season', 'sim', 'status'];

function silentTerminal(folder: string): Terminal {
  return {
    out: () => undefined,
    err: (text) => void process.stderr.write(text),
    outIsTerminal: true,
    errIsTerminal: false,
    inIsTerminal: false,
    columns: COLUMNS,
    env: { DYNASTY_SAVES: folder },
    cwd: folder,
    confirm: async () => true,
  };
}

async function run(line: string, folder: string): Promise<void> {
  const code = await runCli(line.split(' '), silentTerminal(folder), programLibrary());
  if (code !== 0) throw new Error(`\`dynasty ${line}\` ended with ${code}`);
}

/** Draws the first frame of the full-screen game for a save without showing it. */
async function firstFrame(folder: string): Promise<void> {
  const library = await programLibrary().load();
  const [save] = await library.list(folder);
  const context = { library, folder, quit: () => undefined, suspend: () => undefined, mouse: () => undefined };
  const { store, effects } = await beginGame(context, save?.path ?? null, COLUMNS, ROWS);
  const model = store.model();
  frameLines(drawFrame(model, themeFor(3, false)), frameRows(model.state));
  store.stop();
  effects.close();
}

/** Runs the most common commands once, in a temporary folder. Throws if any of them fails. */
export async function rehearsal(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-rehearsal-'));
  for (const line of PLAYED) await run(line, folder);
  await firstFrame(folder);
  const library = await programLibrary().load();
  for (const { path } of await library.list(folder)) await library.remove(path);
  for (const left of readdirSync(folder)) rmdirSync(join(folder, left));
  rmdirSync(folder);
}
