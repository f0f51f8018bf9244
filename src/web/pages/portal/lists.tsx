import type { PortalMove, PortalPage, PortalPlayer, PortalTarget } from '../../../core/contract/views/index.ts';
import { PORTAL_MARKET, PORTAL_MOVES, PORTAL_OURS } from '../../../core/present/columns/portal.ts';
import { MARKET_KEYS, OWN_KEYS, type PortalKey } from '../../../core/present/decisions/portal-keys.ts';
import { leaveChanceText, portalTitles, saidText } from '../../../core/present/portal.ts';
import { PORTAL_EMPTY } from '../../../core/words/portal.ts';
import { fullName } from '../../../core/words/terms.ts';
import { Meter, RangeBar } from '../../components/marks.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { useNarrow } from '../../state/narrow.ts';
import { type Column, columnFrom } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RowKeys, RowName } from '../../table/row-keys.tsx';
import type { Decide } from './decide.ts';

interface Selecting {
  selected: number | null;
  onSelect: (id: number | null) => void;
}

interface Props extends Selecting {
  data: PortalPage;
  decide: Decide;
}

interface RowButtonProps<Row> {
  row: Row;
  of: PortalKey<Row>;
  decide: Decide;
}

/** A row's first decision as a button; its card has the others. */
function RowButton<Row extends PortalPlayer | PortalTarget>({
  row,
  of: { button, change },
  decide,
}: RowButtonProps<Row>) {
  const words = button(row);
  if (words === null) return null;
  return (
    <button
      type="button"
      className="btn btn-sm btn-quiet"
      aria-label={`${words}: ${fullName(row)}`}
      onClick={() => decide(change(row))}
    >
      {words}
    </button>
  );
}

interface ListProps<Row> extends Selecting {
  id: string;
  title: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  keys: readonly PortalKey<Row>[];
  decide: Decide;
  empty: string;
}

function List<Row extends PortalPlayer | PortalTarget | PortalMove>(props: ListProps<Row>) {
  const { id, title, columns, rows, keys, decide, empty, selected, onSelect } = props;
  const narrow = useNarrow();
  const press = (key: string, of: number) => {
    const row = rows.find((each) => each.id === of);
    const pressed = keys.find((each) => each.key === key);
    if (row && pressed) decide(pressed.change(row));
    return row !== undefined && pressed !== undefined;
  };
  return (
    <RowKeys onSelect={onSelect} onKey={press}>
      <DataTable
        id={`portal-${id}`}
        title={title}
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowClass={(row) => (row.id === selected ? 'picked' : undefined)}
        empty={empty}
      />
      {keys.length > 0 && rows.length > 0 && !narrow && (
        <p className="muted small">
          Keys on a name: j and k move, {keys.map(({ key, does }) => `${key} ${does}`).join(', ')}.
        </p>
      )}
    </RowKeys>
  );
}

const nameCell =
  ({ selected, onSelect }: Selecting) =>
  (row: PortalPlayer | PortalTarget | PortalMove) => (
    <RowName id={row.id} name={fullName(row)} selected={selected} onSelect={onSelect} />
  );

function Risk({ row }: { row: PortalPlayer }) {
  if (row.chance === null) return leaveChanceText(row);
  return (
    <span className="risk">
      <RangeBar range={row.chance} />
      <span className="num">{leaveChanceText(row)}</span>
    </span>
  );
}

/** Your players by risk. */
export function OurList({ data, decide, ...selecting }: Props) {
  const columns: Column<PortalPlayer>[] = [
    columnFrom(PORTAL_OURS.name, { cell: nameCell(selecting) }),
    columnFrom(PORTAL_OURS.pos, { phone: 'second' }),
    columnFrom(PORTAL_OURS.class, { phone: 'second' }),
    columnFrom(PORTAL_OURS.rating, { phone: 'second' }),
    columnFrom(PORTAL_OURS.role, { phone: 'second' }),
    columnFrom(PORTAL_OURS.next_up, { align: 'right', phone: 'out' }),
    columnFrom(PORTAL_OURS.chance, {
      align: 'left',
      cell: (row) => <Risk row={row} />,
      brief: leaveChanceText,
      phone: 'lead',
    }),
    columnFrom(PORTAL_OURS.declares, { align: 'right', phone: 'out' }),
    columnFrom(PORTAL_OURS.reason, { phone: 'second' }),
    columnFrom(PORTAL_OURS.promised, { phone: 'out', hidden: true }),
    {
      id: 'decide',
      header: 'Decide',
      value: () => null,
      cell: (row) => <RowButton row={row} of={OWN_KEYS[0]} decide={decide} />,
      phone: 'out',
    },
  ];
  return (
    <List
      id="ours"
      title={portalTitles(data).ours}
      columns={columns}
      rows={data.ours}
      keys={OWN_KEYS}
      decide={decide}
      empty={data.can_offer ? PORTAL_EMPTY.left : PORTAL_EMPTY.ours}
      {...selecting}
    />
  );
}

