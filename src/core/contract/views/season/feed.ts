import { z } from 'zod';
import { page, whole } from '../shared.ts';

/** Subjects of feed items, which are also the pages they link to. */
const FEED_ABOUT = [
  'recruiting',
  'signing',
  'portal',
  'plan',
  'injuries',
  'career',
  'redshirts',
  'budget',
  'coaches',
] as const;

const feedItem = z
  .strictObject({
    /** Stable key of the event. */
    key: z.string(),
    year: whole,
    /** `Week 8`, `Summer`, `December`, `Winter`. */
    when: z.string(),
    about: z.enum(FEED_ABOUT),
    /** Whether it was good or bad for the program. */
    tone: z.enum(['good', 'bad', 'plain']),
    /** What happened and why, in a sentence or two. */
    text: z.string(),
    /** Recruit number, player or game id, or signing-day season on the linked page; null for the page itself. */
    id: whole.nullable(),
  })
  .meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof feedItem>;

export const feed = z.strictObject({
  ...page,
  /** The program's events since last winter, newest first. */
  items: z.array(feedItem),
  /** Number of items from the latest week or offseason period. */
  latest: whole,
});
export type Feed = z.infer<typeof feed>;
