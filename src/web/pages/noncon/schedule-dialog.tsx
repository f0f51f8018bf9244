import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { Opponent } from '../../../core/contract/views/index.ts';
import { OPPONENTS, siteOf } from '../../../core/present/columns/opponents.ts';
import { percent, plural } from '../../../core/words/numbers.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fault } from '../../components/fault.tsx';
import { Logo } from '../../components/logo.tsx';
import { Meter, PrestigeStars } from '../../components/marks.tsx';
import { Segments } from '../../components/segments.tsx';
import { useDecision } from '../../state/decision.ts';
import { useQuery } from '../../state/query.ts';
import { type Column, columnFrom } from '../../table/columns.ts';
import { DataTable } from '../../table/data-table.tsx';
import { RowName } from '../../table/row-keys.tsx';

const SITES = ['all', 'home', 'away', 'neutral'] as const;
type Site = (typeof SITES)[number];
const SITE_WORDS: Readonly<Record<Site, string>> = { all: 'Anywhere', home: 'Home', away: 'Away', neutral: 'Neutral' };

interface Choosing {
  all: readonly Opponent[];
  chosen: Opponent | undefined;
  onChoose: (name: string) => void;
}

function columnsOf({ all, chosen, onChoose }: Choosing): Column<Opponent>[] {
  return [
    columnFrom(OPPONENTS.team, {
      cell: (row) => (
        <span className="row-line">
          <Logo name={row.name} size={24} />
          <RowName
            id={all.indexOf(row)}
            name={row.name}
            selected={chosen === undefined ? null : all.indexOf(chosen)}
            onSelect={() => onChoose(row.name)}
          />
        </span>
      ),
    }),
    columnFrom(OPPONENTS.ranking, { phone: 'second', brief: (row) => `#${row.ranking}` }),
    columnFrom(OPPONENTS.conference, { phone: 'second' }),
    columnFrom(OPPONENTS.rating, { phone: 'second' }),
    columnFrom(OPPONENTS.prestige, {
      align: 'left',
      cell: ({ prestige }) => <PrestigeStars value={prestige} />,
      phone: 'out',
    }),
    columnFrom(OPPONENTS.site, { phone: 'second' }),
    columnFrom(OPPONENTS.miles, { phone: 'out' }),
    columnFrom(OPPONENTS.win, {
      cell: ({ winProb }) => (
        <span className="risk">
          <Meter value={winProb} high={1} />
          <span className="num">{percent(winProb)}</span>
        </span>
      ),
      brief: OPPONENTS.win.text,
      phone: 'lead',
    }),
    columnFrom(OPPONENTS.worth, {
      align: 'right',
      phone: 'second',
      brief: (row) => `win worth ${OPPONENTS.worth.text(row)}`,
    }),
    columnFrom(OPPONENTS.spread, { align: 'right', phone: 'out' }),
  ];
}

/** The chosen game in one line. */
function Chosen({ opponent }: { opponent: Opponent | undefined }) {
  if (opponent === undefined) {
    return (
      <p className="muted schedule-choice">Choose an opponent. Cupcakes pad the record; big games impress voters.</p>
    );
  }
  const { name, winProb, miles } = opponent;
  const site = { home: 'at home', away: `${plural(miles, 'mile')} away`, neutral: 'on neutral ground' }[
    siteOf(opponent)
  ];
  return (
    <p className="schedule-choice" aria-live="polite">
      <strong>{name}</strong> {site}: you win {percent(winProb)} of the time.
    </p>
  );
}

/** Picks an opponent for an open week. */
export function ScheduleDialog({ week, onClose }: { week: number; onClose: () => void }) {
  const [name, setName] = useState('');
  const [site, setSite] = useState<Site>('all');
  const { decide, fault, busy } = useDecision('scheduleNonConference');
  const answer = useQuery('opponents', { week }, { staleTime: 0 });
  const all = answer.data?.opponents ?? [];
  const chosen = all.find((each) => each.name === name);
  const schedule = async () => {
    if ((await decide({ opponent: name, week })) !== null) onClose();
  };
  return (
    <Dialog onHide={onClose} centered scrollable size="xl" fullscreen="sm-down" aria-labelledby="schedule-title">
      <Modal.Header closeButton>
        <Modal.Title as="h2" id="schedule-title">
          Schedule Non-Conference Game
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        {answer.isError && <p role="alert">The opponents could not be loaded. Close this and try again.</p>}
        <DataTable
          id="opponents"
          title={`Open in week ${week}`}
          caption={`Opponents with week ${week} open`}
          columns={columnsOf({ all, chosen, onChoose: setName })}
          rows={all.filter((each) => site === 'all' || siteOf(each) === site)}
          rowKey={(row) => row.name}
          rowClass={(row) => (row === chosen ? 'picked' : undefined)}
          tools={
            <Segments label="Site" options={SITES} value={site} onChange={setSite} word={(each) => SITE_WORDS[each]} />
          }
        />
      </Modal.Body>
      <Modal.Footer>
        <Chosen opponent={chosen} />
        <Fault>{fault}</Fault>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" disabled={!chosen || busy} onClick={() => void schedule()}>
          Schedule
        </Button>
      </Modal.Footer>
    </Dialog>
  );
}
