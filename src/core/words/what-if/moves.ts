import type { CoachRole, JobEnd } from '../../model/coaches.ts';

/** Questions about signings, hires and opponents that could have been others. */

export const signingQuestion = (recruit: string, team: string): string => `What if ${recruit} had picked ${team}?`;

export const signingText = (recruit: string, stars: number, team: string): string =>
  `${stars}-star ${recruit} picked ${team}`;

export const stayQuestion = (coach: string, team: string): string => `What if ${coach} had stayed at ${team}?`;

const LEFT: Readonly<Record<JobEnd, string>> = {
  fired: 'was fired',
  hired_away: 'was hired away',
  promoted: 'became a head coach',
  nfl: 'left for the NFL',
  retired: 'retired',
  head_coach: 'left with his head coach',
  interim: 'was the interim coach',
  program: 'lost his program',
};

const ROLES: Readonly<Record<CoachRole, string>> = {
  head: 'head coach',
  offense: 'offensive coordinator',
  defense: 'defensive coordinator',
};

/** `Pat Doyle, head coach of Iowa, was fired in 2026`. */
export const leftText = (coach: string, role: CoachRole, team: string, end: JobEnd, year: number): string =>
  `${coach}, ${ROLES[role]} at ${team}, ${LEFT[end]} in ${year}`;

export const hireQuestion = (team: string, coach: string): string => `What if ${team} had hired ${coach}?`;

/** `Iowa hired Pat Doyle`. */
export const hireText = (team: string, coach: string): string => `${team} hired ${coach}`;

export const opponentQuestion = (team: string, opponent: string, week: number): string =>
  `What if ${team} had played ${opponent} in week ${week}?`;

/** `Iowa played Akron in week 2, Michigan played Toledo`. */
export const opponentText = (team: string, opponent: string, other: string, theirs: string): string =>
  `${team} played ${opponent} and ${other} played ${theirs}`;
