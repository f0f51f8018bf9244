import type {
  Awards,
  BestOfPlace,
  GameHonor,
  Honored,
  Race,
  Runner,
  Voted,
  WeekHonors,
} from '../../../core/app/views/awards.ts';
import type { VotedCoach } from '../../../core/app/views/coaches.ts';
import {
  awardTitle,
  BEST,
  COACH_VOTE,
  EMPTY,
  grouped,
  HEADINGS,
  HEISMAN,
  HONORED,
  MOST_VALUABLE,
  RACE,
  SELECTIONS,
  type SelectionRow,
  selectionRows,
  WEEKLY,
  type WeeklyRow,
  weeklyRows,
} from '../../../core/present/index.ts';
import type { AwardsPart, Route, RouteOf } from '../play/route.ts';
import type { Pane } from '../play/view.ts';
import { neighbors, picker, shown, tablePane, tabsOf, view } from './parts.ts';
import { screen } from './screen.ts';

interface Both {
  awards: Awards;
  /** Null for another season than the running one. */
  race: Race | null;
}

const own = (page: Awards) => (row: { team: string }) => (row.team === page.info.team.name ? ('own' as const) : null);
const player = ({ id }: Pick<Honored, 'id'>): Route => ({ name: 'player', id });

function vote(page: Awards): Pane {
  return tablePane<Voted>({
    key: 'heisman',
    title: `${grouped(page.voters)} ballots`,
    columns: [
      shown(HEISMAN.place),
      shown(HEISMAN.name),
      shown(HEISMAN.pos),
      shown(HEISMAN.class, { drop: 3 }),
      shown(HEISMAN.team),
      shown(HEISMAN.points),
      shown(HEISMAN.firsts),
      shown(HEISMAN.season, { drop: 2 }),
    ],
    rows: page.heisman,
    fixed: 2,
    mark: own(page),
    route: player,
    empty: 'The Heisman is awarded after the conference championships.',
  });
}

function race(page: Awards, { runners, from_week }: Race): Pane {
  return tablePane<Runner>({
    key: 'race',
    title: 'The race: points if the vote were today',
    columns: [
      shown(RACE.place),
      shown(RACE.name),
      shown(RACE.pos),
      shown(RACE.team),
      shown(RACE.points),
      shown(RACE.chance),
      shown(RACE.odds),
      shown(RACE.firsts, { drop: 5 }),
      shown(RACE.class, { drop: 4 }),
      shown(RACE.record, { drop: 3 }),
      shown(RACE.season, { drop: 2 }),
    ],
    rows: runners,
    fixed: 2,
    mark: own(page),
    route: player,
    empty: EMPTY.race(from_week),
  });
}

function best(page: Awards): Pane {
  return tablePane<BestOfPlace>({
    key: 'best',
    columns: [
      shown(BEST.award),
      shown(BEST.winner),
      shown(BEST.team),
      shown(BEST.class, { drop: 4 }),
      shown(BEST.season, { drop: 2 }),
      shown(BEST.finalists, { drop: 3 }),
    ],
    rows: page.best,
    fixed: 2,
    mark: ({ winner }) => own(page)(winner),
    route: ({ winner }) => player(winner),
    empty: 'The players of the year are named after the conference championships.',
  });
}

function coach(page: Awards): Pane {
  return tablePane<VotedCoach>({
    key: 'coach_of_the_year',
    title: HEADINGS.coachOfTheYear,
    columns: Object.values(COACH_VOTE).map((each) => shown(each)),
    rows: page.coach_of_the_year,
    fixed: 2,
    mark: own(page),
    route: ({ team }) => ({ name: 'program', team }),
    empty: 'Named after the conference championships.',
    min: 56,
  });
}

function selection(page: Awards, key: string, title: string, of: Awards['all_america']): Pane {
  const { name } = page.info.team;
  return tablePane<SelectionRow>({
    key,
    title,
    columns: [shown(SELECTIONS.role), shown(SELECTIONS.first, { least: 24 }), shown(SELECTIONS.second, { least: 24 })],
    rows: selectionRows(of),
    mark: ({ first, second }) => (first?.team === name || second?.team === name ? 'own' : null),
    route: ({ first, second }) => [first, second].flatMap((each) => (each === null ? [] : [player(each)]))[0] ?? null,
    empty: 'Named after the conference championships.',
    min: 62,
    grow: 2,
  });
}

