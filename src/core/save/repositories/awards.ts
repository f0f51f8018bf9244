import type { Award } from '../../model/people/awards.ts';
import { awardKinds, awardRoles, orNull } from '../codes.ts';
import type { AwardsRepository, TeamsRepository } from '../contracts.ts';
import { SaveError } from '../errors.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

const COLUMNS_BUT_YEAR = 'kind, conference, week, selection, role, place, player, team, points, firsts, game';
const COLUMNS = `year, ${COLUMNS_BUT_YEAR}`;
/** National awards first, then conferences by id. */
const ORDER = 'ORDER BY year, kind, conference, week, selection, place, role';

/** Steps from year to year: scanning all rows of a long dynasty takes a hundred times as long. */
const EACH_YEAR = `WITH RECURSIVE years (year) AS (SELECT min(year) FROM awards
  UNION ALL SELECT (SELECT min(year) FROM awards WHERE awards.year > years.year) FROM years WHERE years.year IS NOT NULL)`;
const YEARS = `${EACH_YEAR} SELECT year FROM years WHERE year IS NOT NULL ORDER BY year`;
/** National awards of a kind won by a team, year by year. */
const OF_TEAM = `${EACH_YEAR} SELECT awards.year, ${COLUMNS_BUT_YEAR} FROM years
  CROSS JOIN awards ON awards.year = years.year AND kind = ? AND conference = '' AND team = ?
  ORDER BY awards.year, week, selection, place, role`;

function selectionOf(value: SqlValue): Award['selection'] {
  const selection = Number(value);
  if (selection === 0 || selection === 1 || selection === 2) return selection;
  throw new SaveError(
    'corrupt',
    'The save has an All-America or all-conference team that is neither first nor second.',
  );
}

export function awardsRepository(db: Sqlite, teams: TeamsRepository): AwardsRepository {
  const rows = (where: string, params: SqlValue[]): Award[] =>
    read(`SELECT ${COLUMNS} FROM awards WHERE ${where} ${ORDER}`, params);
  const read = (query: string, params: SqlValue[]): Award[] =>
    db.all(query, params).map((row) => ({
      year: Number(row[0]),
      kind: awardKinds.word(row[1]),
      conference: row[2] === '' ? null : String(row[2]),
      week: Number(row[3]),
      selection: selectionOf(row[4]),
      role: awardRoles.word(row[5]),
      place: Number(row[6]),
      player: Number(row[7]),
      team: teams.id(Number(row[8])),
      points: orNull(row[9], Number),
      firsts: orNull(row[10], Number),
      game: orNull(row[11], Number),
    }));
  return {
    ofYear: (year) => rows('year = ?', [year]),
    ofNationAnd: (year, conference) => rows('year = ? AND conference IN (?, ?)', [year, '', conference ?? '']),
    ofKind: (year, kind) => rows('year = ? AND kind = ?', [year, awardKinds.code(kind)]),
    ofTeam: (kind, team) => read(OF_TEAM, [awardKinds.code(kind), teams.number(team)]),
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
