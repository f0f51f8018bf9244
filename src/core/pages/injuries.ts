import type { Injured, Injuries } from '../contract/views/people/injuries.ts';
import { INJURIES } from '../present/columns/injuries.ts';
import { HEADINGS } from '../present/headings.ts';
import { INJURY_LEGEND, injuriesOf, noInjuries } from '../present/injuries.ts';
import { definePage, type Picker } from './parts/page.ts';
import { teamPicker } from './parts/pickers.ts';
import { col, table, text } from './parts/sections.ts';
import { given, TEAM_WORDS } from './parts/verb.ts';
import { playerPiece } from './parts/words.ts';

declare module './parts/links.ts' {
  interface PageParams {
    injuries: { team?: string; all?: boolean };
  }
}

/** Picker for another team's report, or all teams'. */
function whose(page: Injuries, all: boolean): Picker {
  const { choices, ...picker } = teamPicker(page, (team) => ({ name: 'injuries', team }));
  return {
    ...picker,
    ...(all && { chosen: HEADINGS.allTeams }),
    choices: [{ label: HEADINGS.allTeams, link: { name: 'injuries', all: true } }, ...choices],
  };
}

/** The week's injury report for both teams in a team's next game, or for all teams. */
export const injuries = definePage({
  name: 'injuries',
  query: 'injuries',
  input: (params) => params,
  view: (page, { params: { all = false } }) => {
    const about = all ? HEADINGS.allTeams.toLowerCase() : injuriesOf(page);
    return {
      title: all ? 'Injuries' : HEADINGS.injuriesOf(page.team.name),
      team: page.team,
      pickers: [whose(page, all)],
      sections: [
        table<Injured>({
          name: 'injuries',
          title: `Week ${page.week}: ${about}`,
          caption: `Injuries of ${about} before week ${page.week}`,
          columns: [
            col(INJURIES.team, { groups: true, least: 10 }),
            col(INJURIES.name, { least: 12, cell: playerPiece }),
            col(INJURIES.pos),
            col(INJURIES.class, { drop: 2 }),
            col(INJURIES.role, { drop: 1 }),
            col(INJURIES.status, {
              leads: true,
              cell: (row) => ({
                text: INJURIES.status.text(row),
                tone: row.status === 'questionable' ? 'faint' : 'loss',
                chip: true,
              }),
            }),
            col(INJURIES.injury),
            col(INJURIES.back),
            col(INJURIES.week, { drop: 3 }),
            col(INJURIES.id, { fileOnly: true }),
          ],
          rows: page.injured,
          link: ({ id }) => ({ name: 'player', id }),
          mark: ({ starter }) => (starter ? 'strong' : null),
          empty: noInjuries(page),
        }),
        ...(page.injured.length === 0
          ? []
          : [text({ name: 'legend', lines: [{ text: INJURY_LEGEND, tone: 'faint' }] })]),
      ],
    };
  },
  place: {
    label: 'Injuries',
    note: 'who’s out',
    finds: 'injury hurt out questionable doubtful report',
    paths: ['/injuries', '/injuries/:team'],
    menu: 'TEAM',
    own: true,
    ofTeam: true,
  },
  verb: {
    ...TEAM_WORDS,
    group: 'Teams and games',
    summary: 'who is out, doubtful or questionable this week',
    examples: [
      ['dynasty injuries', 'yours and your opponent’s'],
      ['dynasty injuries "Texas A&M"', 'both teams in another team’s next game'],
      ['dynasty injuries --all --csv', 'every team, for a spreadsheet'],
    ],
    options: [{ flags: '--all', description: 'every team' }],
    read: (typed) => given({ team: typed.name(), all: typed.flag('all') || undefined }),
  },
});
