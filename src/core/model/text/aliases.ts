import aliases from '../data/aliases.json' with { type: 'json' };
import type { TeamId } from '../ids.ts';
import { rowsOf } from './table.ts';

/** Team for each alias people type, in lowercase letters and digits. */
export const ALIASES: Readonly<Record<string, TeamId>> = Object.fromEntries(
  rowsOf(aliases, { team: 'text', aliases: 'words' }).flatMap(({ team, aliases: names }) =>
    names.map((name) => [name, team] as const),
  ),
);