function freshmen(page: Awards): Pane {
  return tablePane<Honored>({
    key: 'freshmen',
    title: awardTitle('freshman_all_america'),
    columns: [shown(HONORED.role), shown(HONORED.name), shown(HONORED.team)],
    rows: page.freshmen,
    mark: own(page),
    route: player,
    empty: 'Named after the conference championships.',
    min: 40,
  });
}

function weekly(page: Awards, key: string, title: string, weeks: readonly WeekHonors[]): Pane {
  return tablePane<WeeklyRow>({
    key,
    title,
    columns: [shown(WEEKLY.week), shown(WEEKLY.role), shown(WEEKLY.name), shown(WEEKLY.team)],
    rows: weeklyRows(weeks),
    fixed: 2,
    mark: own(page),
    route: player,
    empty: EMPTY.weeklyAwards,
    min: 56,
  });
}

function mostValuable(page: Awards): Pane {
  return tablePane<GameHonor>({
    key: 'most_valuable',
    title: HEADINGS.mostValuablePlayers,
    columns: [shown(MOST_VALUABLE.game, { least: 16 }), shown(MOST_VALUABLE.name), shown(MOST_VALUABLE.team)],
    rows: page.most_valuable,
    mark: ({ player: who }) => own(page)(who),
    route: ({ game }) => ({ name: 'game', id: game.id }),
    empty: EMPTY.championships,
    min: 56,
  });
}

function panes({ awards: page, race: running }: Both, part: AwardsPart): Pane[] {
  const { conference } = page;
  switch (part) {
    case 'heisman':
      return [running === null || page.decided ? vote(page) : race(page, running)];
    case 'best':
      return [best(page), coach(page)];
    case 'nation':
      return [selection(page, 'all_america', 'All-America', page.all_america), freshmen(page)];
    case 'conference':
      return conference === null
        ? []
        : [
            selection(page, 'all_conference', `All-${conference}`, page.all_conference),
            weekly(
              page,
              'conference_weeks',
              HEADINGS.conferencePlayersOfTheWeek(conference),
              page.conference_players_of_the_week,
            ),
          ];
    case 'weeks':
      return [weekly(page, 'weeks', HEADINGS.playersOfTheWeek, page.players_of_the_week), mostValuable(page)];
  }
}

/** The same page, changed in some part. */
function again(route: RouteOf<'awards'>, change: Partial<RouteOf<'awards'>>): RouteOf<'awards'> {
  return { ...route, ...change };
}

export const awards = screen<'awards', Both>({
  load: async ({ ask }, { year, conference }) => {
    const page = await ask('awards', {
      ...(year !== undefined && { year }),
      ...(conference !== undefined && { conference }),
    });
    return { awards: page, race: page.year === page.info.currentYear ? await ask('race', {}) : null };
  },
  view: (both, route) => {
    const page = both.awards;
    const { part = 'heisman' } = route;
    const open = both.race !== null && !page.decided;
    const years = page.years.map((year): Route => again(route, { year }));
    return view({
      title: `Awards ${page.year}`,
      note: page.decided ? '' : 'given after the conference championships',
      tabs: tabsOf<AwardsPart>(part, [
        ['heisman', open ? HEADINGS.heismanRace : 'Heisman', again(route, { part: 'heisman' })],
        ['best', HEADINGS.playersOfTheYear, again(route, { part: 'best' })],
        ['nation', 'All-America', again(route, { part: 'nation' })],
        ...(page.conference === null
          ? []
          : [['conference', page.conference, again(route, { part: 'conference' })] as const]),
        ['weeks', 'Weeks', again(route, { part: 'weeks' })],
      ]),
      panes: panes(both, part),
      keys: [
        ...neighbors(years, page.years.indexOf(page.year), 'season'),
        picker(
          'f',
          'conference',
          'Awards of',
          page.conferences.map(({ confName }) => ({
            label: confName,
            route: again(route, { part: 'conference', conference: confName }),
          })),
        ),
      ],
      card: part !== 'nation' && part !== 'conference',
    });
  },
});
