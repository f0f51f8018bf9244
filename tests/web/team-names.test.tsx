import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { reference } from '../../src/core/reference/index.ts';
import { ADDRESSES } from './addresses.ts';
import { recordedAnswer } from './recorded.ts';
import { open, setUpBrowser } from './render.tsx';

/** A team name on its own is a button on every page, and clicking it opens the team's popup. */

setUpBrowser();

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

it.each(ADDRESSES.filter((address) => address !== '/'))(
  '%s has no team name that does not open the popup',
  async (address) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async (path: string) => {
        const answer = recordedAnswer(path);
        return answer === undefined ? Response.json({ error: 'No.' }, { status: 404 }) : Response.json(answer);
      }),
    );
    open(address, {});
    const main = () => document.querySelector<HTMLElement>('main')!;
    await waitFor(() => expect(main().textContent).not.toMatch(/^(Loading\.\.\.)?$/));
    expect(bareNames(main())).toEqual([]);
  },
);
