import type { PlayerId, TeamId } from '../model/ids.ts';
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
  /** His weight relative to an average player for getting the ball, making the tackle, reaching the passer. */
  ball: Float64Array;
  /** The same of passes: some tight ends and backs are receivers. */
  target: Float64Array;
  tackle: Float64Array;
  rush: Float64Array;
  /** Chance that he fumbles when he carries the ball; lower for better carriers. */
  fumble: Float64Array;
}

/** One team's sheet for a game. A player's slot in the play log is his index in `players`. */
export interface TeamSheet {
  team: TeamId;
  /** At most `MOST_DRESSED`, by `POSITIONS`, then depth. */
  players: readonly SheetPlayer[];
  groups: Readonly<Record<Position, SheetGroup>>;
  style: TeamStyle;
  /** What its schemes do for it. */
  system: System;
  /** How much each position counts for in its units. */
  units: UnitWeights;
  ratings: TeamRatings;
  /** Mean rating of the ordinary starters at each position, which is what match-ups compare. */
  starters: Readonly<Record<Position, number>>;
  weights: SlotWeights;
  /** Of each kicker: the chance that he makes a field goal that is not blocked, by its yards. */
  fieldGoals: readonly Float64Array[];
  plan: RotationPlan;
  /** The week from which the second quarterback is the first; 0: never. */
  secondQuarterbackFrom: number;
}

/** What a depth chart needs to know of a player. */
type Charted = Pick<Player, 'id' | 'position' | 'rating' | 'classYear' | 'seasons' | 'kept'>;

/** Orders by rating (best first), then upper class first, then id. */
export function byDepth(a: Charted, b: Charted): number {
  return b.rating - a.rating || CLASS_YEARS.indexOf(b.classYear) - CLASS_YEARS.indexOf(a.classYear) || a.id - b.id;
}

/**
 * The players by position, in the order of `own` where it has one, else as a staff orders them: rating, then upper class,
 * then id. Who sits the season out is not on it. Independent of the input order.
 */
export function depthChart<T extends Charted>(players: readonly T[], own: DepthChart = STAFF_CHART): T[] {
  const byPosition = new Map<Position, T[]>(POSITIONS.map((position) => [position, []]));
  for (const player of players) if (!sitsOut(player)) byPosition.get(player.position)!.push(player);
  return POSITIONS.flatMap((position) => inOrder(byPosition.get(position)!.sort(byDepth), own[position]));
}

/**
 * A team's sheet for a game. `players` are those who dress, in any order. `like` is another sheet by the same tuning: a team whose groups are as large
 * shares its rotation plan. `season` is the stream of what becomes of its quarterbacks in the season; null: the first stays the first. Throws
 * when a position has no player.
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

/** The same of players who are in the order of the sheet already. */
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
    // Copied field by field: style objects have many shapes, and the play loop reads a single shape fastest.
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
 * The week from which the second quarterback is the first; 0: never. He takes over the oftener, the nearer he is to the
 * first.
 */
export function weekOfChange(
  ratings: Float64Array,
  { start, count }: SheetGroup,
  tuning: Tuning,
  dice: Stream,
): number {
  if (count < 2) return 0;
  const k = tuning.availability;
  const gap = Math.max(0, ratings[start]! - ratings[start + 1]!);
  if (dice.float() >= k.quarterbackContest * Math.exp(-gap / k.quarterbackContestGap)) return 0;
  return 2 + dice.int(k.contestLatest - 1);
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
  const { rotation: k, fumbles, strength } = tuning;
  const bySlot = () => new Float64Array(chart.length);
  const [rating, ball, target, tackle, rush, fumble] = [bySlot(), bySlot(), bySlot(), bySlot(), bySlot(), bySlot()];
  for (let slot = 0; slot < chart.length; slot++) {
    const player = chart[slot]!;
    const better = player.rating - strength.average;
    rating[slot] = player.rating;
    ball[slot] = Math.exp(k.ballPerPoint * better);
    target[slot] = ball[slot]! * receivingShare(player, tuning);
    tackle[slot] = Math.exp(k.tacklePerPoint * better);
    rush[slot] = Math.exp(k.rushPerPoint * better);
    fumble[slot] = fumbles.carry * Math.exp(-fumbles.perPoint * better);
  }
  return { rating, ball, target, tackle, rush, fumble };
}

