import { Link } from 'react-router-dom';
import type { Drive, Play, PlayedGame } from '../../../core/contract/views/index.ts';
import { zip } from '../../../core/model/lists.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { driveFacts } from '../../../core/present/drives.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { downAndDistance, fieldSpot, quarterName } from '../../../core/words/terms.ts';
import { Fold } from '../../components/fold.tsx';
import { Logo } from '../../components/logo.tsx';
import { Section } from '../../components/section.tsx';
import { hrefOf } from '../../described/address.ts';
import { scoreInOrder, teamsInOrder } from './sides.ts';

type Game = PlayedGame['game'];

function situationOf(play: Play, game: Game): string {
  const isA = play.offense === game.teamA.name;
  const [own, other] = isA ? [game.teamA, game.teamB] : [game.teamB, game.teamA];
  const spot = fieldSpot(play.yardLine, own.abbreviation, other.abbreviation);
  if (play.down === null || play.distance === null) return spot;
  return `${downAndDistance(play.down, play.distance, play.yardLine)} at ${spot}`;
}

/** Two plays may have the same text, so the key is the play's index in the drive. */
function numbered(plays: readonly Play[]): { play: Play; number: number }[] {
  return plays.map((play, index) => ({ play, number: index + 1 }));
}

/** `from`: the plays of the game before the drive. */
function Plays({ drive, game, from }: { drive: Drive; game: Game; from: number }) {
  return (
    <ol className="plays">
      {numbered(drive.plays).map(({ play, number }) => (
        <li key={number} className={play.scoringPlay ? 'scoring' : ''}>
          <Link
            className="play-when"
            title={HEADINGS.watchFrom}
            to={hrefOf(linkOf('watch', { id: game.id, from: from + number - 1 }))}
          >
            {play.quarter > 4 ? quarterName(play.quarter) : play.clock}
          </Link>
          <span className="play-where">{situationOf(play, game)}</span>
          <span className="play-text">{play.text}</span>
        </li>
      ))}
    </ol>
  );
}

function Line({ drive, game, from }: { drive: Drive; game: Game; from: number }) {
  const facts = driveFacts(drive);
  const other = drive.offense === game.teamA.name ? game.teamB : game.teamA;
  return (
    <Fold
      className={`drive ${drive.offense === game.teamA.name ? 'a' : 'b'}${drive.points + drive.points_against > 0 ? ' scored' : ''}`}
      summary={
        <>
          <Logo name={drive.offense} size={22} />
          <span className="drive-when">
            {quarterName(drive.quarter)} {drive.quarter > 4 ? '' : drive.clock}
          </span>
          <span className="drive-result">
            {drive.result}
            {drive.points > 0 && <strong> +{drive.points}</strong>}
            {drive.points_against > 0 && (
              <strong>
                {' '}
                {other.abbreviation} +{drive.points_against}
              </strong>
            )}
          </span>
          <span className="muted small drive-facts">{drive.play_count === undefined ? '' : facts}</span>
          <span className="display drive-score">{scoreInOrder(game, drive.scoreAAfter, drive.scoreBAfter)}</span>
        </>
      }
    >
      {() => drive.plays && <Plays drive={drive} game={game} from={from} />}
    </Fold>
  );
}

/** Returns the number of plays in the game before each drive. */
function playsBefore(drives: readonly Drive[]): number[] {
  let count = 0;
  return drives.map(({ plays }) => {
    const before = count;
    count += plays?.length ?? 0;
    return before;
  });
}

/** Drive by drive, each opening to its plays; scores are in the scoreboard's order. */
export function DriveSummary({ data }: { data: PlayedGame }) {
  const { drives, game } = data;
  return (
    <Section title="Drive Summary" tools={<span className="eyebrow">{teamsInOrder(game)}</span>}>
      <div className="drive-list">
        {zip(drives, playsBefore(drives)).map(([drive, before], index) => (
          <Line key={drive.number ?? index} drive={drive} game={game} from={before} />
        ))}
      </div>
    </Section>
  );
}
