import type {
  FacedCoach,
  LegacyPage,
  LegacyStop,
  LegacyTrophy,
  Milestone,
} from '../../contract/views/people/legacy.ts';
import {
  FACED_COACHES,
  LEGACY_STOPS,
  LEGACY_TROPHIES,
  MILESTONES,
  pointsText,
} from '../../present/columns/coaching/legacy.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { ordinal, plural, winLoss } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import { definePage } from '../parts/page.ts';
import { col, figures, type Section, table } from '../parts/sections.ts';
import { coachPiece, gainTone, teamPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    legacy: object;
  }
}

/** Rows in text output; files have all. */
const LISTED = 20;

function numbers({ points, wins, losses, trophies, faced, next }: LegacyPage): Section {
  const titles = trophies.filter(({ kind }) => kind === 'national').length;
  const former = faced.filter(({ relation }) => relation === 'assistant');
  const sum = (of: (each: FacedCoach) => number): number => former.reduce((all, each) => all + of(each), 0);
  return figures({
    name: 'numbers',
    title: HEADINGS.careerTotals,
    figures: [
      ['Legacy points', pointsText(points)],
      ['Record', winLoss(wins, losses)],
      ['National titles', titles],
      ['Trophies', trophies.length],
      [
        'Against former assistants',
        winLoss(
          sum((each) => each.wins),
          sum((each) => each.losses),
        ),
      ],
      [next.count === 1 ? 'Wins to the first' : `Wins to the ${ordinal(next.count)}`, next.left],
    ],
  });
}

function stops({ stops: all }: LegacyPage): Section {
  return table<LegacyStop>({
    name: 'stops',
    title: HEADINGS.legacyStops,
    caption: 'His legacy at each program',
    main: true,
    columns: [
      col(LEGACY_STOPS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(LEGACY_STOPS.years),
      col(LEGACY_STOPS.record, { drop: 1 }),
      col(LEGACY_STOPS.titles, { drop: 4 }),
      col(LEGACY_STOPS.conference, { drop: 5 }),
      col(LEGACY_STOPS.bowls, { drop: 6 }),
      col(LEGACY_STOPS.prestige, { drop: 3 }),
      col(LEGACY_STOPS.points, {
        leads: true,
        cell: ({ points }) => ({ text: pointsText(points), tone: gainTone(points) }),
      }),
      col(LEGACY_STOPS.verdict, { least: 16 }),
      col(LEGACY_STOPS.from, { remark: true, textOnly: true }),
    ],
    rows: all,
    link: ({ team }) => ({ name: 'program', team }),
    empty: EMPTY.none,
  });
}

function trophyRoom({ trophies: all }: LegacyPage): Section {
  return table<LegacyTrophy>({
    name: 'trophies',
    title: HEADINGS.trophyRoom,
    caption: 'Everything he has won, at every stop',
    columns: [
      col(LEGACY_TROPHIES.year),
      col(LEGACY_TROPHIES.won, { names: true, leads: true }),
      col(LEGACY_TROPHIES.kind, { fileOnly: true }),
      col(LEGACY_TROPHIES.team, { cell: ({ team }) => teamPiece(team) }),
      col(LEGACY_TROPHIES.opponent, {
        drop: 1,
        cell: ({ opponent }) => (opponent === null ? '' : teamPiece(opponent)),
      }),
      col(LEGACY_TROPHIES.score, { drop: 2 }),
    ],
    rows: all,
    link: ({ game, year }) => (game === null ? { name: 'season', year } : { name: 'game', id: game }),
    mark: ({ kind }) => (kind === 'national' ? 'honor' : null),
    most: LISTED,
    empty: EMPTY.trophyRoom,
  });
}

function faced({ faced: all }: LegacyPage): Section {
  return table<FacedCoach>({
    name: 'faced',
    title: HEADINGS.againstCoaches,
    caption: 'Record against other head coaches',
    columns: [
      col(FACED_COACHES.coach, { names: true, cell: coachPiece }),
      col(FACED_COACHES.team, { drop: 2, cell: ({ team }) => teamPiece(team) }),
      col(FACED_COACHES.record, { leads: true }),
      col(FACED_COACHES.streak, { drop: 3 }),
      col(FACED_COACHES.last, { drop: 1 }),
      col(FACED_COACHES.relation, { least: 14 }),
    ],
    rows: all,
    link: ({ id }) => ({ name: 'coach', id }),
    mark: ({ relation }) => (relation === null ? null : 'own'),
    most: LISTED,
    empty: EMPTY.faced,
  });
}

function milestones({ milestones: all }: LegacyPage): Section {
  return table<Milestone>({
    name: 'milestones',
    title: HEADINGS.milestones,
    caption: 'Milestones of the career',
    columns: [
      col(MILESTONES.year),
      col(MILESTONES.moment, { names: true, leads: true }),
      col(MILESTONES.team, { drop: 1, cell: ({ team }) => teamPiece(team) }),
      col(MILESTONES.opponent, { cell: ({ opponent }) => teamPiece(opponent) }),
      col(MILESTONES.score, { drop: 2 }),
    ],
    rows: all,
    link: ({ game }) => ({ name: 'game', id: game }),
    empty: EMPTY.milestones,
  });
}

/** The user's legacy: points by stop, trophies, coaches faced, milestones. */
export const legacy = definePage({
  name: 'legacy',
  query: 'legacy',
  input: () => ({}),
  view: (page) => ({
    title: HEADINGS.legacyOf(fullName(page.coach)),
    logo: page.stops[0]?.team ?? page.team.name,
    lines: [winsText(page)],
    links: [
      { label: HEADINGS.career, key: 'c', link: { name: 'career' } },
      { label: HEADINGS.coachingCareer, key: 'h', link: { name: 'coach', id: page.coach.id } },
    ],
    sections: [numbers(page), stops(page), trophyRoom(page), faced(page), milestones(page)],
  }),
  place: {
    label: HEADINGS.legacy,
    note: 'trophy room, legacy by stop, record against other coaches, milestones',
    finds: 'trophies won head to head coaches wins milestone statue',
    paths: ['/legacy'],
    menu: 'TEAM',
  },
  verb: {
    group: 'Coaches',
    summary: 'your legacy: trophy room, points by stop, coaches you have met, milestones',
    tables: ['stops', 'trophies', 'faced', 'milestones'],
    examples: [
      ['dynasty legacy', 'your legacy at each program'],
      ['dynasty legacy --csv --table faced', 'your record against other head coaches, as CSV'],
    ],
    read: () => ({}),
  },
});

/** `62 wins at 2 programs, 38 short of the 100th.` */
function winsText({ wins, stops: all, next }: LegacyPage): string {
  if (wins === 0) return 'The first win as a head coach is still ahead.';
  return `${plural(wins, 'win')} at ${plural(all.length, 'program')}, ${next.left} short of the ${ordinal(next.count)}.`;
}
