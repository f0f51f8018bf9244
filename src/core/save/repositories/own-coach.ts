import type { CoachId, StaffSide } from '../../model/coaches.ts';
import type { OwnCoach } from '../../model/own-coach.ts';
import { careerModes, coachOrigins, coachRoles, coachSkills, orNull, sides, text } from '../codes.ts';
import type { TeamsRepository } from '../contracts.ts';
import type { Sqlite, SqlValue } from '../sqlite.ts';

/** The player's coach: a row of its own, and his entry among the coaches. */
const OWN = `SELECT own.coach, own.mode, own.strength, own.second, first, last, start_year - born, school, side, origin,
    (SELECT role FROM coach_jobs AS job WHERE job.coach = own.coach ORDER BY since, from_week LIMIT 1),
    (SELECT role FROM coach_jobs AS job WHERE job.coach = own.coach AND since <= year AND coalesce(until, year) >= year
      ORDER BY since DESC, from_week DESC LIMIT 1)
  FROM own_coach AS own JOIN coaches ON coaches.id = own.coach JOIN dynasty`;

/** The player's coach with his number, and the side of the ball he currently coordinates, if any. */
interface Own {
  id: CoachId;
  coach: OwnCoach;
  coordinator: StaffSide | null;
}

/** The side of a coordinator's job; null for a head coach or no job. */
function sideOf(code: SqlValue): StaffSide | null {
  const role = orNull(code, (each) => coachRoles.word(each));
  return role === 'head' ? null : role;
}

/** Reads the player's coach; null if the player only owns the program. */
export function readOwnCoach(db: Sqlite, teams: TeamsRepository): Own | null {
  const row = db.get(OWN);
  if (row === null) return null;
  const [id, mode, strength, second, first, last, age, school, side, origin, began, now] = row;
  const role = sideOf(began);
  const also = orNull(second, (code) => coachSkills.word(code));
  return {
    id: Number(id),
    coordinator: sideOf(now),
    coach: {
      first: text(first),
      last: text(last),
      age: Number(age),
      school: teams.id(Number(school)),
      side: sides.word(side),
      origin: coachOrigins.word(origin),
      ...(role !== null && { role }),
      strengths: [coachSkills.word(strength), ...(also === null ? [] : [also])],
      mode: careerModes.word(mode),
    },
  };
}

/** Records which coach is the player's. */
export function writeOwnCoach(db: Sqlite, id: CoachId, { mode, strengths }: OwnCoach): void {
  const [first, second] = strengths;
  const skill = (each: typeof first) => (each === undefined ? null : coachSkills.code(each));
  db.run('INSERT INTO own_coach VALUES (1, ?, ?, ?, ?)', [id, careerModes.code(mode), skill(first), skill(second)]);
}
