import type { CSSProperties } from 'react';
import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { timeText } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { aftermathLines, byWorth, insteadText, worthText } from '../../../core/present/sideline/sideline.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { Section } from '../../components/section.tsx';
import { DriveChart } from '../game/drive-chart.tsx';
import { flowPoints } from '../game/flow.tsx';
import { sideVars } from '../game/sides.ts';
import { FinalBoard } from './board.tsx';

function Worths({ data }: { data: SidelinePage }) {
  const worths = byWorth(data.aftermath?.worths ?? []);
  if (worths.length === 0) return null;
  return (
    <div className="table-responsive">
      <table className="table table-sm">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Call</th>
            <th scope="col">Worth</th>
            <th scope="col">{HEADINGS.feed}</th>
          </tr>
        </thead>
        <tbody>
          {worths.map((each) => (
            <tr key={`${each.quarter} ${each.clock} ${each.call} ${each.text}`}>
              <td className="muted">{timeText(each.quarter, each.clock)}</td>
              <th scope="row">{insteadText(each)}</th>
              <td className={each.worth >= 0 ? 'win' : 'loss'}>{worthText(each.worth)}</td>
              <td>{each.text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A coached game that is over: what the calls were worth. */
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
