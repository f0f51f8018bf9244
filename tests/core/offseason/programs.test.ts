import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConferenceSeason, SeasonFacts } from '../../../src/core/model/facts.ts';
import { PRESTIGE_TIER_SHARES } from '../../../src/core/model/team.ts';
import { befittingScore, type PrestigeProgram, prestigeMoves } from '../../../src/core/offseason/prestige.ts';
import { realign } from '../../../src/core/offseason/realignment/history.ts';
import { coachedStyle, runsOption } from '../../../src/core/offseason/styles.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { correlation, mean, programs, SEED, sd, teams, tuning } from './nation.ts';
import { prestigeAfter } from './prestige-after.ts';

/** Returns final ranks in random order. */
function someResults(year: number) {
  const order = stream(SEED, 'ranks', year).shuffle(teams);
  return order.map((team, i) => ({ team, rank: i + 1, champion: i === 0 }));
}

/** Returns prestige after `years` seasons in which `hero` wins every title and everyone else finishes at random. */
function afterTitles(hero: string, years: number): PrestigeProgram {
  let now: PrestigeProgram[] = programs.map((p) => ({ ...p }));
  for (let year = 2024; year < 2024 + years; year++) {
    const others = someResults(year).filter((r) => r.team !== hero);
    const results = [
      { team: hero, rank: 1, champion: true },
      ...others.map((r, i) => ({ ...r, rank: i + 2, champion: false })),
    ];
    const next = prestigeAfter({ year, programs: now, results, tuning }, SEED);
    now = now.map((p) => ({ ...p, ...next.get(p.team)!, prestigeScore: next.get(p.team)!.score }));
  }
  return now.find((p) => p.team === hero)!;
}

