import type { CareerPage, CoachSkillRank } from '../../contract/views/index.ts';
import { COACH_SKILLS, type Coach, type CoachSkill, isHead } from '../../model/coaches.ts';
import { tradedSkills } from '../../offseason/carousel/own-coach.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { teamFacts } from '../reading/season-view.ts';

/** The player's coach as a person: his background, and how good he is at his job. */

/** A coach's age and background. */
export function personView({ season }: QueryContext, coach: Coach): CareerPage['person'] {
  const { born, school, side, origin, retired } = coach;
  return { age: (retired ?? season.year) - born, school: teamFacts(season, school).name, side, origin };
}

/** The other head coaches of the season. */
function otherHeads(context: QueryContext, { id }: Coach): Coach[] {
  const { year } = context.season;
  const ranks = coachesOf(context);
  const jobs = ranks.jobs().filter((job) => isHead(job) && job.since <= year && (job.until ?? year) >= year);
  return [...new Set(jobs.map((job) => job.coach))].filter((each) => each !== id).map((each) => ranks.coach(each));
}

/** Where the skills of the player's coach rank among head coaches, and where those he began with would. */
export function skillRanks(context: QueryContext, coach: Coach): CoachSkillRank[] {
  const { coach: begun } = context.season.settings;
  if (begun === undefined) return [];
  const others = otherHeads(context, coach);
  const first = tradedSkills(begun.strengths, context.season.tuning);
  const place = (skill: CoachSkill, value: number): number =>
    1 + others.filter(({ skills }) => skills[skill] > value).length;
  return COACH_SKILLS.map((skill) => ({
    skill,
    strength: begun.strengths.includes(skill),
    place: place(skill, coach.skills[skill]),
    of: others.length + 1,
    start: place(skill, first[skill]),
  }));
}
