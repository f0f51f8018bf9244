import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import type { UnplayedGame } from '../../../core/contract/views/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { stakesTable } from '../../../core/pages/parts/stakes.ts';
import { hasPlayed, PREVIEW_NUMBERS, PREVIEW_STATS } from '../../../core/present/columns/preview.ts';
import { conditionsText } from '../../../core/present/conditions.ts';
import { isOfThisWeek, kindText, placeOf } from '../../../core/present/games.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import { injuredLines } from '../../../core/present/injuries.ts';
import { isOpen } from '../../../core/present/stakes.ts';
import { numberText } from '../../../core/words/columns/descriptor.ts';
import { isRanked, ordinal, percent } from '../../../core/words/numbers.ts';
import { weekName } from '../../../core/words/terms.ts';
import { Fault } from '../../components/fault.tsx';
import { EarlyLine } from '../../components/games/games.tsx';
import { Logo } from '../../components/logo.tsx';
import { Meter } from '../../components/marks.tsx';
import { PlayerLink } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { WhyButton } from '../../components/why/button.tsx';
import { hrefOf } from '../../described/address.ts';
import { PlainTable, Points } from '../../described/plain-table.tsx';
import { useDecision } from '../../state/decision.ts';
import { goTo } from '../../state/place.ts';
import { useQuery } from '../../state/query.ts';
import { openTeam } from '../../state/ui.ts';
import type { SideKey } from './sides.ts';
import { orderOf, sideVars } from './sides.ts';

const KEY_PLAYERS = 5;

function Side({ data, side }: { data: UnplayedGame; side: SideKey }) {
  const { game } = data;
  const team = game[`team${side}`];
  return (
    <div className={`preview-side side-${side}`}>
      <Logo name={team.name} size={84} />
      <button type="button" className="link-button display preview-name" onClick={() => openTeam(team.name)}>
        {placeOf(team) !== null && (
          <span className={`rank${isRanked(team.ranking) ? ' top' : ''}`}>#{team.ranking}</span>
        )}
        {team.name}
      </button>
      <span className="slab-muted">
        {team.record} · {team.conference}
      </span>
      <dl className="preview-odds">
        <div>
          <dt>Spread</dt>
          <dd className="display">
            <WhyButton of={{ what: 'line', team: team.name, game: game.id }}>{game[`spread${side}`]}</WhyButton>
            <EarlyLine game={data} />
          </dd>
        </div>
        <div>
          <dt>Moneyline</dt>
          <dd className="display">{game[`moneyline${side}`]}</dd>
        </div>
      </dl>
    </div>
  );
}