/** The chance at which a target's bar is full: few are likelier to come. */
const FULL_ODDS = 0.3;

function Odds({ row }: { row: PortalTarget }) {
  const text = PORTAL_MARKET.odds.text(row);
  if (text === '') return null;
  return (
    <span className="risk">
      <Meter value={row.said === 'offer' ? row.odds_called : row.odds} high={FULL_ODDS} />
      <span className="num">{text}</span>
    </span>
  );
}

/** Portal players who could help. */
export function TargetList({ data, decide, ...selecting }: Props) {
  const columns: Column<PortalTarget>[] = [
    columnFrom(PORTAL_MARKET.name, { cell: nameCell(selecting) }),
    columnFrom(PORTAL_MARKET.pos, { phone: 'second' }),
    columnFrom(PORTAL_MARKET.class, { phone: 'second' }),
    columnFrom(PORTAL_MARKET.rating, { phone: 'second' }),
    columnFrom(PORTAL_MARKET.stars, {
      align: 'left',
      cell: ({ stars }) => `${stars}★`,
      phone: 'out',
    }),
    columnFrom(PORTAL_MARKET.team, { phone: 'second', cell: ({ team }) => <TeamLink name={team} /> }),
    columnFrom(PORTAL_MARKET.role, { phone: 'out' }),
    columnFrom(PORTAL_MARKET.fit, { phone: 'out' }),
    columnFrom(PORTAL_MARKET.last_starter, { align: 'right', phone: 'out', hidden: true }),
    columnFrom(PORTAL_MARKET.odds, {
      align: 'left',
      cell: (row) => <Odds row={row} />,
      brief: PORTAL_MARKET.odds.text,
      phone: 'lead',
    }),
    columnFrom(PORTAL_MARKET.rival, { phone: 'out', hidden: true }),
    columnFrom(PORTAL_MARKET.price, { align: 'right', phone: 'out' }),
    columnFrom(PORTAL_MARKET.said, {
      cell: (row) =>
        row.said === 'staff' ? <RowButton row={row} of={MARKET_KEYS[0]} decide={decide} /> : saidText(row),
      brief: (row) => (row.said === 'staff' ? '' : saidText(row)),
      phone: 'second',
    }),
  ];
  return (
    <List
      id="targets"
      title={portalTitles(data).market}
      columns={columns}
      rows={data.market}
      keys={MARKET_KEYS}
      decide={decide}
      empty={PORTAL_EMPTY.market}
      {...selecting}
    />
  );
}

/** Completed moves, with what you did about each. */
export function MoveList({ data, list, ...selecting }: Props & { list: 'came' | 'went' | 'missed' }) {
  const columns: Column<PortalMove>[] = [
    columnFrom(PORTAL_MOVES.name, { cell: nameCell(selecting) }),
    columnFrom(PORTAL_MOVES.pos, { phone: 'second' }),
    columnFrom(PORTAL_MOVES.class, { phone: 'second' }),
    columnFrom(PORTAL_MOVES.rating, { phone: 'lead' }),
    columnFrom(list === 'came' ? PORTAL_MOVES.from : PORTAL_MOVES.to, { phone: 'second' }),
    columnFrom(PORTAL_MOVES.reason, { phone: 'second' }),
    columnFrom(PORTAL_MOVES.you, { phone: 'second' }),
  ];
  return (
    <List
      id={list}
      title={portalTitles(data)[list]}
      columns={columns}
      rows={data[list]}
      keys={[]}
      empty={PORTAL_EMPTY[list]}
      {...selecting}
    />
  );
}
