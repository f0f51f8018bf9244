import { type ReactNode, useState } from 'react';
import type { InputOf } from '../../core/app/registry.ts';
import type { PortalMan, PortalMove, PortalPage, PortalTarget } from '../../core/app/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import {
  cameText,
  leaveChanceText,
  moveLines,
  ownManText,
  portalLines,
  portalManText,
  portalTitles,
  promiseChange,
  roleText,
  targetText,
  wentText,
} from '../../core/present/portal.ts';
import { fullName } from '../../core/present/words.ts';
import { KeyRows, type RowText } from '../components/key-rows.tsx';
import { PositionPicker } from '../components/pickers.tsx';
import { PlayerLink } from '../components/player-link.tsx';
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

/** What a key does with a player; null for other keys. */
type Keys<Row> = (key: string, row: Row) => Change | null;

const ourKeys: Keys<PortalMan> = (key, row) => (key === 'p' ? promiseChange(row) : null);
const marketKeys: Keys<PortalTarget> = (key, { id }) => {
  if (key === 'o') return { offer: [id] };
  if (key === 'x') return { pass: [id] };
  return key === 's' ? { staff: [id] } : null;
};
const noKeys: Keys<PortalMove> = () => null;

interface ListProps<Row extends Man> {
  title: string;
  rows: readonly Row[];
  /** What the keys of the list do. */
  hint?: string;
  figure: (row: Row) => string;
  more: (row: Row) => string;
  keys: Keys<Row>;
  decide: Decide;
  detail: (row: Row) => ReactNode;
}

function textOf<Row extends Man>(row: Row, figure: string, more: string): RowText {
  return { lead: row.rating, name: fullName(row), about: portalManText(row), figure, more };
}

/** One of the lists; below the selected man is what can be done about him. */
function List<Row extends Man>({ title, rows, hint, figure, more, keys, decide, detail }: ListProps<Row>) {
  const [selected, setSelected] = useState<number | null>(null);
  return (
    <Section title={title}>
      {hint !== undefined && rows.length > 0 && <p className="muted small">{hint}</p>}
      {rows.length === 0 && <p className="muted">Nobody.</p>}
      <KeyRows
        rows={rows}
        idOf={({ id }) => id}
        text={(row) => textOf(row, figure(row), more(row))}
        selected={selected}
        closes
        onSelect={setSelected}
        onKey={(key, row) => {
          const change = keys(key, row);
          if (change !== null) decide(change);
          return change !== null;
        }}
        detail={(row) => (
          <>
            {detail(row)}
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
      hint="Keys: j and k move, p promises him a part or takes that back."
      rows={data.ours}
      figure={leaveChanceText}
      more={ownManText}
      keys={ourKeys}
      decide={decide}
      detail={(row) => (
        <div className="row-line wrap">
          <Button onClick={() => decide(promiseChange(row))}>
            {row.promised ? 'Take the promise back' : 'Promise him a part'}
          </Button>
        </div>
      )}
    />
  );
}

function Market({ data, decide }: { data: PortalPage; decide: Decide }) {
  return (
    <List
      title={portalTitles(data).market}
      hint="Keys: j and k move, o calls him yourself, x passes, s leaves him to the staff."
      rows={data.market}
      figure={roleText}
      more={targetText}
      keys={marketKeys}
      decide={decide}
      detail={({ id, said }) => (
        <div className="row-line wrap">
          {said !== 'offer' && <Button onClick={() => decide({ offer: [id] })}>Call him yourself</Button>}
          {said !== 'pass' && <Button onClick={() => decide({ pass: [id] })}>Pass</Button>}
          {said !== 'staff' && <Button onClick={() => decide({ staff: [id] })}>Leave him to the staff</Button>}
        </div>
      )}
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
      keys={noKeys}
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
        <p className="small" aria-live="polite">
          {fault}
        </p>
        {data.can_keep && (
          <div className="row-line wrap gap-below">
            <Button onClick={() => decide({ staff: true })}>Leave it all to the staff</Button>
            {data.can_offer && <PositionPicker positions={POSITIONS} value={position} onChange={onPosition} />}
          </div>
        )}
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
