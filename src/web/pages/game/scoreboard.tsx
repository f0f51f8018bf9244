import { Link } from 'react-router-dom';
import type { PlayedGame } from '../../../core/contract/views/index.ts';
import { kindText } from '../../../core/present/games.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { ordinal } from '../../../core/words/numbers.ts';
import { finalLabel, weekName } from '../../../core/words/terms.ts';
import { Logo } from '../../components/logo.tsx';
import { hrefOf } from '../../described/address.ts';
import { openTeam } from '../../state/ui.ts';
import { through } from '../../words.ts';
import type { SideKey } from './sides.ts';
import { orderOf } from './sides.ts';

type Game = PlayedGame['game'];

function Line({ game, side, quarters }: { game: Game; side: SideKey; quarters: readonly number[] }) {
  const team = game[`team${side}`];
  const rank = game[`rank${side}TOG`];
  const result = game[`result${side}`];
  return (
    <tr className={result === 'W' ? 'winner' : ''}>
      <th scope="row">
        <span className={`board-team side-${side}`}>
          <Logo name={team.name} size={52} />
          <span className="board-name">
            <button type="button" className="link-button display" onClick={() => openTeam(team.name)}>
              {rank !== undefined && rank > 0 && <span className="rank-chip">#{rank}</span>}
              <span className="full-name">{team.name}</span>
              <span className="short-name">{team.abbreviation}</span>
            </button>
            <span className="board-record">
              {team.record} · {team.conference}
              {game.homeTeam === side && ' · Home'}
            </span>
          </span>
        </span>
      </th>
      {through(1, quarters.length).map((quarter) => (
        <td key={quarter} className="quarter">
          {quarters[quarter - 1]}
        </td>
      ))}
      <td className="total display">{game[`score${side}`]}</td>
      <td className="board-result display">{result}</td>
    </tr>
  );
}

/** The final score in broadcast style, quarter by quarter. */
export function Scoreboard({ data }: { data: PlayedGame }) {
  const { game, quarters, info } = data;
  const [first, second] = orderOf(game);
  const points = { A: quarters?.teamA ?? [], B: quarters?.teamB ?? [] };
  const count = Math.max(points.A.length, points.B.length);
  const name = weekName(game.weekPlayed, game.year === info.currentYear ? info.playoff.teams : 0);
  return (
    <div className="slab scoreboard">
      <h1 className="visually-hidden">
        {game[`team${first}`].name} {game.homeTeam ? 'at' : 'vs'} {game[`team${second}`].name}
      </h1>
      <div className="board-top">
        <span className="final-label display">{finalLabel(game.overtime).toUpperCase()}</span>
        <span>
          Week {game.weekPlayed}
          {!name.startsWith('Week') && name !== 'End of Season' && ` · ${name}`} · {game.year}
        </span>
        <span className="board-label">{kindText(game)}</span>
        {game.overtime > 0 && (
          <span>
            {game.overtime} overtime{game.overtime > 1 ? 's' : ''}
          </span>
        )}
        <Link to={hrefOf({ name: 'what-if', game: game.id })}>{HEADINGS.whatIf}</Link>
      </div>
      <div className="board-scroll">
        <table className="board">
          <thead>
            <tr>
              <td />
              {through(1, count).map((quarter) => (
                <th scope="col" key={quarter}>
                  {quarter <= 4 ? <abbr title={`${ordinal(quarter)} quarter`}>{quarter}</abbr> : 'OT'}
                </th>
              ))}
              <th scope="col">
                <abbr title="Total">T</abbr>
              </th>
              <th scope="col">
                <span className="visually-hidden">Result</span>
              </th>
            </tr>
          </thead>
          <tbody>
            <Line game={game} side={first} quarters={points[first]} />
            <Line game={game} side={second} quarters={points[second]} />
          </tbody>
        </table>
      </div>
      {game.headline && <p className="headline display">{game.headline}</p>}
    </div>
  );
}