function KeyPlayers({ data, side }: { data: UnplayedGame; side: SideKey }) {
  const players = data.top_players[side === 'A' ? 0 : 1].slice(0, KEY_PLAYERS);
  return (
    <div className={`box-side side-${side}`}>
      <h3>
        <TeamLink name={data.game[`team${side}`].name} logo={28} />
      </h3>
      <ol className="key-players">
        {players.map((player) => (
          <li key={player.id}>
            <span className="eyebrow">{player.pos.toUpperCase()}</span>
            <PlayerLink id={player.id} year={data.game.year}>
              {player.first} {player.last}
            </PlayerLink>
            <span className="display">{player.rating}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function PreviewStat({
  name,
  of: { value, rank },
}: {
  name: (typeof PREVIEW_STATS)[number];
  of: UnplayedGame['game']['teamA']['stats']['points_per_game'];
}) {
  return (
    <div>
      <dt>{PREVIEW_NUMBERS[name].long}</dt>
      <dd>
        <strong>{numberText(PREVIEW_NUMBERS[name], value ?? null)}</strong>
        {rank !== undefined && <span className="muted small">{ordinal(rank)}</span>}
      </dd>
      <Meter value={rank === undefined ? 0 : 135 - rank} low={0} high={134} />
    </div>
  );
}

function StatSide({ data, side }: { data: UnplayedGame; side: SideKey }) {
  const { stats } = data.game[`team${side}`];
  const known = hasPlayed(stats);
  return (
    <div className={`box-side side-${side}`}>
      <h3>
        <TeamLink name={data.game[`team${side}`].name} logo={28} />
      </h3>
      <dl className="preview-stats">
        {PREVIEW_STATS.map((key) => (
          <PreviewStat key={key} name={key} of={known ? stats[key] : {}} />
        ))}
      </dl>
    </div>
  );
}

function SideStakes({ data, side }: { data: UnplayedGame; side: SideKey }) {
  const { name } = data.game[`team${side}`];
  const stakes = useQuery('stakes', { team: name }).data;
  if (stakes?.game?.id !== data.game.id || !isOpen(stakes)) return null;
  return (
    <div className={`box-side side-${side}`}>
      <h3>
        <TeamLink name={name} logo={28} />
      </h3>
      <PlainTable section={stakesTable(stakes)} />
      <Points points={stakes.on_the_line} />
    </div>
  );
}

/** The stakes for both teams, if it is the next game of each. */
function AtStake({ data, sides }: { data: UnplayedGame; sides: readonly SideKey[] }) {
  if (!isOfThisWeek(data)) return null;
  return (
    <Section title={HEADINGS.atStake}>
      <div className="columns two">
        {sides.map((side) => (
          <SideStakes key={side} data={data} side={side} />
        ))}
      </div>
    </Section>
  );
}

/** Both teams' win probability, and the line between them. */
function Chances({ game, first, second }: { game: UnplayedGame['game']; first: SideKey; second: SideKey }) {
  const winText = (side: SideKey) => `${game[`team${side}`].name} ${percent(game[`winProb${side}`])}`;
  return (
    <div className="preview-chance">
      <span>{percent(game[`winProb${first}`])}</span>
      <span
        className={`split first-${first}`}
        role="img"
        aria-label={`Win probability: ${winText(first)}, ${winText(second)}`}
      >
        <i style={{ width: `${game[`winProb${first}`] * 100}%` }} />
      </span>
      <span>{percent(game[`winProb${second}`])}</span>
    </div>
  );
}

/** Button to coach the user's own game. */
function CoachIt({ data: { game, info } }: { data: UnplayedGame }) {
  const own = [game.teamA.name, game.teamB.name].includes(info.team.name);
  if (!own || !isOfThisWeek({ game, info })) return null;
  return (
    <p className="preview-coach">
      <Link className="btn btn-primary" to={hrefOf(linkOf('sideline', { id: game.id }))}>
        {HEADINGS.coachGame}
      </Link>
    </p>
  );
}

/** Plays the week, then shows this game from the kickoff. */
function WatchIt({ data: { game, info } }: { data: UnplayedGame }) {
  const { decide, fault, busy } = useDecision('sim');
  const own = [game.teamA.name, game.teamB.name].includes(info.team.name);
  if (own || !isOfThisWeek({ game, info })) return null;
  const kickOff = async () => {
    if ((await decide({ week: info.currentWeek + 1 })) !== null) goTo(hrefOf(linkOf('watch', { id: game.id })));
  };
  return (
    <div className="slab-facts">
      <button type="button" className="btn btn-light btn-sm" disabled={busy} onClick={() => void kickOff()}>
        {`Play week ${info.currentWeek} and watch it live`}
      </button>
      <Fault>{fault}</Fault>
    </div>
  );
}

/** An upcoming game: the teams, the site, the odds, and players to watch. */
export function Preview({ data }: { data: UnplayedGame }) {
  const { game, info } = data;
  const [first, second] = orderOf(game);
  const name = weekName(game.weekPlayed, info.playoff.teams);
  const injured = injuredLines(data);
  return (
    <div style={sideVars(game) as CSSProperties} className="game-page">
      <div className="slab preview">
        <div className="board-top">
          <h1 className="final-label display">Preview</h1>
          <span>
            Week {game.weekPlayed}
            {!name.startsWith('Week') && ` · ${name}`} · {game.year}
          </span>
          <span className="board-label">{kindText(game)}</span>
        </div>
        <div className="preview-sides">
          <Side data={data} side={first} />
          <span className="display preview-at">{game.homeTeam ? 'at' : 'vs'}</span>
          <Side data={data} side={second} />
        </div>
        <p className="slab-muted small preview-chance-word">Win probability</p>
        <Chances game={game} first={first} second={second} />
        <CoachIt data={data} />
        <WatchIt data={data} />
      </div>
      <div className="after-slab">
        {data.conditions && <p className="muted">{conditionsText(data.conditions)}</p>}
        <AtStake data={data} sides={[first, second]} />
        {injured.length > 0 && (
          <Section title="Injuries">
            <ul className="plain-list">
              {injured.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Section>
        )}
        <Section title={HEADINGS.keyPlayers}>
          <div className="columns two">
            <KeyPlayers data={data} side={first} />
            <KeyPlayers data={data} side={second} />
          </div>
        </Section>
        <Section title={HEADINGS.teamStatistics}>
          <div className="columns two">
            <StatSide data={data} side={first} />
            <StatSide data={data} side={second} />
          </div>
        </Section>
      </div>
    </div>
  );
}
