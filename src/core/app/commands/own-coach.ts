import { done, type Result, refuse, refuseName } from '../../contract/result.ts';
import type { NewGameInput } from '../../contract/views/index.ts';
import { COACH_SKILLS, type CoachSkill } from '../../model/coaches.ts';
import type { Reference } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { MOST_STRENGTHS, OWN_COACH_AGE, type OwnCoach } from '../../model/own-coach.ts';
import { resolveTeam } from '../../reference/index.ts';

/** Reads the coach in a new game's input. */

/** A name: letters, with accents and punctuation. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;

function readName(text: string): Result<Pick<OwnCoach, 'first' | 'last'>> {
  const name = text.trim().replace(/\s+/g, ' ');
  const [first, ...last] = name.split(' ');
  if (!first || last.length === 0)
    return refuse('malformed', 'A coach has a first and a last name, as in "Pat Doyle".');
  if (!NAME.test(name))
    return refuse('malformed', 'A coach’s name can have letters, spaces, hyphens, periods and apostrophes.');
  return done({ first, last: last.join(' ') });
}

function readAge(age: number): Result<number> {
  const { least, most } = OWN_COACH_AGE;
  if (age < least || age > most)
    return refuse('malformed', `A coach is ${least} to ${most} years old when a dynasty begins, not ${age}.`);
  return done(age);
}

/** Reads one or two different strengths, in list order; defaults to his own side of the ball. */
function readStrengths(asked: readonly CoachSkill[]): Result<CoachSkill[]> {
  const strengths = COACH_SKILLS.filter((skill) => asked.includes(skill));
  if (strengths.length === asked.length && strengths.length <= MOST_STRENGTHS) return done(strengths);
  return refuse('malformed', 'A coach has one or two different strengths.');
}

/** Reads his alma mater; defaults to the program he takes over. */
function readSchool(text: string | undefined, team: TeamId, reference: Reference): Result<TeamId> {
  if (text === undefined) return done(team);
  const found = resolveTeam(reference.teams, text);
  if (found.ok) return done(found.team.id);
  return refuseName(
    `No college named "${text}".`,
    found.nearest.map(({ name }) => name),
  );
}

/** Coach options that need a coach's name. */
const MORE = [
  'mode',
  'coach_role',
  'coach_age',
  'coach_school',
  'coach_side',
  'coach_background',
  'coach_strengths',
] as const;

/** Reads the coach who takes over a program; null if the player only owns it. */
export function readOwnCoach(input: NewGameInput, team: TeamId, reference: Reference): Result<OwnCoach | null> {
  const { mode = 'coach' } = input;
  if (mode === 'owner' && input.coach !== undefined)
    return refuse('malformed', 'An owner does not coach: leave out the coach, or choose another mode.');
  if (input.coach === undefined || mode === 'owner') {
    const more = MORE.some((key) => input[key] !== undefined && input[key] !== 'owner');
    return more ? refuse('malformed', 'Name the coach too, as in "Pat Doyle".') : done(null);
  }
  const name = readName(input.coach);
  if (!name.ok) return name;
  const age = readAge(input.coach_age ?? OWN_COACH_AGE.usual);
  if (!age.ok) return age;
  const school = readSchool(input.coach_school, team, reference);
  if (!school.ok) return school;
  const role = input.coach_role ?? 'head';
  if (role !== 'head' && input.coach_side !== undefined && input.coach_side !== role)
    return refuse('malformed', `A coordinator of the ${role} came up on that side.`);
  const side = role === 'head' ? (input.coach_side ?? 'offense') : role;
  const strengths = readStrengths(input.coach_strengths ?? [side]);
  if (!strengths.ok) return strengths;
  return done({
    ...name.value,
    age: age.value,
    school: school.value,
    side,
    origin: input.coach_background ?? 'position coach',
    ...(role !== 'head' && { role }),
    strengths: strengths.value,
    mode,
  });
}
