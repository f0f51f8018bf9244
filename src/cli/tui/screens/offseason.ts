import type { Review } from '../../../core/contract/views/season/review.ts';
import type { Summary } from '../../../core/contract/views/season/summary.ts';
import type { Status } from '../../../core/contract/views/sim.ts';
import { EMPTY, HEADINGS, leavingText, renamedConference } from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import type { Item } from '../play/view.ts';
import { openHead } from './decide.ts';
import { BLANK, line, tablePane, teamTitle, textPane, view } from './parts.ts';
import { REVIEW_PANES, summaryTabs } from './review.ts';
import { screen } from './screen.ts';

interface Move {
  team: string;
  old: string;
  new: string;
}

function banner({ champion, info, team, renamed }: Summary, width: number): Item[] {
  const own = champion.name === team.name;
  return [
    line([[` ★ ${info.currentYear} NATIONAL CHAMPION ★ `, champion.colorPrimary as `#${string}`]]),
    line([[teamTitle(champion), 'title']], { name: 'team', team: champion.name }),
    line([`${champion.record}, ${champion.conference}`], {
      name: 'schedule',
      team: champion.name,
      year: info.currentYear,
    }),
    ...(own ? [line([['Your team won it all.', 'win']])] : []),
    BLANK,
    ...wrap(`Your ${team.name} finished ${team.record}, ranked #${team.ranking}.`, width).map((text) =>
      line([text], { name: 'schedule', team: team.name, year: info.currentYear }),
    ),
    ...Object.entries(renamed).map(([old, now]) => line([renamedConference(old, now)])),
    BLANK,
    line([["What's Next", 'header']]),
    ...wrap(
      'Press n to continue: your players get older and better, recruits sign, and the next preseason begins.',
      width,
    ).map((text) => line([text])),
  ];
}

/** The champion's page, or that of the player's season. */
type Told = { part: 'champion'; page: Summary; status: Status } | { part: keyof typeof REVIEW_PANES; page: Review };

export const summary = screen<'summary', Told>({
  load: async ({ ask }, { part = 'champion' }) =>
    part === 'champion'
      ? { part, page: await ask('summary', {}), status: await ask('status', {}) }
      : { part, page: await ask('review', {}) },
  view: (told) => {
    const title = HEADINGS.seasonSummary(told.page.info.currentYear);
    const tabs = summaryTabs(told.part);
    if (told.part !== 'champion') {
      const { part, page } = told;
      return view({ title, note: part === 'next' ? leavingText(page) : '', tabs, panes: REVIEW_PANES[part](page) });
    }
    const { page, status } = told;
    const moves = Object.entries(page.realignment).map(([team, { old, new: to }]): Move => ({ team, old, new: to }));
    return view({
      title,
      tabs,
      head: openHead(status),
      panes: [
        textPane({ key: 'champion', title: HEADINGS.nationalChampion, lines: (width) => banner(page, width), min: 38 }),
        tablePane<Move>({
          key: 'moves',
          title: HEADINGS.realignment,
          columns: [
            { key: 'team', title: 'Team', value: (m) => m.team },
            { key: 'old', title: 'From', value: (m) => m.old },
            { key: 'new', title: 'To', value: (m) => m.new },
          ],
          rows: moves,
          mark: (m) => (m.team === page.team.name ? 'own' : null),
          route: (m) => ({ name: 'team', team: m.team }),
          empty: EMPTY.conferenceChanges,
          min: 38,
        }),
      ],
    });
  },
});
