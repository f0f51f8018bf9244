import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ejectionsOf } from '../../../src/core/dynasty/gameday/injuries.ts';
import { type GameOutcome, playGame } from '../../../src/core/football/game.ts';
import { dayOrder, putBack, takeOut } from '../../../src/core/football/lineup.ts';
import { buildSheet } from '../../../src/core/football/team-sheet.ts';
import { type Absence, type Ejection, halfOutIn, kindOf, outIn } from '../../../src/core/model/people/absences.ts';
import { COL, KIND, PLAY_STRIDE } from '../../../src/core/model/plays/play.ts';
import { RULE_BOOK, rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { game } from '../season/fixtures.ts';
import { AVERAGE_STYLE, roster } from './league.ts';

const tuning = resolveTuning();
const seed = seedFrom('ejections');
const TACKLED: readonly number[] = [KIND.run, KIND.scramble, KIND.sack];
const NONE: ReadonlySet<number> = new Set();
const home = buildSheet('home', roster(1, 72, 72, stream(seed, 'home')), AVERAGE_STYLE, tuning);
const away = buildSheet('away', roster(1001, 70, 70, stream(seed, 'away')), AVERAGE_STYLE, tuning);

function played(game: number, halfOut: ReadonlySet<number>, numbers = tuning): GameOutcome {
  const available = (side: string) => ({ week: 5, out: NONE, halfOut, injuries: stream(seed, 'hurt', game, side) });
  const matchup = { home, away, neutral: true, available: [available('home'), available('away')] as const };
  return playGame(matchup, rulesOf(2024), numbers, stream(seed, 'game', game));
}

/** Slots of the home team's tacklers in the first and in the second half. */
function tacklers({ plays }: GameOutcome): [Set<number>, Set<number>] {
  const halves: [Set<number>, Set<number>] = [new Set(), new Set()];
  for (let offset = 0; offset < plays.length; offset += PLAY_STRIDE) {
    // On kicks and interceptions the tacklers are on the other team.
    if (plays[offset + COL.offense] !== 1 || !TACKLED.includes(plays[offset + COL.kind]!)) continue;
    const half = halves[plays[offset + COL.quarter]! <= 2 ? 0 : 1];
    for (const column of ['tackler', 'assist', 'defender'] as const) half.add(plays[offset + COL[column]]!);
  }
  return halves;
}

describe('a player ejected in the second half of his last game', () => {
  const { lb, s, cb } = home.groups;
  const suspended = [lb.start, s.start, cb.start];
  const halfOut = new Set(suspended.map((slot) => home.players[slot]!.id));
  const games = Array.from({ length: 30 }, (_, game) => played(game, halfOut));

  it('makes no tackle before halftime', () => {
    const first = games.map((game) => tacklers(game)[0]);
    for (const slots of first) for (const slot of suspended) expect(slots.has(slot)).toBe(false);
    expect(first.every(({ size }) => size > 5)).toBe(true);
  });

  it('is back on the field after it', () => {
    for (const slot of suspended) expect(games.some((game) => tacklers(game)[1].has(slot))).toBe(true);
  });

  it('has the depth chart as he left it, with any other player out', () => {
    const slots = fc.uniqueArray(fc.nat(84), { maxLength: 12 });
    fc.assert(
      fc.property(slots, slots, (out, late) => {
        const ids = (all: readonly number[]) => new Set(all.map((slot) => home.players[slot]!.id));
        const waits = late.filter((slot) => !out.includes(slot));
        const [without, order] = [new Int16Array(home.players.length), new Int16Array(home.players.length)];
        for (const each of [without, order]) dayOrder(home, each, 5, ids(out));
        for (const slot of takeOut(home, order, ids(waits))) {
          putBack(order, home.groups[home.players[slot]!.position], slot);
        }
        expect(order).toEqual(without);
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});

describe('an ejection', () => {
  const rough = resolveTuning({ 'penalties.targeting': 3 });

  it('is recorded with its half, for every targeting penalty that stands', () => {
    const outcomes = Array.from({ length: 10 }, (_, game) => played(game, NONE, rough));
    const all = outcomes.flatMap(({ ejected }) => ejected);
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all.map(({ late }) => late))).toEqual(new Set([false, true]));
  });

  const absence = { week: 1, player: 7, team: 'x', game: 1 };
  const knee = { ...absence, type: 'injury', year: 2026, ailment: 'knee', days: 0, back: 2 } as const;
  const sentOffOnce = { ...absence, type: 'ejection', year: 2026, nextHalf: false } as const;
  const time = (year: number, late: boolean, injuries: Absence[]): string => {
    const next = { ...game('x', 'y'), year };
    return kindOf(ejectionsOf({ injuries, rules: RULE_BOOK }, next, [{ side: 0, slot: 0, late }], [[7], [8]])[0]!);
  };

  it('costs the next half from 2013 to 2025 when it came in the second half', () => {
    expect(time(2024, true, [])).toBe('targeting_half');
    expect(time(2024, false, [])).toBe('targeting');
    expect(time(2024, true, [knee])).toBe('targeting_half');
  });

  it('costs it since 2026 from the second time in a season, in either half', () => {
    expect(time(2026, true, [])).toBe('targeting');
    expect(time(2026, true, [knee])).toBe('targeting');
    expect(time(2026, false, [sentOffOnce])).toBe('targeting_half');
  });

  it('is served in the next game, even after weeks without one', () => {
    const sentOff: Ejection = { type: 'ejection', year: 2024, week: 3, player: 7, team: 'x', game: 1, nextHalf: true };
    const games = [3, 6, 7].map((week) => ({ week, home: 'x', away: 'y' }));
    const weeks = [3, 4, 5, 6, 7].filter((week) => halfOutIn([sentOff], games, week).has(7));
    expect(weeks).toEqual([4, 5, 6]);
    expect(outIn([sentOff], 4).size).toBe(0);
    expect(halfOutIn([{ ...sentOff, nextHalf: false }], games, 6).size).toBe(0);
  });
});
