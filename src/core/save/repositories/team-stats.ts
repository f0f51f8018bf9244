import { TEAM_STAT_COUNT } from '../../model/plays/stats.ts';
import type { TeamSeasonStats } from '../../model/season.ts';
import { decodeCounts, encodeCounts } from '../codecs/lines.ts';
import { blob } from '../codes.ts';
import type { TeamStatsRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

export function teamStatsRepository(db: Sqlite, teams: TeamsRepository): TeamStatsRepository {
  const stats = (where: string, params: SqlValue[]): TeamSeasonStats[] =>
    db.all(`SELECT year, team, games, offense, defense FROM team_stats WHERE ${where}`, params).map((row) => ({
      year: Number(row[0]),
      team: teams.id(Number(row[1])),
      games: Number(row[2]),
      offense: decodeCounts(blob(row[3]), TEAM_STAT_COUNT),
      defense: decodeCounts(blob(row[4]), TEAM_STAT_COUNT),
    }));
  return {
    byTeam: (year, team) => stats('year = ? AND team = ?', [year, teams.number(team)])[0] ?? null,
    ofYear: (year) => stats('year = ? ORDER BY team', [year]),
    write(all) {
      for (const line of all) {
        db.run('INSERT OR REPLACE INTO team_stats VALUES (?, ?, ?, ?, ?)', [
          line.year,
          teams.number(line.team),
          line.games,
          encodeCounts(line.offense),
          encodeCounts(line.defense),
        ]);
      }
    },
  };
}
