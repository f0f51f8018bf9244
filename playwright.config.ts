import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { browserPath } from './tests/e2e/browser.ts';

// Workers read this file too; the folder is the first reader's.
process.env.DYNASTY_E2E_SAVES ??= mkdtempSync(join(tmpdir(), 'dynasty-e2e-'));
// Pictures are for people, so they are taken only when asked for: `npx playwright test screens`.
if (process.argv.some((word) => word.includes('screens'))) process.env.DYNASTY_E2E_PICTURES ??= 'screenshots';

/** Milliseconds after which a test hangs, and after which what is waited for will not come, on the busiest machine. */
const HANGS = 30 * 60_000;
const NOT_THERE = 5 * 60_000;

/** Plays the built interface in a real browser, each worker against a server of its own. */
export default defineConfig({
  testDir: './tests/e2e/web',
  outputDir: './test-results',
  globalSetup: './tests/e2e/web/set-up.ts',
  workers: 2,
  fullyParallel: true,
  timeout: HANGS,
  expect: { timeout: NOT_THERE },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: browserPath(),
      args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking'],
    },
  },
});
