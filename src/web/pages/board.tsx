import { useState } from 'react';
import type { InputOf } from '../../core/app/registry.ts';
import type { BoardPage, BoardRecruit, RecruitDetail } from '../../core/app/views/index.ts';
import { BOARD_NEEDS, CLASS_RANKS } from '../../core/present/columns/recruiting.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import {
  BOARD_LISTS,
  boardTitle,
  detailLines,
  leadText,
  nextVisit,
  standText,
  visitText,
  watchHours,
} from '../../core/present/recruiting.ts';
import { fullName } from '../../core/present/words.ts';
import { KeyRows, type RowText } from '../components/key-rows.tsx';
import { Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { type Column, shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';

type Change = InputOf<'setBoard'>;
type Decide = (change: Change) => void;

const NEEDS: Column<BoardPage['needs'][number]>[] = [
  shown(BOARD_NEEDS.position),
  shown(BOARD_NEEDS.places, { phone: 'lead' }),
  shown(BOARD_NEEDS.committed, { phone: 'second' }),
  shown(BOARD_NEEDS.targets, { phone: 'second' }),
];

const CLASSES: Column<BoardPage['classes'][number]>[] = [
  shown(CLASS_RANKS.rank),
  shown(CLASS_RANKS.team),
  shown(CLASS_RANKS.points, { phone: 'lead' }),
  shown(CLASS_RANKS.commits, { phone: 'second' }),
  shown(CLASS_RANKS.chips, { phone: 'second' }),
];

type List = (typeof BOARD_LISTS)[number];
const LIST_WORDS: Readonly<Record<List, string>> = { board: 'Board', ours: 'Ours', all: 'Nation' };

/** What a key does with a recruit; null for other keys. */
function changeOf(key: string, page: BoardPage, row: BoardRecruit): Change | null {
  const recruits = [row.number];
  if (/^\d$/.test(key)) return { recruits, hours: Number(key) };
  if (key === 'o') return { recruits, offer: !row.offered };
  if (key === 's') return { recruits, scout: watchHours(row) };
  if (key === 'x') return { recruits, drop: true };
  const visit = nextVisit(page, row);
  return key === 'v' && visit !== null ? { recruits, visit } : null;
}

function rowText(row: BoardRecruit): RowText {
  const { number, stars, pos, home_state, hours, low, high, offered } = row;
  const more = [standText(row), leadText(row), `${hours} h`, visitText(row), offered ? 'offered' : ''];
  return {
    lead: number,
    name: fullName(row),
    about: `${stars}-star ${pos.toUpperCase()}, ${home_state}`,
    figure: `${low}-${high}`,
    more: more.filter((text) => text !== '').join(', '),
  };
}

function Detail({ detail, data, decide }: { detail: RecruitDetail; data: BoardPage; decide: Decide }) {
  const { recruit } = detail;
  const recruits = [recruit.number];
  const visit = nextVisit(data, recruit);
  return (
    <Section title={fullName(recruit)}>
      {detailLines(detail).map((line) => (
        <p className="small" key={line}>
          {line}
        </p>
      ))}
      {recruit.status === 'open' && (
        <div className="row-line wrap">
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            onClick={() => decide({ recruits, offer: !recruit.offered })}
          >
            {recruit.offered ? 'Withdraw the offer' : 'Offer a place'}
          </button>
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            onClick={() => decide({ recruits, hours: Math.min(data.hours.most, recruit.hours + 1) })}
          >
            An hour more
          </button>
          <button
            type="button"
            className="btn btn-sm btn-quiet"
            disabled={recruit.hours === 0}
            onClick={() => decide({ recruits, hours: recruit.hours - 1 })}
          >
            An hour less
          </button>
          {visit !== null && recruit.offered && (
            <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide({ recruits, visit })}>
              {visit === 0 ? 'No visit' : `Visit in week ${visit}`}
            </button>
          )}
        </div>
      )}
    </Section>
  );
}

/** Which recruits are listed, and what is decided for the whole board. */
function BoardTools({ data, list, onList, decide }: Pick<ViewProps, 'data' | 'list' | 'onList'> & { decide: Decide }) {
  return (
    <div className="row-line wrap gap-below">
      <Segments label="List" options={BOARD_LISTS} value={list} onChange={onList} word={(each) => LIST_WORDS[each]} />
      <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide({ clear: true })}>
        Clear all hours
      </button>
      <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide({ rest: true })}>
        Let the staff do the rest
      </button>
      {!data.staff && (
        <button type="button" className="btn btn-sm btn-quiet" onClick={() => decide({ staff: true })}>
          Give the board to the staff
        </button>
      )}
    </div>
  );
}

function BoardTables({ data }: { data: BoardPage }) {
  return (
    <>
      <DataTable
        id="board-needs"
        title="Places"
        caption="Places that will probably be open"
        columns={NEEDS}
        rows={data.needs}
        rowKey={(row) => row.position}
      />
      <DataTable
        id="board-classes"
        title={HEADINGS.classesSoFar}
        caption="The leading classes and ours"
        columns={CLASSES}
        rows={data.classes}
        rowKey={(row) => row.team}
      />
    </>
  );
}

function BoardView({ data, list, onList, selected, onSelect }: ViewProps) {
  const { decide, fault } = useDecision('setBoard');
  return (
    <>
      <TeamHeader team={data.team} eyebrow={`Recruiting Class of ${data.class_of}`} />
      <div className="after-slab">
        <p className="muted">{boardTitle(data)}</p>
        <p className="small" aria-live="polite">
          {fault}
        </p>
        {data.open && <BoardTools data={data} list={list} onList={onList} decide={decide} />}
        <div className="columns two">
          <Section title={data.found > data.recruits.length ? `${data.recruits.length} of ${data.found}` : 'Recruits'}>
            <p className="muted small">Keys: j and k move, 0 to 9 set hours, o offers, v visits, s watches, x drops.</p>
            <KeyRows
              rows={data.recruits}
              idOf={(row) => row.number}
              text={rowText}
              selected={selected}
              onSelect={onSelect}
              onKey={(key, row) => {
                const change = changeOf(key, data, row);
                if (change !== null) decide(change);
                return change !== null;
              }}
            />
          </Section>
          <div>
            {data.detail && <Detail detail={data.detail} data={data} decide={decide} />}
            <BoardTables data={data} />
          </div>
        </div>
      </div>
    </>
  );
}

interface ViewProps {
  data: BoardPage;
  list: List;
  onList: (list: List) => void;
  selected: number | null;
  onSelect: (number: number | null) => void;
}

/** What the board is asked for. */
function boardAsked(list: string, recruit: number | null) {
  return { show: list, recruit, find: null, position: null, stars: null, state: null, open: null };
}

/** The recruiting board: whom we are after, what is known of them, and what we do about them. */
export default function Board() {
  const [list, setList] = useState<List>('board');
  const [selected, setSelected] = useState<number | null>(null);
  const answer = useQuery('board', boardAsked(list, selected), { keep: true });
  useTitle('Recruiting Board');
  return (
    <Answer answer={answer} head="Recruiting Board" failed="Failed to load the recruiting board">
      {(data) => <BoardView data={data} list={list} onList={setList} selected={selected} onSelect={setSelected} />}
    </Answer>
  );
}
