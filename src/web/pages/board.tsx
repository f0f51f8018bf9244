import { useState } from 'react';
import type { BoardPage, BoardRecruit } from '../../core/contract/views/index.ts';
import { BOARD_NEEDS, CLASS_RANKS } from '../../core/present/columns/recruiting.ts';
import { RECRUIT_KEYS } from '../../core/present/decisions/recruit-keys.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import {
  boardStaff,
  boardTitle,
  leadText,
  shownRecruits,
  standText,
  visitText,
} from '../../core/present/recruiting.ts';
import { fullName } from '../../core/words/terms.ts';
import { Fault } from '../components/fault.tsx';
import { KeyRows, type RowText } from '../components/key-rows.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamLink } from '../components/team-link.tsx';
import { useDecision } from '../state/decision.ts';
import { useNarrow } from '../state/narrow.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { type Column, shown } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { changeOf, type Decide, FIRST_LIST, type Listed } from './board/decide.ts';
import { Detail } from './board/detail.tsx';
import { BoardDecisions, BoardFilters, BoardPages } from './board/tools.tsx';

const NEEDS: Column<BoardPage['needs'][number]>[] = [
  shown(BOARD_NEEDS.position),
  shown(BOARD_NEEDS.places, { phone: 'lead' }),
  shown(BOARD_NEEDS.committed, { phone: 'second' }),
  shown(BOARD_NEEDS.targets, { phone: 'second' }),
];

const CLASSES: Column<BoardPage['classes'][number]>[] = [
  shown(CLASS_RANKS.rank),
  shown(CLASS_RANKS.team, { cell: (row) => <TeamLink name={row.team} /> }),
  shown(CLASS_RANKS.points, { phone: 'lead' }),
  shown(CLASS_RANKS.commits, { phone: 'second' }),
  shown(CLASS_RANKS.chips, { phone: 'second' }),
];

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

function BoardTables({ data }: { data: BoardPage }) {
  return (
    <>
      <DataTable
        id="board-needs"
        title={HEADINGS.classNeeds}
        caption="Roster spots that will probably open"
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

interface ViewProps {
  data: BoardPage;
  listed: Listed;
  onList: (change: Partial<Listed>) => void;
  selected: number | null;
  onSelect: (number: number | null) => void;
}

/** The list; on a phone all about who is selected opens below him. */
function Recruits({
  data,
  listed,
  onList,
  selected,
  onSelect,
  decide,
  onWhyNot,
}: ViewProps & { decide: Decide; onWhyNot: (text: string) => void }) {
  const { detail } = data;
  const narrow = useNarrow();
  return (
    <Section title={shownRecruits(data, listed.from)}>
      <p className="muted small">
        Keys: j and k move, 0 to 9 set hours, {RECRUIT_KEYS.map(({ key, does }) => `${key} ${does}`).join(', ')}.
      </p>
      <KeyRows
        rows={data.recruits}
        idOf={(row) => row.number}
        text={rowText}
        selected={selected}
        closes={narrow}
        onSelect={onSelect}
        onKey={(key, row) => {
          const asked = changeOf(key, data, row);
          if (asked !== null && 'change' in asked) decide(asked.change);
          onWhyNot(asked !== null && 'whyNot' in asked ? asked.whyNot : '');
          return asked !== null;
        }}
        {...(narrow && {
          detail: ({ number }: BoardRecruit) =>
            detail?.recruit.number === number && <Detail detail={detail} data={data} decide={decide} />,
        })}
      />
      <BoardPages data={data} listed={listed} onList={onList} />
    </Section>
  );
}

function BoardView({ data, listed, onList, selected, onSelect }: ViewProps) {
  const { decide, fault } = useDecision('setBoard');
  // Why the last key did nothing.
  const [whyNot, setWhyNot] = useState('');
  const narrow = useNarrow();
  const { detail } = data;
  return (
    <>
      <TeamHeader team={data.team} eyebrow={`Recruiting Class of ${data.class_of}`} />
      <div className="after-slab">
        <p className="muted">{boardTitle(data)}</p>
        {boardStaff(data).map((line) => (
          <p className="muted small" key={line}>
            {line}
          </p>
        ))}
        <Fault>{whyNot || fault}</Fault>
        {data.open && <BoardDecisions data={data} decide={decide} />}
        {data.open && <BoardFilters listed={listed} onList={onList} />}
        <div className="columns two">
          <Recruits {...{ data, listed, onList, selected, onSelect, decide }} onWhyNot={setWhyNot} />
          <div>
            {detail && !narrow && (
              <Section title={fullName(detail.recruit)}>
                <Detail detail={detail} data={data} decide={decide} />
              </Section>
            )}
            <BoardTables data={data} />
          </div>
        </div>
      </div>
    </>
  );
}

/** What the board is asked for. */
function boardAsked({ show, position, open, find, from }: Listed, recruit: number | null) {
  const given = (text: string): string | null => (text === '' ? null : text);
  return {
    show,
    position: given(position),
    open: open || null,
    find: given(find),
    from: from || null,
    stars: null,
    state: null,
    recruit,
  };
}

/** The list on show. Each of the lists keeps its own filters, which would leave another one empty. */
function useLists(): [Listed, (change: Partial<Listed>) => void] {
  const [lists, setLists] = useState<readonly Listed[]>([FIRST_LIST]);
  const listed = lists[0] ?? FIRST_LIST;
  const change = ({ show = listed.show, ...filters }: Partial<Listed>) => {
    const known = lists.find((each) => each.show === show) ?? { ...FIRST_LIST, show };
    setLists([{ ...known, from: 0, ...filters }, ...lists.filter((each) => each.show !== show)]);
  };
  return [listed, change];
}

/** The recruiting board: whom we are after, what is known of them, and what we do about them. */
export default function Board() {
  const [listed, changeList] = useLists();
  const [selected, setSelected] = useState<number | null>(null);
  const answer = useQuery('board', boardAsked(listed, selected), { keep: true });
  useTitle('Recruiting Board');
  return (
    <Answer answer={answer} head="Recruiting Board" failed="Failed to load the recruiting board">
      {(data) => (
        <BoardView data={data} listed={listed} onList={changeList} selected={selected} onSelect={setSelected} />
      )}
    </Answer>
  );
}
