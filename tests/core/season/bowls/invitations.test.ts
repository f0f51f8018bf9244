import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/model/game.ts';
import type { PlayoffFormat } from '../../../../src/core/model/playoff.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import { type BowlInput, bowlGames } from '../../../../src/core/season/bowls/index.ts';
import { conferenceChampions } from '../../../../src/core/season/standings.ts';
import { beat, game, pollOf, result } from '../fixtures.ts';

const TWO: PlayoffFormat = { teams: 2, autobids: 0, championsTopFour: false };

/** The end of a season in which every FBS team has this many wins, in the given order, with these champions. */
function season(
  year: number,
  order: readonly string[],
  champions: Readonly<Record<string, string>>,
  wins = 8,
): BowlInput {
  const facts = reference.season(year);
  const others = Object.keys(facts.members).filter((team) => !order.includes(team));
  const ranked = [...order, ...others];
  const games: Game[] = ranked.flatMap((team) => Array.from({ length: wins }, () => beat(team, 'nobody', null)));
  const titles = Object.entries(champions).map(([conference, team]) =>
    game(team, 'nobody', { conference, kind: 'conference_championship', week: 15, result: result(20, 10) }),
  );
  const field = ranked.slice(0, 2).map((team, i) => ({ seed: i + 1, team, autobid: false }));
  const ranks = new Map(ranked.map((team, i) => [team, i + 1]));
  const all = [...games, ...titles];
  return {
    facts,
    format: TWO,
    field,
    games: all,
    ranks,
    champions: conferenceChampions({ facts, games: all, poll: pollOf(ranked) }),
    firstId: year * 10000 + 9000,
  };
}

const sides = (input: BowlInput, name: string) => {
  const found = bowlGames(input).find((g) => g.name === name);
  return found ? [found.home, found.away].sort() : null;
};

describe('bowl invitations by tie-in', () => {
  const champions = {
    acc: 'wake-forest',
    'big-12': 'oklahoma',
    'big-east': 'louisville',
    'big-ten': 'ohio-state',
    'pac-10': 'usc',
    sec: 'florida',
    wac: 'boise-state',
    cusa: 'houston',
    mac: 'central-michigan',
    'sun-belt': 'troy',
    mwc: 'byu',
  };
  const order = [
    'ohio-state',
    'florida',
    'michigan',
    'lsu',
    'louisville',
    'wisconsin',
    'oklahoma',
    'usc',
    'boise-state',
    'auburn',
    'notre-dame',
    'arkansas',
    'west-virginia',
    'wake-forest',
    'troy',
  ];
  const of2006 = season(2006, order, champions);

  it('send champions of 2006 to their tied-in bowls, unless they play for the title', () => {
    expect(sides(of2006, 'Orange Bowl')).toEqual(['louisville', 'wake-forest']);
    expect(sides(of2006, 'Rose Bowl')).toEqual(['michigan', 'usc']);
    expect(sides(of2006, 'Sugar Bowl')).toContain('lsu');
    expect(sides(of2006, 'Fiesta Bowl')).toContain('oklahoma');
  });

  it('put the best champion of the other conferences into a major bowl if ranked high enough', () => {
    const great = ['Sugar Bowl', 'Fiesta Bowl'].flatMap((name) => sides(of2006, name) ?? []);
    expect(great).toContain('boise-state');
    const low = season(2006, [...order.filter((team) => team !== 'boise-state')], champions);
    const lowGreat = ['Rose Bowl', 'Sugar Bowl', 'Orange Bowl', 'Fiesta Bowl'].flatMap(
      (name) => sides(low, name) ?? [],
    );
    expect(lowGreat).not.toContain('boise-state');
  });

  it('send champions of smaller conferences where they went: Mountain West to Las Vegas, Conference USA to Memphis', () => {
    expect(sides(of2006, 'Las Vegas Bowl')).toContain('byu');
    expect(sides(of2006, 'Liberty Bowl')).toContain('houston');
    expect(sides(of2006, 'New Orleans Bowl')).toContain('troy');
  });

  it('match the conferences that the bowl has agreed with', () => {
    const { members } = of2006.facts;
    const citrus = sides(of2006, 'Citrus Bowl')!.map((team) => members[team]);
    expect(citrus.sort()).toEqual(['big-ten', 'sec']);
  });

  it('fill every bowl of every season with two teams of different conferences, each invited once', () => {
    for (let year = 2000; year <= 2026; year++) {
      const facts = reference.season(year);
      for (const format of [facts.playoff, TWO, { ...TWO, teams: 4 as const }]) {
        const input = { ...season(year, order, {}), format };
        const games = bowlGames(input);
        const teams = games.flatMap((g) => [g.home, g.away]);
        expect(new Set(teams).size, `${year}`).toBe(games.length * 2);
        // A different format can turn major bowls into playoff games, or the reverse.
        const least = facts.bowls.length - (format === facts.playoff ? 0 : 2);
        expect(games.length, `bowls of ${year}`).toBeGreaterThanOrEqual(least);
        const mates = games.filter(
          (g) => facts.members[g.home] !== null && facts.members[g.home] === facts.members[g.away],
        );
        expect(
          mates.map((g) => g.name),
          `conference mates in ${year}`,
        ).toEqual([]);
      }
    }
  });

  it('name a known conference of the time, a major bowl or an open spot in every season', () => {
    for (let year = 2000; year <= 2026; year++) {
      const { tieIns, conferences, bowls } = reference.season(year);
      const ids = new Set(conferences.map(({ id }) => id));
      for (const { name } of bowls) {
        const wishes = tieIns![name]!.map((side) => side.split('/').map((wish) => wish.split(' ')[0]!));
        const known = (who: string) => who === 'major' || who === 'open' || ids.has(who);
        // A conference may be gone before its bowl finds a new partner: at least one side can be filled.
        expect(
          wishes.some((side) => side.some(known)),
          `${name} of ${year}`,
        ).toBe(true);
      }
    }
  });
});
