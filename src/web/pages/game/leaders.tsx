import { Fragment } from 'react';
import type { GameLog, PlayedGame } from '../../../core/contract/views/index.ts';
import { gameLogNumbers } from '../../../core/words/game-log-strings.ts';
import { PlayerLink } from '../../components/player-link.tsx';
import { Section } from '../../components/section.tsx';
import { orderOf } from './sides.ts';

const KINDS = [
  ['Passing', 'pass_yards'],
  ['Rushing', 'rush_yards'],
  ['Receiving', 'receiving_yards'],
] as const;

function yards(log: GameLog, key: string): number {
  return log.stats?.[key] ?? log.stats?.yards ?? 0;
}

function best(logs: readonly GameLog[], team: string, key: string): GameLog | null {
  const own = logs.filter((log) => log.team_name === team);
  return own.reduce<GameLog | null>((top, log) => (top && yards(top, key) >= yards(log, key) ? top : log), null);
}

/** Breaks a line after commas only, so that a number stays with its label. */
function Line({ text }: { text: string }) {
  return text.split(', ').map((part, index, parts) => (
    <Fragment key={part}>
      <span className="text-nowrap">{index < parts.length - 1 ? `${part},` : part}</span>{' '}
    </Fragment>
  ));
}

function Leader({ log, side, year }: { log: GameLog | null; side: string; year: number }) {
  if (!log) return <div className={`leader ${side}`}>–</div>;
  return (
    <div className={`leader ${side}`}>
      <PlayerLink id={log.player_id} year={year} className="strong">
        {log.first} {log.last}
      </PlayerLink>
      <span className="small muted">
        <Line text={gameLogNumbers(log)} />
      </span>
    </div>
  );
}

/** The best passer, runner and receiver of each team. */
export function Leaders({ data }: { data: PlayedGame }) {
  const { game, game_logs } = data;
  const [first, second] = orderOf(game);
  return (
    <Section title="Leaders">
      <div className="leaders">
        {KINDS.map(([kind, key]) => (
          <div key={kind} className="leader-row">
            <Leader
              log={best(game_logs[kind] ?? [], game[`team${first}`].name, key)}
              side={`side-${first}`}
              year={game.year}
            />
            <span className="eyebrow">{kind}</span>
            <Leader
              log={best(game_logs[kind] ?? [], game[`team${second}`].name, key)}
              side={`side-${second}`}
              year={game.year}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
