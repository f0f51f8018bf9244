import type { TeamId } from '../../model/ids.ts';
import { asksOf, splitIn } from '../../model/program/budget.ts';
import { hasReached } from '../../model/stages.ts';
import { type BoosterSource, bringsIn, broughtIn, leftBefore } from '../../offseason/boosters.ts';
import { type Money, moneyOf, withGifts, withSplit } from '../../offseason/budget.ts';
import type { Season } from '../dynasty-state.ts';

/** Share of games each program won in the previous season. */
export function lastSeasonOf({ year, history }: Pick<Season, 'year' | 'history'>): ReadonlyMap<TeamId, number> {
  const before = history.filter((row) => row.year === year - 1);
  return new Map(before.map(({ team, wins, losses }) => [team, wins / Math.max(1, wins + losses)]));
}

/** Returns a season's NIL budgets, each split by its staff; null before NIL. */
export function staffMoney(season: Season): Money | null {
  const { tuning, year, programs, settings } = season;
  return moneyOf({ year, programs, lastSeason: lastSeasonOf(season), seed: settings.seed, tuning });
}

/** Returns what the player's boosters base their giving on. */
export function boostersOf({ settings, history, tuning, budget }: Season): BoosterSource {
  const own = history.filter(({ team }) => team === settings.team);
  return { asks: asksOf(budget), seasons: own.sort((a, b) => a.year - b.year), tuning };
}

/** How the boosters' gifts differ from those under the usual ask every season, as logs. */
interface Gifts {
  /** Effect of past asks. */
  before: number;
  /** Effect of this season's ask: the estimate until the season begins, then the actual amount. */
  asked: number;
}

const NO_GIFTS: Gifts = { before: 0, asked: 0 };

export function giftsIn(source: Season): Gifts {
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

/** Returns the programs' money with the player's decisions applied: his ask of the boosters, and his budget split. */
export function moneyIn(source: Season): Money | null {
  const money = staffMoney(source);
  if (money === null) return null;
  const { team } = source.settings;
  const { before, asked } = giftsIn(source);
  return withSplit(withGifts(money, team, Math.exp(before + asked)), team, splitIn(source.budget, source.year));
}
