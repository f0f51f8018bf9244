import type { Dynasty, SaveLibrary } from '../../core/app/saves/library.ts';
import { CALLS } from '../../core/contract/calls.ts';
import type { AnswerOf, DynastyOperation, InputOf } from '../../core/contract/registry.ts';
import type { Result } from '../../core/contract/result.ts';
import type { Info } from '../../core/contract/views/shared.ts';
import { UNSEEN } from '../../core/model/text/invisible-characters.ts';
import { type CsvTable, csvTables, drawPage, type Page } from '../text/page.ts';
import { type Style, styleFor } from '../text/style.ts';
import { harmless, printable } from '../text/width.ts';
import { CliFailure, EXIT, refusal } from './failure.ts';
import { type ProgressBar, startProgress } from './progress.ts';
import { type Choice, chooseFolder, chooseSave } from './save-choice.ts';
import { stoppedWords } from './stopped.ts';
import { noSuch } from './suggest.ts';
import type { Terminal } from './terminal.ts';

/** Options that every command accepts. */
export interface Globals {
  save?: string;
  savesDir?: string;
  json?: boolean;
  csv?: boolean;
  /** The table `--csv` prints from a page that has several. */
  table?: string;
  /** Whether CSV starts with a byte order mark, which Excel needs to read accents. */
  bom?: boolean;
  color: boolean;
  input: boolean;
  quiet?: boolean;
  debug?: boolean;
}

const NO_TABLE = new CliFailure(EXIT.refused, 'This command has no table to give as CSV.', ['Use --json instead.']);

/** Everything a command works with: the terminal, the options, and the saves. */
export class Cli {
  readonly terminal: Terminal;
  readonly globals: Globals;
  readonly style: Style;
  readonly #load: () => Promise<SaveLibrary>;
  #library: Promise<SaveLibrary> | null = null;
  #dynasty: Promise<Dynasty> | null = null;

  constructor(terminal: Terminal, globals: Globals, load: () => Promise<SaveLibrary>) {
    this.terminal = terminal;
    this.globals = globals;
    this.style = styleFor(terminal, globals.color);
    this.#load = load;
  }

  library(): Promise<SaveLibrary> {
    this.#library ??= this.#load();
    return this.#library;
  }

  folder(): Promise<Choice> {
    return chooseFolder(this.terminal, this.globals.savesDir);
  }

  /** Returns the save the command is about; null if there is none yet. */
  async choice(): Promise<Choice | null> {
    const folder = await this.folder();
    return chooseSave(await this.library(), this.terminal, folder.path, this.globals.save);
  }

  /** Returns the dynasty the command is about, opened once. */
  dynasty(): Promise<Dynasty> {
    this.#dynasty ??= this.#open();
    return this.#dynasty;
  }

