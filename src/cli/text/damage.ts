import { basename } from 'node:path';
import type { DamagedSave } from '../../core/app/saves/library.ts';
import { SAVE_SUFFIX } from '../../core/app/saves/list.ts';

/** Why a save of the folder cannot be opened, and what to do about it. */
interface DamageWords {
  what: string;
  /** What to do; empty where nothing helps. */
  help: string;
  /** The command that does it, to be copied; null where none does. */
  command: string | null;
}

/** What can be done about a damaged file: its newest kept state, else whatever can be read of it. */
function rescue({ path, newest }: DamagedSave): Pick<DamageWords, 'help' | 'command'> {
  const name = basename(path, SAVE_SUFFIX);
  return newest === null
    ? {
        help: 'No earlier state is kept. To save what can still be read:',
        command: `dynasty saves export "${name}" rescued.json --salvage`,
      }
    : { help: 'Restore its newest earlier state:', command: `dynasty saves restore "${name}" ${newest}` };
}

/** Says why a save cannot be opened and what to do. A file of another version is not damaged: no command mends it. */
export function damageWords(save: DamagedSave): DamageWords {
  const { file, damage, code } = save;
  switch (code) {
    case 'older_version':
      return {
        what: `Made by version 0.1: ${file}`,
        help: 'Version 1.0.0 and later cannot open it. Play it with version 0.1, or start a new dynasty.',
        command: null,
      };
    case 'newer_version':
      return { what: `Made by a newer version: ${file}`, help: 'Update the program to open it.', command: null };
    case 'corrupt':
    case 'not_a_save':
      return { what: `Damaged: ${file} (${damage})`, ...rescue(save) };
    default:
      return { what: `Cannot be read: ${file} (${damage})`, help: '', command: null };
  }
}

/** The same as lines of text. */
export function damageLines(save: DamagedSave): string[] {
  const { what, help, command } = damageWords(save);
  return [what, ...(help === '' ? [] : [`  ${[help, command ?? ''].join(' ').trimEnd()}`])];
}
