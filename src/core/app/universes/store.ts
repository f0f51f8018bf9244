import { basename, join } from 'node:path';
import type { AnswerOf, InputOf } from '../../contract/registry.ts';
import { done, type ErrorCode, type Result, refuse } from '../../contract/result.ts';
import { makeFolder, SAVE_SUFFIX, SaveError, savePath } from '../../save/index.ts';
import { OutputError } from '../../save/output.ts';
import { universeText } from '../../words/universe/file-text.ts';
import { writeOutput } from '../saves/output.ts';
import { universeGiven } from './given.ts';
import { offerOf, UNIVERSE_SUFFIX } from './offered.ts';

/** Writes universes next to the saves, where every new game finds them. */

/** Returns the file name of a universe, however it was typed; refused if no save could have the name either. */
function fileNamed(name: string): Result<string> {
  const bare = name.trim().replace(/\.json$/i, '');
  try {
    return done(basename(savePath('', bare), SAVE_SUFFIX) + UNIVERSE_SUFFIX);
  } catch (error) {
    if (!(error instanceof SaveError)) throw error;
    return refuse('malformed', error.message.replace("a save's name", "a universe's name"));
  }
}

const CODES: Readonly<Record<OutputError['code'], ErrorCode>> = {
  exists: 'malformed',
  refused: 'malformed',
  failed: 'failed',
};

/** Explains why a file was not written, without revealing the folder. */
function notWritten({ code, message }: OutputError, file: string): Result<never> {
  const said =
    code === 'exists'
      ? `There is already a universe in ${file}. Choose another name, or replace it.`
      : `${file} was not written. Check your saves folder and try again.`;
  const refused = refuse(CODES[code], said);
  return { ok: false, error: { ...refused.error, detail: message } };
}

/** Checks a universe and, given a file name, writes it next to the saves. An unplayable one is never written. */
export function saveUniverse(
  folder: string,
  { universe, file, replace = false }: InputOf<'saveUniverse'>,
): Result<AnswerOf<'saveUniverse'>> {
  const given = universeGiven(universe);
  if (!given.ok) return given;
  const content = given.value.universe;
  if (file === undefined) return done({ status: 'success', universe: offerOf('', null, content) });
  const named = fileNamed(file);
  if (!named.ok) return named;
  try {
    makeFolder(folder);
    writeOutput(join(folder, named.value), universeText(content), { replace });
  } catch (error) {
    if (error instanceof OutputError) return notWritten(error, named.value);
    throw error;
  }
  return done({ status: 'success', universe: offerOf(named.value, named.value, content) });
}
