import { describe, expect, it } from 'vitest';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import { sheetsOf } from '../../../src/core/dynasty/gameday/sheets.ts';
import { keptOff } from '../../../src/core/dynasty/saved.ts';
import type { PlayerId } from '../../../src/core/model/ids.ts';
import { hasKept } from '../../../src/core/model/people/eligibility.ts';
import { STARTER_SLOTS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { hasWaiver } from '../../../src/core/offseason/leaving/eligibility.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

const settings = { seed: seedFrom('saved'), startYear: 2016, team: 'iowa', playoff: null };
const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
const sheets = sheetsOf(dynasty);
const chartOf = (team: string) => sheets.of(team).players;
const NONE: ReadonlySet<PlayerId> = new Set();
const saved = keptOff(dynasty, NONE, chartOf);

describe('when one snap costs a redshirt', () => {
  it('staffs redshirt newcomers behind the regulars, and no one else', () => {
    const off = new Set(saved);
    const isNew = new Map(dynasty.players.map(({ id, seasons }) => [id, seasons === 0]));
    for (const { team } of dynasty.programs) {
      const chart = chartOf(team);
      for (const [index, player] of chart.entries()) {
        if (!off.has(player.id)) continue;
        expect(isNew.get(player.id)).toBe(true);
        const ahead = chart
          .slice(0, index)
          .filter(({ id, position }) => position === player.position && !off.has(id)).length;
        expect(ahead).toBeGreaterThan(STARTER_SLOTS[player.position]);
      }
    }
    const newcomers = dynasty.players.filter(({ seasons }) => seasons === 0).length;
    expect(off.size / newcomers).toBeGreaterThan(0.2);
    expect(off.size / newcomers).toBeLessThan(0.6);
  });

  it('one of them plays when players ahead of him are hurt, and keeps playing after that', () => {
    const newcomer = saved[0]!;
    const { team, position } = dynasty.players.find(({ id }) => id === newcomer)!;
    const others = new Set(
      chartOf(team)
        .filter((each) => each.position === position && each.id !== newcomer)
        .map(({ id }) => id),
    );
    expect(keptOff(dynasty, others, chartOf)).not.toContain(newcomer);
    const line = { games: 1 } as unknown as ReturnType<typeof dynasty.playerSeasons.get> & object;
    const playerSeasons = new Map([[newcomer, line]]);
    expect(keptOff({ ...dynasty, playerSeasons }, NONE, chartOf)).not.toContain(newcomer);
  });

  it('it stopped mattering once four games were allowed', () => {
    expect(keptOff({ ...dynasty, year: 2018 }, NONE, chartOf)).toEqual([]);
  });
});

describe('when a redshirt may play four games and transfers play right away', () => {
  const now = { ...dynasty, year: 2024 };
  type Line = ReturnType<typeof dynasty.playerSeasons.get> & object;
  /** Everyone has played this many games, one a week. */
  const having = (games: number) => ({
    ...now,
    week: games + 1,
    playerSeasons: new Map(now.players.map(({ id }) => [id, { games, freeGames: 0 } as Line])),
  });
  const off = new Set(keptOff(having(4), NONE, chartOf));

  it('backup seniors save their last season after four games, and no one else does', () => {
    const people = new Map(now.players.map((player) => [player.id, player]));
    for (const id of off) {
      const { classYear, starter, kept } = people.get(id)!;
      expect([classYear, starter, hasKept({ kept, seasons: 8 }, 'redshirt')]).toEqual(['sr', false, false]);
    }
    const behind = now.players.filter(
      (player) => player.classYear === 'sr' && !player.starter && !hasKept(player, 'redshirt'),
    );
    expect(off.size / behind.length).toBeGreaterThan(0.6);
  });

  it('they play until then, and again when players ahead of them are hurt', () => {
    expect(keptOff(having(3), NONE, chartOf)).toEqual([]);
    const [id] = off;
    const { team, position } = now.players.find((player) => player.id === id)!;
    const others = chartOf(team).filter((each) => each.position === position && each.id !== id);
    expect(keptOff(having(4), new Set(others.map((each) => each.id)), chartOf)).not.toContain(id);
  });

  it('they did not while transfers had to sit out a season', () => {
    expect(keptOff({ ...having(4), year: 2019 }, NONE, chartOf)).toEqual([]);
  });
});

describe('an extra season for a senior who hardly played', () => {
  const ids = Array.from({ length: 2000 }, (_, id) => id);
  const share = (year: number) =>
    ids.filter((id) => hasWaiver(id, year, settings.seed, dynasty.tuning)).length / ids.length;

  it('is given to as many as the historical rate says, and to none for years after 2020', () => {
    expect(share(2016)).toBeCloseTo(dynasty.tuning.portal.years.y2017.waivers, 1);
    expect([share(2020), share(2022)]).toEqual([0, 0]);
    expect(share(2024)).toBeCloseTo(dynasty.tuning.portal.years.y2024.waivers, 1);
  });
});
