import { basename } from 'node:path';
import type { DamagedSave } from '../../core/app/saves/library.ts';
import { SAVE_SUFFIX } from '../../core/app/saves/list.ts';

/** Why a save in the folder cannot be opened, and what to do about it. */
interface DamageWords {
  what: string;
  /** Advice; empty if nothing helps. */
  help: string;
  /** The command to copy; null if there is none. */
  command: string | null;
}

/** Returns the remedy for a damaged file: its newest kept state, or else whatever can be read. */
function rescue({ path, newest }: DamagedSave): Pick<DamageWords, 'help' | 'command'> {
  const name = basename(path, SAVE_SUFFIX);
  return newest === null
    ? {
        help: 'No earlier state is kept. To save what can still be read:',
        command: `dynasty saves export "${name}" rescued.json --salvage`,
      }
    : { help: 'Restore its newest earlier state:', command: `dynasty saves restore "${name}" ${newest}` };
}

/**
 * Explains why a save cannot be opened and what to do. A file of another version is not damaged: no command repairs it.
 */
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
