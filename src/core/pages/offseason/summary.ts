import { stagePage } from '../../contract/stage-pages.ts';
import type { Summary } from '../../contract/views/season/summary.ts';
import { stageFacts } from '../../model/stages.ts';
import { type Move, movesOf, REALIGNMENT } from '../../present/columns/review.ts';
import { HEADINGS, sentenceCase } from '../../present/headings.ts';
import { EMPTY } from '../../words/empty.ts';
import { playoffChange } from '../../words/headlines/playoff-change.ts';
import { renamedConference } from '../../words/terms.ts';
import { definePage } from '../parts/page.ts';
import { reviewTabs } from '../parts/review.ts';
import { banner, col, figures, type Section, table, text } from '../parts/sections.ts';
import { linkPiece, teamPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    summary: object;
  }
}

const STAGE = stageFacts('summary');

function champion({ champion: { name, mascot, record, conference }, info }: Summary): Section {
  return banner({
    name: 'champion',
    team: name,
    over: HEADINGS.championOf(info.currentYear),
    trophy: true,
    headline: linkPiece(name, { name: 'history', team: name }),
    facts: [mascot, { text: record, tone: 'strong' }, conference],
  });
}

function ownSeason({ team, champion: { name } }: Summary): Section {
  const won = name === team.name ? ' Your team won it all.' : '';
  return figures({
    name: 'own',
    figures: [
      ['Record', team.record],
      [HEADINGS.finalRank, `#${team.ranking}`],
      ['Prestige', `${team.prestige} of 7`],
    ],
    lines: [`Your ${team.name} finished ${team.record}, ranked #${team.ranking}.${won}`],
  });
}

function realignment(page: Summary): Section {
  return table<Move>({
    name: 'realignment',
    title: HEADINGS.realignment,
    caption: sentenceCase(HEADINGS.realignment),
    columns: [
      col(REALIGNMENT.team, { cell: ({ team }) => teamPiece(team) }),
      col(REALIGNMENT.old, { look: 'conferenceName' }),
      col(REALIGNMENT.new, { look: 'conferenceName' }),
    ],
    rows: movesOf(page),
    link: ({ team }) => ({ name: 'team', team }),
    mark: ({ team }) => (team === page.team.name ? 'own' : null),
    empty: EMPTY.conferenceChanges,
  });
}

function next({ info: { currentYear, playoff }, renamed, next_playoff: change }: Summary): Section {
  return text({
    name: 'next',
    title: 'What’s Next',
    side: true,
    lines: [
      ...Object.entries(renamed).map(([old, now]) => `${renamedConference(old, now)}.`),
      ...(change === null ? [] : [playoffChange({ before: playoff.teams, ...change })]),
      `The ${currentYear} season is over. Next come your roster’s progression, the new freshman class, and the ${currentYear + 1} preseason.`,
    ],
  });
}

/** The end of a season: its champion, realignment, and the user's own season. */
export const summary = definePage({
  name: 'summary',
  query: 'summary',
  input: () => ({}),
  more: { query: 'review', input: () => ({}) },
  view: (page, { more: review }) => ({
    title: HEADINGS.seasonSummary(page.info.currentYear),
    allTabs: true,
    tabs: [
      {
        name: 'champion',
        label: 'Champion',
        sections: [champion(page), ownSeason(page), realignment(page), next(page)],
      },
      ...(review === null ? [] : reviewTabs(review)),
    ],
  }),
  place: {
    label: STAGE.label,
    subject: 'season summary',
    paths: [stagePage('summary').page],
    stage: STAGE.name,
  },
  verb: {
    group: 'Offseason',
    summary: 'the champion, conference moves, and your season',
    examples: [
      ['dynasty summary', 'closes the season once its last game has been played'],
      ['dynasty summary --json', 'for scripts'],
    ],
    read: () => ({}),
  },
});
