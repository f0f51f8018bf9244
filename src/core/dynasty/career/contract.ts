import type { CoachJob } from '../../model/coaches.ts';
import type { Tuning } from '../../tuning/index.ts';

/** What a head coach and his program have agreed on. */
export interface Contract {
  /** The first season it covers, and the last. */
  from: number;
  through: number;
  /** Million dollars a season. */
  pay: number;
  /** What letting him go before the season asked about would cost, million dollars. */
  buyout: number;
  /** Extensions since he came. */
  extensions: number;
}

export interface ContractSource {
  /** Wins of 12 by which a season there was better than expected; undefined: not known. */
  surprise: (year: number) => number | undefined;
  /** What the program pays in a season by its conference and prestige, million dollars. */
  pay: (year: number) => number;
  tuning: Pick<Tuning, 'coaches'>;
}

type Deal = Pick<Contract, 'from' | 'through' | 'pay' | 'extensions'>;

/** What he has won beside what was expected, in the last two of his seasons. */
function recently({ since }: CoachJob, year: number, { surprise }: ContractSource): number {
  const seasons = [year - 1, year].filter((each) => each >= since).map((each) => surprise(each) ?? 0);
  return seasons.reduce((sum, each) => sum + each, 0) / seasons.length;
}

/** The deal after a season: extended for a coach who wins, a year more for one whose contract is up. */
function renewed(deal: Deal, job: CoachJob, year: number, source: ContractSource): Deal {
  const { years, talks, star, raise } = source.tuning.coaches.contract;
  const [left, won] = [deal.through - year, recently(job, year, source)];
  const extended = (left <= talks && won >= 0) || (won >= star && left < years - 1);
  if (!extended) return left > 0 ? deal : { ...deal, from: year + 1, through: year + 1 };
  const pay = Math.max(deal.pay, source.pay(year + 1)) * (1 + raise * Math.max(0, won));
  return { from: year + 1, through: year + years, pay, extensions: deal.extensions + 1 };
}

/** A head coach's contract in a season: what he signed, and what his seasons have made of it. */
export function contractOf(job: CoachJob, year: number, source: ContractSource): Contract {
  const { years, buyout } = source.tuning.coaches.contract;
  const { since } = job;
  let deal: Deal = { from: since, through: since + years - 1, pay: source.pay(since), extensions: 0 };
  for (let season = since; season < year; season++) deal = renewed(deal, job, season, source);
  return { ...deal, buyout: buyout * deal.pay * (deal.through - year + 1) };
}