describe('prestige', () => {
  it('fits a rank: the tiers keep their shares of the programs', () => {
    const tiers = programs.map((_, i) => Math.floor(befittingScore((i + 0.5) / programs.length)));
    PRESTIGE_TIER_SHARES.forEach((share, i) => {
      expect(Math.abs(tiers.filter((t) => t === i + 1).length / tiers.length - share)).toBeLessThan(0.01);
    });
    expect(befittingScore(1)).toBeLessThan(8);
    expect(befittingScore(0)).toBe(1);
  });

  it('stays between floor and ceiling, from 1.0 to 7.99, and moves slowly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2300 }), fc.integer(), (year, n) => {
        const next = prestigeAfter({ year, programs, results: someResults(year), tuning }, seedFrom(n));
        for (const p of programs) {
          const { prestige, score, floor, ceiling } = next.get(p.team)!;
          expect(prestige).toBe(Math.floor(score));
          expect(prestige >= floor && prestige <= ceiling && floor >= 1 && ceiling <= 7).toBe(true);
          expect(score >= 1 && score <= 7.99).toBe(true);
          expect(Math.abs(score - p.prestigeScore)).toBeLessThan(1.6);
          expect(Math.abs(floor - p.floor) <= 1 && Math.abs(ceiling - p.ceiling) <= 1).toBe(true);
        }
      }),
      { seed: 1, numRuns: 25 },
    );
  });

  it('rises with results above expectations and falls with results below', () => {
    const middle = programs.find((p) => p.prestigeScore > 4.4 && p.prestigeScore < 4.6)!;
    const scoreAt = (rank: number) => {
      const rest = programs.filter((p) => p.team !== middle.team).sort((a, b) => b.prestigeScore - a.prestigeScore);
      const order = [...rest.slice(0, rank - 1), middle, ...rest.slice(rank - 1)];
      const results = order.map((p, i) => ({ team: p.team, rank: i + 1, champion: i === 0 }));
      return prestigeAfter({ year: 2030, programs, results, tuning }, SEED).get(middle.team)!.score;
    };
    expect(scoreAt(1)).toBeGreaterThan(middle.prestigeScore + 0.1);
    expect(scoreAt(134)).toBeLessThan(middle.prestigeScore - 0.1);
  });

  it('leaves a program without a rank unchanged', () => {
    const next = prestigeAfter({ year: 2030, programs, results: [], tuning }, SEED);
    for (const p of programs) expect(Math.abs(next.get(p.team)!.score - p.prestigeScore)).toBeLessThan(0.1);
  });

  it('lets a small program become a great one, but only over many years', () => {
    const small = programs.find((p) => p.prestigeScore < 1.5)!.team;
    expect(Math.floor(afterTitles(small, 3).prestigeScore)).toBeLessThan(5);
    expect(Math.floor(afterTitles(small, 60).prestigeScore)).toBeGreaterThanOrEqual(6);
  });

  /** Players drafted by program: more from prestigious ones, plus chance. */
  const someDrafted = (seed: number) => {
    const dice = stream(seedFrom(seed), 'drafted');
    return new Map(programs.map(({ team, prestigeScore }) => [team, dice.int(1 + 2 * Math.floor(prestigeScore))]));
  };
  const movesWith = (drafted: ReadonlyMap<string, number>, of = tuning) =>
    prestigeMoves({ year: 2030, programs, results: someResults(2030), drafted, tuning: of }, SEED);

  it('moves by parts that add up, including the draft', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const drafted = someDrafted(seed);
        for (const [team, { parts, prestige, drafted: beside }] of movesWith(drafted)) {
          const { before, result, title, draft, others, limits, after } = parts;
          expect(before + result + title + draft + others + limits).toBeCloseTo(after, 9);
          expect(after).toBe(prestige.score);
          expect(beside.picks).toBe(drafted.get(team));
          expect(draft).toBeCloseTo(tuning.prestige.draft * (beside.picks - beside.usual), 9);
        }
      }),
      { seed: 3, numRuns: 20 },
    );
  });

  it('of the nation does not depend on the draft, nor does a tier’s before the other teams count', () => {
    fc.assert(
      fc.property(fc.nat(1000), (seed) => {
        const counted = [...movesWith(someDrafted(seed)).values()].map(({ parts }) => parts);
        const without = [...movesWith(new Map()).values()].map(({ parts }) => parts);
        expect(counted.reduce((sum, { draft }) => sum + draft, 0)).toBeCloseTo(0, 9);
        const nation = (all: typeof counted) => mean(all.map(({ after, limits }) => after - limits));
        expect(nation(counted)).toBeCloseTo(nation(without), 9);
      }),
      { seed: 4, numRuns: 20 },
    );
  });

  it('never falls because more of its players are drafted', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(programs.length - 1), fc.integer({ min: 1, max: 12 }), (seed, index, more) => {
        const drafted = someDrafted(seed);
        const { team } = programs[index]!;
        const better = movesWith(new Map([...drafted, [team, drafted.get(team)! + more]])).get(team)!;
        const before = movesWith(drafted).get(team)!;
        expect(better.prestige.score).toBeGreaterThanOrEqual(before.prestige.score);
        expect(better.parts.draft).toBeGreaterThanOrEqual(before.parts.draft);
      }),
      { seed: 5, numRuns: 40 },
    );
  });

  it('ignores the draft if tuning gives it no weight', () => {
    const old = resolveTuning({ 'prestige.draft': 0 });
    const scores = (drafted: ReadonlyMap<string, number>) =>
      [...movesWith(drafted, old).values()].map(({ prestige }) => prestige);
    expect(scores(someDrafted(7))).toEqual(scores(new Map()));
  });

  it('does not depend on the order of programs and results', () => {
    const results = someResults(2031);
    const turned = { year: 2031, programs: [...programs].reverse(), results: [...results].reverse(), tuning };
    const next = prestigeAfter(turned, SEED);
    expect([...next]).toEqual([...prestigeAfter({ year: 2031, programs, results, tuning }, SEED)]);
    expect([...next.keys()]).toEqual(teams);
  });
});

