import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import type { Opponent } from '../../../core/contract/views/index.ts';
import { compareSortValues } from '../../../core/words/columns/order.ts';
import { oneDecimal, percent, rankPrefix } from '../../../core/words/numbers.ts';
import { Dialog } from '../../components/dialog.tsx';
import { Fault } from '../../components/fault.tsx';
import { Logo } from '../../components/logo.tsx';
import { PrestigeStars } from '../../components/marks.tsx';
import { Picker } from '../../components/pickers.tsx';
import { Segments } from '../../components/segments.tsx';
import { useDecision } from '../../state/decision.ts';
import { useQuery } from '../../state/query.ts';
import { useRemembered } from '../../table/memory.ts';

const ORDERS = ['Rating', 'Name', 'Win odds'] as const;
type Order = (typeof ORDERS)[number];

/** Where the game would be played. */
function siteOf({ home }: Opponent): string {
  return home === null ? 'neutral' : home ? 'home' : 'away';
}

/** `#14 BYU (Big 12) · 84.2 · away · 41%`: a possible opponent in one line. */
function opponentLine(opponent: Opponent): string {
  const { name, ranking, conference, rating, winProb } = opponent;
  const facts = [oneDecimal(rating), siteOf(opponent), percent(winProb)];
  return `${rankPrefix(name, ranking)} (${conference}) · ${facts.join(' · ')}`;
}

/** The best first, by the alphabet, or the likeliest win first. */
export function inOrder(opponents: readonly Opponent[], order: Order): Opponent[] {
  const byName = (a: Opponent, b: Opponent) => compareSortValues(a.name, b.name);
  return [...opponents].sort((a, b) => {
    if (order === 'Rating') return b.rating - a.rating || byName(a, b);
    return (order === 'Win odds' ? b.winProb - a.winProb : 0) || byName(a, b);
  });
}

/** Details of the chosen opponent. */
function Facts({ opponent }: { opponent: Opponent }) {
  const facts = [
    ['Rank', `#${opponent.ranking}`],
    ['Rating', oneDecimal(opponent.rating)],
    ['Prestige', <PrestigeStars key="prestige" value={opponent.prestige} />],
    ['Conference', opponent.conference],
    ['Site', siteOf(opponent) === 'away' ? `At ${opponent.name}` : siteOf(opponent) === 'home' ? 'At home' : 'Neutral'],
    ['Win odds', percent(opponent.winProb)],
    ['Spread', opponent.spread],
  ] as const;
  return (
    <div className="opponent-facts">
      <p className="row-line strong gap-below">
        <Logo name={opponent.name} size={28} /> {opponent.name}
      </p>
      <dl className="card-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Picks an opponent for an open week. */
export function ScheduleDialog({ week, onClose }: { week: number; onClose: () => void }) {
  const [name, setName] = useState('');
  const [order, setOrder] = useRemembered<Order>('opponents-order', 'Rating');
  const { decide, fault, busy } = useDecision('scheduleNonConference');
  const answer = useQuery('opponents', { week }, { staleTime: 0 });
  const opponents = inOrder(answer.data?.opponents ?? [], order);
  const chosen = opponents.find((each) => each.name === name);
  const schedule = async () => {
    if ((await decide({ opponent: name, week })) !== null) onClose();
  };
  return (
    <Dialog onHide={onClose} centered aria-labelledby="schedule-title">
      <Modal.Header closeButton>
        <Modal.Title as="h2" id="schedule-title">
          Schedule Non-Conference Game
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <div className="row-line wrap gap-below">
          <span className="muted small">Week {week}, in order of</span>
          <Segments label="Order" options={ORDERS} value={order} onChange={setOrder} />
        </div>
        <Picker label="Opponent" value={name} onChange={setName}>
          <option value="">Select an opponent</option>
          {opponents.map((each) => (
            <option key={each.name} value={each.name}>
              {opponentLine(each)}
            </option>
          ))}
        </Picker>
        {answer.isError && <p role="alert">The opponents could not be loaded. Close this and try again.</p>}
        {chosen ? (
          <Facts opponent={chosen} />
        ) : (
          <p className="muted small opponent-facts">
            Each line shows rank, conference, rating, site and your odds of winning.
          </p>
        )}
        <Fault>{fault}</Fault>
      </Modal.Body>
      <Modal.Footer>
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
