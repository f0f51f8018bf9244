import { Link } from 'react-router-dom';
import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { QUARTERS } from '../../../core/model/rules.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { clockText, downLine, type LivePage, lastPlay, oddsLine } from '../../../core/present/sideline/sideline.ts';
import { finalLabel } from '../../../core/words/terms.ts';
import { Logo } from '../../components/logo.tsx';
import { hrefOf } from '../../described/address.ts';
import { orderOf, type SideKey, scoreWords } from '../game/sides.ts';

interface Score {
  score: number;
  /** Whether it has the ball. */
  ball: boolean;
}

function Team({ data, side, score, ball }: { data: SidelinePage; side: SideKey } & Score) {
  const team = data.game[`team${side}`];
  return (
    <div className={`live-team side-${side}`}>
      <Logo name={team.name} size={44} />
      <span className="live-name">
        <span className="display">
          {team.abbreviation}
          {ball && <span className="has-ball"> ●</span>}
        </span>
        <span className="slab-muted small">{team.record}</span>
      </span>
      <span className="live-score display">{score}</span>
    </div>
  );
}

/** Score, clock and down in broadcast style. */
export function LiveBoard({ data }: { data: LivePage }) {
  const at = data.situation;
  return (
    <div className="slab live-board">
      <h1 className="visually-hidden">{`${data.game.teamB.name} and ${data.game.teamA.name}, live`}</h1>
      {orderOf(data.game).map((side) => (
        <Team
          key={side}
          data={data}
          side={side}
          score={side === 'A' ? at.score_a : at.score_b}
          ball={data.ask !== 'halftime' && at.offense === data.game[`team${side}`].name}
        />
      ))}
      <div className="live-clock">
        <span className="display">{clockText(data, at)}</span>
        <strong>{downLine(data, at)}</strong>
        <span className="slab-muted small">{oddsLine(data, at)}</span>
      </div>
    </div>
  );
}

/** The final score. */
export function FinalBoard({ data }: { data: SidelinePage }) {
  const last = lastPlay(data);
  const [scoreA, scoreB] = [last?.scoreA ?? 0, last?.scoreB ?? 0];
  return (
    <div className="slab live-board">
      <h1 className="visually-hidden">{`Final: ${scoreWords(data.game, scoreA, scoreB)}`}</h1>
      {orderOf(data.game).map((side) => (
        <Team key={side} data={data} side={side} score={side === 'A' ? scoreA : scoreB} ball={false} />
      ))}
      <div className="live-clock">
        <span className="display">{finalLabel(Math.max(0, (last?.quarter ?? QUARTERS) - QUARTERS))}</span>
        <Link className="btn btn-sm btn-primary" to={hrefOf(linkOf('game', { id: data.game.id }))}>
          Box score
        </Link>
      </div>
    </div>
  );
}
