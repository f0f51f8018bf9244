import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OtherWinner, whatIfOtherWinner } from '../../../src/core/batch/what-if/game.ts';
import { stepsTo } from '../../../src/core/batch/what-if/moment.ts';
import { compared, MEASURE_NAMES, type Outcome, playOut } from '../../../src/core/batch/what-if/outcome.ts';
import { advance } from '../../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../../src/core/dynasty/create.ts';
import type { Settings } from '../../../src/core/dynasty/dynasty-state.ts';
import type { Game } from '../../../src/core/model/game.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import type { TeamSeason } from '../../../src/core/model/season.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { type LoggedDecision, openSave } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { ENGINE, MICHIGAN_2024 } from '../app/helpers.ts';
import { saveIn } from '../app/played.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-what-if-'));
const path = join(folder, 'michigan-2024.dynasty');
let game: Game;
let history: TeamSeason[];
let before: Buffer;
beforeAll(async () => {
  await saveIn(folder, 'summary');
  before = readFileSync(path);
  const session = await openSave(path);
  const { games, seasons } = session.read((save) => ({
    games: save.games.ofWeek(2024, 14),
    seasons: save.history.ofYear(2024),
  }));
  session.close();
  history = seasons;
  // The closest game of rivalry week, by the line.
  const even = (each: Game) => Math.abs((each.odds?.homeWinProbability ?? 1) - 0.5);
  game = games.reduce((best, each) => (even(each) < even(best) ? each : best));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ask = (id: number, runs: number) =>
  whatIfOtherWinner(path, id, { runs, version: ENGINE }, { onWeek: () => undefined, onSeason: () => undefined });

describe('a game of rivalry week that the other team wins', () => {
  let answer: OtherWinner;
  beforeAll(async () => {
    const asked = await ask(game.id, 4);
    if (!asked.ok) throw new Error(asked.error.message);
    answer = asked.value;
  });

  it('is won by the other team, about as often as the line says', () => {
    const { score, chance, winner } = answer;
    expect(score.home > score.away).toBe(winner === game.home);
    expect(game.result!.homeScore > game.result!.awayScore).toBe(winner !== game.home);
    expect(chance.wins / chance.tries).toBeGreaterThan(0.2);
    expect(chance.wins / chance.tries).toBeLessThan(0.8);
  });

  it('leaves the season as it was where nothing is changed', () => {
    for (const { team, asItWas } of answer.same) {
      expect(history.find((row) => row.team === team)).toMatchObject(asItWas);
    }
  });

  it('moves a win from one team to the other', () => {
    const [gain, loss] = [answer.winner, answer.loser].map(
      (team) => answer.other.teams.find((each) => each.team === team)!,
    );
    const wins = ({ measures }: { measures: ReturnType<typeof compared> }) => measures[0]!;
    expect(wins(gain!).difference).toBeGreaterThan(0);
    expect(wins(loss!).difference).toBeLessThan(0);
    expect(gain!.measures.map(({ measure }) => measure)).toEqual(MEASURE_NAMES);
    expect(answer.other.runs).toBe(4);
  });

  it('gives the same answer again, and does not touch the save', async () => {
    const again = await ask(game.id, 0);
    expect(again.ok && again.value.same).toEqual(answer.same);
    expect(again.ok && again.value.other).toEqual({ runs: 0, teams: [] });
    expect(readFileSync(path).equals(before)).toBe(true);
  });
});

it('a game that is not there is refused', async () => {
  expect(await ask(20240000 + 9999, 1)).toMatchObject({ ok: false, error: { code: 'not_found' } });
});

it('the decisions before a week are those that led there; a simulation that went past it stops', () => {
  const step = (seq: number, week: number, command: string, input: object): LoggedDecision => {
    return { seq, year: 2024, week, stage: 'season', command, input, digest: 'x', chain: 'x' };
  };
  const log = [
    step(2, 1, 'advance', { to: 'season' }),
    step(3, 1, 'sim', { week: 5, calls: ['staff'] }),
    step(4, 5, 'setPlan', { tempo: 1 }),
    step(5, 5, 'sim', { week: 20 }),
    step(6, 20, 'advance', { to: 'summary' }),
  ];
  const to = (year: number, week: number) => stepsTo(log, { year, week }).map(({ seq, input }) => [seq, input]);
  expect(to(2024, 1)).toEqual([[2, { to: 'season' }]]);
  expect(to(2024, 3)).toEqual([
    [2, { to: 'season' }],
    [3, { week: 3, calls: ['staff'] }],
  ]);
  expect(to(2024, 5).map(([seq]) => seq)).toEqual([2, 3, 4]);
  expect(to(2024, 9).at(-1)).toEqual([5, { week: 9 }]);
  expect(to(2023, 9)).toEqual([]);
});

it('pairs of seasons are compared with an interval from four on', () => {
  const row = (wins: number): TeamSeason => ({ ...history[0]!, team: 'iowa', wins, champion: wins > 11 });
  const outcome = (wins: number): Outcome => new Map([['iowa', row(wins)]]);
  const pairs = [10, 11, 12, 10].map((wins) => [outcome(wins), outcome(wins + 2)] as const);
  const [wins, , , , title] = compared(pairs, 'iowa');
  expect(wins).toMatchObject({ measure: 'wins', asItWas: 10.75, changed: 12.75, difference: 2, interval: [2, 2] });
  expect(title).toMatchObject({ measure: 'title', asItWas: 0.25, changed: 1 });
  expect(title!.interval![1]).toBeLessThanOrEqual(1);
  expect(compared(pairs.slice(0, 3), 'iowa')[0]!.interval).toBeNull();
});

it('a season in which the player’s coach is fired is played to its end', () => {
  const coach = {
    ...{ first: 'Pat', last: 'Doyle', age: 42, school: 'iowa', side: 'offense', origin: 'position coach' },
    ...{ strengths: ['recruiting'], mode: 'coach' },
  } satisfies Settings['coach'];
  const impatient = resolveTuning({
    'coaches.leave.base': 2,
    'coaches.leave.newcomer': 0,
    'coaches.leave.pressure': 0,
    'coaches.leave.season': 1,
    'coaches.leave.expected': 0,
    'coaches.leave.losing': 0,
    'coaches.leave.collapse': 0,
  });
  const settings = { ...MICHIGAN_2024, team: 'kent-state', coach };
  const dynasty = newDynasty(settings, reference, RULE_BOOK, impatient);
  advance(dynasty);
  expect(playOut(dynasty, ['kent-state']).get('kent-state')!.year).toBe(2024);
  expect(dynasty.job).not.toBeNull();
});
