import type { PlayerId, TeamId } from '../model/ids.ts';
import { mustGet } from '../model/lists.ts';
import { sitsOut } from '../model/people/eligibility.ts';
import { ORDINARY, type Personnel, weightOnField } from '../model/people/personnel.ts';
import type { Player } from '../model/player.ts';
import {
  CLASS_YEARS,
  DEFENSE_POSITIONS,
  MOST_DRESSED,
  OFFENSE_POSITIONS,
  POSITIONS,
  type Position,
  STARTER_SLOTS,
} from '../model/positions.ts';
import { type DepthChart, inOrder, STAFF_CHART } from '../model/program/depth-chart.ts';
import { NO_SYSTEM, type System } from '../model/program/system.ts';
import { placeKickYards } from '../model/rules.ts';
import type { TeamRatings, TeamStyle } from '../model/team.ts';
import type { Stream } from '../random/stream.ts';
import type { Tuning } from '../tuning/index.ts';
import { type RotationPlan, rotationPlan } from './rotation.ts';
import { receivingOf } from './traits.ts';
import { onField, type UnitWeights, unitWeights } from './units.ts';

/** One player as the engine sees him. */
interface SheetPlayer {
  id: PlayerId;
  position: Position;
  rating: number;
}

/** The position groups of a sheet: the slots of a position are `start` to `start + count - 1`, starters first. */
export interface SheetGroup {
  start: number;
  count: number;
}

/** Numbers by slot that a game uses repeatedly. */
interface SlotWeights {
  rating: Float64Array;
  /** Weights relative to an average player for getting the ball, making the tackle and reaching the passer. */
  ball: Float64Array;
  /** The same for passes: some tight ends and backs are receivers. */
  target: Float64Array;
  tackle: Float64Array;
  rush: Float64Array;
  /** Chance of a fumble per carry; lower for better carriers. */
  fumble: Float64Array;
}

/** One team's sheet for a game. A player's slot in the play log is his index in `players`. */
export interface TeamSheet {
  team: TeamId;
  /** At most `MOST_DRESSED`, sorted by `POSITIONS`, then depth. */
  players: readonly SheetPlayer[];
  groups: Readonly<Record<Position, SheetGroup>>;
  style: TeamStyle;
  /** Effects of its schemes. */
  system: System;
  /** How much each position counts in its units. */
  units: UnitWeights;
  ratings: TeamRatings;
  /** Mean rating of the starters in base personnel at each position, used for matchups. */
  starters: Readonly<Record<Position, number>>;
  weights: SlotWeights;
  /** Each kicker's chance of an unblocked field goal, by yards. */
  fieldGoals: readonly Float64Array[];
  plan: RotationPlan;
  /** The week from which the second quarterback starts; 0: never. */
  secondQuarterbackFrom: number;
}

/** A player as a depth chart sees him. */
type Charted = Pick<Player, 'id' | 'position' | 'rating' | 'classYear' | 'seasons' | 'kept'>;

/** Sorts by rating (best first), then upper class first, then id. */
export function byDepth(a: Charted, b: Charted): number {
  return b.rating - a.rating || CLASS_YEARS.indexOf(b.classYear) - CLASS_YEARS.indexOf(a.classYear) || a.id - b.id;
}

/**
 * Returns the players by position, in the order of `own` if it has one, else in the staff's: rating, then upper class,
 * then id. Leaves out players who sit out the season. Independent of the input order.
 */
export function depthChart<T extends Charted>(players: readonly T[], own: DepthChart = STAFF_CHART): T[] {
  const byPosition = new Map<Position, T[]>(POSITIONS.map((position) => [position, []]));
  for (const player of players) if (!sitsOut(player)) mustGet(byPosition, player.position).push(player);
  return POSITIONS.flatMap((position) => inOrder(mustGet(byPosition, position).sort(byDepth), own[position]));
}

/**
 * Builds a team's sheet for a game. `players` are those who dress, in any order. `like` is another sheet with the same
 * tuning: teams with equal group sizes share a rotation plan. `season` is the stream for quarterback changes during the
 * season; null: the first stays the first. Throws if a position has no player.
 */
export function buildSheet(
  team: TeamId,
  players: readonly Player[],
  style: TeamStyle,
  tuning: Tuning,
  like: TeamSheet | null = null,
  season: Stream | null = null,
): TeamSheet {
  return chartSheet(team, depthChart(players), style, tuning, like, season);
}

