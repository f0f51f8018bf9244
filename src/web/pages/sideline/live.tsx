import { type CSSProperties, useCallback, useRef } from 'react';
import type { SidelinePage } from '../../../core/contract/views/index.ts';
import type { SidelineCall } from '../../../core/model/plays/sideline.ts';
import { timeText } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import {
  AVAILABILITY,
  availabilityLines,
  onFieldHead,
  touchesText,
  workloadText,
} from '../../../core/present/sideline/lineups.ts';
import { FILM_STUDY, filmLines, scoutedLines, scoutedTeam } from '../../../core/present/sideline/scouting.ts';
import {
  driveUnderway,
  type LivePage,
  lastPlay,
  tendencyLines,
  workedLines,
} from '../../../core/present/sideline/sideline.ts';
import { takesOver } from '../../../core/present/sideline/staff-watch.ts';
import { FlowChart } from '../../charts/flow-chart.tsx';
import { Fault } from '../../components/fault.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { useDecision } from '../../state/decision.ts';
import { useNarrow } from '../../state/narrow.ts';
import { askAgain, refreshPages, seedAnswer } from '../../state/query.ts';
import { DriveChart } from '../game/drive-chart.tsx';
import { flowPoints } from '../game/flow.tsx';
import { sideVars } from '../game/sides.ts';
import { LiveBoard } from './board.tsx';
import { Calls, useCallKeys } from './calls.tsx';
import { LiveField } from './field.tsx';
import { Halftime } from './halftime.tsx';
import { StaffBar, useStaffWatch } from './staff-bar.tsx';
import { Ticker } from './ticker.tsx';

/** Plays shown as text, besides the latest one. */
const EARLIER = 6;

/** The result of the last play, right above the next call. */
function LastPlay({ data }: { data: SidelinePage }) {
  const play = lastPlay(data);
  return (
    <p className={`live-last${play?.scoringPlay === true ? ' scoring' : ''}`} aria-live="polite">
      {play !== null && (
        <>
          <span className="muted small">{timeText(play.quarter, play.clock)}</span> {play.text}
        </>
      )}
    </p>
  );
}

function EarlierPlays({ data }: { data: SidelinePage }) {
  const plays = data.drives.flatMap((drive) => drive.plays).slice(-EARLIER - 1, -1);
  if (plays.length === 0) return null;
  return (
    <Section title={HEADINGS.earlierPlays}>
      <ol className="live-plays">
        {plays.reverse().map((play) => (
          <li key={`${play.quarter} ${play.clock} ${play.text}`} className={play.scoringPlay ? 'scoring' : ''}>
            <span className="muted small">{timeText(play.quarter, play.clock)}</span> {play.text}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Skill({ data }: { data: SidelinePage }) {
  const work = workloadText(data);
  return (
    <Section title={onFieldHead(data)}>
      <ul className="live-skill">
        {data.skill.map(({ id, first, last, pos, rating, carries, catches }) => (
          <li key={id}>
            <span className="eyebrow">{pos.toUpperCase()}</span>{' '}
            <PlayerLink id={id} year={data.game.year}>
              {first} {last}
            </PlayerLink>{' '}
            <span className="display">{rating}</span>{' '}
            <span className="muted small">{touchesText({ carries, catches })}</span>
          </li>
        ))}
      </ul>
      {work !== null && <p className="small">{work}</p>}
    </Section>
  );
}

function Availability({ data }: { data: SidelinePage }) {
  const lines = availabilityLines(data);
  if (lines.length === 0) return null;
  return (
    <Section title={AVAILABILITY}>
      {lines.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </Section>
  );
}

function Tendencies({ data }: { data: SidelinePage }) {
  const { teamA, teamB } = data.game;
  const [mine, theirs] = data.own === 'A' ? [teamA, teamB] : [teamB, teamA];
  const sides = [
    { team: theirs, lines: tendencyLines(data.tendencies.opponent) },
    { team: mine, lines: tendencyLines(data.tendencies.own) },
  ].filter(({ lines }) => lines.length > 0);
  if (sides.length === 0) return null;
  return (
    <Section title={HEADINGS.tendencies}>
      {sides.map(({ team, lines }) => (
        <div key={team.name}>
          <h3>{team.name}</h3>
          {lines.map((line) => (
            <p key={line} className="small">
              {line}
            </p>
          ))}
        </div>
      ))}
    </Section>
  );
}

/** What the teams know of each other before the game. */
function Scouting({ data }: { data: SidelinePage }) {
  const { teamA, teamB } = data.game;
  return (
    <Section title={FILM_STUDY.report}>
      <h3>{scoutedTeam(data, (data.own === 'A' ? teamB : teamA).name)}</h3>
      {scoutedLines(data).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      <h3>{FILM_STUDY.onYou}</h3>
      {filmLines(data).map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </Section>
  );
}

function Worked({ data }: { data: SidelinePage }) {
  const lines = workedLines(data);
  if (lines.length === 0) return null;
  return (
    <Section title={HEADINGS.worked}>
      {lines.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
    </Section>
  );
}

function FlowSoFar({ data }: { data: SidelinePage }) {
  const points = flowPoints(data);
  if (points.length < 3) return null;
  return (
    <Section title="Win probability">
      <FlowChart points={points} view="chance" above={data.game.teamA} below={data.game.teamB} />
    </Section>
  );
}

/** A game in progress: the scoreboard, the field, the available calls, and the plays so far. */
export function Live({ data }: { data: LivePage }) {
  const { decide, fault, busy } = useDecision('callPlay');
  const { id } = data.game;
  const { at } = data;
  const narrow = useNarrow();
  const waiting = useRef(false);
  const make = useCallback(
    (called: SidelineCall) => {
      // A second key may come before the page knows it is waiting.
      if (waiting.current) return;
      waiting.current = true;
      void decide({ game: id, at, calls: [called] }).then((answer) => {
        waiting.current = false;
        if (answer === null) return;
        seedAnswer('sideline', { id: String(id) }, answer);
        // The last call plays the week.
        if (answer.over) refreshPages();
        else askAgain('nation', { id: String(id) });
      });
    },
    [decide, id, at],
  );
  const [watch, move] = useStaffWatch(data, make, fault);
  const call = (called: SidelineCall) => {
    if (takesOver(data, called)) move({ to: 'pause' });
    make(called);
  };
  useCallKeys({ data, call, watch, move });
  return (
    <div style={sideVars(data.game) as CSSProperties} className="game-page live-page" aria-busy={busy}>
      <LiveBoard data={data} />
      <Ticker id={id} />
      {data.halftime === null && <LiveField data={data} />}
      <LastPlay data={data} />
      <StaffBar data={data} watch={watch} move={move} call={call} />
      <Fault>{fault}</Fault>
      <div className="columns main-side">
        <div>
          {narrow && <Halftime data={data} />}
          <Calls data={data} call={call} />
          <EarlierPlays data={data} />
          <FlowSoFar data={data} />
          <DriveChart data={{ ...data, drives: data.drives.filter((drive) => drive !== driveUnderway(data)) }} />
        </div>
        <div>
          {!narrow && <Halftime data={data} />}
          <Skill data={data} />
          <Availability data={data} />
          <Worked data={data} />
          <Tendencies data={data} />
          <Scouting data={data} />
        </div>
      </div>
    </div>
  );
}
