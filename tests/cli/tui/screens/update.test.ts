import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrange } from '../../../../src/cli/tui/play/arrange.ts';
import { askUndo } from '../../../../src/cli/tui/play/bindings.ts';
import { dialogKey } from '../../../../src/cli/tui/play/dialog.ts';
import type { Event } from '../../../../src/cli/tui/play/event.ts';
import { initialState, type State, visitOf } from '../../../../src/cli/tui/play/state.ts';
import { update } from '../../../../src/cli/tui/play/update.ts';
import type { ScreenView } from '../../../../src/cli/tui/play/view.ts';
import { tablePane, view } from '../../../../src/cli/tui/screens/parts.ts';

interface Row {
  name: string;
  wins: number;
  group: string;
}

const ROWS: Row[] = [
  { name: 'Oregon', wins: 9, group: 'West' },
  { name: 'Air Force', wins: 4, group: 'West' },
  { name: 'San José State', wins: 7, group: 'West' },
  { name: 'Michigan', wins: 11, group: 'East' },
  { name: 'Ohio State', wins: 12, group: 'East' },
];

/** A page with one list in two groups, and a second pane. */
function page(all: readonly Row[] = ROWS): ScreenView {
  const pane = (key: string, rows: readonly Row[]) =>
    tablePane<Row>({
      key,
      title: key,
      columns: [
        { key: 'name', title: 'Team', value: (row) => row.name },
        { key: 'wins', title: 'Wins', value: (row) => row.wins },
      ],
      rows,
      group: (row) => row.group,
      route: (row) => ({ name: 'team', team: row.name }),
      min: 30,
    });
  return view({
    title: 'Teams',
    tabs: [
      { label: 'One', route: { name: 'rankings' }, active: true },
      { label: 'Two', route: { name: 'rankings', all: true }, active: false },
    ],
    panes: [pane('first', all), pane('second', ROWS.slice(0, 2))],
  });
}

function start(columns = 80, rows = 24): State {
  return { ...initialState({ name: 'rankings' }, columns, rows) };
}

function send(state: State, ...events: Event[]): State {
  const view = page();
  return events.reduce(
    (now, event) => update(now, event, { view, arranged: arrange(now, view), plays: [] }).state,
    state,
  );
}

function press(state: State, ...keys: string[]): State {
  return send(state, ...keys.map((key): Event => ({ type: 'key', key })));
}

/** Returns the row under the cursor. */
function row(state: State, view: ScreenView = page()): string {
  const { focus } = arrange(state, view);
  const cell = focus?.items[focus.cursor]?.cells[0];
  return typeof cell === 'string' ? cell : (cell?.[0] ?? '');
}

describe('moving about', () => {
  it('starts on the first team, not on its heading', () => {
    expect(row(start())).toBe('Oregon');
  });

  it('goes down by arrow or j and skips headings', () => {
    expect(row(press(start(), 'down', 'j', 'down'))).toBe('Michigan');
    expect(row(press(start(), 'down', 'down', 'down', 'k'))).toBe('San José State');
  });

  it('goes to the ends with g and G and stays within the list', () => {
    expect(row(press(start(), 'G'))).toBe('Ohio State');
    expect(row(press(start(), 'G', 'down', 'pagedown'))).toBe('Ohio State');
    expect(row(press(start(), 'G', 'g', 'up'))).toBe('Oregon');
  });

  it('goes from pane to pane with Tab and the arrows, wrapping around', () => {
    expect(visitOf(press(start(), 'tab')).focus).toBe('second');
    expect(visitOf(press(start(), 'tab', 'tab')).focus).toBe('first');
    expect(visitOf(press(start(), 'right')).focus).toBe('second');
    expect(visitOf(press(start(), 'right', 'left')).focus).toBe('first');
  });
});

