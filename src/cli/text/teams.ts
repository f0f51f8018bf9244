import type { Home, PreviewTeam } from '../../core/contract/views/home.ts';
import { gauge } from '../../core/present/index.ts';

/** A team available for a new dynasty. */
export interface OfferedTeam extends PreviewTeam {
  conference: string;
}

/** Returns the teams of a season available for a new dynasty, by prestige. */
export function offeredTeams({ preview }: Pick<Home, 'preview'>): OfferedTeam[] {
  const members = Object.values(preview.conferences).flatMap(({ confName, teams }) =>
    teams.map((team) => ({ ...team, conference: confName })),
  );
  const independents = preview.independents.map((team) => ({ ...team, conference: 'Independent' }));
  return [...members, ...independents].sort((a, b) => b.prestige - a.prestige || (a.name < b.name ? -1 : 1));
}

/** Draws seven dots for prestige and its bounds. */
export function prestigeDots(value: number, ascii = false): string {
  return ascii ? gauge(value, 7, '*', '.') : gauge(value, 7, '●', '○');
}
