import aliases from '../data/aliases.json' with { type: 'json' };
import type { TeamId } from '../ids.ts';
import { rowsOf } from './table.ts';

/** The team of each other name that people type, in letters and digits only, lower case. */
export const ALIASES: Readonly<Record<string, TeamId>> = Object.fromEntries(
  rowsOf(aliases, { team: 'text', aliases: 'words' }).flatMap(({ team, aliases: names }) =>
    names.map((name) => [name, team] as const),
  ),
);
