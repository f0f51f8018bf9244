import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import { outIn } from '../../model/people/absences.ts';
import type { Save } from '../../save/contracts.ts';

const NONE: ReadonlySet<PlayerId> = new Set();

/** Players of both teams who could not play in a game; nobody before it is played. */
export function absentIn(
  save: Pick<Save, 'injuries'>,
  { result, year, week, home, away }: Game,
): ReadonlySet<PlayerId> {
  if (result === null) return NONE;
  const injuries = [home, away].flatMap((team) => save.injuries.ofTeam(year, team));
  return outIn(injuries, week);
}
