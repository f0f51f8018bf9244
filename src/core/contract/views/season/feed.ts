import { z } from 'zod';
import { page, whole } from '../shared.ts';

/** Subjects of feed items, which are the pages they lead to. */
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
    /** The same for the same event whenever it is asked for. */
    key: z.string(),
    year: whole,
    /** `Week 8`, `Summer`, `December`, `Winter`. */
    when: z.string(),
    about: z.enum(FEED_ABOUT),
    /** Whether it was good or bad for the program. */
    tone: z.enum(['good', 'bad', 'plain']),
    /** What happened and why, in a sentence or two. */
    text: z.string(),
    /** A recruit's number, a player's or a game's id, or the season of a signing day, where the page has one; null for the page itself. */
    id: whole.nullable(),
  })
  .meta({ id: 'FeedItem' });
export type FeedItem = z.infer<typeof feedItem>;

export const feed = z.strictObject({
  ...page,
  /** What happened to the program since last winter, newest first. */
  items: z.array(feedItem),
  /** How many of them the latest week, or the latest turn of the offseason, brought. */
  latest: whole,
});
export type Feed = z.infer<typeof feed>;
