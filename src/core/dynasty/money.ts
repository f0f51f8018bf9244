import { splitIn } from '../model/budget.ts';
import type { TeamId } from '../model/ids.ts';
import { type Money, moneyOf, withSplit } from '../offseason/budget.ts';
import type { DynastyState, SeasonSource } from './dynasty-state.ts';

type MoneySource = Pick<SeasonSource, 'settings' | 'tuning' | 'year' | 'programs' | 'history'>;

/** Share of its games that each program won in the season before. */
export function lastSeasonOf({ year, history }: Pick<SeasonSource, 'year' | 'history'>): ReadonlyMap<TeamId, number> {
  const before = history.filter((row) => row.year === year - 1);
  return new Map(before.map(({ team, wins, losses }) => [team, wins / Math.max(1, wins + losses)]));
}

/** The money of a season by its programs, and what it was worked out from: it is asked for every week. */
const moneyByPrograms = new WeakMap<MoneySource['programs'], { source: MoneySource; money: Money | null }>();

function isSameSeason(a: MoneySource, b: MoneySource): boolean {
  return a.history === b.history && a.year === b.year && a.tuning === b.tuning && a.settings.seed === b.settings.seed;
}

/** What programs have for players in a season, each split by its staff; null where nobody has any. */
export function staffMoney(source: MoneySource): Money | null {
  const { settings, tuning, year, programs, history } = source;
  const known = moneyByPrograms.get(programs);
  if (known && isSameSeason(known.source, source)) return known.money;
  const money = moneyOf({ year, programs, lastSeason: lastSeasonOf(source), seed: settings.seed, tuning });
  // Without the rest of a dynasty, which goes on changing.
  moneyByPrograms.set(programs, { source: { settings, tuning, year, programs, history }, money });
  return money;
}

/** The same with the player's own split in force. */
export function moneyIn(source: MoneySource & Pick<DynastyState, 'budget'>): Money | null {
  const money = staffMoney(source);
  return money && withSplit(money, source.settings.team, splitIn(source.budget, source.year));
}
