import { byDepth } from '../../football/team-sheet.ts';
import { everyTeam, type HomeState } from '../../model/facts.ts';
import { distanceKm } from '../../model/geography.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { PORTAL_REASONS, type PortalReason, portalMonths } from '../../model/portal.ts';
import { type ClassYear, PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { PRESTIGE_TIER_SHARES, type TeamFacts } from '../../model/team.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { keepPull, type Money, worthIn } from '../budget.ts';
import { type SeniorRules, seniorBackChance } from '../leaving/seniors.ts';
import { hundredths } from '../rounded.ts';
import type { OffseasonTuning, RosterReference, Suitor } from '../types.ts';
import { portalYear } from './years.ts';

/** Inputs to players' urges to enter the portal. */
export interface UrgeInput {
  /** The season just played, or in progress. */
  year: number;
  programs: readonly Suitor[];
  players: readonly Player[];
  reference: RosterReference;
  rules: SeniorRules;
  /** Programs' NIL budgets, split by their staffs; null before NIL. */
  money: Money | null;
  tuning: OffseasonTuning;
}

/** A player's urge to leave his team. */
export interface Urge {
  player: Player;
  /** Log odds by reason, in the order of `PORTAL_REASONS`. */
  reasons: readonly number[];
  /** Log odds of entering, before `Urges.level` is added. */
  odds: number;
  /** The chance that he has a season left, as of now: 1 for all but seniors. */
  left: number;
}

/** Every player's urge to enter the portal. */
export interface Urges {
  list: readonly Urge[];
  /**
   * Log odds added nationwide, so that the average number of entries matches the year; minus infinity in a year without
   * a portal.
   */
  level: number;
}

const COACH = PORTAL_REASONS.indexOf('new_coach');
const TOP_TIER = PRESTIGE_TIER_SHARES.length;
const THOUSAND_KM = 1000;

/** Turns log odds into a probability. */
export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Underclassmen by team and position, in depth-chart order. */
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

/** Sorts by depth under a coach who sets his own chart: current starters first. */
function byCoachsOrder(a: Player, b: Player): number {
  return Number(b.starter) - Number(a.starter) || byDepth(a, b);
}

/** Returns the mean rating of next season's projected starters, by position. */
function startersOf(teams: Groups): Float64Array {
  const sums = new Float64Array(POSITIONS.length);
  const counts = new Float64Array(POSITIONS.length);
  for (const groups of teams.values()) {
    for (const [index, group] of groups.entries()) {
      const starters = Math.min(group.length, STARTER_SLOTS[POSITIONS[index]!]);
      for (let i = 0; i < starters; i++) sums[index]! += group[i]!.rating;
      counts[index]! += starters;
    }
  }
  return sums.map((sum, index) => sum / Math.max(1, counts[index]!));
}

/** Terms shared by all players of a program. */
interface ProgramTerms {
  tier: number;
  /** How far its retention money trails the average program's, log odds for starters and others. */
  moneyGap: { starters: number; others: number };
  site: TeamFacts | undefined;
  /** Kilometers from a home state to its stadium, cached. */
  km: Map<string, number>;
}

/** Computes players' urges to leave. */
class UrgeWeigher {
  private readonly knobs: OffseasonTuning['portal']['enter'];
  private readonly programs = new Map<TeamId, ProgramTerms>();
  private readonly states: ReadonlyMap<string, HomeState>;
  private readonly starters: Float64Array;
  private readonly classOdds: Record<ClassYear, number>;

  constructor({ players, programs, reference, tuning, money }: UrgeInput, starters: Float64Array) {
    const { enter: knobs } = tuning.portal;
    const tiers = new Map(programs.map(({ team, prestigeScore }) => [team, prestigeScore]));
    const sites = new Map(everyTeam(reference).map((team) => [team.id, team]));
    for (const team of new Set(players.map((player) => player.team))) {
      const tier = Math.floor(tiers.get(team) ?? TOP_TIER);
      const lacks = 0 - worthIn(money, team, 'keep');
      const moneyGap = { starters: keepPull(tuning, true) * lacks, others: keepPull(tuning, false) * lacks };
      this.programs.set(team, { tier, moneyGap, site: sites.get(team), km: new Map() });
    }
    this.knobs = knobs;
    this.states = new Map(reference.homeStates.map((state) => [state.code, state]));
    this.starters = starters;
    this.classOdds = { fr: knobs.freshmen, so: knobs.sophomores, jr: knobs.juniors, sr: knobs.seniors };
  }

  /** A player's urge with `ahead` players above him on the depth chart. `left`: as in `Urge`. */
  weigh(player: Player, ahead: number, left: number): Urge {
    const { knobs } = this;
    const terms = mustGet(this.programs, player.team);
    const { tier } = terms;
    const slots = STARTER_SLOTS[player.position];
    const starts = ahead < slots;
    const poorer = starts ? terms.moneyGap.starters : terms.moneyGap.others;
    const playing = starts ? 0 : knobs.depth * Math.min(knobs.mostDepth, (ahead - slots + 1) / slots);
    const step = starts ? this.stepUp(player, tier) : 0;
    const home = (knobs.home * this.distanceHome(player.homeState, terms)) / THOUSAND_KM;
    const star = player.seasons === 0 ? knobs.stars + knobs.firstYear : knobs.stars;
    const standing = star * player.stars + knobs.tier * tier;
    const role = (starts ? knobs.ofStarters : 1) * knobs.position[player.position] - (starts ? knobs.starts : 0);
    const own = this.classOdds[player.classYear] + standing + role;
    // In the order of `PORTAL_REASONS`; coaching changes are added later.
    const reasons = [playing, step, home, 0, knobs.fresh, Math.max(0, poorer)];
    return { player, reasons, left, odds: own + poorer + playing + step + home };
  }

  private distanceHome(code: string, { site, km }: ProgramTerms): number {
    let far = km.get(code);
    if (far === undefined) {
      const from = this.states.get(code);
      far = from && site ? distanceKm(from, site) : 0;
      km.set(code, far);
    }
    return far;
  }

  /**
   * Returns the pull of a bigger program, log odds: more for players better than starters elsewhere, and at lower
   * tiers.
   */
  private stepUp({ rating, position }: Player, tier: number): number {
    const { stepUp, mostStepUp } = this.knobs;
    const room = (TOP_TIER - tier) / (TOP_TIER - 1);
    return Math.min(mostStepUp, stepUp * Math.max(0, rating - this.starters[PLACE_OF[position]]!)) * room;
  }
}

/** Finds the level at which `wanted` players enter on average. */
function levelFor(urges: readonly Urge[], wanted: number): number {
  if (wanted <= 0) return Number.NEGATIVE_INFINITY;
  let low = -2 * HALVINGS;
  let high = 2 * HALVINGS;
  const left = new Float64Array(urges.length);
  // A level multiplies the odds against entering.
  const against = new Float64Array(urges.length);
  for (let index = 0; index < urges.length; index++) {
    left[index] = urges[index]!.left;
    against[index] = Math.exp(-urges[index]!.odds);
  }
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (entering(left, against, Math.exp(-middle)) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const HALVINGS = 20;

/** Returns the average number of entries if all odds against are multiplied by `factor`. */
function entering(left: Float64Array, against: Float64Array, factor: number): number {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += left[index]! / (1 + against[index]! * factor);
  return sum;
}

/** Returns the urges of all underclassmen, then of seniors who may have a season left. */
function weighAll(
  weigher: UrgeWeigher,
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
 * Returns every player's urge to enter the portal after a season. The nationwide level follows from the staffs' own
 * depth charts and budgets, so the user's decisions move only his own players. `own`: the team whose coach sets the
 * depth chart; `ownMoney`: all budgets including that coach's decisions.
 */
export function urgesOf(input: UrgeInput, own: TeamId | null = null, ownMoney: Money | null = input.money): Urges {
  const { year, players, programs, tuning } = input;
  const groups = groupsOf(players, byDepth);
  const starters = startersOf(groups);
  const all = weighAll(new UrgeWeigher(input, starters), groups, byDepth, input);
  const { withdrawn } = tuning.portal.enter;
  const wanted = (portalYear(year, tuning).entries * programs.length) / (1 - withdrawn);
  const level = levelFor(all, wanted);
  if (own === null) return { list: all, level };
  const ours = players.filter(({ team }) => team === own);
  const coach = { ...input, players: ours, money: ownMoney };
  const coached = weighAll(new UrgeWeigher(coach, starters), groupsOf(ours, byCoachsOrder), byCoachsOrder, coach);
  return { list: [...all.filter(({ player }) => player.team !== own), ...coached], level };
}

/** A player who enters the portal. */
export interface Entrant {
  player: Player;
  reason: PortalReason;
  month: number;
  /** His chance of entering without a promise, and his roll: he enters if it is below the chance. */
  chance: number;
  roll: number;
}

interface EntryInput extends Pick<UrgeInput, 'year' | 'programs' | 'tuning'> {
  seed: Seed;
  /** Players promised a bigger role. */
  promised: ReadonlySet<PlayerId>;
  /** Players promised a bigger role a year ago who did not get it. */
  brokenPromises: ReadonlySet<PlayerId>;
  /** Programs with a new staff next season. */
  newStaffs: ReadonlySet<TeamId>;
  /** How well next season's head coaches hold a locker room together, SDs from the average coach. */
  lockerRooms: ReadonlyMap<TeamId, number>;
}

/** Terms that all of a team's players share in an offseason, log odds. */
interface TeamMood {
  mood: number;
  coach: number;
}

function moods({ programs, tuning, seed, year, newStaffs, lockerRooms }: EntryInput): Map<TeamId, TeamMood> {
  const knobs = tuning.portal.enter;
  return new Map(
    programs.map(({ team }) => {
      const coach = newStaffs.has(team) ? knobs.coach : 0;
      const mood =
        stream(seed, 'portal', year, team).normal(0, knobs.team) - knobs.lockerRoom * (lockerRooms.get(team) ?? 0);
      return [team, { mood, coach }];
    }),
  );
}

/** Draws a month of the year's portal windows. */
function monthIn(year: number, dice: Stream): number {
  const months = portalMonths(year);
  return months[dice.weighted(months.map(([, share]) => share))]![0];
}

/** Returns a player's chance of entering once he is promised a bigger role. */
export function promisedChance(chance: number, tuning: OffseasonTuning): number {
  return chance * tuning.portal.coach.promise;
}

/** A player's chance of leaving as his staff sees it. */
export interface LeaveRange {
  low: number;
  high: number;
}

/**
 * Returns a player's chance of leaving, in hundredths. The range covers the team's mood, which is not known in advance.
 * `more`: log odds to add.
 */
export function leaveRange({ odds, left }: Urge, more: number, promised: boolean, tuning: OffseasonTuning): LeaveRange {
  const { team, lockerRoom } = tuning.portal.enter;
  const mood = Math.sqrt(team * team + lockerRoom * lockerRoom);
  const chance = (sum: number): number =>
    hundredths(left * (promised ? promisedChance(chanceOf(sum), tuning) : chanceOf(sum)));
  return { low: chance(odds + more - mood), high: chance(odds + more + mood) };
}

/** Returns the log odds added by a broken promise: a player promised a role a year ago who does not start. */
export function grudgeOf(player: Player, broken: ReadonlySet<PlayerId>, tuning: OffseasonTuning): number {
  return broken.has(player.id) && !player.starter ? tuning.portal.coach.broken : 0;
}

/** Draws why a player enters; a fresh start if no reason has any weight. */
function reasonOf(reasons: readonly number[], coach: number, dice: Stream): PortalReason {
  const weights = reasons.map((weight, index) => (index === COACH ? coach : weight));
  return weights.some((weight) => weight > 0) ? PORTAL_REASONS[dice.weighted(weights)]! : 'fresh_start';
}

/**
 * Returns the players who enter after a season, by id. The caller leaves out draft entries and seniors who are done.
 */
export function entrantsOf({ list, level }: Urges, input: EntryInput): Entrant[] {
  const { year, seed, tuning, promised, brokenPromises } = input;
  if (level === Number.NEGATIVE_INFINITY) return [];
  const moodOf = moods(input);
  const out: Entrant[] = [];
  for (const { player, odds, reasons } of list) {
    const { mood, coach } = mustGet(moodOf, player.team);
    const chance = chanceOf(odds + level + mood + coach + grudgeOf(player, brokenPromises, tuning));
    const dice = stream(seed, 'portal', year, player.id);
    const roll = dice.float();
    if (roll >= (promised.has(player.id) ? promisedChance(chance, tuning) : chance)) continue;
    const reason = reasonOf(reasons, coach, dice);
    out.push({ player, reason, month: monthIn(year, dice), chance, roll });
  }
  return out.sort((a, b) => a.player.id - b.player.id);
}
