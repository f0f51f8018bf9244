import { useState } from 'react';
import type { PortalPage } from '../../core/contract/views/index.ts';
import { POSITIONS } from '../../core/model/positions.ts';
import { HEADINGS } from '../../core/present/headings.ts';
import { owedText, portalLines, portalTitles } from '../../core/present/portal.ts';
import { millionsText } from '../../core/words/boosters.ts';
import { percent } from '../../core/words/numbers.ts';
import { PORTAL_LIST_WORDS } from '../../core/words/portal.ts';
import { Tile } from '../components/cards/fact-tile.tsx';
import { WithCard } from '../components/cards/with-card.tsx';
import { Fault } from '../components/fault.tsx';
import { Logo } from '../components/logo.tsx';
import { PositionPicker } from '../components/pickers.tsx';
import { Receipts } from '../components/receipts.tsx';
import { PageHead, Section } from '../components/section.tsx';
import { Segments } from '../components/segments.tsx';
import { Answer } from '../components/states.tsx';
import { useDecision } from '../state/decision.ts';
import { useQuery } from '../state/query.ts';
import { useTitle } from '../state/title.ts';
import { useRemembered } from '../table/memory.ts';
import { MoveCard, OwnCard, TargetCard } from './portal/card.tsx';
import { type Decide, listsOf, type PortalList } from './portal/decide.ts';
import { MoveList, OurList, TargetList } from './portal/lists.tsx';
import '../components/cards/cards.css';

/** The promises, calls and money left to spend. */
function PortalTiles({ data }: { data: PortalPage }) {
  const { promises, offers, money, can_offer, promise_keeps: keeps } = data;
  return (
    <dl className="fact-tiles">
      <Tile
        label="Role promises"
        value={`${promises.used} of ${promises.most}`}
        note={`Each keeps ${percent(keeps)} of players who would leave`}
        share={promises.used / Math.max(1, promises.most)}
      />
      {can_offer && (
        <Tile
          label="Personal calls"
          value={`${offers.used} of ${offers.most}`}
          note={`In the portal nationwide: ${data.entered.toLocaleString('en-US')}`}
          share={offers.used / Math.max(1, offers.most)}
        />
      )}
      {money !== null && (
        <Tile
          label={can_offer ? 'NIL for transfers' : 'NIL for retention'}
          value={millionsText(can_offer ? money.portal : money.keep)}
          note="Split it on the budget page"
        />
      )}
    </dl>
  );
}

/** Last year's promises, which are due this season. */
function Owed({ data }: { data: PortalPage }) {
  if (data.owed.length === 0) return null;
  return (
    <Section title={portalTitles(data).owed}>
      {data.owed.map((row) => (
        <p key={row.id} className={row.starter ? '' : 'lost'}>
          {owedText(row)}
        </p>
      ))}
    </Section>
  );
}

interface Chosen {
  list: PortalList;
  selected: number | null;
}

function CardOf({ data, decide, list, selected }: Chosen & { data: PortalPage; decide: Decide }) {
  const is = ({ id }: { id: number }) => id === selected;
  const ours = data.ours.find(is);
  const target = data.market.find(is);
  const move = [...data.came, ...data.went, ...data.missed].find(is);
  if (list === 'ours') return ours ? <OwnCard row={ours} data={data} decide={decide} /> : null;
  if (list === 'targets') return target ? <TargetCard row={target} data={data} decide={decide} /> : null;
  return move ? <MoveCard row={move} /> : null;
}

interface ViewProps {
  data: PortalPage;
  /** Position filter of portal players; empty: all. */
  position: string;
  onPosition: (position: string) => void;
}

function PortalView({ data, position, onPosition }: ViewProps) {
  const { decide, fault } = useDecision('setPortal');
  const there = listsOf(data);
  const [wanted, setWanted] = useRemembered<PortalList>('portal-list', there[0] ?? 'ours');
  const list = there.includes(wanted) ? wanted : (there[0] ?? 'ours');
  const [chosen, setChosen] = useState<number | null>(null);
  const first = { ours: data.ours[0], targets: data.market[0], moves: data.came[0] ?? data.went[0] }[list];
  const rows = { ours: data.ours, targets: data.market, moves: [...data.came, ...data.went, ...data.missed] }[list];
  const selected = rows.some(({ id }) => id === chosen) ? chosen : (first?.id ?? null);
  const props = { data, decide, selected, onSelect: setChosen };
  return (
    <>
      <PageHead
        title={HEADINGS.transferPortal}
        logo={<Logo name={data.team.name} size={48} />}
        sub={data.can_keep && `After the ${data.year} season`}
        tools={data.can_keep && <PortalTiles data={data} />}
      />
      {portalLines(data).map((line) => (
        <p key={line} className="muted">
          {line}
        </p>
      ))}
      <Fault>{fault}</Fault>
      <div className="row-line wrap list-choice">
        {there.length > 1 && (
          <Segments
            label="List"
            options={there}
            value={list}
            onChange={setWanted}
            word={(each) => PORTAL_LIST_WORDS[each]}
          />
        )}
        {list === 'targets' && <PositionPicker positions={POSITIONS} value={position} onChange={onPosition} />}
        {data.can_keep && (
          <button type="button" className="btn btn-quiet" onClick={() => decide({ staff: true })}>
            Give it all to staff
          </button>
        )}
      </div>
      {there.length > 0 && (
        <WithCard
          card={selected === null ? null : <CardOf data={data} decide={decide} list={list} selected={selected} />}
          open={chosen !== null}
          onClose={() => setChosen(null)}
          label="Player"
          back="Back to the list"
          fault={fault}
        >
          {list === 'targets' && <TargetList {...props} />}
          {list === 'ours' && <OurList {...props} />}
          {list === 'moves' &&
            (['came', 'went', 'missed'] as const).map(
              (each) => (each !== 'missed' || data.missed.length > 0) && <MoveList key={each} {...props} list={each} />,
            )}
        </WithCard>
      )}
      <Owed data={data} />
      <Receipts about="portal" />
    </>
  );
}

/** The transfer portal: your players at risk, portal targets, and completed moves. */
export default function Portal() {
  const [position, setPosition] = useState('');
  const answer = useQuery('portal', { position: position || null }, { keep: true });
  useTitle(HEADINGS.transferPortal);
  return (
    <Answer answer={answer} head={HEADINGS.transferPortal} failed="Failed to load the transfer portal">
      {(data) => <PortalView data={data} position={position} onPosition={setPosition} />}
    </Answer>
  );
}
