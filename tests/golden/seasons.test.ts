import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/core/dynasty/dynasty-state.ts';
import { seedFrom } from '../../src/core/random/stream.ts';
import type { SaveSession } from '../../src/core/save/index.ts';
import { ask, begin, digestOf, MICHIGAN_2024 } from '../core/app/helpers.ts';
import { playedTo } from '../core/app/played.ts';

/**
 * Seasons that must come out the same on every machine and in every version with this engine: Michigan's first two, and
 * two other dynasties up to their next preseason. When the engine is meant to change, `GOLDEN=write npx vitest run
 * tests/golden` writes new ones, and the commit says why.
 */
const GOLDENS: { name: string; settings: Settings }[] = [
  { name: 'Michigan 2024', settings: MICHIGAN_2024 },
  {
    name: 'Boise State 2006',
    settings: { seed: seedFrom('blue'), startYear: 2006, team: 'boise-state', playoff: null },
  },
  {
    name: 'Notre Dame 2014, twelve teams',
    settings: {
      seed: seedFrom(2014),
      startYear: 2014,
      team: 'notre-dame',
      playoff: { teams: 12, autobids: 5, championsTopFour: true },
    },
  },
];

interface Golden {
  champion: string;
  firstFive: string[];
  digest: string;
}

const expected = JSON.parse(readFileSync(new URL('./seasons.json', import.meta.url), 'utf8')) as Record<string, Golden>;

/** Starts a dynasty and plays its first season. */
async function firstSeason(settings: Settings): Promise<SaveSession> {
  if (settings === MICHIGAN_2024) return playedTo('summary');
  const session = await begin(settings);
  await ask(session, 'advance', { to: 'season' });
  const { info } = await ask(session, 'status', {});
  await ask(session, 'sim', { week: info.lastWeek + 1 });
  await ask(session, 'advance', { to: 'summary' });
  return session;
}

/** Plays on to the point of comparison: the next preseason, a year later for Michigan. */
async function atTheEnd(session: SaveSession, settings: Settings): Promise<SaveSession> {
  if (settings === MICHIGAN_2024) {
    session.close();
    return playedTo('third preseason');
  }
  for (const to of ['progression', 'recruiting_summary', 'preseason'] as const) await ask(session, 'advance', { to });
  return session;
}

async function play(settings: Settings): Promise<Golden> {
  const session = await firstSeason(settings);
  const { champion } = await ask(session, 'summary', {});
  const { rankings } = await ask(session, 'rankings', {});
  const end = await atTheEnd(session, settings);
  const digest = digestOf(end);
  end.close();
  return {
    champion: champion.name,
    firstFive: rankings.slice(0, 5).map((r) => `${r.name} ${r.record}`),
    digest,
  };
}

describe('a golden dynasty', () => {
  it.each(GOLDENS)('of $name ends as it always has', async ({ name, settings }) => {
    const played = await play(settings);
    if (process.env.GOLDEN === 'write') {
      expected[name] = played;
      const { writeFileSync } = await import('node:fs');
      writeFileSync(new URL('./seasons.json', import.meta.url), `${JSON.stringify(expected, null, 2)}\n`);
    }
    expect(played).toEqual(expected[name]);
  });
});
