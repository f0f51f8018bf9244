import type { ClassPage, ClassRank, Commitment } from '../../../core/app/views/recruiting-class.ts';
import { CLASS_RANKS, COMMITMENTS, classLine, classTitle, EMPTY, HEADINGS } from '../../../core/present/index.ts';
import { picker, shown, stars, tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

/** Who has given a program his word, and how its class ranks. */
export const recruitingClass = screen<'class', ClassPage>({
  load: ({ ask }, { team }) => ask('recruitingClass', team === undefined ? {} : { team }),
  view: (page) => {
    const own = page.info.team.name;
    const names = page.teams.map(({ name }) => name).sort();
    return view({
      title: classTitle(page),
      note: classLine(page),
      layout: 'beside',
      keys: [
        picker(
          'f',
          'other team',
          'The class of',
          names.map((name) => ({ label: name, route: { name: 'class', team: name } as const })),
        ),
      ],
      panes: [
        tablePane<Commitment>({
          key: 'commits',
          title: HEADINGS.recruitingClass,
          columns: [
            shown(COMMITMENTS.number),
            shown(COMMITMENTS.name),
            shown(COMMITMENTS.pos),
            shown(COMMITMENTS.stars, { align: 'left', text: (row) => stars(row.stars), tone: () => 'accent' }),
            shown(COMMITMENTS.rating, { drop: 1 }),
            shown(COMMITMENTS.home, { drop: 2 }),
            shown(COMMITMENTS.month),
            shown(COMMITMENTS.signed, { drop: 3 }),
          ],
          rows: page.commits,
          ...(page.team.name === own && {
            route: ({ number }: Commitment) => ({ name: 'board' as const, show: 'ours' as const, recruit: number }),
          }),
          empty: page.open ? EMPTY.commits : EMPTY.class,
          min: 60,
          grow: 2,
        }),
        tablePane<ClassRank>({
          key: 'ranking',
          title: HEADINGS.classRanking,
          columns: [
            shown(CLASS_RANKS.rank),
            shown(CLASS_RANKS.team),
            shown(CLASS_RANKS.points),
            shown(CLASS_RANKS.commits, { drop: 1 }),
            shown(CLASS_RANKS.chips, { drop: 2 }),
          ],
          rows: page.classes,
          mark: ({ team }) => (team === own ? 'own' : null),
          route: ({ team }) => ({ name: 'class', team }),
          empty: EMPTY.none,
          min: 30,
        }),
      ],
    });
  },
});
