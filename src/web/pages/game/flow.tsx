import { useMemo } from 'react';
import type { PlayedGame } from '../../../core/contract/views/index.ts';
import { conditionsText } from '../../../core/present/conditions.ts';
import { swingTexts } from '../../../core/present/games.ts';
import { quarterName } from '../../../core/words/terms.ts';
import type { FlowPoint } from '../../charts/flow-chart.tsx';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { Section } from '../../components/section.tsx';
import { Segments } from '../../components/segments.tsx';
import { useRemembered } from '../../table/memory.ts';
import { scoreWords } from './sides.ts';

const QUARTER = 900;

function secondsInto(quarter: number, clock: string): number {
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return (quarter - 1) * QUARTER + QUARTER - (minutes * 60 + seconds);
}

/** Returns one point per play by the game clock; overtime, which has none, continues at a steady pace. */
export function flowPoints(data: Pick<PlayedGame, 'drives' | 'game'>): FlowPoint[] {
  const plays = data.drives.flatMap((drive) => drive.plays);
  let overtime = 0;
  const points = plays.map((play) => {
    if (play.quarter > 4) overtime += 30;
    const at = play.quarter > 4 ? 4 * QUARTER + overtime : secondsInto(play.quarter, play.clock);
    return {
      at,
      chance: play.winProbA,
      margin: play.scoreA - play.scoreB,
      text: play.text,
      when: `${quarterName(play.quarter)} ${play.quarter > 4 ? '' : play.clock}`.trim(),
      score: scoreWords(data.game, play.scoreA, play.scoreB),
      scoring: play.scoringPlay,
    };
  });
  const start = {
    at: 0,
    chance: data.game.winProbA,
    margin: 0,
    text: 'Kickoff',
    when: '1st 15:00',
    score: scoreWords(data.game, 0, 0),
    scoring: false,
  };
  return [start, ...points];
}

const VIEWS = { chance: 'Win probability', margin: 'Score' } as const;

/** Win probability or the lead over the game's clock. */
export function Flow({ data }: { data: PlayedGame }) {
  const [view, setView] = useRemembered<keyof typeof VIEWS>('flow-view', 'chance');
  const points = useMemo(() => flowPoints(data), [data]);
  const { teamA, teamB } = data.game;
  if (points.length < 3) return null;
  return (
    <Section
      title="Game flow"
      tools={
        <Segments
          label="Chart"
          options={['chance', 'margin']}
          value={view}
          onChange={setView}
          word={(each) => VIEWS[each]}
        />
      }
    >
      <FlowChart points={points} view={view} above={teamA} below={teamB} />
      <p className="muted small">{swingTexts(data).join(' ')}</p>
      {data.conditions && <p className="muted small">{conditionsText(data.conditions)}</p>}
    </Section>
  );
}
