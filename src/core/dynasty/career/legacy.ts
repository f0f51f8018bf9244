import type { Tuning } from '../../tuning/index.ts';

/** A head coach's legacy at a program. */

/** Accomplishments of a tenure. */
export interface StopFacts {
  titles: number;
  conferenceTitles: number;
  playoffs: number;
  bowlWins: number;
  /** Seasons finished in the Top 25. */
  ranked: number;
  rivalryWins: number;
  wins: number;
  /** Prestige tiers the program gained. */
  raised: number;
  fired: boolean;
}

/** Legacy points of a tenure by category. */
export function legacyParts(stop: StopFacts, { coaches: { legacy } }: Pick<Tuning, 'coaches'>) {
  return [
    { part: 'titles', points: legacy.title * stop.titles },
    { part: 'conference', points: legacy.conference * stop.conferenceTitles },
    { part: 'playoffs', points: legacy.playoff * stop.playoffs },
    { part: 'bowls', points: legacy.bowl * stop.bowlWins },
    { part: 'ranked', points: legacy.ranked * stop.ranked },
    { part: 'rivals', points: legacy.rival * stop.rivalryWins },
    { part: 'wins', points: legacy.win * stop.wins },
    { part: 'program', points: legacy.tier * stop.raised },
    { part: 'exit', points: stop.fired ? 0 - legacy.fired : 0 },
  ] as const;
}

/** Returns how fondly a program remembers a coach. `fired` means the program fired him. */
export function verdictOf(points: number, fired: boolean, { coaches: { legacy } }: Pick<Tuning, 'coaches'>) {
  if (points >= legacy.statue) return 'statue';
  if (points >= legacy.legend) return 'legend';
  if (points >= legacy.loved) return 'loved';
  if (points >= legacy.respected) return 'respected';
  return fired ? 'villain' : 'footnote';
}

/** Whether a career win is a milestone: the first, every multiple of the interval, and half the first interval. */
export function isMilestone(wins: number, { coaches: { legacy } }: Pick<Tuning, 'coaches'>): boolean {
  return wins === 1 || wins === Math.floor(legacy.milestone / 2) || wins % legacy.milestone === 0;
}

/** The next milestone win. */
export function nextMilestone(wins: number, tuning: Pick<Tuning, 'coaches'>): number {
  let next = wins + 1;
  while (!isMilestone(next, tuning)) next++;
  return next;
}
