import { type DragEvent, useState } from 'react';
import { EditedLogo } from './crests.tsx';
import { type League, membersOf } from './league.ts';

/** Data type of a dragged team. */
const CARRIED = 'text/x-dynasty-team';

interface Props {
  league: League;
  /** Index of the team in the form. */
  chosen: number | null;
  onChoose: (place: number) => void;
  onMove: (place: number, conference: string | null) => void;
  onRename: (conference: string, name: string) => void;
  /** Undefined when the league is full. */
  onAdd: ((conference: string | null) => void) | undefined;
}

interface ConferenceProps extends Props {
  conference: string | null;
}

/** A conference's name, which can be edited in place. */
function Heading({ conference, onRename }: Pick<ConferenceProps, 'conference' | 'onRename'>) {
  const [text, setText] = useState(conference ?? '');
  if (conference === null) return <h2>Independents</h2>;
  const keep = () => {
    const name = text.trim();
    if (name === '') setText(conference);
    else if (name !== conference) onRename(conference, name);
  };
  return (
    <h2>
      <input
        className="conference-name"
        aria-label={`Name of the conference ${conference}`}
        value={text}
        maxLength={30}
        onChange={(event) => setText(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </h2>
  );
}

function Conference({ league, conference, chosen, onChoose, onMove, onRename, onAdd }: ConferenceProps) {
  const [over, setOver] = useState(false);
  const members = membersOf(league, conference);
  const carries = (event: DragEvent) => event.dataTransfer.types.includes(CARRIED);
  const drop = (event: DragEvent) => {
    setOver(false);
    if (!carries(event)) return;
    event.preventDefault();
    onMove(Number(event.dataTransfer.getData(CARRIED)), conference);
  };
  return (
    // Moving with the mouse is a shortcut: the form of a team moves it too.
    // biome-ignore lint/a11y/noStaticElementInteractions: only the drop is handled here
    <section
      className={`edited-conference${over ? ' over' : ''}`}
      onDragOver={(event) => {
        if (!carries(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="edited-head">
        <Heading key={conference} conference={conference} onRename={onRename} />
        <span className="muted">{members.length}</span>
        <button
          type="button"
          className="btn btn-sm btn-quiet"
          disabled={onAdd === undefined}
          aria-label={`Add a team to ${conference ?? 'the independents'}`}
          onClick={() => onAdd?.(conference)}
        >
          +
        </button>
      </div>
      <ul>
        {members.map(({ team, place }) => (
          <li key={place}>
            <button
              type="button"
              draggable
              aria-pressed={place === chosen}
              onClick={() => onChoose(place)}
              onDragStart={(event) => event.dataTransfer.setData(CARRIED, String(place))}
            >
              <EditedLogo team={team.name} size={24} />
              <span className="ellipsis">{team.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every conference with its teams; a click selects a team, and dragging moves it. */
export function Conferences(props: Props) {
  const { league } = props;
  const names: (string | null)[] = league.conferences.map(({ name }) => name);
  return (
    <div className="edited-conferences">
      {[...names, null].map((conference) => (
        <Conference key={conference} {...props} conference={conference} />
      ))}
    </div>
  );
}
