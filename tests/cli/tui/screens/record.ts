import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { unwrap } from '../../../../src/cli/shell/cli.ts';
import type { Dynasty } from '../../../../src/core/app/saves/library.ts';
import { saveLibrary } from '../../../../src/core/app/saves/library.ts';
import { endAsking } from '../../../../src/core/app/what-if/asking.ts';
import type { AnswerOf, DynastyOperation, InputOf } from '../../../../src/core/contract/registry.ts';
import { ASK_AGAIN_MS } from '../../../../src/core/pages/parts/page.ts';

/**
 * Writes `answers.jsonl`: a real dynasty's answers at several points in a season, trimmed to a few rows, so that the
 * screen tests show real pages that engine changes do not move. Run with:
 *
 * npx tsx tests/cli/tui/screens/record.ts [OPERATION,OPERATION...]
 *
 * Given operations, it renews only their answers, from a dynasty that may have moved on from that of the others.
 */
const only = process.argv[2]?.split(',');
const ANSWERS = new URL('answers.jsonl', import.meta.url);

type Recorded = Record<string, unknown>;

/** Keeps the rows that a screen test needs: the first ones and the player's own. */
function few<Row>(rows: readonly Row[], most: number, own: (row: Row) => boolean): Row[] {
  return rows.filter((row, index) => index < most || own(row));
}

function fewKeys<Value>(record: Readonly<Record<string, Value>>, most: number): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key], index) => index < most || key === 'Michigan'));
}

const CUTS: { [Name in DynastyOperation]?: (answer: AnswerOf<Name>) => AnswerOf<Name> } = {
  rankings: (page) => ({ ...page, rankings: few(page.rankings, 30, ({ name }) => name === 'Michigan') }),
  selection: (page) => ({ ...page, teams: few(page.teams, 30, ({ name }) => name === 'Michigan') }),
  week: (page) => ({ ...page, games: page.games.slice(0, 30) }),
  history: (page) => ({ ...page, teams: page.teams.slice(0, 12), years: page.years.slice(0, 12) }),
  trophies: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  records: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  draft: (page) => ({ ...page, picks: few(page.picks, 40, ({ team }) => team === 'Michigan') }),
  hall: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  program: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  rivalry: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  carousel: (page) => ({ ...page, coordinators: page.coordinators.slice(0, 20) }),
  board: (page) => ({ ...page, recruits: page.recruits.slice(0, 12) }),
  recruitingClass: (page) => ({
    ...page,
    classes: few(page.classes, 30, ({ team }) => team === 'Michigan'),
    teams: page.teams.slice(0, 12),
  }),
  recap: (page) => ({ ...page, lost: page.lost.slice(0, 12) }),
  signingDay: (page) => ({ ...page, announcements: page.announcements.slice(-6) }),
  portal: (page) => ({
    ...page,
    ours: page.ours.slice(0, 12),
    market: page.market.slice(0, 12),
    came: page.came.slice(0, 5),
    went: page.went.slice(0, 5),
  }),
  depth: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  roster: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  teamSchedule: (page) => ({ ...page, teams: page.teams.slice(0, 12) }),
  teamStatsTable: (page) => ({ ...page, offense: fewKeys(page.offense, 30), defense: fewKeys(page.defense, 30) }),
  individualStats: (page) => ({
    ...page,
    stats: Object.fromEntries(
      Object.entries(page.stats).map(([kind, rows]) => [kind, fewKeys(rows as Record<string, unknown>, 25)]),
    ) as typeof page.stats,
  }),
  odds: (page) => ({ ...page, odds: few(page.odds, 30, ({ name }) => name === 'Michigan') }),
  ratingsStats: (page) => ({ ...page, teams: few(page.teams, 60, ({ name }) => name === 'Michigan') }),
  recruitingSummary: (page) => ({ ...page, freshmen_by_team: fewKeys(page.freshmen_by_team, 5) }),
  opponents: (page) => ({ ...page, opponents: page.opponents.slice(0, 40) }),
};

