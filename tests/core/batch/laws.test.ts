import { beforeAll, describe, expect, it } from 'vitest';
import { checkGame, LawBroken } from '../../../src/core/batch/laws.ts';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { playWeek, type WeekPlayed } from '../../../src/core/dynasty/week.ts';
import { COL } from '../../../src/core/model/play.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

describe('the laws of a batch', () => {
  let played: WeekPlayed;

  beforeAll(() => {
    const settings = { seed: seedFrom('laws'), startYear: 2024, team: 'rice', playoff: null };
    const world = newDynasty(settings, reference, resolveTuning());
    advance(world);
    played = playWeek(world);
  }, 60_000);

  it('are kept by a week as it was played', () => {
    for (const one of played.games) expect(() => checkGame(played.year, one, true)).not.toThrow();
  });

  it('are broken by a result that is not the sum of its plays', () => {
    const one = played.games[0]!;
    const result = { ...one.game.result!, homeScore: one.game.result!.homeScore + 1 };
    const wrong = { ...one, game: { ...one.game, result } };
    expect(() => checkGame(played.year, wrong, true)).toThrow(LawBroken);
    expect(() => checkGame(played.year, wrong, true)).toThrow(new RegExp(`game ${one.game.id} ended`));
  });

  it('are broken by a play that cannot have happened', () => {
    const one = played.games[0]!;
    const plays = one.box.plays.slice();
    plays[COL.quarter] = 3;
    expect(() => checkGame(played.year, { ...one, box: { ...one.box, plays } }, true)).toThrow(/play 0/);
  });
});
