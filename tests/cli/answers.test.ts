import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { saveLibrary } from '../../src/core/app/saves/library.ts';
import { type AnswerOf, OPERATIONS, type OperationName } from '../../src/core/contract/registry.ts';
import { LEAGUE } from '../core/app/coaching.ts';
import { keptOpen, run, temporaryFolder } from './helper.ts';

/** Checks what `--json` prints through a whole year of the small league against the server's answer schemas. */

const folder = temporaryFolder();
const universe = join(folder, 'league.json');
writeFileSync(universe, JSON.stringify({ ...LEAGUE, season: 2026 }));
const library = keptOpen(saveLibrary('1.2.3'));

async function json(...line: string[]): Promise<unknown> {
  const { code, out, err } = await run([...line, '--json', '--quiet'], { env: { DYNASTY_SAVES: folder } }, library);
  expect([line, code, err]).toEqual([line, 0, '']);
  return JSON.parse(out);
}

interface Answered {
  line: readonly string[];
  name: OperationName;
  answer: unknown;
}

const answered: Answered[] = [];

/** Drops the success flag of `new`, which the server reports as a status code. */
function withoutStatus(answer: unknown): unknown {
  const { status, ...rest } = answer as Record<string, unknown>;
  expect(status).toBe('success');
  return rest;
}

async function ask(name: OperationName, ...line: string[]): Promise<unknown> {
  const answer = await json(...line);
  answered.push({ line, name, answer: name === 'newGame' ? withoutStatus(answer) : answer });
  return answer;
}

/** Board, portal and budget during the season: lists, one player, and a change to each. */
async function yearRound(): Promise<void> {
  const { recruits, found } = (await ask('board', 'board', 'find')) as AnswerOf<'board'>;
  const next = (await ask('board', 'board', 'find', '--from', '31')) as AnswerOf<'board'>;
  expect([next.found, next.recruits[0]!.number]).toEqual([found, recruits.at(-1)!.number + 1]);
  const number = String(next.recruits[0]!.number);
  const { detail } = (await ask('board', 'board', number)) as AnswerOf<'board'>;
  expect(detail!.recruit.number).toBe(Number(number));
  await ask('recruitingClass', 'class', 'Llano');
  await ask('board', 'board', 'clear');
  await ask('board', 'board', 'call', number);
  const changed = (await ask('board', 'board', 'offer', number, '--hours', '3')) as AnswerOf<'board'>;
  expect(changed.hours.used).toBe(3);
  const { ours } = (await ask('portal', 'portal')) as AnswerOf<'portal'>;
  const kept = (await ask('portal', 'portal', 'keep', String(ours[0]!.id))) as AnswerOf<'portal'>;
  expect(kept.promises.used).toBe(1);
  await ask('budget', 'budget', '--keep', '60');
}

/** One year from the first day to the next preseason, opening every page, including those limited to one stage. */
async function playAYear(): Promise<void> {
  await ask('newGame', 'new', '--team', 'Redbud', '--universe', universe, '--seed', '7');
  await ask('home', 'teams', '--year', '2007');
  const { schedule } = (await ask('noncon', 'noncon')) as AnswerOf<'noncon'>;
  const week = String(schedule.find(({ opponent }) => opponent === null)!.weekPlayed);
  const { asking } = (await ask('budget', 'budget', '--ask', 'hard')) as AnswerOf<'budget'>;
  expect([asking!.ask, asking!.own, asking!.open]).toEqual(['hard', true, true]);
  const [opponent] = (await ask('freeOpponents', 'noncon', '--week', week)) as string[];
  await ask('scheduleNonConference', 'noncon', '--week', week, '--opponent', opponent!);
  await ask('advance', 'advance');
  await ask('status', 'status');
  const { games } = (await ask('week', 'week', '1')) as { games: { id: number }[] };
  await ask('game', 'game', String(games[0]!.id));
  await ask('sim', 'sim');
  await ask('game', 'game', String(games[0]!.id), '--plays');
  await ask('rankings', 'rankings');
  await yearRound();
  await ask('sim', 'sim', '--to', 'end');
  await ask('playoff', 'playoff');
  await ask('standings', 'standings');
  await ask('teamStats', 'team', 'Llano');
  await ask('individualStats', 'stats', 'individual');
  await ask('teamStatsTable', 'stats', 'team', '--defense');
  await ask('ratingsStats', 'stats', 'ratings');
  await ask('summary', 'summary');
  await ask('review', 'review');
  await ask('draft', 'draft');
  const { market } = (await ask('portal', 'portal')) as AnswerOf<'portal'>;
  const called = (await ask('portal', 'portal', 'offer', String(market[0]!.id))) as AnswerOf<'portal'>;
  expect(called.market[0]!.said).toBe('offer');
  const left = (await ask('portal', 'portal', 'withdraw', String(market[0]!.id))) as AnswerOf<'portal'>;
  expect(left.market[0]!.said).toBe(market[0]!.said);
  await ask('rosterProgression', 'progression');
  await ask('recruitingSummary', 'recruiting');
  const { info } = (await ask('noncon', 'noncon')) as { info: { stage: string; currentYear: number } };
  expect([info.stage, info.currentYear]).toEqual(['preseason', 2027]);
  await ask('history', 'history');
  await ask('teamSchedule', 'schedule', '--year', '2026');
  await ask('roster', 'roster', '--position', 'qb');
  await ask('player', 'player', '100');
  await ask('status', 'status');
}

beforeAll(playAYear);

describe('the output of --json is the server’s answer', () => {
  test('every command that shows or changes something, at every stage of the year', () => {
    for (const { line, name, answer } of answered) {
      const { error } = OPERATIONS[name].answer.safeParse(answer);
      expect([line.join(' '), error?.issues ?? []]).toEqual([line.join(' '), []]);
    }
  });

  test('commands that change something say so and say where the dynasty is now', async () => {
    const undone = (await json('undo')) as { status: string; info: { stage: string } };
    expect([undone.status, undone.info.stage]).toEqual(['success', 'recruiting_summary']);
    const on = (await json('advance')) as { status: string; info: { stage: string; currentYear: number } };
    expect([on.status, on.info.stage, on.info.currentYear]).toEqual(['success', 'preseason', 2027]);
  });
});
