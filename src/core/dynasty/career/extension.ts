import type { CoachJob } from '../../model/coaches.ts';
import { type ContractChoice, contractChoice } from '../../model/people/contract-choices.ts';
import { type Contract, dealOf, extensionAfter } from '../../offseason/carousel/contract.ts';
import { standingOf } from '../coaches.ts';
import type { DynastyState } from '../dynasty-state.ts';
import { contractSource, payIn } from './deals.ts';
import { afterChampionships, type DecemberSource } from './december.ts';
import { programSeasons, surprisesBefore } from './expectation.ts';
import { isMarketOpen } from './market.ts';
import { ownJob } from './own-job.ts';
import { securityOf } from './seat.ts';

/** The extension that the player's coach is offered in December. */

/** What it is read from. */
export type ExtensionSource = DecemberSource & Pick<DynastyState, 'stage' | 'week' | 'job'>;

/** An offer, and what it changes. */
export interface Extension {
  /** What he would sign. */
  offer: Contract;
  /** Wins of 12 that the program expects beyond what it expects without it. */
  wins: number;
  /** Points of job security in August beyond those without it. */
  security: number;
}

/** The job that he has and keeps; undefined: he leaves, or has none. */
function keptJob(source: ExtensionSource): CoachJob | undefined {
  const job = isMarketOpen(source) ? ownJob(source.coaches, source.ownCoach, source.year) : undefined;
  return job?.until === null && job.role === 'head' ? job : undefined;
}

/** What he has said this winter to the program that he stays with; undefined: nothing. */
export function answerNow(source: ExtensionSource): ContractChoice | undefined {
  const job = keptJob(source);
  return job && contractChoice(source.deals, source.year, job.team);
}

/** Points of job security in August of a coach whom it costs so many seasons of pay to fire after that season. */
function augustSecurity(source: ExtensionSource, { team, since }: CoachJob, owed: number): number {
  const tenure = source.year - since + 2;
  const season = { tenure, standing: standingOf(source, team), expected: 0.5, more: 0, wins: 0, losses: 0, goals: [] };
  return securityOf({ ...season, owed }, source.tuning);
}

/** The extension that his program offers the player's coach after the championships; null: none, or he has answered. */
export function extensionNow(given: ExtensionSource): Extension | null {
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
