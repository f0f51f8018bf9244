import type { PlayerId } from '../model/ids.ts';
import { type KeptReason, keepsThisSeason, mayPlayOn, playsOn, redshirtedBefore } from '../model/people/eligibility.ts';
import type { Player } from '../model/player.ts';
import type { GameRules } from '../model/rules.ts';
import { type Seed, stream } from '../random/stream.ts';
import { declareChance } from './declare.ts';
import type { OffseasonTuning } from './types.ts';

/** What a season's rules say of those who might have another one. */
export type SeniorRules = Pick<GameRules, 'seasonCounts' | 'extraFor' | 'extraSeniors'>;

/**
 * The chance that a senior who may play another season does, if nobody drafts him.
 * @param ago seasons since the one that counted for nobody
 */
function backChance(reason: KeptReason, ago: number, { eligibility: { seniors } }: OffseasonTuning): number {
  if (reason !== 'nobody') return seniors.redshirts;
  return ago === 0 ? seniors.everybody : seniors.later;
}

/**
 * Seniors who come back after season `year`: some of those for whom it did not count.
 * @param extraFor the season for which everybody got one more; null: `year`
 */
export function returningSeniors(
  players: readonly Player[],
  year: number,
  seed: Seed,
  tuning: OffseasonTuning,
  extraFor: number | null = null,
): ReadonlySet<PlayerId> {
  const dice = stream(seed, 'eligibility', year, 'seniors');
  const back = new Set<PlayerId>();
  const seniors = players.filter(({ classYear }) => classYear === 'sr').sort((a, b) => a.id - b.id);
  for (const player of seniors) {
    // A roll for every senior, so that one man's season does not move another's luck.
    const roll = dice.float();
    const reason = keepsThisSeason(player);
    if (reason === null) continue;
    if (roll < backChance(reason, year - (extraFor ?? year), tuning) * (1 - declareChance(player, tuning)))
      back.add(player.id);
  }
  return back;
}

/** How likely a senior is to play another season, as it looks before this one, `year`, is over. */
export function seniorBackChance(
  player: Player,
  year: number,
  { seasonCounts, extraFor }: SeniorRules,
  tuning: OffseasonTuning,
): number {
  const stays = 1 - declareChance(player, tuning);
  if (!seasonCounts) return backChance('nobody', 0, tuning) * stays;
  if (extraFor !== null && mayPlayOn(player, year, extraFor))
    return backChance('nobody', year - extraFor, tuning) * stays;
  if (extraFor !== null && playsOn(player)) return 0;
  // Who starts will play; of the others who have not redshirted yet some will not.
  if (player.starter || redshirtedBefore(player, player.seasons)) return 0;
  return tuning.eligibility.seniors.idle * backChance('redshirt', 0, tuning) * stays;
}
