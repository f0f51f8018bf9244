import type { CoachJob } from '../../model/coaches.ts';
import { type ContractChoice, contractChoice } from '../../model/people/contract-choices.ts';
import { type Contract, dealOf, extensionAfter } from '../../offseason/carousel/contract.ts';
import { standingOf } from '../coaches.ts';
import type { Season } from '../dynasty-state.ts';
import { contractSource, payIn } from './deals.ts';
import { afterChampionships } from './december.ts';
import { programSeasons, surprisesBefore } from './expectation.ts';
import { isMarketOpen } from './market.ts';
import { ownJob } from './own-job.ts';
import { securityOf } from './seat.ts';

/** The contract extension offered to the player's coach in December. */

/** An extension offer and its consequences. */
export interface Extension {
  /** The new contract. */
  offer: Contract;
  /** Extra wins the program would expect, per 12 games. */
  wins: number;
  /** Extra job security next August, in points of 100. */
  security: number;
}

/** The head coaching job the player keeps; undefined if he is leaving or has none. */
function keptJob(source: Season): CoachJob | undefined {
  const job = isMarketOpen(source) ? ownJob(source.coaches, source.ownCoach, source.year) : undefined;
  return job?.until === null && job.role === 'head' ? job : undefined;
}

/** The player's answer this winter; undefined if he has not answered. */
export function answerNow(source: Season): ContractChoice | undefined {
  const job = keptJob(source);
  return job && contractChoice(source.deals, source.year, job.team);
}

/** Job security next August, given a buyout in seasons of pay (points of 100). */
function augustSecurity(source: Season, { team, since }: CoachJob, owed: number): number {
  const tenure = source.year - since + 2;
  const season = { tenure, standing: standingOf(source, team), expected: 0.5, more: 0, wins: 0, losses: 0, goals: [] };
  return securityOf({ ...season, owed }, source.tuning);
}

/**
 * Returns the extension offered to the player's coach after the championships; null if there is none, or he has
 * answered it.
 */
export function extensionNow(given: Season): Extension | null {
  const job = keptJob(given);
  if (job === undefined || answerNow(given) !== undefined) return null;
  const source = afterChampionships(given);
  const { year, tuning } = source;
  const deals = contractSource(source, job, surprisesBefore(source, programSeasons(source)));
  const offer = extensionAfter(job, year, deals);
  if (offer === null) return null;
  const now = dealOf(job, year, deals);
  const usual = payIn(source, job.team)(year + 1);
  const { contract, expectation, leave } = tuning.coaches;
  const owed = (pay: number, through: number) => (contract.buyout * pay * Math.max(0, through - year - 1)) / usual;
  const august = (deal: typeof now) => augustSecurity(source, job, owed(deal.pay, deal.through));
  return {
    offer,
    wins: leave.games * expectation.paid * Math.log(offer.pay / now.pay),
    security: august(offer) - august(now),
  };
}
