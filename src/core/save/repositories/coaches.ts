import type { Coach, CoachJob } from '../../model/coaches.ts';
import { CoachingRanks } from '../../model/coaching-ranks.ts';
import { coachOrigins, coachRoles, fronts, jobEnds, orNull, sides, text } from '../codes.ts';
import type { CoachesRepository, TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlRow } from '../sqlite.ts';

const COACH = `id, first, last, born, school, side, origin, offense, defense, game_day, recruiting, locker_room,
  pass_lean, tempo, boldness, depth, front, joined, retired`;
const JOB = 'coach, team, role, since, from_week, until, last_week, ended, front, wins, losses';

function coachOf(row: SqlRow, teams: TeamsRepository): Coach {
  const n = (column: number): number => Number(row[column]);
  return {
    id: n(0),
    first: text(row[1]),
    last: text(row[2]),
    born: n(3),
    school: teams.id(n(4)),
    side: sides.word(row[5]),
    origin: coachOrigins.word(row[6]),
    skills: { offense: n(7), defense: n(8), game_day: n(9), recruiting: n(10), locker_room: n(11) },
    style: { passLean: n(12), tempo: n(13), boldness: n(14), depth: n(15) },
    front: fronts.word(row[16]),
    joined: n(17),
    retired: orNull(row[18], Number),
  };
}

function jobOf(row: SqlRow, teams: TeamsRepository): CoachJob {
  const n = (column: number): number => Number(row[column]);
  return {
    coach: n(0),
    team: teams.id(n(1)),
    role: coachRoles.word(row[2]),
    since: n(3),
    fromWeek: n(4),
    until: orNull(row[5], Number),
    lastWeek: orNull(row[6], Number),
    end: orNull(row[7], (code) => jobEnds.word(code)),
    front: orNull(row[8], (code) => fronts.word(code)),
    wins: n(9),
    losses: n(10),
  };
}

const marks = (columns: string): string => columns.replace(/[^,]+/g, '?');

export function coachesRepository(db: Sqlite, teams: TeamsRepository): CoachesRepository {
  const write: CoachesRepository['write'] = (coaches, jobs) => {
    for (const { id, first, last, born, school, side, origin, skills, style, front, joined, retired } of coaches) {
      const { offense, defense, game_day, recruiting, locker_room } = skills;
      const { passLean, tempo, boldness, depth } = style;
      db.run(`INSERT OR REPLACE INTO coaches (${COACH}) VALUES (${marks(COACH)})`, [
        ...[id, first, last, born, teams.number(school), sides.code(side), coachOrigins.code(origin)],
        ...[offense, defense, game_day, recruiting, locker_room, passLean, tempo, boldness, depth],
        ...[fronts.code(front), joined, retired],
      ]);
    }
    for (const { coach, team, role, since, fromWeek, until, lastWeek, end, front, wins, losses } of jobs) {
      db.run(`INSERT OR REPLACE INTO coach_jobs (${JOB}) VALUES (${marks(JOB)})`, [
        ...[coach, teams.number(team), coachRoles.code(role), since, fromWeek, until, lastWeek],
        ...[end === null ? null : jobEnds.code(end), front === null ? null : fronts.code(front), wins, losses],
      ]);
    }
  };
  return {
    all() {
      const people = db.all(`SELECT ${COACH} FROM coaches ORDER BY id`).map((row) => coachOf(row, teams));
      const jobs = db.all(`SELECT ${JOB} FROM coach_jobs`).map((row) => jobOf(row, teams));
      return CoachingRanks.of(people, jobs);
    },
    write,
    rewriteDecember(year, ranks) {
      db.run('DELETE FROM coach_jobs WHERE since > ?', [year]);
      db.run('DELETE FROM coaches WHERE joined > ?', [year]);
      // Coaches who had already retired are not affected.
      const here = ranks.coaches().filter(({ retired }) => retired === null || retired >= year);
      const jobs = ranks.jobs().filter(({ until }) => until === null || until >= year);
      write(here, jobs);
    },
  };
}
