import type { CoachJob } from '../../model/coaches.ts';
import type { ContractChoice } from '../../model/people/contract-choices.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What head coaches and their programs agree on. */

/** What they have signed. */
export interface Deal {
  /** The first season it covers, and the last. */
  from: number;
  through: number;
  /** Million dollars a season. */
  pay: number;
  /** Extensions since he came. */
  extensions: number;
}

/** A deal in a season, with what ending it would cost. */
export interface Contract extends Deal {
  /** What the program owes him if it fires him before the season asked about, million dollars. */
  buyout: number;
  /** What another program pays this one to hire him away then, million dollars. */
  release: number;
}

export interface ContractSource {
  /** Wins of 12 by which a season there was better than expected; undefined: not known. */
  surprise: (year: number) => number | undefined;
  /** What the program pays in a season by its conference and prestige, million dollars. */
  pay: (year: number) => number;
  /** What he said to the extension that he was offered after a season; left out, or undefined: his agent signs. */
  answer?: (year: number) => ContractChoice | undefined;
  tuning: Pick<Tuning, 'coaches'>;
}

/** What he has won beside what was expected, in the last two of his seasons. */
function recently({ since }: CoachJob, year: number, { surprise }: ContractSource): number {
  const seasons = [year - 1, year].filter((each) => each >= since).map((each) => surprise(each) ?? 0);
  return seasons.reduce((sum, each) => sum + each, 0) / seasons.length;
}

/** The extension that a program offers after a season: to a coach who wins, or whose contract runs out; null: none. */
function offered(deal: Deal, job: CoachJob, year: number, source: ContractSource): Deal | null {
  const { years, talks, star, raise } = source.tuning.coaches.contract;
  const [left, won] = [deal.through - year, recently(job, year, source)];
  const wanted = (left <= talks && won >= 0) || (won >= star && left < years - 1);
  if (!wanted) return null;
  const pay = Math.max(deal.pay, source.pay(year + 1)) * (1 + raise * Math.max(0, won));
  return { from: year + 1, through: year + years, pay, extensions: deal.extensions + 1 };
}

/** The deal without an extension: as it was, or a year more where it is up. */
const goesOn = (deal: Deal, year: number): Deal =>
  deal.through > year ? deal : { ...deal, from: year + 1, through: year + 1 };

/** The deal after a season. */
function renewed(deal: Deal, job: CoachJob, year: number, source: ContractSource): Deal {
  const answer = source.answer?.(year);
  if (answer?.act === 'decline') return goesOn(deal, year);
  if (answer?.act === 'accept')
    return { from: year + 1, through: answer.through, pay: answer.pay, extensions: deal.extensions + 1 };
  return offered(deal, job, year, source) ?? goesOn(deal, year);
}

/** A head coach's deal in a season: what he signed, and what his seasons have made of it. */
export function dealOf(job: CoachJob, year: number, source: ContractSource): Deal {
  const { since } = job;
  const { years } = source.tuning.coaches.contract;
  let deal: Deal = { from: since, through: since + years - 1, pay: source.pay(since), extensions: 0 };
  for (let season = since; season < year; season++) deal = renewed(deal, job, season, source);
  return deal;
}

/** What ending a deal costs when so many seasons of it are left. */
function priced(deal: Deal, left: number, { coaches: { contract } }: ContractSource['tuning']): Contract {
  const pay = deal.pay * left;
  return { ...deal, buyout: contract.buyout * pay, release: contract.release * pay };
}

/** A head coach's contract in a season. */
export function contractOf(job: CoachJob, year: number, source: ContractSource): Contract {
  const deal = dealOf(job, year, source);
  return priced(deal, deal.through - year + 1, source.tuning);
}

/** A head coach's deal in a season, and his contract once it is over, with what he has signed since. */
export function seasonDeals(job: CoachJob, year: number, source: ContractSource): { now: Deal; after: Contract } {
  const now = dealOf(job, year, source);
  const next = source.answer?.(year)?.act === 'accept' ? renewed(now, job, year, source) : now;
  return { now, after: priced(next, Math.max(0, next.through - year), source.tuning) };
}

/** The extension that his program would sign with him after a season, and what it would cost to end; null: none. */
export function extensionAfter(job: CoachJob, year: number, source: ContractSource): Contract | null {
  const offer = offered(dealOf(job, year, source), job, year, source);
  return offer && priced(offer, offer.through - year, source.tuning);
}
