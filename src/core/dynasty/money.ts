import type { TeamId } from '../model/ids.ts';
import { asksOf, splitIn } from '../model/program/budget.ts';
import { hasReached } from '../model/stages.ts';
import { type BoosterSource, bringsIn, broughtIn, leftBefore } from '../offseason/boosters.ts';
import { type Money, moneyOf, withGifts, withSplit } from '../offseason/budget.ts';
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

/** NIL budgets of a season, each split by its staff; null before there were any. */
export function staffMoney(source: MoneySource): Money | null {
  const { settings, tuning, year, programs, history } = source;
  const known = moneyByPrograms.get(programs);
  if (known && isSameSeason(known.source, source)) return known.money;
  const money = moneyOf({ year, programs, lastSeason: lastSeasonOf(source), seed: settings.seed, tuning });
  // Without the rest of a dynasty, which goes on changing.
  moneyByPrograms.set(programs, { source: { settings, tuning, year, programs, history }, money });
  return money;
}

/** What the player's decisions about money follow from; `stage`: of the running season, which is the one of the money. */
export type BudgetSource = MoneySource & Pick<DynastyState, 'budget' | 'stage'>;

/** What the player's boosters know. */
export function boostersOf({ settings, history, tuning, budget }: Omit<BudgetSource, 'stage'>): BoosterSource {
  const own = history.filter(({ team }) => team === settings.team);
  return { asks: asksOf(budget), seasons: own.sort((a, b) => a.year - b.year), tuning };
}

/** How the money of the player's boosters differs from what they would give if they had always been asked as usual: logs. */
interface Gifts {
  /** By what they were asked before. */
  before: number;
  /** By how they are asked this season: what to reckon with until it begins, then what they gave. */
  asked: number;
}

const NO_GIFTS: Gifts = { before: 0, asked: 0 };

export function giftsIn(source: BudgetSource): Gifts {
  const asks = asksOf(source.budget);
  if (asks.size === 0) return NO_GIFTS;
  const { year, stage, settings } = source;
  const boosters = boostersOf(source);
  const ask = asks.get(year) ?? 'usual';
  const asked = hasReached(stage, 'season')
    ? broughtIn(ask, year, settings.team, settings.seed, boosters)
    : bringsIn(ask, year, boosters).middle;
  return { before: leftBefore(year, boosters), asked };
}

/** What programs have with the player's own decisions in force: how his boosters are asked, and how he splits what he has. */
export function moneyIn(source: BudgetSource): Money | null {
  const money = staffMoney(source);
  if (money === null) return null;
  const { team } = source.settings;
  const { before, asked } = giftsIn(source);
  return withSplit(withGifts(money, team, Math.exp(before + asked)), team, splitIn(source.budget, source.year));
}
