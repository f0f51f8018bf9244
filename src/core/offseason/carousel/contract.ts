import type { CoachJob } from '../../model/coaches.ts';
import type { ContractChoice } from '../../model/people/contract-choices.ts';
import type { Tuning } from '../../tuning/index.ts';

/** Head coaches' contracts with their programs. */

/** The signed terms. */
export interface Deal {
  /** The first and last seasons it covers. */
  from: number;
  through: number;
  /** Million dollars a season. */
  pay: number;
  /** Extensions since he was hired. */
  extensions: number;
}

/** A deal in a given season, with the cost of ending it. */
export interface Contract extends Deal {
  /** What the program owes him if it fires him before the given season, million dollars. */
  buyout: number;
  /** What another program must pay this one to hire him away, million dollars. */
  release: number;
}

export interface ContractSource {
  /** Wins above expectation per 12 games in a season there; undefined: unknown. */
  surprise: (year: number) => number | undefined;
  /** What the program pays for the job in a season, by conference and prestige, million dollars. */
  pay: (year: number) => number;
  /** His answer to the extension offered after a season; omitted or undefined: his agent signs. */
  answer?: (year: number) => ContractChoice | undefined;
  tuning: Pick<Tuning, 'coaches'>;
}

/** Returns his average wins above expectation over his last two seasons. */
function recently({ since }: CoachJob, year: number, { surprise }: ContractSource): number {
  const seasons = [year - 1, year].filter((each) => each >= since).map((each) => surprise(each) ?? 0);
  return seasons.reduce((sum, each) => sum + each, 0) / seasons.length;
}

/**
 * Returns the extension a program offers after a season, to a coach who wins or whose contract runs out; null: none.
 */
function offered(deal: Deal, job: CoachJob, year: number, source: ContractSource): Deal | null {
  const { years, talks, star, raise } = source.tuning.coaches.contract;
  const [left, won] = [deal.through - year, recently(job, year, source)];
  const wanted = (left <= talks && won >= 0) || (won >= star && left < years - 1);
  if (!wanted) return null;
  const pay = Math.max(deal.pay, source.pay(year + 1)) * (1 + raise * Math.max(0, won));
  return { from: year + 1, through: year + years, pay, extensions: deal.extensions + 1 };
}

/** Returns the deal without an extension: unchanged, or one more year if it is up. */
const goesOn = (deal: Deal, year: number): Deal =>
  deal.through > year ? deal : { ...deal, from: year + 1, through: year + 1 };

/** Returns the deal after a season. */
function renewed(deal: Deal, job: CoachJob, year: number, source: ContractSource): Deal {
  const answer = source.answer?.(year);
  if (answer?.act === 'decline') return goesOn(deal, year);
  if (answer?.act === 'accept')
    return { from: year + 1, through: answer.through, pay: answer.pay, extensions: deal.extensions + 1 };
  return offered(deal, job, year, source) ?? goesOn(deal, year);
}

/** Returns a head coach's deal in a season: the original terms plus any extensions. */
export function dealOf(job: CoachJob, year: number, source: ContractSource): Deal {
  const { since } = job;
  const { years } = source.tuning.coaches.contract;
  let deal: Deal = { from: since, through: since + years - 1, pay: source.pay(since), extensions: 0 };
  for (let season = since; season < year; season++) deal = renewed(deal, job, season, source);
  return deal;
}

/** Prices ending a deal with `left` seasons remaining. */
function priced(deal: Deal, left: number, { coaches: { contract } }: ContractSource['tuning']): Contract {
  const pay = deal.pay * left;
  return { ...deal, buyout: contract.buyout * pay, release: contract.release * pay };
}

/** Returns a head coach's contract in a season. */
export function contractOf(job: CoachJob, year: number, source: ContractSource): Contract {
  const deal = dealOf(job, year, source);
  return priced(deal, deal.through - year + 1, source.tuning);
}

/** Returns a head coach's deal in a season, and his contract afterward including anything he has signed since. */
export function seasonDeals(job: CoachJob, year: number, source: ContractSource): { now: Deal; after: Contract } {
  const now = dealOf(job, year, source);
  const next = source.answer?.(year)?.act === 'accept' ? renewed(now, job, year, source) : now;
  return { now, after: priced(next, Math.max(0, next.through - year), source.tuning) };
}

/** Returns the extension his program would sign with him after a season, with the cost of ending it; null: none. */
export function extensionAfter(job: CoachJob, year: number, source: ContractSource): Contract | null {
  const offer = offered(dealOf(job, year, source), job, year, source);
  return offer && priced(offer, offer.through - year, source.tuning);
}
