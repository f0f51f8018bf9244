import type { PlayerId, TeamId } from '../../model/ids.ts';
import { GROWTHS, type Growth, type Player } from '../../model/player.ts';
import { type Outlook, outlookOf } from '../../offseason/outlook.ts';
import { stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { QueryContext } from './context.ts';

/** How a player grows, as his staff sees it. */
export interface SeenGrowth {
  development_trait: number;
  growth: Growth;
}

/** Public knowledge: the distribution of growth over all players. */
interface Spread {
  mean: number;
  sd: number;
}

function spreadOf({ development }: Pick<Tuning, 'development'>): Spread {
  const { zero, one, two, three, four, five } = development.traits;
  const weights = [zero, one, two, three, four, five];
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const moment = (power: number) => weights.reduce((total, weight, trait) => total + weight * trait ** power, 0) / sum;
  const mean = moment(1);
  return { mean, sd: Math.sqrt(moment(2) - mean ** 2) };
}

/**
 * The best estimate after some seasons, when one season's error is as large as the spread of players: after one, half of
 * his difference from the mean is believed, after three, three quarters.
 */
function guess({ mean, sd }: Spread, trait: number, seasons: number, off: () => number): number {
  let error = 0;
  for (let season = 0; season < seasons; season++) error += off() * sd;
  return mean + (seasons * (trait - mean) + error) / (seasons + 1);
}

/** The longest time in college, in seasons. */
const LONGEST_CAREER = 8;

/** The seasons after which those who are at a team in a season came from others. */
function arrivalsAt({ save, rosterMemo }: QueryContext, team: TeamId, year: number): ReadonlyMap<PlayerId, number> {
  return rosterMemo(`arrivals ${team} ${year}`, () => save.transfers.arrivals(team, year - LONGEST_CAREER));
}

/** Seasons that a program has seen a player until `year`, that one included. */
export function seasonsSeen(context: QueryContext, team: TeamId, year: number, { id, seasons }: Player): number {
  if (seasons === 0) return 1;
  const came = arrivalsAt(context, team, year).get(id);
  return 1 + (came === undefined || came >= year ? seasons : Math.min(seasons, year - came - 1));
}

/** What a player's staff expects of his best season. */
export function outlookAt(context: QueryContext, player: Player, year: number): Outlook {
  const { row, tuning } = context.season;
  const dice = stream(row.settings.seed, 'outlook', player.team, player.id);
  return outlookOf(player, seasonsSeen(context, player.team, year, player), dice, tuning());
}

/** A staff's estimate of its players' growth in a season. Its errors are its own, and the same at every look. */
export function growthAt(context: QueryContext, team: TeamId, year: number): (player: Player) => SeenGrowth {
  const { row, tuning } = context.season;
  const spread = spreadOf(tuning());
  return (player) => {
    const dice = stream(row.settings.seed, 'growth', team, player.id);
    const seen = guess(spread, player.developmentTrait, seasonsSeen(context, team, year, player), () =>
      dice.normal(0, 1),
    );
    const trait = Math.min(GROWTHS.length - 1, Math.max(0, Math.round(seen)));
    return { development_trait: trait, growth: GROWTHS[trait]! };
  };
}
