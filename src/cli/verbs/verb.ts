import type { VerbHelp } from '../../core/pages/parts/verb.ts';
import type { Cli } from '../shell/cli.ts';

export { FORCE, type Takes } from '../../core/pages/parts/verb.ts';

/** A command's arguments and options as parsed. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

/** The code behind a command; loaded when it runs. */
export interface CommandModule {
  run(cli: Cli, args: readonly string[], options: Options): Promise<void>;
}

/** A command as help, parser and completion see it. Light: loads no code. */
export interface Verb extends VerbHelp {
  name: string;
  load(): Promise<CommandModule>;
}
