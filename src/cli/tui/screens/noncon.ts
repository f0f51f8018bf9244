import type { Noncon } from '../../../core/contract/views/season/noncon.ts';
import type { Status } from '../../../core/contract/views/sim.ts';
import {
  COMMON,
  HEADINGS,
  keptDatesLines,
  labelText,
  oneDecimal,
  opponentText,
  ratingOf,
} from '../../../core/present/index.ts';
import type { Span } from '../play/view.ts';
import { openHead } from './decide.ts';
import { tablePane, view } from './parts.ts';
import { screen } from './screen.ts';

type Week = Noncon['schedule'][number];

/** The fourteen weeks, with open ones to fill. */
export const noncon = screen<'noncon', { page: Noncon; status: Status }>({
  load: async ({ ask }) => ({ page: await ask('noncon', {}), status: await ask('status', {}) }),
  view: ({ page, status }) => {
    const { team, info, schedule } = page;
    const left = info.stage === 'preseason' && team.nonConfGames < team.nonConfLimit;
    return view({
      title: `${team.name}: non-conference scheduling`,
      note: HEADINGS.nonConferenceGames(team.nonConfGames, team.nonConfLimit),
      head: [
        [['Enter schedules a game in an open week; we’ll fill the rest at kickoff.', 'faint']],
        [['Rivalry games are fixed and happen every year.', 'faint']],
        ...keptDatesLines(page).map((line): Span[] => [[line, 'faint']]),
        ...openHead(status),
      ],
      card: true,
      panes: [
        tablePane<Week>({
          key: 'weeks',
          columns: [
            { key: 'week', title: COMMON.week.short, value: (w) => w.weekPlayed, first: 'asc' },
            {
              key: 'opponent',
              title: COMMON.opponent.short,
              value: (w) => w.opponent?.name ?? null,
              text: (w) => (w.opponent === null ? (left ? '+ Schedule Game' : '-') : opponentText(w)),
              tone: (w) => (w.opponent === null ? (left ? 'accent' : 'faint') : null),
            },
            {
              key: 'rating',
              title: COMMON.rating.short,
              align: 'right',
              value: (w) => (w.opponent === null ? null : ratingOf(w.opponent)),
              text: (w) => (w.opponent === null ? '' : oneDecimal(ratingOf(w.opponent))),
            },
            { key: 'label', title: COMMON.label.short, value: (w) => label(w), text: (w) => label(w) ?? '', least: 10 },
          ],
          rows: schedule,
          route: (w) => (w.opponent === null ? null : { name: 'team', team: w.opponent.name }),
          subject: (w) => (w.opponent === null && left ? { name: 'openWeek', week: w.weekPlayed } : null),
          act: (w) => {
            if (w.opponent !== null) return { type: 'open', route: { name: 'team', team: w.opponent.name } };
            if (!left) return { type: 'say', text: 'Your schedule is full.', tone: 'plain' };
            return { type: 'do', effect: { do: 'askOpponents', week: w.weekPlayed } };
          },
        }),
      ],
    });
  },
});

function label(week: Week): string | null {
  return week.opponent === null ? null : labelText(week.label);
}
