import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { reference } from '../../src/core/reference/index.ts';
import { ADDRESSES } from './addresses.ts';
import { recordedAnswer } from './recorded.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

/** Default title of the specification, for pages outside a game. */
const DEFAULT = 'College Football';
const PAGES = ADDRESSES.filter((address) => address !== '/');

type Answers = (path: string) => unknown;

/** A team name on its own is a button on every page, and clicking it opens the team's popup. */
const NAMES = new Set(reference.teams.map(({ name }) => name));

/** Elements in which a team name is not a button of its own: a choice, a heading, or a link elsewhere. */
const ELSEWHERE = 'button, a, option, caption, h1, h2, h3, tr.group, svg, .visually-hidden';

/** Returns standalone team names that cannot be clicked, with their location. */
function bareNames(main: HTMLElement): string[] {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const name = node.textContent?.trim().replace(/^#\d+ /, '') ?? '';
    const parent = node.parentElement;
    if (NAMES.has(name) && parent?.closest(ELSEWHERE) === null)
      bare.push(`${name} in ${parent.outerHTML.slice(0, 120)}`);
  }
  return bare;
}

/** The title of the tab once the page at an address shows what was answered. */
async function titleAt(address: string, answers: Answers): Promise<string> {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (path: string) => {
      const answer = answers(path);
      return answer === undefined ? Response.json({ error: 'No.' }, { status: 404 }) : Response.json(answer);
    }),
  );
  open(address, {});
  const main = () => document.querySelector<HTMLElement>('main')!;
  await waitFor(() => expect(main().textContent).not.toMatch(/^(Loading\.\.\.)?$/));
  return document.title;
}

/** Drops parameters, so that an address with and without them counts as one page. */
const pageOf = (address: string): string => address.split('/')[1]!;

describe('the title of the tab', () => {
  const titles = new Map<string, string>();

  it.each(PAGES)('names the page at %s, where every team’s name opens its popup', async (address) => {
    const title = await titleAt(address, recordedAnswer);
    expect(title).not.toBe(DEFAULT);
    const heading = document.querySelector('main h1')?.textContent ?? '';
    expect(heading).not.toBe('');
    const other = [...titles].find(([page, its]) => its === title && page !== pageOf(address));
    expect(other?.[0]).toBeUndefined();
    titles.set(pageOf(address), title);
    expect(bareNames(document.querySelector<HTMLElement>('main')!)).toEqual([]);
  });

  it.each(PAGES)('names the page at %s even if nothing could be loaded', async (address) => {
    expect(await titleAt(address, () => undefined)).not.toBe(DEFAULT);
  });

  it('names the page after going back, as when it was first shown', async () => {
    const first = await titleAt('/trophies', recordedAnswer);
    open('/trophies', {});
    await waitFor(() => expect(document.title).toBe(first));
  });
});
