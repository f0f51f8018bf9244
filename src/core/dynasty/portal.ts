import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { promisedIn } from '../model/portal.ts';
import { POSITIONS } from '../model/positions.ts';
import { rulesOf } from '../model/rules.ts';
import { fullNames } from '../offseason/names.ts';
import {
  type Entrant,
  entrantsOf,
  grudgeOf,
  type LeaveRange,
  leaveRange,
  type Urges,
  urgesOf,
} from '../offseason/portal/entries.ts';
import { type Resolved, resolvePortal, withdraws } from '../offseason/portal/resolve.ts';
import { advanceClasses } from '../offseason/progression.ts';
import type { Openings } from '../offseason/prospects.ts';
import { rosterOpenings } from '../offseason/recruiting.ts';
import { idleShare } from '../offseason/recruits/boards.ts';
import { commitsOf } from '../offseason/recruits/turns.ts';
import type { ClassInput } from '../offseason/types.ts';
import { lockerRooms, newStaffs } from './coaches.ts';
import type { DynastyState } from './dynasty-state.ts';
import { moneyIn, staffMoney } from './money.ts';
import { bookOf } from './recruiting.ts';
import { walkOnsInPortal } from './walk-ons.ts';
import { wintersAfter } from './winters.ts';

/** Transfer urges by the rosters that they were worked out from, which hold for a season. */
const urges = new WeakMap<DynastyState['players'], Urges>();

/** Each player's urge to leave his team after the season. */
function urgesIn(dynasty: DynastyState): Urges {
  const { settings, year, programs, players, reference, tuning } = dynasty;
  const rules = rulesOf(year, dynasty.rules);
  const source = () => ({ year, programs, players, reference, rules, money: staffMoney(dynasty), tuning });
  const known = urges.get(players) ?? urgesOf(source(), settings.team, moneyIn(dynasty));
  urges.set(players, known);
  return known;
}

/** One of the user's players, and his staff's estimate of how likely he is to enter the portal. */
export interface LeaveChance extends LeaveRange {
  player: Player;
}

/** The chance that each of the user's players enters the portal if he is promised nothing. */
export function leaveChances(dynasty: DynastyState): LeaveChance[] {
  const { settings, portal, year, tuning } = dynasty;
  const { list, level } = urgesIn(dynasty);
  const broken = promisedIn(portal, year - 1);
  return list
    .filter(({ player }) => player.team === settings.team)
    .map((urge): LeaveChance => {
      const { player } = urge;
      const { low, high } = leaveRange(urge, level + grudgeOf(player, broken, tuning), false, tuning);
      return { player, low, high };
    });
}

/** Portal entrants by the urges, history and promises that they follow from. */
const entered = new WeakMap<Urges, { history: DynastyState['history']; promises: string; entrants: Entrant[] }>();

/** Every player who enters the portal after the season, those who declare or are out of eligibility included. */
export function enterPortal(dynasty: DynastyState): readonly Entrant[] {
  const { settings, year, programs, tuning, portal, history } = dynasty;
  const [promised, broken] = [promisedIn(portal, year), promisedIn(portal, year - 1)];
  const urges = urgesIn(dynasty);
  const promises = [promised, broken].map((ids) => [...ids].join()).join(' ');
  const known = entered.get(urges);
  if (known?.history === history && known.promises === promises) return known.entrants;
  const next = { ...dynasty, year: year + 1 };
  const staffs = { newStaffs: newStaffs(next), lockerRooms: lockerRooms(next) };
  const entrants = entrantsOf(urges, {
    year,
    programs,
    tuning,
    seed: settings.seed,
    promised,
    brokenPromises: broken,
    ...staffs,
  });
  entered.set(urges, { history, promises, entrants });
  return entrants;
}

/** Players in the portal who will withdraw, unless their coach decides otherwise. */
export function stayersIn(dynasty: DynastyState): ReadonlySet<PlayerId> {
  const { tuning, portal, year } = dynasty;
  const promised = promisedIn(portal, year);
  const stayers = enterPortal(dynasty).filter((entrant) => withdraws(entrant, { tuning, promised }));
  return new Set(stayers.map(({ player }) => player.id));
}

/** Next season's returning players, and those in the portal: all as the winter leaves them. */
export function splitPortal(dynasty: DynastyState): {
  returning: Player[];
  entrants: Map<PlayerId, Player>;
} {
  const { players, departures } = dynasty;
  const entering = new Set(departures.filter(({ reason }) => reason === 'portal').map(({ player }) => player));
  const gone = departures.filter(({ reason }) => reason !== 'portal');
  const returning: Player[] = [];
  const entrants = new Map<PlayerId, Player>();
  for (const player of advanceClasses(players, gone, wintersAfter(dynasty))) {
    if (entering.has(player.id)) entrants.set(player.id, player);
    else returning.push(player);
  }
  return { returning, entrants };
}

/** Places that every program has for transfers: those that no recruit has its word for. */
function roomFor(dynasty: DynastyState, { programs, returning, tuning, rules }: ClassInput): Map<TeamId, Openings> {
  const room = rosterOpenings(
    programs.map(({ team }) => team),
    returning,
    tuning,
    rules,
  );
  const book = bookOf(dynasty);
  const commits = commitsOf(book, dynasty.recruiting);
  for (const [at, team] of book.teams.entries()) {
    const open = room.get(team);
    if (open) for (const [p, position] of POSITIONS.entries()) open[position] -= commits[p]![at]!;
  }
  return room;
}

/** Share of the year's hours that the user's staff spent on no recruit. */
function idleIn(dynasty: DynastyState): number {
  const book = bookOf(dynasty);
  return idleShare(book, dynasty.recruiting, book.teams.indexOf(dynasty.settings.team));
}

/** Settles every player in the portal; `older` has the same players a class older, by id. */
export function settlePortal(dynasty: DynastyState, older: ReadonlyMap<PlayerId, Player>, input: ClassInput): Resolved {
  const { settings, year, portal, nextPlayerId } = dynasty;
  const entrants = enterPortal(dynasty).filter(({ player }) => older.has(player.id));
  const takenNames = fullNames([...input.returning, ...older.values()]);
  return resolvePortal({
    room: roomFor(dynasty, input),
    seed: settings.seed,
    own: settings.team,
    money: moneyIn(dynasty),
    offers: new Set(portal.offers),
    passes: new Set(portal.passes),
    idle: idleIn(dynasty),
    entrants,
    older,
    promised: promisedIn(portal, year),
    walkOns: walkOnsInPortal(dynasty),
    takenNames,
    nextPlayerId,
    ...input,
    tuning: dynasty.tuning,
    year,
  });
}
