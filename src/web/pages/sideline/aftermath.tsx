import type { CSSProperties } from 'react';
import type { CallWorth, SidelinePage } from '../../../core/contract/views/index.ts';
import { timeText } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import {
  aftermathLines,
  idleCalls,
  insteadText,
  worthsByEffect,
  worthText,
} from '../../../core/present/sideline/sideline.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { Fold } from '../../components/fold.tsx';
import { Section } from '../../components/section.tsx';
import { DriveChart } from '../game/drive-chart.tsx';
import { flowPoints } from '../game/flow.tsx';
import { sideVars } from '../game/sides.ts';
import { FinalBoard } from './board.tsx';

function WorthList({ worths }: { worths: readonly CallWorth[] }) {
  return (
    <ol className="worths">
      {worths.map((each) => (
        <li className="worth" key={`${each.quarter} ${each.clock} ${each.call} ${each.text}`}>
          <span className="muted small">{timeText(each.quarter, each.clock)}</span>
          <strong>{insteadText(each)}</strong>
          <span className={`display ${each.worth >= 0 ? 'win' : 'loss'}`}>{worthText(each.worth)}</span>
          <span className="worth-play">{each.text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The calls that changed the game and, below a line, those that did not. */
function Worths({ data }: { data: SidelinePage }) {
  const { moved, idle } = worthsByEffect(data.aftermath?.worths ?? []);
  return (
    <>
      {moved.length > 0 && <WorthList worths={moved} />}
      {idle.length > 0 && (
        <Fold className="fold" summary={idleCalls(idle.length)}>
          {() => <WorthList worths={idle} />}
        </Fold>
      )}
    </>
  );
}

/** A finished coached game: the value of the calls. */
export function Aftermath({ data }: { data: SidelinePage }) {
  return (
    <div style={sideVars(data.game) as CSSProperties} className="game-page live-page">
      <FinalBoard data={data} />
      <Section title={HEADINGS.callsWorth} className="after-slab">
        {aftermathLines(data).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <Worths data={data} />
      </Section>
      <div className="columns two">
        <Section title="Win probability">
          <FlowChart points={flowPoints(data)} view="chance" above={data.game.teamA} below={data.game.teamB} />
        </Section>
        <DriveChart data={data} />
      </div>
    </div>
  );
}
