import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFrom } from '../../../src/core/app/commands/new-game.ts';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { infoOf } from '../../../src/core/app/reading/info.ts';
import { copyTo, deleteSave } from '../../../src/core/app/saves/local-saves.ts';
import type { Result } from '../../../src/core/contract/result.ts';
import type { PlayoffSize } from '../../../src/core/model/playoff.ts';
import type { Position } from '../../../src/core/model/positions.ts';
import { seedFrom } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { resolveTeam } from '../../../src/core/reference/resolve.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { THOROUGH } from '../../thorough.ts';
import type { Prepared } from './prepared.ts';

/**
 * Plays the dynasties for the browser tests once: `prepare.ts FOLDER` leaves a save for each moment of a year, every
 * one with its own id, and `prepared.json` with what is in them.
 */
const folder = process.argv[2]!;
const known: Record<string, Prepared> = {};
/** Whether to prepare the moments needed only for screenshots. */
const PICTURES = process.env.DYNASTY_E2E_PICTURES !== undefined;

async function must<T>(result: Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}

async function begin(teams: PlayoffSize, team = 'texas-a-m'): Promise<SaveSession> {
  const playoff = { teams, autobids: teams === 12 ? 5 : 0, championsTopFour: teams === 12 };
  const settings = { seed: seedFrom(7), startYear: 2025, team, playoff };
  return must(startFrom(join(folder, `playing-${team}-${teams}.dynasty`), settings, 'tests'));
}

/** Plays until `week` is the next week to be played. */
async function playTo(session: SaveSession, week: number): Promise<void> {
  await must(runOperation(session, 'sim', { week }));
}

/** Keeps the current moment under a name. */
async function keep(session: SaveSession, name: string): Promise<void> {
  const path = join(folder, `${name}.dynasty`);
  await copyTo(session.path!, path);
  const copy = await openSave(path);
  const info = infoOf(copy);
  const team = info.team.name;
  const { games } = await must(runOperation(copy, 'teamSchedule', { team }));
  const { roster } = await must(runOperation(copy, 'roster', { team }));
  const first = (position: Position) => roster.find((player) => player.pos === position)!.id;
  known[name] = {
    userId: info.user_id,
    team,
    played: games.find((game) => game.result !== null)?.id ?? 0,
    coming: games.find((game) => game.result === null)?.id ?? 0,
    player: first('rb'),
    lineman: first('ol'),
    kicker: first('k'),
    punter: first('p'),
  };
  copy.close();
}

/** Deletes the dynasty itself; only the kept moments are needed. */
async function end(session: SaveSession): Promise<void> {
  session.close();
  await deleteSave(session.path!);
}

async function years(): Promise<Fates> {
  const session = await begin(12);
  await keep(session, 'preseason');
  await must(runOperation(session, 'advance', { to: 'season' }));
  if (PICTURES || THOROUGH) await keep(session, 'kickoff');
  if (PICTURES) {
    await playTo(session, 9);
    await keep(session, 'open-week');
  }
  await playTo(session, 10);
  await keep(session, 'midseason');
  await playTo(session, 20);
  await keep(session, 'over');
  const fates = await fatesOf(session);
  for (const to of ['summary', 'progression', 'recruiting_summary'] as const) {
    await must(runOperation(session, 'advance', { to }));
    await keep(session, to);
  }
  if (PICTURES) await toThirdYear(session);
  await end(session);
  return fates;
}

async function toThirdYear(session: SaveSession): Promise<void> {
  for (const week of [20, 5]) {
    for (const to of ['preseason', 'season'] as const) await must(runOperation(session, 'advance', { to }));
    await playTo(session, week);
    if (week < 20) continue;
    for (const to of ['summary', 'progression', 'recruiting_summary'] as const)
      await must(runOperation(session, 'advance', { to }));
  }
  await keep(session, 'third-year');
}

/** Keeps some weeks of one season, and the summary after the last of them if `summary` names it. */
async function season(
  session: SaveSession,
  weeks: readonly (readonly [week: number, name: string])[],
  summary?: string,
): Promise<void> {
  await must(runOperation(session, 'advance', { to: 'season' }));
  for (const [week, name] of weeks) {
    await playTo(session, week);
    await keep(session, name);
  }
  if (summary !== undefined) {
    await must(runOperation(session, 'advance', { to: 'summary' }));
    await keep(session, summary);
  }
  await end(session);
}

/** Ids of the season's champion and of a team that lost on the field in the first round. */
interface Fates {
  champion: string;
  eliminated: string;
}

async function fatesOf(session: SaveSession): Promise<Fates> {
  const { bracket } = await must(runOperation(session, 'playoff', {}));
  if (!('left_bracket' in bracket)) throw new Error('the playoff has twelve teams');
  const [first] = bracket.left_bracket.first_round;
  const { winner } = bracket.championship;
  const loser = first?.winner === first?.team1 ? first?.team2 : first?.team1;
  if (!winner || !loser) throw new Error('the season is not over');
  return { champion: idOf(winner), eliminated: idOf(loser) };
}

function idOf(name: string): string {
  const found = resolveTeam(reference.teams, name);
  if (!found.ok) throw new Error(`there is no ${name}`);
  return found.team.id;
}

/** Plays teams with other outcomes in the same season. */
async function otherFates({ champion, eliminated }: Fates): Promise<void> {
  await season(
    await begin(12, champion),
    [
      [15, 'title-week'],
      [18, 'semifinal'],
      [20, 'champion'],
    ],
    'champion-summary',
  );
  await season(await begin(12, eliminated), [[18, 'eliminated']]);
  await season(await begin(12, 'notre-dame'), [[4, 'independent']]);
}

const fates = await years();
if (PICTURES || THOROUGH) {
  await season(await begin(2), [[6, 'two']]);
  await season(await begin(4), [[6, 'four']]);
}
if (PICTURES) await otherFates(fates);
rmSync(join(folder, '.revisions'), { recursive: true, force: true });
writeFileSync(join(folder, 'prepared.json'), JSON.stringify(known));
