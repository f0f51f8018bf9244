import { byDepth } from '../../football/team-sheet.ts';
import type { HomeState } from '../../model/facts.ts';
import { distanceKm } from '../../model/geography.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { PORTAL_REASONS, type PortalReason, portalMonths } from '../../model/portal.ts';
import { type ClassYear, PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { PRESTIGE_TIER_SHARES, type TeamFacts } from '../../model/team.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { keepPull, type Money, worthIn } from '../budget.ts';
import { type SeniorRules, seniorBackChance } from '../seniors.ts';
import type { OffseasonTuning, RosterReference, Suitor } from '../types.ts';
import { portalYear } from './years.ts';

/** What it takes to say how likely everybody is to look for another team. */
export interface UrgeInput {
  /** The season just played, or being played. */
  year: number;
  programs: readonly Suitor[];
  players: readonly Player[];
  reference: RosterReference;
  /** Of the season. */
  rules: SeniorRules;
  /** What programs have for players, each split by its staff; null where nobody has any. */
  money: Money | null;
  tuning: OffseasonTuning;
}

/** How much draws a player away from his team: log odds, by what it is. */
export interface Urge {
  player: Player;
  /** Log weight of each of `PORTAL_REASONS`; the last is that of all others. */
  reasons: readonly number[];
  /** Log odds, with class and position; what the nation has in common is added by `Urges.level`. */
  odds: number;
  /** How likely he is to have a season left, as it looks before this one is over: 1 for all but seniors. */
  left: number;
}

/** Everybody's reasons to look for another team, and what the nation has in common. */
export interface Urges {
  of: readonly Urge[];
  /** Log odds that make as many enter on average as do in such a year; minus infinity if nobody does. */
  level: number;
}

const COACH = PORTAL_REASONS.indexOf('new_coach');
const TOP_TIER = PRESTIGE_TIER_SHARES.length;
const THOUSAND_KM = 1000;

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Those of some players who are no seniors: of each team a list for every position, in the order in which they will play. */
type Groups = ReadonlyMap<TeamId, readonly (readonly Player[])[]>;
type Order = (a: Player, b: Player) => number;

function groupsOf(players: readonly Player[], before: Order): Groups {
  const teams = new Map<TeamId, Player[][]>();
  for (const player of players) {
    if (player.classYear === 'sr') continue;
    let groups = teams.get(player.team);
    if (!groups) {
      groups = POSITIONS.map(() => []);
      teams.set(player.team, groups);
    }
    groups[PLACE_OF[player.position]]!.push(player);
  }
  for (const groups of teams.values()) for (const group of groups) group.sort(before);
  return teams;
}

/** The order of a coach who has one of his own: who starts now comes first. */
function asCoached(a: Player, b: Player): number {
  return Number(b.starter) - Number(a.starter) || byDepth(a, b);
}

/** Mean rating at each position of the men who will start as things are. */
function startersOf(teams: Groups): Float64Array {
  const sums = new Float64Array(POSITIONS.length);
  const counts = new Float64Array(POSITIONS.length);
  for (const groups of teams.values()) {
    for (const [at, group] of groups.entries()) {
      const men = Math.min(group.length, STARTER_SLOTS[POSITIONS[at]!]);
      for (let i = 0; i < men; i++) sums[at]! += group[i]!.rating;
      counts[at]! += men;
    }
  }
  return sums.map((sum, at) => sum / Math.max(1, counts[at]!));
}

/** What all men of a program have in common. */
interface Terms {
  tier: number;
  /** What its money for them lacks beside the average program's, log odds of who will start and of the others. */
  poorer: { starters: number; others: number };
  site: TeamFacts | undefined;
  /** Kilometers from the middle of a home state to its stadium, those that were asked for. */
  km: Map<string, number>;
}

/** Weighs the reasons of one man after another. */
class Weigher {
  private readonly k: OffseasonTuning['portal']['enter'];
  private readonly programs = new Map<TeamId, Terms>();
  private readonly states: ReadonlyMap<string, HomeState>;
  private readonly starters: Float64Array;
  private readonly classOdds: Record<ClassYear, number>;

  constructor({ players, programs, reference, tuning, money }: UrgeInput, starters: Float64Array) {
    const { enter: k } = tuning.portal;
    const tiers = new Map(programs.map(({ team, prestigeScore }) => [team, prestigeScore]));
    const sites = new Map(reference.teams.map((team) => [team.id, team]));
    for (const team of new Set(players.map((player) => player.team))) {
      const tier = Math.floor(tiers.get(team) ?? TOP_TIER);
      const lacks = 0 - worthIn(money, team, 'keep');
      const poorer = { starters: keepPull(tuning, true) * lacks, others: keepPull(tuning, false) * lacks };
      this.programs.set(team, { tier, poorer, site: sites.get(team), km: new Map() });
    }
    this.k = k;
    this.states = new Map(reference.homeStates.map((state) => [state.code, state]));
    this.starters = starters;
    this.classOdds = { fr: k.freshmen, so: k.sophomores, jr: k.juniors, sr: k.seniors };
  }

  /** One of a group, with so many before him. `left`: as in `Urge`. */
  weigh(player: Player, ahead: number, left: number): Urge {
    const { k } = this;
    const terms = this.programs.get(player.team)!;
    const { tier } = terms;
    const slots = STARTER_SLOTS[player.position];
    const starts = ahead < slots;
    const poorer = starts ? terms.poorer.starters : terms.poorer.others;
    const playing = starts ? 0 : k.depth * Math.min(k.mostDepth, (ahead - slots + 1) / slots);
    const step = starts ? this.stepUp(player, tier) : 0;
    const home = (k.home * this.far(player.homeState, terms)) / THOUSAND_KM;
    const star = player.seasons === 0 ? k.stars + k.firstYear : k.stars;
    const standing = star * player.stars + k.tier * tier;
    const place = (starts ? k.ofStarters : 1) * k.position[player.position] - (starts ? k.starts : 0);
    const own = this.classOdds[player.classYear] + standing + place;
    // In the order of `PORTAL_REASONS`; what a new coach does nobody knows yet.
    const reasons = [playing, step, home, 0, k.fresh, Math.max(0, poorer)];
    return { player, reasons, left, odds: own + poorer + playing + step + home };
  }

  private far(code: string, { site, km }: Terms): number {
    let far = km.get(code);
    if (far === undefined) {
      const from = this.states.get(code);
      far = from && site ? distanceKm(from, site) : 0;
      km.set(code, far);
    }
    return far;
  }

  /** The better he is beside those who start elsewhere and the lower his program stands, the higher he can go: log odds. */
  private stepUp({ rating, position }: Player, tier: number): number {
    const { stepUp, mostStepUp } = this.k;
    const room = (TOP_TIER - tier) / (TOP_TIER - 1);
    return Math.min(mostStepUp, stepUp * Math.max(0, rating - this.starters[PLACE_OF[position]]!)) * room;
  }
}

/** The level at which as many enter as do in such a year. */
function levelFor(urges: readonly Urge[], wanted: number): number {
  if (wanted <= 0) return Number.NEGATIVE_INFINITY;
  let low = -2 * HALVINGS;
  let high = 2 * HALVINGS;
  const left = new Float64Array(urges.length);
  // Odds against each, which a level multiplies: no exponential for every man at every step.
  const against = new Float64Array(urges.length);
  for (let at = 0; at < urges.length; at++) {
    left[at] = urges[at]!.left;
    against[at] = Math.exp(-urges[at]!.odds);
  }
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (entering(left, against, Math.exp(-middle)) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const HALVINGS = 20;

/** How many enter on average if the odds against everybody are multiplied. */
function entering(left: Float64Array, against: Float64Array, factor: number): number {
  let sum = 0;
  for (let at = 0; at < left.length; at++) sum += left[at]! / (1 + against[at]! * factor);
  return sum;
}

/** The urges of the `groups`' men and then of those seniors of `players` who may have a season left, in the order of a staff. */
function weighAll(
  weigher: Weigher,
  groups: Groups,
  before: Order,
  { year, players, rules, tuning }: UrgeInput,
): Urge[] {
  const all: Urge[] = [];
  for (const lists of groups.values()) {
    for (const list of lists)
      for (let ahead = 0; ahead < list.length; ahead++) all.push(weigher.weigh(list[ahead]!, ahead, 1));
  }
  for (const player of players) {
    const left = player.classYear === 'sr' ? seniorBackChance(player, year, rules, tuning) : 0;
    if (left <= 0) continue;
    let ahead = 0;
    for (const other of groups.get(player.team)?.[PLACE_OF[player.position]] ?? [])
      if (before(other, player) < 0) ahead += 1;
    all.push(weigher.weigh(player, ahead, left));
  }
  return all;
}

/**
 * How much draws everybody away from his team after a season. What the nation has in common follows from the staffs' own
 * orders and budgets, so that one coach's decisions move his own men alone. `own`: the team whose order is its coach's;
 * `ownMoney`: everybody's money with his decisions about the budget.
 */
export function urgesOf(input: UrgeInput, own: TeamId | null = null, ownMoney: Money | null = input.money): Urges {
  const { year, players, programs, tuning } = input;
  const groups = groupsOf(players, byDepth);
  const starters = startersOf(groups);
  const all = weighAll(new Weigher(input, starters), groups, byDepth, input);
  const { withdrawn } = tuning.portal.enter;
  const wanted = (portalYear(year, tuning).entries * programs.length) / (1 - withdrawn);
  const level = levelFor(all, wanted);
  if (own === null) return { of: all, level };
  const ours = players.filter(({ team }) => team === own);
  const coach = { ...input, players: ours, money: ownMoney };
  const coached = weighAll(new Weigher(coach, starters), groupsOf(ours, asCoached), asCoached, coach);
  return { of: [...all.filter(({ player }) => player.team !== own), ...coached], level };
}

/** Somebody who enters. */
export interface Entrant {
  player: Player;
  reason: PortalReason;
  month: number;
  /** How likely he was to enter without any promise, and how it fell out: he enters if the roll is below his chance. */
  chance: number;
  roll: number;
}

interface EntryInput extends Pick<UrgeInput, 'year' | 'programs' | 'tuning'> {
  seed: Seed;
  /** Whom its coach promises a part. */
  promised: ReadonlySet<PlayerId>;
  /** Whom he promised one a year ago that they did not get. */
  broken: ReadonlySet<PlayerId>;
  /** Programs to which a new staff comes. */
  coming: ReadonlySet<TeamId>;
  /** How well next season's head coaches keep a locker room together, in SDs beside the average one. */
  lockerRooms: ReadonlyMap<TeamId, number>;
}

/** How a team's offseason goes: log odds that all of its men have in common. */
interface TeamMood {
  mood: number;
  coach: number;
}

function moods({ programs, tuning, seed, year, coming, lockerRooms }: EntryInput): Map<TeamId, TeamMood> {
  const k = tuning.portal.enter;
  return new Map(
    programs.map(({ team }) => {
      const coach = coming.has(team) ? k.coach : 0;
      const mood = stream(seed, 'portal', year, team).normal(0, k.team) - k.lockerRoom * (lockerRooms.get(team) ?? 0);
      return [team, { mood, coach }];
    }),
  );
}

/** A month of the year's windows. */
function monthIn(year: number, dice: Stream): number {
  const months = portalMonths(year);
  return months[dice.weighted(months.map(([, share]) => share))]![0];
}

/** What is left of a man's chance to enter once his coach has promised him a part. */
export function promisedChance(chance: number, tuning: OffseasonTuning): number {
  return chance * tuning.portal.coach.promise;
}

/** How likely a man is to look for another team, as his staff sees it: between these. */
export interface LeaveRange {
  low: number;
  high: number;
}

const cent = (value: number): number => Math.round(value * 100) / 100;

/**
 * How likely he is to leave, in hundredths: how the offseason of the whole team goes nobody knows, nor whether it will have a new
 * staff. `more`: log odds beside his own.
 */
export function leaveRange({ odds, left }: Urge, more: number, promised: boolean, tuning: OffseasonTuning): LeaveRange {
  const { team, lockerRoom } = tuning.portal.enter;
  const mood = Math.sqrt(team * team + lockerRoom * lockerRoom);
  const chance = (sum: number): number =>
    cent(left * (promised ? promisedChance(chanceOf(sum), tuning) : chanceOf(sum)));
  return { low: chance(odds + more - mood), high: chance(odds + more + mood) };
}

/** Log odds that a broken promise adds: he was promised a part a year ago and does not start. */
export function grudgeOf(player: Player, broken: ReadonlySet<PlayerId>, tuning: OffseasonTuning): number {
  return broken.has(player.id) && !player.starter ? tuning.portal.coach.broken : 0;
}

/** Why he enters: a fresh start where nothing that draws players away has any weight. */
function reasonOf(reasons: readonly number[], coach: number, dice: Stream): PortalReason {
  const weights = reasons.map((weight, at) => (at === COACH ? coach : weight));
  return weights.some((weight) => weight > 0) ? PORTAL_REASONS[dice.weighted(weights)]! : 'fresh_start';
}

/**
 * Everybody who enters after a season, by id; who declares for the draft, and seniors who have no season left or do not want to
 * play it, are to be left out by the caller.
 */
export function entrantsOf({ of, level }: Urges, input: EntryInput): Entrant[] {
  const { year, seed, tuning, promised, broken } = input;
  if (level === Number.NEGATIVE_INFINITY) return [];
  const moodOf = moods(input);
  const out: Entrant[] = [];
  for (const { player, odds, reasons } of of) {
    const { mood, coach } = moodOf.get(player.team)!;
    const chance = chanceOf(odds + level + mood + coach + grudgeOf(player, broken, tuning));
    const dice = stream(seed, 'portal', year, player.id);
    const roll = dice.float();
    if (roll >= (promised.has(player.id) ? promisedChance(chance, tuning) : chance)) continue;
    const reason = reasonOf(reasons, coach, dice);
    out.push({ player, reason, month: monthIn(year, dice), chance, roll });
  }
  return out.sort((a, b) => a.player.id - b.player.id);
}
