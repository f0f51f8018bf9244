import type { Game } from '../../model/game.ts';
import type { PlayerId } from '../../model/ids.ts';
import { type Absence, outIn } from '../../model/people/absences.ts';
import type { Save } from '../../save/contracts.ts';

const NONE: ReadonlySet<PlayerId> = new Set();

/** Players of both teams who missed a game: injured, ejected or redshirting. Empty before it is played. */
export function absentIn(save: Pick<Save, 'injuries'>, game: Game): ReadonlySet<PlayerId> {
  return game.result === null ? NONE : outIn(absencesOf(save, game), game.week);
}

/** Absent players a team would otherwise have played, which excludes redshirts. */
export function missedIn(save: Pick<Save, 'injuries'>, game: Game): ReadonlySet<PlayerId> {
  if (game.result === null) return NONE;
  const missed = absencesOf(save, game).filter(({ type }) => type !== 'redshirt');
  return outIn(missed, game.week);
}

function absencesOf(save: Pick<Save, 'injuries'>, { year, home, away }: Game): Absence[] {
  return [home, away].flatMap((team) => save.injuries.ofTeam(year, team));
}
