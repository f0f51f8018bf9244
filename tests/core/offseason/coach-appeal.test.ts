import { describe, expect, it } from 'vitest';
import type { ClassState } from '../../../src/core/model/class-state.ts';
import { CARES, OPINION_PARTS } from '../../../src/core/model/recruiting.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import type { KnownStaff } from '../../../src/core/offseason/recruits/class-input.ts';
import {
  coachAppealOf,
  coachAppealParts,
  type Leader,
  NO_RECORD,
} from '../../../src/core/offseason/recruits/coach-appeal.ts';
import { openCycle } from '../../../src/core/offseason/recruits/cycle.ts';
import type { Recruit } from '../../../src/core/offseason/recruits/draw.ts';
import { knownCares } from '../../../src/core/offseason/recruits/knowledge.ts';
import { Opinions, type SeasonSoFar } from '../../../src/core/offseason/recruits/opinion.ts';
import { openClass, playPeriod } from '../../../src/core/offseason/recruits/periods.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { classInput, correlation, mean, ordinary, programs, reference, SEED, tuning, USUAL_HOURS } from './nation.ts';

const YEAR = 2016;
const COACH = CARES.indexOf('coach');
const { players } = createRosters({ year: YEAR, programs, reference, rules: RULE_BOOK, tuning }, SEED, 1);

/** Every other program has a head coach who recruits well. */
const staffs = new Map(
  programs.map(({ team }, index): [string, KnownStaff] => {
    const now = { ...ordinary.now, recruiting: index % 2 === 0 ? 1.5 : -1.5 };
    return [team, { leader: { ...ordinary, now }, hours: USUAL_HOURS }];
  }),
);
const input = { ...classInput(YEAR, players), staffs };
const cycle = openCycle(input);
const regards = Float64Array.from(cycle.leaders, (leader) => coachAppealOf(leader, NO_RECORD, tuning));

function season(change: Partial<SeasonSoFar> = {}): SeasonSoFar {
  return {
    surprise: new Float64Array(cycle.teams.length),
    own: 0,
    money: null,
    coach: regards,
    left: new Uint8Array(cycle.teams.length),
    result: () => 0,
    ...change,
  };
}

/** Runs a class through signing; from December on, the season is `last`. */
function recruited(last: SeasonSoFar = season()): ClassState {
  const state = openClass(cycle, season());
  while (state.period < 17) playPeriod(cycle, state, season());
  playPeriod(cycle, state, last);
  return state;
}

const asks = ({ cares }: Recruit): boolean => cares[COACH]! > 0.5;
const rated = cycle.recruits.filter(({ stars }) => stars > 1);

describe('a head coach’s appeal to recruits', () => {
  const changed = (now: Partial<Leader['now']>): number =>
    coachAppealOf({ ...ordinary, now: { ...ordinary.now, ...now } }, NO_RECORD, tuning);

  it('rises with more wins than expected, more years there and better recruiting', () => {
    expect(changed({ surprises: [2, 3] })).toBeGreaterThan(changed({ surprises: [-1, 0] }));
    expect(changed({ years: 6 })).toBeGreaterThan(changed({ years: 1 }));
    expect(changed({ recruiting: 1 })).toBeGreaterThan(changed({ recruiting: -1 }));
  });

  it('falls with every loss that warms his seat, and passes to his successor once he is fired', () => {
    const seat = (wins: number, losses: number, over = false, more = 0) =>
      coachAppealParts(ordinary, { ...NO_RECORD, wins, losses, over, more }, tuning).at(-1)!;
    expect(seat(0, 0)).toBeGreaterThan(seat(1, 4));
    expect(seat(1, 4)).toBeGreaterThan(seat(1, 8));
    // Higher expectations also warm his seat.
    expect(seat(1, 4)).toBeGreaterThan(seat(1, 4, false, 0.1));
    const poor = { ...NO_RECORD, wins: 1, losses: 11 };
    const next = { surprises: [], years: 0, recruiting: 2 };
    const fired = { ...poor, end: 'fired' as const, next };
    expect(coachAppealOf(ordinary, fired, tuning)).toBeGreaterThan(coachAppealOf(ordinary, poor, tuning));
    expect(coachAppealOf(ordinary, { ...fired, next: null }, tuning)).toBeLessThan(
      coachAppealOf(ordinary, fired, tuning),
    );
  });
});

