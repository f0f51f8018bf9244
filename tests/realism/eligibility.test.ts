import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../src/core/dynasty/dynasty-state.ts';
import { playWeek, seasonOver, sheetsOf } from '../../src/core/dynasty/week.ts';
import { classOfSeason, hasKept, keepsThisSeason, keptIn, seasonsPlayed } from '../../src/core/model/eligibility.ts';
import { type Player, ratingIn } from '../../src/core/model/player.ts';
import { ROSTER_SIZE } from '../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../src/core/model/rules.ts';
import type { PlayerSeason } from '../../src/core/model/season.ts';
import { seedFrom } from '../../src/core/random/stream.ts';
import { reference } from '../../src/core/reference/index.ts';
import { resolveTuning } from '../../src/core/tuning/index.ts';

/** A season of a dynasty once it is closed. */
interface Closed {
  year: number;
  players: readonly Player[];
  lines: ReadonlyMap<number, PlayerSeason>;
  programs: number;
  gone: ReadonlySet<number>;
}

const FIRST = 2017;
const SEASONS = 5;

function close(dynasty: DynastyState): Closed {
  advance(dynasty);
  const sheets = sheetsOf(dynasty);
  while (!seasonOver(dynasty)) playWeek(dynasty, sheets, () => undefined);
  const { closed } = advance(dynasty);
  const gone = new Set(closed!.departures.map(({ player }) => player));
  const { year, players, playerSeasons, programs } = dynasty;
  return { year, players: [...players], lines: playerSeasons, programs: programs.length, gone };
}

const closed: Closed[] = [];

/** The seasons that changed how years are kept: no snap, four games, nobody's year, and the year after it. */
beforeAll(() => {
  const settings = { seed: seedFrom('eligibility'), startYear: FIRST, team: 'iowa', playoff: null };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
  for (let season = 0; season < SEASONS; season++) {
    closed.push(close(dynasty));
    while (dynasty.stage !== 'preseason') advance(dynasty);
  }
}, 300_000);

const everybody = () => closed.flatMap(({ year, players }) => players.map((player) => ({ year, player })));

describe('eligibility in a dynasty from 2017 to 2021', () => {
  it('lets nobody play a fifth season, nor stay a sixth year without 2020 or a medical one', () => {
    for (const { player } of everybody()) {
      const more = Number(hasKept(player, 'medical')) + Number(hasKept(player, 'nobody'));
      expect(seasonsPlayed(player, player.seasons)).toBeLessThan(4);
      expect(player.seasons + 1).toBeLessThanOrEqual(5 + more);
    }
  });

  it('lets nobody redshirt twice, nor in a season in which he played too much', () => {
    for (const { player } of everybody()) {
      const redshirts = Array.from({ length: player.seasons + 1 }, (_, season) => keptIn(player, season));
      expect(redshirts.filter((each) => each === 'redshirt').length).toBeLessThanOrEqual(1);
    }
    for (const { year, players, lines } of closed) {
      for (const player of players) {
        if (keepsThisSeason(player) !== 'redshirt') continue;
        expect(lines.get(player.id)?.games ?? 0).toBeLessThanOrEqual(rulesOf(year).redshirtGames!);
      }
    }
  });

  it('counts 2020 for nobody and every other season for whoever played it', () => {
    for (const { year, players, lines } of closed) {
      for (const player of players) {
        if (year === 2020) expect(keepsThisSeason(player)).toBe('nobody');
        else if ((lines.get(player.id)?.games ?? 0) > 4 && keepsThisSeason(player) !== null) {
          expect(keepsThisSeason(player)).toBe('medical');
        }
      }
    }
  });

  it('shows class and rating by his years, better every year that he practices on average', () => {
    for (const { player } of everybody()) {
      expect(player.classYear).toBe(classOfSeason(player, player.seasons));
      expect(player.rating).toBe(ratingIn(player.ratings, player.seasons));
    }
  });

  it('keeps every roster full, and nobody who is gone', () => {
    for (const [at, { players, programs }] of closed.entries()) {
      expect(players).toHaveLength(programs * ROSTER_SIZE);
      const before = closed[at - 1];
      const here = new Set(players.map(({ id }) => id));
      for (const { id, classYear } of before?.players ?? []) {
        if (classYear === 'sr' && before!.gone.has(id)) expect(here.has(id)).toBe(false);
      }
    }
  });

  it('brings seniors back after 2020 alone in numbers', () => {
    const back = ({ players, gone }: Closed) => {
      const seniors = players.filter(({ classYear }) => classYear === 'sr');
      return seniors.filter(({ id }) => !gone.has(id)).length / seniors.length;
    };
    // Public rosters: 6% in usual years, 53% after 2020.
    for (const season of closed) {
      if (season.year === 2020) expect(back(season)).toBeGreaterThan(0.45);
      else expect(back(season)).toBeLessThan(0.1);
    }
  });
});