  async #open(): Promise<Dynasty> {
    const choice = await this.choice();
    if (choice === null) {
      const folder = await this.folder();
      throw new CliFailure(EXIT.noSave, `You have no saved dynasty in ${folder.path} yet.`, [
        'Start one: dynasty new --team Michigan --year 2024',
      ]);
    }
    this.terminal.whenStopped = stoppedWords(choice.path);
    return (await this.library()).open(choice.path);
  }

  /** Returns the dynasty's stage, season and week. */
  async info(): Promise<Info> {
    return (await this.dynasty()).info();
  }

  /** Queries the dynasty; a refusal ends the command with its sentence. Bound, so it can be passed on alone. */
  readonly ask = async <Name extends DynastyOperation>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>> => {
    return this.#answered(name, await (await this.dynasty()).run(name, input));
  };

  /** Runs a long operation, with progress on stderr. */
  async askLong<Name extends DynastyOperation>(
    name: Name,
    input: InputOf<Name>,
    bar: ProgressBar,
  ): Promise<AnswerOf<Name>> {
    return this.#answered(name, await (await this.dynasty()).run(name, input, (progress) => bar.update(progress)));
  }

  #answered<Name extends DynastyOperation>(name: Name, result: Result<AnswerOf<Name>>): AnswerOf<Name> {
    const answer = unwrap(result);
    if (CALLS[name].kind === 'command') this.terminal.hasDecided = true;
    return answer;
  }

  /** Runs `work` with all its decisions saved in one write. */
  async together<T>(work: () => Promise<T>): Promise<T> {
    return (await this.dynasty()).together(work);
  }

  progress(what: string): Promise<ProgressBar> {
    return startProgress(this.terminal, this.globals.quiet === true, what);
  }

  /** Prints a note for people, which is never part of the answer. */
  note(line: string): void {
    if (this.globals.quiet !== true) this.terminal.err(printable(`${line}\n`));
  }

  /** Refuses `--csv` for commands without a table, before anything is done. */
  refuseCsv(): void {
    if (this.globals.csv === true) throw NO_TABLE;
  }

  /** Prints the answer in the requested format. */
  async show(page: Page): Promise<void> {
    if (this.globals.json === true) {
      return this.#data(`${escapedJson(page.json)}\n`);
    }
    if (this.globals.csv === true) {
      return this.#data(await this.#csv(page));
    }
    const { columns } = this.terminal;
    const { lines, cut } = drawPage(page.parts, { width: columns, paint: this.style.paint, ascii: this.style.ascii });
    this.terminal.out(printable(`${lines.join('\n')}\n`));
    if (cut.length > 0) this.note(`Not shown: ${cut.join(', ')} (wider terminal, or --csv).`);
  }

  /** Another program gets the data unchanged; a terminal only what it can show. */
  #data(text: string): void {
    this.terminal.out(this.terminal.outIsTerminal ? printable(text) : text);
  }

  async #csv(page: Page): Promise<string> {
    const { tables, members } = csvTables(page.parts);
    if (tables.length === 0) throw NO_TABLE;
    const [only, another] = tables;
    const { table } = this.globals;
    const names = tables.map(({ name }) => name);
    const chosen = table === undefined && another === undefined ? only : byName([...tables, ...members], table, names);
    const { stringify } = await import('csv-stringify/sync');
    return stringify(chosen?.rows ?? [], {
      bom: this.globals.bom === true,
      cast: { boolean: (value) => String(value), string: asText },
    });
  }

  close(): void {
    void this.#dynasty?.then((dynasty) => dynasty.close()).catch(() => undefined);
  }
}

/** Control codes that JSON leaves as they are, but a terminal at the end of a pipe would obey. */
const LEFT_BY_JSON = new RegExp(`(?!\\n)[${UNSEEN}]`, 'gu');

/** Returns JSON with every control code escaped, which loses nothing. */
function escapedJson(value: unknown): string {
  const escaped = (code: string) => `\\u${code.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value, null, 2).replace(LEFT_BY_JSON, escaped);
}

/**
 * Returns text without control codes, which a pager would obey. Text that a spreadsheet would run as a formula gets a
 * leading quote; signed numbers stay numbers.
 */
function asText(text: string): string {
  const value = harmless(text);
  return /^[=+\-@\t\r]/.test(value) && !/^[+-]\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
}

/** Returns the requested table. Throws, naming the page's tables, if none or an unknown one was requested. */
function byName(tables: readonly CsvTable[], asked: string | undefined, names: readonly string[]): CsvTable {
  const found = tables.find(({ name }) => name.toLowerCase() === asked?.toLowerCase());
  if (found !== undefined) return found;
  throw whichTable(asked, names);
}

/** Returns the message that a page's table must be named, or that the name is wrong. */
export function whichTable(asked: string | undefined, names: readonly string[]): CliFailure {
  const hints = [`Tables: ${names.join(', ')}`];
  return asked === undefined
    ? new CliFailure(EXIT.refused, 'This page has several tables; choose one with --table.', hints)
    : noSuch(`This page has no table "${asked}".`, asked, names, hints);
}

/** Returns an answer's value. Throws if it was refused. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw refusal(result.error);
}
