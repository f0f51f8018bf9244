import { basename } from 'node:path';
import type { DamagedSave } from '../../core/app/save-library.ts';
import { SAVE_SUFFIX } from '../../core/app/save-list.ts';

/** Says that a save is damaged and what to do: the second line ends with the command to run. */
export function damageLines({ file, path, damage, newest }: DamagedSave): [damaged: string, help: string] {
  const name = basename(path, SAVE_SUFFIX);
  const help =
    newest === null
      ? `dynasty saves export "${name}" rescued.json --salvage`
      : `dynasty saves restore "${name}" ${newest}`;
  return [
    `Damaged: ${file} (${damage})`,
    `  ${newest === null ? 'Nothing is kept of it. What can be read:' : 'Bring back its newest kept state:'} ${help}`,
  ];
}
