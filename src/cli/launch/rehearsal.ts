import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programBacking } from '../shell/backing.ts';
import { runCli } from '../shell/run.ts';
import type { Terminal } from '../shell/terminal.ts';
import { beginGame, keepPainted } from '../tui/play/open.ts';
import { themeFor } from '../tui/play/theme.ts';

const COLUMNS = 140;
const ROWS = 40;

/** A new dynasty in its second week, and where it stands. */
const LINES = ['new --team Michigan --year 2024 --seed 1 --name rehearsal', 'advance --to season', 'sim', 'status'];

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

/** The full-screen game's first frame of a save, drawn for nobody. */
async function firstFrame(folder: string): Promise<void> {
  const engine = await programBacking().load();
  const [save] = await engine.list(folder);
  const world = { engine, folder, quit: () => undefined };
  const { store, effects } = await beginGame(world, save?.path ?? null, COLUMNS, ROWS);
  keepPainted(store, themeFor(3, false), { paint: () => undefined })();
  store.stop();
  effects.close();
}

/** What people do first and often, done once in a folder of its own. Throws when any of it fails. */
export async function rehearsal(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'dynasty-rehearsal-'));
  try {
    for (const line of LINES) {
      const code = await runCli(line.split(' '), silentTerminal(folder), programBacking());
      if (code !== 0) throw new Error(`\`dynasty ${line}\` ended with ${code}`);
    }
    await firstFrame(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
