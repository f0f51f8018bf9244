import { oneDecimal, plural, rankPrefix } from '../../../core/present/index.ts';
import { beginning } from '../../text/width.ts';
import type { Item } from '../play/view.ts';
import { BLANK, dots, line } from './parts.ts';
import type { Ports } from './screen.ts';

/** A team that could be played, and what it would bring. */
export interface Foe {
  name: string;
  ranking: number;
  rating: number;
  prestige: number;
}

/** A week without a game, and who could be scheduled in it. */
export interface OpenWeek {
  week: number;
  own: { name: string; rating: number };
  /** Ratings of the opponents that are scheduled so far. */
  scheduled: readonly number[];
  /** The best first. */
  foes: readonly Foe[];
}

/** The teams that can be scheduled in a week, the best first. */
export async function askFoes({ ask }: Pick<Ports, 'ask'>, week: number): Promise<Foe[]> {
  const names = new Set(await ask('freeOpponents', { week }));
  const { teams } = await ask('ratingsStats', {});
  const { rankings } = await ask('rankings', {});
  const ranks = new Map(rankings.map(({ name, ranking }) => [name, ranking]));
  return teams
    .filter(({ name }) => names.has(name))
    .map((team) => ({ ...team, ranking: ranks.get(team.name) ?? Number.POSITIVE_INFINITY }));
}

export async function askOpenWeek(ports: Ports, week: number): Promise<OpenWeek> {
  const { team: own, schedule } = await ports.ask('noncon', {});
  const scheduled = schedule.flatMap(({ opponent }) => (opponent === null ? [] : [opponent.rating]));
  return { week, own, scheduled, foes: await askFoes(ports, week) };
}

/** How many teams of each kind are named. */
const NAMED = 5;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Those nearest to a rating, the best first. */
function nearest(foes: readonly Foe[], rating: number): Foe[] {
  const away = (foe: Foe) => Math.abs(foe.rating - rating);
  return [...foes]
    .sort((a, b) => away(a) - away(b))
    .slice(0, NAMED)
    .sort((a, b) => b.rating - a.rating);
}

/** A card's line in columns: name, rating, prestige, and the schedule's average with this opponent. */
function columns(
  width: number,
  ...[name, rating, prestige, schedule]: readonly [string, string, string, string]
): string {
  const rest = `${rating.padStart(6)}  ${prestige.padEnd(8)}${schedule.padStart(6)}`;
  const room = Math.max(8, width - rest.length);
  return `${beginning(name, room).kept.padEnd(room)}${rest}`;
}

function foeLine(foe: Foe, scheduled: readonly number[], width: number): Item {
  const average = oneDecimal(mean([...scheduled, foe.rating]));
  const name = rankPrefix(foe.name, foe.ranking);
  return line([columns(width, name, oneDecimal(foe.rating), dots(foe.prestige), average)]);
}

/** What an open week's card says: how strong the schedule is so far, and what opponents of each kind would make of it. */
export function openWeekLines({ week, own, scheduled, foes }: OpenWeek, width: number): Item[] {
  const group = (title: string, of: readonly Foe[]): Item[] => {
    if (of.length === 0) return [];
    const head = line([[columns(width, title, 'Rtg', 'Prestige', 'Sched'), 'header']]);
    return [BLANK, head, ...of.map((foe) => foeLine(foe, scheduled, width))];
  };
  const soFar = scheduled.length === 0 ? 'none' : `${scheduled.length}, ${oneDecimal(mean(scheduled))} on average`;
  return [
    line([[`Week ${week} is open`, 'strong']]),
    line([`${plural(foes.length, 'team')} could be scheduled.`]),
    BLANK,
    line([`Own rating       ${oneDecimal(own.rating)}`]),
    line([`Opponents so far ${soFar}`]),
    ...group('The strongest', foes.slice(0, NAMED)),
    ...group('As good as you', nearest(foes, own.rating)),
    ...group('The weakest', foes.slice(-NAMED)),
    BLANK,
    line([['Sched: the average with that opponent.', 'faint']]),
  ];
}
