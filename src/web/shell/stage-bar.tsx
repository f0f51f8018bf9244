import Dropdown from 'react-bootstrap/Dropdown';
import type { Info } from '../../core/contract/views/index.ts';
import { nextStage, stageFacts } from '../../core/model/stages.ts';
import { weekName } from '../../core/words/terms.ts';
import { Icon } from '../components/icon.tsx';
import { goToStage, simulateTo } from '../state/advance.ts';
import { ask, useOverlay } from '../state/ui.ts';
import { roundOf } from '../words.ts';

/** The weeks to simulate to: each after the current one up to the last, then the end. */
function AdvanceMenu({ info }: { info: Info }) {
  const weeks = Array.from(
    { length: Math.max(0, info.lastWeek - info.currentWeek) },
    (_, i) => info.currentWeek + 1 + i,
  );
  return (
    <>
      <button
        type="button"
        className="stage-button lead"
        onClick={() => void simulateTo(info.currentWeek + 1)}
        aria-keyshortcuts="n"
        title="Play this week (n)"
      >
        Play week {info.currentWeek} <kbd>n</kbd>
      </button>
      <Dropdown align={{ sm: 'end' }}>
        <Dropdown.Toggle as="button" type="button" className="stage-button">
          Advance <Icon name="chevron" size={12} />
        </Dropdown.Toggle>
        <Dropdown.Menu renderOnMount={false}>
          <Dropdown.Header aria-level={2}>Now: {weekName(info.currentWeek, info.playoff.teams)}</Dropdown.Header>
          {weeks.map((week) => (
            <Dropdown.Item
              as="button"
              type="button"
              key={week}
              data-aside={roundOf(week, info)}
              onClick={() => void simulateTo(week)}
            >
              Simulate to Week {week}
            </Dropdown.Item>
          ))}
          <Dropdown.Item as="button" type="button" onClick={() => void simulateTo(info.lastWeek + 1)}>
            End of Season
          </Dropdown.Item>
        </Dropdown.Menu>
      </Dropdown>
    </>
  );
}

function SeasonOver() {
  const { label } = stageFacts('summary');
  const going = useOverlay() !== null;
  return (
    <>
      <span className="stage-now">End of Season</span>
      <button type="button" className="stage-button lead" disabled={going} onClick={() => goToStage('summary')}>
        {going ? `Loading ${label}...` : label}
      </button>
    </>
  );
}

/** The current stage's button, and an arrow to the next one's. */
function StageButtons({ info }: { info: Info }) {
  const next = nextStage(info.stage);
  return (
    <>
      <button type="button" className="stage-button" onClick={() => goToStage(info.stage)}>
        {stageFacts(info.stage).label}
      </button>
      <span className="stage-arrow">
        <Icon name="right" />
      </span>
      <button type="button" className="stage-button lead" onClick={() => goToStage(next)}>
        {stageFacts(next).label}
      </button>
    </>
  );
}

/** Progress of the season, one tick per week. */
function WeekTicks({ info }: { info: Info }) {
  return (
    <span className="week-ticks" aria-hidden="true">
      {Array.from({ length: info.lastWeek }, (_, index) => index + 1).map((week) => (
        <i key={week} className={week < info.currentWeek ? 'done' : week === info.currentWeek ? 'now' : ''} />
      ))}
    </span>
  );
}

/** Year, banner and week, and the buttons to move on. */
export function StageBar({ info }: { info: Info }) {
  const banner = stageFacts(info.stage).banner;
  const over = info.currentWeek > info.lastWeek;
  const name = weekName(info.currentWeek, info.playoff.teams);
  return (
    <div className="stage-bar">
      <div className={`bar${info.stage === 'season' ? '' : ' between'}`}>
        <span className="stage-year display">{info.currentYear}</span>
        {banner && <span className="stage-banner">{banner}</span>}
        {info.stage === 'season' && !over && (
          <span className="stage-now">
            Week {info.currentWeek}
            {!name.startsWith('Week') && <span className="stage-week-name"> · {name}</span>}
          </span>
        )}
        {info.stage === 'season' && <WeekTicks info={info} />}
        <div className="stage-controls">
          <button
            type="button"
            className="stage-button undo"
            onClick={() => ask('undo')}
            aria-label="Undo last move"
            title="Undo last move"
          >
            <Icon name="undo" />
          </button>
          {info.stage !== 'season' ? <StageButtons info={info} /> : over ? <SeasonOver /> : <AdvanceMenu info={info} />}
        </div>
      </div>
    </div>
  );
}
