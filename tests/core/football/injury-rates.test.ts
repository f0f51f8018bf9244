import { beforeAll, describe, expect, it } from 'vitest';
import { type GameOutcome, playGame } from '../../../src/core/football/game.ts';
import { buildSheet, type TeamSheet } from '../../../src/core/football/team-sheet.ts';
import {
  COL,
  KIND,
  PLAY_FLAGS,
  PLAY_STRIDE,
  type PlayKind,
  type PlayResult,
  RESULT,
} from '../../../src/core/model/plays/play.ts';
import { type Position, STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_STYLE, roster } from './league.ts';

const GAMES = 2400;
const seed = seedFrom('injury rates');
const tuning = resolveTuning();
const sheetOf = (team: string, firstId: number): TeamSheet =>
  buildSheet(team, roster(firstId, 71, 71, stream(seed, team)), AVERAGE_STYLE, tuning);
const sheets = [sheetOf('home', 1), sheetOf('away', 1001)] as const;

function played(game: number): GameOutcome {
  const available = (side: string) => ({
    week: 5,
    out: new Set<number>(),
    halfOut: new Set<number>(),
    injuries: stream(seed, 'injury', game, side),
  });
  const [home, away] = sheets;
  const matchup = { home, away, neutral: true, available: [available('home'), available('away')] as const };
  return playGame(matchup, rulesOf(2024), tuning, stream(seed, 'game', game));
}

/** Injuries by position and depth; plays with their injuries, by kind and result. */
const injuriesBySpot = new Map<string, number>();
const plays = new Map<string, { count: number; hurt: number }>();
let wipedOut = 0;

const playAt = (kind: number, result: number) => {
  const key = `${kind} ${result}`;
  const known = plays.get(key) ?? { count: 0, hurt: 0 };
  plays.set(key, known);
  return known;
};

function count({ plays: log, hurt }: GameOutcome): void {
  for (let offset = 0; offset < log.length; offset += PLAY_STRIDE)
    playAt(log[offset + COL.kind]!, log[offset + COL.result]!).count += 1;
  for (const { side, slot, row } of hurt) {
    const offset = row * PLAY_STRIDE;
    playAt(log[offset + COL.kind]!, log[offset + COL.result]!).hurt += 1;
    if ((log[offset + COL.flags]! & PLAY_FLAGS.noPlay) !== 0) wipedOut += 1;
    const { players, groups } = sheets[side];
    const { position } = players[slot]!;
    const place = `${position} ${slot - groups[position].start}`;
    injuriesBySpot.set(place, (injuriesBySpot.get(place) ?? 0) + 1);
  }
}

/** Returns injuries per player and 1000 games over a range of depth chart spots. */
function rateOf(position: Position, from = 0, to = STARTER_SLOTS[position]): number {
  let sum = 0;
  for (let place = from; place < to; place++) sum += injuriesBySpot.get(`${position} ${place}`) ?? 0;
  return (1000 * sum) / (to - from) / (2 * GAMES);
}

/** Returns the mean injury rate of the starters at some positions. */
function rateOfAll(positions: readonly Position[]): number {
  const starters = positions.reduce((sum, position) => sum + STARTER_SLOTS[position], 0);
  return positions.reduce((sum, position) => sum + rateOf(position) * STARTER_SLOTS[position], 0) / starters;
}

/** Returns injuries per 1000 plays of a kind. */
function danger(kind: PlayKind, result: PlayResult): number {
  const { count, hurt } = playAt(KIND[kind], RESULT[result]);
  expect(count, `${kind} ${result}`).toBeGreaterThan(300);
  return (1000 * hurt) / count;
}

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) count(played(game));
});

describe('injury rates', () => {
  it('are highest for starters, lower for backups, and very low for the third string', () => {
    for (const position of ['rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's'] as const) {
      const starters = STARTER_SLOTS[position];
      const group = sheets[0].groups[position].count;
      const second = rateOf(position, starters, Math.min(group, 2 * starters));
      expect(rateOf(position), position).toBeGreaterThan(1.5 * second);
      const third = 2 * starters + 1;
      if (third < group) expect(rateOf(position), position).toBeGreaterThan(5 * rateOf(position, third, group));
    }
  });

  it('are higher for ball carriers than for the rest of the offense', () => {
    expect(rateOf('rb')).toBeGreaterThan(1.3 * rateOf('ol'));
    expect(rateOf('wr')).toBeGreaterThan(1.3 * rateOf('te'));
    expect(rateOf('rb')).toBeGreaterThan(2 * rateOf('qb'));
  });

  it('are 40 to 65% for linemen and the front seven, who are 12 of 22 players', () => {
    const all = [...injuriesBySpot.values()].reduce((sum, each) => sum + each, 0);
    const front = [...injuriesBySpot].filter(([place]) => ['ol', 'dl', 'lb'].includes(place.split(' ')[0]!));
    const share = front.reduce((sum, [, each]) => sum + each, 0) / all;
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(0.65);
  });

  it('are 1.2 to 2.4 times as high for skill players as for linemen (Krill 2020, one program)', () => {
    const ratio = rateOfAll(['rb', 'wr', 'te', 'cb', 's']) / rateOfAll(['ol', 'dl']);
    expect(ratio).toBeGreaterThan(1.2);
    expect(ratio).toBeLessThan(2.4);
  });

  it('are zero for kickers', () => {
    expect(rateOf('k') + rateOf('p')).toBe(0);
    expect(playAt(KIND.field_goal, RESULT.good).count).toBeGreaterThan(1000);
  });
});

describe('injury rates by play', () => {
  it('are highest on returned kicks, then on sacks, runs and catches, and lowest on incompletions', () => {
    const run = danger('run', 'none');
    expect(danger('kickoff', 'returned')).toBeGreaterThan(1.3 * run);
    expect(danger('punt', 'returned')).toBeGreaterThan(1.3 * run);
    expect(danger('sack', 'none')).toBeGreaterThan(1.1 * run);
    expect(danger('pass', 'complete')).toBeGreaterThan(0.85 * run);
    expect(danger('pass', 'incomplete')).toBeLessThan(0.8 * run);
    expect(danger('pass', 'incomplete')).toBeGreaterThan(0);
  });

  it('are zero on plays without contact and on plays called back by a flag', () => {
    for (const [kind, result] of [
      ['kneel', 'none'],
      ['punt', 'fair_catch'],
      ['punt', 'downed'],
      ['kickoff', 'touchback'],
      ['extra_point', 'good'],
    ] as const) {
      expect(danger(kind, result), `${kind} ${result}`).toBe(0);
    }
    expect(wipedOut).toBe(0);
  });
});
