import { describe, expect, it } from 'vitest';
import { withKept } from '../../../src/core/model/people/eligibility.ts';
import type { Player } from '../../../src/core/model/player.ts';
import { CLASS_YEARS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { departures } from '../../../src/core/offseason/leaving/departures.ts';
import { advanceClasses, withStarters } from '../../../src/core/offseason/progression.ts';
import { createRosters } from '../../../src/core/offseason/rosters.ts';
import { redshirtShares } from '../../../src/core/offseason/starting/years.ts';
import { stream } from '../../../src/core/random/stream.ts';
import { correlation, mean, programs, reference, SEED, sd, strengths, teams, tuning, usualWinters } from './nation.ts';
import { prestigeAfter } from './prestige-after.ts';
import { signClass } from './sign-class.ts';

const FIRST = 2026;
const YEARS = 25;
/** Luck in a season's strength, in rating points: what twelve games do not even out. */
const SEASON_LUCK = 2.3;

interface Season {
  strength: number[];
  classMeans: number[];
  prestige: number[];
  declared: number;
}

/** Twenty-five seasons whose final ranks are strength plus luck. */
function decades(): Season[] {
  const seasons: Season[] = [];
  let now = programs.map((p) => ({ ...p }));
  let { players, nextPlayerId } = createRosters(
    { year: FIRST, programs, reference, rules: RULE_BOOK, tuning },
    SEED,
    1,
  );
  for (let year = FIRST; year < FIRST + YEARS; year++) {
    const strength = strengths(players);
    players = redshirted(players, year);
    const leaving = departures(players, year, SEED, tuning);
    seasons.push({
      strength,
      classMeans: classMeans(players),
      prestige: now.map((p) => p.prestigeScore),
      declared: leaving.filter((d) => d.reason === 'declared').length,
    });
    const prestige = prestigeAfter({ year, programs: now, results: finalRanks(strength, year), tuning }, SEED);
    now = now.map((p) => {
      const { score, floor, ceiling } = prestige.get(p.team)!;
      return { ...p, floor, ceiling, prestigeScore: score };
    });
    const returning = advanceClasses(players, leaving, usualWinters(year));
    const signed = signClass(
      { year: year + 1, programs: now, returning, reference, rules: rulesOf(year), tuning },
      SEED,
      nextPlayerId,
    );
    nextPlayerId = signed.nextPlayerId;
    players = withStarters([...returning, ...signed.players]);
  }
  return seasons;
}

/** Redshirts most freshmen who do not start. */
function redshirted(players: readonly Player[], year: number): Player[] {
  const dice = stream(SEED, 'redshirts', year);
  const input = { year, rules: RULE_BOOK, tuning };
  return players.map((player) => {
    const share = redshirtShares(input)[player.stars - 1]!;
    if (player.seasons > 0 || player.starter || !dice.chance(share)) return player;
    return { ...player, kept: withKept(player.kept, 0, 'redshirt') };
  });
}

function classMeans(players: readonly Player[]): number[] {
  return CLASS_YEARS.map((c) => mean(players.filter((p) => p.classYear === c).map((p) => p.rating)));
}

function finalRanks(strength: readonly number[], year: number) {
  const dice = stream(SEED, 'luck', year);
  return strength
    .map((s, i) => ({ team: teams[i]!, value: s + dice.normal(0, SEASON_LUCK) }))
    .sort((a, b) => b.value - a.value)
    .map(({ team }, i) => ({ team, rank: i + 1, champion: i === 0 }));
}

const seasons = decades();
const early = seasons.slice(0, 5);
const late = seasons.slice(-5);

describe('twenty-five years of offseasons', () => {
  it('keep the level of play constant', () => {
    const level = (list: readonly Season[]) => mean(list.map((s) => mean(s.strength)));
    expect(Math.abs(level(late) - level(early))).toBeLessThan(0.8);
  });

  it('keep the gap between strong and weak teams', () => {
    const spread = (list: readonly Season[]) => mean(list.map((s) => sd(s.strength)));
    expect(spread(late) / spread(early)).toBeGreaterThan(0.88);
    expect(spread(late) / spread(early)).toBeLessThan(1.12);
  });

  it('keep the ratings of each class, every class better than the one below', () => {
    CLASS_YEARS.forEach((_, c) => {
      const level = (list: readonly Season[]) => mean(list.map((s) => s.classMeans[c]!));
      expect(Math.abs(level(late) - level(early))).toBeLessThan(0.8);
      if (c > 0) for (const s of seasons) expect(s.classMeans[c]!).toBeGreaterThan(s.classMeans[c - 1]! + 0.5);
    });
  });

  it('keep good teams good from year to year, and less so over ten years', () => {
    const lag = (years: number) =>
      mean(seasons.slice(years).map((s, i) => correlation(seasons[i]!.strength, s.strength)));
    expect(lag(1)).toBeGreaterThan(0.78);
    // Rosters alone: in a dynasty, coaches, injuries and games add to the spread.
    expect(lag(1)).toBeLessThan(0.95);
    expect(lag(10)).toBeGreaterThan(0.4);
    expect(lag(10)).toBeLessThan(lag(1) - 0.05);
  });

  it('leave the tiers of prestige filled as at the start while programs rise and fall', () => {
    const tier = (s: Season, low: number, high: number) => s.prestige.filter((p) => p >= low && p < high).length;
    const [first, last] = [seasons[0]!, seasons.at(-1)!];
    for (const [low, high] of [
      [1, 3],
      [3, 5],
      [5, 8],
    ] as const) {
      expect(Math.abs(tier(last, low, high) - tier(first, low, high))).toBeLessThan(10);
    }
    const change = last.prestige.map((p, i) => p - first.prestige[i]!);
    expect(Math.max(...change)).toBeGreaterThan(1);
    expect(Math.min(...change)).toBeLessThan(-1);
    expect(correlation(first.prestige, last.prestige)).toBeGreaterThan(0.5);
  });

  it('see about seventy juniors a year declare early', () => {
    const counts = seasons.map((s) => s.declared);
    expect(mean(counts)).toBeGreaterThan(45);
    expect(mean(counts)).toBeLessThan(95);
  });
});
