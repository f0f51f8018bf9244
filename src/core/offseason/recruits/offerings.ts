import { everyTeam } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { firstOf, mustGet } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { CARES, type Care, hasNil } from '../../model/recruiting.ts';
import { stream } from '../../random/stream.ts';
import { conferenceStandings, logsOf, type Market, spreadTo } from '../market.ts';
import type { OffseasonTuning } from '../types.ts';
import type { CycleInput } from './class-input.ts';
import { coachAppealOf, NO_RECORD } from './coach-appeal.ts';
import type { Recruit } from './draw.ts';

/** What programs offer, in SDs from the average program: `near` and `home` by home state, `open` by position. */
interface Offered {
  near: readonly Float64Array[];
  open: readonly Float64Array[];
  winning: Float64Array;
  prestige: Float64Array;
  development: Float64Array;
  nil: Float64Array;
  home: readonly Float64Array[];
}

/** How programs measure up on each recruiting priority. */
export class Offerings {
  /** Index in `CARES` of each program's strongest selling point, `[position][team]`, which its staff pitches. */
  readonly best: readonly Uint8Array[];
  private readonly offered: Offered;
  private readonly knobs: OffseasonTuning['recruits']['cares'];

  constructor(offered: Offered, best: readonly Uint8Array[], tuning: OffseasonTuning) {
    this.offered = offered;
    this.best = best;
    this.knobs = tuning.recruits.cares;
  }

  /**
   * Returns what a recruit's priorities add to his opinion of a program, log weight. The head coach is left out:
   * coaches change.
   */
  valueTo({ cares, home: state, position }: Recruit, team: number): number {
    const { offered, knobs } = this;
    const worth = (care: Care, pull: number, offers: Float64Array): number =>
      pull * cares[CARES.indexOf(care)]! * offers[team]!;
    return (
      worth('nearness', knobs.nearness, offered.near[state]!) +
      worth('playing_time', knobs.playingTime, offered.open[PLACE_OF[position]]!) +
      worth('winning', knobs.winning, offered.winning) +
      worth('prestige', knobs.prestige, offered.prestige) +
      worth('development', knobs.development, offered.development) +
      worth('nil', knobs.nil, offered.nil) +
      worth('loyalty', knobs.loyalty, offered.home[state]!)
    );
  }
}

const PITCHES = ['playing_time', 'winning', 'prestige', 'development', 'nil', 'coach'] as const;

/**
 * Returns the rating points a program's players gained since enrolling, compared with players of the same year
 * nationwide.
 */
function growthOverPeers(players: readonly Player[], teams: ReadonlyMap<TeamId, number>): number[] {
  const longest = players.reduce((most, { seasons }) => Math.max(most, seasons), 0);
  const nation = Array.from({ length: longest + 1 }, () => ({ sum: 0, n: 0 }));
  const own = Array.from(teams, () => ({ sum: 0, n: 0 }));
  for (const player of players) {
    const peers = nation[player.seasons]!;
    peers.sum += player.rating - firstOf(player.ratings);
    peers.n += 1;
  }
  for (const player of players) {
    const team = own[teams.get(player.team) ?? -1];
    const peers = nation[player.seasons]!;
    if (!team) continue;
    team.sum += player.rating - firstOf(player.ratings) - peers.sum / peers.n;
    team.n += 1;
  }
  return own.map(({ sum, n }) => (n === 0 ? 0 : sum / n));
}

/** Returns the mean rating of next season's projected starters, `[position][team]`. */
function returningStarters(players: readonly Player[], teams: ReadonlyMap<TeamId, number>): number[][] {
  const ratings = POSITIONS.map(() => Array.from(teams, (): number[] => []));
  for (const { team, position, classYear, rating } of players) {
    const index = teams.get(team);
    if (index !== undefined && classYear !== 'sr') ratings[PLACE_OF[position]]![index]!.push(rating);
  }
  return ratings.map((lists, index) => {
    const slots = STARTER_SLOTS[POSITIONS[index]!];
    return lists.map((list) => {
      const first = list.sort((a, b) => b - a).slice(0, slots);
      // An empty starting spot counts as rating 0.
      return first.reduce((sum, rating) => sum + rating, 0) / slots;
    });
  });
}

/** Log NIL budgets; all equal before NIL. */
function logBudgets(input: CycleInput): number[] {
  const { money, programs } = input;
  if (money === null) return programs.map(() => 0);
  const poorest = Math.min(...[...money.of.values()].map(({ total }) => total));
  return programs.map(({ team }) => Math.log(money.of.get(team)?.total ?? poorest));
}

/** Returns how generous each program's boosters are, in SDs; it never changes. */
export function boosters({
  programs,
  seed,
  tuning,
  classOf,
}: Pick<CycleInput, 'programs' | 'seed' | 'tuning' | 'classOf'>): number[] {
  if (!hasNil(classOf)) return programs.map(() => 0);
  const own = tuning.recruits.cares.boosters;
  return spreadTo(conferenceStandings(programs), 1).map(
    (value, index) => value + stream(seed, 'boosters', programs[index]!.team).normal(0, own),
  );
}

/** Returns values in SDs around their mean, capped at the most that counts. */
function standardScores(values: readonly number[], tuning: OffseasonTuning): Float64Array {
  const { most } = tuning.recruits.cares;
  const all = Float64Array.from(spreadTo(values, 1));
  for (let index = 0; index < all.length; index++) all[index] = Math.max(-most, Math.min(most, all[index]!));
  return all;
}

function coachAppeals({ staffs, programs, tuning }: CycleInput): number[] {
  return programs.map(({ team }) => coachAppealOf(mustGet(staffs, team).leader, NO_RECORD, tuning));
}

/** Returns what every program offers the recruits of a class. `programs` are in the market's order. */
export function offeringsOf(input: CycleInput, market: Market): Offerings {
  const { players, programs, reference, tuning, lastSeason } = input;
  const teams = new Map(market.teams.map((team, index) => [team, index]));
  const factsOf = new Map(everyTeam(reference).map((facts) => [facts.id, facts]));
  const table = (values: readonly number[]) => standardScores(values, tuning);
  const forEveryone = {
    winning: table(programs.map(({ team }) => lastSeason.get(team) ?? 0.5)),
    prestige: table(Array.from(market.appeal)),
    development: table(growthOverPeers(players, teams)),
    nil: table(logBudgets(input)),
    coach: table(coachAppeals(input)),
  };
  const open = returningStarters(players, teams).map((ratings) => table(ratings.map((rating) => -rating)));
  const near = market.nearness.map((row) => table(Array.from(logsOf(market, row))));
  const home = reference.homeStates.map(({ code }) =>
    table(market.teams.map((team) => (mustGet(factsOf, team).state === code ? 1 : 0))),
  );
  const best = open.map((playingTime) => bestOf({ ...forEveryone, playing_time: playingTime }, CARES));
  const { winning, prestige, development, nil } = forEveryone;
  return new Offerings({ near, open, winning, prestige, development, nil, home }, best, tuning);
}

/** Returns each program's strongest selling point, the first of equals. */
function bestOf(offered: Readonly<Record<(typeof PITCHES)[number], Float64Array>>, cares: readonly Care[]): Uint8Array {
  const pitches = PITCHES.filter((care) => cares.includes(care));
  return Uint8Array.from(offered.winning, (_, team) => {
    let best: (typeof PITCHES)[number] = PITCHES[0];
    for (const care of pitches) if (offered[care][team]! > offered[best][team]!) best = care;
    return CARES.indexOf(best);
  });
}
