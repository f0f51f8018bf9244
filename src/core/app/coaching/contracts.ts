import { type BonusSeason, bonusesOf, earnedOf } from '../../dynasty/career/bonuses.ts';
import { contractSource } from '../../dynasty/career/deals.ts';
import { surprisesBefore } from '../../dynasty/career/expectation.ts';
import { type CoachId, type CoachJob, isHead } from '../../model/coaches.ts';
import type { Bonus } from '../../model/people/bonuses.ts';
import { dealOf } from '../../offseason/carousel/contract.ts';
import { coachesOf } from '../coaches.ts';
import type { QueryContext } from '../reading/context.ts';
import { expectations } from './seat.ts';

/** What head coaches are paid, as the pages show it. Million dollars throughout. */

/** What a head coach is paid in a season. */
function payFor(context: QueryContext, job: CoachJob, year: number): number {
  const source = expectations(context);
  return dealOf(job, year, contractSource(source, job, surprisesBefore(source))).pay;
}

/** The games of a season in which a head coach led his team, earliest first. */
function gamesLed({ save, season }: QueryContext, { team, until, lastWeek }: CoachJob, year: number) {
  const all = year === season.year ? (season.gamesOf.get(team) ?? []) : save.games.ofTeam(year, team);
  const led = until === year && lastWeek !== null ? all.filter(({ week }) => week <= lastWeek) : [...all];
  return led.sort((a, b) => a.week - b.week);
}

/** The bonuses of a head coach in a season, as they stand. */
export function bonusesIn(context: QueryContext, job: CoachJob, year: number): Bonus[] {
  const then = context.seasonOf(year);
  const season: BonusSeason = {
    team: job.team,
    games: gamesLed(context, job, year),
    pay: payFor(context, job, year),
    conference: (then.program.get(job.team)?.conference ?? null) !== null,
  };
  return bonusesOf(season, year === context.season.year ? then.week : then.lastWeek + 1, context.season.tuning());
}

/** What the player's coach has earned as a head coach in this dynasty, the present season included. */
export function earningsOf(context: QueryContext, id: CoachId): { pay: number; bonuses: number } {
  return context.memo(`earnings of ${id}`, () => {
    const { season } = context;
    const sum = { pay: 0, bonuses: 0 };
    for (const job of coachesOf(context).career(id).filter(isHead)) {
      const first = Math.max(job.since, season.row.settings.startYear);
      for (let year = first; year <= Math.min(job.until ?? season.year, season.year); year++) {
        sum.pay += payFor(context, job, year);
        sum.bonuses += earnedOf(bonusesIn(context, job, year));
      }
    }
    return sum;
  });
}