describe('a recruit who cares about the coach', () => {
  it('prefers the program with the more appealing coach, all else equal; other recruits see no difference', () => {
    const state = openClass(cycle, season());
    const [with0, same] = [
      new Opinions(cycle, state, season()),
      new Opinions(cycle, state, season({ coach: new Float64Array(cycle.teams.length) })),
    ];
    for (const recruit of rated.slice(0, 300)) {
      for (const pursuit of cycle.pursuits[recruit.number - 1]!) {
        const { total, parts } = with0.opinionOf(recruit, pursuit, 1, 0, 0);
        expect(OPINION_PARTS.reduce((sum, part) => sum + parts[part], 0)).toBeCloseTo(total, 10);
        const more = total - same.opinionOf(recruit, pursuit, 1, 0, 0).total;
        expect(parts.coach).toBeCloseTo(more, 10);
        if (recruit.cares[COACH]! <= 0) expect(more).toBe(0);
        else expect(Math.sign(more)).toBe(Math.sign(regards[pursuit.team]!));
      }
    }
  });

  it('ends up with a better-regarded coach than others do', () => {
    const state = recruited();
    const chosen = rated.filter(({ number }) => !state.isUncommitted(number));
    const regard = ({ number }: Recruit): number => regards[state.commitmentOf(number)!]!;
    const [some, others] = [chosen.filter(asks), chosen.filter((recruit) => recruit.cares[COACH]! <= 0)];
    expect(mean(some.map(regard))).toBeGreaterThan(mean(others.map(regard)) + 0.1);
  });

  it('reconsiders when the coach he committed to leaves, and very few others do', () => {
    const stays = recruited();
    const before = openClass(cycle, season());
    while (before.period < 17) playPeriod(cycle, before, season());
    const indifferent = ({ cares }: Recruit): boolean => cares[COACH]! <= 0;
    /** Share of a departing coach's commits who end up elsewhere; a quarter of the coaches leave at a time. */
    const gone = (matches: (recruit: Recruit) => boolean, leaves: boolean): number => {
      const quarters = [0, 1, 2, 3].map((first) => {
        const leaving = Uint8Array.from(cycle.teams, (_, index) => (index % 4 === first ? 1 : 0));
        const after = regards.map((regard, index) => regard - 2 * leaving[index]!);
        const state = leaves ? recruited(season({ left: leaving, coach: after })) : stays;
        const list = rated.filter((recruit) => {
          const team = before.commitmentOf(recruit.number);
          return team !== null && leaving[team] === 1 && matches(recruit);
        });
        const moved = list.filter(({ number }) => state.commitmentOf(number) !== before.commitmentOf(number));
        return [moved.length, list.length] as const;
      });
      const sum = (at: 0 | 1): number => quarters.reduce((all, quarter) => all + quarter[at], 0);
      return sum(0) / sum(1);
    };
    expect(gone(asks, true)).toBeGreaterThan(gone(asks, false) + 0.1);
    expect(gone(indifferent, true)).toBeLessThan(gone(indifferent, false) + 0.01);
  });

  it('reveals it after some hours of talk, as with any other priority', () => {
    const [most] = [...rated].sort((a, b) => b.cares[COACH]! - a.cares[COACH]!);
    expect(knownCares(cycle, most!, { spent: 0 })).toEqual([]);
    expect(knownCares(cycle, most!, { spent: tuning.recruits.scouting.talk })).toEqual(['coach']);
  });

  it('is about one recruit in three, whatever else he cares about', () => {
    const share = rated.filter(({ cares }) => cares[COACH]! > 0).length / rated.length;
    expect(share).toBeGreaterThan(0.33);
    expect(share).toBeLessThan(0.42);
    const care = (index: number): number[] => rated.map(({ cares }) => cares[index]!);
    for (let index = 0; index < COACH; index++)
      expect(Math.abs(correlation(care(index), care(COACH)))).toBeLessThan(0.06);
  });
});
