import type { ScoreLine } from '../../contract/views/season/nation.ts';
import { mapEach } from '../../model/lists.ts';
import { rankPrefix, signedPercent } from '../../words/numbers.ts';
import { finalLabel } from '../../words/terms.ts';
import { timeText } from '../drives.ts';

/** Text for scores around the nation, shared by all faces. */

const REGULATION = 4;

/** Shown in weeks whose bowls and playoff games are each played on their own day. */
export const NO_OTHER_GAMES = 'No other game is played today.';

/** A game's status: `3:12 4th`, `Halftime`, `Final/OT`, `7:30 PM ET`. */
export function standingText({ state, quarter, clock, kickoff }: ScoreLine): string {
  switch (state) {
    case 'later':
      return `${kickoff} ET`;
    case 'halftime':
      return 'Halftime';
    case 'final':
      return finalLabel(Math.max(0, quarter - REGULATION));
    case 'live':
      return timeText(quarter, clock);
  }
}

/** One team on the ticker; its points are null before kickoff. */
interface TickerSide {
  name: string;
  abbreviation: string;
  points: number | null;
}

/** Returns the two teams of a game. */
export function tickerSides(line: ScoreLine): [visitor: TickerSide, home: TickerSide] {
  const hasBegun = line.state !== 'later';
  const { teamA: home, teamB: visitor } = line;
  const sides = [
    { ...visitor, points: hasBegun ? line.score_b : null },
    { ...home, points: hasBegun ? line.score_a : null },
  ] as const;
  return mapEach(sides, ({ name, abbreviation, ranking, points }) => ({
    name,
    abbreviation: rankPrefix(abbreviation, ranking),
    points,
  }));
}

/** `#4 OSU 21, MICH 17`, or `#4 OSU at MICH` before kickoff. */
export function tickerScore(line: ScoreLine): string {
  const [visitor, home] = tickerSides(line);
  if (visitor.points === null) return `${visitor.abbreviation} at ${home.abbreviation}`;
  return `${visitor.abbreviation} ${visitor.points}, ${home.abbreviation} ${home.points}`;
}

const PRIZES = { playoff: 'playoff', conference: 'conference title' } as const;
/** The smallest change in our own odds that rounds to a percent. */
const LEAST_SWING = 0.005;

/**
 * The team to root for, and why: `Root for Iowa: playoff +4%`; after the game, `Hurts your playoff odds`; otherwise
 * `Conference game`, or empty.
 */
export function rootingText({ stakes, conference, teamA, teamB, state, score_a, score_b }: ScoreLine): string {
  if (stakes === null || Math.abs(stakes.swing) < LEAST_SWING) return conference ? 'Conference game' : '';
  const forHome = stakes.swing > 0;
  if (state === 'final')
    return `${score_a > score_b === forHome ? 'Helps' : 'Hurts'} your ${PRIZES[stakes.prize]} odds`;
  const team = forHome ? teamA : teamB;
  return `Root for ${team.name}: ${PRIZES[stakes.prize]} ${signedPercent(Math.abs(stakes.swing))}`;
}
