import { statSync } from 'node:fs';
import { startFrom } from '../../src/core/app/commands/new-game.ts';
import { runOperation } from '../../src/core/app/hosting/run-operation.ts';
import { advance } from '../../src/core/dynasty/advance.ts';
import { newDynasty } from '../../src/core/dynasty/create.ts';
import type { Settings } from '../../src/core/dynasty/dynasty-state.ts';
import { forecastOf, momentOf, nextGame } from '../../src/core/dynasty/forecast.ts';
import { playGame } from '../../src/core/football/game.ts';
import { tally } from '../../src/core/football/tally/tally.ts';
import { buildSheet } from '../../src/core/football/team-sheet.ts';
import type { Player } from '../../src/core/model/player.ts';
import { RULE_BOOK, rulesOf } from '../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../src/core/random/stream.ts';
import { reference } from '../../src/core/reference/index.ts';
import { openSave, type SaveSession } from '../../src/core/save/index.ts';
import { resolveTuning } from '../../src/core/tuning/index.ts';
import { playNames, shortName } from '../../src/core/words/plays/parts.ts';
import { playCount, playRow } from '../../src/core/words/plays/row.ts';
import { playText } from '../../src/core/words/plays/text.ts';
import { must } from './must.ts';
import { median, percentile, round, seconds } from './numbers.ts';

/** How fast the core plays seasons, writes saves and answers queries without a user interface. */

const SETTINGS: Settings = { seed: seedFrom(1), startYear: 2024, team: 'michigan', playoff: null };

/** Games per run. Runs are short so that, out of many, at least one is undisturbed by other processes. */
const GAMES = 100;

/** Median and best games per second over many runs; the best run is the one other processes slowed least. */
interface Pace {
  median: number;
  best: number;
}

/**
 * Games per second on one core with a real season's teams: play by play with a box score, and the same plus a sentence
 * for every play.
 */
export async function gamesPerSecond(): Promise<{ played: Pace; described: Pace }> {
  const tuning = resolveTuning();
  const dynasty = newDynasty(SETTINGS, reference, RULE_BOOK, tuning);
  const facts = new Map(reference.teams.map((team) => [team.id, team]));
  const teams = dynasty.programs.map(({ team, style }) => {
    const players = dynasty.players.filter((player) => player.team === team);
    const sheet = buildSheet(team, players, style, tuning);
    const named = new Map(players.map((player) => [player.id, player]));
    return { sheet, facts: facts.get(team)!, players: sheet.players.map(({ id }) => named.get(id)!) };
  });
  const rules = rulesOf(2024);
  const play = (i: number, describe: boolean): number => {
    const home = teams[i % teams.length]!;
    const away = teams[(i * 7 + 3) % teams.length]!;
    const dice = stream(SETTINGS.seed, 'bench', i);
    const { plays } = playGame({ home: home.sheet, away: away.sheet, neutral: false }, rules, tuning, dice);
    tally(plays, home.sheet, away.sheet);
    if (!describe) return 0;
    const short = ({ first, last }: Player) => shortName(first, last);
    const names = playNames([home.facts, away.facts], [home.players.map(short), away.players.map(short)]);
    let letters = 0;
    for (let index = 0; index < playCount(plays); index++)
      letters += playText(playRow(plays, index), names, rules).length;
    return letters;
  };
  const paces = { played: [] as number[], described: [] as number[] };
  for (let i = 0; i < 2000; i++) play(i, i % 2 === 0);
  // Alternate the two, so that other load on the machine slows both.
  for (let run = 0; run < 100; run++) {
    for (const [pace, describe] of [
      [paces.played, false],
      [paces.described, true],
    ] as const) {
      const games = () => {
        for (let i = run * GAMES; i < (run + 1) * GAMES; i++) play(i, describe);
      };
      pace.push(GAMES / (await seconds(games)));
    }
  }
  const paceOf = (pace: number[]): Pace => ({ median: Math.round(median(pace)), best: Math.round(Math.max(...pace)) });
  return { played: paceOf(paces.played), described: paceOf(paces.described) };
}

/** Starts a new dynasty and writes it to `path`. */
export async function start(path: string): Promise<SaveSession> {
  return must(startFrom(path, SETTINGS, 'bench'));
}

/**
 * Times a whole season as the shell plays it: open the file, play every week through the title game, write the file.
 */
