import type { HeadCoach, VotedCoach } from '../app/views/coaches.ts';
import { percent, winLoss } from './numbers.ts';
import { fullName } from './words.ts';

/** Head coaches in words. All pure. */

/** `Head coach: Al Bo, 47, since 2027 (21-17).` */
export function headCoachText(coach: HeadCoach): string {
  return `Head coach: ${fullName(coach)}, ${coach.age}, since ${coach.since} (${winLoss(coach.wins, coach.losses)}).`;
}

/** `2019-2026`, `2031`, `since 2027`. */
export function coachYears({ since, until }: Pick<HeadCoach, 'since' | 'until'>): string {
  if (until === null) return `since ${since}`;
  return since === until ? String(since) : `${since}-${until}`;
}

/** `Coach of the year: Al Bo, Rice, 12-1 in a season of 6.8 expected wins (64% of the vote).` */
export function coachOfTheYearText({ wins, losses, expected_wins, share, team, ...who }: VotedCoach): string {
  const record = `${winLoss(wins, losses)} in a season of ${expected_wins.toFixed(1)} expected wins`;
  return `Coach of the year: ${fullName(who)}, ${team}, ${record} (${percent(share)} of the vote).`;
}
