import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { SidelinePage } from '../../../core/contract/views/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { timeText } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { aftermathLines, byWorth, insteadText, lastPlay, worthText } from '../../../core/present/sideline/sideline.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { PageHead, Section } from '../../components/section.tsx';
import { hrefOf } from '../../described/address.ts';
import { DriveChart } from '../game/drive-chart.tsx';
import { flowPoints } from '../game/flow.tsx';
import { scoreWords, sideVars } from '../game/sides.ts';

function Worths({ data }: { data: SidelinePage }) {
  const worths = byWorth(data.aftermath?.worths ?? []);
  if (worths.length === 0) return null;
  return (
    <div className="table-responsive">
      <table className="table table-sm">
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
  const last = lastPlay(data);
  return (
    <div style={sideVars(data.game) as CSSProperties} className="game-page">
      <PageHead
        title={`Final: ${scoreWords(data.game, last?.scoreA ?? 0, last?.scoreB ?? 0)}`}
        tools={
          <Link className="btn btn-primary" to={hrefOf(linkOf('game', { id: data.game.id }))}>
            Box score
          </Link>
        }
      />
      {aftermathLines(data).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Section title={HEADINGS.callsWorth}>
        <Worths data={data} />
      </Section>
      <FlowChart points={flowPoints(data)} view="chance" above={data.game.teamA} below={data.game.teamB} />
      <DriveChart data={data} />
    </div>
  );
}
