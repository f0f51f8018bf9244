import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import {
  HEISMAN_BALLOT,
  HEISMAN_PLACES,
  type TeamRole,
  VOTING_REGIONS,
  type VotingRegion,
} from '../../model/people/awards.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { AwardInput, Candidate } from './merit.ts';

/** A Heisman contender, and how voters rate him on average. */
export interface Contender {
  candidate: Candidate;
  merit: number;
}

/** A contender's result in a vote. */
export interface Counted extends Contender {
  points: number;
  firsts: number;
}

/** Maps a team to its voting region; null if it has none. */
export type RegionOf = (team: TeamId) => VotingRegion | null;

/**
 * Returns what playing each position costs with voters who weigh all positions. Kickers, punters, returners and linemen
 * are never named.
 */
export function lifts({ awards: { heisman } }: Tuning): Partial<Readonly<Record<TeamRole, number>>> {
  const { rb, wr, te, dl, lb, db } = heisman;
  return { qb: 0, rb, wr, te, dl, lb, db };
}

/** Returns the players in the Heisman conversation, favorite first. */
export function contenders(all: ReadonlyMap<TeamRole, readonly Candidate[]>, tuning: Tuning): Contender[] {
  const knobs = tuning.awards.heisman;
  const young = { fr: knobs.freshman, so: knobs.sophomore, jr: 0, sr: 0 };
  return Object.entries(lifts(tuning))
    .flatMap(([role, lift]) =>
      (all.get(role as TeamRole) ?? []).slice(0, knobs.contenders * 2).map((candidate) => ({
        candidate,
        merit: candidate.production + candidate.standing + candidate.story + lift + young[candidate.classYear],
      })),
    )
    .sort((a, b) => b.merit - a.merit || a.candidate.player - b.candidate.player)
    .slice(0, knobs.contenders);
}

/** Returns one voter's three names, as indexes into the field. */
function ballot(merits: Float64Array, { awards: { heisman: knobs } }: Tuning, dice: Stream): number[] {
  const voter = dice.chance(knobs.maverick) ? knobs.voter * knobs.maverickSpread : knobs.voter;
  const opinions = Array.from(merits, (merit, at) => ({ at, worth: merit + dice.normal(0, voter) }));
  return opinions
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, HEISMAN_BALLOT.points.length)
    .map(({ at }) => at);
}

/**
 * Holds a vote among the contenders, with each region's voters leaning toward their own. Most points first; players
 * without a vote are left out.
 */
export function vote(
  field: readonly Contender[],
  seed: Seed,
  path: readonly (string | number)[],
  regionOf: RegionOf,
  tuning: Tuning,
): Counted[] {
  const knobs = tuning.awards.heisman;
  const counted = field.map((contender): Counted => ({ points: 0, firsts: 0, ...contender }));
  const groups: [region: VotingRegion | null, voters: number][] = [
    ...VOTING_REGIONS.map((region): [VotingRegion, number] => [region, HEISMAN_BALLOT.votersPerRegion]),
    [null, HEISMAN_BALLOT.votersAtLarge],
  ];
  for (const [region, voters] of groups) {
    const dice = stream(seed, ...path, region ?? 'at large');
    const merits = Float64Array.from(field, ({ candidate, merit }) =>
      region !== null && regionOf(candidate.team) === region ? merit + knobs.home : merit,
    );
    for (let voter = 0; voter < voters; voter++) {
      ballot(merits, tuning, dice).forEach((at, name) => {
        const contender = itemAt(counted, at);
        contender.points += itemAt(HEISMAN_BALLOT.points, name);
        if (name === 0) contender.firsts += 1;
      });
    }
  }
  return counted
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || b.firsts - a.firsts || a.candidate.player - b.candidate.player);
}

/** Holds the season's Heisman vote and returns the published results. */
export function heismanVote(
  input: AwardInput,
  all: ReadonlyMap<TeamRole, readonly Candidate[]>,
  regionOf: RegionOf,
): Counted[] {
  const field = contenders(all, input.tuning);
  return vote(field, input.seed, ['awards', input.year, 'heisman'], regionOf, input.tuning).slice(0, HEISMAN_PLACES);
}

/** A contender midseason: his result if the vote were today, and his chance to win in the end. */
export interface Runner extends Counted {
  chance: number;
}

/**
 * Returns the race before the vote: a straw poll of the same voters, and each player's chance from many simulated
 * finishes to the season.
 * @param weeksLeft weeks until the vote
 */
export function heismanRace(
  input: AwardInput & { week: number; weeksLeft: number },
  all: ReadonlyMap<TeamRole, readonly Candidate[]>,
  regionOf: RegionOf,
): Runner[] {
  const { seed, year, week, weeksLeft, tuning } = input;
  const knobs = tuning.awards.heisman;
  const field = contenders(all, tuning);
  const dice = stream(seed, 'awards', year, 'race', week, 'futures');
  const spread = knobs.week * Math.sqrt(weeksLeft);
  const wins = new Map<Candidate, number>();
  for (let future = 0; future < knobs.futures; future++) {
    let winner = field[0];
    let best = Number.NEGATIVE_INFINITY;
    for (const contender of field) {
      const merit = contender.merit + dice.normal(0, spread);
      if (merit > best) {
        best = merit;
        winner = contender;
      }
    }
    if (winner) wins.set(winner.candidate, (wins.get(winner.candidate) ?? 0) + 1);
  }
  return vote(field, seed, ['awards', year, 'race', week], regionOf, tuning)
    .slice(0, HEISMAN_PLACES)
    .map((counted) => ({ chance: (wins.get(counted.candidate) ?? 0) / knobs.futures, ...counted }));
}
