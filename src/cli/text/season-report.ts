import { HEADINGS } from '../../core/present/index.ts';
import { isRanked } from '../../core/words/numbers.ts';
import type { Cli } from '../shell/cli.ts';
import { type Part, table } from './page.ts';

/** A finished season, summed up. */
export interface SeasonReport {
  year: number;
  team: string;
  record: string;
  /** Final rank among all teams, beyond the Top 25 too. */
  rank: number;
  champion: string;
  championRecord: string;
}

/** Reads the season that was just closed. */
export async function readSeasonReport(cli: Cli): Promise<SeasonReport> {
  const { info, team, champion } = await cli.ask('summary', {});
  return {
    year: info.currentYear,
    team: team.name,
    record: team.record,
    rank: team.ranking ?? 0,
    champion: champion.name,
    championRecord: champion.record,
  };
}

/** The seasons played, one row each. */
export function seasonsTable(seasons: readonly SeasonReport[]): Part {
  return table<SeasonReport>({
    name: 'seasons',
    title: `${seasons[0]?.team ?? ''}: seasons played`,
    columns: [
      { key: 'year', title: 'Year', value: (row) => row.year },
      { key: 'record', title: 'Record', value: (row) => row.record },
      {
        key: 'rank',
        title: 'Rank',
        value: (row) => row.rank,
        text: (row) => (isRanked(row.rank) ? `#${row.rank}` : 'unranked'),
        align: 'right',
      },
      { key: 'champion', title: HEADINGS.nationalChampion, value: (row) => row.champion },
      { key: 'champion_record', title: '', value: (row) => row.championRecord, drop: 1 },
    ],
    rows: seasons,
    mark: (row) => (row.champion === row.team ? 'own' : null),
  });
}
