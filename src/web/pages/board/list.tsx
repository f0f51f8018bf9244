import type { BoardPage, BoardRecruit } from '../../../core/contract/views/index.ts';
import { focused } from '../../../core/present/board/focus.ts';
import { byUrgency, gapText, lastWeekText, raceOf, spotsLeft } from '../../../core/present/board/interest.ts';
import { BOARD } from '../../../core/present/columns/recruiting.ts';
import { fullName } from '../../../core/words/terms.ts';
import { Meter, Stars } from '../../components/marks.tsx';
import { type Column, columnFrom } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RowKeys, RowName } from '../../table/row-keys.tsx';
import type { Decide, Listed } from './decide.ts';
import { Stepper } from './stepper.tsx';

interface Props {
  data: BoardPage;
  listed: Listed;
  selected: number | null;
  onSelect: (number: number) => void;
  decide: Decide;
  /** Applies a key to a recruit; returns false for other keys. */
  onKey: (key: string, row: BoardRecruit) => boolean;
}

function Interest({ row: { interest } }: { row: BoardRecruit }) {
  if (interest === null) return null;
  return (
    <span className="interest">
      <Meter value={interest} />
      <span className="num">{interest}</span>
    </span>
  );
}

function Trend({ row }: { row: BoardRecruit }) {
  const text = BOARD.trend.text(row);
  const tone = text.startsWith('▲') ? 'won' : text.startsWith('▼') ? 'lost' : 'muted';
  return (
    <span className={tone} title={lastWeekText(row)}>
      {text}
    </span>
  );
}

function columnsOf({ data, listed, selected, onSelect, decide }: Props): Column<BoardRecruit>[] {
  const targets = listed.show === 'board';
  return [
    columnFrom(BOARD.name, {
      cell: (row) => <RowName id={row.number} name={fullName(row)} selected={selected} onSelect={onSelect} />,
      header: 'Recruit',
    }),
    columnFrom(BOARD.pos, { phone: 'second' }),
    columnFrom(BOARD.stars, {
      align: 'left',
      cell: ({ stars }) => <Stars value={stars} most={5} label="Stars" />,
      brief: ({ stars }) => `${stars}★`,
      phone: 'second',
    }),
    columnFrom(BOARD.interest, { align: 'left', cell: (row) => <Interest row={row} />, phone: 'lead' }, 'long'),
    columnFrom(BOARD.gap, { phone: 'second', brief: gapText }),
    columnFrom(BOARD.trend, { align: 'center', cell: (row) => <Trend row={row} />, phone: 'second' }),
    {
      ...columnFrom(BOARD.hours, { phone: 'out' }),
      cell: (row) =>
        row.status === 'open' ? (
          <Stepper
            label={`${BOARD.hours.long} for ${fullName(row)}`}
            value={row.hours}
            most={data.hours.most}
            onChange={(hours) => decide({ recruits: [row.number], hours })}
          />
        ) : (
          row.hours || ''
        ),
    },
    columnFrom(BOARD.decides, { phone: 'out' }),
    columnFrom(BOARD.stand, { phone: 'second' }),
    columnFrom(BOARD.estimate, { phone: 'out', hidden: targets }),
    {
      id: 'need',
      header: 'Spots',
      about: 'Roster spots left at his position.',
      value: ({ pos }) => spotsLeft(data, pos),
      align: 'right',
      phone: 'out',
    },
    columnFrom(BOARD.home, { phone: 'out' }),
    columnFrom(BOARD.miles, { phone: 'out' }),
  ];
}

/** The recruits as a table: battles first among the targets, ranked in the other lists. */
export function RecruitTable(props: Props & { title: string }) {
  const { data, listed, selected, onSelect, onKey, title } = props;
  const targets = listed.show === 'board';
  const found = listed.show === 'all' ? data.recruits : focused(data, listed.focus);
  const rows = targets ? [...found].sort(byUrgency) : found;
  const press = (key: string, number: number) => {
    const row = data.recruits.find((each) => each.number === number);
    return row !== undefined && onKey(key, row);
  };
  return (
    <RowKeys onSelect={onSelect} onKey={press}>
      <DataTable
        id={`board-${listed.show}`}
        title={title}
        caption="Recruits"
        columns={columnsOf(props)}
        rows={rows}
        rowKey={(row) => row.number}
        rowClass={(row) => (row.number === selected ? 'picked' : undefined)}
        {...(targets && { group: raceOf })}
        empty={EMPTY_LIST[listed.show]}
      />
    </RowKeys>
  );
}

const EMPTY_LIST: Readonly<Record<Listed['show'], string>> = {
  board: 'No targets here. Find players under All recruits and offer them.',
  ours: 'No commits yet.',
  all: 'No recruits match these filters.',
};
