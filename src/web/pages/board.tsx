import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { BoardPage } from '../../core/contract/views/index.ts';
import { CLASS_RANKS } from '../../core/present/columns/recruiting.ts';
import { RECRUIT_KEYS } from '../../core/present/decisions/recruit-keys.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { boardTitle, shownRecruits } from '../../core/present/recruiting.ts';
import { WithCard } from '../components/cards/with-card.tsx';
import { Fault } from '../components/fault.tsx';
import { Logo } from '../components/logo.tsx';
import { Receipts } from '../components/receipts.tsx';
import { PageHead } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useDecision } from '../state/decision.ts';
import { useNarrow } from '../state/narrow.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { type Column, columnFrom } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { useLasting } from '../table/memory.ts';
import { RecruitCard } from './board/card.tsx';
import { changeOf, FIRST_LIST, type Listed } from './board/decide.ts';
import { BoardFilters, BoardPages } from './board/filters.tsx';
import { RecruitTable } from './board/list.tsx';
import { BoardAutopilot, BoardDecisions, BoardStaff, BoardTiles, Needs } from './board/summary.tsx';
import './board/board.css';
import '../components/cards/cards.css';

const CLASSES: Column<BoardPage['classes'][number]>[] = [
  columnFrom(CLASS_RANKS.rank),
  columnFrom(CLASS_RANKS.team, { cell: (row) => <TeamLink name={row.team} /> }),
  columnFrom(CLASS_RANKS.points, { phone: 'lead' }),
  columnFrom(CLASS_RANKS.commits, { phone: 'second' }),
  columnFrom(CLASS_RANKS.chips, { phone: 'second' }),
];

const KEYS = `Keys on a name: j and k move, 0 to 9 set hours, ${RECRUIT_KEYS.map(({ key, does }) => `${key} ${does}`).join(', ')}.`;

interface ViewProps {
  data: BoardPage;
  listed: Listed;
  onList: (change: Partial<Listed>) => void;
  selected: number | null;
  onSelect: (number: number | null) => void;
}

function BoardView({ data, listed, onList, selected, onSelect }: ViewProps) {
  const { decide, fault } = useDecision('setBoard');
  // Why the last key did nothing.
  const [whyNot, setWhyNot] = useState('');
  const narrow = useNarrow();
  const { detail } = data;
  const card = detail && <RecruitCard detail={detail} data={data} decide={decide} />;
  return (
    <>
      <PageHead
        title={HEADINGS.recruitingBoard}
        logo={<Logo name={data.team.name} size={48} />}
        sub={data.open ? `Class of ${data.class_of}, ${data.period}` : boardTitle(data)}
        tools={data.open && <BoardTiles data={data} />}
      />
      <Fault>{whyNot || fault}</Fault>
      {data.open && (
        <>
          <BoardDecisions data={data} decide={decide} />
          <BoardAutopilot data={data} decide={decide} />
          <Needs data={data} position={listed.position} onPick={(position) => onList({ position })} />
          <BoardFilters listed={listed} onList={onList} />
        </>
      )}
      <WithCard
        card={card}
        open={selected !== null}
        onClose={() => onSelect(null)}
        label="Recruit"
        back="Back to the board"
        fault={fault}
      >
        <RecruitTable
          {...{ data, listed, selected, onSelect, decide }}
          title={shownRecruits(data, listed.from)}
          onKey={(key, row) => {
            const asked = changeOf(key, data, row);
            if (asked !== null && 'change' in asked) decide(asked.change);
            setWhyNot(asked !== null && 'whyNot' in asked ? asked.whyNot : '');
            return asked !== null;
          }}
        />
        <BoardPages data={data} listed={listed} onList={onList} />
        {!narrow && data.open && <p className="muted small">{KEYS}</p>}
      </WithCard>
      <Receipts about="recruiting" also="signing" />
      {data.open && <BoardStaff data={data} />}
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

/** Returns the board's query: every target and commit, or recruits nationwide thirty at a time. */
function boardAsked({ show, position, stars, state, open, find, from }: Listed, recruit: number | null) {
  const given = (text: string): string | null => (text === '' ? null : text);
  return {
    show,
    position: given(position),
    open: open || null,
    find: given(find),
    from: from || null,
    stars: stars === '' ? null : Number(stars),
    state: state.length === 2 ? state : null,
    all: show === 'all' ? null : true,
    recruit,
  };
}

/** The current list. Each list keeps its own filters, since another list's could leave it empty. */
function useLists(): [Listed, (change: Partial<Listed>) => void] {
  const [lists, setLists] = useLasting<readonly Listed[]>('board-lists', [FIRST_LIST]);
  const listed = { ...FIRST_LIST, ...lists[0] };
  const change = ({ show = listed.show, ...filters }: Partial<Listed>) => {
    const known = lists.find((each) => each.show === show) ?? { ...FIRST_LIST, show };
    setLists([{ ...known, from: 0, ...filters }, ...lists.filter((each) => each.show !== show)]);
  };
  return [listed, change];
}

/** The recruiting board: targets, the state of each race, and the available actions. */
export default function Board() {
  const [listed, changeList] = useLists();
  const asked = Number(useSearchParams()[0].get('recruit'));
  const [selected, setSelected] = useState<number | null>(asked > 0 ? asked : null);
  const answer = useQuery('board', boardAsked(listed, selected), { keep: true });
  useTitle(HEADINGS.recruitingBoard);
  return (
    <Answer answer={answer} head={HEADINGS.recruitingBoard} failed="Failed to load the recruiting board">
      {(data) => (
        <BoardView data={data} listed={listed} onList={changeList} selected={selected} onSelect={setSelected} />
      )}
    </Answer>
  );
}
