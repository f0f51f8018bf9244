import { describe, expect, test } from 'vitest';
import type { IndividualTable } from '../../../src/core/contract/views/columns.ts';
import { inUsualOrder, qualified } from '../../../src/core/present/index.ts';

const line = (name: string, gamesPlayed: number, stats: Record<string, number> = {}, team = 'Rice') => ({
  id: name.length,
  name,
  team,
  gamesPlayed,
  stats,
});
const names = (lines: readonly ReturnType<typeof line>[], table: IndividualTable) =>
  qualified(lines, table).map(({ name }) => name);

describe('a list of leaders by an average', () => {
  test('requires fifteen attempts a game of passers', () => {
    const lines = [line('Starter', 12, { att: 180 }), line('Backup', 12, { att: 179 })];
    expect(names(lines, 'passing')).toEqual(['Starter']);
  });

  test('requires 3.6 punts a game of punters', () => {
    const lines = [line('Starter', 10, { punts: 36 }), line('Backup', 10, { punts: 35 })];
    expect(names(lines, 'punting')).toEqual(['Starter']);
  });

  test("requires 75% of the team's games", () => {
    const lines = [line('Starter', 12), line('Hurt', 9), line('Gone', 8), line('Idle team', 8, {}, 'Army')];
    expect(names(lines, 'rushing')).toEqual(['Starter', 'Hurt', 'Idle team']);
  });

  test('lists all players if none qualifies', () => {
    expect(names([line('Backup', 1, { att: 3 })], 'passing')).toEqual(['Backup']);
  });
});

test('a list of leaders by a total has no minimum', () => {
  const lines = [line('Starter', 12, { tackles: 90 }), line('Backup', 1, { tackles: 2 })];
  expect(names(lines, 'defense')).toEqual(['Starter', 'Backup']);
});

describe('the usual order of a table', () => {
  const passer = (name: string, gamesPlayed: number, att: number, adjusted: number) =>
    line(name, gamesPlayed, { att, adjusted_pass_yards_per_attempt: adjusted });
  const order = (lines: readonly ReturnType<typeof line>[]) => inUsualOrder(lines, 'passing').map(({ name }) => name);

  test('lists qualified players first, and players with few attempts after them', () => {
    const lines = [passer('Gadget', 3, 1, 60), passer('Good', 4, 100, 8), passer('Better', 4, 90, 9)];
    expect(order(lines)).toEqual(['Better', 'Good', 'Gadget']);
  });

  test('counts attempts per team game, including games he missed', () => {
    const lines = [passer('Starter', 12, 180, 7), passer('Hurt', 10, 179, 12)];
    expect(order(lines)).toEqual(['Starter', 'Hurt']);
  });

  test('uses the average alone if no player qualifies', () => {
    expect(order([passer('One', 1, 3, 4), passer('Other', 1, 2, 5)])).toEqual(['Other', 'One']);
  });
});
