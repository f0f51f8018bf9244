import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { halftimeLines, hotLines } from '../../../core/present/sideline/sideline.ts';
import { gameLogNumbers } from '../../../core/words/game-log-strings.ts';
import { PlayerLink } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { orderOf } from '../game/sides.ts';

function Hot({ data, team }: { data: SidelinePage; team: string }) {
  return (
    <>
      <h3>{team}</h3>
      <ul className="live-skill">
        {hotLines(data, team).map((log) => (
          <li key={log.game_log_string}>
            <PlayerLink id={log.player_id} year={data.game.year}>
              {log.first} {log.last}
            </PlayerLink>{' '}
            <span className="muted small">{gameLogNumbers(log)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The locker room: the half in numbers, and who is hot. */
export function Halftime({ data }: { data: SidelinePage }) {
  if (data.halftime === null) return null;
  return (
    <Section title={HEADINGS.halftime}>
      {halftimeLines(data).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      <div className="columns two">
        {orderOf(data.game).map((side) => (
          <div key={side}>
            <Hot data={data} team={data.game[`team${side}`].name} />
          </div>
        ))}
      </div>
    </Section>
  );
}
