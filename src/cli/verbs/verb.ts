import type { Takes, VerbHelp, VerbOption } from '../../core/pages/parts/verb.ts';
import type { Cli } from '../shell/cli.ts';

export { type Takes, YEAR } from '../../core/pages/parts/verb.ts';

/** A command's arguments and options as parsed. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The code behind a command; loaded when it runs. */
export interface CommandModule {
  run(cli: Cli, args: readonly string[], options: Options): Promise<void>;
}

/** A command as help, parser and completion see it. Light: loads no code. */
export interface Verb extends VerbHelp {
  name: string;
  /** Completions of its second argument when they depend on the first. */
  thenTakesAfter?: Readonly<Record<string, Takes>>;
  /** Completions of all arguments behind the second, by the first. */
  restTakesAfter?: Readonly<Record<string, Takes>>;
  /** It shows no table, so `--csv` is refused before anything is done. */
  tableless?: true;
  load(): Promise<CommandModule>;
}

/** For commands that write files. */
export const FORCE: VerbOption = { flags: '--force', description: 'replace a file that exists' };
