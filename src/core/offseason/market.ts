import { everyTeam, type HomeState } from '../model/facts.ts';
import { distanceKm } from '../model/geography.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { mustGet, zip } from '../model/lists.ts';
import { rememberedOf } from '../model/memory/remembered.ts';
import { power } from '../model/program/power.ts';
import { spreadOf } from '../model/spread.ts';
import type { TeamFacts } from '../model/team.ts';
import type { Stream } from '../random/stream.ts';
import type { Prospect } from './prospects.ts';
import type { OffseasonTuning, RosterReference, Suitor } from './types.ts';

/** Programs as one class of recruits sees them. Lists are parallel to `teams`, sorted by id. */
export interface Market {
  teams: readonly TeamId[];
  /** Each program's appeal, in prestige tiers. */
  appeal: Float64Array;
  /** Distance weights of each program for each home state (`[state][team]`). */
  nearness: readonly Float64Array[];
  /** Weights by band of recruit quality, filled in as needed. */
  bands: Map<number, Float64Array>;
  /** Logarithms of weights, by the list they belong to. */
  logs: Map<Float64Array, Float64Array>;
}

/** Mean prestige of each conference, which attracts recruits. */
function conferenceMeans(programs: readonly Suitor[]): Map<ConferenceId, number> {
  const sums = new Map<ConferenceId, { sum: number; n: number }>();
  for (const { conference, prestigeScore } of programs) {
    if (conference === null) continue;
    const entry = sums.get(conference) ?? { sum: 0, n: 0 };
    sums.set(conference, { sum: entry.sum + prestigeScore, n: entry.n + 1 });
  }
  return new Map([...sums].map(([id, { sum, n }]) => [id, sum / n]));
}

/** The mean prestige of each program's conference; for an independent, its own. */
export function conferenceStandings(programs: readonly Suitor[]): number[] {
  const means = conferenceMeans(programs);
  return programs.map(({ conference, prestigeScore }) =>
    conference === null ? prestigeScore : mustGet(means, conference),
  );
}

/** Rescales values to mean 0 and SD `spread`; all 0 if they do not differ. */
export function spreadTo(values: readonly number[], spread: number): number[] {
  const { mean, sd } = spreadOf(values);
  return values.map((v) => (sd > 0 ? ((v - mean) / sd) * spread : 0));
}

/**
 * Returns the prestige of each program's company: the mean of its conference, up to `bestCompany`, since one power
 * conference is as good as another. An independent, which picks its opponents, counts as halfway between itself and the
 * average.
 */
export function companyOf(programs: readonly Suitor[], { recruiting }: OffseasonTuning): number[] {
  const standings = conferenceStandings(programs);
  const nation = programs.reduce((sum, p) => sum + p.prestigeScore, 0) / programs.length;
  return zip(programs, standings).map(([{ conference }, standing]) => {
    const company = conference === null ? (standing + nation) / 2 : standing;
    return Math.min(company, recruiting.bestCompany);
  });
}

/**
 * Returns programs' lasting appeal in prestige tiers around the average program: own prestige and conference. The
 * national spread is held fixed, or talent would concentrate as prestige and conferences align over the decades.
 */
function lastingAppeal(programs: readonly Suitor[], tuning: OffseasonTuning): number[] {
  const { conferencePull, appealSpread } = tuning.recruiting;
  const company = companyOf(programs, tuning);
  return spreadTo(
    zip(programs, company).map(([{ prestigeScore }, near]) => prestigeScore + conferencePull * near),
    appealSpread,
  );
}

type RecruitingTuning = OffseasonTuning['recruiting'];

/**
 * Returns a program's distance weights for each home state. Most of the advantage of a talent-rich location is removed
 * (`homeAdvantageKept`), since prestige already includes it. Distance then decides where recruits go rather than which
 * programs are good.
 */
function nearnessOf(site: TeamFacts, states: readonly HomeState[], r: RecruitingTuning): Float64Array {
  const weights = new Float64Array(states.length);
  let mean = 0;
  for (const [i, state] of states.entries()) {
    const home = site.state === state.code ? r.homeState : 0;
    weights[i] = Math.exp(r.distancePull * Math.exp(-distanceKm(state, site) / r.distanceScale) + home);
    mean += state.share * weights[i]!;
  }
  const takenBack = power(mean, r.homeAdvantageKept - 1);
  return weights.map((weight) => weight * takenBack);
}

/** Distance weights never change, so they are remembered by balance numbers, home states and site. */
const nearnessBy = rememberedOf((recruiting: RecruitingTuning) =>
  rememberedOf((states: readonly HomeState[]) =>
    rememberedOf((site: TeamFacts) => nearnessOf(site, states, recruiting)),
  ),
);