describe('opening and going back', () => {
  it('opens the row on Enter and restores the list on the way back', () => {
    const opened = press(start(), 'G', 'enter');
    expect(visitOf(opened).route).toEqual({ name: 'team', team: 'Ohio State' });
    expect(row(press(opened, 'escape'))).toBe('Ohio State');
  });

  it('changes a tab in place, so that Esc goes back to the previous page', () => {
    const there = send(start(), { type: 'open', route: { name: 'rankings', all: true } });
    const tab = press(there, '1');
    expect(visitOf(tab).route).toEqual({ name: 'rankings' });
    expect(tab.visits).toHaveLength(2);
  });

  it('does not add the same page to the history twice', () => {
    expect(send(start(), { type: 'open', route: { name: 'rankings' } }).visits).toHaveLength(1);
  });
});

describe('filter and sort', () => {
  it('ignores case and accents, and matches several words in any order', () => {
    expect(row(press(start(), '/', ...'STATE jose'))).toBe('San José State');
  });

  it('finds a team by its nickname or an alias once those are loaded', () => {
    const teams = [
      { name: 'Ohio State', abbreviation: 'OSU', mascot: 'Buckeyes' },
      { name: 'Michigan', abbreviation: 'MICH', mascot: 'Wolverines' },
    ];
    const known = send(start(), { type: 'teams', teams });
    expect(row(press(known, '/', ...'wolverines'))).toBe('Michigan');
    expect(row(press(known, '/', ...'tosu'))).toBe('Ohio State');
  });

  it('keeps the filter on Enter, so that letters are keys again, and clears it on Esc without leaving the row', () => {
    const kept = press(start(), '/', ...'ohio', 'enter');
    expect(kept.filtering).toBe(false);
    expect(row(kept)).toBe('Ohio State');
    expect(row(press(kept, 'escape'))).toBe('Ohio State');
  });

  it('sorts numbers from the largest, and in reverse the second time', () => {
    const most = send(start(), { type: 'sort', column: 'wins' });
    expect(row(most)).toBe('Ohio State');
    expect(row(send(most, { type: 'sort', column: 'wins' }))).toBe('Air Force');
    expect(row(send(most, { type: 'sort', column: '' }))).toBe('Oregon');
  });

  it('sorts names from A', () => {
    expect(row(send(start(), { type: 'sort', column: 'name' }))).toBe('Air Force');
  });
});

describe('the selected row', () => {
  it('stays selected when the list is sorted or reloaded in another order', () => {
    const chosen = press(start(), 'down', 'down', 'down');
    expect(row(send(chosen, { type: 'sort', column: 'wins' }))).toBe('Michigan');
    expect(row(send(chosen, { type: 'sort', column: 'name' }))).toBe('Michigan');
    expect(row(chosen, page([...ROWS].reverse()))).toBe('Michigan');
  });

  it('moves to the next row when it is gone', () => {
    const chosen = press(start(), 'down', 'down', 'down');
    expect(row(chosen, page(ROWS.filter(({ name }) => name !== 'Michigan')))).toBe('Ohio State');
  });

  it('keeps its filter and sort when another option of the page changes, but not on another list', () => {
    const chosen = press(send(start(), { type: 'sort', column: 'name' }), 'down', 'down');
    const route = { name: 'rankings', all: true } as const;
    expect(row(send(chosen, { type: 'swap', route, keep: true }))).toBe('Ohio State');
    expect(row(send(chosen, { type: 'swap', route }))).toBe('Oregon');
  });
});

describe('dialogs', () => {
  const dialog = {
    title: 'Undo?',
    notes: [],
    typing: false,
    kind: 'menu' as const,
    tall: false,
    teams: [],
    text: '',
    cursor: 0,
    choices: [
      { label: 'Keep it', key: 'n', event: { type: 'back' } as const },
      { label: 'Undo it', key: 'y', event: { type: 'do', effect: { do: 'undo' } } as const },
    ],
  };

  it('picks a choice by its letter or by Enter, and ignores other keys', () => {
    expect(dialogKey(dialog, 'y').take).toEqual({ type: 'do', effect: { do: 'undo' } });
    expect(dialogKey(dialog, 'enter').take).toEqual({ type: 'back' });
    expect(dialogKey(dialog, 'z')).toMatchObject({ take: null, dialog });
    expect(dialogKey(dialog, 'escape')).toMatchObject({ take: null, dialog: null });
  });

  it('filters by typing where letters are typed', () => {
    const typing = { ...dialog, typing: true };
    const found = dialogKey(typing, 't').dialog!;
    expect(found.text).toBe('t');
    expect(dialogKey({ ...typing, text: 'undo' }, 'enter').take).toEqual({ type: 'do', effect: { do: 'undo' } });
  });

  it('asks before an undo, with the harmless answer first', () => {
    const inside = { ...start(), info: INFO };
    const asked = send(inside, askUndo(['week 5 of 2024 played', 'week 6 of 2024 played']));
    expect(asked.dialog?.title).toBe('Undo your last 2 moves, made together?');
    expect(asked.dialog?.choices[0]?.label).toBe('Keep it');
    expect(update(asked, { type: 'key', key: 'enter' }, shownOf(asked)).effects).toEqual([]);
  });
});

