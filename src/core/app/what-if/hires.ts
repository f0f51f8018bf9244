import { done, type Result, refuse } from '../../contract/result.ts';
import { type Coach, type CoachJob, isInterim } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { fullName } from '../../words/terms.ts';
import { hireQuestion, hireText, leftText, stayQuestion } from '../../words/what-if/moves.ts';
import { coachesOf } from '../coaches.ts';
import { jobIn } from '../coaching/stops.ts';
import { changeOf, type Move, type MovesOf, nameIn } from './moves.ts';

/** Most questions offered about coaches who could have stayed, and about other possible hires. */
const MOST_OFFERED = 12;

const prestigeIn = ({ season }: MovesOf, team: TeamId): number => season.program.get(team)?.prestige ?? 0;

const ownCoach = ({ season }: MovesOf): number | null => season.row.ownCoach;

/** Jobs that ended with a season, most attractive program first; the player's coach decides for himself. */
function ended(of: MovesOf, ranks: CoachingRanks): CoachJob[] {
  const left = ranks.jobs().filter((job) => job.until === of.year && !isInterim(job) && job.end !== 'program');
  return left
    .filter(({ coach, team }) => coach !== ownCoach(of) && of.season.program.has(team))
    .sort((a, b) => prestigeIn(of, b.team) - prestigeIn(of, a.team));
}

/** Head coaches hired after a season, most attractive program first. */
function hired(of: MovesOf, ranks: CoachingRanks): CoachJob[] {
  const jobs = ranks.jobs().filter((job) => job.role === 'head' && job.since === of.year + 1 && !isInterim(job));
  return jobs
    .filter(({ coach, team }) => coach !== ownCoach(of) && of.season.program.has(team))
    .sort((a, b) => prestigeIn(of, b.team) - prestigeIn(of, a.team));
}

/** The program a coach works for the following season. */
const nextTeam = (of: MovesOf, ranks: CoachingRanks, coach: Coach): TeamId | undefined =>
  jobIn(ranks, coach, of.year + 1)?.team;

function stayMove(of: MovesOf, ranks: CoachingRanks, job: CoachJob): Move {
  const coach = ranks.coach(job.coach);
  const [name, team] = [fullName(coach), nameIn(of, job.team)];
  const week = job.lastWeek ?? CHAMPIONSHIP_WEEK;
  const next = nextTeam(of, ranks, coach);
  return {
    choice: {
      question: stayQuestion(name, team),
      text: leftText(name, job.role, team, job.end ?? 'fired', of.year),
      team: null,
      coach: coach.id,
    },
    change: changeOf('hire', of.year, {
      moment: { year: of.year, week },
      teams: next === undefined || next === job.team ? [job.team] : [job.team, next],
      changed: { kind: 'stay', year: of.year, week, coach: coach.id },
      asItWas: null,
    }),
  };
}

function hireMove(of: MovesOf, ranks: CoachingRanks, job: CoachJob, coach: Coach): Move {
  const { team, role } = job;
  const next = nextTeam(of, ranks, coach);
  return {
    choice: {
      question: hireQuestion(nameIn(of, team), fullName(coach)),
      text: hireText(nameIn(of, team), fullName(ranks.coach(job.coach))),
      team: nameIn(of, team),
      coach: coach.id,
    },
    change: changeOf('hire', of.year, {
      moment: { year: of.year, week: CHAMPIONSHIP_WEEK },
      teams: next === undefined || next === team ? [team] : [team, next],
      changed: { kind: 'hire', year: of.year, week: CHAMPIONSHIP_WEEK, team, role, coach: coach.id },
      asItWas: null,
    }),
  };
}

/** Alternative hires: the coach hired by the next program on the list, whom this one could have had. */
function alternatives(of: MovesOf, ranks: CoachingRanks): Move[] {
  const jobs = hired(of, ranks);
  return jobs.flatMap((job, place) => {
    const other = jobs.slice(place + 1).find((each) => ranks.coach(each.coach).joined <= of.year);
    return other === undefined ? [] : [hireMove(of, ranks, job, ranks.coach(other.coach))];
  });
}

/** What-if questions about a season's coaching carousel, the player's own staff first. */
export function hires(of: MovesOf): Move[] {
  const ranks = coachesOf(of.context);
  const own = of.season.settings.team;
  const left = ended(of, ranks);
  const staff = left.filter(({ team }) => team === own);
  const heads = left.filter(({ team, role }) => role === 'head' && team !== own).slice(0, MOST_OFFERED);
  const stays = [...staff, ...heads].map((job) => stayMove(of, ranks, job));
  return [...stays, ...alternatives(of, ranks).slice(0, MOST_OFFERED)];
}

/** Returns the move that keeps a coach in his job, or has another program hire him. */
export function hireOf(of: MovesOf, id: number, team: TeamId | null): Result<Move> {
  const ranks = coachesOf(of.context);
  if (!ranks.has(id)) return refuse('not_found', `There is no coach ${id} in this dynasty.`);
  if (id === ownCoach(of)) return refuse('wrong_stage', 'Your own job is your call; pick another coach.');
  const coach = ranks.coach(id);
  if (team === null) {
    const job = ended(of, ranks).find((each) => each.coach === id);
    if (job !== undefined) return done(stayMove(of, ranks, job));
    return refuse('not_found', `${fullName(coach)} kept his job after the ${of.year} season.`);
  }
  const job = hired(of, ranks).find((each) => each.team === team);
  const name = nameIn(of, team);
  if (job === undefined) return refuse('not_found', `${name} didn’t hire a head coach after the ${of.year} season.`);
  if (job.coach === id) return refuse('wrong_stage', `${name} hired ${fullName(coach)}; name another coach.`);
  const isThere = coach.joined <= of.year && (coach.retired === null || coach.retired >= of.year);
  if (!isThere) return refuse('wrong_stage', `${fullName(coach)} was not coaching in ${of.year}.`);
  return done(hireMove(of, ranks, job, coach));
}
