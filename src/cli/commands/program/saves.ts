import { basename, dirname } from 'node:path';
import type { KeptEntry, SaveEntry } from '../../../core/app/saves/library.ts';
import { nameLike, SAVE_SUFFIX } from '../../../core/app/saves/list.ts';
import { checkOutput, writeOutput } from '../../../core/app/saves/output.ts';
import { stageFacts } from '../../../core/model/stages.ts';
import { fileSize, HEADINGS, plural } from '../../../core/present/index.ts';
import type { Cli } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { findOwnSave, findSave, newSavePath, outputPath, savedStage } from '../../shell/save-choice.ts';
import { noSuch } from '../../shell/suggest.ts';
import { damageLines } from '../../text/damage.ts';
import { table, text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

type Action = (cli: Cli, args: readonly string[], options: Options) => Promise<void>;

const ACTIONS: Readonly<Record<string, Action>> = {
  list,
  copy,
  rename,
  delete: remove,
  export: exportTo,
  import: importFrom,
  verify,
  revisions,
  restore,
};

/** Lists, copies, renames, deletes, exports, imports, verifies or restores saves. */
export async function run(cli: Cli, args: readonly string[], options: Options): Promise<void> {
  const name = args[0] ?? 'list';
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (action === undefined) {
    const names = Object.keys(ACTIONS);
    throw noSuch(`There is no action "${name}" for saves.`, name, names, [`Actions: ${names.join(', ')}`]);
  }
  if (action !== list && action !== revisions) cli.refuseCsv();
  await action(cli, args.slice(1), options);
}

/** Formats an ISO 8601 time, to the minute. */
const dayAndTime = (iso: string): string => iso.replace('T', ' ').slice(0, 16);

async function list(cli: Cli): Promise<void> {
  const { path: folder } = await cli.folder();
  const library = await cli.library();
  const [saves, damaged] = [await library.list(folder), await library.damaged(folder)];
  const chosen = saves.length === 0 && cli.globals.save === undefined ? null : await cli.choice();
  await cli.show({
    json: [...saves, ...damaged],
    parts: [
      table<SaveEntry>({
        name: 'saves',
        title: HEADINGS.savesIn(folder),
        columns: [
          { key: 'file', title: 'File', value: (s) => s.file },
          { key: 'team', title: 'Team', value: (s) => s.team },
          { key: 'year', title: 'Year', value: (s) => s.year },
          { key: 'stage', title: 'Stage', value: (s) => s.stage, text: savedStage },
          { key: 'week', title: 'Week', value: (s) => s.week, drop: 3 },
          {
            key: 'saved',
            title: HEADINGS.lastPlayed,
            value: (s) => s.savedAt,
            text: (s) => dayAndTime(s.savedAt),
            drop: 2,
          },
          { key: 'bytes', title: 'Size', value: (s) => s.bytes, text: (s) => fileSize(s.bytes), drop: 1 },
        ],
        rows: saves,
        mark: (s) => (s.path === chosen?.path ? 'own' : null),
        empty: 'None yet. Start a dynasty: dynasty new --team Michigan --year 2024',
      }),
      text(...damaged.flatMap(damageLines)),
    ],
  });
}

async function folderOf(cli: Cli): Promise<string> {
  return (await cli.folder()).path;
}

/** Returns a required argument, or fails with a question. */
function given(word: string | undefined, question: string, usage: string): string {
  if (word === undefined) throw new CliFailure(EXIT.refused, question, [`For example: ${usage}`]);
  return word;
}

/** Returns the first save named, which must exist. */
async function source(cli: Cli, name: string | undefined, usage: string): Promise<string> {
  return findSave(cli.terminal, await folderOf(cli), given(name, 'Which save?', usage));
}

/** Returns the first save named, which will be moved or removed. */
async function ownSource(cli: Cli, name: string | undefined, usage: string): Promise<string> {
  return findOwnSave(cli.terminal, await folderOf(cli), given(name, 'Which save?', usage));
}

async function tell(cli: Cli, words: string, from: string, to: string): Promise<void> {
  await cli.show({
    json: { status: 'success', from, path: to },
    parts: [text(`${words} ${basename(from)} to ${to}.`)],
  });
}

async function copyTo(cli: Cli, words: string, from: string, to: string): Promise<void> {
  await (await cli.library()).copy(from, to);
  await tell(cli, words, from, to);
}

async function copy(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const usage = 'dynasty saves copy michigan-2024 what-if';
  const path = await source(cli, from, usage);
  await copyTo(cli, 'Copied', path, newSavePath(await folderOf(cli), given(to, 'What is the new name?', usage)));
}

async function rename(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const usage = 'dynasty saves rename michigan-2024 go-blue';
  const path = await ownSource(cli, from, usage);
  const into = newSavePath(dirname(path), given(to, 'What is the new name?', usage));
  await (await cli.library()).rename(path, basename(into));
  await tell(cli, 'Renamed', path, into);
}

/** Exports a copy: the target is a path relative to the current folder, not a name in the saves folder. */
async function exportTo(cli: Cli, [from, to]: readonly string[], options: Options): Promise<void> {
  if (options.salvage === true) return salvage(cli, from, to);
  if (options.sqlite === true) return exportSqlite(cli, from, to);
  const usage = 'dynasty saves export michigan-2024 ~/backup.dynasty';
  const path = await source(cli, from, usage);
  const target = given(to, 'Which file should it go to?', usage);
  await copyTo(cli, 'Exported', path, outputPath(cli.terminal, target, path, SAVE_SUFFIX));
}

/** Writes a save's views as an SQLite file for other programs. */
async function exportSqlite(cli: Cli, from: string | undefined, to: string | undefined): Promise<void> {
  const usage = 'dynasty saves export michigan-2024 ~/michigan.sqlite --sqlite';
  const path = await source(cli, from, usage);
  const into = outputPath(cli.terminal, given(to, 'Which file should it go to?', usage), path, '.sqlite');
  checkOutput(into);
  const { sqliteFile } = await import('../../../core/app/questions/sqlite-file.ts');
  writeOutput(into, await sqliteFile(path));
  await tell(cli, 'Exported', path, into);
}

/** Writes the readable parts of a damaged save to a file, or to a folder under the save's name. */
async function salvage(cli: Cli, from: string | undefined, to: string | undefined): Promise<void> {
  const usage = 'dynasty saves export michigan-2024 ~/rescued.json --salvage';
  const path = await source(cli, from, usage);
  const into = outputPath(cli.terminal, given(to, 'Which file should it go to?', usage), path, '.json');
  const { rows, lost } = await (await cli.library()).salvage(path, into);
  if (rows === 0) {
    throw new CliFailure(EXIT.noSave, `Nothing in ${basename(path)} could be read, so nothing was written.`, lost);
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

async function importFrom(cli: Cli, [from, to]: readonly string[]): Promise<void> {
  const path = await source(cli, from, 'dynasty saves import ~/backup.dynasty');
  const into = newSavePath(await folderOf(cli), to ?? nameLike(basename(path)));
  await (await cli.library()).importFrom(path, into);
  await tell(cli, 'Imported', path, into);
}

/** Asks before a step that cannot be undone; without a terminal, `--yes` confirms it. */
async function agreed(cli: Cli, options: Options, refusal: string, question: string): Promise<boolean> {
  if (options.yes === true) return true;
  if (!cli.terminal.inIsTerminal || !cli.globals.input) {
    throw new CliFailure(EXIT.refused, `${refusal} needs confirmation; nothing was changed.`, ['Confirm with --yes.']);
  }
  if (await cli.terminal.confirm(question)) return true;
  cli.note('Nothing was changed.');
  return false;
}

async function remove(cli: Cli, [name]: readonly string[], options: Options): Promise<void> {
  const path = await ownSource(cli, name, 'dynasty saves delete michigan-2024');
  const file = basename(path);
  if (!(await agreed(cli, options, `Deleting ${file}`, `Permanently delete ${file}?`))) return;
  await (await cli.library()).remove(path);
  await cli.show({ json: { status: 'success', path }, parts: [text(`Deleted ${path}.`)] });
}

/** Lists a save's kept states: earlier ones and undone ones. */
async function revisions(cli: Cli, [name]: readonly string[]): Promise<void> {
  const path = await source(cli, name, 'dynasty saves revisions michigan-2024');
  const kept = await (await cli.library()).revisions(path);
  await cli.show({
    json: kept,
    parts: [
      table<KeptEntry>({
        name: 'revisions',
        title: `Earlier states of ${basename(path)}`,
        columns: [
          { key: 'id', title: 'State', value: (r) => r.id },
          { key: 'seq', title: 'Decisions', value: (r) => r.seq },
          { key: 'year', title: 'Year', value: (r) => r.year },
          { key: 'stage', title: 'Stage', value: (r) => r.stage, text: (r) => stageFacts(r.stage).label },
          { key: 'week', title: 'Week', value: (r) => r.week },
          { key: 'saved', title: 'Saved', value: (r) => r.savedAt, text: (r) => dayAndTime(r.savedAt), drop: 2 },
          { key: 'bytes', title: 'Size', value: (r) => r.bytes, text: (r) => fileSize(r.bytes), drop: 1 },
        ],
        rows: kept,
        empty: 'None yet. Each decision keeps the state before it.',
      }),
      text(
        ...(kept.length > 0 ? [`Bring one back: dynasty saves restore "${basename(path, SAVE_SUFFIX)}" STATE`] : []),
      ),
    ],
  });
}

/** Restores a kept state of a save, which may be damaged. */
async function restore(cli: Cli, [name, id]: readonly string[], options: Options): Promise<void> {
  const usage = 'dynasty saves restore michigan-2024 12';
  const path = await source(cli, name, usage);
  const state = given(id, 'Which state? List them with: dynasty saves revisions', usage);
  const file = basename(path);
  if (!(await agreed(cli, options, `Restoring ${file}`, `Restore state ${state} of ${file}?`))) return;
  const { damaged } = await (await cli.library()).restore(path, state);
  await cli.show({
    json: { status: 'success', path, restored: state, damaged },
    parts: [
      text(
        `${file} is back at state ${state}.`,
        damaged === null
          ? 'What you replaced is kept too: dynasty saves revisions'
          : `The damaged file is kept in ${damaged}.`,
      ),
    ],
  });
}

async function verify(cli: Cli, [name]: readonly string[]): Promise<void> {
  const library = await cli.library();
  const chosen = name === undefined ? (await cli.choice())?.path : undefined;
  const path = chosen ?? (await source(cli, name, 'dynasty saves verify michigan-2024'));
  const answer = await library.verify(path);
  const sound = answer.faults.length === 0;
  await cli.show({
    json: answer,
    parts: [
      text(
        `${basename(path)}: ${sound ? 'sound' : plural(answer.faults.length, 'fault')}, ${plural(answer.decisions, 'decision')}`,
        ...answer.faults.map((fault) => `  ${fault}`),
        ...answer.differences,
        `State ${answer.digest}`,
      ),
    ],
  });
  if (!sound) throw new CliFailure(EXIT.fellShort, `${basename(path)} did not pass.`);
}
