import type { FeedItem } from '../../contract/views/season/feed.ts';
import { words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { capitalized } from '../../words/numbers.ts';

/** Columns of the feed of decision results. */
export const FEED = {
  when: col<FeedItem>('when', words('When', 'Week it happened.'), ({ when }) => when),
  about: col<FeedItem>('about', words('About', 'What it is about.'), ({ about }) => capitalized(about)),
  text: col<FeedItem>('text', words('What happened', 'What happened, and why.'), ({ text }) => text),
};
