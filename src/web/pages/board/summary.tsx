import type { BoardPage } from '../../../core/contract/views/index.ts';
import { freeHours, topUpBattles } from '../../../core/present/board/interest.ts';
import { BOARD } from '../../../core/present/columns/recruiting.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { boardStaff, positionsText, STAFF_REST } from '../../../core/present/recruiting.ts';
import { ordinal, plural } from '../../../core/words/numbers.ts';
import { Tile } from '../../components/cards/fact-tile.tsx';
import { Fold } from '../../components/fold.tsx';
import { AutopilotPositions } from './autopilot.tsx';
import type { Change, Decide } from './decide.ts';

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Hours and visits to spend, and the class so far. */
export function BoardTiles({ data }: { data: BoardPage }) {
  const { hours, visits, classes, team } = data;
  const own = classes.find((each) => each.team === team.name);
  const lost = hours.elsewhere === 0 ? '' : `, ${hours.elsewhere} on lost recruits`;
  return (
    <dl className="fact-tiles">
      <Tile
        label={BOARD.hours.long}
        value={`${hours.used} of ${hours.total}`}
        note={`${freeHours(data)} free${lost}`}
        share={shareOf(hours.used, hours.total)}
      />
      <Tile
        label="Official visits"
        value={`${visits.used} of ${visits.most}`}
        note={data.home_weeks.length === 0 ? 'No home games left' : `Next home game: week ${data.home_weeks[0]}`}
        share={shareOf(Math.min(visits.used, visits.most), visits.most)}
      />
      <Tile
        label={HEADINGS.classRank}
        value={own === undefined ? '-' : ordinal(own.rank)}
        note={
          own === undefined
            ? 'No commits yet'
            : `${plural(own.commits, 'commit')}, ${plural(own.blue_chips, 'blue chip')}`
        }
      />
    </dl>
  );
}

/** Class needs as buttons that list one position. */
export function Needs({
  data,
  position,
  onPick,
}: {
  data: BoardPage;
  position: string;
  onPick: (position: string) => void;
}) {
  return (
    <fieldset className="needs">
      <legend className="visually-hidden">{HEADINGS.positionFilter}</legend>
      <button type="button" aria-pressed={position === ''} onClick={() => onPick('')}>
        <strong>All</strong>
        <span>positions</span>
      </button>
      {data.needs.map((need) => {
        const spots = Math.round(need.places);
        const full = need.committed >= spots;
        return (
          <button
            key={need.position}
            type="button"
            aria-pressed={position === need.position}
            className={full ? 'full' : ''}
            title={`${need.committed} committed of ${plural(spots, 'spot')}, ${plural(need.targets, 'open target')}`}
            onClick={() => onPick(position === need.position ? '' : need.position)}
          >
            <strong>{need.position.toUpperCase()}</strong>
            <span>
              {need.committed} of {spots}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** States what carries on without another decision. */
function carriesOn({ staff, auto }: BoardPage): string {
  if (staff) return 'Change anything to take over.';
  return auto.length === 0
    ? 'Hours carry over each week.'
    : `Your staff recruits ${positionsText(auto)} with the hours you leave.`;
}

/** Decisions for the whole board, and who recruits. */
export function BoardDecisions({ data, decide }: { data: BoardPage; decide: Decide }) {
  const { hours, staff } = data;
  const topUp = topUpBattles(data);
  const button = (words: string, change: Change) => (
    <button type="button" className="btn btn-quiet" onClick={() => decide(change)}>
      {words}
    </button>
  );
  return (
    <div className="board-decisions row-line wrap">
      <p className="autopilot">
        <strong>{staff ? 'Staff on autopilot.' : 'You’re in charge.'}</strong>{' '}
        <span className="muted">{carriesOn(data)}</span>
      </p>
      {hours.elsewhere > 0 && button(`Free ${plural(hours.elsewhere, 'hour')} from lost recruits`, { back: true })}
      {topUp !== null && button('Top up close battles', topUp)}
      {freeHours(data) + hours.elsewhere > 0 && button('Auto-assign remaining hours', STAFF_REST)}
      {hours.used > 0 && button('Clear all hours', { clear: true })}
      {!staff && button('Turn recruiting over to staff', { staff: true })}
    </div>
  );
}

/** The recruiter of each position. */
export function BoardAutopilot({ data, decide }: { data: BoardPage; decide: Decide }) {
  return (
    <Fold className="fold gap-below" summary="Autopilot by position">
      {() => (
        <>
          <p className="muted">
            Your staff recruits these positions with the hours you leave, never where no spot is open. Setting hours for
            a recruit takes his position back.
          </p>
          <AutopilotPositions data={data} decide={decide} />
        </>
      )}
    </Fold>
  );
}

/** Explains the board's numbers. */
export function BoardStaff({ data }: { data: BoardPage }) {
  return (
    <Fold className="fold gap-below" summary="Where your hours come from, and how recruits see your head coach">
      {() => boardStaff(data).map((line) => <p key={line}>{line}</p>)}
    </Fold>
  );
}
