import type { PlayerId, TeamId } from '../../model/ids.ts';
import { lastOf } from '../../model/lists.ts';
import { type DraftPick, LAST_PICKS, roundOf } from '../../model/people/draft.ts';
import type { Player } from '../../model/player.ts';
import type { Departure } from '../../model/season.ts';
import { type Seed, stream } from '../../random/stream.ts';
import type { OffseasonTuning } from '../types.ts';
import { FIRST_DRAFTED } from './declare.ts';

/** Whether a departing player can be drafted: he graduates or declares, and does not leave for another reason. */
export function isDraftable(reason: Departure['reason'] | null): boolean {
  return reason === 'graduated' || reason === 'declared';
}

/** A player as NFL teams see him. */
interface Graded {
  player: Player;
  grade: number;
}

/**
 * Returns a player's draft grade, in rating points: ability, position value, recruiting pedigree and how scouts happen
 * to see him. Above a good starter's rating, extra ability counts more at some positions than others: a great
 * quarterback goes early, a great punter late. Stars are graded alike.
 */
function gradeOf(player: Player, sight: number, { draft: knobs }: OffseasonTuning): number {
  const early = player.seasons === FIRST_DRAFTED ? knobs.youth : 0;
  const beyond = Math.max(0, player.rating - knobs.prizedFrom);
  const seen = knobs.sight / (1 + knobs.seenAlike * beyond);
  return (
    player.rating +
    (knobs.prized[player.position] - 1) * beyond +
    knobs.position[player.position] +
    knobs.pedigree * player.stars +
    early +
    seen * sight
  );
}

/** Draws which picks go to FCS players, who are not part of the dynasty. */
function fromBelow(year: number, seed: Seed, { draft: knobs }: OffseasonTuning): boolean[] {
  const dice = stream(seed, 'draft', year, 'below');
  const last = lastOf(LAST_PICKS);
  // None at the top, most of them late.
  return Array.from({ length: last }, (_, index) => dice.float() < (2 * knobs.below * (index + 0.5)) / last);
}

/**
 * Runs the draft in the spring after season `year` from the seniors and early entries, in pick order. It has a stream
 * of its own and changes nothing: departures are settled before it.
 */
export function draftOf(leaving: readonly Player[], year: number, seed: Seed, tuning: OffseasonTuning): DraftPick[] {
  const dice = stream(seed, 'draft', year);
  const graded = [...leaving]
    .sort((a, b) => a.id - b.id)
    .map((player): Graded => ({ player, grade: gradeOf(player, dice.normal(), tuning) }));
  graded.sort((a, b) => b.grade - a.grade || a.player.id - b.player.id);
  const picks: DraftPick[] = [];
  for (const [index, below] of fromBelow(year, seed, tuning).entries()) {
    const next = graded[picks.length];
    if (below || next === undefined) continue;
    picks.push({ player: next.player.id, round: roundOf(index + 1), pick: index + 1 });
  }
  return picks;
}

/** Counts draft picks by program. `teamOf` returns a pick's program. */
export function picksByTeam(
  picks: readonly DraftPick[],
  teamOf: (player: PlayerId) => TeamId,
): ReadonlyMap<TeamId, number> {
  const counts = new Map<TeamId, number>();
  for (const { player } of picks) counts.set(teamOf(player), (counts.get(teamOf(player)) ?? 0) + 1);
  return counts;
}
