import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { generatePath, matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { addressOf, CALLS } from '../../src/core/contract/calls.ts';
import { stageOfQuery } from '../../src/core/contract/stage-pages.ts';
import { STAGES, type Stage } from '../../src/core/model/stages.ts';
import { PAGES as DESCRIBED, HAND_MADE } from '../../src/core/pages/index.ts';
import { PAGES, type Page } from '../../src/web/pages.ts';
import { pageLinks } from '../../src/web/shell/page-links.ts';
import { askOf } from '../../src/web/state/prefetch.ts';
import * as given from './fixtures.ts';
import { calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const SOURCE = join(process.cwd(), 'src/web');
const ROUTES = PAGES.flatMap((page) => page.routes.map((path) => ({ path, page })));

/** Returns the page of an address. */
function pageAt(address: string): Page | undefined {
  return matchRoutes(ROUTES, new URL(address, 'http://localhost'))?.[0]?.route.page;
}

/** Returns the links of the bar and the search in a stage. */
function linksIn(stage: Stage) {
  return pageLinks(PAGES, { info: given.info({ stage }), conferences: given.conferences });
}

function repeated(words: readonly string[]): string[] {
  return words.filter((word, index) => words.indexOf(word) !== index);
}

const PARTS = {
  teamName: 'Texas A&M',
  team: 'Texas A&M',
  opponent: 'LSU',
  conferenceName: 'Big Ten',
  conference: 'SEC',
  playerId: '7',
  id: '31',
  game: '31',
  kind: 'signing',
  week: '5',
  year: '2025',
};
const ADDRESSES = ROUTES.filter(({ page }) => page.ask).map(({ path }) => generatePath(path, PARTS));
const ANSWERS = await Promise.all(
  ADDRESSES.map(async (address) => ({ address, asked: await askOf(new URL(address, 'http://localhost')) })),
);
const ASKED = ANSWERS.flatMap(({ address, asked }) =>
  asked === null ? [] : [{ address, name: asked[0], call: addressOf(CALLS[asked[0]], asked[1]) }],
);

describe('the list of pages', () => {
  it('has every file of a page once', () => {
    const files = readdirSync(join(SOURCE, 'pages')).filter((name) => name.endsWith('.tsx'));
    const made = HAND_MADE.filter(({ place }) => place.paths.length > 0).map(({ name }) => `${name}.tsx`);
    expect([...made, 'not-found.tsx'].sort()).toEqual(files.sort());
    expect(PAGES).toHaveLength(files.length + DESCRIBED.length);
  });

  it('has every address pattern once, and lists the pages of a menu together', () => {
    expect(repeated(ROUTES.map(({ path }) => path))).toEqual([]);
    const places = PAGES.map(({ place }) => place).filter((place) => place !== undefined && place !== 'bar');
    expect(repeated(places.filter((place, index) => place !== places[index - 1]))).toEqual([]);
  });

  it.each(STAGES)('leads in %s to the page itself by every link, with a different name for each', (stage) => {
    const links = linksIn(stage);
    expect(links.filter(({ page, link }) => pageAt(link.to) !== page).map(({ link }) => link.to)).toEqual([]);
    expect(links.filter(({ link }) => link.to.includes(':'))).toEqual([]);
    expect(repeated(links.map(({ link }) => link.label.toLowerCase()))).toEqual([]);
    expect(repeated(links.map(({ link }) => link.to))).toEqual([]);
  });

  it.each(STAGES)('leads in %s to no page that advances the dynasty', (stage) => {
    expect(linksIn(stage).filter(({ page }) => page.stage !== undefined && page.stage !== stage)).toEqual([]);
    expect(linksIn(stage).filter(({ page }) => page.stage === stage)).toHaveLength(1);
  });

  it('names the page of every team like the bar', () => {
    const teams = PAGES.filter(({ ofTeam }) => ofTeam !== undefined);
    expect(teams.map(({ label }) => label)).not.toContain(undefined);
    expect(teams.filter((page) => pageAt(page.ofTeam!('Texas A&M')) !== page)).toEqual([]);
  });
});

describe('what is prefetched', () => {
  it('is always a read-only query', () => {
    expect(ASKED.length).toBeGreaterThan(30);
    expect(ASKED.filter(({ name }) => CALLS[name].kind !== 'query' || stageOfQuery(name) !== null)).toEqual([]);
    expect(PAGES.filter(({ stage, ask }) => stage !== undefined && ask !== undefined)).toEqual([]);
  });

  it.each(ASKED)('at $address matches the page’s own request', async ({ address, call }) => {
    open(address, {});
    await waitFor(() => expect(calls().map(({ path }) => path)).toContain(call));
  });
});
