import type { DamagedSave, SaveEntry } from '../../../../core/app/saves/library.ts';
import { STAGES } from '../../../../core/model/stages.ts';
import { fileSize, HEADINGS } from '../../../../core/present/index.ts';
import { savedStage } from '../../../shell/save-choice.ts';
import { damageWords } from '../../../text/damage.ts';
import { wrap } from '../../../text/width.ts';
import type { Item, Pane, ScreenTab } from '../../play/view.ts';
import { heading, line, tablePane, textPane, view } from '../parts.ts';
import { screen } from '../screen.ts';

/** The tabs of both pages before a dynasty: the list of saves, and a new game. */
export function tabs(active: 'start' | 'newGame'): ScreenTab[] {
  return [
    { label: 'Continue', route: { name: 'start' }, active: active === 'start' },
    { label: 'New game', route: { name: 'newGame' }, active: active === 'newGame' },
  ];
}

const WELCOME = 'Take over a college football program and build a dynasty.';

function welcome(folder: string): Pane {
  return textPane({
    key: 'none',
    lines: [
      heading(WELCOME),
      heading(''),
      line([['New game: choose a season, a playoff and a team', 'strong']], { name: 'newGame' }),
      heading(''),
      heading(`Saves will be kept in ${folder}`),
    ],
  });
}

function saveTable(saves: readonly SaveEntry[]): Pane {
  return tablePane<SaveEntry>({
    key: 'saves',
    columns: [
      { key: 'team', title: 'Team', value: (s) => s.team },
      { key: 'year', title: 'Year', value: (s) => s.year },
      {
        key: 'stage',
        title: 'Stage',
        value: (s) => savedStage(s),
        sort: (s) => 100 * STAGES.indexOf(s.stage) + s.week,
      },
      {
        key: 'played',
        title: HEADINGS.lastPlayed,
        value: (s) => s.savedAt.replace('T', ' ').slice(0, 16),
        sort: (s) => Date.parse(s.savedAt),
        first: 'desc',
        drop: 1,
      },
      { key: 'file', title: 'File', value: (s) => s.file },
      { key: 'size', title: 'Size', value: (s) => s.bytes, text: (s) => fileSize(s.bytes), drop: 2 },
    ],
    rows: saves,
    id: (s) => s.path,
    act: (s) => ({ type: 'do', effect: { do: 'open', path: s.path } }),
  });
}

/** Saves that cannot be opened, each with the command to run on a separate line, so that it can be copied. */
function damagedPane(damaged: readonly DamagedSave[]): Pane {
  const damageItems = (save: DamagedSave, width: number): Item[] => {
    const { what, help, command } = damageWords(save);
    return [
      ...wrap(what, width).map((text) => line([[text, 'error']])),
      ...(help === '' ? [] : wrap(`  ${help}`, width).map((text) => line([text]))),
      ...(command === null ? [] : wrap(`    ${command}`, width).map((text) => line([[text, 'strong']]))),
    ];
  };
  return textPane({
    key: 'damaged',
    title: 'Cannot be opened',
    lines: (width) => damaged.flatMap((save) => damageItems(save, width)),
  });
}

export const start = screen<'start', { saves: SaveEntry[]; damaged: DamagedSave[]; folder: string }>({
  load: async ({ library, folder }) => ({
    saves: await library.list(folder),
    damaged: await library.damaged(folder),
    folder,
  }),
  view: ({ saves, damaged, folder }) =>
    view({
      title: 'Welcome to Dynasty',
      note: saves.length === 0 ? '' : HEADINGS.savesIn(folder),
      tabs: tabs('start'),
      layout: 'stacked',
      panes: [
        saves.length === 0 ? welcome(folder) : saveTable(saves),
        ...(damaged.length === 0 ? [] : [damagedPane(damaged)]),
      ],
    }),
});
