import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { settingOf } from '../../../src/core/dynasty/gameday/conditions.ts';
import type { GamePlayed } from '../../../src/core/dynasty/gameday/games.ts';
import { sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { programMap } from '../../../src/core/dynasty/season-facts.ts';
import { playWeek } from '../../../src/core/dynasty/week.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { records } from '../../../src/core/season/records.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const settings = { seed: '0000000000000000000000000000c01d', startYear: 2024, team: 'michigan', playoff: null };

function start(facts = reference): DynastyState {
  const dynasty = newDynasty(settings, facts, RULE_BOOK, resolveTuning());
  advance(dynasty);
  return dynasty;
}

describe('the setting of games', () => {
  const dynasty = start();
  const played: GamePlayed[] = [];

  beforeAll(() => {
    const sheets = sheetsOf(dynasty);
    for (let week = 1; week <= 5; week++) playWeek(dynasty, sheets, (game) => played.push(game));
  });

  it('is known for every game, and stays the same', () => {
    expect(played.length).toBeGreaterThan(200);
    for (const { game, setting } of played) {
      const before = records(dynasty.games.filter(({ week }) => week < game.week));
      const program = programMap(dynasty).get(game.home);
      expect(settingOf({ ...dynasty, program, records: before }, game)).toEqual(setting);
      expect(setting).not.toBeNull();
    }
  });

  it('moves the posted total with the weather', () => {
    const storms = played.filter(({ setting }) => setting!.effects.day.total < -2);
    const calm = played.filter(({ setting }) => setting!.effects.day.total > 0.3);
    const total = (list: readonly GamePlayed[]) =>
      list.reduce((sum, { game }) => sum + game.odds!.total, 0) / list.length;
    expect(storms.length).toBeGreaterThan(3);
    expect(total(storms)).toBeLessThan(total(calm));
  });
});
