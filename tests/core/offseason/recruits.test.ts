import { describe, expect, it } from 'vitest';
import type { ClassState } from '../../../src/core/model/class-state.ts';
import { POSITIONS } from '../../../src/core/model/positions.ts';
import {
  DECEMBER_PERIOD,
  FEBRUARY_PERIOD,
  OPINION_PARTS,
  PERIODS,
  type Target,
} from '../../../src/core/model/recruiting.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { moneyOf } from '../../../src/core/offseason/budget.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { advanceClasses } from '../../../src/core/offseason/progression.ts';
import { enrollRecruits, lateSignees, rosterOpenings } from '../../../src/core/offseason/recruiting.ts';
import { idleShare, spendRest } from '../../../src/core/offseason/recruits/boards.ts';
import { openCycle, type RecruitingCycle } from '../../../src/core/offseason/recruits/cycle.ts';
import { expectOpenings } from '../../../src/core/offseason/recruits/openings.ts';
import type { SeasonSoFar } from '../../../src/core/offseason/recruits/opinion.ts';
import { openClass, playPeriod, signRecruits } from '../../../src/core/offseason/recruits/periods.ts';
import { commitsOf, spotsFor } from '../../../src/core/offseason/recruits/staff-hours.ts';
import { hoursUsed } from '../../../src/core/offseason/recruits/target.ts';
import { rosterPlaces } from '../../../src/core/offseason/roster-places.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { classInput, programs, reference, SEED, teams, tuning, usualWinters } from './nation.ts';

