import type { Injured, Injuries } from '../../../core/app/views/injuries.ts';
import { HEADINGS, INJURIES, injuriesOf, nobodyHurt } from '../../../core/present/index.ts';
import { picker, shown, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The week's injury report of both teams of a team's next game, or of all. */
export const injuries = screen<'injuries', Injuries>({
  load: ({ ask }, { team, all }) => ask('injuries', { ...(team === undefined ? {} : { team }), all: all === true }),
  view: (page, { all }) => {
    const { teams } = page;
    const about = injuriesOf(page);
    const names = teams.map(({ name }) => name).sort();
    return view({
      title: 'Injuries',
      note: `Week ${page.week}: ${all === true ? 'all teams' : about}`,
      keys: [
        picker('f', 'other team', 'The injuries of', [
          { label: HEADINGS.allTeams, route: { name: 'injuries', all: true } },
          ...names.map((name) => ({ label: name, route: { name: 'injuries', team: name } as const })),
        ]),
      ],
      panes: [
        tablePane<Injured>({
          key: 'injured',
          columns: [
            shown(INJURIES.name, { tone: ({ starter }) => (starter ? 'strong' : null) }),
            shown(INJURIES.pos),
            shown(INJURIES.class, { drop: 2 }),
            shown(INJURIES.role, { drop: 3 }),
            shown(INJURIES.status, { tone: ({ status }) => (status === 'questionable' ? 'faint' : 'loss') }),
            shown(INJURIES.injury),
            shown(INJURIES.back),
            shown(INJURIES.week, { drop: 1 }),
          ],
          rows: page.injured,
          group: (row) => row.team,
          route: ({ id }) => ({ name: 'player', id }),
          empty: nobodyHurt(page),
        }),
      ],
    });
  },
});
