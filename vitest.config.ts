import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import pagePlaces from './src/web/page-places.ts';
import { PREPARED_FOLDER } from './tests/prepared-folder.ts';
import { WITHOUT_QUEUE } from './tests/redis.ts';

/** Needs a Redis or Valkey server; `npm test` looks for one, and says so where there is none. */
const QUEUE = 'tests/core/batch/queue.test.ts';

/** Tests that play whole seasons or start many processes: `npm test` runs them, `npm run check` does not. */
const LONG = [
  'tests/golden/**/*.test.ts',
  'tests/realism/**/*.test.ts',
  'tests/laws/start-seasons.test.ts',
  'tests/laws/lockstep.test.ts',
  'tests/laws/package.test.ts',
  'tests/torture/**/*.test.ts',
  'tests/core/app/{board-spots,class-goals,coach-checks,hot-seats,recap,season-view,selection,signing-day,suggestions}.test.ts',
  'tests/core/app/{editing,jobs,ledger,long-career,own-coach,review,season-pages,spoiler-free,staff,strangers,warm,why}.test.ts',
  'tests/core/app/{absences,any-year,as-it-was,awards,commands,contract,depth,draft,hostile-class,injuries,news,page-checks,parameters,plan,playoff-growth,record-book,remembered,replay,work-thread}.test.ts',
  'tests/core/app/{autopilot,board,boosters,check-aside,coach-careers,contracts,coordinator,difficulty,feed-program,hidden-future,hidden-minds,legacy,nation,open-decisions,openings,outlook,portal,portal-limits,recruiting-limits,redshirt,sideline,uniforms}.test.ts',
  'tests/core/app/challenges/challenges.test.ts',
  'tests/core/app/questions/questions.test.ts',
  'tests/core/app/sharing/share.test.ts',
  'tests/core/app/universes/{examples,exported-rosters,offered}.test.ts',
  'tests/core/batch/{pairs,policies,run}.test.ts',
  'tests/core/dynasty/memory.test.ts',
  'tests/core/app/what-if/{moves,what-if}.test.ts',
  'tests/core/app/challenges/bot.test.ts',
  QUEUE,
  'tests/core/football/strength.test.ts',
  'tests/core/offseason/starting-form.test.ts',
  'tests/core/save/{bad-files,every-call,first-call,lock}.test.ts',
  'tests/core/season/forecast/forecast.test.ts',
  'tests/core/tuning/extremes.test.ts',
  'tests/server/{documented,dynasty,state}.test.ts',
  'tests/server/playoff.test.ts',
  'tests/server/sharing.test.ts',
  'tests/server/take-back.test.ts',
  'tests/server/trouble.test.ts',
  'tests/server/twins.test.ts',
  'tests/server/walk.test.ts',
  'tests/cli/{almanac,answers,any-year,dynasty,examples,first-command,full-disk,help-examples,hostile-names,invisible-characters,restore,sim-waiting,sql,twins}.test.ts',
  'tests/cli/launch/compiled.test.ts',
  'tests/cli/tui/{changed-elsewhere,play-terminal}.test.ts',
];

/**
 * Megabytes for half of the short-lived objects: seasons played in a test make many, and with less room than this
 * they are copied several times (a tenth of the long tests' processor time, measured in pairs).
 */
const YOUNG_MEGABYTES = 64;
/** There is a worker for every processor, so helpers that clear memory beside it only add to the work (7% of it). */
const MEMORY = [`--max-semi-space-size=${YOUNG_MEGABYTES}`, '--single-threaded-gc'];

/**
 * Loads modules as Node itself does, their types taken off by tsx. The test runner's own loader reads every imported
 * name through a getter, which costs the play loop a third of its speed.
 */
const AS_NODE_LOADS = {
  execArgv: ['--import', 'tsx', ...MEMORY],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

/** Milliseconds after which a test hangs: no test is about time, and a busy machine may take many times as long as an idle one. */
const HANGS = 30 * 60_000;
const NO_HURRY = { testTimeout: HANGS, hookTimeout: HANGS, expect: { poll: { timeout: HANGS } } };

/** A folder of this run for dynasties that several tests go on from. */
const prepared = mkdtempSync(join(tmpdir(), 'dynasty-prepared-'));
process.env[PREPARED_FOLDER] = prepared;
// The tests' own temporary folders too, since a worker may be killed before it removes them.
process.env.TMPDIR = prepared;
process.once('exit', () => rmSync(prepared, { recursive: true, force: true }));

/** `tests/e2e` drives a browser and has a runner of its own; `tests/bench` are programs. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...AS_NODE_LOADS,
          ...NO_HURRY,
          name: 'node',
          include: ['tests/**/*.test.ts', 'tests/cli/**/*.test.tsx'],
          exclude: ['tests/web/**', 'tests/e2e/**', 'tests/bench/**', ...LONG],
          // Most of these tests ask pure functions; a fresh copy of every module for each file would double their time.
          isolate: false,
        },
      },
      {
        test: {
          ...AS_NODE_LOADS,
          ...NO_HURRY,
          name: 'long',
          include: process.env[WITHOUT_QUEUE] ? LONG.filter((path) => path !== QUEUE) : LONG,
          isolate: false,
          globalSetup: 'tests/build-first.js',
        },
      },
      {
        plugins: [react(), pagePlaces()],
        test: {
          ...NO_HURRY,
          name: 'web',
          execArgv: MEMORY,
          include: ['tests/web/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
        },
      },
    ],
  },
});
