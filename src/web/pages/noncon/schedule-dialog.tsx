import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Modal from 'react-bootstrap/Modal';
import { call } from '../../client.ts';
import { Picker } from '../../components/pickers.tsx';
import { refreshPages, useQuery } from '../../state/query.ts';

/** Picks an opponent for an open week. */
export function ScheduleDialog({ week, onClose }: { week: number; onClose: () => void }) {
  const [opponent, setOpponent] = useState('');
  const [sending, setSending] = useState(false);
  const teams = useQuery('freeOpponents', { week }, { staleTime: 0 }).data ?? [];
  const schedule = async () => {
    setSending(true);
    try {
      await call('scheduleNonConference', { opponent, week });
      refreshPages();
      onClose();
    } catch {
      // Logged by the client; the dialog stays for another choice.
      setSending(false);
    }
  };
  return (
    <Modal show onHide={onClose} centered aria-labelledby="schedule-title">
      <Modal.Header closeButton>
        <Modal.Title as="h2" id="schedule-title">
          Schedule Non-Conference Game
        </Modal.Title>
      </Modal.Header>
      <Modal.Body>
        <p className="muted small gap-below">Week {week}</p>
        <Picker label="Opponent" value={opponent} onChange={setOpponent}>
          <option value="">Select an opponent</option>
          {teams.map((team) => (
            <option key={team} value={team}>
              {team}
            </option>
          ))}
        </Picker>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="primary" disabled={opponent === '' || sending} onClick={() => void schedule()}>
          Schedule
        </Button>
      </Modal.Footer>
    </Modal>
  );
}
