import type { BoardPage } from '../../../core/contract/views/index.ts';
import { POSITIONS } from '../../../core/model/positions.ts';
import { autopilotAt } from '../../../core/present/recruiting.ts';
import { POSITION_WORDS } from '../../../core/words/terms.ts';
import type { Decide } from './decide.ts';

interface Props {
  data: Pick<BoardPage, 'staff' | 'auto'>;
  decide: Decide;
}

/** The recruiter of each position, as switches: pressed for your staff. */
export function AutopilotPositions({ data, decide }: Props) {
  return (
    <fieldset className="needs autopilot-positions">
      <legend className="visually-hidden">Positions your staff recruits</legend>
      {POSITIONS.map((position) => {
        const staffed = data.staff || data.auto.includes(position);
        return (
          <button
            key={position}
            type="button"
            aria-pressed={staffed}
            title={`${POSITION_WORDS[position]}: ${staffed ? 'take over' : 'hand to your staff'}`}
            onClick={() => decide(autopilotAt(data, position))}
          >
            <strong>{position.toUpperCase()}</strong>
            <span>{staffed ? 'Staff' : 'You'}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
