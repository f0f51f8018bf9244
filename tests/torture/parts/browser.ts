import { cpSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { OPERATIONS } from '../../../src/core/contract/registry.ts';
import { browserPath } from '../../e2e/browser.ts';
import type { Outcome, Part, Task, Violation } from '../part.ts';
import { inProcess, startServer } from '../program.ts';
import { fixtures, sameSnapshot, snapshot } from '../saves.ts';

/**
 * A page of another site, in a real Chromium, tries every call in every way a page can: scripts with and without CORS,
 * forms, images, frames, links, beacons; and again under a foreign name that resolves to the game's own port. None of
 * them may read an answer or change a save.
 */
const AGAIN = 'npm run torture -- browser';
const FOREIGN = 'evil.example';

function callsOf(userId: string): { method: string; path: string }[] {
  const values: Record<string, string> = { team: 'Michigan', week: '9', id: '20240001', conference: 'SEC' };
  const all = Object.values(OPERATIONS).flatMap((each) => [
    { method: each.method, path: each.path },
    ...('also' in each && each.also ? [each.also] : []),
  ]);
  const more = [
    { method: 'GET', path: '/api/noncon/?team=Texas&year=2024' },
    { method: 'POST', path: '/api/import/' },
    { method: 'GET', path: '/api/export/' },
    { method: 'GET', path: `/api/status/?user_id=${userId}` },
  ];
  return [...all, ...more].map(({ method, path }) => ({
    method,
    path: path.replace(/:(\w+)/g, (_, name) => values[name] ?? '1'),
  }));
}

interface Tried {
  tries: number;
  read: string[];
}

/** Runs in the page: tries every call in every way; returns what it could read. */
async function attack(
  page: Page,
  target: string,
  calls: { method: string; path: string }[],
  userId: string,
): Promise<Tried> {
  return page.evaluate(
    async ([base, list, id]) => {
      const read: string[] = [];
      let tries = 0;
      const attempt = async (name: string, path: string, work: () => Promise<string | null>) => {
        tries += 1;
        const text = await work().catch(() => null);
        if (text) read.push(`${name} ${path}: ${text.slice(0, 80)}`);
      };
      const loaded = (tag: 'img' | 'script' | 'iframe' | 'link', url: string) =>
        new Promise<string | null>((resolve) => {
          const element = document.createElement(tag);
          element.addEventListener('load', () => resolve(null));
          element.addEventListener('error', () => resolve(null));
          if (tag === 'link') Object.assign(element, { rel: 'stylesheet', href: url });
          else Object.assign(element, { src: url });
          document.body.append(element);
          setTimeout(() => resolve(null), 500);
        });
      for (const { method, path } of list) {
        const url = base + path;
        const body = method === 'POST' ? '{"week":9,"to":"summary","team":"Texas","year":2024}' : null;
        const modes: RequestInit[] = [
          { method, body },
          { method, body, credentials: 'include', headers: { 'X-User-ID': id } },
          { method, body, mode: 'no-cors', credentials: 'include' },
        ];
        for (const mode of modes) await attempt('fetch', path, async () => (await fetch(url, mode)).text());
        await attempt('beacon', path, async () => (navigator.sendBeacon(url, body ?? '{}') ? null : null));
        if (method === 'GET')
          for (const tag of ['img', 'script', 'iframe', 'link'] as const)
            await attempt(tag, path, () => loaded(tag, url));
        await attempt('form', path, async () => {
          const frame = document.createElement('iframe');
          frame.name = `f${tries}`;
          const form = Object.assign(document.createElement('form'), {
            action: url,
            method,
            target: frame.name,
            enctype: 'text/plain',
          });
          document.body.append(frame, form);
          form.submit();
          await new Promise((resolve) => setTimeout(resolve, 30));
          return null;
        });
      }
      return { tries, read };
    },
    [target, calls, userId] as const,
  );
}

/**
 * Works on a fresh page: navigation after a followed link is still in flight when its answer arrives, and would abort
 * the next address on the same page.
 */
async function onPage<T>(pages: BrowserContext, address: string, work: (page: Page) => Promise<T>): Promise<T> {
  const page = await pages.newPage();
  try {
    await page.goto(address);
    return await work(page);
  } finally {
    await page.close();
  }
}

/** Returns the server's status for a link followed from the page. */
async function follow(page: Page, url: string): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url() === url),
    page.evaluate((to) => {
      location.href = to;
    }, url),
  ]);
  return answer.status();
}

/** The same under a foreign name, without a browser. */
function underForeignName(port: number, path: string, userId: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${FOREIGN}:${port}`, 'x-user-id': userId };
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function run(task: Task): Promise<Outcome> {
  const folder = join(task.folder, 'saves');
  cpSync((await fixtures(join(task.folder, 'fixtures'), false)).season, folder, { recursive: true });
  const userId = JSON.parse((await inProcess(['status', '--json'], folder)).out).info.user_id;
  const server = await startServer(folder, ['--save', 'a.dynasty']);
  const port = Number(new URL(server.url).port);
  const site = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>x</title><body>'),
  );
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const foreign = `http://${FOREIGN}:${(site.address() as AddressInfo).port}/`;
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: [
      '--no-sandbox',
      `--host-resolver-rules=MAP ${FOREIGN} 127.0.0.1`,
      '--disable-features=PrivateNetworkAccessSendPreflights,LocalNetworkAccessChecks',
    ],
  });
  const violations: Violation[] = [];
  const before = snapshot(folder);
  const calls = callsOf(userId);
  let tries = 0;
  try {
    const pages = await browser.newContext();
    const answered: Record<number, number> = {};
    pages.on('response', (response) => {
      if (response.url().includes(`:${port}/api/`))
        answered[response.status()] = (answered[response.status()] ?? 0) + 1;
    });
    // The compiler wraps functions in this helper, which the page does not have.
    await pages.addInitScript('globalThis.__name = (work) => work');
    const across = await onPage(pages, foreign, (page) => attack(page, server.url, calls, userId));
    tries += across.tries;
    for (const each of across.read) violations.push({ what: `a page of another site read ${each}`, again: AGAIN });
    for (const path of ['/api/sim/9/', '/api/noncon/?team=Texas&year=2024']) {
      const status = await onPage(pages, foreign, (page) => follow(page, server.url + path));
      tries += 1;
      if (status !== 403) violations.push({ what: `a link to ${path} was answered with ${status}`, again: AGAIN });
    }
    for (const { path } of calls) {
      const status = await underForeignName(port, path, userId);
      tries += 1;
      if (status !== 403)
        violations.push({ what: `${path} under a foreign name was answered with ${status}`, again: AGAIN });
    }
    const reboundName = `http://${FOREIGN}:${port}`;
    const rebound = await onPage(pages, reboundName, (page) => attack(page, reboundName, calls.slice(0, 8), userId));
    tries += rebound.tries;
    for (const each of rebound.read.filter((text) => !text.includes('"error"')))
      violations.push({ what: `a rebound name read ${each}`, again: AGAIN });
    if (!sameSnapshot(before, snapshot(folder)))
      violations.push({ what: 'a save was added, removed or changed', again: AGAIN });
    const statuses = Object.entries(answered).map(([status, n]) => `${status}:${n}`);
    if (statuses.length === 0) violations.push({ what: 'no request from the page reached the server', again: AGAIN });
    return { figures: { calls: calls.length, tries, answers: statuses.join(' ') }, violations };
  } finally {
    await browser.close();
    site.close();
    server.child.kill('SIGTERM');
    await server.ended;
  }
}

export const BROWSER: Part = { name: 'browser', about: 'a page of another site tries every call in Chromium', run };
