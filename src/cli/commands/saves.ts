import { existsSync, statSync } from 'node:fs';
import { basename, extname, join, resolve } from 'node:path';
import { fileSize, plural } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import type { SaveEntry } from '../shell/engine.ts';
import { CliFailure, EXIT } from '../shell/failure.ts';
import { findSave, playedBefore, savedStage, savePath } from '../shell/save-choice.ts';
import { didYouMean } from '../shell/suggest.ts';
import { table, text } from '../text/page.ts';
import type { Options } from '../verbs/verb.ts';

type Action = (cli: Cli, args: readonly string[], options: Options) => Promise<void>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  copy,
  rename,
  delete: remove,
  export: exportTo,
  import: importFrom,
  verify,
};

/** Lists, copies, renames, deletes, exports, imports or verifies saves. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const name = args[0] ?? 'list';
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) {
    const names = Object.keys(ACTIONS);
    throw new CliFailure(EXIT.refused, `Saves cannot be told to "${name}".${didYouMean(name, names)}`, [
      `Possible: ${names.join(', ')}`,
    ]);
  }
  if (action !== list) cli.refuseCsv();
  await action(cli, args.slice(1), options);
}

async function list(cli: Cli): Promise<void> {
  const { path: folder } = await cli.folder();
  const saves = await (await cli.engine()).list(folder);
  const chosen = saves.length === 0 && cli.globals.save === undefined ? null : await cli.choice();
  await cli.show({
    json: saves,
    parts: [
      table<SaveEntry>({
        name: 'saves',
        title: `Saves in ${folder}`,
        columns: [
          { key: 'file', title: 'File', value: (s) => s.file },
          { key: 'team', title: 'Team', value: (s) => s.team },
          { key: 'year', title: 'Year', value: (s) => s.year },
          { key: 'stage', title: 'Stage', value: (s) => s.stage, text: savedStage },
          { key: 'week', title: 'Week', value: (s) => s.week, drop: 3 },
          {
            key: 'saved',
            title: 'Last played',
            value: (s) => s.savedAt,
            text: (s) => s.savedAt.replace('T', ' ').slice(0, 16),
            drop: 2,
          },
          { key: 'bytes', title: 'Size', value: (s) => s.bytes, text: (s) => fileSize(s.bytes), drop: 1 },
        ],
        rows: saves,
        mark: (s) => (s.path === chosen?.path ? 'own' : null),
        empty: 'None yet. Start a dynasty: dynasty new --team Michigan --year 2024',
      }),
    ],
  });
}

/** The save named first on the line, which must exist. */
async function source(cli: Cli, name: string | undefined, usage: string): Promise<string> {
  if (name === undefined) throw new CliFailure(EXIT.refused, 'Which save?', [`For example: ${usage}`]);
  return findSave(await cli.engine(), cli.terminal, (await cli.folder()).path, name);
}

/** A path to write to, which must be free. */
async function target(cli: Cli, name: string | undefined, usage: string): Promise<string> {
  if (name === undefined) throw new CliFailure(EXIT.refused, 'To which name?', [`For example: ${usage}`]);
  const path = savePath(await cli.engine(), cli.terminal, (await cli.folder()).path, name);
  if (existsSync(path)) throw new CliFailure(EXIT.refused, `${path} exists already; nothing was changed.`);
  return path;
}

async function moved(
  cli: Cli,
  how: 'copy' | 'rename' | 'importFrom',
  words: string,
  from: string,
  to: string,
): Promise<void> {
  await (await cli.engine())[how](from, to);
  if (how === 'copy') playedBefore(to, from);
  await cli.show({
    json: { status: 'success', from, path: to },
    parts: [text(`${words} ${basename(from)} to ${to}.`)],
  });
}

async function copy(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const usage = 'dynasty saves copy michigan-2024 what-if';
  await moved(cli, 'copy', 'Copied', await source(cli, from, usage), await target(cli, to, usage));
}

async function rename(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const usage = 'dynasty saves rename michigan-2024 go-blue';
  await moved(cli, 'rename', 'Renamed', await source(cli, from, usage), await target(cli, to, usage));
}

