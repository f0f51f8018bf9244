import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { type Sheets, sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { cycleOf } from '../../../src/core/dynasty/recruiting.ts';
import { playWeek, type WeekPlayed } from '../../../src/core/dynasty/week.ts';
import { started } from '../../../src/core/dynasty/winter/turnover.ts';
import type { PlayerId } from '../../../src/core/model/ids.ts';
import { asInPreseason, type Player, seasonStep } from '../../../src/core/model/player.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { stepOf } from '../../../src/core/offseason/winter.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const tuning = resolveTuning();
const { week: HALFWAY, seasons: YOUNG, most: MOST } = tuning.development.inSeason;
const settings = { seed: seedFrom('steps'), startYear: 2024, team: 'iowa', playoff: null };
const byId = (players: readonly Player[]) => new Map(players.map((player): [PlayerId, Player] => [player.id, player]));

describe('a young player during the season', () => {
  const dynasty: DynastyState = newDynasty(settings, reference, RULE_BOOK, tuning);
  const weeks: WeekPlayed[] = [];
  let sheets: Sheets;
  let before: ReadonlyMap<PlayerId, Player>;
  let preseasonBook: ReturnType<typeof cycleOf>;

  beforeAll(() => {
    advance(dynasty);
    sheets = sheetsOf(dynasty);
    preseasonBook = cycleOf(dynasty);
    before = byId(dynasty.players);
    while (dynasty.week <= HALFWAY) weeks.push(playWeek(dynasty, sheets, () => undefined));
  });

  it('breaks out halfway through it, and at no other time', () => {
    expect(weeks.map(({ stepped }) => stepped !== null)).toEqual(weeks.map(({ week }) => week === HALFWAY));
  });

  it('gains a point or two if he has played, in parts that add up to his rating, and no other rating changes', () => {
    const better = dynasty.players.filter((player) => seasonStep(player) > 0);
    expect(better.length / dynasty.programs.length).toBeGreaterThan(2);
    for (const now of dynasty.players) {
      const then = before.get(now.id)!;
      const step = seasonStep(now);
      expect(now.rating - then.rating).toBe(step);
      expect(now.ratings).toEqual([...then.ratings.slice(0, -1), now.rating]);
      const parts = (list: Player['winter']) => (list ?? []).reduce((sum, part) => sum + part, 0);
      expect(parts(now.winter) - parts(then.winter)).toBeCloseTo(step, 6);
      if (step === 0) continue;
      expect(step).toBeLessThanOrEqual(MOST);
      expect(then.seasons).toBeLessThan(YOUNG);
      expect(dynasty.playerSeasons.get(now.id)!.games).toBeGreaterThan(0);
    }
  });

  it('starts once he is better than those ahead of him, on the next team sheets and in the ratings', () => {
    expect(dynasty.players).toEqual(started(dynasty.players, dynasty));
    const [risen] = dynasty.players.filter((player) => player.starter && !before.get(player.id)!.starter);
    expect(seasonStep(risen!)).toBeGreaterThan(0);
    const slot = sheets.of(risen!.team).players.find(({ id }) => id === risen!.id);
    expect(slot?.rating).toBe(risen!.rating);
    expect(sheets.playerOf(risen!.id)).toBe(risen);
  });

  it('changes nothing about the class being recruited, however the season was loaded', () => {
    expect(cycleOf(dynasty)).toBe(preseasonBook);
    const loaded = cycleOf({ ...dynasty, players: [...dynasty.players] });
    expect([loaded.openings, loaded.recruits]).toEqual([preseasonBook.openings, preseasonBook.recruits]);
    const ratings = (players: readonly Player[]) =>
      players.map(({ id, rating, ratings: past }) => ({ id, rating, past }));
    expect(ratings(asInPreseason(dynasty.players))).toEqual(ratings([...before.values()]));
  });
});

describe('a midseason breakout', () => {
  const freshman = { position: 'wr' as const, seasons: 0, rating: 60, potential: 80 };
  const mean = (playing: number, player = freshman) => {
    const steps = Array.from({ length: 2000 }, (_, n) => stepOf(player, playing, stream(seedFrom(n), 'step'), tuning));
    return steps.reduce((sum, step) => sum + step, 0) / steps.length;
  };

  it('is bigger the more he plays and the more he has left to learn, and absent for older players', () => {
    expect(mean(1)).toBeGreaterThan(mean(0.3));
    expect(mean(1)).toBeGreaterThan(mean(1, { ...freshman, potential: 68 }));
    expect(mean(0)).toBe(0);
    expect(mean(1, { ...freshman, seasons: YOUNG })).toBe(0);
    expect(mean(1, { ...freshman, rating: 99, potential: 120 })).toBe(0);
  });
});