/** Distance weights, `[state][team]`. */
function nearnessWeights(
  sites: readonly TeamFacts[],
  states: readonly HomeState[],
  { recruiting }: OffseasonTuning,
): Float64Array[] {
  const nearnessTo = nearnessBy(recruiting)(states);
  const rows = states.map(() => new Float64Array(sites.length));
  for (const [team, site] of sites.entries()) {
    const own = nearnessTo(site);
    for (let i = 0; i < rows.length; i++) rows[i]![team] = own[i]!;
  }
  return rows;
}

/** Opens the market for one class. Throws if a program has no facts. */
export function openMarket(
  programs: readonly Suitor[],
  reference: RosterReference,
  tuning: OffseasonTuning,
  dice: Stream,
): Market {
  const sorted = [...programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const byId = new Map(everyTeam(reference).map((f) => [f.id, f]));
  const sites = sorted.map(({ team }) => {
    const site = byId.get(team);
    if (!site) throw new Error(`no facts about the program "${team}"`);
    return site;
  });
  const buzz = tuning.recruiting.yearlyBuzz;
  return {
    teams: sorted.map((p) => p.team),
    appeal: Float64Array.from(lastingAppeal(sorted, tuning), (a) => a + dice.normal(0, buzz)),
    nearness: nearnessWeights(sites, reference.homeStates, tuning),
    bands: new Map(),
    logs: new Map(),
  };
}

/** Quality bands per star level: programs' weights are computed once per band. */
const BANDS_PER_STAR = 8;

/** The quality the lowest pull knob refers to: the middle of the two-stars. */
const LOWEST_PULL = 2.5;
/** The best recruit of a star level still belongs to it. */
const HIGHEST_STANDING = 0.999;

/**
 * How much a tier of appeal matters to a recruit of this quality (stars + standing), interpolated between the knobs by
 * star.
 */
function pullAt(quality: number, tuning: OffseasonTuning): number {
  const pull = tuning.recruiting.prestigePull;
  const points = [pull.twoStar, pull.threeStar, pull.fourStar, pull.fiveStar];
  const x = Math.min(points.length - 1, Math.max(0, quality - LOWEST_PULL));
  const low = Math.min(points.length - 2, Math.floor(x));
  return points[low]! + (points[low + 1]! - points[low]!) * (x - low);
}

/** Each program's weight for recruits of this quality, by appeal alone: 1 for the most appealing. */
export function appealTo(market: Market, prospect: Prospect, tuning: OffseasonTuning): Float64Array {
  const band = Math.floor((prospect.stars + Math.min(HIGHEST_STANDING, prospect.standing)) * BANDS_PER_STAR);
  let weights = market.bands.get(band);
  if (!weights) {
    const pull = pullAt((band + 0.5) / BANDS_PER_STAR, tuning);
    const top = market.appeal.reduce((max, a) => Math.max(max, a), Number.NEGATIVE_INFINITY);
    weights = market.appeal.map((a) => Math.exp(pull * (a - top)));
    market.bands.set(band, weights);
  }
  return weights;
}

/** The logarithm of the smallest weight above zero, used in place of log 0 so that opinions can still be compared. */
const LEAST_LOG = Math.log(Number.MIN_VALUE);

/** The logarithms of some of the market's weights, cached. */
export function logsOf({ logs }: Market, weights: Float64Array): Float64Array {
  let list = logs.get(weights);
  if (!list) {
    list = weights.map((weight) => Math.max(LEAST_LOG, Math.log(weight)));
    logs.set(weights, list);
  }
  return list;
}

/** Fills in each program's weight for a recruit: open spots times appeal times distance. */
export function weigh(weights: Float64Array, room: Float64Array, appeal: Float64Array, near: Float64Array): void {
  for (let t = 0; t < weights.length; t++) weights[t] = room[t]! * appeal[t]! * near[t]!;
}

/**
 * Assigns the prospects at one position (best first) to programs until every opening is filled: each chooses among
 * programs with room, by appeal, distance and open spots. `openings` runs parallel to the market's teams. Returns the
 * prospects of each team. Throws if there are too few.
 */
export function signPosition(
  prospects: readonly Prospect[],
  openings: readonly number[],
  market: Market,
  tuning: OffseasonTuning,
  dice: Stream,
): Prospect[][] {
  const room = Float64Array.from(openings);
  const signed: Prospect[][] = openings.map(() => []);
  const weights = new Float64Array(room.length);
  let left = room.reduce((sum, n) => sum + n, 0);
  for (const prospect of prospects) {
    if (left === 0) break;
    const appeal = appealTo(market, prospect, tuning);
    const near = market.nearness[prospect.home]!;
    weigh(weights, room, appeal, near);
    // Goes by open spots alone if appeal and distance leave every program at 0.
    const team = dice.weighted(weights.some((weight) => weight > 0) ? weights : room);
    signed[team]!.push(prospect);
    room[team]! -= 1;
    left -= 1;
  }
  if (left > 0) throw new Error(`${left} openings have no recruit`);
  return signed;
}
