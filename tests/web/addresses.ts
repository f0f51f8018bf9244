import { PAGES } from '../../src/web/pages.ts';

const PARTS: Readonly<Record<string, string>> = {
  teamName: 'Michigan',
  opponent: 'Ohio%20State',
  conferenceName: 'Big%20Ten',
  conference: 'SEC',
  playerId: '7',
  id: '20240001',
  week: '5',
  year: '2024',
};

/** An address of every route, with parameters that have recorded answers. */
export const ADDRESSES = PAGES.flatMap(({ routes }) => routes)
  .filter((route) => route !== '*')
  .map((route) => route.replace(/:(\w+)/g, (_, part: string) => PARTS[part] ?? part));
