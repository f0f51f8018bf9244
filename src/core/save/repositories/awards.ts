import type { Award } from '../../model/awards.ts';
import { awardKinds, awardRoles, orNull } from '../codes.ts';
import type { AwardsRepository, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS = 'year, kind, conference, week, selection, role, place, player, team, points, firsts, game';
/** The nation's first, then conferences by id. */
const ORDER = 'ORDER BY year, kind, conference, week, selection, place, role';

/** From each year to the next one: to look at all rows of a long dynasty takes a hundred times as long. */
const YEARS = `WITH RECURSIVE years (year) AS (SELECT min(year) FROM awards
  UNION ALL SELECT (SELECT min(year) FROM awards WHERE awards.year > years.year) FROM years WHERE years.year IS NOT NULL)
  SELECT year FROM years WHERE year IS NOT NULL ORDER BY year`;

function selectionOf(value: SqlValue): Award['selection'] {
  const selection = Number(value);
  if (selection === 0 || selection === 1 || selection === 2) return selection;
  throw new SaveError('corrupt', 'The save has a team of the season that is neither first nor second.');
}

export function awardsRepository(db: Sqlite, teams: TeamsRepository): AwardsRepository {
  const rows = (where: string, params: SqlValue[]): Award[] =>
    db.all(`SELECT ${COLUMNS} FROM awards WHERE ${where} ${ORDER}`, params).map((row) => ({
      year: Number(row[0]),
      kind: awardKinds.word(row[1]!),
      conference: row[2] === '' ? null : String(row[2]),
      week: Number(row[3]),
      selection: selectionOf(row[4]!),
      role: awardRoles.word(row[5]!),
      place: Number(row[6]),
      player: Number(row[7]),
      team: teams.id(Number(row[8])),
      points: orNull(row[9]!, Number),
      firsts: orNull(row[10]!, Number),
      game: orNull(row[11]!, Number),
    }));
  return {
    ofYear: (year) => rows('year = ?', [year]),
    ofNationAnd: (year, conference) => rows('year = ? AND conference IN (?, ?)', [year, '', conference ?? '']),
    ofKind: (year, kind) => rows('year = ? AND kind = ?', [year, awardKinds.code(kind)]),
    ofPlayer: (player) => rows('player = ?', [player]),
    years: () => db.all(YEARS).map(([year]) => Number(year)),
    write(awards) {
      for (const award of awards) {
        db.run('INSERT OR REPLACE INTO awards VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', [
          award.year,
          awardKinds.code(award.kind),
          award.conference ?? '',
          award.week,
          award.selection,
          awardRoles.code(award.role),
          award.place,
          award.player,
          teams.number(award.team),
          award.points,
          award.firsts,
          award.game,
        ]);
      }
    },
  };
}
