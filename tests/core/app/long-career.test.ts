import { expect, it } from 'vitest';
import { coachFaults } from '../../../src/core/app/saves/coach-checks.ts';
import { factFaults } from '../../../src/core/app/saves/fact-checks.ts';
import type { AnswerOf, InputOf } from '../../../src/core/contract/registry.ts';
import { openSave, type SaveSession } from '../../../src/core/save/index.ts';
import { runs, THOROUGH } from '../../thorough.ts';
import { coaching, LEAGUE, WANTED } from './coaching.ts';
import { ask, digestOf, inFolder, OFFSEASON } from './helpers.ts';

/** A career played through pages and commands: a few years in a small league, or thirty in FBS in a thorough run. */

const YEARS = runs(6, 30);

/** A coach whom programs want a little more than usual, so that he moves within a few years. */
const FIRST_JOB = THOROUGH
  ? { team: 'Akron', tuning: { 'coaches.own.offer': -3 } }
  : { team: 'Redbud', seed: '1', universe: LEAGUE, tuning: WANTED };
const PAT = { ...FIRST_JOB, coach_age: 35, coach_strengths: 'recruiting' };

/**
 * Takes a better job if offered, or any job after being fired; otherwise stays or sits the year out; retires in the
 * end.
 */
function choose(page: AnswerOf<'jobs'>, present: number, isLast: boolean): InputOf<'setJob'> {
  if (isLast) return { retire: true };
  const offers = page.openings.filter(
    ({ role, call, prestige }) => role === 'head' && call === 'offer' && (!page.employed || prestige > present),
  );
  if (offers.length > 0) return { take: offers[0]!.team, role: 'head' };
  return page.employed ? { stay: true } : { year_out: true };
}

/** Plays a year; returns next year's program if he changed jobs. */
async function playYear(session: SaveSession, isLast: boolean): Promise<string | null> {
  const { info } = await ask(session, 'advance', { to: 'season' });
  if ((await ask(session, 'career', {})).life!.state === 'working') await ask(session, 'setPlan', { tempo: 1 });
  await ask(session, 'sim', { week: info.lastWeek + 1 });
  const page = await ask(session, 'jobs', {});
  const choice = choose(page, page.team.prestige, isLast);
  await ask(session, 'setJob', choice);
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
  return choice.take ?? null;
}

it('a career of many years leads from program to program, and every page still knows all of it', () =>
  inFolder(async (folder) => {
    const path = `${folder}/pat-doyle.dynasty`;
    const session = await coaching(PAT, path);
    const stops = [FIRST_JOB.team];
    for (let year = 1; year <= YEARS; year++) {
      const next = await playYear(session, year === YEARS);
      if (next !== null) stops.push(next);
      const { info } = await ask(session, 'status', {});
      expect(info.team.name).toBe(stops.at(-1));
    }
    const { life, coach } = await ask(session, 'career', {});
    const { jobs, seasons } = await ask(session, 'coach', { coach: String(coach.id) });
    expect(life).toMatchObject({ state: 'retired', retired: 2023 + YEARS, programs: new Set(stops).size });
    expect(jobs.map(({ team }) => team)).toEqual([...stops].reverse());
    expect(seasons).toHaveLength(life!.seasons);
    expect(stops.length).toBeGreaterThan(THOROUGH ? 2 : 1);
    expect(session.read((save) => [...coachFaults(save), ...factFaults(save)])).toEqual([]);
    const digest = digestOf(session);
    session.close();
    const opened = await openSave(path);
    expect(digestOf(opened)).toBe(digest);
    expect((await ask(opened, 'career', {})).life).toEqual(life);
    opened.close();
    process.stdout.write(
      `${YEARS} years: ${stops.join(', ')}; ${life!.wins}-${life!.losses}, ${life!.titles} titles\n`,
    );
  }));
