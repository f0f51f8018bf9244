import { HEADINGS } from '../../present/headings.ts';
import { coachTables, staffText } from '../parts/coaches.ts';
import { definePage } from '../parts/page.ts';
import { teamPicker } from '../parts/pickers.ts';
import { given, TEAM_WORDS } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    coaches: { team?: string };
  }
}

/** A program's coaches, present and past, and their schemes. */
export const coaches = definePage({
  name: 'coaches',
  query: 'coaches',
  input: (params) => params,
  view: (page) => ({
    title: HEADINGS.coachesOf(page.team.name),
    team: page.team,
    pickers: [teamPicker(page, (team) => ({ name: 'coaches', team }))],
    sections: [staffText(page), ...coachTables(page)],
  }),
  place: {
    label: 'Coaches',
    note: 'the staff, past coaches and schemes',
    finds: 'coach staff coordinators firing hot seat',
    paths: ['/coaches', '/coaches/:team'],
    menu: 'TEAM',
    own: true,
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Coaches',
    summary: "a program's staff, past coaches and schemes",
    tables: ['coaches', 'coordinators'],
    examples: [
      ['dynasty coaches', 'yours'],
      ['dynasty coaches Nebraska --csv --table coordinators', 'the coordinators of another program, as CSV'],
    ],
    read: (typed) => given({ team: typed.name() }),
  },
});