/** Builds a sheet from players already in sheet order. */
export function chartSheet(
  team: TeamId,
  chart: readonly Charted[],
  style: TeamStyle,
  tuning: Tuning,
  like: TeamSheet | null = null,
  season: Stream | null = null,
  system: System = NO_SYSTEM,
): TeamSheet {
  const groups = groupsOf(chart);
  for (const position of POSITIONS) {
    if (groups[position].count === 0) throw new Error(`${team} has no ${position} to put on the field`);
  }
  if (chart.length > MOST_DRESSED) {
    throw new Error(`${team} dresses ${chart.length} players, more than ${MOST_DRESSED}`);
  }
  const weights = slotWeights(chart, tuning);
  const { personnel } = system;
  const same = like?.system.personnel === personnel && sameSizes(like.groups, groups);
  const plan = same ? like.plan : rotationPlan(groups, personnel, tuning);
  return {
    team,
    players: chart.map(({ id, position, rating }) => ({ id, position, rating })),
    groups,
    // Copied field by field: style objects come in many layouts, and the play loop reads a single one fastest.
    style: { passLean: style.passLean, tempo: style.tempo, boldness: style.boldness, depth: style.depth },
    system,
    units: unitWeights(personnel, tuning),
    ratings: chartRatings(chart, groups, personnel, tuning),
    starters: starterRatings(chart, groups),
    weights,
    fieldGoals: chart.filter(({ position }) => position === 'k').map(({ rating }) => fieldGoalChances(rating, tuning)),
    plan,
    secondQuarterbackFrom: season ? weekOfChange(weights.rating, groups.qb, tuning, season) : 0,
  };
}

/**
 * Returns the week from which the second quarterback starts; 0: never. The closer he is to the first, the likelier he
 * takes over.
 */
export function weekOfChange(
  ratings: Float64Array,
  { start, count }: SheetGroup,
  tuning: Tuning,
  dice: Stream,
): number {
  if (count < 2) return 0;
  const knobs = tuning.availability;
  const gap = Math.max(0, ratings[start]! - ratings[start + 1]!);
  if (dice.float() >= knobs.quarterbackContest * Math.exp(-gap / knobs.quarterbackContestGap)) return 0;
  return 2 + dice.int(knobs.contestLatest - 1);
}

function starterRatings(chart: Chart, groups: TeamSheet['groups']): Record<Position, number> {
  const means = {} as Record<Position, number>;
  for (const position of POSITIONS) {
    means[position] = starters(chart, groups[position], STARTER_SLOTS[position], 0, NONE_OUT);
  }
  return means;
}

function sameSizes(a: TeamSheet['groups'], b: TeamSheet['groups']): boolean {
  return POSITIONS.every(
    (position) => a[position].start === b[position].start && a[position].count === b[position].count,
  );
}

function slotWeights(chart: readonly Charted[], tuning: Tuning): SlotWeights {
  const { rotation: knobs, fumbles, strength } = tuning;
  const bySlot = () => new Float64Array(chart.length);
  const [rating, ball, target, tackle, rush, fumble] = [bySlot(), bySlot(), bySlot(), bySlot(), bySlot(), bySlot()];
  for (let slot = 0; slot < chart.length; slot++) {
    const player = chart[slot]!;
    const better = player.rating - strength.average;
    rating[slot] = player.rating;
    ball[slot] = Math.exp(knobs.ballPerPoint * better);
    target[slot] = ball[slot]! * receivingShare(player, tuning);
    tackle[slot] = Math.exp(knobs.tacklePerPoint * better);
    rush[slot] = Math.exp(knobs.rushPerPoint * better);
    fumble[slot] = fumbles.carry * Math.exp(-fumbles.perPoint * better);
  }
  return { rating, ball, target, tackle, rush, fumble };
}

/** Returns how much more often than others at his position a tight end or a back is targeted. */
function receivingShare({ id, position }: Charted, { rotation: knobs }: Tuning): number {
  if (position !== 'te' && position !== 'rb') return 1;
  return Math.exp((position === 'te' ? knobs.receivingEnds : knobs.receivingBacks) * receivingOf(id));
}

/** The distance that `fieldGoals.atForty` refers to. */
const FORTY = 40;

