import { beforeAll, describe, expect, it } from 'vitest';
import { checkWeek, LawBroken } from '../../../src/core/batch/laws.ts';
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
    expect(() => checkWeek(played, true)).not.toThrow();
  });

  it('are broken by a result that is not the sum of its plays', () => {
    const [one, ...rest] = played.games;
    const result = { ...one!.game.result!, homeScore: one!.game.result!.homeScore + 1 };
    const wrong = { ...played, games: [{ ...one!, game: { ...one!.game, result } }, ...rest] };
    expect(() => checkWeek(wrong, true)).toThrow(LawBroken);
    expect(() => checkWeek(wrong, true)).toThrow(new RegExp(`game ${one!.game.id} ended`));
  });

  it('are broken by a play that cannot have happened', () => {
    const [one] = played.games;
    const plays = one!.box.plays.slice();
    plays[COL.quarter] = 3;
    expect(() => checkWeek({ ...played, games: [{ ...one!, box: { ...one!.box, plays } }] }, true)).toThrow(/play 0/);
  });
});