const YEAR = 2024;
const start = createRosters({ year: YEAR, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);
const returning = advanceClasses(start.players, departures(start.players, YEAR, SEED, tuning), usualWinters(YEAR));
const input = {
  ...classInput(YEAR, start.players),
  money: moneyOf({ year: YEAR, programs, lastSeason: new Map(), seed: SEED, tuning }),
};
const cycle = openCycle(input);
/** One of the best programs. */
const OWN = cycle.teams.indexOf([...programs].sort((a, b) => b.prestigeScore - a.prestigeScore)[0]!.team);
/** A season that goes as expected. */
const usual: SeasonSoFar = {
  surprise: new Float64Array(cycle.teams.length),
  own: OWN,
  money: null,
  coach: new Float64Array(cycle.teams.length),
  left: new Uint8Array(cycle.teams.length),
  result: () => 0,
};

/** Runs a class through every period but February's, with `each` deciding before each. */
function recruited(of: RecruitingCycle, each: (state: ClassState) => void = () => undefined): ClassState {
  const state = openClass(of, usual);
  while (state.period < FEBRUARY_PERIOD) {
    each(state);
    playPeriod(of, state, usual);
  }
  return state;
}

const openings = rosterOpenings(teams, returning, tuning, rulesOf(YEAR));
const before = recruited(cycle);
const state = recruited(cycle);
const signed = signRecruits(cycle, state, usual, openings);
const enrolled = enrollRecruits(
  signed,
  { year: YEAR + 1, programs, reference, rules: rulesOf(YEAR), tuning },
  SEED,
  start.nextPlayerId,
);

describe('a recruiting year', () => {
  it('fills every roster to its legal 85, position by position', () => {
    for (const team of teams) {
      const roster = [...returning, ...enrolled.players].filter((p) => p.team === team);
      const places = rosterPlaces(team, tuning);
      for (const position of POSITIONS) {
        expect(roster.filter((p) => p.position === position)).toHaveLength(places[position]);
      }
    }
  });

  it('adds walk-ons for roster spots that no recruit was left to fill', () => {
    const some = enrolled.players.filter(({ id }) => id % 7 !== 0);
    const here = [...returning, ...some];
    const context = { year: YEAR + 1, programs, reference, tuning, seed: SEED };
    const { players, nextPlayerId } = lateSignees(
      rosterOpenings(teams, here, tuning, rulesOf(YEAR)),
      context,
      here,
      90_000,
    );
    expect(players).toHaveLength(enrolled.players.length - some.length);
    expect(players.every(({ stars, classYear }) => stars === 1 && classYear === 'fr')).toBe(true);
    expect(nextPlayerId).toBe(90_000 + players.length);
    const filled = rosterOpenings(teams, [...here, ...players], tuning, rulesOf(YEAR));
    for (const open of filled.values()) for (const position of POSITIONS) expect(open[position]).toBe(0);
    expect(lateSignees(filled, context, here, 1)).toEqual({ players: [], nextPlayerId: 1 });
  });

  it('is the same whatever the order of programs and players', () => {
    const turned = openCycle({ ...input, programs: [...programs].reverse(), players: [...start.players].reverse() });
    const again = recruited(turned);
    expect(again.record().decisions).toEqual(before.record().decisions);
    expect(signRecruits(turned, again, usual, openings)).toEqual(signed);
  });

  it('numbers recruits by national rank, each with a unique name', () => {
    const order = cycle.recruits.map(({ stars, standing }) => stars + Math.min(0.999, standing));
    expect(order).toEqual([...order].sort((a, b) => b - a));
    expect(cycle.recruits.map(({ number }) => number)).toEqual(cycle.recruits.map((_, index) => index + 1));
    const names = new Set(cycle.recruits.map(({ first, last }) => `${first} ${last}`));
    expect(names.size / cycle.recruits.length).toBeGreaterThan(0.97);
  });

  it('has enough recruits for a year in which far more players leave than expected', () => {
    const { nation } = expectOpenings(teams, {
      year: YEAR,
      programs,
      players: start.players,
      reference,
      tuning,
      money: null,
      seed: SEED,
      rules: rulesOf(YEAR),
    });
    for (const [index, position] of POSITIONS.entries()) {
      expect(cycle.byPosition[index]!.length).toBeGreaterThan(nation.mean[position] + 5 * nation.sd[position]);
    }
  });

  it('never fills more spots than a program expects', () => {
    for (const [index, counts] of commitsOf(cycle, before).entries()) {
      counts.forEach((count, team) => {
        expect(count).toBeLessThanOrEqual(Math.floor(cycle.openings[index]![team]! + tuning.recruits.caution));
      });
    }
  });

  it('offers spots at a position until its expected need has committed, and a commit keeps his spot', () => {
    const { caution, lastPlaces } = tuning.recruits;
    for (const [index, list] of cycle.byPosition.entries()) {
      const most = Math.floor(cycle.openings[index]![OWN]! + caution);
      const recruit = list[0]!;
      const places = (taken: number, here: number) => {
        const commits = cycle.byPosition.map(() => new Float64Array(cycle.teams.length));
        commits[index]![OWN] = taken;
        return spotsFor(cycle, before, commits, recruit, OWN, here);
      };
      expect(places(most, -1)).toBeNull();
      expect(places(most + 1, OWN)).toBeNull();
      if (most === 0) continue;
      expect(places(most - 1, -1)).toBeGreaterThanOrEqual(lastPlaces);
      expect(places(most, OWN)).toBe(places(most - 1, -1));
    }
  });

  it('lets recruits choose only programs that recruited them, until February', () => {
    for (const { number } of cycle.recruits) {
      const team = before.commitmentOf(number);
      if (team !== null) expect(cycle.pursuits[number - 1]!.map((pursuit) => pursuit.team)).toContain(team);
    }
  });

  it('ends with released commits signing elsewhere or nowhere, and no recruit signing twice', () => {
    expect(state.period).toBe(PERIODS);
    const all = [...signed.values()].flat().map(({ number }) => number);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toHaveLength(enrolled.players.length);
  });

  it('keeps the recruits that a blue-chip program pursued, with their finalists in order', () => {
    expect(before.chosen.size).toBeGreaterThan(40);
    for (const { number, finalists } of before.chosen.values()) {
      const chosen = cycle.teams[before.commitmentOf(number)!];
      expect(finalists[0]!.team).toBe(chosen);
      const values = finalists.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
      for (const { parts } of finalists) expect(parts).toHaveLength(OPINION_PARTS.length);
      values.forEach((value) => {
        expect(value).toBeLessThanOrEqual(values[0]! + 0.05);
      });
    }
  });

  it('has no December signings before the early signing period existed', () => {
    const signees = (of: ClassState) => of.record().decisions.filter(({ status }) => status === 'signed').length;
    expect(signees(before)).toBeGreaterThan(0);
    expect(signees(recruited(openCycle({ ...input, classOf: 2017 })))).toBe(0);
  });
});

/** A user board that spends the same hours on every target of the staff. */
function boardWith(of: RecruitingCycle, hours: number, change: Partial<Target> = {}): ClassState['board'] {
  const wanted = of.recruits.filter((recruit) => of.pursuits[recruit.number - 1]!.some(({ team }) => team === OWN));
  const target = { offered: true, hours, scouting: 0, pitch: null, visit: null, spent: 0, scouted: 0, ...change };
  return { staff: false, auto: [], targets: new Map(wanted.map(({ number }) => [number, { ...target }])), idle: 0 };
}

/** Counts a program's four- and five-star commits by December. */
function blueChips(of: ClassState): number {
  return cycle.recruits.filter(({ number, stars }) => stars >= 4 && of.isCommittedTo(number, OWN)).length;
}

describe('staff hours', () => {
  const withHours = (hours: number) =>
    recruited(cycle, (running) => {
      running.board ??= boardWith(cycle, hours);
    });

  it('win recruits: fewer hours never make a program more attractive', () => {
    const none = withHours(0);
    const much = withHours(10);
    expect(blueChips(much)).toBeGreaterThan(blueChips(none));
  });

  it('matter most: a staff that never calls loses most recruits that a few calls would win', () => {
    const silent = (silence: number) => {
      const { work } = tuning.recruits;
      const other = { ...tuning, recruits: { ...tuning.recruits, work: { ...work, silence } } };
      const silentCycle = openCycle({ ...input, tuning: other });
      const state = recruited(silentCycle, (running) => {
        running.board ??= boardWith(silentCycle, 0);
      });
      return blueChips(state);
    };
    expect(silent(tuning.recruits.work.silence)).toBeLessThan(silent(0));
  });

  it('change nothing for a board on autopilot', () => {
    const left = recruited(cycle, (running) => {
      if (running.board !== null) return;
      const hours = (number: number) => {
        const recruit = cycle.recruits[number - 1]!;
        const pursuit = cycle.pursuits[number - 1]!.find(({ team }) => team === OWN)!;
        return pursuit.worth * running.hoursPerWorth[OWN * POSITIONS.length + POSITIONS.indexOf(recruit.position)]!;
      };
      running.board = boardWith(cycle, 0);
      running.board!.staff = true;
      for (const [number, target] of running.board!.targets) target.spent = hours(number);
    });
    // The staff plans no visits for a user board, which accounts for the few that differ.
    const same = cycle.recruits.filter(
      ({ number }) => left.commitmentOf(number) === before.commitmentOf(number),
    ).length;
    expect(same / cycle.recruits.length).toBeGreaterThan(0.97);
  });

  it('are counted when unused: all of them, none, or what a board left free', () => {
    const shareOf = (hours: number | null) => {
      const state = recruited(cycle, (running) => {
        if (hours !== null) running.board ??= boardWith(cycle, hours);
      });
      return idleShare(cycle, state, OWN);
    };
    expect(shareOf(null)).toBe(0);
    expect(shareOf(10)).toBe(0);
    // The staff ran the board in spring.
    expect(shareOf(0)).toBeGreaterThan(0.75);
    expect(shareOf(0)).toBeLessThan(1);
  });

  it('are free and worth no more once a recruit has committed', () => {
    const running = openClass(cycle, usual);
    running.board = boardWith(cycle, 5);
    const board = running.board!;
    const [ours, theirs, open] = [...board.targets.keys()].filter((number) => running.isUncommitted(number));
    const hours = hoursUsed(board, running, OWN);
    running.commit(ours!, OWN);
    running.commit(theirs!, OWN === 0 ? 1 : 0);
    expect(hoursUsed(board, running, OWN)).toBe(hours - 5);
    playPeriod(cycle, running, usual);
    const spent = (number: number) => board.targets.get(number)!.spent;
    expect([ours!, theirs!, open!].map((number) => spent(number) > 0)).toEqual([false, true, true]);
  });

  it('left over are split among offered recruits without any, within the limit per recruit', () => {
    const running = openClass(cycle, usual);
    const board = boardWith(cycle, 0)!;
    const numbers = [...board.targets.keys()].filter((number) => running.isUncommitted(number));
    const [a, b, busy, unwanted] = numbers as [number, number, number, number];
    board.targets = new Map([a, b, busy, unwanted].map((number) => [number, board.targets.get(number)!]));
    board.targets.get(busy)!.hours = 1;
    board.targets.get(unwanted)!.offered = false;
    running.board = board;
    spendRest(cycle, running, OWN, board);
    const { most } = tuning.recruits.hours;
    expect(cycle.hours[OWN]!.total).toBeGreaterThan(3 * most);
    expect([...board.targets.values()].map(({ hours }) => hours)).toEqual([most, most, 1, 0]);
  });

  it('never land a recruit without an offer', () => {
    const closed = recruited(cycle, (running) => {
      running.board ??= { staff: false, auto: [], targets: new Map(), idle: 0 };
    });
    const later = cycle.recruits.filter(
      ({ number }) =>
        closed.isCommittedTo(number, OWN) &&
        closed.decisionOf(number).period > 0 &&
        closed.decisionOf(number).period <= DECEMBER_PERIOD,
    );
    expect(later).toEqual([]);
  });
});
