import type { Player as PlayerView } from '../../contract/views/index.ts';
import { classOfSeason, isRedshirt, type KeptReason, keptIn } from '../../model/people/eligibility.ts';
import { inSeason, type Player, ratingIn } from '../../model/player.ts';
import { stageFacts } from '../../model/stages.ts';
import type { DynastyRow, StoredPlayer } from '../../save/contracts.ts';
import type { SeenGrowth } from '../reading/growth.ts';

/** His rating by class, up to the current one, from the last season in each class. */
function ratingsSoFar(player: Player): Pick<PlayerView, 'rating_fr' | 'rating_so' | 'rating_jr' | 'rating_sr'> {
  const known = { rating_fr: ratingIn(player.ratings, 0) };
  for (let season = 0; season <= player.seasons; season++) {
    Object.assign(known, { [`rating_${classOfSeason(player, season)}`]: ratingIn(player.ratings, season) });
  }
  return known;
}

/** The season of his stored class: rosters turn over before the year does. */
export function classSeason({ year, stage }: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer): number {
  if (!player.onRoster && player.lastYear !== null) return player.lastYear;
  return stageFacts(stage).nextRosters ? year + 1 : year;
}

/** Which of his college seasons a given season was, from the dynasty's current point. */
function seasonOf(now: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer, year: number): number {
  return Math.max(0, player.seasons - (classSeason(now, player) - year));
}

/** The player as he was in a season, from the dynasty's current point. */
export function asIn(now: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer, year: number): StoredPlayer {
  return inSeason(player, seasonOf(now, player, year));
}

/** Why a season did not use up his eligibility, from the dynasty's current point; null if it did. */
export function keptOf(now: Pick<DynastyRow, 'year' | 'stage'>, player: StoredPlayer, year: number): KeptReason | null {
  return keptIn(player, seasonOf(now, player, year));
}

/** His class by eligibility, as lists show it. */
export function classView(player: Player): Pick<PlayerView, 'year' | 'redshirt'> {
  return { year: player.classYear, redshirt: isRedshirt(player) };
}

/** A player in a list of names, with class and rating. */
export function foundView(player: Player) {
  const { id, first, last, position: pos, rating } = player;
  return { id, first, last, pos, ...classView(player), rating };
}

/** A player for his page and the offseason lists. */
export function playerView(player: Player, team: string, growth: SeenGrowth): PlayerView {
  return {
    ...foundView(player),
    ...ratingsSoFar(player),
    stars: player.stars,
    ...growth,
    starter: player.starter,
    team,
  };
}
