import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replay } from '../../src/core/app/saves/replay.ts';
import type { Position } from '../../src/core/model/positions.ts';
import { openSave, type SaveSession } from '../../src/core/save/index.ts';
import { coaching, LEAGUE } from '../core/app/coaching.ts';
import { ask, digestOf, ENGINE, OFFSEASON } from '../core/app/helpers.ts';
import { THOROUGH } from '../thorough.ts';

/** The program, in FBS or in a small league that plays a year in a fifth of the time. */
const TEAM = THOROUGH ? { team: 'Michigan' } : { team: 'Redbud', universe: LEAGUE };
/** The week after the season's last. */
const END = THOROUGH ? 20 : 18;

/** Open weeks of both schedules and the opponents to play in them, once known. */
const OPPONENT = { opponent: '', week: 0 };
const NEXT_OPPONENT = { opponent: '', week: 0 };
/** Id of the program's second punter, once known. */
const SECOND_PUNTER: (string | number)[] = [];
/** Id of one of its freshmen, once known. */
const FRESHMAN: (string | number)[] = [];

/** Number of an uncommitted recruit without its offer, once known. */
const RECRUIT: (string | number)[] = [];
/** Ids of other programs' players in the portal, once known. */
const CALLED: (string | number)[] = [];
/** Positions on autopilot. */
const ON_AUTO: Position[] = ['qb', 'ol', 'k'];
/** A coordinator from another program whom the player can afford. */
const HIRED = { hire: '' };

/** A year and the first week of the next, in the order of the decisions. */
const STEPS = [
  ['scheduleNonConference', OPPONENT],
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
  ['sim', { week: END }],
  ['setJob', { stay: true }],
  ['setStaff', HIRED],
  ['advance', { to: 'summary' }],
  ['setPortal', { offer: CALLED }],
  ...OFFSEASON.filter((to) => to !== 'summary').map((to) => ['advance', { to }] as const),
  ['scheduleNonConference', NEXT_OPPONENT],
  ['setBudget', { recruits: 30, ask: 'none' }],
  ['advance', { to: 'season' }],
  ['sim', { week: 2 }],
] as const;
type Step = (typeof STEPS)[number];
/** Indexes into `STEPS` when consecutive weeks are played in one go. */
const AT_ONCE = STEPS.flatMap(([name], index) => (name === 'sim' && STEPS[index + 1]?.[0] === 'sim' ? [] : [index]));

/** Starts the program's dynasty with a created coach. */
const begin = (path: string | null = null): Promise<SaveSession> =>
  coaching(
    {
      ...TEAM,
      ...{ editable: true, mode: 'never_fired', coach_age: 42, coach_side: 'defense' },
      ...{ coach_background: 'FCS head coach', coach_strengths: 'recruiting' },
    },
    path,
  );

const folder = mkdtempSync(join(tmpdir(), 'dynasty-'));
const path = join(folder, 'reopened.dynasty');
/** The dynasty's digest before the first step, and after each. */
const digests: string[] = [];
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Looks up the recruit, player or opponent a step is about, just before it. */
async function learn(session: SaveSession, [name, input]: Step): Promise<void> {
  if (name === 'scheduleNonConference') {
    const { schedule } = await ask(session, 'noncon', {});
    const week = schedule.find(({ opponent }) => opponent === null)!.weekPlayed;
    const [opponent] = await ask(session, 'freeOpponents', { week });
    Object.assign(input, { week, opponent });
  }
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
  const weekly = await begin();
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
    (await begin(path)).close();
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
