import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { looksLikeCode, type PlayedCode, playCode, type ReadCode, readCode } from '../../../core/app/sharing/play.ts';
import { kebab } from '../../../core/model/ids.ts';
import { plural } from '../../../core/present/index.ts';
import { type Cli, unwrap } from '../../shell/cli.ts';
import { CliFailure, EXIT } from '../../shell/failure.ts';
import { textOption } from '../../shell/input.ts';
import { freshPath, newSavePath } from '../../shell/save-choice.ts';
import { text } from '../../text/page.ts';
import type { Options } from '../../verbs/verb.ts';

/** Larger than any code. */
const MOST_FILE_BYTES = 4 * 1024 * 1024;

/** Options of a new dynasty that a code already decides. */
const DECIDED = [
  'team',
  'year',
  'playoff',
  'autobids',
  'topFour',
  'coach',
  'difficulty',
  'asItWas',
  'editable',
  'universe',
  'seed',
  'tuning',
] as const;

/** Returns the code itself, or the content of the file of that name. */
export function codeFrom(cli: Cli, typed: string): string {
  if (looksLikeCode(typed)) return typed;
  const path = resolve(cli.terminal.cwd, typed);
  if (!existsSync(path) || !statSync(path).isFile()) {
    throw new CliFailure(EXIT.refused, `"${typed}" is not a dynasty code, nor a file with one.`, [
      'A code starts with DYN1. Get one with: dynasty share',
    ]);
  }
  if (statSync(path).size > MOST_FILE_BYTES) {
    throw new CliFailure(EXIT.refused, `${path} is too long to be a dynasty code.`);
  }
  return readFileSync(path, 'utf8');
}

/** Replays a shared dynasty into a new save, and reports whether it is the same. */
export async function newFromCode(cli: Cli, typed: string, options: Options): Promise<void> {
  const too = DECIDED.find((name) => options[name] !== undefined);
  if (too !== undefined)
    throw new CliFailure(EXIT.refused, 'A code brings its own team, year and settings; use --from by itself.');
  const read = unwrap(await readCode(codeFrom(cli, typed)));
  const path = await pathFor(cli, read, textOption(options, 'name'));
  const bar = await cli.progress('Play');
  cli.terminal.whenStopped = async () => 'Stopped. The dynasty was not saved.';
  try {
    const { version } = await cli.library();
    const answer = unwrap(
      await playCode(path, read, version, (year, week, share) => bar.update({ year, week, share })),
    );
    bar.stop();
    cli.terminal.hasDecided = true;
    await cli.show({
      json: { status: answer.same ? 'success' : 'differs', path, ...answer },
      parts: [text(...verdict(path, answer))],
    });
    if (!answer.same) throw new CliFailure(EXIT.fellShort, `${basename(path)} does not match the shared dynasty.`);
  } finally {
    bar.stop();
  }
}

async function pathFor(cli: Cli, { asked }: ReadCode, name: string | undefined): Promise<string> {
  const { path: folder } = await cli.folder();
  const { team, startYear } = asked.settings;
  return name === undefined ? freshPath(folder, `${kebab(team)}-${startYear}`) : newSavePath(folder, name);
}

function verdict(path: string, { decisions, same, differences, stopped }: PlayedCode): string[] {
  const all = plural(decisions, 'decision');
  return [
    same ? `Played ${all}: the same dynasty, to the last yard.` : `Played ${all}, but it came out different.`,
    ...(stopped === null ? [] : [`  ${stopped}`]),
    ...differences.map((each) => `  ${each}`),
    `Saved in  ${path}`,
  ];
}