const INFO: NonNullable<State['info']> = {
  user_id: 'u',
  currentYear: 2024,
  currentWeek: 6,
  startYear: 2024,
  lastWeek: 19,
  stage: 'season',
  team: { name: 'Michigan' },
  playoff: { teams: 12, autobids: 5, conf_champ_top_4: true },
};

function shownOf(state: State) {
  return { view: page(), arranged: arrange(state, page()), plays: [] };
}

describe('long work', () => {
  const busy = send(start(), { type: 'busy', label: 'Week 7', share: 0.5 });

  it('can be stopped, and ignores all other keys', () => {
    expect(press(busy, 'n', 'enter', 'G')).toEqual(busy);
    const { state, effects } = update(busy, { type: 'key', key: 'escape' }, shownOf(busy));
    expect(effects).toEqual([{ do: 'stop' }]);
    expect(state.busy?.stopping).toBe(true);
  });
});

describe('hidden results', () => {
  const hidden = send({ ...start(), info: INFO }, { type: 'hide', year: 2024, week: 6, own: 7 });

  it('stay hidden until the game is opened or x is pressed', () => {
    expect(hidden.hidden?.seen).toEqual([]);
    expect(send(hidden, { type: 'open', route: { name: 'game', id: 9 } }).hidden?.seen).toEqual([9]);
    expect(press(hidden, 'x').hidden).toBeNull();
  });

  it('counts the watched game as seen once the user leaves it', () => {
    const watching = send(hidden, { type: 'open', route: { name: 'watch', id: 7 } });
    expect(watching.hidden?.seen).toEqual([]);
    expect(press(watching, 'escape').hidden?.seen).toEqual([7]);
  });
});

describe('any sequence of keys', () => {
  const keys = fc.constantFrom(
    ...[
      'up',
      'down',
      'left',
      'right',
      'enter',
      'escape',
      'tab',
      'backtab',
      'pageup',
      'pagedown',
      'home',
      'end',
      'backspace',
    ],
    ...'abcdefghijklmnopqrstuvwxyz0123456789:/?[]GS +-',
  );

  it('keeps the cursor in the list and the frame in the window', () => {
    fc.assert(
      fc.property(
        fc.array(keys, { maxLength: 40 }),
        fc.integer({ min: 20, max: 200 }),
        fc.integer({ min: 6, max: 60 }),
        (pressed, columns, rows) => {
          const state = press({ ...start(columns, rows), info: INFO }, ...pressed);
          const { panes, body, dialogRows } = arrange(state, page());
          expect(state.visits.length).toBeGreaterThan(0);
          expect(body + dialogRows).toBeLessThanOrEqual(rows);
          for (const pane of panes) {
            expect(pane.cursor).toBeLessThanOrEqual(Math.max(0, pane.items.length - 1));
            expect(pane.top).toBeLessThanOrEqual(pane.cursor);
          }
        },
      ),
      { seed: 1, numRuns: 150 },
    );
  });

  it('never plays a week, undoes a decision or quits with a single key', () => {
    for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789:/?[]GS +-') {
      const state = { ...start(), info: INFO };
      const { effects } = update(state, { type: 'key', key }, shownOf(state));
      for (const { do: what } of effects)
        expect(['checklist', 'nameTeams', 'search', 'reload', 'askUndo']).toContain(what);
    }
  });
});
