import { COACH_ORIGINS, COACH_ROLES, COACH_SKILLS, JOB_ENDS, STAFF_SIDES } from '../model/coaches.ts';
import { GAME_KINDS } from '../model/game.ts';
import { CAREER_MODES } from '../model/own-coach.ts';
import { AWARD_KINDS, AWARD_ROLES } from '../model/people/awards.ts';
import { ABSENCE_KINDS } from '../model/people/injuries.ts';
import { RECORD_NAMES, RECORD_SCOPES, RECORD_SPANS } from '../model/people/record-book.ts';
import { PORTAL_ENDS, PORTAL_REASONS } from '../model/portal.ts';
import { CLASS_YEARS, POSITIONS } from '../model/positions.ts';
import { CALLED_OFF_CAUSES } from '../model/program/called-off.ts';
import { DEFENSES } from '../model/program/schemes.ts';
import type { Departure } from '../model/season.ts';
import { SaveError } from './errors.ts';
import type { SqlValue } from './sqlite.ts';

/**
 * Words the tables store as their index in these lists. The lists are fixed, because the tables check the numbers.
 * `PLAYER_STATS`, `TEAM_STATS` and the codes within a play are stored the same way and may grow at the end; play log
 * columns are stored by name.
 */
export const REASONS: readonly Departure['reason'][] = ['graduated', 'declared', 'left', 'portal'];

function coder<T extends string>(list: readonly T[], what: string) {
  return {
    code(word: T): number {
      const code = list.indexOf(word);
      if (code < 0) throw new Error(`${word} is not a ${what}`);
      return code;
    },
    word(code: SqlValue): T {
      const word = list[Number(code)];
      if (word === undefined) throw new SaveError('corrupt', `The save has a ${what} that does not exist.`);
      return word;
    },
  };
}

export const calledOffCauses = coder(CALLED_OFF_CAUSES, 'reason for calling off a game');
export const positions = coder(POSITIONS, 'position');
export const classes = coder(CLASS_YEARS, 'class year');
export const kinds = coder(GAME_KINDS, 'kind of game');
export const reasons = coder(REASONS, 'reason to leave');
export const awardKinds = coder(AWARD_KINDS, 'kind of award');
export const coachRoles = coder(COACH_ROLES, 'job of a coach');
export const coachSkills = coder(COACH_SKILLS, 'skill of a coach');
export const careerModes = coder(CAREER_MODES, 'career mode');
export const coachOrigins = coder(COACH_ORIGINS, 'background of a coach');
export const sides = coder(STAFF_SIDES, 'side of the ball');
export const jobEnds = coder(JOB_ENDS, 'reason a job ended');
export const fronts = coder(DEFENSES, 'front');
export const absenceKinds = coder(ABSENCE_KINDS, 'kind of injury');
export const portalEnds = coder(PORTAL_ENDS, 'outcome of a transfer');
export const portalReasons = coder(PORTAL_REASONS, 'reason to transfer');
export const awardRoles = coder(AWARD_ROLES, 'spot on an All-America or all-conference team');
export const recordScopes = coder(RECORD_SCOPES, 'scope of a record');
export const recordSpans = coder(RECORD_SPANS, 'span of a record');
export const recordNames = coder(RECORD_NAMES, 'record');

/** Converts a value, keeping null. */
export const orNull = <T>(value: SqlValue, make: (value: SqlValue) => T): T | null =>
  value === null ? null : make(value);
export const bit = (value: boolean): number => (value ? 1 : 0);
export const text = (value: SqlValue): string => String(value);
/** Parses JSON stored in a save. Throws `SaveError` `corrupt` if it is invalid. */
export function parsed<T>(json: SqlValue): T {
  try {
    return JSON.parse(String(json));
  } catch (error) {
    throw new SaveError('corrupt', 'A list in the save is damaged.', null, error);
  }
}
export const blob = (value: SqlValue): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  throw new SaveError('corrupt', 'The save has a number where packed data belongs.');
};
export const hex = (value: SqlValue): string => Buffer.from(blob(value)).toString('hex');
