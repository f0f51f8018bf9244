import type { BestOfPlace } from '../../../core/app/views/awards.ts';
import type { RankedTeam, Season, Upset } from '../../../core/app/views/remembered.ts';
import {
  awardTitle,
  BEST,
  bracketLines,
  EMPTY,
  FINAL_POLL,
  HEADINGS,
  UPSETS,
  votedText,
  winLoss,
} from '../../../core/present/index.ts';
import { clip } from '../../text/table.ts';
import { textWidth } from '../../text/width.ts';
import type { Route, RouteOf, SeasonPart } from '../play/route.ts';
import type { Item, Pane, Span } from '../play/view.ts';
import { heading, line, neighbors, picker, shown, tablePane, tabsOf, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The least and the most that a bracket is drawn on. */
const NARROW = 60;
const WIDE = 132;

const own = ({ info }: Season) => info.team.name;

function poll(page: Season): Pane {
  return tablePane<RankedTeam>({
    key: 'poll',
    title: page.champion === null ? 'Top 25' : HEADINGS.finalTop25,
    columns: [
      shown(FINAL_POLL.rank),
      shown(FINAL_POLL.team),
      shown(FINAL_POLL.record),
      shown(FINAL_POLL.conference, { least: 8 }),
    ],
    rows: page.final_poll,
    fixed: 2,
    mark: ({ name }) => (name === own(page) ? 'own' : null),
    route: ({ name }) => ({ name: 'history', team: name }),
    empty: EMPTY.finalPoll,
    min: 44,
  });
}

function best(page: Season): Pane {
  return tablePane<BestOfPlace>({
    key: 'best',
    title: HEADINGS.playersOfTheYear,
    columns: [shown(BEST.award), shown(BEST.winner), shown(BEST.team), shown(BEST.season, { drop: 1 })],
    rows: page.best,
    mark: ({ winner }) => (winner.team === own(page) ? 'own' : null),
    route: ({ winner }) => ({ name: 'player', id: winner.id }),
    empty: EMPTY.realSeason,
    min: 64,
  });
}

function upsets(page: Season): Pane {
  return tablePane<Upset>({
    key: 'upsets',
    title: 'Upsets',
    columns: [
      shown(UPSETS.week),
      shown(UPSETS.winner),
      shown(UPSETS.score),
      shown(UPSETS.loser),
      shown(UPSETS.chance),
      shown(UPSETS.label, { drop: 1, least: 12 }),
    ],
    rows: page.upsets,
    fixed: 2,
    mark: ({ winner, loser }) => ([winner, loser].includes(own(page)) ? 'own' : null),
    route: ({ id }) => ({ name: 'game', id }),
    empty: EMPTY.realSeason,
    min: 70,
  });
}

function bracket(page: Season): Pane {
  const lines = (width: number): Item[] => {
    if (page.bracket === null) return [line(['The field has not been chosen.'])];
    return bracketLines(page.bracket, {
      width: Math.max(NARROW, Math.min(width, WIDE)),
      ascii: false,
      measure: textWidth,
      short: clip,
    }).map(({ text, game }, at): Item => {
      if (game?.game_id === undefined) {
        return { ...heading(''), cells: [[text, at === 0 ? 'header' : 'faint'] as const] };
      }
      return line([[text, text.includes(own(page)) ? 'own' : null]], { name: 'game', id: game.game_id });
    });
  };
  return textPane({ key: 'bracket', title: 'Bracket', lines, min: 76, grow: 2 });
}

/** Columns for what a line is about. */
const LABEL = 19;

/** Champion, Heisman and the player's team in a line each. */
function told({ champion, heisman, mine }: Season): Span[][] {
  return [
    ...(champion === null
      ? []
      : [
          [
            [HEADINGS.nationalChampion.padEnd(LABEL), 'faint'],
            [`${champion.name}, ${winLoss(champion.wins, champion.losses)}`, 'strong'],
          ] as Span[],
        ]),
    ...(heisman === null ? [] : [[[awardTitle('heisman').padEnd(LABEL), 'faint'], votedText(heisman)] as Span[]]),
    ...(mine === null
      ? []
      : [
          [
            ['Your team'.padEnd(LABEL), 'faint'],
            [
              `${mine.name}, ${winLoss(mine.wins, mine.losses)}${mine.ranking === 0 ? '' : `, #${mine.ranking}`}`,
              'own',
            ],
          ] as Span[],
        ]),
  ];
}

function panes(page: Season, part: SeasonPart): Pane[] {
  if (part === 'bracket') return [bracket(page)];
  return part === 'honors' ? [best(page)] : [poll(page), upsets(page)];
}

export const season = screen<'season', Season>({
  load: ({ ask }, { year }) => ask('season', year === undefined ? {} : { year }),
  view: (page, route) => {
    const { part = 'poll' } = route;
    const again = (change: Partial<RouteOf<'season'>>): RouteOf<'season'> => ({ ...route, ...change });
    const years = page.years.map((year): Route => again({ year }));
    return view({
      title: HEADINGS.season(page.year),
      note: page.played ? '' : 'a real season, before the dynasty',
      head: told(page),
      tabs: tabsOf<SeasonPart>(part, [
        ['poll', 'Poll and Upsets', again({ part: 'poll' })],
        ['bracket', 'Bracket', again({ part: 'bracket' })],
        ['honors', HEADINGS.playersOfTheYear, again({ part: 'honors' })],
      ]),
      panes: panes(page, part),
      keys: [
        ...neighbors(years, page.years.indexOf(page.year), 'season'),
        picker(
          'y',
          'year',
          'The season of',
          page.years.map((year) => ({ label: String(year), route: again({ year }) })),
        ),
      ],
    });
  },
});
