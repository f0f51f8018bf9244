import { COACH_PLACES, type CoachVote } from '../../model/coaches.ts';
import { firstOf } from '../../model/lists.ts';
import { power } from '../../model/program/power.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';

/** A coach's season as voters see it. */
export interface CoachSeason extends Omit<CoachVote, 'share'> {
  /** Whether his team won its conference title. */
  conferenceTitle: boolean;
  /** Poll rank; null if unranked. */
  rank: number | null;
}

/** Returns how voters rate a coach's season, in wins: wins above expectation, a conference title and the poll rank. */
export function coachMerit(
  { wins, expected, conferenceTitle, rank }: CoachSeason,
  { coaches: { vote: knobs } }: Pick<Tuning, 'coaches'>,
): number {
  const place = rank === null ? 0 : knobs.first * power(2, -(rank - 1) / knobs.halving);
  return wins - expected + (conferenceTitle ? knobs.conferenceTitle : 0) + place;
}

/** Holds the coach of the year vote, winner first. Nothing else draws from its stream. */
export function coachVote(
  seasons: readonly CoachSeason[],
  { seed, year, tuning }: { seed: Seed; year: number; tuning: Pick<Tuning, 'coaches'> },
): CoachVote[] {
  const { contenders, voters, voter } = tuning.coaches.vote;
  const field = seasons
    .map((season) => ({ season, merit: coachMerit(season, tuning), votes: 0 }))
    .sort((a, b) => b.merit - a.merit || (a.season.team < b.season.team ? -1 : 1))
    .slice(0, contenders);
  const dice = stream(seed, 'awards', year, 'coach of the year');
  for (let each = 0; each < voters; each++) {
    const opinions = field.map((candidate) => ({ candidate, worth: candidate.merit + dice.normal(0, voter) }));
    const choice = opinions.reduce((best, other) => (other.worth > best.worth ? other : best), firstOf(opinions));
    choice.candidate.votes += 1;
  }
  return field
    .filter(({ votes }) => votes > 0)
    .sort((a, b) => b.votes - a.votes || b.merit - a.merit)
    .slice(0, COACH_PLACES)
    .map(({ season: { team, wins, losses, expected }, votes }) => ({
      team,
      wins,
      losses,
      expected,
      share: votes / voters,
    }));
}