/** Returns an average kicker's log odds of a field goal. */
function fieldGoalOdds(yards: number, knobs: Tuning['fieldGoals']): number {
  return knobs.atForty - knobs.perYard * (yards - FORTY) - knobs.perYardBeyond50 * Math.max(0, yards - knobs.longFrom);
}

/** Returns an average kicker's chance of a field goal. */
export function averageFieldGoal(yards: number, { fieldGoals: knobs }: Tuning): number {
  return (1 - knobs.blocked) / (1 + Math.exp(-fieldGoalOdds(yards, knobs)));
}

/** Returns field goal chances by yards, logistic in distance and the kicker's rating. */
function fieldGoalChances(kicker: number, tuning: Tuning): Float64Array {
  const knobs = tuning.fieldGoals;
  const chances = new Float64Array(placeKickYards(0) + 1);
  const better = knobs.perPoint * (kicker - tuning.strength.average);
  for (let yards = 0; yards < chances.length; yards++) {
    chances[yards] = 1 / (1 + Math.exp(-fieldGoalOdds(yards, knobs) - better));
  }
  return chances;
}

/** Returns where each position starts in a list sorted by position, and its number of players. */
function groupsOf(players: readonly { position: Position }[]): Record<Position, SheetGroup> {
  const groups = {} as Record<Position, SheetGroup>;
  for (const position of POSITIONS) groups[position] = { start: 0, count: 0 };
  let at = POSITIONS[0] as Position;
  let group = groups[at];
  for (let slot = 0; slot < players.length; slot++) {
    const { position } = players[slot]!;
    if (position !== at) {
      at = position;
      group = groups[at];
      group.start = slot;
    }
    group.count += 1;
  }
  return groups;
}

const NONE_OUT: ReadonlySet<PlayerId> = new Set();

/** Returns the mean rating of the first players of a group who are not `out`, or `none` if there are none. */
function starters(
  chart: Chart,
  { start, count }: SheetGroup,
  slots: number,
  none: number,
  out: ReadonlySet<PlayerId>,
): number {
  let players = 0;
  let sum = 0;
  for (let i = start; players < slots && i < start + count; i++) {
    const { id, rating } = chart[i]!;
    if (out.has(id)) continue;
    sum += rating;
    players += 1;
  }
  return players === 0 ? none : sum / players;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the offense, defense and overall rating of a roster on the players' scale, to one decimal: weighted means of
 * the starters by position (`tuning.ratings`), with a little for kicker and punter. Players in any order; `own` sets
 * the depth order, `personnel` the number of starters.
 */
export function teamRatings(
  players: readonly Charted[],
  tuning: Tuning,
  own: DepthChart = STAFF_CHART,
  personnel: Personnel = ORDINARY,
): TeamRatings {
  const chart = depthChart(players, own);
  return chartRatings(chart, groupsOf(chart), personnel, tuning);
}

/** A team's players in depth chart order. */
export type Chart = readonly SheetPlayer[];

/** Returns the ratings of a depth chart without unavailable players. */
export function ratingsWithout(
  chart: Chart,
  out: ReadonlySet<PlayerId>,
  personnel: Personnel,
  tuning: Tuning,
): TeamRatings {
  return chartRatings(chart, groupsOf(chart), personnel, tuning, out);
}

/** Returns the ratings of a depth chart. */
function chartRatings(
  chart: Chart,
  groups: TeamSheet['groups'],
  personnel: Personnel,
  tuning: Tuning,
  out: ReadonlySet<PlayerId> = NONE_OUT,
): TeamRatings {
  const weights = tuning.ratings;
  const mean = (position: Position): number =>
    onField(position, personnel, (players) => starters(chart, groups[position], players, weights.walkOn, out));
  const unit = (positions: readonly (keyof typeof weights & Position)[]): number => {
    let sum = 0;
    let total = 0;
    const alike = positions.every((position) => weights[position] * weightOnField(personnel, position) === 0);
    for (const position of positions) {
      const weight = (alike ? 1 : weights[position]) * weightOnField(personnel, position);
      sum += weight * mean(position);
      total += weight;
    }
    return sum / total;
  };
  const offense = unit(OFFENSE_POSITIONS);
  const defense = unit(DEFENSE_POSITIONS);
  const special = (mean('k') + mean('p')) / 2;
  const share = weights.specialTeams;
  const rating = (1 - share) * ((offense + defense) / 2) + share * special;
  return { rating: oneDecimal(rating), offense: oneDecimal(offense), defense: oneDecimal(defense) };
}
