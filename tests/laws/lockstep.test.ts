import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/core/app/saves/replay.ts';
import type { Settings } from '../../src/core/dynasty/dynasty-state.ts';
import type { Position } from '../../src/core/model/positions.ts';
import { openSave, type SaveSession } from '../../src/core/save/index.ts';
import { ask, begin, digestOf, ENGINE, MICHIGAN_2024, OFFSEASON } from '../core/app/helpers.ts';

/** Id of Michigan's second punter, once known. */
const SECOND_PUNTER: (string | number)[] = [];
/** Id of a Michigan freshman, once known. */
const FRESHMAN: (string | number)[] = [];

/** Number of an uncommitted recruit without an offer from Michigan, once known. */
const RECRUIT: (string | number)[] = [];
/** Ids of other programs' players in the portal, once known. */
const CALLED: (string | number)[] = [];
/** Positions on autopilot. */
const ON_AUTO: Position[] = ['qb', 'ol', 'k'];
/** A coordinator from another program whom the player can afford. */
const HIRED = { hire: '' };

/** A year and the first week of the next, in the order of the decisions. */
const STEPS = [
  ['scheduleNonConference', { opponent: 'Notre Dame', week: 6 }],
  ['setBudget', { keep: 70 }],
  ['setBudget', { ask: 'hard' }],
  ['editPlayer', { player: 1, rating: 77, development: 3 }],
  ['advance', { to: 'season' }],
  ['setPlan', { deep: 2, coverage: 'zone' }],
  ['setDepth', { position: 'p', players: SECOND_PUNTER }],
  ['setRedshirt', { players: FRESHMAN }],
  [
    'setBoard',
    { clear: true, recruits: RECRUIT, offer: true, hours: 2, scout: 1, pitch: 'winning', back: true, rest: true },
  ],
  ['setBoard', { auto: ON_AUTO }],
  ['setPortal', { keep: FRESHMAN }],
  ['setBudget', { portal: 60, recruits: 30 }],
  ['sim', { week: 3 }],
  ['setPlan', { staff: true }],
  ['setPlan', { fourth: 1, pressure: 2 }],
  ['setPlan', { pressure: 'staff', tempo: -1 }],
  ['sim', { week: 15 }],
  ['sim', { week: 16 }],
  ['sim', { week: 20 }],
  ['setJob', { stay: true }],
  ['setStaff', HIRED],
  ['advance', { to: 'summary' }],
  ['setPortal', { offer: CALLED }],
  ...OFFSEASON.filter((to) => to !== 'summary').map((to) => ['advance', { to }] as const),
  ['scheduleNonConference', { opponent: 'Notre Dame', week: 5 }],
  ['setBudget', { recruits: 30, ask: 'none' }],
  ['advance', { to: 'season' }],
  ['sim', { week: 2 }],
] as const;
type Step = (typeof STEPS)[number];
/** Indexes into `STEPS` when consecutive weeks are played in one go. */
const AT_ONCE = STEPS.flatMap(([name], index) => (name === 'sim' && STEPS[index + 1]?.[0] === 'sim' ? [] : [index]));

/** Michigan with a created coach. */
const CAREER = {
  ...MICHIGAN_2024,
  editable: true,
  coach: {
    ...{ first: 'Pat', last: 'Doyle', age: 42, school: 'iowa', side: 'defense', origin: 'FCS head coach' },
    ...{ strengths: ['recruiting'], mode: 'never_fired' },
  },
} satisfies Settings;

const folder = mkdtempSync(join(tmpdir(), 'dynasty-'));
const path = join(folder, 'reopened.dynasty');
/** The dynasty's digest before the first step, and after each. */
const digests: string[] = [];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Looks up the recruit or player a step is about, just before it. */
async function learn(session: SaveSession, [name, input]: Step): Promise<void> {
  if (name === 'setBoard' && 'recruits' in input) {
    const { recruits } = await ask(session, 'board', { show: 'all', stars: 3, open: true });
    RECRUIT.push(recruits.find(({ offered }) => !offered)!.number);
  }
  if (name === 'setStaff') {
    const { candidates } = await ask(session, 'staff', {});
    HIRED.hire = String(candidates.find(({ affordable }) => affordable)!.id);
  }
  if (name !== 'setPortal' || !('offer' in input)) return;
  const { market } = await ask(session, 'portal', {});
  CALLED.push(...market.slice(0, 2).map(({ id }) => id));
}

/** Plays one week at a time up to a step's week. */
async function weekByWeek(session: SaveSession, [name, input]: Step): Promise<void> {
  if (name !== 'sim') return void (await ask(session, name, input));
  const { info } = await ask(session, 'status', {});
  for (let week = info.currentWeek + 1; week <= input.week; week++) await ask(session, 'sim', { week });
}

/**
 * One dynasty, played week by week and kept open; `npm run torture -- determinism` covers more years and other
 * processes.
 */
beforeAll(async () => {
  const weekly = await begin(CAREER);
  const { positions } = await ask(weekly, 'depth', { position: 'p' });
  SECOND_PUNTER.push(positions[0]!.players[1]!.id);
  const backs = await ask(weekly, 'depth', { position: 'rb' });
  FRESHMAN.push(
    backs.positions[0]!.players.find(({ year, redshirt_choice }) => year === 'fr' && redshirt_choice === 'open')!.id,
  );
  digests.push(digestOf(weekly));
  for (const step of STEPS) {
    await learn(weekly, step);
    await weekByWeek(weekly, step);
    digests.push(digestOf(weekly));
  }
  weekly.close();
});

describe('the same seed and the same decisions', () => {
  it('lead to the same universe kept open week by week, and in one go, reopened before every decision', async () => {
    (await begin(CAREER, path)).close();
    for (const index of AT_ONCE) {
      const [name, input] = STEPS[index]!;
      const reopened = await openSave(path);
      await ask(reopened, name, input);
      expect(digestOf(reopened), `after ${name}`).toBe(digests[index + 1]);
      reopened.close();
    }
  });

  it('lead to the same end when replayed from the log, decision by decision', async () => {
    const again = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
    expect([again.decisions, again.equal]).toEqual([AT_ONCE.length + 1, AT_ONCE.length + 1]);
    expect([again.digest, again.originalDigest]).toEqual([digests.at(-1), digests.at(-1)]);
    expect(again.differs).toEqual([]);
  });
});

describe('undo', () => {
  it('goes back through any ten decisions, including a season’s end, and the same decisions lead forward again', async () => {
    const session = await openSave(path);
    expect(session.undoable()).toBe(10);
    const after = [0, ...AT_ONCE.map((index) => index + 1)].map((count) => digests[count]!);
    await session.undo(4);
    expect(digestOf(session)).toBe(after.at(-5));
    for (const [name, input] of STEPS.slice(-4)) await ask(session, name, input);
    expect(digestOf(session)).toBe(after.at(-1));
    for (let back = 1; back <= 10; back++) {
      await session.undo(1);
      expect(digestOf(session)).toBe(after.at(-1 - back));
    }
    session.close();
  });
});
