import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../src/core/dynasty/create.ts';
import type { DynastyState } from '../../src/core/dynasty/dynasty-state.ts';
import { sheetsOf } from '../../src/core/dynasty/gameday/sheets.ts';
import { playWeek, seasonOver } from '../../src/core/dynasty/week.ts';
import {
  classOfSeason,
  hasKept,
  keepsThisSeason,
  keptIn,
  playsOn,
  seasonsPlayed,
  sitsOut,
} from '../../src/core/model/people/eligibility.ts';
import { type Player, ratingIn } from '../../src/core/model/player.ts';
import type { Transfer } from '../../src/core/model/portal.ts';
import { ROSTER_SIZE } from '../../src/core/model/positions.ts';
import { RULE_BOOK, rulesOf } from '../../src/core/model/rules.ts';
import type { PlayerSeason } from '../../src/core/model/season.ts';
import { seedFrom } from '../../src/core/random/stream.ts';
import { reference } from '../../src/core/reference/index.ts';
import { resolveTuning } from '../../src/core/tuning/index.ts';

/** A season of a dynasty after it is closed. */
interface Closed {
  year: number;
  players: readonly Player[];
  lines: ReadonlyMap<number, PlayerSeason>;
  programs: number;
  /** Players who have left college football. */
  gone: ReadonlySet<number>;
  /** Number of seniors who entered the portal. */
  seniorsIn: number;
  /** Outcomes of all players who were in the portal before the season. */
  transfers: readonly Transfer[];
}

const FIRST = 2017;
const SEASONS = 5;

function close(dynasty: DynastyState, transfers: readonly Transfer[]): Closed {
  advance(dynasty);
  const sheets = sheetsOf(dynasty);
  while (!seasonOver(dynasty)) playWeek(dynasty, sheets, () => undefined);
  const { closed } = advance(dynasty);
  const { year, players, playerSeasons, programs } = dynasty;
  const gone = new Set(closed!.departures.filter(({ reason }) => reason !== 'portal').map(({ player }) => player));
  const seniors = new Set(players.filter(({ classYear }) => classYear === 'sr').map(({ id }) => id));
  const seniorsIn = closed!.transfers.filter(({ player }) => seniors.has(player)).length;
  return { year, players: [...players], lines: playerSeasons, programs: programs.length, gone, seniorsIn, transfers };
}

const closed: Closed[] = [];

/** Seasons that changed eligibility: no snap, four games, the waived year, and the year after it. */
beforeAll(() => {
  const settings = { seed: seedFrom('eligibility'), startYear: FIRST, team: 'iowa', playoff: null };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, resolveTuning());
  let transfers: readonly Transfer[] = [];
  for (let season = 0; season < SEASONS; season++) {
    closed.push(close(dynasty, transfers));
    while (dynasty.stage !== 'preseason') transfers = advance(dynasty).turnover?.transfers ?? transfers;
  }
});

const share = <T>(list: readonly T[], is: (one: T) => boolean): number => list.filter(is).length / list.length;

const allPlayers = () => closed.flatMap(({ year, players }) => players.map((player) => ({ year, player })));

