import type { PlayerId } from '../../model/ids.ts';
import {
  type KeptReason,
  keepsThisSeason,
  mayPlayOn,
  playsOn,
  redshirtedBefore,
} from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import type { GameRules } from '../../model/rules.ts';
import { type Seed, stream } from '../../random/stream.ts';
import { portalYear } from '../portal/years.ts';
import type { OffseasonTuning } from '../types.ts';
import { declareChance } from './declare.ts';

/** The rules that decide who may play another season. */
export type SeniorRules = Pick<
  GameRules,
  'seasonCounts' | 'extraFor' | 'extraSeniors' | 'redshirtGames' | 'transfersSit'
>;

/** Rules that decide which seniors come back once a season is over. */
export type ReturnRules = Pick<SeniorRules, 'extraFor' | 'transfersSit'>;
const NO_EXTRA_SEASON: ReturnRules = { extraFor: null, transfersSit: true };

/**
 * Returns the chance that a senior with another season plays it, unless drafted. A senior who could play right away for
 * another team has more to come back for.
 * @param ago seasons since the one that did not count (2020)
 */
function backChance(
  reason: KeptReason,
  ago: number,
  transfersSit: boolean,
  { eligibility: { seniors } }: OffseasonTuning,
): number {
  if (reason !== 'free_year') return transfersSit ? seniors.redshirts : seniors.movers;
  return ago === 0 ? seniors.freeYear : seniors.later;
}

/**
 * Whether backup seniors can save their last season for another team: a redshirt may play a few games, and
 * transfers may play right away.
 */
export function canSaveLastSeason({
  redshirtGames,
  transfersSit,
}: Pick<GameRules, 'redshirtGames' | 'transfersSit'>): boolean {
  return redshirtGames > 0 && !transfersSit;
}

/** Whether a backup senior would rather redshirt. */
export function savesLastSeason(
  id: PlayerId,
  year: number,
  seed: Seed,
  { eligibility: { seniors } }: Pick<OffseasonTuning, 'eligibility'>,
): boolean {
  return stream(seed, 'last season', year, id).chance(seniors.save);
}

/**
 * Returns the seniors who come back after season `year`, out of those it did not count against.
 * @param rules of the season; `extraFor` null: `year`
 */
export function returningSeniors(
  players: readonly Player[],
  year: number,
  seed: Seed,
  tuning: OffseasonTuning,
  { extraFor, transfersSit }: ReturnRules = NO_EXTRA_SEASON,
): ReadonlySet<PlayerId> {
  const dice = stream(seed, 'eligibility', year, 'seniors');
  const back = new Set<PlayerId>();
  const seniors = players.filter(({ classYear }) => classYear === 'sr').sort((a, b) => a.id - b.id);
  for (const player of seniors) {
    // Every senior rolls, so that one player's season does not change another's luck.
    const roll = dice.float();
    const reason = keepsThisSeason(player);
    if (reason === null) continue;
    const chance = backChance(reason, year - (extraFor ?? year), transfersSit, tuning);
    if (roll < chance * (1 - declareChance(player, tuning))) back.add(player.id);
  }
  return back;
}

/** Returns the chance that a senior plays another season, as it looks before season `year` is over. */
export function seniorBackChance(player: Player, year: number, rules: SeniorRules, tuning: OffseasonTuning): number {
  const { seasonCounts, extraFor, transfersSit } = rules;
  const stays = 1 - declareChance(player, tuning);
  const back = (reason: KeptReason, ago: number) => backChance(reason, ago, transfersSit, tuning) * stays;
  if (!seasonCounts) return back('free_year', 0);
  if (extraFor !== null && mayPlayOn(player, year, extraFor)) return back('free_year', year - extraFor);
  if (extraFor !== null && playsOn(player)) return 0;
  // Starters use up their season. Backups who have a redshirt left may take it; a few of the others get a waiver.
  if (player.starter) return 0;
  const { save, idle, hardly } = tuning.eligibility.seniors;
  if (redshirtedBefore(player, player.seasons)) return hardly * portalYear(year, tuning).waivers * back('redshirt', 0);
  return (canSaveLastSeason(rules) ? save : idle) * back('redshirt', 0);
}
