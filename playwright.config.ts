import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from 'playwright/test';
import { browserPath } from './tests/e2e/browser.ts';

const PORT = 5198;
// Tests begin dynasties of their own, away from the player's.
process.env.DYNASTY_E2E_SAVES ??= mkdtempSync(join(tmpdir(), 'dynasty-e2e-'));

/** Plays the built interface in a real browser against the real server. */
export default defineConfig({
  testDir: './tests/e2e/web',
  outputDir: './test-results',
  workers: 1,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: ['--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npx vite build && npx tsx src/cli/main.ts --saves-dir ${process.env.DYNASTY_E2E_SAVES} serve --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
  },
});
