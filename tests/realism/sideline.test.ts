import { beforeAll, describe, expect, it } from 'vitest';
import { advance } from '../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../src/core/dynasty/create.ts';
import { sheetsOf } from '../../src/core/dynasty/gameday/sheets.ts';
import { playGame } from '../../src/core/football/game.ts';
import { Coach } from '../../src/core/football/sideline/coach.ts';
import { type Film, filmOf, NO_FILM } from '../../src/core/football/sideline/film.ts';
import { PASSES, RUNS } from '../../src/core/football/sideline/played.ts';
import type { TeamSheet } from '../../src/core/football/team-sheet.ts';
import { DEFENSE_CALLS, type PlayCall } from '../../src/core/model/plays/sideline.ts';
import { RULE_BOOK, rulesOf } from '../../src/core/model/rules.ts';
import { stream } from '../../src/core/random/stream.ts';
import { reference } from '../../src/core/reference/index.ts';
import { resolveTuning } from '../../src/core/tuning/index.ts';
import {
  always,
  alwaysTrick,
  type Bot,
  bestResponse,
  book,
  random,
  randomPlays,
  staff,
  tricksOnce,
} from '../core/football/sideline/bots.ts';

/**
 * The value of calling plays between equals: a team against itself at a neutral site, one of the two coached by a bot.
 * Points by which the bot wins over 1500 games (standard error 0.4): docs/sideline.md.
 */
const GAMES = 600;
const SEED = '000000000000000000000000000091a7';
const tuning = resolveTuning();
const rules = rulesOf(2024);
let teams: readonly TeamSheet[] = [];

beforeAll(() => {
  const settings = { seed: SEED, startYear: 2024, team: 'michigan', playoff: null };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, tuning);
  advance(dynasty);
  const sheets = sheetsOf(dynasty);
  teams = dynasty.programs.filter((_, index) => index % 5 === 0).map(({ team }) => sheets.of(team));
});

/** Returns a bot's mean margin against the staff, and its calls in each game. */
function played(bot: Bot, film: Film, games = GAMES): { margin: number; called: PlayCall[][] } {
  let sum = 0;
  const called: PlayCall[][] = [];
  for (let game = 0; game < games; game++) {
    const team = teams[game % teams.length]!;
    const side = game % 2 === 0 ? 0 : 1;
    const coach = new Coach(side, bot(game), tuning, film);
    const matchup = { home: team, away: team, neutral: true };
    const { result } = playGame(matchup, rules, tuning, stream(SEED, 'game', game), coach);
    const home = result.homeScore - result.awayScore;
    sum += side === 0 ? home : 0 - home;
    called.push(coach.asked.flatMap(({ call }) => call ?? []));
  }
  return { margin: sum / games, called };
}

const margin = (bot: Bot): number => played(bot, NO_FILM).margin;

/** Returns the points a bot loses against opponents with a season of its calls on film. */
function lostToFilm(bot: Bot, games = GAMES): number {
  const first = played(bot, NO_FILM, games);
  return first.margin - played(bot, filmOf(first.called, games, tuning.sideline), games).margin;
}

describe('calling plays between equals', () => {
  let even = 0;
  beforeAll(() => {
    even = margin(staff);
  });
  const gain = (bot: Bot): number => margin(bot) - even;

  const ONE_NOTE: readonly PlayCall[] = [
    ...RUNS.filter((call) => call !== 'sneak'),
    ...PASSES,
    ...DEFENSE_CALLS.filter((call) => call !== 'base'),
  ];
  it.each(ONE_NOTE)('loses by a touchdown or more with %s on every down', (call) => {
    expect(gain(always(call))).toBeLessThan(-7);
  });

  it('loses with a fake on every fourth down and an onside kick after every score', () => {
    expect(gain(alwaysTrick('fake'))).toBeLessThan(-5);
    expect(gain(alwaysTrick('onside'))).toBeLessThan(-0.8);
  });

  it('gains a little with every trick once, and loses it to opponents who have them on film', () => {
    expect(gain(tricksOnce)).toBeGreaterThan(0);
    expect(gain(tricksOnce)).toBeLessThan(3);
    expect(lostToFilm(tricksOnce)).toBeGreaterThan(1);
  });

  it('loses at random, by less if kicks and fourth downs are left to the staff', () => {
    const plays = gain(randomPlays);
    expect(plays).toBeLessThan(0);
    expect(gain(random)).toBeLessThan(plays - 4);
  });

  it('is as good by the book as by the staff, which knows the book', () => {
    expect(Math.abs(gain(book))).toBeLessThan(2);
  });

  it('is worth less once opponents have a season of one call on film', () => {
    for (const call of ['deep', 'inside_run', 'screen'] as const) expect(lostToFilm(always(call))).toBeGreaterThan(1);
  });

  it('costs a coach who mixes his calls next to nothing when he is on film', () => {
    // Next to nothing takes more games to tell from luck.
    expect(Math.abs(lostToFilm(bestResponse, 2 * GAMES))).toBeLessThan(1);
    expect(Math.abs(lostToFilm(randomPlays, 2 * GAMES))).toBeLessThan(1);
  });

  it('gains a few points by calling against tendencies, and never a rout', () => {
    const best = gain(bestResponse);
    expect(best).toBeGreaterThan(1);
    expect(best).toBeLessThan(5.5);
  });
});
