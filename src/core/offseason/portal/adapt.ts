import type { TeamId } from '../../model/ids.ts';
import { copyOfPlayer, type Player, ratingIn } from '../../model/player.ts';
import type { Seed } from '../../random/stream.ts';
import { onScale, squadOf, staffEffect } from '../development.ts';
import type { OffseasonTuning } from '../types.ts';

/** Winters behind him in which another staff would have made another player of a transfer. */
const WINTERS_BEFORE = 2;

interface AdaptInput {
  /** The season just played. */
  year: number;
  seed: Seed;
  tuning: OffseasonTuning;
}

/**
 * What a new staff makes of those who come to it. A player's ratings hold what the staff of his first team makes of him in each
 * winter; whoever moves is from then on, in part, what his new one would have made of him.
 */
export class Adapting {
  private readonly input: AdaptInput;
  /** By season, then by team. */
  private readonly effects = new Map<number, Map<TeamId, ReturnType<typeof staffEffect>>>();

  constructor(input: AdaptInput) {
    this.input = input;
  }

  /** A team's effect on its squads in the winter before a season; whoever comes from below FBS had none of it. */
  private effect(team: TeamId, season: number): ReturnType<typeof staffEffect> {
    let teams = this.effects.get(season);
    if (!teams) {
      teams = new Map();
      this.effects.set(season, teams);
    }
    let effect = teams.get(team);
    if (!effect) {
      effect = staffEffect(this.input.seed, team, season, this.input.tuning);
      teams.set(team, effect);
    }
    return effect;
  }

  /** Somebody in his new team, in the season in which he first plays for it. `from`: null if he comes from below FBS. */
  at(player: Player, from: TeamId | null): Player {
    const { year, tuning } = this.input;
    const { adapts } = tuning.portal;
    const moved = copyOfPlayer(player);
    if (adapts === 0) return moved;
    const squad = squadOf(player.position);
    const beside = (season: number): number =>
      this.effect(player.team, season)[squad] - (from === null ? 0 : this.effect(from, season)[squad]);
    let sum = 0;
    for (let before = 0; before < WINTERS_BEFORE; before++) sum += beside(year + 1 - before);
    const ratings: number[] = [...player.ratings];
    for (let at = player.seasons; at < ratings.length; at++) {
      if (at > player.seasons) sum += beside(year + 1 + at - player.seasons);
      ratings[at] = onScale(ratings[at]! + adapts * sum);
    }
    const [first, second, third, fourth, fifth] = ratings;
    moved.ratings = [first!, second!, third!, fourth!, fifth!];
    moved.rating = ratingIn(moved.ratings, moved.seasons);
    return moved;
  }
}