/** How much oftener than others at his position a tight end or a back is thrown to. */
function receivingShare({ id, position }: Charted, { rotation: k }: Tuning): number {
  if (position !== 'te' && position !== 'rb') return 1;
  return Math.exp((position === 'te' ? k.receivingEnds : k.receivingBacks) * receivingOf(id));
}

/** The distance that `fieldGoals.atForty` speaks of. */
const FORTY = 40;

/** Log odds of a field goal from some yards by an average kicker. */
function fieldGoalOdds(yards: number, k: Tuning['fieldGoals']): number {
  return k.atForty - k.perYard * (yards - FORTY) - k.perYardBeyond50 * Math.max(0, yards - k.longFrom);
}

/** Chance of a field goal from some yards by an average kicker. */
export function averageFieldGoal(yards: number, { fieldGoals: k }: Tuning): number {
  return (1 - k.blocked) / (1 + Math.exp(-fieldGoalOdds(yards, k)));
}

/** Chances of a field goal by yards, logistic in distance and the kicker's rating. */
function fieldGoalChances(kicker: number, tuning: Tuning): Float64Array {
  const k = tuning.fieldGoals;
  const chances = new Float64Array(placeKickYards(0) + 1);
  const better = k.perPoint * (kicker - tuning.strength.average);
  for (let yards = 0; yards < chances.length; yards++) {
    chances[yards] = 1 / (1 + Math.exp(-fieldGoalOdds(yards, k) - better));
  }
  return chances;
}

/** Where each position begins in a list sorted by position, and how many play it. */
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

/** Mean rating of the first players of a group who are not `out`, or `none` if there are none. */
function starters(
  chart: Chart,
  { start, count }: SheetGroup,
  slots: number,
  none: number,
  out: ReadonlySet<PlayerId>,
): number {
  let men = 0;
  let sum = 0;
  for (let i = start; men < slots && i < start + count; i++) {
    const { id, rating } = chart[i]!;
    if (out.has(id)) continue;
    sum += rating;
    men += 1;
  }
  return men === 0 ? none : sum / men;
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/**
 * Offense, defense and overall rating of a roster on the players' scale, to one decimal: weighted means of the
 * starters by position (`tuning.ratings`), kicker and punter a little. Players in any order; `own` is the order that
 * says who starts, `personnel` how many do.
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

/** A team's players in the order of its depth chart. */
export type Chart = readonly SheetPlayer[];

/** The groups of charts, since a sheet's is rated again every week by who is out: which only takes its first players. */
const knownGroups = new WeakMap<Chart, TeamSheet['groups']>();

/** The same of a depth chart without those who cannot play. */
export function ratingsWithout(
  chart: Chart,
  out: ReadonlySet<PlayerId>,
  personnel: Personnel,
  tuning: Tuning,
): TeamRatings {
  let groups = knownGroups.get(chart);
  if (!groups) {
    groups = groupsOf(chart);
    knownGroups.set(chart, groups);
  }
  return chartRatings(chart, groups, personnel, tuning, out);
}

/** The same of a depth chart. */
function chartRatings(
  chart: Chart,
  groups: TeamSheet['groups'],
  personnel: Personnel,
  tuning: Tuning,
  out: ReadonlySet<PlayerId> = NONE_OUT,
): TeamRatings {
  const weights = tuning.ratings;
  const mean = (position: Position): number =>
    onField(position, personnel, (men) => starters(chart, groups[position], men, weights.walkOn, out));
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
