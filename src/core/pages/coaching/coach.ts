import type { CoachPage } from '../../contract/views/people/coach.ts';
import { careerLines } from '../../present/coaching/careers.ts';
import { HEADINGS } from '../../present/headings.ts';
import { fullName } from '../../words/terms.ts';
import { coachSections } from '../parts/coach-record.ts';
import { definePage, type PageLink } from '../parts/page.ts';
import { given } from '../parts/verb.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    coach: { id?: number | string };
  }
}

/** Link to the what-if of his last move in the dynasty; none for the user's own coach. */
function whatIfLinks({ coach, jobs, info }: CoachPage): PageLink[] {
  const left = jobs.find(({ end, until, interim }) => !interim && end !== null && (until ?? 0) >= info.startYear);
  const isOwn = info.coach?.id === coach.id;
  if (isOwn || left?.until == null || left.end === 'program') return [];
  const link = { name: 'what-if-move', kind: 'hire', year: left.until, coach: coach.id } as const;
  return [{ label: HEADINGS.whatIf, key: 'o', link }];
}

/** The career of a coach. */
export const coach = definePage({
  name: 'coach',
  query: 'coach',
  input: ({ id }) => given({ coach: id === undefined ? undefined : String(id) }),
  view: (page) => ({
    title: fullName(page.coach),
    lines: careerLines(page),
    ...given({ logo: (page.job ?? page.jobs[0])?.team }),
    links: [
      ...(page.job === null
        ? []
        : [{ label: 'Coaches', key: 'c', link: { name: 'coaches', team: page.job.team } as const }]),
      { label: HEADINGS.coachingCarousel, key: 'v', link: { name: 'carousel' } },
      ...whatIfLinks(page),
    ],
    sections: coachSections(page),
  }),
  place: {
    label: HEADINGS.headCoach,
    note: "your head coach's career",
    finds: 'coach career head coach seat',
    paths: ['/coach', '/coach/:id'],
    menu: 'TEAM',
  },
  verb: {
    args: '[coach...]',
    takes: 'coach',
    group: 'Coaches',
    summary: "a coach's career",
    tables: ['jobs', 'seasons', 'honors', 'tree', 'worked_for', 'drafted'],
    examples: [
      ['dynasty coach', 'your head coach'],
      ['dynasty coach "Al Moore"', 'by name, or part of it'],
      ['dynasty coach 212 --csv --table seasons', 'by number, his seasons as CSV'],
    ],
    read: (typed) => given({ id: typed.name() }),
  },
});
