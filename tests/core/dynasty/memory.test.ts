import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { programSeasons } from '../../../src/core/dynasty/career/expectation.ts';
import { seasonsOf, staffOf } from '../../../src/core/dynasty/coaches.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { visitorsOf } from '../../../src/core/dynasty/gameday/visitors.ts';
import { playoffFormat } from '../../../src/core/dynasty/playoff-format.ts';
import { enterPortal } from '../../../src/core/dynasty/portal.ts';
import { cycleOf } from '../../../src/core/dynasty/recruiting.ts';
import { systemOf } from '../../../src/core/dynasty/schemes.ts';
import { playWeek, seasonOver } from '../../../src/core/dynasty/week.ts';
import { DynastyMemory } from '../../../src/core/model/memory/dynasty-memory.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { isBetweenRosters } from '../../../src/core/model/stages.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

describe('a dynasty’s memory', () => {
  it('makes a value once, and again after a fact behind it was replaced', () => {
    const memory = new DynastyMemory();
    let made = 0;
    const games: number[] = [];
    const recall = (year: number, list = games) =>
      memory.recall('games', [year, list], () => {
        made += 1;
        return list.length;
      });
    expect([recall(2024), recall(2024), made]).toEqual([0, 0, 1]);
    expect([recall(2025), made]).toEqual([0, 2]);
    expect([recall(2025, [1]), made]).toEqual([1, 3]);
    expect([memory.recall('wins', [2025], () => 7), recall(2025, [1]), made]).toEqual([7, 1, 4]);
  });

  it('keeps nothing of a value that could not be made', () => {
    const memory = new DynastyMemory();
    const fail = () => {
      throw new Error('no such team');
    };
    expect(() => memory.recall('team', [], fail)).toThrow('no such team');
    expect(memory.recall('team', [], () => 'iowa')).toBe('iowa');
  });

  it('carries a value over to a list that gives the same, and forgets all when a season begins', () => {
    const memory = new DynastyMemory();
    const [before, now] = [['player'], ['better player']];
    memory.carryOver('class', before, now);
    memory.recall('class', [before, 2024], () => 'as in the preseason');
    memory.carryOver('class', before, now);
    expect(memory.recall('class', [now, 2024], () => 'anew')).toBe('as in the preseason');
    memory.beginSeason();
    expect(memory.recall('class', [now, 2024], () => 'anew')).toBe('anew');
  });
});

/** What the engine remembers of a dynasty at one moment. */
function remembered(dynasty: DynastyState) {
  const teams = dynasty.programs.map(({ team }) => team);
  const { openings, recruits, hours, leaders } = cycleOf(dynasty);
  const hasPlayers = !isBetweenRosters(dynasty.stage);
  return {
    staffs: teams.map((team) => staffOf(dynasty, team)),
    systems: teams.map((team) => systemOf(dynasty, team)),
    seasons: teams.map((team) => seasonsOf(dynasty, team)),
    expected: hasPlayers ? programSeasons(dynasty) : [],
    visitors: visitorsOf(dynasty),
    format: playoffFormat(dynasty),
    entrants: dynasty.stage === 'summary' ? enterPortal(dynasty).map(({ player }) => player.id) : [],
    class: { openings, recruits, hours, leaders },
  };
}

describe('a season played on from what is remembered', () => {
  const strengths = ['recruiting'] as const;
  const coach = {
    first: 'Walt',
    last: 'Harlan',
    age: 41,
    school: 'iowa',
    side: 'offense',
    origin: 'position coach',
    strengths,
    mode: 'coach',
  } as const;
  const settings = { seed: seedFrom('memory'), startYear: 2024, team: 'iowa', playoff: null, coach };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
  const moments: [moment: string, kept: object, anew: object][] = [];

  const look = (): void => {
    const fresh = { ...dynasty, memory: new DynastyMemory() };
    const kept = remembered(dynasty);
    moments.push([`${dynasty.year}, ${dynasty.stage}, week ${dynasty.week}`, kept, remembered(fresh)]);
  };

  beforeAll(() => {
    const { week: breakouts } = dynasty.tuning.development.inSeason;
    const looked = [1, breakouts, breakouts + 1, 15];
    look();
    advance(dynasty);
    const sheets = sheetsOf(dynasty);
    while (!seasonOver(dynasty)) {
      if (looked.includes(dynasty.week)) look();
      playWeek(dynasty, sheets, () => undefined);
    }
    look();
    while (dynasty.year === settings.startYear) {
      advance(dynasty);
      look();
    }
  });

  it('is the same season as from facts worked out anew, at every moment', () => {
    expect(moments.length).toBeGreaterThan(8);
    for (const [moment, kept, anew] of moments) expect(kept, moment).toEqual(anew);
  });
});