describe('eligibility in a dynasty from 2017 to 2021', () => {
  it('never allows a fifth season of competition, or a sixth year without 2020 or a medical redshirt', () => {
    for (const { player } of allPlayers()) {
      const more = Number(hasKept(player, 'medical')) + Number(hasKept(player, 'free_year'));
      expect(seasonsPlayed(player, player.seasons)).toBeLessThan(4);
      expect(player.seasons + 1).toBeLessThanOrEqual(5 + more);
    }
  });

  it('never allows two redshirts, or a redshirt after too many games', () => {
    for (const { player } of allPlayers()) {
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

  it('gives every 2020 senior one more year, and counts every other season that was played', () => {
    for (const { year, players, lines } of closed) {
      for (const player of players) {
        const kept = keepsThisSeason(player);
        if (kept === 'free_year') expect([player.classYear, year >= 2020]).toEqual(['sr', true]);
        if (year === 2020 && player.classYear === 'sr') expect(kept).not.toBeNull();
        if ((lines.get(player.id)?.games ?? 0) > 4 && kept !== null && kept !== 'free_year')
          expect(kept).toBe('medical');
      }
    }
  });

  // Public rosters: 43% of the 2021 players were freshmen, 41% the year before.
  it('advances classes after 2020 as after any season: no more freshmen in 2021 than usual', () => {
    const freshmen = closed.map(({ players }) => share(players, ({ classYear }) => classYear === 'fr'));
    expect(Math.abs(freshmen.at(-1)! - freshmen[0]!)).toBeLessThan(0.08);
  });

  // Public rosters: 56% of the 2016 and 2017 signees, 60% of the three-stars and 35% of the four-stars.
  it('redshirted more than half of the signees when one snap burned it, and fewer the more stars they had', () => {
    const { players } = closed[0]!;
    const redshirtShare = (...stars: readonly number[]) =>
      share(
        players.filter((player) => player.seasons === 0 && stars.includes(player.stars)),
        (player) => keepsThisSeason(player) === 'redshirt',
      );
    expect(redshirtShare(2, 3, 4, 5)).toBeGreaterThan(0.5);
    expect(redshirtShare(2, 3, 4, 5)).toBeLessThan(0.66);
    const shares = [redshirtShare(3), redshirtShare(4), redshirtShare(5)];
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  });

  it('shows class and rating by year, and every year of practice helps on average', () => {
    for (const { player } of allPlayers()) {
      expect(player.classYear).toBe(classOfSeason(player, player.seasons));
      expect(player.rating).toBe(ratingIn(player.ratings, player.seasons));
    }
  });

  it('keeps every roster full, without departed players', () => {
    for (const [index, { year, players, programs }] of closed.entries()) {
      // 2020 seniors did not count against the scholarship limit in 2021.
      const counted = year === 2021 ? players.filter((player) => !playsOn(player)) : players;
      expect(counted).toHaveLength(programs * ROSTER_SIZE);
      if (year === 2021) expect(players.length / programs).toBeGreaterThan(ROSTER_SIZE + 4);
      const before = closed[index - 1];
      const here = new Set(players.map(({ id }) => id));
      for (const { id, classYear } of before?.players ?? []) {
        if (classYear === 'sr' && before!.gone.has(id)) expect(here.has(id)).toBe(false);
      }
    }
  });

  it('keeps transfers off the field until 2020, except graduates and a few with a waiver', () => {
    for (const { year, players, lines, transfers } of closed) {
      const came = new Set(
        transfers.filter(({ end, from }) => end === 'moved' && from !== null).map((each) => each.player),
      );
      const must = players.filter(({ id, seasons }) => came.has(id) && seasons < 4);
      const out = players.filter(sitsOut);
      if (year > 2020 || year === FIRST) expect(out).toEqual([]);
      else expect(out.length).toBeGreaterThan(0.97 * must.length);
      for (const player of out) {
        expect(must).toContain(player);
        expect(player.starter).toBe(false);
        expect(lines.get(player.id)?.games ?? 0).toBe(0);
      }
      const redshirts = out.filter((player) => keepsThisSeason(player) === 'redshirt');
      if (out.length > 0) expect(redshirts.length).toBeGreaterThan(0.3 * out.length);
    }
  });

  it('has many seniors in the portal after 2020, few before, and graduates since transfers play right away', () => {
    for (const { year, seniorsIn, programs } of closed) {
      if (year === 2020) expect(seniorsIn / programs).toBeGreaterThan(1);
      else expect(seniorsIn / programs).toBeLessThan(year < 2020 ? 1 : 4);
    }
  });

  it('brings half the seniors back after 2020, few before, and some who saved their season since', () => {
    const back = ({ players, gone }: Closed) => {
      const seniors = players.filter(({ classYear }) => classYear === 'sr');
      return seniors.filter(({ id }) => !gone.has(id)).length / seniors.length;
    };
    // Public rosters: 6% in usual years, 53% after 2020.
    for (const season of closed) {
      if (season.year === 2020) expect(back(season)).toBeGreaterThan(0.45);
      else expect(back(season)).toBeLessThan(season.year < 2020 ? 0.1 : 0.25);
    }
  });
});
