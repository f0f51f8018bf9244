import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { timeText } from '../../../core/present/drives.ts';
import { downLine, oddsLine } from '../../../core/present/sideline/sideline.ts';
import { Logo } from '../../components/logo.tsx';
import { orderOf, type SideKey } from '../game/sides.ts';

function Team({ data, side }: { data: SidelinePage; side: SideKey }) {
  const at = data.situation!;
  const team = data.game[`team${side}`];
  const score = side === 'A' ? at.score_a : at.score_b;
  return (
    <div className={`live-team side-${side}`}>
      <Logo name={team.name} size={44} />
      <span className="live-name">
        <span className="display">
          {team.abbreviation}
          {at.offense === team.name && <span className="has-ball"> ●</span>}
        </span>
        <span className="slab-muted small">{team.record}</span>
      </span>
      <span className="live-score display">{score}</span>
    </div>
  );
}

/** Score, clock and down as on a broadcast. */
export function LiveBoard({ data }: { data: SidelinePage }) {
  const at = data.situation!;
  return (
    <div className="slab live-board">
      <h1 className="visually-hidden">{`${data.game.teamB.name} and ${data.game.teamA.name}, live`}</h1>
      {orderOf(data.game).map((side) => (
        <Team key={side} data={data} side={side} />
      ))}
      <div className="live-clock">
        <span className="display">{timeText(at.quarter, at.clock)}</span>
        <strong>{downLine(data, at)}</strong>
        <span className="slab-muted small">{oddsLine(data, at)}</span>
      </div>
    </div>
  );
}
