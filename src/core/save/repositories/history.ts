import type { TeamSeason } from '../../model/season.ts';
import { bit, orNull, text } from '../codes.ts';
import type { HistoryRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS = `team, year, conference, rating, offense, defense, prestige, wins, losses, conf_wins, conf_losses, rank,
  in_playoff, conference_champion, champion, played`;

export function historyRepository(db: Sqlite, teams: TeamsRepository): HistoryRepository {
  const rows = (rest: string, params: SqlValue[] = []): TeamSeason[] =>
    db.all(`SELECT ${COLUMNS} FROM history ${rest}`, params).map((row) => ({
      team: teams.id(Number(row[0])),
      year: Number(row[1]),
      conference: orNull(row[2], text),
      rating: orNull(row[3], Number),
      offense: orNull(row[4], Number),
      defense: orNull(row[5], Number),
      prestige: Number(row[6]),
      wins: Number(row[7]),
      losses: Number(row[8]),
      confWins: Number(row[9]),
      confLosses: Number(row[10]),
      rank: Number(row[11]),
      inPlayoff: row[12] === 1,
      conferenceChampion: row[13] === 1,
      champion: row[14] === 1,
      played: row[15] === 1,
    }));
  return {
    all: () => rows('ORDER BY year, team'),
    ofYear: (year) => rows('WHERE year = ? ORDER BY team', [year]),
    ofTeam: (team) => rows('WHERE team = ? ORDER BY year DESC', [teams.number(team)]),
    write(all) {
      for (const row of all) {
        db.run('INSERT OR REPLACE INTO history VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
          teams.number(row.team),
          row.year,
          row.conference,
          row.rating,
          row.offense,
          row.defense,
          row.prestige,
          row.wins,
          row.losses,
          row.confWins,
          row.confLosses,
          row.rank,
          bit(row.inPlayoff),
          bit(row.conferenceChampion),
          bit(row.champion),
          bit(row.played),
        ]);
      }
    },
  };
}
