import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import {
  CLASS_YEARS,
  DEFENSE_POSITIONS,
  OFFENSE_POSITIONS,
  POSITIONS,
  type Position,
  ROSTER_SIZE,
  STARTER_SLOTS,
} from '../model/positions.ts';
import type { TeamRatings, TeamStyle } from '../model/team.ts';
import type { Tuning } from '../tuning/index.ts';
import { type RotationPlan, rotationPlan } from './rotation.ts';

/** One player as the engine sees him. */
export interface SheetPlayer {
  id: PlayerId;
  position: Position;
  rating: number;
}

/** Who is where in a sheet: the slots of a position are `start` to `start + count - 1`, best first. */
export interface SheetGroup {
  start: number;
  count: number;
}

/** Numbers by slot that a game needs again and again. */
export interface SlotWeights {
  rating: Float64Array;
  /** How much more often than the average man he gets the ball, makes the tackle, gets to the passer. */
  ball: Float64Array;
  tackle: Float64Array;
  rush: Float64Array;
}

/** One team as it goes into a game. A player's slot in the play log is his index in `players`. */
export interface TeamSheet {
  team: TeamId;
  /** At most 85, by `POSITIONS`, then depth. */
  players: readonly SheetPlayer[];
  groups: Readonly<Record<Position, SheetGroup>>;
  style: TeamStyle;
  ratings: TeamRatings;
  weights: SlotWeights;
  plan: RotationPlan;
}

/** What a depth chart needs to know of a player. */
type Charted = Pick<Player, 'id' | 'position' | 'rating' | 'classYear'>;

/** Orders by position, then rating (best first), then upper class first, then id. */
function byDepth(a: Charted, b: Charted): number {
  return (
    POSITIONS.indexOf(a.position) - POSITIONS.indexOf(b.position) ||
    b.rating - a.rating ||
    CLASS_YEARS.indexOf(b.classYear) - CLASS_YEARS.indexOf(a.classYear) ||
    a.id - b.id
  );
}

/** The players by position, best first: rating, then upper class, then id. Does not depend on the order given. */
export function depthChart<T extends Charted>(players: readonly T[]): T[] {
  return players.slice().sort(byDepth);
}

/**
 * A team's sheet for a game. `players` are those who dress, in any order; a roster of more than 85 is cut from the
 * end of the longest position groups' benches. Throws when a position has nobody.
 */
export function buildSheet(team: TeamId, players: readonly Player[], style: TeamStyle, tuning: Tuning): TeamSheet {
  const chart = depthChart(players);
  const groups = groupsOf(chart);
  for (const position of POSITIONS) {
    if (groups[position].count === 0) throw new Error(`${team} has no ${position} to put on the field`);
  }
  if (chart.length > ROSTER_SIZE) throw new Error(`${team} dresses ${chart.length} players, more than ${ROSTER_SIZE}`);
  return {
    team,
    players: chart.map(({ id, position, rating }) => ({ id, position, rating })),
    groups,
    style,
    ratings: teamRatings(chart, tuning),
    weights: slotWeights(chart, tuning),
    plan: rotationPlan(groups, tuning),
  };
}

function slotWeights(chart: readonly Charted[], tuning: Tuning): SlotWeights {
  const k = tuning.rotation;
  const rating = Float64Array.from(chart, (player) => player.rating);
  const weight = (perPoint: number): Float64Array => rating.map((points) => Math.exp(perPoint * (points - 70)));
  return { rating, ball: weight(k.ballPerPoint), tackle: weight(k.tacklePerPoint), rush: weight(k.rushPerPoint) };
}

/** Where each position begins in a list sorted by position, and how many play it. */
export function groupsOf(players: readonly { position: Position }[]): Record<Position, SheetGroup> {
  const groups = Object.fromEntries(POSITIONS.map((position) => [position, { start: 0, count: 0 }]));
  players.forEach(({ position }, index) => {
    const group = groups[position]!;
    if (group.count === 0) group.start = index;
    group.count += 1;
  });
  return groups as Record<Position, SheetGroup>;
}

/** Mean rating of the starters at a position; an empty position counts as a walk-on's 40. */
function starters(chart: readonly Charted[], position: Position): number {
  const ratings = chart.filter((player) => player.position === position).map((player) => player.rating);
  const best = ratings.slice(0, STARTER_SLOTS[position]);
  return best.length === 0 ? 40 : best.reduce((sum, rating) => sum + rating, 0) / best.length;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Offense, defense and overall rating of a roster on the players' scale, to one decimal: weighted means of the
 * starters by position (`tuning.ratings`), kicker and punter a little. Players in any order.
 */
export function teamRatings(players: readonly Charted[], tuning: Tuning): TeamRatings {
  const chart = depthChart(players);
  const weights = tuning.ratings;
  const unit = (positions: readonly (keyof typeof weights & Position)[]): number => {
    let sum = 0;
    let total = 0;
    for (const position of positions) {
      sum += weights[position] * starters(chart, position);
      total += weights[position];
    }
    return sum / total;
  };
  const offense = unit(OFFENSE_POSITIONS);
  const defense = unit(DEFENSE_POSITIONS);
  const special = (starters(chart, 'k') + starters(chart, 'p')) / 2;
  const share = weights.specialTeams;
  const rating = (1 - share) * ((offense + defense) / 2) + share * special;
  return { rating: oneDecimal(rating), offense: oneDecimal(offense), defense: oneDecimal(defense) };
}
