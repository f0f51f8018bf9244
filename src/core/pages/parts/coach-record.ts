import type {
  CareerJob,
  CoachedWith,
  CoachHonor,
  CoachPage,
  DraftedUnderCoach,
  HeadSeason,
} from '../../contract/views/people/coach.ts';
import {
  CAREER_JOBS,
  COACH_HONORS,
  COACHED_WITH,
  DRAFTED_UNDER,
  HEAD_SEASONS,
} from '../../present/columns/coaching/coaches.ts';
import { HEADINGS } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { winLoss } from '../../words/numbers.ts';
import { fullName } from '../../words/terms.ts';
import { col, figures, ownTeam, type Section, table } from './sections.ts';
import { coachPiece, playerPiece, teamPiece } from './words.ts';

/** A coach's career, for his own page and the user's. */

/** Draft picks in text output. */
const DRAFTED = 15;

/** A figure, unless it counts nothing. */
const earned = (label: string, count: number, text: string | number = count) =>
  count === 0 ? [] : [[label, text] as const];

/** Record, and the honors he has: a coach without any is no row of zeros. */
function numbers({ totals, honors, since }: CoachPage): Section {
  const { wins, losses, titles, conference_titles, bowl_wins, bowl_losses, ranked, drafted, first_round } = totals;
  return figures({
    name: 'numbers',
    figures: [
      [`Record since ${since}`, winLoss(wins, losses)] as const,
      ...earned('National titles', titles),
      ...earned('Conference titles', conference_titles),
      ...earned('Bowls and playoff', bowl_wins + bowl_losses, winLoss(bowl_wins, bowl_losses)),
      ...earned('Ranked finishes', ranked),
      ...earned('Coach of the year', honors.length),
      ...earned('Players drafted', drafted),
      ...earned('In the first round', first_round),
    ],
  });
}

function jobs(page: CoachPage): Section {
  return table<CareerJob>({
    name: 'jobs',
    title: HEADINGS.coachingCareer,
    caption: `Jobs of ${fullName(page.coach)}`,
    columns: [
      col(CAREER_JOBS.years(page.info.currentYear)),
      col(CAREER_JOBS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(CAREER_JOBS.role),
      col(CAREER_JOBS.record, { leads: true }),
      col(CAREER_JOBS.end, { least: 16 }),
    ],
    rows: page.jobs,
    link: ({ team }) => ({ name: 'coaches', team }),
    mark: ownTeam(page),
    empty: EMPTY.none,
  });
}

function seasons(page: CoachPage): Section {
  return table<HeadSeason>({
    name: 'seasons',
    title: HEADINGS.seasonsAsHeadCoach,
    caption: `Seasons of ${fullName(page.coach)} as a head coach`,
    columns: [
      col(HEAD_SEASONS.year),
      col(HEAD_SEASONS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(HEAD_SEASONS.record, { leads: true }),
      col(HEAD_SEASONS.rank),
      col(HEAD_SEASONS.bowls, { drop: 1 }),
      col(HEAD_SEASONS.honors, { least: 14 }),
    ],
    rows: page.seasons,
    link: ({ year }) => ({ name: 'season', year }),
    mark: (row) => (row.champion ? 'honor' : ownTeam(page)(row)),
    optional: true,
  });
}

function tree(page: CoachPage): Section {
  return table<CoachedWith>({
    name: 'tree',
    title: HEADINGS.coachingTree,
    caption: `Coordinators of ${fullName(page.coach)} who became head coaches`,
    columns: [
      col(COACHED_WITH.coach, { names: true, cell: coachPiece }),
      col(COACHED_WITH.role, { drop: 2 }),
      col(COACHED_WITH.team, { drop: 1, cell: ({ team }) => teamPiece(team) }),
      col(COACHED_WITH.years, { drop: 3 }),
      col(COACHED_WITH.head),
      col(COACHED_WITH.record, { leads: true }),
    ],
    rows: page.tree,
    link: ({ id }) => ({ name: 'coach', id }),
    empty: EMPTY.coachingTree,
    optional: true,
  });
}

function workedFor(page: CoachPage): Section {
  return table<CoachedWith>({
    name: 'worked_for',
    title: HEADINGS.workedFor,
    caption: `Head coaches ${fullName(page.coach)} worked under`,
    side: true,
    columns: [
      col(COACHED_WITH.coach, { names: true, cell: coachPiece }),
      col(COACHED_WITH.team, { cell: ({ team }) => teamPiece(team) }),
      col(COACHED_WITH.years, { leads: true }),
      col(COACHED_WITH.role, { fileOnly: true }),
    ],
    rows: page.worked_for,
    link: ({ id }) => ({ name: 'coach', id }),
    optional: true,
  });
}

function drafted(page: CoachPage): Section {
  return table<DraftedUnderCoach>({
    name: 'drafted',
    title: HEADINGS.playersDrafted(page.drafted.length),
    caption: `Players drafted from ${fullName(page.coach)}’s teams`,
    side: true,
    columns: [
      col(DRAFTED_UNDER.year),
      col(DRAFTED_UNDER.round),
      col(DRAFTED_UNDER.pick, { leads: true }),
      col(DRAFTED_UNDER.name, { names: true, cell: playerPiece }),
      col(DRAFTED_UNDER.pos),
      col(DRAFTED_UNDER.team, { drop: 1, cell: ({ team }) => teamPiece(team) }),
    ],
    rows: page.drafted,
    link: ({ id }) => ({ name: 'player', id }),
    most: DRAFTED,
    optional: true,
  });
}

function honors(page: CoachPage): Section {
  return table<CoachHonor>({
    name: 'honors',
    title: HEADINGS.coachOfTheYear,
    caption: `Seasons in which ${fullName(page.coach)} was coach of the year`,
    side: true,
    columns: [
      col(COACH_HONORS.year),
      col(COACH_HONORS.team, { names: true, cell: ({ team }) => teamPiece(team) }),
      col(COACH_HONORS.record, { leads: true }),
    ],
    rows: page.honors,
    link: ({ year }) => ({ name: 'awards', year }),
    optional: true,
  });
}

/** Returns his record, jobs, seasons, honors, tree and draft picks. */
export function coachSections(page: CoachPage): Section[] {
  return [numbers(page), jobs(page), seasons(page), honors(page), tree(page), workedFor(page), drafted(page)];
}
