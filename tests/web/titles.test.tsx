import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ADDRESSES } from './addresses.ts';
import { recordedAnswer } from './recorded.ts';
import { open, setUpBrowser } from './render.tsx';

setUpBrowser();

/** Default title of the specification, for pages outside a game. */
const DEFAULT = 'College Football';
const PAGES = ADDRESSES.filter((address) => address !== '/');

type Answers = (path: string) => unknown;

/** Returns the tab's title once the page of an address shows its answers. */
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

  it.each(PAGES)('names the page at %s', async (address) => {
    const title = await titleAt(address, recordedAnswer);
    expect(title).not.toBe(DEFAULT);
    const heading = document.querySelector('main h1')?.textContent ?? '';
    expect(heading).not.toBe('');
    const other = [...titles].find(([page, its]) => its === title && page !== pageOf(address));
    expect(other?.[0]).toBeUndefined();
    titles.set(pageOf(address), title);
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
