import type { PlayerId, TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { promisedIn } from '../model/portal.ts';
import { POSITIONS } from '../model/positions.ts';
import { rulesOf } from '../model/rules.ts';
import { hasReached } from '../model/stages.ts';
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
import { commitsOf } from '../offseason/recruits/staff-hours.ts';
import type { ClassInput } from '../offseason/types.ts';
import { lockerRooms, newStaffs } from './coaches.ts';
import { type DynastyState, seasonWith } from './dynasty-state.ts';
import { cycleOf } from './recruiting.ts';
import { moneyIn, staffMoney } from './winter/money.ts';
import { walkOnsInPortal } from './winter/walk-ons.ts';
import { wintersAfter } from './winter/winters.ts';

/** Returns each player's urge to transfer after the season. */
function urgesIn(dynasty: DynastyState): Urges {
  const { memory, settings, stage, year, programs, players, history, budget, reference, tuning } = dynasty;
  const facts = [year, settings.team, programs, players, history, budget, hasReached(stage, 'season')];
  return memory.recall('urges to transfer', facts, () => {
    const rules = rulesOf(year, dynasty.rules);
    const source = { year, programs, players, reference, rules, money: staffMoney(dynasty), tuning };
    return urgesOf(source, settings.team, moneyIn(dynasty));
  });
}

/** One of the player's own roster, with the staff's estimate of his chance of entering the portal. */
export interface LeaveChance extends LeaveRange {
  player: Player;
}

/** Returns each of the player's own roster's chance of entering the portal without a promise. */
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

/**
 * Returns every player who enters the portal after the season, including those who declare for the draft or run out of
 * eligibility.
 */
export function enterPortal(dynasty: DynastyState): readonly Entrant[] {
  const { memory, settings, year, programs, tuning, portal } = dynasty;
  const urges = urgesIn(dynasty);
  const next = seasonWith(dynasty, { year: year + 1 });
  const staffs = { newStaffs: newStaffs(next), lockerRooms: lockerRooms(next) };
  const heads = JSON.stringify([[...staffs.newStaffs], [...staffs.lockerRooms]]);
  return memory.recall('portal entrants', [urges, portal, heads], () =>
    entrantsOf(urges, {
      year,
      programs,
      tuning,
      seed: settings.seed,
      promised: promisedIn(portal, year),
      brokenPromises: promisedIn(portal, year - 1),
      ...staffs,
    }),
  );
}

/** Players in the portal who will withdraw, unless the player's promises change that. */
export function stayersIn(dynasty: DynastyState): ReadonlySet<PlayerId> {
  const { tuning, portal, year } = dynasty;
  const promised = promisedIn(portal, year);
  const stayers = enterPortal(dynasty).filter((entrant) => withdraws(entrant, { tuning, promised }));
  return new Set(stayers.map(({ player }) => player.id));
}

/** Splits next season's players into returning ones and those in the portal, all after winter development. */
export function splitPortal(dynasty: DynastyState): {
  returning: Player[];
  entrants: Map<PlayerId, Player>;
} {
  const { players, departures } = dynasty;
  const entering = new Set(departures.filter(({ reason }) => reason === 'portal').map(({ player }) => player));
  const gone = departures.filter(({ reason }) => reason !== 'portal');
  const returning: Player[] = [];
  const entrants = new Map<PlayerId, Player>();
  for (const player of advanceClasses(players, gone, wintersAfter(dynasty, dynasty.playerSeasons))) {
    if (entering.has(player.id)) entrants.set(player.id, player);
    else returning.push(player);
  }
  return { returning, entrants };
}

/** Roster spots each program has for transfers, not counting those committed to recruits. */
function roomFor(dynasty: DynastyState, { programs, returning, tuning, rules }: ClassInput): Map<TeamId, Openings> {
  const room = rosterOpenings(
    programs.map(({ team }) => team),
    returning,
    tuning,
    rules,
  );
  const cycle = cycleOf(dynasty);
  const commits = commitsOf(cycle, dynasty.recruiting);
  for (const [index, team] of cycle.teams.entries()) {
    const open = room.get(team);
    if (open) for (const [p, position] of POSITIONS.entries()) open[position] -= commits[p]![index]!;
  }
  return room;
}

/** Share of the year's recruiting hours the player's staff left unused. */
function idleIn(dynasty: DynastyState): number {
  const cycle = cycleOf(dynasty);
  return idleShare(cycle, dynasty.recruiting, cycle.teams.indexOf(dynasty.settings.team));
}

/** Settles every player in the portal; `older` holds the same players a class older, by id. */
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
