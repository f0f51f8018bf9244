import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { attempt, installPackage } from '../install.ts';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function bundled(): string | null {
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

function found(): string | null {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (existsSync(wanted)) return wanted;
    throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
  }
  return KNOWN.find((path) => existsSync(path)) ?? bundled();
}

function install(): void {
  if (attempt('npx', ['playwright', 'install', 'chromium']) && bundled()) return;
  installPackage('chromium');
}

/**
 * Returns the browser that drives the tests: `CHROMIUM_PATH`, the system's, Playwright's own, or else one installed
 * now.
 * @throws Error saying what to do when there is none and none can be installed
 */
export function browserPath(): string {
  const there = found();
  if (there) return there;
  install();
  const now = found();
  if (now) return now;
  throw new Error(
    'No Chromium was found and none could be installed. Install one (apt-get install chromium, or npx playwright install chromium), or name it in CHROMIUM_PATH.',
  );
}
