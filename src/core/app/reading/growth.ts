import { wintersAfter } from '../../dynasty/winter/winters.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { GROWTHS, type Growth, type Player } from '../../model/player.ts';
import { type Outlook, outlookOf } from '../../offseason/outlook.ts';
import { stream } from '../../random/stream.ts';
import type { Tuning } from '../../tuning/index.ts';
import type { QueryContext } from './context.ts';

/** A player's development as his staff sees it. */
export interface SeenGrowth {
  development_trait: number;
  growth: Growth;
}

/** Distribution of development over all players, which is public knowledge. */
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
 * Best estimate after some seasons, if one season's error is as large as the spread over players: after one season half
 * of a player's difference from the mean is believed, after three, three quarters.
 */
function guess({ mean, sd }: Spread, trait: number, seasons: number, off: () => number): number {
  let error = 0;
  for (let season = 0; season < seasons; season++) error += off() * sd;
  return mean + (seasons * (trait - mean) + error) / (seasons + 1);
}

/** Longest college career, in seasons. */
const LONGEST_CAREER = 8;

/** The seasons after which a team's transfers in a season had arrived. */
function arrivalsAt({ save, rosterMemo }: QueryContext, team: TeamId, year: number): ReadonlyMap<PlayerId, number> {
  return rosterMemo(`arrivals ${team} ${year}`, () => save.transfers.arrivals(team, year - LONGEST_CAREER));
}

/** Seasons a program has seen a player through `year`. */
export function seasonsSeen(context: QueryContext, team: TeamId, year: number, { id, seasons }: Player): number {
  if (seasons === 0) return 1;
  const came = arrivalsAt(context, team, year).get(id);
  return 1 + (came === undefined || came >= year ? seasons : Math.min(seasons, year - came - 1));
}

/** The staff's projection of a player's best season. */
export function outlookAt(context: QueryContext, player: Player, year: number): Outlook {
  const { row, tuning } = context.season;
  const dice = stream(row.settings.seed, 'outlook', player.team, player.id);
  return outlookOf(player, seasonsSeen(context, player.team, year, player), dice, tuning);
}

/**
 * A staff's estimate of its players' development in a season. Its errors differ from other staffs', but are the same
 * every time.
 */
export function growthAt(context: QueryContext, team: TeamId, year: number): (player: Player) => SeenGrowth {
  const { row, tuning } = context.season;
  const spread = spreadOf(tuning);
  return (player) => {
    const dice = stream(row.settings.seed, 'growth', team, player.id);
    const seen = guess(spread, player.developmentTrait, seasonsSeen(context, team, year, player), () =>
      dice.normal(0, 1),
    );
    const trait = Math.min(GROWTHS.length - 1, Math.max(0, Math.round(seen)));
    return { development_trait: trait, growth: itemAt(GROWTHS, trait) };
  };
}

/** Winter development of the player's own team after the context's season, once that is over. */
export function wintersOf({ save, season }: QueryContext): ReturnType<typeof wintersAfter> {
  const lines = save.playerSeasons.ofTeam(season.year, season.settings.team);
  return wintersAfter(season, new Map(lines.map((line) => [line.player, line])));
}
