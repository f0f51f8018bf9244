import type { TeamId } from '../../model/ids.ts';
import type { Player } from '../../model/player.ts';
import { PLACE_OF, POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { CARES, type Care, hasNil } from '../../model/recruiting.ts';
import { stream } from '../../random/stream.ts';
import { conferenceStandings, logsOf, type Market, spreadTo } from '../market.ts';
import type { OffseasonTuning } from '../types.ts';
import type { BookInput } from './class-input.ts';
import type { Recruit } from './draw.ts';
import { NO_RECORD, regardOf } from './regard.ts';

/** What every program offers of what it offers every recruit alike, and of what hangs on his position or his home state. */
interface Offered {
  near: readonly Float64Array[];
  open: readonly Float64Array[];
  winning: Float64Array;
  prestige: Float64Array;
  development: Float64Array;
  nil: Float64Array;
  home: readonly Float64Array[];
}

/** What programs offer of what recruits care about. A class, since V8 would compile a function of each season anew. */
export class Offerings {
  /** Place in `CARES` of what each program is best at, `[position][team]`: what its staff talks about. */
  readonly best: readonly Uint8Array[];
  private readonly offered: Offered;
  private readonly k: OffseasonTuning['recruits']['cares'];

  constructor(offered: Offered, best: readonly Uint8Array[], tuning: OffseasonTuning) {
    this.offered = offered;
    this.best = best;
    this.k = tuning.recruits.cares;
  }

  /**
   * The part of a recruit's opinion that what he cares about makes, beside somebody who cares as most do. Coaches change, and
   * are a part of their own.
   */
  valueTo({ cares, home: state, position }: Recruit, team: number): number {
    const { offered, k } = this;
    const worth = (care: Care, pull: number, offers: Float64Array): number =>
      pull * cares[CARES.indexOf(care)]! * offers[team]!;
    return (
      worth('nearness', k.nearness, offered.near[state]!) +
      worth('playing_time', k.playingTime, offered.open[PLACE_OF[position]]!) +
      worth('winning', k.winning, offered.winning) +
      worth('prestige', k.prestige, offered.prestige) +
      worth('development', k.development, offered.development) +
      worth('nil', k.nil, offered.nil) +
      worth('loyalty', k.loyalty, offered.home[state]!)
    );
  }
}

const TALKED_OF = ['playing_time', 'winning', 'prestige', 'development', 'nil', 'coach'] as const;

/** Growth of a program's men since they came beside others as long in college, rating points. */
function growth(players: readonly Player[], teams: ReadonlyMap<TeamId, number>): number[] {
  const longest = players.reduce((most, { seasons }) => Math.max(most, seasons), 0);
  const nation = Array.from({ length: longest + 1 }, () => ({ sum: 0, n: 0 }));
  const own = Array.from(teams, () => ({ sum: 0, n: 0 }));
  for (const player of players) {
    const at = nation[player.seasons]!;
    at.sum += player.rating - player.ratings[0]!;
    at.n += 1;
  }
  for (const player of players) {
    const team = own[teams.get(player.team) ?? -1];
    const all = nation[player.seasons]!;
    if (!team) continue;
    team.sum += player.rating - player.ratings[0]! - all.sum / all.n;
    team.n += 1;
  }
  return own.map(({ sum, n }) => (n === 0 ? 0 : sum / n));
}

/** Mean rating of the men who will start next season at each position as things are, `[position][team]`. */
function ahead(players: readonly Player[], teams: ReadonlyMap<TeamId, number>): number[][] {
  const ratings = POSITIONS.map(() => Array.from(teams, (): number[] => []));
  for (const { team, position, classYear, rating } of players) {
    const at = teams.get(team);
    if (at !== undefined && classYear !== 'sr') ratings[PLACE_OF[position]]![at]!.push(rating);
  }
  return ratings.map((lists, at) => {
    const slots = STARTER_SLOTS[POSITIONS[at]!];
    return lists.map((list) => {
      const first = list.sort((a, b) => b - a).slice(0, slots);
      // A place that nobody is left for is open to anybody.
      return first.reduce((sum, rating) => sum + rating, 0) / slots;
    });
  });
}

/** What programs have for players: log of their budgets, in SDs; all the same before players were paid. */
function means(input: BookInput): number[] {
  const { money, programs } = input;
  if (money === null) return programs.map(() => 0);
  const poorest = Math.min(...[...money.of.values()].map(({ total }) => total));
  return programs.map(({ team }) => Math.log(money.of.get(team)?.total ?? poorest));
}

/** What boosters give, lasting as long as the dynasty. */
export function boosters({
  programs,
  seed,
  tuning,
  classOf,
}: Pick<BookInput, 'programs' | 'seed' | 'tuning' | 'classOf'>): number[] {
  if (!hasNil(classOf)) return programs.map(() => 0);
  const own = tuning.recruits.cares.boosters;
  return spreadTo(conferenceStandings(programs), 1).map(
    (value, at) => value + stream(seed, 'boosters', programs[at]!.team).normal(0, own),
  );
}

/** Values in SDs around their mean, none beyond the most that counts. */
function standard(values: readonly number[], tuning: OffseasonTuning): Float64Array {
  const { most } = tuning.recruits.cares;
  const all = Float64Array.from(spreadTo(values, 1));
  for (let at = 0; at < all.length; at++) all[at] = Math.max(-most, Math.min(most, all[at]!));
  return all;
}

/** What is said of every program's coach before the season. */
function regards({ staffs, programs, tuning }: BookInput): number[] {
  return programs.map(({ team }) => regardOf(staffs.get(team)!.leader, NO_RECORD, tuning));
}

/** What every program offers the recruits of a class. `programs` are sorted, as the market's teams. */
export function offeringsOf(input: BookInput, market: Market): Offerings {
  const { players, programs, reference, tuning, lastSeason } = input;
  const teams = new Map(market.teams.map((team, at) => [team, at]));
  const sites = new Map(reference.teams.map((facts) => [facts.id, facts]));
  const table = (values: readonly number[]) => standard(values, tuning);
  const flat = {
    winning: table(programs.map(({ team }) => lastSeason.get(team) ?? 0.5)),
    prestige: table(Array.from(market.appeal)),
    development: table(growth(players, teams)),
    nil: table(means(input)),
    coach: table(regards(input)),
  };
  const open = ahead(players, teams).map((ratings) => table(ratings.map((rating) => -rating)));
  const near = market.nearness.map((row) => table(Array.from(logsOf(market, row))));
  const home = reference.homeStates.map(({ code }) =>
    table(market.teams.map((team) => (sites.get(team)!.state === code ? 1 : 0))),
  );
  const best = open.map((playingTime) => bestOf({ ...flat, playing_time: playingTime }, CARES));
  const { winning, prestige, development, nil } = flat;
  return new Offerings({ near, open, winning, prestige, development, nil, home }, best, tuning);
}

/** What each program is best at of what staffs talk about; the first of equals. */
function bestOf(
  offered: Readonly<Record<(typeof TALKED_OF)[number], Float64Array>>,
  cares: readonly Care[],
): Uint8Array {
  const talkedOf = TALKED_OF.filter((care) => cares.includes(care));
  return Uint8Array.from(offered.winning, (_, team) => {
    let best: (typeof TALKED_OF)[number] = TALKED_OF[0];
    for (const care of talkedOf) if (offered[care][team]! > offered[best][team]!) best = care;
    return CARES.indexOf(best);
  });
}
