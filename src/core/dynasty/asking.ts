import { ASKS, type Ask } from '../model/program/budget.ts';
import { bringsIn, laterShares, leftBefore, winsExpected } from '../offseason/boosters.ts';
import { chanceOfFiring } from '../offseason/carousel/expectation.ts';
import { headCoachOf, standingOf } from './coaches.ts';
import type { Season } from './dynasty-state.ts';
import { boostersOf, staffMoney } from './winter/money.ts';

/** The expected effects of one way of asking the boosters before a season. */
export interface AskOutlook {
  ask: Ask;
  /** Extra money this season over the usual ask, lowest and highest, in million dollars. */
  gain: readonly [low: number, high: number];
  /** Extra money in all later seasons combined, in this season's dollars, assuming the usual ask from then on. */
  later: number;
  /** Change in each later season's gifts, as a share, starting with next season. */
  shares: readonly number[];
  /** Wins the boosters expect, per 12 games. */
  expected: number;
  /**
   * Chance that the head coach is fired after a season `AROUND` wins above the program's usual, and after one as far
   * below.
   */
  fired: readonly [low: number, high: number];
}

/** A typical surprise in a season, in wins per 12 games. */
const AROUND = 2;

/** Returns what the boosters of the player's program would give this season for the usual ask, in million dollars. */
export function usualGifts(source: Season): number {
  const given = staffMoney(source)?.of.get(source.settings.team)?.boosters ?? 0;
  return given * Math.exp(leftBefore(source.year, boostersOf(source)));
}

/** Chance that the head coach is fired, given actual and expected wins per 12 games. */
function firedWith(wins: number, expected: number, source: Season): number {
  const { games } = source.tuning.coaches.leave;
  const { job } = headCoachOf(source, source.settings.team);
  const won = Math.min(games, Math.max(0, wins));
  const tenure = source.year - job.since + 1;
  const standing = standingOf(source, source.settings.team);
  const seat = { wins: won, losses: games - won, tenure, standing, expected: expected / games };
  return chanceOfFiring(seat, source.tuning);
}

/** Returns the outlook of each way of asking, from the least to the most pressure. */
export function askOutlooks(source: Season): AskOutlook[] {
  const { year } = source;
  const boosters = boostersOf(source);
  const given = usualGifts(source);
  const expectedOf = (ask: Ask) => winsExpected(year, { ...boosters, asks: new Map([[year, ask]]) });
  const usual = expectedOf('usual');
  return ASKS.map((ask) => {
    const { low, high } = bringsIn(ask, year, boosters);
    const shares = laterShares(ask, source.tuning);
    const expected = expectedOf(ask);
    return {
      ask,
      gain: [given * (Math.exp(low) - 1), given * (Math.exp(high) - 1)],
      later: given * shares.reduce((sum, share) => sum + share, 0),
      shares,
      expected,
      fired: [firedWith(usual + AROUND, expected, source), firedWith(usual - AROUND, expected, source)],
    };
  });
}
