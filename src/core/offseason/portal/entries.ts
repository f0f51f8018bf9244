import { byDepth } from '../../football/team-sheet.ts';
import type { BudgetSplit } from '../../model/budget.ts';
import { distanceKm } from '../../model/geography.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { PORTAL_REASONS, type PortalReason, portalMonths } from '../../model/portal.ts';
import { type ByPosition, PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { PRESTIGE_TIER_SHARES } from '../../model/team.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { type Money, withSplit, worthIn } from '../budget.ts';
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

const [PLAYING, STEP, HOME, COACH, FRESH, MONEY] = PORTAL_REASONS.map((_, at) => at);
const TOP_TIER = PRESTIGE_TIER_SHARES.length;
const THOUSAND_KM = 1000;

export function chanceOf(logOdds: number): number {
  return 1 / (1 + Math.exp(-logOdds));
}

/** Those of some players who are no seniors, by team and position, each list in the order in which they will play. */
function groupsOf(players: readonly Player[], before: (a: Player, b: Player) => number): Player[][] {
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
  const all = [...teams.values()].flat().filter((group) => group.length > 0);
  for (const group of all) group.sort(before);
  return all;
}

/** The order of a coach who has one of his own: who starts now comes first. */
function asCoached(a: Player, b: Player): number {
  return Number(b.starter) - Number(a.starter) || byDepth(a, b);
}

/** Mean rating at each position of the men who will start as things are. */
function startersOf(groups: readonly Player[][]): ByPosition<number> {
  const sums = Object.fromEntries(POSITIONS.map((position) => [position, { sum: 0, n: 0 }]));
  for (const group of groups) {
    const { position } = group[0]!;
    for (const { rating } of group.slice(0, STARTER_SLOTS[position])) {
      sums[position]!.sum += rating;
      sums[position]!.n += 1;
    }
  }
  return Object.fromEntries(POSITIONS.map((p) => [p, sums[p]!.sum / Math.max(1, sums[p]!.n)])) as ByPosition<number>;
}

/** Kilometers from the middle of a home state to a stadium. */
function distances(reference: RosterReference): (state: string, team: TeamId) => number {
  const sites = new Map(reference.teams.map((team) => [team.id, team]));
  const states = new Map(reference.homeStates.map((state) => [state.code, { state, to: new Map<TeamId, number>() }]));
  return (code, team) => {
    const from = states.get(code);
    const site = sites.get(team);
    if (!from || !site) return 0;
    let km = from.to.get(team);
    if (km === undefined) {
      km = distanceKm(from.state, site);
      from.to.set(team, km);
    }
    return km;
  };
}

/** Weighs the reasons of one man after another. */
class Weigher {
  private readonly k: OffseasonTuning['portal']['enter'];
  private readonly tiers: ReadonlyMap<TeamId, number>;
  private readonly far: ReturnType<typeof distances>;
  private readonly starters: ByPosition<number>;
  private readonly poorer: (team: TeamId) => number;

  constructor({ programs, reference, tuning, money }: UrgeInput, starters: ByPosition<number>) {
    this.k = tuning.portal.enter;
    this.tiers = new Map(programs.map(({ team, prestigeScore }) => [team, prestigeScore]));
    this.far = distances(reference);
    this.starters = starters;
    this.poorer = (team) => 0 - tuning.money.pull.keep * worthIn(money, team, 'keep');
  }

  /** One of a group, with so many before him. `left`: as in `Urge`. */
  weigh(player: Player, ahead: number, left: number): Urge {
    const { k } = this;
    const slots = STARTER_SLOTS[player.position];
    const starts = ahead < slots;
    const reasons = PORTAL_REASONS.map(() => 0);
    reasons[PLAYING!] = starts ? 0 : k.depth * Math.min(k.mostDepth, (ahead - slots + 1) / slots);
    reasons[STEP!] = starts ? this.stepUp(player) : 0;
    reasons[HOME!] = (k.home * this.far(player.homeState, player.team)) / THOUSAND_KM;
    reasons[FRESH!] = k.fresh;
    const poorer = this.poorer(player.team);
    reasons[MONEY!] = Math.max(0, poorer);
    const classOdds = { fr: k.freshmen, so: k.sophomores, jr: k.juniors, sr: k.seniors }[player.classYear];
    const standing = k.stars * player.stars + k.tier * this.tierOf(player.team);
    const own = classOdds + k.position[player.position] + standing - (starts ? k.starts : 0);
    return { player, reasons, left, odds: own + poorer + reasons[PLAYING!]! + reasons[STEP!]! + reasons[HOME!]! };
  }

  /** Prestige tier of a program. */
  private tierOf(team: TeamId): number {
    return Math.floor(this.tiers.get(team) ?? TOP_TIER);
  }

  /** The better he is beside those who start elsewhere and the lower his program stands, the higher he can go: log odds. */
  private stepUp({ team, rating, position }: Player): number {
    const { stepUp, mostStepUp } = this.k;
    const room = (TOP_TIER - this.tierOf(team)) / (TOP_TIER - 1);
    return Math.min(mostStepUp, stepUp * Math.max(0, rating - this.starters[position])) * room;
  }
}

/** The level at which as many enter as do in such a year. */
function levelFor(urges: readonly Urge[], wanted: number): number {
  if (wanted <= 0) return Number.NEGATIVE_INFINITY;
  let low = -2 * HALVINGS;
  let high = 2 * HALVINGS;
  const odds = Float64Array.from(urges, (urge) => urge.odds);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    let sum = 0;
    for (let at = 0; at < odds.length; at++) sum += urges[at]!.left * chanceOf(odds[at]! + middle);
    if (sum < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

const HALVINGS = 20;

const placeOf = ({ team, position }: Player): string => `${team} ${position}`;

/**
 * How much draws everybody away from his team after a season. What the nation has in common follows from the staffs' own
 * orders and budgets, so that one coach's decisions move his own men alone. `own`: the team whose order is its coach's, and how
 * he splits his budget, unless his staff does.
 */
export function urgesOf(input: UrgeInput, own: TeamId | null = null, split: BudgetSplit | null = null): Urges {
  const { year, players, programs, rules, tuning } = input;
  const groups = groupsOf(players, byDepth);
  const starters = startersOf(groups);
  type Order = (a: Player, b: Player) => number;
  const weighed = (weigher: Weigher, list: readonly Player[][], before: Order, among: readonly Player[]) => {
    const others = list.flatMap((group) => group.map((player, ahead) => weigher.weigh(player, ahead, 1)));
    const places = new Map(list.map((group) => [placeOf(group[0]!), group]));
    const seniors = among.flatMap((player): Urge[] => {
      const left = player.classYear === 'sr' ? seniorBackChance(player, rules, tuning) : 0;
      if (left <= 0) return [];
      const ahead = (places.get(placeOf(player)) ?? []).filter((other) => before(other, player) < 0).length;
      return [weigher.weigh(player, ahead, left)];
    });
    return [...others, ...seniors];
  };
  const all = weighed(new Weigher(input, starters), groups, byDepth, players);
  const { withdrawn } = tuning.portal.enter;
  const wanted = (portalYear(year, tuning).entries * programs.length) / (1 - withdrawn);
  const level = levelFor(all, wanted);
  if (own === null) return { of: all, level };
  const ours = players.filter(({ team }) => team === own);
  const money = input.money && withSplit(input.money, own, split);
  const weigher = new Weigher({ ...input, money }, starters);
  const coached = weighed(weigher, groupsOf(ours, asCoached), asCoached, ours);
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
}

/** How a team's offseason goes: log odds that all of its men have in common. */
interface TeamMood {
  mood: number;
  coach: number;
}

function moods({ programs, tuning, seed, year, coming }: EntryInput): Map<TeamId, TeamMood> {
  const k = tuning.portal.enter;
  return new Map(
    programs.map(({ team }) => {
      const coach = coming.has(team) ? k.coach : 0;
      return [team, { mood: stream(seed, 'portal', year, team).normal(0, k.team), coach }];
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
  const { team: mood } = tuning.portal.enter;
  const chance = (sum: number): number =>
    cent(left * (promised ? promisedChance(chanceOf(sum), tuning) : chanceOf(sum)));
  return { low: chance(odds + more - mood), high: chance(odds + more + mood) };
}

/** Log odds that a broken promise adds: he was promised a part a year ago and does not start. */
export function grudgeOf(player: Player, broken: ReadonlySet<PlayerId>, tuning: OffseasonTuning): number {
  return broken.has(player.id) && !player.starter ? tuning.portal.coach.broken : 0;
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
    const weights = reasons.map((weight, at) => (at === COACH ? coach : weight));
    const reason = PORTAL_REASONS[dice.weighted(weights)]!;
    out.push({ player, reason, month: monthIn(year, dice), chance, roll });
  }
  return out.sort((a, b) => a.player.id - b.player.id);
}
