import type { IndividualTable } from '../../contract/views/columns.ts';
import type { PastSeason } from '../../contract/views/shared.ts';
import type { PageTab } from './page.ts';
import { given, type Typed } from './verb.ts';

/** What the pages of statistics share: one row of tabs, teams first, then a tab for each table of players. */

const TABS: Readonly<Record<IndividualTable, readonly [label: string, short: string]>> = {
  passing: ['Passing', 'Pass'],
  rushing: ['Rushing', 'Rush'],
  receiving: ['Receiving', 'Catch'],
  defense: ['Defense', 'Tackle'],
  kicking: ['Kicking', 'Kick'],
  punting: ['Punting', 'Punt'],
  returns: ['Returns', 'Return'],
};

export const TABLES = Object.keys(TABS) as IndividualTable[];

/** The heading of a table of players. */
export function tableLabel(table: IndividualTable): string {
  return TABS[table][0];
}

/** The sides of all teams. */
export function statTabs(year: number | undefined): PageTab[] {
  return [...teamTabs(year), ...playerTabs(year).map((tab) => ({ ...tab, beside: true as const }))];
}

/** The tables of players, after the sides of all teams. */
export function individualTabs(year: number | undefined): PageTab[] {
  return [...teamTabs(year).map((tab) => ({ ...tab, beside: true as const })), ...playerTabs(year)];
}

function teamTabs(year: number | undefined): PageTab[] {
  return [
    { name: 'offense', label: 'Offense', short: 'Off', link: given({ name: 'stats', year } as const) },
    { name: 'defense', label: 'Defense', short: 'Def', link: given({ name: 'stats', side: 'defense', year } as const) },
  ];
}

function playerTabs(year: number | undefined): PageTab[] {
  return TABLES.map((table) => {
    const [label, short] = TABS[table];
    return { name: `players-${table}`, label, short, link: given({ name: 'individual', table, year } as const) };
  });
}

/** The table of players that a flag names; two of them are refused. */
export function chosenTable(typed: Typed): IndividualTable {
  const chosen = TABLES.filter((table) => typed.flag(table));
  if (chosen.length > 1) typed.refuse(`One table at a time: ${chosen.map((name) => `--${name}`).join(' or ')}.`);
  return chosen[0] ?? 'passing';
}

/** The year of a past season ahead of a title: `2024 `; nothing for the running one. */
export function inYear({ past_season }: { past_season?: PastSeason | undefined }): string {
  return past_season === undefined ? '' : `${past_season.year} `;
}
