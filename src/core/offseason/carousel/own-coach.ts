import {
  COACH_SKILLS,
  type Coach,
  type CoachId,
  type CoachJob,
  type CoachRole,
  type CoachSkill,
  newJob,
} from '../../model/coaches.ts';
import { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { TeamId } from '../../model/ids.ts';
import { lastOf } from '../../model/lists.ts';
import type { OwnCoach } from '../../model/own-coach.ts';
import { hundredths } from '../rounded.ts';
import { type CoachSource, drawCoach } from './people.ts';

/** Puts the user into the coaching ranks. */

/** The user's coach and the program he takes over. */
interface TakeOver {
  id: CoachId;
  coach: OwnCoach;
  team: TeamId;
  startYear: number;
}

/** Returns the skills his strengths give him and cost him elsewhere; they add up to 0. */
export function tradedSkills(
  strengths: readonly CoachSkill[],
  { coaches: { own } }: CoachSource['tuning'],
): Record<CoachSkill, number> {
  const others = COACH_SKILLS.length - strengths.length;
  const skill = (each: CoachSkill): number =>
    hundredths(strengths.includes(each) ? own.strengths / strengths.length : -own.strengths / others);
  return Object.fromEntries(COACH_SKILLS.map((each) => [each, skill(each)])) as Record<CoachSkill, number>;
}

/** Builds the user's coach; his preferred style is drawn like any other coach's. */
function personOf({ id, coach, startYear }: TakeOver, source: CoachSource): Coach {
  const { first, last, age, school, side, origin, strengths } = coach;
  const drawn = drawCoach(id, side, startYear, age, source);
  return {
    ...drawn,
    ...{ first, last, school, origin },
    born: startYear - age,
    skills: tradedSkills(strengths, source.tuning),
  };
}

/** Returns how the previous coach left: fired with a losing record, else for the NFL or to retire. */
function madeRoom(cast: CoachingRanks, job: CoachJob, startYear: number, { tuning }: CoachSource) {
  const coach = cast.coach(job.coach);
  const until = startYear - 1;
  if (startYear - coach.born >= tuning.coaches.leave.oldAge)
    return { coaches: [{ ...coach, retired: until }], job: { ...job, until, end: 'retired' as const } };
  return { coaches: [], job: { ...job, until, end: job.wins < job.losses ? ('fired' as const) : ('nfl' as const) } };
}

/** Returns a cast's jobs without one that was due to begin with the dynasty: that coach went to the NFL instead. */
function neverCame(cast: CoachingRanks, job: CoachJob): CoachJob[] {
  const before = cast.before(job);
  const others = cast.jobs().filter((each) => each !== job && each !== before);
  if (before === undefined) return others;
  return [...others, before.until === job.since - 1 ? { ...before, end: 'nfl' as const } : before];
}

/** Returns the coaches of a new dynasty in which the user leads a program, or one side of the ball. */
export function takenOver(cast: CoachingRanks, player: TakeOver, source: CoachSource): CoachingRanks {
  const { id, team, startYear } = player;
  const role: CoachRole = player.coach.role ?? 'head';
  const { job } = lastOf(cast.ofTeam(team, role));
  const person = personOf(player, source);
  const front = role === 'defense' ? person.front : null;
  const own = { ...newJob({ coach: id, team, role, since: startYear }), front };
  if (job.since >= startYear) return CoachingRanks.of([...cast.coaches(), person], [...neverCame(cast, job), own]);
  const left = madeRoom(cast, job, startYear, source);
  return cast.with([...left.coaches, person], [left.job, own]);
}
