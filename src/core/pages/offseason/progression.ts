import { stagePage } from '../../contract/stage-pages.ts';
import type { LeavingPlayer, ProgressedPlayer, RosterProgression } from '../../contract/views/people/progression.ts';
import type { Position } from '../../model/positions.ts';
import { stageFacts } from '../../model/stages.ts';
import { LEAVING, PROGRESSED } from '../../present/columns/people.ts';
import { returnAndLeave, returningPlayers } from '../../present/progression.ts';
import { seasonRecord } from '../../present/season-record.ts';
import { EMPTY } from '../../words/empty.ts';
import { NOT_KNOWN, signed } from '../../words/numbers.ts';
import { definePage } from '../parts/page.ts';
import { ofPosition, positionPicker } from '../parts/pickers.ts';
import { col, figures, type Section, table } from '../parts/sections.ts';
import { gainTone, playerPiece } from '../parts/words.ts';

declare module '../parts/links.ts' {
  interface PageParams {
    progression: { position?: Position };
  }
}

const STAGE = stageFacts('progression');

/** Smallest rating gain that is highlighted. */
const BIG_LEAP = 8;

function inNumbers(returning: readonly ProgressedPlayer[], leaving: readonly LeavingPlayer[]): Section {
  const gained = returning.reduce((sum, { change }) => sum + change, 0) / Math.max(1, returning.length);
  const best = Math.max(0, ...returning.map(({ change }) => change));
  return figures({
    name: 'figures',
    figures: [
      ['Returning', returning.length],
      ['Leaving', leaving.length],
      ['Average change', returning.length === 0 ? NOT_KNOWN : signed(gained)],
      ['Best gain', signed(best)],
    ],
    lines: [
      `${returnAndLeave(returning.length, leaving.length)}. Average change of returning players: ${signed(gained)}.`,
    ],
  });
}

function returningTable(rows: readonly ProgressedPlayer[]): Section {
  return table<ProgressedPlayer>({
    name: 'returning',
    title: 'Returning',
    caption: 'Returning players',
    columns: [
      col(PROGRESSED.id, { fileOnly: true }),
      col(PROGRESSED.position, { drop: 1 }),
      col(PROGRESSED.name, { names: true, least: 12, cell: playerPiece }),
      col(PROGRESSED.year, { drop: 1 }),
      col(PROGRESSED.stars, { drop: 3, look: 'stars' }),
      col(PROGRESSED.rating),
      col(PROGRESSED.change, {
        leads: true,
        cell: (row) => ({ text: PROGRESSED.change.text(row), tone: gainTone(row.change) ?? 'faint' }),
      }),
    ],
    rows,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ({ change }) => (change >= BIG_LEAP ? 'win' : null),
    sorted: { by: PROGRESSED.change, descending: true },
  });
}

function leavingTable(rows: readonly LeavingPlayer[]): Section {
  return table<LeavingPlayer>({
    name: 'leaving',
    title: 'Leaving',
    caption: 'Leaving players',
    side: true,
    columns: [
      col(LEAVING.id, { fileOnly: true }),
      col(LEAVING.position, { drop: 1 }),
      col(LEAVING.name, { names: true, least: 12, cell: playerPiece }),
      col(LEAVING.year, { drop: 1 }),
      col(LEAVING.stars, { drop: 3, look: 'stars' }),
      col(LEAVING.rating, { leads: true }),
      col(LEAVING.reason, { cell: (row) => ({ text: LEAVING.reason.text(row), chip: true }) }),
    ],
    rows,
    link: ({ id }) => ({ name: 'player', id }),
    mark: ({ reason }) => (reason === 'declared' ? 'loss' : null),
    sorted: { by: LEAVING.rating, descending: true },
    empty: EMPTY.departures,
  });
}

function choices(page: RosterProgression, position: Position | undefined) {
  return positionPicker([...returningPlayers(page), ...page.leaving], position, (each) => ({
    name: 'progression',
    ...each,
  }));
}

/** Rating changes of the user's players between two seasons, and departures. */
export const progression = definePage({
  name: 'progression',
  query: 'rosterProgression',
  input: () => ({}),
  view: (page, { params: { position } }) => {
    const returning = ofPosition(returningPlayers(page), position);
    const leaving = ofPosition(page.leaving, position);
    return {
      title: `${STAGE.label}: ${page.info.currentYear} to ${page.info.currentYear + 1}`,
      note: [page.team.name, seasonRecord(page.team.record, page.info), `${page.roster_year} roster`].join(' · '),
      equal: true,
      logo: page.team.name,
      pickers: [choices(page, position)],
      sections: [inNumbers(returning, leaving), returningTable(returning), leavingTable(leaving)],
    };
  },
  place: {
    label: STAGE.label,
    subject: 'roster progression data',
    paths: [stagePage('progression').page],
    stage: STAGE.name,
  },
  verb: {
    group: 'Offseason',
    summary: 'who improved and who is leaving',
    tables: ['returning', 'leaving'],
    examples: [
      ['dynasty progression', 'your returning and leaving players'],
      ['dynasty progression --csv --table leaving', 'for a spreadsheet'],
    ],
    read: () => ({}),
  },
});
