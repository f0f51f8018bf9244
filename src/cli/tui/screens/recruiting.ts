import type { RecruitingSummary } from '../../../core/app/views/recruiting.ts';
import type { Status } from '../../../core/app/views/sim.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import { stageFacts } from '../../../core/model/stages.ts';
import {
  CLASSES,
  type ClassRow,
  COMMON,
  classesOf,
  grouped,
  HEADINGS,
  POSITION_WORDS,
  RECRUITS,
  type Signed,
  signees,
} from '../../../core/present/index.ts';
import type { RouteOf } from '../play/route.ts';
import type { Pane } from '../play/view.ts';
import { openHead } from './decide.ts';
import { picker, shown, stars, tablePane, tabsOf, view } from './parts.ts';
import { positionKey } from './roster.ts';
import { screen } from './screen.ts';

/** Rows of the national table. */
const TOP_RECRUITS = 50;

function recruits(page: RecruitingSummary, route: RouteOf<'recruiting'>): Pane {
  const rows = signees(page, route.team)
    .filter(({ pos }) => route.position === undefined || pos === route.position)
    .slice(0, TOP_RECRUITS);
  return tablePane<Signed>({
    key: 'recruits',
    title: route.team === undefined ? HEADINGS.topRecruits : `Recruits of ${route.team}`,
    columns: [
      { key: 'place', title: COMMON.place.short, align: 'right', value: (r) => rows.indexOf(r) + 1, first: 'asc' },
      shown(RECRUITS.name),
      shown(RECRUITS.position),
      shown(RECRUITS.stars, { align: 'left', text: (r) => stars(r.stars), tone: () => 'accent' }),
      shown(RECRUITS.rating),
      shown(RECRUITS.development, { align: 'left' }),
      shown(RECRUITS.team),
    ],
    rows,
    fixed: 2,
    mark: (r) => (r.team === page.info.team.name ? 'own' : null),
    route: (r) => ({ name: 'player', id: r.id }),
    empty: 'No recruits.',
    min: 64,
    grow: 2,
  });
}

function breakdown(page: RecruitingSummary): Pane {
  const rows = classesOf(page);
  return tablePane<ClassRow>({
    key: 'classes',
    title: HEADINGS.teamBreakdown,
    columns: [
      shown(CLASSES.place),
      shown(CLASSES.team),
      shown(CLASSES.signed),
      shown(CLASSES.blue_chips),
      shown(CLASSES.average_stars),
      shown(CLASSES.average_rating),
    ],
    rows,
    fixed: 2,
    mark: (c) => (c.team === page.info.team.name ? 'own' : null),
    id: (c) => c.team,
    act: (c) => ({ type: 'swap', route: { name: 'recruiting', team: c.team }, keep: true }),
    min: 50,
  });
}

export const recruiting = screen<'recruiting', { page: RecruitingSummary; status: Status }>({
  load: async ({ ask }) => ({ page: await ask('recruitingSummary', {}), status: await ask('status', {}) }),
  view: ({ page, status }, route) => {
    const { total_freshmen, avg_rating, max_rating, min_rating } = page.summary_stats;
    const { part = 'recruits' } = route;
    const filtered = route.position === undefined ? '' : `${POSITION_WORDS[route.position]}, `;
    const panes = [recruits(page, route), breakdown(page)];
    return view({
      title: `${stageFacts('recruiting_summary').label}: ${HEADINGS.classOf(page.roster_year)}`,
      note: `${filtered}${grouped(total_freshmen)} freshmen, rating ${avg_rating.toFixed(1)} on average (${min_rating} to ${max_rating})`,
      tabs: tabsOf(part, [
        ['recruits', 'Recruits', { name: 'recruiting' }],
        ['teams', 'Teams', { name: 'recruiting', part: 'teams' }],
      ]),
      head: openHead(status),
      panes: part === 'teams' ? panes.reverse() : panes,
      keys: [
        positionKey(POSITIONS, (each) => ({
          name: 'recruiting',
          ...(route.team === undefined ? {} : { team: route.team }),
          ...(each === undefined ? {} : { position: each }),
        })),
        picker('f', 'team', 'Recruits of', [
          { label: HEADINGS.allTeams, route: { name: 'recruiting' } },
          ...Object.keys(page.freshmen_by_team)
            .sort()
            .map((team) => ({ label: team, route: { name: 'recruiting' as const, team } })),
        ]),
      ],
    });
  },
});