export async function seasonFromShell(path: string): Promise<number> {
  (await start(path)).close();
  return seconds(async () => {
    const session = await openSave(path);
    await must(runOperation(session, 'advance', { to: 'season' }));
    await must(runOperation(session, 'sim', { week: 20 }));
    session.close();
  });
}

const OFFSEASON = ['summary', 'progression', 'recruiting_summary', 'preseason'] as const;

export interface LongRun {
  total: number;
  offseasons: number[];
  weeks: number[];
  bytes: number;
}

/**
 * Plays many seasons into one file, written once per season as `dynasty sim --seasons` does; the last two decision by
 * decision.
 */
export async function manySeasons(path: string, count: number): Promise<LongRun> {
  const offseasons: number[] = [];
  const session = await start(path);
  const season = async () => {
    await must(runOperation(session, 'advance', { to: 'season' }));
    await must(runOperation(session, 'sim', { week: 20 }));
    offseasons.push(
      await seconds(async () => {
        for (const to of OFFSEASON) await must(runOperation(session, 'advance', { to }));
      }),
    );
  };
  const total = await seconds(async () => {
    for (let left = count; left > 0; left--) await (left > 2 ? session.together(season) : season());
  });
  await must(runOperation(session, 'advance', { to: 'season' }));
  const weeks = [];
  for (let week = 2; week <= 12; week++) {
    weeks.push(await seconds(() => must(runOperation(session, 'sim', { week }))));
  }
  session.close();
  return { total, offseasons, weeks, bytes: statSync(path).size };
}

/** Query times of every page, in milliseconds. */
export interface QueryTimes {
  /** The first query in a fresh process. */
  first: Record<string, number>;
  /** Right after opening the file, median. */
  opened: Record<string, number>;
  /** Repeated queries, 95th percentile. */
  again95: Record<string, number>;
}

async function pagesOf(path: string) {
  const session = await openSave(path);
  const { roster } = await must(runOperation(session, 'roster', { team: 'Michigan' }));
  const { games } = await must(runOperation(session, 'week', { week: 3 }));
  session.close();
  return [
    ['status', {}],
    ['dashboard', {}],
    ['rankings', {}],
    ['rankings', { week: 3 }],
    ['teamSchedule', { team: 'Ohio State' }],
    ['teamSchedule', { team: 'Ohio State', year: 2024 }],
    ['roster', { team: 'Ohio State' }],
    ['history', { team: 'Ohio State' }],
    ['teamStats', { team: 'Ohio State' }],
    ['playoff', {}],
    ['standings', { conference: 'Big Ten' }],
    ['player', { id: roster[0]!.id }],
    ['week', { week: 5 }],
    ['game', { id: games[0]!.id }],
    ['teamStatsTable', {}],
    ['individualStats', {}],
    ['ratingsStats', {}],
    ['teamInfo', { team_name: 'Ohio State' }],
    ['injuries', { all: true }],
    ['depth', {}],
    ['redshirts', {}],
    ['plan', {}],
    ['board', {}],
    ['portal', {}],
    ['budget', {}],
  ] as const;
}

export async function queryTimes(path: string): Promise<QueryTimes> {
  const times: QueryTimes = { first: {}, opened: {}, again95: {} };
  for (const [name, input] of await pagesOf(path)) {
    const page = `${name} ${JSON.stringify(input)}`;
    const ask = async (session: SaveSession) => 1000 * (await seconds(() => must(runOperation(session, name, input))));
    const opened: number[] = [];
    const again: number[] = [];
    for (let run = 0; run < 9; run++) {
      const session = await openSave(path);
      opened.push(await ask(session));
      for (let more = 0; more < 10; more++) again.push(await ask(session));
      session.close();
    }
    times.first[page] = round(opened[0]!, 1);
    times.opened[page] = round(median(opened), 1);
    times.again95[page] = round(percentile(again, 0.95), 1);
  }
  return times;
}

/** Milliseconds of processor time to forecast the rest of a season from its start, with both outcomes of a game. */
export function forecastTimes(): { seasons: number; median: number; best: number } {
  const dynasty = newDynasty(SETTINGS, reference, RULE_BOOK, resolveTuning());
  advance(dynasty);
  const moment = momentOf(dynasty);
  const game = nextGame(dynasty.games, SETTINGS.team);
  const runs = Array.from({ length: 12 }, () => {
    const before = process.cpuUsage();
    forecastOf(moment, game?.id ?? null);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return {
    seasons: 2 * dynasty.tuning.forecast.runs,
    median: Math.round(median(runs.slice(2))),
    best: Math.round(Math.min(...runs)),
  };
}
