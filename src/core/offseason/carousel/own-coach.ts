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

/** The player as one of the coaches. */

/** The coaches who take over programs, by season. */
interface TakeOver {
  id: CoachId;
  coach: OwnCoach;
  team: TeamId;
  startYear: number;
}

/** What his strengths give him and cost him elsewhere: skills that add up to nothing. */
export function tradedSkills(
  strengths: readonly CoachSkill[],
  { coaches: { own } }: CoachSource['tuning'],
): Record<CoachSkill, number> {
  const others = COACH_SKILLS.length - strengths.length;
  const skill = (each: CoachSkill): number =>
    hundredths(strengths.includes(each) ? own.strengths / strengths.length : -own.strengths / others);
  return Object.fromEntries(COACH_SKILLS.map((each) => [each, skill(each)])) as Record<CoachSkill, number>;
}

/** The person he is; how his teams like to play is drawn, as it is for every coach. */
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

/** How the coach before him left: fired with a losing record, else for the NFL or to retire. */
function madeRoom(cast: CoachingRanks, job: CoachJob, startYear: number, { tuning }: CoachSource) {
  const coach = cast.coach(job.coach);
  const until = startYear - 1;
  if (startYear - coach.born >= tuning.coaches.leave.oldAge)
    return { coaches: [{ ...coach, retired: until }], job: { ...job, until, end: 'retired' as const } };
  return { coaches: [], job: { ...job, until, end: job.wins < job.losses ? ('fired' as const) : ('nfl' as const) } };
}

/** The jobs of a cast without one that was to begin with the dynasty: its coach went to the NFL instead. */
function neverCame(cast: CoachingRanks, job: CoachJob): CoachJob[] {
  const before = cast.before(job);
  const others = cast.jobs().filter((each) => each !== job && each !== before);
  if (before === undefined) return others;
  return [...others, before.until === job.since - 1 ? { ...before, end: 'nfl' as const } : before];
}

/** The coaches of a new dynasty in which the player leads a program, or one side of the ball. */
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
