import type { PlayedGame } from '../../../core/contract/views/index.ts';
import { HEADINGS } from '../../../core/present/headings.ts';
import {
  GAME_NUMBERS,
  GAME_STATS,
  type GameNumber,
  type GameStat,
  gameNumberText,
} from '../../../core/words/columns/team-numbers.ts';
import { Section } from '../../components/section.tsx';
import { TeamLink } from '../../components/team-link.tsx';
import { orderOf } from './sides.ts';

type Value = number | string;

function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  const [minutes = 0, seconds = 0] = value.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Returns which of two values is better: -1 for the first, 1 for the second, 0 for neither. */
export function betterOf(name: GameStat, first: Value, second: Value): number {
  const { good }: GameNumber = GAME_NUMBERS[name];
  if (good === null) return 0;
  return Math.sign(good === 'high' ? toNumber(second) - toNumber(first) : toNumber(first) - toNumber(second));
}

function Row({ name, left, right }: { name: GameStat; left: Value; right: Value }) {
  const [a, b] = [toNumber(left), toNumber(right)];
  const better = betterOf(name, left, right);
  const total = Math.max(1, Math.abs(a) + Math.abs(b));
  return (
    <tr>
      <td className={better < 0 ? 'better' : ''}>{gameNumberText(name, left)}</td>
      <th scope="row">
        <span>{GAME_NUMBERS[name].long}</span>
        <span className="versus" aria-hidden="true">
          <i className="versus-bar first" style={{ width: `${(Math.abs(a) / total) * 50}%` }} />
          <i className="versus-bar second" style={{ width: `${(Math.abs(b) / total) * 50}%` }} />
        </span>
      </th>
      <td className={better > 0 ? 'better' : ''}>{gameNumberText(name, right)}</td>
    </tr>
  );
}

/** The two teams number by number, the better one in bold. */
export function Comparison({ data }: { data: PlayedGame }) {
  const { game, stats } = data;
  const [first, second] = orderOf(game);
  return (
    <Section title={HEADINGS.teamStatistics}>
      <table className={`comparison first-${first}`}>
        <thead>
          <tr>
            <th scope="col">
              <TeamLink name={game[`team${first}`].name} label={game[`team${first}`].abbreviation} logo={22} />
            </th>
            <td />
            <th scope="col">
              <TeamLink name={game[`team${second}`].name} label={game[`team${second}`].abbreviation} logo={22} />
            </th>
          </tr>
        </thead>
        <tbody>
          {GAME_STATS.filter((name) => stats[name] !== undefined).map((name) => (
            <Row key={name} name={name} left={stats[name][`team${first}`]} right={stats[name][`team${second}`]} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}
