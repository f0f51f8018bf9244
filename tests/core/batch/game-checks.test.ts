import { beforeAll, describe, expect, it } from 'vitest';
import { CheckFailed, checkGame } from '../../../src/core/batch/game-checks.ts';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { GamePlayed } from '../../../src/core/dynasty/gameday/games.ts';
import { sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { playWeek } from '../../../src/core/dynasty/week.ts';
import { COL } from '../../../src/core/model/plays/play.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const YEAR = 2024;

describe('the checks of a batch', () => {
  const played: GamePlayed[] = [];

  beforeAll(() => {
    const settings = { seed: seedFrom('laws'), startYear: YEAR, team: 'rice', playoff: null };
    const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
    advance(dynasty);
    playWeek(dynasty, sheetsOf(dynasty), (game) => void played.push(game));
  });

  it('pass for a week as it was played', () => {
    for (const one of played) expect(() => checkGame(YEAR, one, true)).not.toThrow();
  });

  it('fail for a score that does not match its plays', () => {
    const one = played[0]!;
    const result = { ...one.game.result!, homeScore: one.game.result!.homeScore + 1 };
    const wrong = { ...one, game: { ...one.game, result } };
    expect(() => checkGame(YEAR, wrong, true)).toThrow(CheckFailed);
    expect(() => checkGame(YEAR, wrong, true)).toThrow(new RegExp(`game ${one.game.id} ended`));
  });

  it('fail for an impossible play', () => {
    const one = played[0]!;
    const plays = one.box.plays.slice();
    plays[COL.quarter] = 3;
    expect(() => checkGame(YEAR, { ...one, box: { ...one.box, plays } }, true)).toThrow(/play 0/);
  });
});
