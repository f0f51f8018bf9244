import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { halftimeNumbers, hotLines } from '../../../core/present/sideline/sideline.ts';
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

function Numbers({ data }: { data: SidelinePage }) {
  const { teamA, teamB } = data.game;
  return (
    <table className="table table-sm half-numbers">
      <thead>
        <tr>
          <th scope="col" className="num">
            {teamB.abbreviation}
          </th>
          <th scope="col">
            <span className="visually-hidden">Number</span>
          </th>
          <th scope="col">{teamA.abbreviation}</th>
        </tr>
      </thead>
      <tbody>
        {halftimeNumbers(data).map(({ label, visitor, home }) => (
          <tr key={label}>
            <td className="num">{visitor}</td>
            <th scope="row">{label}</th>
            <td>{home}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The locker room: first-half numbers and hot players. */
export function Halftime({ data }: { data: SidelinePage }) {
  if (data.halftime === null) return null;
  return (
    <Section title={HEADINGS.halftime}>
      <Numbers data={data} />
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