/** A copy anywhere: the target is a path from here, not a name within the saves folder. */
async function exportTo(cli: Cli, [from, to]: readonly string[], options: Options): Promise<void> {
  if (options.salvage === true) return salvage(cli, from, to);
  const usage = 'dynasty saves export michigan-2024 ~/backup.dynasty';
  const path = await source(cli, from, usage);
  await moved(
    cli,
    'copy',
    'Exported',
    path,
    await target(cli, to === undefined ? undefined : resolve(cli.terminal.cwd, to), usage),
  );
}

/** What can be read of a damaged save, to a file, or to a folder under the save's name. */
async function salvage(cli: Cli, from: string | undefined, to: string | undefined): Promise<void> {
  const usage = 'dynasty saves export michigan-2024 ~/rescued.json --salvage';
  const path = await source(cli, from, usage);
  const into = salvageTarget(cli, basename(path, extname(path)), to, usage);
  const { rows, lost } = await (await cli.engine()).salvage(path, into);
  if (rows === 0) {
    throw new CliFailure(EXIT.noSave, `Nothing could be read of ${basename(path)}; nothing was written.`, lost);
  }
  await cli.show({
    json: { status: 'success', from: path, path: into, rows, lost },
    parts: [
      text(
        `Wrote ${plural(rows, 'row')} of ${basename(path)} to ${into}.`,
        lost.length === 0 ? 'Nothing was lost.' : 'Lost:',
        ...lost.map((each) => `  ${each}`),
      ),
    ],
  });
}

function salvageTarget(cli: Cli, stem: string, to: string | undefined, usage: string): string {
  if (to === undefined) throw new CliFailure(EXIT.refused, 'To which file?', [`For example: ${usage}`]);
  const there = resolve(cli.terminal.cwd, to);
  const folder = existsSync(there) && statSync(there).isDirectory();
  const path = folder ? join(there, `${stem}.json`) : extname(there) === '' ? `${there}.json` : there;
  if (existsSync(path)) throw new CliFailure(EXIT.refused, `${path} exists already; nothing was changed.`);
  return path;
}

async function importFrom(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const usage = 'dynasty saves import ~/backup.dynasty';
  const path = await source(cli, from === undefined ? undefined : resolve(cli.terminal.cwd, from), usage);
  await moved(cli, 'importFrom', 'Imported', path, await target(cli, to ?? basename(path), usage));
}

async function remove(cli: Cli, [name]: readonly string[], options: Options): Promise<void> {
  const path = await source(cli, name, 'dynasty saves delete michigan-2024');
  if (options.yes !== true) {
    if (!cli.terminal.inIsTerminal || !cli.globals.input) {
      throw new CliFailure(EXIT.refused, `Deleting ${basename(path)} needs a yes; nothing was changed.`, [
        'Give it with --yes.',
      ]);
    }
    if (!(await cli.terminal.confirm(`Delete ${basename(path)} for good?`))) return cli.note('Nothing was changed.');
  }
  await (await cli.engine()).remove(path);
  await cli.show({ json: { status: 'success', path }, parts: [text(`Deleted ${path}.`)] });
}

async function verify(cli: Cli, [name]: readonly string[]): Promise<void> {
  const engine = await cli.engine();
  const chosen = name === undefined ? (await cli.choice())?.path : undefined;
  const path = chosen ?? (await source(cli, name, 'dynasty saves verify michigan-2024'));
  const answer = await engine.verify(path);
  const sound = answer.faults.length === 0;
  await cli.show({
    json: answer,
    parts: [
      text(
        `${basename(path)}: ${sound ? 'sound' : plural(answer.faults.length, 'fault')}, ${plural(answer.decisions, 'decision')}`,
        ...answer.faults.map((fault) => `  ${fault}`),
        `State ${answer.digest}`,
      ),
    ],
  });
  if (!sound) throw new CliFailure(EXIT.fellShort, `${basename(path)} did not pass.`);
}
