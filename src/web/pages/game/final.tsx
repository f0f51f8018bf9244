import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { PlayedGame } from '../../../core/contract/views/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { absentTexts } from '../../../core/present/absences.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { Deferred } from '../../components/deferred.tsx';
import { hrefOf } from '../../described/address.ts';
import { BoxScore } from './box-score.tsx';
import { Comparison } from './comparison.tsx';
import { DriveChart } from './drive-chart.tsx';
import { DriveSummary } from './drive-summary.tsx';
import { Flow } from './flow.tsx';
import { Leaders } from './leaders.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { ScoringSummary } from './scoring-summary.tsx';
import { sideVars } from './sides.ts';

/** Approximate height in pixels of the drives, scores and box score below the fold. */
const BELOW = 1500;

/** A finished game: the score, how it came about, and the leaders. */
export function Final({ data }: { data: PlayedGame }) {
  return (
    <div style={sideVars(data.game) as CSSProperties} className="game-page">
      <Scoreboard data={data} />
      <p className="watch-again">
        <Link className="btn btn-quiet btn-sm" to={hrefOf(linkOf('watch', { id: data.game.id }))}>
          {HEADINGS.watchAgain}
        </Link>
      </p>
      <div className="columns main-side after-slab">
        <div>
          <Flow data={data} />
          <DriveChart data={data} />
        </div>
        <div>
          <Leaders data={data} />
          <Comparison data={data} />
          {absentTexts(data).map((line) => (
            <p key={line} className="muted small">
              {line}.
            </p>
          ))}
        </div>
      </div>
      <Deferred height={BELOW}>
        <div className="columns two after">
          <DriveSummary data={data} />
          <ScoringSummary data={data} />
        </div>
        <BoxScore data={data} />
      </Deferred>
    </div>
  );
}
