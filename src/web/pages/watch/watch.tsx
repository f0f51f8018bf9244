import { type CSSProperties, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { timeText } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import {
  chancesText,
  type Moment,
  momentOf,
  moveWatch,
  playsOf,
  SPEEDS,
  type TimedPlay,
  type Watched,
  type WatchMove,
  type WatchState,
} from '../../../core/present/sideline/watching.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { Logo } from '../../components/logo.tsx';
import { Section } from '../../components/section.tsx';
import { hrefOf } from '../../described/address.ts';
import { DriveChart } from '../game/drive-chart.tsx';
import { flowPoints } from '../game/flow.tsx';
import { orderOf, type SideKey, sideVars } from '../game/sides.ts';
import { FieldAt } from '../sideline/field.tsx';
import { Controls, useWatchKeys } from './controls.tsx';

interface Props {
  data: Watched;
  /** Plays already over at the start. */
  from: number;
  /** The user's own game, to return to; null: none. */
  during: number | null;
}

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How far a game has been watched, moved by a clock while it plays, and by keys and buttons. */
function useWatch(plays: readonly TimedPlay[], from: number): [WatchState, (move: WatchMove) => void] {
  const [watch, setWatch] = useState<WatchState>(() => ({ at: from, playing: !isStill(), speed: 1 }));
  const move = (to: WatchMove) => setWatch((before) => moveWatch(before, to, plays));
  const { playing, speed } = watch;
  useEffect(() => {
    if (!playing) return;
    const tick = setInterval(() => setWatch((before) => moveWatch(before, { to: 'tick' }, plays)), SPEEDS[speed]);
    return () => clearInterval(tick);
  }, [playing, speed, plays]);
  return [watch, move];
}

function Team({ data, moment, side }: { data: Watched; moment: Moment; side: SideKey }) {
  const team = data.game[`team${side}`];
  return (
    <div className={`live-team side-${side}`}>
      <Logo name={team.name} size={44} />
      <span className="live-name">
        <span className="display">
          {team.abbreviation}
          {moment.next?.offense === team.name && <span className="has-ball"> ●</span>}
        </span>
        {/* The record would reveal how the game ended. */}
        <span className="slab-muted small">{team.conference}</span>
      </span>
      <span className="live-score display">{moment[`score${side}`]}</span>
    </div>
  );
}

function Board({ data, moment }: { data: Watched; moment: Moment }) {
  return (
    <div className="slab live-board">
      <h1 className="visually-hidden">{`${data.game.teamB.name} and ${data.game.teamA.name}`}</h1>
      {orderOf(data.game).map((side) => (
        <Team key={side} data={data} moment={moment} side={side} />
      ))}
      <div className="live-clock">
        <span className="display">{moment.time}</span>
        <strong>{moment.down}</strong>
        <span className="slab-muted small">{moment.over ? '' : chancesText(data, moment.chanceA)}</span>
      </div>
    </div>
  );
}

/** Number of plays shown as text. */
const LATEST = 8;

function Plays({ plays, at, move }: { plays: readonly TimedPlay[]; at: number; move: (to: WatchMove) => void }) {
  const shown = plays.slice(Math.max(0, at - LATEST), at).map((play, index) => ({
    play,
    count: Math.max(0, at - LATEST) + index + 1,
  }));
  return (
    <ol className="live-plays" aria-live="polite">
      {shown.reverse().map(({ play, count }) => (
        <li key={count} className={play.scoringPlay ? 'scoring' : ''}>
          <button type="button" className="link-button small" onClick={() => move({ to: 'play', at: count })}>
            {timeText(play.quarter, play.clock)}
          </button>{' '}
          {play.text}
        </li>
      ))}
    </ol>
  );
}

/** The link from a game that has been watched. */
function Onward({ data, during }: Pick<Props, 'data' | 'during'>) {
  const link = during === null ? linkOf('game', { id: data.game.id }) : linkOf('sideline', { id: during });
  return (
    <Link className="btn btn-quiet btn-sm" to={hrefOf(link)}>
      {during === null ? 'Box score' : HEADINGS.backToGame}
    </Link>
  );
}

/** A game being watched: the scoreboard, the field and the plays so far, without spoilers. */
export function Watch({ data, from, during }: Props) {
  const plays = useMemo(() => playsOf(data), [data]);
  const points = useMemo(() => flowPoints(data), [data]);
  const [watch, move] = useWatch(plays, Math.min(from, plays.length));
  useWatchKeys(move);
  const moment = momentOf(data, plays, watch.at);
  const { next } = moment;
  const underway = next === undefined ? null : next.drive;
  const drives = underway === null ? data.drives : data.drives.slice(0, data.drives.indexOf(underway));
  const start = underway !== null && underway.offense === next?.offense && next.down !== null;
  return (
    <div style={sideVars(data.game) as CSSProperties} className="game-page live-page">
      <Board data={data} moment={moment} />
      {next !== undefined && (
        <FieldAt
          game={data.game}
          at={{ offense: next.offense, down: next.down, distance: next.distance, yard_line: next.yardLine }}
          start={start ? underway.start_yard : null}
          label={moment.down}
        />
      )}
      <Controls watch={watch} count={plays.length} move={move}>
        <Onward data={data} during={during} />
      </Controls>
      <div className="columns main-side">
        <Plays plays={plays} at={watch.at} move={move} />
        <div>
          {watch.at > 1 && (
            <Section title="Win probability">
              <FlowChart
                points={points.slice(0, watch.at + 1)}
                view="chance"
                above={data.game.teamA}
                below={data.game.teamB}
              />
            </Section>
          )}
          <DriveChart data={{ ...data, drives }} />
        </div>
      </div>
    </div>
  );
}
