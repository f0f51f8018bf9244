import { type ReactNode, useState } from 'react';
import type { InputOf } from '../../core/contract/registry.ts';
import type { PortalMan, PortalMove, PortalPage, PortalTarget } from '../../core/contract/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { MARKET_KEYS, OWN_KEYS, type PortalKey } from '../../core/present/decisions/portal-keys.ts';
import {
  cameText,
  leaveChanceText,
  moveLines,
  ownManText,
  portalLines,
  portalManText,
  portalTitles,
  roleText,
  targetText,
  wentText,
} from '../../core/present/portal.ts';
import { fullName } from '../../core/words/terms.ts';
import { Fault } from '../components/fault.tsx';
import { KeyRows, type RowText } from '../components/key-rows.tsx';
import { PositionPicker } from '../components/pickers.tsx';
import { PlayerLink } from '../components/player-link.tsx';
import { Receipts } from '../components/receipts.tsx';
import { Section } from '../components/section.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { WhyButton } from '../components/why.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';

type Change = InputOf<'setPortal'>;
type Decide = (change: Change) => void;
type Man = PortalMan | PortalTarget | PortalMove;

interface ListProps<Row extends Man> {
  title: string;
  rows: readonly Row[];
  figure: (row: Row) => string;
  more: (row: Row) => string;
  keys: readonly PortalKey<Row>[];
  decide: Decide;
  /** More below the selected man. */
  detail?: (row: Row) => ReactNode;
}

function textOf<Row extends Man>(row: Row, figure: string, more: string): RowText {
  return { lead: row.rating, name: fullName(row), about: portalManText(row), figure, more };
}

/** What the keys do, for those who have none. */
function Buttons<Row>({ keys, row, decide }: { keys: readonly PortalKey<Row>[]; row: Row; decide: Decide }) {
  return (
    <div className="row-line wrap">
      {keys.map(({ key, button, change }) => {
        const words = button(row);
        return (
          words !== null && (
            <Button key={key} onClick={() => decide(change(row))}>
              {words}
            </Button>
          )
        );
      })}
    </div>
  );
}

/** One of the lists; below the selected man is what can be done about him. */
function List<Row extends Man>({ title, rows, figure, more, keys, decide, detail }: ListProps<Row>) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <Section title={title}>
      {keys.length > 0 && rows.length > 0 && (
        <p className="muted small">Keys: j and k move, {keys.map(({ key, does }) => `${key} ${does}`).join(', ')}.</p>
      )}
      {rows.length === 0 && <p className="muted">Nobody.</p>}
      <KeyRows
        rows={rows}
        idOf={({ id }) => id}
        text={(row) => textOf(row, figure(row), more(row))}
        selected={selected}
        closes
        onSelect={setSelected}
        onKey={(key, row) => {
          const pressed = keys.find((each) => each.key === key);
          if (pressed) decide(pressed.change(row));
          return pressed !== undefined;
        }}
        detail={(row) => (
          <>
            {keys.length > 0 && <Buttons keys={keys} row={row} decide={decide} />}
            {detail?.(row)}
            <PlayerLink id={row.id}>His page</PlayerLink>
          </>
        )}
      />
    </Section>
  );
}

function Button({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn btn-sm btn-quiet" onClick={onClick}>
      {children}
    </button>
  );
}

function Ours({ data, decide }: { data: PortalPage; decide: Decide }) {
  return (
    <List
      title={portalTitles(data).ours}
      rows={data.ours}
      figure={leaveChanceText}
      more={ownManText}
      keys={OWN_KEYS}
      decide={decide}
    />
  );
}

function Market({ data, decide }: { data: PortalPage; decide: Decide }) {
  return (
    <List
      title={portalTitles(data).market}
      rows={data.market}
      figure={roleText}
      more={targetText}
      keys={MARKET_KEYS}
      decide={decide}
    />
  );
}

function Moves({ data, list, decide }: { data: PortalPage; list: 'came' | 'went'; decide: Decide }) {
  return (
    <List
      title={portalTitles(data)[list]}
      rows={data[list]}
      figure={() => ''}
      more={list === 'came' ? cameText : wentText}
      keys={[]}
      decide={decide}
      detail={(row) => (
        <>
          {moveLines(row).map((line) => (
            <p className="small" key={line}>
              {line}
            </p>
          ))}
          {row.finalists.length > 0 && (
            <div className="row-line wrap">
              <WhyButton of={{ what: 'transfer', player: String(row.id) }}>
                Why he chose {row.finalists[0]!.team}
              </WhyButton>
            </div>
          )}
        </>
      )}
    />
  );
}

interface ViewProps {
  data: PortalPage;
  /** Of those in the portal; empty: all. */
  position: string;
  onPosition: (position: string) => void;
}

function PortalView({ data, position, onPosition }: ViewProps) {
  const { decide, fault } = useDecision('setPortal');
  return (
    <>
      <TeamHeader team={data.team} eyebrow={`Transfer Portal after ${data.year}`} />
      <div className="after-slab">
        <p className="muted gap-below">{portalLines(data).join(' ')}</p>
        <Fault>{fault}</Fault>
        {data.can_keep && (
          <div className="row-line wrap gap-below">
            <Button onClick={() => decide({ staff: true })}>Leave it all to the staff</Button>
            {data.can_offer && <PositionPicker positions={POSITIONS} value={position} onChange={onPosition} />}
          </div>
        )}
        <Receipts about="portal" />
        <div className="columns two">
          {data.can_offer && <Market data={data} decide={decide} />}
          {data.can_keep && <Ours data={data} decide={decide} />}
          {data.moved_after !== null && (
            <>
              <Moves data={data} list="came" decide={decide} />
              <Moves data={data} list="went" decide={decide} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

/** The transfer portal: who of ours may leave, who is in it, who came and went. */
export default function Portal() {
  const [position, setPosition] = useState('');
  const answer = useQuery('portal', { position: position || null }, { keep: true });
  useTitle('Transfer Portal');
  return (
    <Answer answer={answer} head="Transfer Portal" failed="Failed to load the transfer portal">
      {(data) => <PortalView data={data} position={position} onPosition={setPosition} />}
    </Answer>
  );
}
