import type { FeedItem } from '../contract/views/season/feed.ts';
import { FEED } from '../present/columns/feed.ts';
import { HEADINGS } from '../present/headings.ts';
import { EMPTY } from '../words/empty.ts';
import { feedLink } from './parts/feed.ts';
import { definePage } from './parts/page.ts';
import { col, list, type RowMark } from './parts/sections.ts';

declare module './parts/links.ts' {
  interface PageParams {
    feed: object;
  }
}

const MARKS: Readonly<Record<FeedItem['tone'], RowMark | null>> = { good: 'win', bad: 'loss', plain: null };

/** Program news, and the result of each decision. */
export const feed = definePage({
  name: 'feed',
  query: 'feed',
  input: () => ({}),
  view: ({ items, latest }) => ({
    title: HEADINGS.feed,
    sections: [
      list<FeedItem>({
        name: 'items',
        title: HEADINGS.newestFirst,
        columns: [col(FEED.when), col(FEED.about, { drop: 1 }), col(FEED.text)],
        rows: items,
        sentence: (item) => [
          { text: item.when, tone: 'faint' },
          ' ',
          // Items of the week just finished; only the browser knows which were read, and marks those on the dashboard.
          ...(items.indexOf(item) < latest ? [{ text: 'New', tone: 'accent', chip: true } as const, ' '] : []),
          { text: item.text, link: feedLink(item) },
        ],
        link: feedLink,
        mark: ({ tone }) => MARKS[tone],
        empty: EMPTY.feed,
      }),
    ],
  }),
  place: {
    label: HEADINGS.feed,
    note: 'commitments, battles, visits, promises, plans',
    finds: 'feed receipts recap events log since',
    paths: ['/feed'],
    menu: 'TEAM',
  },
  verb: {
    group: 'News',
    summary: 'what happened to your program and how your decisions turned out, newest first',
    tables: ['items'],
    examples: [
      ['dynasty feed', 'commitments, battles lost and why, visits, plans, promises, injuries'],
      ['dynasty feed --csv --table items', 'the same as a table'],
    ],
    options: [],
    read: () => ({}),
  },
});
