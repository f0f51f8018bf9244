import { stagePage } from '../../contract/stage-pages.ts';
import type { RecruitingSummary } from '../../contract/views/recruiting/recruiting.ts';
import type { Position } from '../../model/positions.ts';
import { stageFacts } from '../../model/stages.ts';
import { CLASSES, RECRUITS } from '../../present/columns/people.ts';
import { type ClassRow, classesOf, type Signed, signees } from '../../present/columns/recruits.ts';
import { HEADINGS, sentenceCase } from '../../present/headings.ts';
import { seasonRecord } from '../../present/season-record.ts';
import { grouped, NOT_KNOWN, oneDecimal, ordinal } from '../../words/numbers.ts';
import { definePage, type Picker } from '../parts/page.ts';
import { ofPosition, positionPicker } from '../parts/pickers.ts';
import { col, figures, type Section, table } from '../parts/sections.ts';
import { given } from '../parts/verb.ts';
import { playerPiece, teamPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    /** `all`: show all rows in text output. */
    recruiting: { team?: string; position?: Position; all?: boolean };
  }
}

const STAGE = stageFacts('recruiting_summary');

/** Rows in text output, unless all are requested. */
const RECRUITS_IN_TEXT = 20;
const CLASSES_IN_TEXT = 10;

function inNumbers(players: readonly Signed[]): Section {
  const ratings = players.map(({ rating }) => rating);
  const or = (value: string | number) => (players.length === 0 ? NOT_KNOWN : value);
  const average = or(oneDecimal(ratings.reduce((sum, each) => sum + each, 0) / players.length));
  const [highest, lowest] = [or(Math.max(...ratings)), or(Math.min(...ratings))];
  return figures({
    name: 'figures',
    figures: [
      ['Total Freshmen', grouped(players.length)],
      ['Average Rating', average],
      ['Highest Rating', highest],
      ['Lowest Rating', lowest],
    ],
    lines: [`${grouped(players.length)} freshmen, rated ${average} on average (${lowest} to ${highest})`],
  });
}

interface Freshmen {
  name: 'class' | 'recruits';
  title: string;
  rows: readonly Signed[];
  /** Most rows in text output. */
  most?: number;
}

function freshmen({ info }: RecruitingSummary, { name, title, rows, most }: Freshmen): Section {
  const national = name === 'recruits';
  return table<Signed>({
    name,
    title,
    caption: national ? sentenceCase(title) : title,
    columns: [
      col(RECRUITS.name, { names: true, least: 12, cell: playerPiece }),
      col(RECRUITS.position),
      col(RECRUITS.stars, { look: 'stars', drop: 1 }),
      col(RECRUITS.rating, { leads: true }),
      col(RECRUITS.development, { drop: 2 }),
      col(RECRUITS.team, national ? { cell: ({ team }) => teamPiece(team) } : { fileOnly: true }),
      col(RECRUITS.id, { fileOnly: true }),
    ],
    rows,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ({ team }) => (national && team === info.team.name ? 'own' : null),
    ...(most !== undefined && { most }),
    empty: 'No one signed.',
  });
}

function classes(classRows: readonly ClassRow[], own: string, all: boolean): Section {
  return table<ClassRow>({
    name: 'classes',
    title: 'Best classes',
    side: true,
    columns: [
      col(CLASSES.place, { names: true }),
      col(CLASSES.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(CLASSES.signed, { drop: 1 }),
      col(CLASSES.blue_chips),
      col(CLASSES.average_stars, { drop: 2 }),
      col(CLASSES.average_rating, { leads: true }),
    ],
    rows: classRows,
    link: ({ team }) => ({ name: 'recruiting', team }),
    mark: ({ team }) => (team === own ? 'own' : null),
    ...(!all && { most: CLASSES_IN_TEXT }),
  });
}

function whose(teams: readonly string[], team: string, position: Position | undefined): Picker {
  const choices = [...teams].sort().map((each) => ({
    label: each,
    link: { name: 'recruiting' as const, team: each, ...(position && { position }) },
  }));
  return { label: 'Team', chosen: team, choices, key: 'f', of: 'Recruits of', step: 'team' };
}

/** The new freshmen: a team's class, the best classes and the best recruits nationwide. */
export const recruiting = definePage({
  name: 'recruiting',
  query: 'recruitingSummary',
  input: () => ({}),
  view: (page, { params: { team = page.info.team.name, position, all: whole = false } }) => {
    const all = classesOf(page);
    const place = all.find((row) => row.team === team)?.place;
    const national = ofPosition(signees(page), position);
    const ranked = place === undefined ? '' : `: ${team} ${ordinal(place)} of ${all.length} classes`;
    return {
      title: STAGE.label,
      note: [`${HEADINGS.classOf(page.roster_year)}${ranked}`, seasonRecord(page.team.record, page.info)].join(' · '),
      equal: true,
      pickers: [
        positionPicker(signees(page), position, (each) => ({ name: 'recruiting', team, ...each })),
        whose(Object.keys(page.freshmen_by_team), team, position),
      ],
      links: [{ label: HEADINGS.signingDay, key: 'h', link: { name: 'signing' } }],
      sections: [
        inNumbers(national),
        freshmen(page, { name: 'class', title: `${team} signees`, rows: ofPosition(signees(page, team), position) }),
        classes(all, page.info.team.name, whole),
        freshmen(page, {
          name: 'recruits',
          title: HEADINGS.topRecruits,
          rows: national,
          ...(!whole && { most: RECRUITS_IN_TEXT }),
        }),
      ],
    };
  },
  place: {
    label: STAGE.label,
    subject: 'recruiting summary data',
    paths: [stagePage('recruiting_summary').page],
    stage: STAGE.name,
  },
  verb: {
    group: 'Offseason',
    summary: 'the new freshmen',
    tables: ['class', 'classes', 'recruits'],
    examples: [
      ['dynasty recruiting', 'your class, the best classes, the best recruits'],
      ['dynasty recruiting --team Texas', "another team's class"],
    ],
    options: [
      { flags: '--team <name>', description: 'team whose class to show', takes: 'team' },
      { flags: '--all', description: 'every recruit and every class, not just the top ones' },
    ],
    read: async (typed) => {
      const team = typed.text('team');
      return given({
        team: team === undefined ? undefined : await typed.teamNamed(team),
        all: typed.flag('all') || undefined,
      });
    },
  },
});
