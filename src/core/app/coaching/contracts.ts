import { type BonusSeason, bonusesOf, earnedOf } from '../../dynasty/career/bonuses.ts';
import { contractSource } from '../../dynasty/career/deals.ts';
import { surprisesBefore } from '../../dynasty/career/expectation.ts';
import { type CoachId, type CoachJob, coversWeek, isHead } from '../../model/coaches.ts';
import type { Bonus } from '../../model/people/bonuses.ts';
import { dealOf } from '../../offseason/carousel/contract.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';

/** Salaries and bonuses of head coaches for the pages, in million dollars throughout. */

/** A head coach's salary in a season. */
function payFor(context: QueryContext, job: CoachJob, year: number): number {
  const { season } = context;
  return dealOf(job, year, contractSource(season, job, surprisesBefore(season))).pay;
}

/** Games of a season in which a head coach led his team, earliest first. */
function gamesLed({ save, season }: QueryContext, job: CoachJob, year: number) {
  const all = year === season.year ? (season.gamesOf.get(job.team) ?? []) : save.games.ofTeam(year, job.team);
  return all.filter(({ week }) => coversWeek(job, year, week)).sort((a, b) => a.week - b.week);
}

/** Bonuses that come with a season's salary. */
function bonusesOn(context: QueryContext, job: CoachJob, year: number, pay: number): Bonus[] {
  const then = context.seasonOf(year);
  const season: BonusSeason = {
    team: job.team,
    games: gamesLed(context, job, year),
    pay,
    conference: (then.program.get(job.team)?.conference ?? null) !== null,
  };
  return bonusesOf(season, year === context.season.year ? then.week : then.lastWeek + 1, context.season.tuning);
}

/** A head coach's bonuses in a season and their status. */
export const bonusesIn = (context: QueryContext, job: CoachJob, year: number): Bonus[] =>
  bonusesOn(context, job, year, payFor(context, job, year));

/** Earnings of the player's coach as a head coach in this dynasty, including this season's salary once it has begun. */
export function earningsOf(context: QueryContext, id: CoachId): { pay: number; bonuses: number } {
  return context.memo(`earnings of ${id}`, () => {
    const { season } = context;
    const last = season.row.stage === 'preseason' ? season.year - 1 : season.year;
    const sum = { pay: 0, bonuses: 0 };
    for (const job of coachesOf(context).career(id).filter(isHead)) {
      const first = Math.max(job.since, season.settings.startYear);
      for (let year = first; year <= Math.min(job.until ?? last, last); year++) {
        const pay = payFor(context, job, year);
        sum.pay += pay;
        sum.bonuses += earnedOf(bonusesOn(context, job, year, pay));
      }
    }
    return sum;
  });
}
