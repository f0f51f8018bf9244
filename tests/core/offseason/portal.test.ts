import { describe, expect, it } from 'vitest';
import type { PlayerId, TeamId } from '../../../src/core/model/ids.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import { WHOLE_BUDGET } from '../../../src/core/model/program/budget.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { moneyOf, withSplit } from '../../../src/core/offseason/budget.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { entrantsOf, urgesOf } from '../../../src/core/offseason/portal/entries.ts';
import { resolvePortal } from '../../../src/core/offseason/portal/resolve.ts';
import { advanceClasses } from '../../../src/core/offseason/progression.ts';
import { rosterOpenings } from '../../../src/core/offseason/recruiting.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { isPower, programs, reference, SEED, usualWinters } from './nation.ts';

const tuning = resolveTuning();
const YEAR = 2024;
const teams = programs.map(({ team }) => team);
const OWN = teams[0]!;
const NONE: ReadonlySet<PlayerId> = new Set();
const NOWHERE: ReadonlySet<TeamId> = new Set();
/** All head coaches keep their players equally well. */
const ALIKE: ReadonlyMap<TeamId, number> = new Map();
const { players, nextPlayerId } = createRosters({ year: 2019, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);

interface Said {
  promised?: ReadonlySet<PlayerId>;
  broken?: ReadonlySet<PlayerId>;
  offers?: ReadonlySet<PlayerId>;
  passes?: ReadonlySet<PlayerId>;
  idle?: number;
  year?: number;
  lockerRooms?: ReadonlyMap<TeamId, number>;
}

function enter({ promised = NONE, broken = NONE, year = YEAR, lockerRooms = ALIKE }: Said = {}) {
  const urges = urgesOf({ year, programs, players, reference, rules: rulesOf(year), money: null, tuning }, OWN);
  return entrantsOf(urges, {
    year,
    programs,
    tuning,
    seed: SEED,
    promised,
    brokenPromises: broken,
    newStaffs: NOWHERE,
    lockerRooms,
  });
}

/** Runs an offseason; returns the portal entrants and what became of them. */
function offseason(said: Said = {}) {
  const { promised = NONE, offers = NONE, passes = NONE, idle = 0, year = YEAR } = said;
  const entered = enter({ year });
  const leaving = departures(players, year, SEED, tuning, new Set(entered.map(({ player }) => player.id)));
  const inPortal = new Set(leaving.filter(({ reason }) => reason === 'portal').map(({ player }) => player));
  const gone = leaving.filter(({ reason }) => reason !== 'portal');
  const all = advanceClasses(players, gone, usualWinters(year));
  const returning = all.filter(({ id }) => !inPortal.has(id));
  const older = new Map(all.filter(({ id }) => inPortal.has(id)).map((player) => [player.id, player]));
  const room = rosterOpenings(teams, returning, tuning, rulesOf(year));
  const entrants = entered.filter(({ player }) => inPortal.has(player.id));
  const shared = {
    year,
    programs,
    returning,
    room,
    reference,
    tuning,
    seed: SEED,
    own: OWN,
    money: null,
    offers,
    passes,
    promised,
    idle,
    walkOns: new Map(),
  };
  const settled = resolvePortal({ ...shared, entrants, older, takenNames: new Set(), nextPlayerId });
  return { entrants, returning, room, ...settled };
}

const usual = offseason();
const endOf = (transfers: typeof usual.transfers, id: PlayerId) => transfers.find(({ player }) => player === id)!;

describe('the transfer portal', () => {
  it('has realistic numbers of entries by year, and few before the portal existed', () => {
    // Seniors with a season left are few; the other seniors who would enter are left out here.
    const perTeam = (year: number) =>
      enter({ year }).filter(({ player }) => player.classYear !== 'sr').length / teams.length;
    expect(perTeam(2024)).toBeGreaterThan(15);
    expect(perTeam(2024)).toBeLessThan(20);
    expect(perTeam(2020)).toBeGreaterThan(6.5);
    expect(perTeam(2020)).toBeLessThan(12);
    expect(perTeam(2010)).toBeLessThan(6);
  });

  it('attracts backups more than future starters', () => {
    const ids = new Set(usual.entrants.map(({ player }) => player.id));
    const share = (list: readonly Player[]) => list.filter(({ id }) => ids.has(id)).length / list.length;
    const young = players.filter(({ classYear }) => classYear !== 'sr');
    expect(share(young.filter(({ starter }) => !starter))).toBeGreaterThan(
      share(young.filter(({ starter }) => starter)),
    );
  });

  it('leaves most starters where they are, also at positions with one starter', () => {
    const ids = new Set(usual.entrants.map(({ player }) => player.id));
    const starters = players.filter(({ classYear, starter }) => classYear !== 'sr' && starter);
    const share = (list: readonly Player[]) => list.filter(({ id }) => ids.has(id)).length / list.length;
    expect(share(starters)).toBeGreaterThan(0.02);
    expect(share(starters)).toBeLessThan(0.15);
    const quarterbacks = starters.filter(({ position }) => position === 'qb');
    expect(Math.abs(share(quarterbacks) - share(starters))).toBeLessThan(0.1);
  });

  it('attracts starters more than backups from a program that spends nothing on retention', () => {
    const rules = rulesOf(YEAR);
    const source = { year: YEAR, programs, lastSeason: new Map(), seed: SEED, tuning };
    const money = moneyOf(source)!;
    const urges = (keep: number) => {
      const split = { keep, portal: WHOLE_BUDGET - keep, recruits: 0 };
      const own = withSplit(money, OWN, split);
      return urgesOf({ year: YEAR, programs, players, reference, rules, money, tuning }, OWN, own).list;
    };
    const [paid, unpaid] = [urges(WHOLE_BUDGET), urges(0)];
    const more = paid.flatMap(({ player, odds }, index) => (player.team === OWN ? [unpaid[index]!.odds - odds] : []));
    const [least, most] = [Math.min(...more), Math.max(...more)];
    expect(least).toBeGreaterThan(0);
    expect(most).toBeCloseTo(tuning.money.pull.keepStarters * least, 9);
    expect(more.filter((each) => each > (least + most) / 2).length).toBeLessThan(more.length / 2);
  });

  it('sends players only where there is a roster spot', () => {
    const taken = new Map<string, number>();
    for (const { team, position } of usual.players) {
      taken.set(`${team} ${position}`, (taken.get(`${team} ${position}`) ?? 0) + 1);
    }
    for (const team of teams) {
      for (const p of POSITIONS) expect(taken.get(`${team} ${p}`) ?? 0).toBeLessThanOrEqual(usual.room.get(team)![p]);
    }
  });

  it('gives every entry one outcome, and a new team to players who move', () => {
    const { transfers, entrants } = usual;
    expect(new Set(transfers.map(({ player }) => player)).size).toBe(transfers.length);
    expect(transfers.filter(({ from }) => from !== null)).toHaveLength(entrants.length);
    for (const { from, to, end } of transfers) {
      expect(end).not.toBe('open');
      expect(to === null).toBe(end !== 'moved');
      if (end === 'moved') expect(to).not.toBe(from);
    }
  });

  it('sends more players from power conferences down than up', () => {
    const strong = (team: TeamId | null) =>
      team !== null && isPower(programs.find((each) => each.team === team)?.conference ?? null);
    const moved = usual.transfers.filter(({ end, from }) => end === 'moved' && from !== null);
    const down = moved.filter(({ from, to }) => strong(from) && !strong(to)).length;
    const up = moved.filter(({ from, to }) => !strong(from) && strong(to)).length;
    expect(down).toBeGreaterThan(up);
  });

  it('has the same result in any order of the players', () => {
    const urges = urgesOf(
      { year: YEAR, programs, players: [...players].reverse(), reference, rules: rulesOf(YEAR), money: null, tuning },
      OWN,
    );
    const nothing = { promised: NONE, brokenPromises: NONE, newStaffs: NOWHERE, lockerRooms: ALIKE };
    const input = { year: YEAR, programs, tuning, seed: SEED, ...nothing };
    expect(entrantsOf(urges, input)).toEqual(enter());
  });

  it('takes fewer players from a head coach who keeps a locker room together', () => {
    const leaving = (skill: number) =>
      new Map(
        enter({ lockerRooms: new Map([[OWN, skill]]) })
          .filter(({ player }) => player.team === OWN)
          .map(({ player, chance }) => [player.id, chance]),
      );
    const [good, bad] = [leaving(2), leaving(-2)];
    expect(good.size).toBeLessThan(bad.size);
    for (const [id, chance] of good) expect(chance).toBeLessThan(bad.get(id)!);
  });

  it('often leaves a player who was promised a bigger role, and moves no one else', () => {
    const own = usual.entrants.filter(({ player }) => player.team === OWN).map(({ player }) => player.id);
    const promised = new Set(own);
    const { transfers } = offseason({ promised });
    const kept = own.filter((id) => endOf(transfers, id).end === 'withdrawn');
    expect(kept.length).toBeGreaterThan(own.length / 3);
    const others = (list: ReturnType<typeof enter>) => list.filter(({ player }) => player.team !== OWN);
    expect(others(enter({ promised }))).toEqual(others(enter()));
    const still = new Set(enter({ promised }).map(({ player }) => player.id));
    for (const id of own) expect(still.has(id)).toBe(!kept.includes(id));
  });

  it('takes more players who were promised a role a year ago and do not start, and none whose promise was kept', () => {
    const own = players.filter(({ team }) => team === OWN);
    const entering = (broken: ReadonlySet<PlayerId>) =>
      new Map(enter({ broken }).map(({ player, chance }) => [player.id, chance]));
    const [calm, angry] = [entering(NONE), entering(new Set(own.map(({ id }) => id)))];
    const reserves = own.filter(({ id, starter }) => !starter && calm.has(id));
    expect(reserves.length).toBeGreaterThan(0);
    for (const { id } of reserves) expect(angry.get(id)).toBeGreaterThan(calm.get(id)!);
    for (const { id } of own.filter(({ starter }) => starter)) expect(angry.get(id)).toBe(calm.get(id));
    expect(angry.size).toBeGreaterThan(calm.size);
  });

  it('brings no player that the coach passes on, and more of those he calls', () => {
    const came = usual.transfers.filter(({ to, from }) => to === OWN && from !== null).map(({ player }) => player);
    expect(came.length).toBeGreaterThan(0);
    const passed = offseason({ passes: new Set(came) });
    for (const id of came) expect(endOf(passed.transfers, id).to).not.toBe(OWN);
    const elsewhere = usual.transfers.filter(({ end, to, from }) => end === 'moved' && from !== OWN && to !== OWN);
    const offers = new Set(elsewhere.map(({ player }) => player));
    const called = offseason({ offers }).transfers.filter(({ to, player }) => to === OWN && offers.has(player));
    expect(called.length).toBeGreaterThan(0);
  });

  it('brings fewer to a staff that worked no hours, and shows it in the breakdown', () => {
    const came = (list: typeof usual.transfers) => list.filter(({ to }) => to === OWN);
    const idle = came(offseason({ idle: 1 }).transfers);
    expect(idle.length).toBeLessThan(came(usual.transfers).length);
    const partOf = (list: typeof usual.transfers) =>
      list.flatMap(({ finalists }) => finalists.filter(({ team }) => team === OWN).map(({ parts }) => parts.at(-1)));
    expect(new Set(partOf(idle))).toEqual(new Set([-tuning.portal.choose.idle]));
    for (const part of partOf(came(usual.transfers))) expect(part).toBeCloseTo(0, 9);
  });

  it('keeps the finalists of players who came and went, their choice first', () => {
    const known = usual.transfers.filter(({ finalists }) => finalists.length > 1);
    expect(known.length).toBeGreaterThan(5);
    const sum = (parts: readonly number[]) => parts.reduce((a, b) => a + b, 0);
    for (const { finalists, to } of known) {
      expect(finalists[0]!.team).toBe(to);
      for (const { parts } of finalists) expect(sum(parts)).toBeLessThanOrEqual(sum(finalists[0]!.parts) + 0.05);
    }
  });
});