async function ask<Name extends DynastyOperation>(
  into: Recorded,
  dynasty: Dynasty,
  name: Name,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> {
  const answer = unwrap(await dynasty.run(name, input));
  const cut = CUTS[name] as ((answer: AnswerOf<Name>) => AnswerOf<Name>) | undefined;
  into[`${name} ${JSON.stringify(input)}`] = cut === undefined ? answer : cut(answer);
  return answer;
}

/** Operations answered at every moment. */
async function standing(into: Recorded, dynasty: Dynasty): Promise<void> {
  await ask(into, dynasty, 'status', {});
  await ask(into, dynasty, 'teamInfo', { team_name: 'Michigan' });
  await ask(into, dynasty, 'rankings', {});
  await ask(into, dynasty, 'lastDecisions', {});
}

/** Plays a what-if and returns its answer once it is ready. */
async function whatIf(into: Recorded, dynasty: Dynasty, game: number): Promise<void> {
  await ask(into, dynasty, 'whatIf', { game });
  while ((await ask(into, dynasty, 'whatIf', { game, runs: 20 })).progress !== null) await setTimeout(ASK_AGAIN_MS);
  await endAsking();
}

/** Lists the opponents who could have been on the schedule, and plays the season with the first. */
async function whatIfMove(into: Recorded, dynasty: Dynasty): Promise<void> {
  const kind = 'opponent';
  const { choices } = await ask(into, dynasty, 'whatIfMove', { kind });
  const { week, team } = choices[0]!;
  const question = { kind, week: week!, team: team!, runs: 20 } as const;
  while ((await ask(into, dynasty, 'whatIfMove', question)).progress !== null) await setTimeout(ASK_AGAIN_MS);
  await endAsking();
}

async function season(into: Recorded, dynasty: Dynasty): Promise<void> {
  await standing(into, dynasty);
  const { latest_game, upcoming_game } = await ask(into, dynasty, 'dashboard', {});
  for (const game of [latest_game, upcoming_game]) if (game !== null) await ask(into, dynasty, 'game', { id: game.id });
  if (latest_game !== null) await whatIf(into, dynasty, latest_game.id);
  await whatIfMove(into, dynasty);
  await ask(into, dynasty, 'stakes', {});
  const next = upcoming_game?.opponent.name;
  for (const team of ['Michigan', next]) if (team !== undefined) await ask(into, dynasty, 'stakes', { team });
  await ask(into, dynasty, 'odds', {});
  await ask(into, dynasty, 'plan', {});
  // Move the third quarterback up one spot, twice.
  const { positions } = await ask(into, dynasty, 'depth', {});
  const [first, second, third, ...others] = positions[0]!.players.map(({ id }) => id);
  for (const moved of [
    [first!, third!, second!],
    [third!, first!, second!],
  ]) {
    await ask(into, dynasty, 'depth', { position: 'qb', players: [...moved, ...others] });
  }
  const { recruits } = await ask(into, dynasty, 'board', {});
  await ask(into, dynasty, 'board', { recruit: recruits[1]!.number });
  await ask(into, dynasty, 'board', { show: 'ours' });
  await ask(into, dynasty, 'board', { position: 'wr' });
  await ask(into, dynasty, 'board', { from: 30 });
  await ask(into, dynasty, 'recruitingClass', {});
  await ask(into, dynasty, 'recap', {});
  await ask(into, dynasty, 'budget', {});
  await ask(into, dynasty, 'portal', {});
  await ask(into, dynasty, 'why', { what: 'rank' });
  await ask(into, dynasty, 'injuries', {});
  await ask(into, dynasty, 'news', {});
  await ask(into, dynasty, 'feed', {});
  await ask(into, dynasty, 'standings', { conference: 'Big Ten' });
  await ask(into, dynasty, 'standings', { conference: 'independent' });
  await ask(into, dynasty, 'standings', { conference: 'own' });
  await ask(into, dynasty, 'teamSchedule', { team: 'Michigan' });
  const { roster } = await ask(into, dynasty, 'roster', { team: 'Michigan' });
  await ask(into, dynasty, 'player', { id: roster[0]!.id });
  await ask(into, dynasty, 'history', { team: 'Michigan' });
  await ask(into, dynasty, 'teamStats', { team: 'Michigan' });
  // Cards beside the lists.
  for (const week of [5, 6]) {
    const { games } = await ask(into, dynasty, 'week', { week });
    await ask(into, dynasty, 'game', { id: games[0]!.id });
  }
  const { rankings } = await ask(into, dynasty, 'rankings', {});
  await ask(into, dynasty, 'teamInfo', { team_name: rankings[0]!.name });
  await ask(into, dynasty, 'playoff', {});
  await ask(into, dynasty, 'awards', {});
  const { runners } = await ask(into, dynasty, 'race', {});
  await ask(into, dynasty, 'player', { id: runners[0]!.id });
  await ask(into, dynasty, 'teamStatsTable', {});
  await ask(into, dynasty, 'individualStats', { table: 'passing' });
  await ask(into, dynasty, 'individualStats', { table: 'defense' });
  await ask(into, dynasty, 'ratingsStats', {});
}

async function record(folder: string): Promise<Record<string, Recorded>> {
  const library = saveLibrary('0.0.0');
  const path = join(folder, `michigan-2024.dynasty`);
  unwrap(await library.create(path, { team: 'Michigan', year: 2024, seed: '2024' }));
  const dynasty = await library.open(path);
  const moments: Record<string, Recorded> = {
    preseason: {},
    season: {},
    over: {},
    summary: {},
    progression: {},
    recruiting_summary: {},
  };
  await standing(moments.preseason!, dynasty);
  await ask(moments.preseason!, dynasty, 'noncon', {});
  for (const week of [1, 3]) await ask(moments.preseason!, dynasty, 'opponents', { week });
  const home = unwrap(await library.home(folder, { year: 2024 }));
  const conferences = Object.fromEntries(Object.entries(home.preview.conferences).slice(0, 3));
  moments.outside = {
    'home {}': { ...home, years: home.years.slice(0, 5), saves: [], preview: { ...home.preview, conferences } },
  };
  unwrap(await dynasty.run('advance', { to: 'season' }));
  for (const week of [5, 6]) unwrap(await dynasty.run('sim', { week }));
  await season(moments.season!, dynasty);
  const { info } = unwrap(await dynasty.run('sim', { week: 20 }));
  await standing(moments.over!, dynasty);
  await ask(moments.over!, dynasty, 'dashboard', {});
  await ask(moments.over!, dynasty, 'playoff', {});
  await ask(moments.over!, dynasty, 'selection', {});
  await ask(moments.over!, dynasty, 'stakes', {});
  await ask(moments.over!, dynasty, 'signingDay', {});
  await ask(moments.over!, dynasty, 'recap', {});
  await ask(moments.over!, dynasty, 'season', {});
  await ask(moments.over!, dynasty, 'trophies', { team: 'Michigan' });
  await ask(moments.over!, dynasty, 'records', {});
  await ask(moments.over!, dynasty, 'hall', {});
  await ask(moments.over!, dynasty, 'program', { team: 'Michigan' });
  const { heads } = await ask(moments.over!, dynasty, 'carousel', {});
  await ask(moments.over!, dynasty, 'coach', { coach: String(heads.at(-1)!.hired!.id) });
  await ask(moments.over!, dynasty, 'rivalry', { team: 'Michigan' });
  await ask(moments.over!, dynasty, 'rivalry', { team: 'Michigan', opponent: 'Ohio State' });
  await ask(moments.over!, dynasty, 'race', {});
  const { heisman, best, players_of_the_week } = await ask(moments.over!, dynasty, 'awards', {});
  for (const { id } of [heisman[0]!, best[0]!.winner, players_of_the_week[0]!.players[0]!]) {
    await ask(moments.over!, dynasty, 'player', { id });
  }
  await ask(moments.over!, dynasty, 'teamSchedule', { team: 'Michigan' });
  await ask(moments.over!, dynasty, 'teamStats', { team: 'Michigan' });
  await ask(moments.over!, dynasty, 'week', { week: 19 });
  for (const [stage, query] of [
    ['summary', 'summary'],
    ['progression', 'rosterProgression'],
    ['recruiting_summary', 'recruitingSummary'],
  ] as const) {
    unwrap(await dynasty.run('advance', { to: stage }));
    await standing(moments[stage]!, dynasty);
    await ask(moments[stage]!, dynasty, query, {});
    if (stage !== 'progression') await ask(moments[stage]!, dynasty, 'portal', {});
    if (stage === 'summary') {
      await ask(moments.summary!, dynasty, 'review', {});
      await ask(moments.summary!, dynasty, 'ledger', {});
      await ask(moments.summary!, dynasty, 'draft', {});
    }
  }
  dynasty.close();
  if (info.currentWeek !== 20) throw new Error('The season was not played to its end.');
  return moments;
}

/** The same program with a created coach, midway through his first season and after it. */
async function asCoach(folder: string, { season: into, over }: Record<string, Recorded>): Promise<void> {
  const library = saveLibrary('0.0.0');
  const path = join(folder, 'pat-doyle.dynasty');
  unwrap(await library.create(path, { team: 'Michigan', year: 2024, seed: '2024', coach: 'Pat Doyle' }));
  const dynasty = await library.open(path);
  unwrap(await dynasty.run('advance', { to: 'season' }));
  unwrap(await dynasty.run('sim', { week: 6 }));
  const { coach } = await ask(into!, dynasty, 'career', {});
  await ask(into!, dynasty, 'coach', { coach: String(coach.id) });
  unwrap(await dynasty.run('sim', { week: 20 }));
  await ask(over!, dynasty, 'jobs', {});
  await ask(over!, dynasty, 'staff', {});
  await ask(over!, dynasty, 'legacy', {});
  dynasty.close();
}

/** Whether a line of the file answers an operation to renew. */
function isRenewed(line: string): boolean {
  const [, question] = JSON.parse(line) as [moment: string, question: string];
  return only === undefined || only.includes(question.split(' ')[0]!);
}

/** Returns the lines of the file that stay. */
function kept(): string[] {
  if (only === undefined) return [];
  const lines = readFileSync(ANSWERS, 'utf8').trim().split('\n');
  return lines.filter((line) => !isRenewed(line));
}

const folder = mkdtempSync(join(tmpdir(), 'dynasty-record-'));
try {
  const moments = await record(folder);
  await asCoach(folder, moments);
  const lines = Object.entries(moments).flatMap(([moment, answers]) =>
    Object.entries(answers).map(([question, answer]) => JSON.stringify([moment, question, answer])),
  );
  writeFileSync(ANSWERS, `${[...kept(), ...lines.filter(isRenewed)].join('\n')}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
