import type { Info } from '../../../core/contract/views/shared.ts';
import { nextStage, stageFacts } from '../../../core/model/stages.ts';
import { HEADINGS, hoursOpen, openLine, opponentText, weekName } from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import type { Ports } from '../screens/screen.ts';
import type { Choice, Effect, Event } from './event.ts';
import { stageRoute } from './pages.ts';
import type { State } from './state.ts';

/** The checklist before moving on: open items, and the ways to continue. It never blocks anything. */

function done(is: boolean, text: string): string {
  return `${is ? '[x]' : '[ ]'} ${text}`;
}

/** Columns of a note in the smallest window, after its mark. */
const NOTE_WIDTH = 74;

function goOn(label: string, effect: Effect, key: string): Choice {
  return { label, key, event: { type: 'do', effect } };
}

const STAY: Choice = { label: 'Not yet', key: 'q', event: { type: 'say', text: '', tone: 'plain' } };

function dialog(title: string, notes: readonly string[], choices: readonly Choice[]): Event {
  return { type: 'dialog', title, notes, choices: [...choices, STAY] };
}

function weekChoice(info: Info, week: number): Choice {
  return {
    label: `Simulate to ${weekName(week, info.playoff.teams)}`,
    event: { type: 'do', effect: { do: 'play', until: week, watch: null } },
  };
}

/** Offers `Simulate to Week N` for every week ahead, and the end of the season. */
function further(info: Info): Event {
  const weeks = Array.from({ length: info.lastWeek - info.currentWeek }, (_, at) => info.currentWeek + 1 + at);
  return {
    type: 'dialog',
    title: 'How far?',
    typing: true,
    choices: [
      ...weeks.map((week) => weekChoice(info, week)),
      { ...weekChoice(info, info.lastWeek + 1), label: 'End of Season' },
    ],
  };
}

/** Returns the open decisions in one line, and a choice for the page with details; empty if nothing is open. */
async function decisions({ ask }: Ports): Promise<{ notes: string[]; choices: Choice[] }> {
  const status = await ask('status', {});
  if (status.open.length === 0) return { notes: [], choices: [] };
  const label = HEADINGS.openDecisions;
  return {
    notes: wrap(openLine(status), NOTE_WIDTH).map((text, index) => (index === 0 ? done(false, text) : `    ${text}`)),
    choices: [{ label, key: 'Y', event: { type: 'open', route: { name: 'decide' } } }],
  };
}

/** Returns the board's note and a choice to open it, while recruiting is open. */
async function boardChoice({ ask }: Ports): Promise<{ notes: string[]; choice: Choice } | null> {
  const page = await ask('board', {});
  const said = hoursOpen(page);
  if (said === null) return null;
  const note = `recruiting: ${said}`;
  const label = HEADINGS.recruitingBoard;
  const choice: Choice = { label, key: 'B', event: { type: 'open', route: { name: 'board' } } };
  // Hours left to the staff are already among the open decisions.
  const notes = page.staff ? [] : [done(page.hours.used - page.hours.elsewhere >= page.hours.total, note)];
  return { notes, choice };
}

/** Choice to coach this week's own game, play by play. */
const coachIt = (id: number): Choice => ({
  label: HEADINGS.coachGame,
  key: 'c',
  event: { type: 'open', route: { name: 'sideline', id } },
});

async function season(ports: Ports, state: State, info: Info): Promise<Event> {
  const { ask } = ports;
  const week = weekName(info.currentWeek, info.playoff.teams);
  const { games } = await ask('teamSchedule', { team: info.team.name });
  const last = games.findLast(({ weekPlayed }) => weekPlayed < info.currentWeek) ?? null;
  const now = games.find(({ weekPlayed }) => weekPlayed === info.currentWeek) ?? null;
  const board = await boardChoice(ports);
  const open = await decisions(ports);
  const notes = [
    ...(last === null
      ? []
      : [done(state.looked.includes(last.id), `the summary of your last game ${opponentText(last)}`)]),
    now === null
      ? '    an open week for your team'
      : done(state.looked.includes(now.id), `the preview of your game ${opponentText(now)}`),
    ...(board?.notes ?? []),
    ...open.notes,
  ];
  const until = info.currentWeek + 1;
  return dialog(`Ready for ${week}?`, notes, [
    goOn(`Play ${week}`, { do: 'play', until, watch: null }, 'n'),
    ...(now === null
      ? []
      : [
          coachIt(now.id),
          goOn(`Play it and watch your game ${opponentText(now)}`, { do: 'play', until, watch: now.id }, 'v'),
        ]),
    { label: 'Simulate further ...', key: 'f', event: further(info) },
    goOn(HEADINGS.simulateToEnd, { do: 'play', until: info.lastWeek + 1, watch: null }, 'e'),
    ...(board === null ? [] : [board.choice]),
    ...open.choices,
  ]);
}

const SCHEDULE_FIRST: Choice = {
  label: 'Schedule games first',
  key: 's',
  event: { type: 'open', route: { name: 'noncon' } },
};

async function preseason(ports: Ports): Promise<Event> {
  const { team, info } = await ports.ask('noncon', {});
  const schedules = info.coach?.coordinator === undefined;
  const decide = await decisions(ports);
  const open = team.nonConfLimit - team.nonConfGames;
  // Games left to schedule are already among the open decisions.
  const notes = [...(open <= 0 ? [done(true, 'non-conference games scheduled')] : []), ...decide.notes];
  return dialog('Start the season?', notes, [
    goOn('Start the season', { do: 'advance', to: 'season', show: { name: 'dashboard' } }, 'n'),
    ...(schedules ? [SCHEDULE_FIRST] : []),
    ...decide.choices,
  ]);
}

/** Returns the dialog for `n`. */
export async function checklist(ports: Ports, state: State): Promise<Event> {
  const info = await ports.info();
  if (info.stage === 'preseason') return preseason(ports);
  if (info.stage === 'season' && info.currentWeek <= info.lastWeek) return season(ports, state, info);
  const open = await decisions(ports);
  if (info.stage === 'season') {
    return dialog(
      `The ${info.currentYear} season is over`,
      ['[x] every game is played', ...open.notes],
      [
        goOn(
          `Close it: ${stageFacts('summary').label}`,
          { do: 'advance', to: 'summary', show: { name: 'summary' } },
          'n',
        ),
        ...open.choices,
      ],
    );
  }
  const to = nextStage(info.stage);
  const { label, shows } = stageFacts(info.stage);
  return dialog(
    `Move on from ${label}?`,
    [`    It shows ${shows}.`, ...open.notes],
    [
      goOn(
        to === 'preseason' ? 'On to next year’s preseason' : `On to ${stageFacts(to).label}`,
        { do: 'advance', to, show: stageRoute(to) },
        'n',
      ),
      ...open.choices,
    ],
  );
}
