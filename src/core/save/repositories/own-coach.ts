import type { CoachId } from '../../model/coaches.ts';
import type { OwnCoach } from '../../model/own-coach.ts';
import { careerModes, coachOrigins, coachSkills, orNull, sides, text } from '../codes.ts';
import type { TeamsRepository } from '../contracts.ts';
import type { Sqlite } from '../sqlite.ts';

/** The player as a coach: one row of its own, and the person among the coaches. */
const OWN = `SELECT own.coach, own.mode, own.strength, own.second, first, last, start_year - born, school, side, origin
  FROM own_coach AS own JOIN coaches ON coaches.id = own.coach JOIN dynasty`;

/** The player's coach and his number; null: the player only owns the program. */
export function readOwnCoach(db: Sqlite, teams: TeamsRepository): { id: CoachId; coach: OwnCoach } | null {
  const row = db.get(OWN);
  if (row === null) return null;
  const [id, mode, strength, second, first, last, age, school, side, origin] = row;
  const also = orNull(second!, (code) => coachSkills.word(code));
  return {
    id: Number(id),
    coach: {
      first: text(first!),
      last: text(last!),
      age: Number(age),
      school: teams.id(Number(school)),
      side: sides.word(side!),
      origin: coachOrigins.word(origin!),
      strengths: [coachSkills.word(strength!), ...(also === null ? [] : [also])],
      mode: careerModes.word(mode!),
    },
  };
}

/** Notes which coach the player is. */
export function writeOwnCoach(db: Sqlite, id: CoachId, { mode, strengths }: OwnCoach): void {
  const [first, second] = strengths;
  const skill = (each: typeof first) => (each === undefined ? null : coachSkills.code(each));
  db.run('INSERT INTO own_coach VALUES (1, ?, ?, ?, ?)', [id, careerModes.code(mode), skill(first), skill(second)]);
}
