import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../../../src/core/model/game.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import { type BowlInput, bowlGames, bowlsOf } from '../../../../src/core/season/bowls/index.ts';
import { conferenceChampions } from '../../../../src/core/season/standings.ts';
import { beat, game, pollOf, result } from '../fixtures.ts';

const MAJORS = ['Rose Bowl', 'Sugar Bowl', 'Orange Bowl', 'Fiesta Bowl', 'Cotton Bowl', 'Peach Bowl'];

/** Selection Sunday of a season: the teams in order of its rankings, everyone else behind them, and its champions. */
function selection(year: number, order: string, champions: string, extra: readonly Game[] = []): BowlInput {
  const facts = reference.season(year);
  const first = order.trim().split(/\s+/);
  const ranked = [...first, ...Object.keys(facts.members).filter((team) => !first.includes(team))];
  const wins = ranked.flatMap((team) => Array.from({ length: 8 }, () => beat(team, 'nobody', null)));
  const titles = champions
    .trim()
    .split(/\s+/)
    .map((team) =>
      game(team, 'nobody', {
        conference: facts.members[team]!,
        kind: 'conference_championship',
        week: 15,
        result: result(20, 10),
      }),
    );
  const field = ranked.slice(0, facts.playoff.teams).map((team, i) => ({ seed: i + 1, team, autobid: false }));
  return {
    facts,
    format: facts.playoff,
    field,
    games: [...wins, ...titles, ...extra],
    ranks: new Map(ranked.map((team, i) => [team, i + 1])),
    champions: conferenceChampions({ facts, games: [...wins, ...titles], poll: pollOf(ranked) }),
    firstId: year * 10000 + 9000,
  };
}

/** Returns the teams of a season's major bowls outside the playoff. */
function majors(input: BowlInput): Record<string, string[]> {
  const games = bowlGames(input).filter(({ name }) => MAJORS.includes(name!));
  return Object.fromEntries(games.map(({ name, home, away }) => [name, [home, away].sort()]));
}

const of2014 = () =>
  selection(
    2014,
    `alabama oregon florida-state ohio-state baylor tcu mississippi-state michigan-state ole-miss arizona
    kansas-state georgia-tech georgia ucla arizona-state missouri wisconsin clemson auburn boise-state`,
    'alabama oregon florida-state ohio-state baylor boise-state marshall memphis northern-illinois georgia-southern',
  );
const of2016 = () =>
  selection(
    2016,
    `alabama clemson ohio-state washington penn-state michigan oklahoma wisconsin usc colorado florida-state
    oklahoma-state louisville auburn western-michigan`,
    'alabama clemson washington penn-state oklahoma western-michigan temple san-diego-state app-state western-kentucky',
  );
const of2021 = () =>
  selection(
    2021,
    `alabama michigan georgia cincinnati notre-dame ohio-state baylor ole-miss oklahoma-state michigan-state
    utah pittsburgh byu oregon iowa oklahoma wake-forest nc-state clemson houston arkansas texas-a-m louisiana`,
    'alabama michigan cincinnati baylor utah pittsburgh louisiana utah-state utsa northern-illinois',
  );

describe('the major bowls of the four-team playoff', () => {
  it('of 2016 were Penn State and USC, Oklahoma and Auburn, Michigan and Florida State, Wisconsin and Western Michigan', () => {
    expect(majors(of2016())).toEqual({
      'Rose Bowl': ['penn-state', 'usc'],
      'Sugar Bowl': ['auburn', 'oklahoma'],
      'Orange Bowl': ['florida-state', 'michigan'],
      'Cotton Bowl': ['western-michigan', 'wisconsin'],
    });
  });

  it('of 2014 took Georgia Tech for the ACC, one outsider, and the five best others', () => {
    const { 'Orange Bowl': orange, ...others } = majors(of2014());
    expect(orange).toEqual(['georgia-tech', 'mississippi-state']);
    const teams = Object.values(others).flat().sort();
    expect(teams).toEqual(['arizona', 'baylor', 'boise-state', 'michigan-state', 'ole-miss', 'tcu']);
  });

  it('of 2021 had no second outsider with Cincinnati in the playoff, and Pittsburgh although the Orange was a semifinal', () => {
    const { 'Rose Bowl': rose, 'Sugar Bowl': sugar, ...others } = majors(of2021());
    expect(rose).toEqual(['ohio-state', 'utah']);
    expect(sugar).toEqual(['baylor', 'ole-miss']);
    const teams = Object.values(others).flat().sort();
    expect(teams).toEqual(['michigan-state', 'notre-dame', 'oklahoma-state', 'pittsburgh']);
  });

  it('keep their contracts when two teams have met before', () => {
    const met = [beat('usc', 'penn-state', null), beat('oklahoma', 'auburn', null)];
    const again = of2016();
    expect(majors({ ...again, games: [...again.games, ...met] })).toMatchObject({
      'Rose Bowl': ['penn-state', 'usc'],
      'Sugar Bowl': ['auburn', 'oklahoma'],
    });
  });

  it('never skip a better team without a title for a worse one, in any order', () => {
    const seasons = fc.record({
      year: fc.integer({ min: 2014, max: 2023 }),
      order: fc.shuffledSubarray(Object.keys(reference.season(2014).members), { minLength: 60, maxLength: 60 }),
    });
    fc.assert(
      fc.property(seasons, ({ year, order }) => {
        const { members, conferences } = reference.season(year);
        const here = order.filter((team) => team in members);
        const champions = conferences.map(({ id }) => here.find((team) => members[team] === id)).filter(Boolean);
        const input = selection(year, here.join(' '), champions.join(' '));
        const inMajors = new Set(Object.values(majors(input)).flat());
        const inField = new Set(input.field.map(({ team }) => team));
        const great = new Set(['acc', 'big-12', 'big-ten', 'pac-12', 'sec']);
        const outsiders = [...inMajors].filter((team) => members[team] !== null && !great.has(members[team]!));
        const passedOver = here.find((team) => !inMajors.has(team) && !inField.has(team))!;
        const rank = (team: string) => input.ranks.get(team)!;
        // At most one outsider goes ahead of a better team.
        const lucky = outsiders.filter((team) => rank(team) > rank(passedOver));
        expect(lucky.length).toBeLessThanOrEqual(1);
      }),
      { seed: 42, numRuns: 40 },
    );
  });
});

describe('the bowls of the BCS', () => {
  it('send Notre Dame to the Big East’s bowl when no major bowl invites it', () => {
    const input = selection(
      2000,
      `oklahoma florida-state miami washington virginia-tech oregon-state nebraska oregon notre-dame kansas-state
      florida michigan texas purdue`,
      'oklahoma florida-state miami washington florida purdue',
    );
    const games = bowlGames(input);
    const bowl = games.find(({ home, away }) => home === 'notre-dame' || away === 'notre-dame')!.name!;
    const places = bowlsOf(input.facts, input.format).map(({ name }) => name);
    expect(places.indexOf(bowl)).toBeLessThanOrEqual(places.indexOf('Gator Bowl'));
  });

  it('invite two teams of a conference at most, and more from 2014 on', () => {
    const order = 'lsu alabama florida georgia auburn tennessee arkansas south-carolina';
    const mostFromOne = (year: number) =>
      Object.entries(majors(selection(year, order, 'lsu')))
        .flatMap(([name, teams]) => (year < 2014 && /Cotton|Peach/.test(name) ? [] : teams))
        .filter((team) => order.includes(team)).length;
    expect(mostFromOne(2007)).toBeLessThanOrEqual(2);
    expect(mostFromOne(2019)).toBeGreaterThan(2);
  });
});
