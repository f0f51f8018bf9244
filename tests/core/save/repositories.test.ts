import { beforeAll, describe, expect, it } from 'vitest';
import type { Save, SaveSession } from '../../../src/core/save/contracts.ts';
import { inMemorySave } from '../../../src/core/save/create.ts';
import {
  awards,
  firstPlayers,
  inductees,
  newDynasty,
  playerSeason,
  poll,
  programs,
  recordsSet,
  schedule,
  someLog,
  TEAMS,
  take,
  teamStats,
  YEAR,
} from './small-dynasty.ts';

/** A season that is closed, and one week of the next. */
let session: SaveSession;
const ask = <T>(fn: (save: Save) => T): T => session.read(fn);

beforeAll(async () => {
  session = await inMemorySave(newDynasty(), { command: 'new', input: {} });
  await take(session, 6);
});

const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);
const ascending = (list: number[]): number[] => list.toSorted((a, b) => a - b);

describe('games', () => {
  it('are found by id, week, team and opponents, always sorted by id', () => {
    const all = ask((save) => save.games.ofYear(YEAR));
    expect(ids(all)).toEqual(ids(schedule(YEAR)));
    expect(all.every((game) => game.result && game.headline)).toBe(true);
    expect(ask((save) => save.games.ofWeek(YEAR, 2))).toEqual(all.filter((game) => game.week === 2));
    for (const team of TEAMS) {
      const mine = all.filter((game) => game.home === team || game.away === team);
      expect(ask((save) => save.games.ofTeam(YEAR, team))).toEqual(mine);
    }
    const { home, away } = all[0]!;
    const series = ask((save) => save.games.between(away, home));
    expect(ids(series)).toEqual(ascending(ids(series)));
    expect(series.some((game) => game.year === YEAR) && series.some((game) => game.year === YEAR + 1)).toBe(true);
    expect(ask((save) => save.games.byId(1))).toBeNull();
  });

  it('keep their plays', () => {
    const log = ask((save) => save.boxes.byGame(YEAR * 10_000 + 3))!;
    expect(log.plays).toEqual(someLog(log.game));
    const game = ask((save) => save.games.byId(log.game))!;
    expect(log.rosters[0]).toEqual(
      firstPlayers()
        .filter((p) => p.team === game.home)
        .map((p) => p.id),
    );
    expect(ask((save) => save.boxes.byGame((YEAR + 1) * 10_000 + 6))).toBeNull();
  });
});

describe('players', () => {
  it('are never forgotten: a departed player is found with his last year and reason', () => {
    const left = ask((save) => save.players.leftAfter(YEAR));
    expect(ids(left)).toEqual(ascending(ids(left)));
    expect(left).toHaveLength(20);
    expect(left[0]).toMatchObject({
      lastYear: YEAR,
      reason: 'graduated',
      onRoster: false,
      joined: YEAR,
      classYear: 'sr',
    });
    expect(ask((save) => save.players.byId(left[0]!.id))).toEqual(left[0]);
    expect(ask((save) => save.players.current()).some((p) => p.id === left[0]!.id)).toBe(false);
  });

  it('on rosters are sorted by id, with this year’s class and rating', () => {
    const current = ask((save) => save.players.current());
    expect(ids(current)).toEqual(ascending(ids(current)));
    expect(current).toHaveLength(88);
    const grown = current.find((p) => p.id === 1)!;
    const before = firstPlayers()[0]!;
    expect(grown).toEqual({
      ...before,
      seasons: 1,
      classYear: 'so',
      rating: before.rating + 1,
      ratings: [...before.ratings, before.rating + 1],
      winter: [1, 0, 0, 0, 0, 0, 0],
      starter: !before.starter,
    });
    expect(ids(ask((save) => save.players.ofTeam('dover')))).toEqual(ids(current.filter((p) => p.team === 'dover')));
    expect(ids(ask((save) => save.players.joinedIn(YEAR + 1)))).toHaveLength(20);
  });

  it('are found by part of their name, taken literally', () => {
    expect(ask((save) => save.players.named('AL1 smi', 5)).map((p) => p.id)).toEqual([1]);
    expect(ask((save) => save.players.named("al'1 smi", 5)).map((p) => p.id)).toEqual([1]);
    expect(ask((save) => save.players.named('%', 3)).every((p) => p.last.includes('%'))).toBe(true);
    const [last] = ask((save) => save.players.named('Smith', 500)).slice(-1);
    expect(last!.onRoster).toBe(false);
  });
});

describe('totals', () => {
  it('of closed seasons and the current one are read alike', () => {
    const player = firstPlayers()[0]!;
    const seasons = ask((save) => save.playerSeasons.ofPlayer(player.id));
    expect(seasons.map((season) => [season.year, season.classYear])).toEqual([
      [YEAR, 'fr'],
      [YEAR + 1, 'so'],
    ]);
    expect(seasons[0]).toEqual(playerSeason(YEAR, player, 3));
    for (const year of [YEAR, YEAR + 1]) {
      const all = ask((save) => save.playerSeasons.ofYear(year));
      expect(all).toHaveLength(88);
      expect(all.map((season) => season.player)).toEqual(ascending(all.map((season) => season.player)));
      expect(ask((save) => save.playerSeasons.ofTeam(year, 'brook'))).toEqual(all.filter((s) => s.team === 'brook'));
    }
    expect(ask((save) => save.playerSeasons.ofPlayer(9999))).toEqual([]);
  });

  it('of teams are stored by team', () => {
    const expected = TEAMS.map((team) => teamStats(YEAR, team, 3));
    expect(ask((save) => save.teamStats.ofYear(YEAR))).toEqual(expected);
    expect(ask((save) => save.teamStats.byTeam(YEAR, 'clay'))).toEqual(expected[2]);
  });
});

