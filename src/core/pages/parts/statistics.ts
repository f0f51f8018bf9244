import type { IndividualTable } from '../../contract/views/columns.ts';
import type { PastSeason } from '../../contract/views/shared.ts';
import type { PageTab } from './page.ts';
import { given, type Typed } from './verb.ts';

/** Tabs shared by the statistics pages: teams first, then one tab per player table. */

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

/** Returns the heading of a player table. */
export function tableLabel(table: IndividualTable): string {
  return TABS[table][0];
}

/** Returns the tabs of the team statistics page. */
export function statTabs(year: number | undefined): PageTab[] {
  return [...teamTabs(year), ...playerTabs(year).map((tab) => ({ ...tab, beside: true as const }))];
}

/** Returns the tabs of the individual statistics page. */
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

/** Returns the player table selected by a flag; refuses two of them. */
export function chosenTable(typed: Typed): IndividualTable {
  const chosen = TABLES.filter((table) => typed.flag(table));
  if (chosen.length > 1) typed.refuse(`One table at a time: ${chosen.map((name) => `--${name}`).join(' or ')}.`);
  return chosen[0] ?? 'passing';
}

/** Prefix of a title for a past season: `2024 `; empty for the current one. */
export function inYear({ past_season }: { past_season?: PastSeason | undefined }): string {
  return past_season === undefined ? '' : `${past_season.year} `;
}
