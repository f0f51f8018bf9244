import type { ScoreLine } from '../../contract/views/season/nation.ts';
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

/** Returns the two teams, visitor first, each with its points; null before kickoff. */
export function tickerSides(line: ScoreLine): { name: string; abbreviation: string; points: number | null }[] {
  const hasBegun = line.state !== 'later';
  return [
    { ...line.teamB, points: hasBegun ? line.score_b : null },
    { ...line.teamA, points: hasBegun ? line.score_a : null },
  ].map(({ name, abbreviation, ranking, points }) => ({
    name,
    abbreviation: rankPrefix(abbreviation, ranking),
    points,
  }));
}

/** `#4 OSU 21, MICH 17`, or `#4 OSU at MICH` before kickoff. */
export function tickerScore(line: ScoreLine): string {
  const [visitor, home] = tickerSides(line) as [
    ReturnType<typeof tickerSides>[number],
    ReturnType<typeof tickerSides>[number],
  ];
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
