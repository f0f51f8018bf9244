import { Fragment, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { InputOf } from '../../core/contract/registry.ts';
import type { DepthPage, DepthPosition } from '../../core/contract/views/index.ts';
import { mustFind } from '../../core/model/lists.ts';
import type { Position } from '../../core/model/positions.ts';
import { DEPTH_POSITIONS } from '../../core/present/columns/depth.ts';
import {
  type DepthRow,
  depthRows,
  effectText,
  ordererText,
  orderText,
  personnelLines,
  positionTitle,
} from '../../core/present/decisions/depth.ts';
import { aheadText } from '../../core/present/decisions/plan.ts';
import { POSITION_WORDS } from '../../core/words/terms.ts';
import { Fault } from '../components/fault.tsx';
import { TeamPicker } from '../components/pickers.tsx';
import { Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer } from '../components/states.tsx';
import { TeamHeader } from '../components/team-header.tsx';
import { TeamPages } from '../components/team-pages.tsx';
import { pages } from '../paths.ts';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { type Column, columnFrom } from '../table/columns.ts';
import { DataTable } from '../table/data-table.tsx';
import { Formation } from './depth/formation.tsx';
import { Order } from './depth/order.tsx';
import './depth/formation.css';

const COLUMNS: Column<DepthPosition>[] = [
  columnFrom(DEPTH_POSITIONS.position),
  columnFrom(DEPTH_POSITIONS.rating, { phone: 'lead' }),
  columnFrom(DEPTH_POSITIONS.staff, { phone: 'second' }),
  columnFrom(DEPTH_POSITIONS.change, { phone: 'second', align: 'right' }),
  columnFrom(DEPTH_POSITIONS.by, { phone: 'second' }),
  columnFrom(DEPTH_POSITIONS.starters, { phone: 'second', className: 'wraps' }),
];

/** An unsaved order: a position's players as they would be listed. */
interface Draft {
  position: Position;
  ids: number[];
}

/**
 * A position in some order: as previewed by the server, and until it answers, with the players where they were dropped.
 */
function usePosition(now: DepthPosition, draft: Draft | null): { rows: DepthRow[]; effect: string } {
  const asked = draft === null ? null : { team: null, position: draft.position, players: draft.ids.join(',') };
  const { data } = useQuery('depth', asked, { keep: true });
  if (draft === null) return { rows: depthRows(now), effect: orderText(now) };
  const [asIf] = data?.positions ?? [];
  const known = asIf?.position === now.position ? asIf : now;
  const players = draft.ids.flatMap((id) => known.players.filter((player) => player.id === id));
  return { rows: depthRows({ ...now, players: players }), effect: orderText(known) };
}

interface KeysProps {
  data: DepthPage;
  now: DepthPosition;
  draft: Draft | null;
  take: (change: InputOf<'setDepth'>) => void;
  forget: () => void;
}

/** Buttons for the order shown: save or discard a draft, or return one's own order to the staff. */
function OrderKeys({ data, now, draft, take, forget }: KeysProps) {
  const { position } = now;
  const key = (words: string, onClick: () => void, kind: 'primary' | 'quiet' = 'quiet') => (
    <button type="button" className={`btn btn-sm btn-${kind}`} onClick={onClick}>
      {words}
    </button>
  );
  if (draft !== null) {
    return (
      <div className="row-line wrap">
        {key('Save depth chart', () => take({ position, players: draft.ids }), 'primary')}
        {key('Cancel', forget)}
      </div>
    );
  }
  return (
    <div className="row-line wrap">
      {now.own && key('Use your staff’s order', () => take({ position, staff: true }))}
      {data.own && key('Let your staff set the chart', () => take({ staff: true }))}
    </div>
  );
}

function PositionOrder({ data, now }: { data: DepthPage; now: DepthPosition }) {
  const order = useDecision('setDepth');
  const redshirt = useDecision('setRedshirt');
  const [made, setMade] = useState<Draft | null>(null);
  const draft = made?.position === now.position ? made : null;
  const { rows, effect } = usePosition(now, draft);
  const { position } = now;
  const take = async (change: InputOf<'setDepth'>) => {
    if ((await order.decide(change)) !== null) setMade(null);
  };
  return (
    <Section title={positionTitle(now)} tools={<span className="muted small">Rating, staff’s spot</span>}>
      <Order
        label={`${data.team.name} ${POSITION_WORDS[position].toLowerCase()}`}
        rows={rows}
        onOrder={data.can_change ? (ids) => setMade({ position, ids }) : null}
        onRedshirt={data.can_change && draft === null ? (change) => void redshirt.decide(change) : null}
      />
      <p className="small" aria-live="polite">
        {effect}
      </p>
      {data.can_change && (
        <OrderKeys
          data={data}
          now={now}
          draft={draft}
          take={(change) => void take(change)}
          forget={() => setMade(null)}
        />
      )}
      <Fault>{order.fault}</Fault>
      <Fault>{redshirt.fault}</Fault>
    </Section>
  );
}

/** The next opponent, the base personnel, and who sets the chart. */
function Ahead({ data }: { data: DepthPage }) {
  return (
    <p className="muted gap-below">
      {aheadText(data)}
      <br />
      {personnelLines(data).map((line) => (
        <Fragment key={line}>
          {line}
          <br />
        </Fragment>
      ))}
      {ordererText(data)}
    </p>
  );
}

function DepthView({ data }: { data: DepthPage }) {
  const navigate = useNavigate();
  const [position, setPosition] = useState<Position>('qb');
  const now = mustFind(data.positions, (each) => each.position === position);
  return (
    <>
      <TeamHeader team={data.team} eyebrow={`${data.team.name} Depth Chart`}>
        <div className="pickers">
          <TeamPicker teams={data.teams} value={data.team.name} onChange={(name) => navigate(pages.depth(name))} />
        </div>
        <TeamPages team={data.team.name} />
      </TeamHeader>
      <div className="after-slab">
        <p className="plan-win">{effectText(data)}</p>
        <Ahead data={data} />
        <div className="gap-below depth-choice">
          <Segments
            label="Position"
            options={data.positions.map((each) => each.position)}
            value={position}
            onChange={setPosition}
            word={(each) => each.toUpperCase()}
          />
        </div>
        <div className="columns two">
          <PositionOrder data={data} now={now} />
          <div>
            <Section title="Formation">
              <Formation data={data} selected={position} onSelect={setPosition} />
            </Section>
            <DataTable
              id="depth-positions"
              title="Positions"
              caption={`${data.team.name} starters by position`}
              columns={COLUMNS}
              rows={data.positions}
              rowKey={(row) => row.position}
            />
          </div>
        </div>
      </div>
    </>
  );
}

/** The depth chart, and what the user's own order changes. */
export default function Depth() {
  const { team } = useParams();
  const answer = useQuery('depth', { team: team ?? null, position: null, players: null }, { keep: true });
  useTitle(answer.data ? `${answer.data.team.name} Depth Chart` : 'Depth Chart');
  return (
    <Answer answer={answer} head="Depth Chart" failed="Failed to load the depth chart">
      {(data) => <DepthView key={data.team.name} data={data} />}
    </Answer>
  );
}