describe('the rest', () => {
  it('polls are stored by week, to the last digit', () => {
    expect(ask((save) => save.polls.ofWeek(YEAR, 2))).toEqual(poll(YEAR, 2));
    expect(ask((save) => save.polls.ofYear(YEAR)).map((p) => p.week)).toEqual([1, 2, 3, 4]);
    expect(ask((save) => save.polls.last(YEAR))).toEqual(poll(YEAR, 4));
    expect(ask((save) => save.polls.ofWeek(YEAR, 19))).toBeNull();
  });

  it('programs are stored as they were in a year', () => {
    expect(ask((save) => save.programs.ofYear(YEAR + 1))).toEqual(programs(YEAR + 1));
  });

  it('history is sorted by year and team, and a team’s own newest first', () => {
    expect(ask((save) => save.history.all()).map((row) => row.year)).toEqual([YEAR - 1, YEAR, YEAR, YEAR, YEAR]);
    expect(ask((save) => save.history.ofTeam('ashland')).map((row) => row.year)).toEqual([YEAR, YEAR - 1]);
    expect(ask((save) => save.history.ofYear(YEAR)).map((row) => row.team)).toEqual(TEAMS);
  });

  it('records are stored as set: current ones by span, and those set in a year', () => {
    const player = firstPlayers()[2]!;
    const given = [1, 2, 3].map((week) => recordsSet(YEAR, week, player));
    expect(ask((save) => save.recordBook.of('nation', '')).slice(0, 3)).toEqual(given.map(([nation]) => nation));
    const own = ask((save) => save.recordBook.inYear(YEAR, 'program', player.team));
    expect(own).toEqual([given[2]![2], ...given.map(([, program]) => program)]);
    const standing = ask((save) => save.recordBook.standing(['game']));
    expect(standing.map(({ scope, span }) => [scope, span])).toEqual([
      ['nation', 'game'],
      ['program', 'game'],
    ]);
    expect(ask((save) => save.recordBook.standing(['season', 'career'])).map(({ span }) => span)).toEqual(['season']);
    expect(ask((save) => save.recordBook.empty())).toBe(false);
    expect(ask((save) => save.recordBook.all()).length).toBeGreaterThan(given.length);
  });

  it('hall of fame members are stored by hall and by player', () => {
    const senior = firstPlayers().find(({ classYear }) => classYear === 'sr')!;
    const given = inductees(YEAR, senior);
    expect(ask((save) => save.halls.ofPlayer(senior.id))).toEqual(given);
    expect(ask((save) => save.halls.ofHall(null))[0]).toEqual(given[0]);
    expect(ask((save) => save.halls.ofHall(senior.team))[0]).toEqual(given[1]);
    expect(ask((save) => save.halls.all())).toEqual(expect.arrayContaining(given));
  });

  it('finished careers are the sums of their seasons', () => {
    const ending = ask((save) => save.playerSeasons.careersEnding(YEAR));
    const left = ask((save) => save.players.leftAfter(YEAR)).map(({ id }) => id);
    expect([...new Set(ending.map(({ player }) => player))]).toEqual(left);
    for (const { player, team, counts } of ending) {
      const seasons = ask((save) => save.playerSeasons.ofPlayer(player)).filter((each) => each.team === team);
      expect(seasons.length).toBeGreaterThan(0);
      expect([...counts]).toEqual([...counts].map((_, i) => seasons.reduce((sum, each) => sum + each.counts[i]!, 0)));
    }
    expect(ask((save) => save.playerSeasons.careersEnding(YEAR - 5))).toEqual([]);
  });

  it('awards are sorted by season, kind and player, national ones before a conference’s', () => {
    const given = awards(YEAR, 3, firstPlayers());
    const all = ask((save) => save.awards.ofYear(YEAR));
    expect(ask((save) => save.awards.years())).toEqual([YEAR, YEAR + 1]);
    expect(all.filter(({ week }) => week === 3)).toEqual(expect.arrayContaining(given));
    expect(ask((save) => save.awards.ofKind(YEAR, 'heisman')).map(({ week, place }) => [week, place])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [2, 2],
      [3, 1],
      [3, 2],
    ]);
    const nation = ask((save) => save.awards.ofNationAnd(YEAR, null));
    expect(nation).toEqual(all.filter(({ conference }) => conference === null));
    expect(ask((save) => save.awards.ofNationAnd(YEAR, 'lake'))).toEqual(all);
    const own = ask((save) => save.awards.ofPlayer(given[2]!.player));
    expect(own.map(({ kind, conference }) => [kind, conference])).toContainEqual(['all_conference', 'lake']);
  });

  it('a team unknown to the save is an error', () => {
    expect(() => ask((save) => save.games.ofTeam(YEAR, 'nowhere'))).toThrow('nowhere');
  });
});