describe('realignment', () => {
  const conference = (id: string, games = 8): ConferenceSeason => ({
    id,
    name: id,
    fullName: id,
    games,
    titleGame: true,
  });
  const season = (conferences: ConferenceSeason[], members: Record<string, string | null>): SeasonFacts => ({
    year: 2030,
    conferences,
    members,
    playoff: { teams: 12, autobids: 5, topFour: true } as unknown as SeasonFacts['playoff'],
    bowls: [],
  });
  /** Ten teams, `a0` to `a9`, in conference `a`. */
  const ten = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`a${i}`, 'a']));
  const list = (members: Record<string, string | null>) =>
    Object.entries(members).map(([team, c]) => ({ team, conference: c }));

  it('reports the programs that change conferences and those that join', () => {
    const now = list({ ...ten, wanderer: null });
    const next = season([conference('a')], { ...ten, a9: null, wanderer: 'a', newcomer: 'a' });
    const { moves, entrants, kept, members } = realign(now, next);
    expect(moves).toEqual([
      { team: 'a9', from: 'a', to: null },
      { team: 'wanderer', from: null, to: 'a' },
    ]);
    expect(entrants).toEqual([{ team: 'newcomer', conference: 'a' }]);
    expect(kept).toEqual([]);
    expect(members).toEqual({ ...ten, a9: null, wanderer: 'a', newcomer: 'a' });
  });

  it('keeps a team that history removes from FBS in its conference if that can be scheduled', () => {
    const { kept, moves, members } = realign(list({ ...ten, idaho: 'a' }), season([conference('a')], ten));
    expect(kept).toEqual([{ team: 'idaho', conference: 'a' }]);
    expect(moves).toEqual([]);
    expect(members.idaho).toBe('a');
  });

  it('makes it independent, and says so, if its conference has no room in the schedule or is gone', () => {
    const odd = realign(list({ ...ten, idaho: 'a' }), season([conference('a', 9)], ten));
    expect(odd.moves).toEqual([{ team: 'idaho', from: 'a', to: null }]);
    const gone = realign(list({ ...ten, idaho: 'old' }), season([conference('a')], ten));
    expect(gone.kept).toEqual([{ team: 'idaho', conference: null }]);
    expect(gone.moves).toEqual([{ team: 'idaho', from: 'old', to: null }]);
  });

  it('moves a kept team back to its place in history', () => {
    const { entrants, moves } = realign(list({ ...ten, uab: null }), season([conference('a')], { ...ten, uab: 'a' }));
    expect(entrants).toEqual([]);
    expect(moves).toEqual([{ team: 'uab', from: null, to: 'a' }]);
  });
});

/** A coach with his own style. */
const coachOf = (team: string, id: number) => {
  const dice = stream(SEED, 'maker', team, id);
  const part = () => dice.normal();
  return { style: { passLean: part(), tempo: part(), boldness: part(), depth: part() } };
};

describe('styles', () => {
  const years = Array.from({ length: 30 }, (_, i) => 2000 + i);
  /**
   * One program's styles over thirty seasons, with a new head coach every seven years and a new coordinator every four.
   */
  function career(team: string) {
    return years.map((year, i) => {
      const makers = { head: coachOf(team, Math.floor(i / 7)), coordinator: coachOf(team, 100 + Math.floor(i / 4)) };
      return coachedStyle(team, year, makers, SEED, tuning);
    });
  }

  it('have the service academies run the option every year', () => {
    for (const team of ['army', 'navy', 'air-force']) {
      for (const style of career(team)) expect(style.passLean).toBeLessThanOrEqual(tuning.styles.optionMost);
    }
  });

  it('have Georgia Tech run it from 2008 to 2018 and then give it up', () => {
    const lean = career('georgia-tech').map((s) => s.passLean);
    years.forEach((year, i) => {
      if (runsOption('georgia-tech', year)) expect(lean[i]).toBeLessThanOrEqual(tuning.styles.optionMost);
    });
    expect(runsOption('georgia-tech', 2007)).toBe(false);
    expect(runsOption('georgia-tech', 2019)).toBe(false);
    expect(mean(lean.slice(19))).toBeGreaterThan(-2);
  });

  it('average about one, and change little from year to year but much over twenty', () => {
    const careers = teams.map(career);
    for (const part of ['passLean', 'tempo', 'boldness', 'depth'] as const) {
      const valuesIn = (i: number) => careers.map((c) => c[i]![part]);
      for (const i of [0, 15, 29]) {
        expect(Math.abs(mean(valuesIn(i)))).toBeLessThan(0.3);
        expect(sd(valuesIn(i))).toBeGreaterThan(0.65);
        expect(sd(valuesIn(i))).toBeLessThan(1.2);
      }
      expect(correlation(valuesIn(10), valuesIn(11))).toBeGreaterThan(0.75);
      expect(correlation(valuesIn(5), valuesIn(25))).toBeLessThan(0.5);
    }
  });
});
