import { ASKS, type Ask } from '../model/program/budget.ts';
import { bringsIn, laterShares, leftBefore, winsExpected } from '../offseason/boosters.ts';
import { chanceOfFiring } from '../offseason/carousel/expectation.ts';
import { headCoachOf, type StaffSource, standingOf } from './coaches.ts';
import { type BudgetSource, boostersOf, staffMoney } from './money.ts';

/** What a way of asking the boosters before the season does, as far as anybody can know. */
export interface AskOutlook {
  ask: Ask;
  /** Million dollars beside asking as usual, this season: at least and at most. */
  gain: readonly [low: number, high: number];
  /** The same of all later seasons together, by this season's money and if they are asked as usual then. */
  later: number;
  /** What is given in each of them beside that, as a share, the next season first. */
  shares: readonly number[];
  /** Wins of 12 that boosters expect. */
  expected: number;
  /** Chance that the head coach is let go after a season `AROUND` wins better, and as much worse, than the program's usual. */
  fired: readonly [low: number, high: number];
}

/** Wins of 12 that a season can easily be better or worse than expected. */
const AROUND = 2;

/** What boosters of the player's program would give this season, asked as usual: million dollars. */
export function usualGifts(source: BudgetSource): number {
  const given = staffMoney(source)?.of.get(source.settings.team)?.boosters ?? 0;
  return given * Math.exp(leftBefore(source.year, boostersOf(source)));
}

/** Chance that the head coach is let go after a season with so many wins of 12 where so many were expected. */
function firedWith(wins: number, expected: number, source: BudgetSource & StaffSource): number {
  const { games } = source.tuning.coaches.leave;
  const { job } = headCoachOf(source, source.settings.team);
  const won = Math.min(games, Math.max(0, wins));
  const tenure = source.year - job.since + 1;
  const standing = standingOf(source, source.settings.team);
  const seat = { wins: won, losses: games - won, tenure, standing, expected: expected / games };
  return chanceOfFiring(seat, source.tuning);
}

/** What each way to ask does, the least first. */
export function askOutlooks(source: BudgetSource & StaffSource): AskOutlook[] {
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
