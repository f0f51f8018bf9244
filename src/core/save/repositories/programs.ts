import { orNull, text } from '../codes.ts';
import type { ProgramsRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite } from '../sqlite.ts';

export function programsRepository(db: Sqlite, teams: TeamsRepository): ProgramsRepository {
  return {
    ofYear(year) {
      const rows = db.all(
        `SELECT team, conference, prestige, ceiling, floor, score, rating, offense, defense,
           pass_lean, tempo, boldness, depth
         FROM programs WHERE year = ? ORDER BY team`,
        [year],
      );
      return rows.map((row) => {
        const n = (column: number): number => Number(row[column]);
        return {
          team: teams.id(n(0)),
          conference: orNull(row[1], text),
          prestige: n(2),
          ceiling: n(3),
          floor: n(4),
          prestigeScore: n(5),
          rating: n(6),
          offense: n(7),
          defense: n(8),
          style: { passLean: n(9), tempo: n(10), boldness: n(11), depth: n(12) },
        };
      });
    },
    write(year, programs) {
      for (const p of programs) {
        db.run('INSERT OR REPLACE INTO programs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
          year,
          teams.number(p.team),
          p.conference,
          p.prestige,
          p.ceiling,
          p.floor,
          p.prestigeScore,
          p.rating,
          p.offense,
          p.defense,
          p.style.passLean,
          p.style.tempo,
          p.style.boldness,
          p.style.depth,
        ]);
      }
    },
  };
}
