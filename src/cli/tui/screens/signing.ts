import type { Announcement, SigningDayPage } from '../../../core/contract/views/recruiting/signing-day.ts';
import { lastOf } from '../../../core/model/lists.ts';
import {
  ANNOUNCEMENTS,
  announcingText,
  dayTold,
  EMPTY,
  HEADINGS,
  lastStep,
  ordinal,
  rankNow,
  ranksMoved,
  SIGNING_DAY_WORDS,
  type SigningScene,
  sceneAt,
  signingDayTitle,
  signingNotes,
  whoAnnounces,
} from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import type { Event } from '../play/event.ts';
import type { RouteOf } from '../play/route.ts';
import type { Item, Pane, ScreenKey, Span } from '../play/view.ts';
import { wrapped } from './described.ts';
import { BLANK, line, picker, stars, tablePane, textPane, toneColumn, view } from './parts.ts';
import { screen } from './screen.ts';

type SigningRoute = RouteOf<'signing'>;

const toStep = (route: SigningRoute, step: number): Event => ({ type: 'swap', route: { ...route, step }, keep: true });

/** The finalists' hats; once he has picked, only his choice is lit. */
function hats({ hats: all, chose, ours }: Announcement, picked: boolean, width: number): Item[] {
  const cells = all.map((hat): { text: string; span: Span } => {
    const isHis = picked && hat === chose;
    const text = isHis ? `[ ${hat.toUpperCase()} ]` : `  ${hat}  `;
    return { text, span: [text, isHis ? (ours ? 'win' : 'loss') : picked ? 'faint' : 'strong'] };
  });
  const rows: Span[][] = [[]];
  let used = 0;
  for (const { text, span } of cells) {
    if (used > 0 && used + text.length > width) {
      rows.push([]);
      used = 0;
    }
    lastOf(rows).push(span);
    used += text.length + 1;
  }
  return rows.map((row) => line(row));
}

/** The recruit at the table. */
function atTable(page: SigningDayPage, { now, count, picked, rank, moved }: SigningScene, width: number): Item[] {
  if (now === null) return wrap(announcingText(page), width).map((text) => line([[text, 'strong']]));
  const name = `${stars(now.stars)} ${now.pos.toUpperCase()} ${now.first} ${now.last}`;
  const after = picked
    ? [
        ...wrap(now.text, width).map((text) => line([[text, now.ours ? 'win' : null]])),
        line([`Your class: ${ordinal(rank)}, ${ranksMoved(moved)}.`]),
      ]
    : [line([['Space: he picks a hat', 'accent']])];
  return [
    line([
      [name, 'strong'],
      [`  ${count} of ${page.announcements.length}`, 'faint'],
    ]),
    line([[whoAnnounces(now), 'faint']]),
    BLANK,
    ...hats(now, picked, width),
    BLANK,
    ...after,
  ];
}

function stagePane(page: SigningDayPage, scene: SigningScene): Pane {
  const over = scene.over && page.announcements.length > 0;
  return textPane({
    key: 'table',
    title: page.day === null ? HEADINGS.signingDay : HEADINGS.onTheTable,
    lines: (width) =>
      page.day === null
        ? wrapped(signingNotes(page), width)
        : [
            ...atTable(page, scene, width),
            ...(over
              ? [BLANK, line([[`That was ${SIGNING_DAY_WORDS[page.day].toLowerCase()}. ${dayTold(page)}`, 'strong']])]
              : []),
          ],
    cursor: false,
  });
}

const announcedPane = ({ announced }: SigningScene): Pane =>
  tablePane<Announcement>({
    key: 'announced',
    title: HEADINGS.soFarToday,
    columns: [
      toneColumn(ANNOUNCEMENTS.name, { tone: ({ ours }) => (ours ? 'win' : null) }),
      toneColumn(ANNOUNCEMENTS.pos, { drop: 3 }),
      toneColumn(ANNOUNCEMENTS.stars, { drop: 2 }),
      toneColumn(ANNOUNCEMENTS.chose, { tone: ({ ours }) => (ours ? 'win' : 'faint') }),
      toneColumn(ANNOUNCEMENTS.rank, { drop: 1 }),
    ],
    rows: announced,
    mark: ({ ours }) => (ours ? 'own' : null),
    route: ({ number }) => ({ name: 'board', show: 'ours', recruit: number }),
    sortable: false,
    empty: EMPTY.announcements,
  });

const lettersPane = (page: SigningDayPage): Pane =>
  textPane({ key: 'letters', title: HEADINGS.letters, lines: (width) => wrapped(signingNotes(page), width) });

/** Keys to step through the day, and to another day. */
function keysOf(page: SigningDayPage, route: SigningRoute): ScreenKey[] {
  const step = route.step ?? 0;
  const last = lastStep(page);
  const days = page.days.map((day): SigningRoute => ({ name: 'signing', year: page.year, day }));
  const other = days.find(({ day }) => day !== page.day);
  return [
    ...(step < last
      ? [
          { key: ' ', label: 'next', about: 'the next recruit, then the hat he picks', event: toStep(route, step + 1) },
          { key: 'A', label: 'all', about: 'show the whole day', event: toStep(route, last) },
        ]
      : []),
    ...(step > 0 ? [{ key: 'R', label: 'again', about: 'from the beginning', event: toStep(route, 0) }] : []),
    ...(other === undefined
      ? []
      : [{ key: ']', label: `${other.day}`, event: { type: 'swap', route: other } as const }]),
    picker(
      'y',
      'class',
      'The class recruited in',
      page.years.map((year) => ({ label: String(year), route: { name: 'signing', year } })),
    ),
  ];
}

/** A signing day, hat by hat. */
export const signing = screen<'signing', SigningDayPage>({
  load: ({ ask }, { year, day }) =>
    ask('signingDay', { ...(year !== undefined && { year }), ...(day !== undefined && { day }) }),
  view: (page, route) => {
    const scene = sceneAt(page, route.step ?? 0);
    return view({
      title: signingDayTitle(page),
      note: page.day === null ? '' : rankNow(page, scene),
      panes:
        page.day === null
          ? [stagePane(page, scene)]
          : [stagePane(page, scene), announcedPane(scene), lettersPane(page)],
      layout: 'grid',
      keys: keysOf(page, route),
    });
  },
});
