import { HEADINGS } from '../present/headings.ts';
import { definePage } from './parts/page.ts';
import { raceTable } from './parts/race.ts';

declare module './parts/links.ts' {
  interface PageParams {
    race: object;
  }
}

/** The Heisman race. */
export const race = definePage({
  name: 'race',
  query: 'race',
  input: () => ({}),
  view: (page) => ({
    title: HEADINGS.raceOf(page.info.currentYear, page.info.currentWeek),
    links: [{ label: 'Awards', key: 'a', link: { name: 'awards' } }],
    sections: raceTable(page),
  }),
  place: {
    label: HEADINGS.heismanRace,
    note: 'who leads, and who will likely win',
    finds: 'heisman votes favorite odds',
    paths: ['/race'],
  },
  verb: {
    group: 'History',
    summary: 'the Heisman race, from week 6 to the vote',
    examples: [
      ['dynasty race', 'who would win today, and each contender’s odds'],
      ['dynasty race --json', 'for scripts'],
    ],
    read: () => ({}),
  },
});
