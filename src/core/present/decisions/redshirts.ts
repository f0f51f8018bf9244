import type { InputOf } from '../../contract/registry.ts';
import type { RedshirtsPage } from '../../contract/views/people/redshirts.ts';
import { plural } from '../../words/numbers.ts';
import { type Named, playerNamed } from '../../words/terms.ts';

/** Text for redshirts. */

/** A player who is redshirting or could be. */
interface Choosable {
  id: number;
  redshirt_choice: 'held' | 'open' | null;
}

/** The verb for a player: `Redshirt`, `End redshirt`; null if there is nothing to decide. */
export function redshirtVerb({ redshirt_choice: choice }: Choosable): string | null {
  if (choice === null) return null;
  return choice === 'held' ? 'End redshirt' : 'Redshirt';
}

/** Returns the decision that starts or ends a player's redshirt; null if there is nothing to decide. */
export function redshirtChange({ id, redshirt_choice: choice }: Choosable): InputOf<'setRedshirt'> | null {
  if (choice === null) return null;
  return { players: [String(id)], ...(choice === 'held' && { off: true }) };
}

/** Returns the confirmation before redshirting a starter. */
export function askRedshirt(player: Named) {
  return {
    title: `Redshirt ${playerNamed(player)}?`,
    note: 'He starts for you. A redshirted player sits out the rest of the year and keeps the season of eligibility.',
    no: 'Keep him in the lineup',
    yes: 'Redshirt him',
  };
}

/** Returns the season's redshirt rule, and how many players are redshirting. */
export function redshirtLines(page: RedshirtsPage): string[] {
  if (page.closed !== null) return [page.closed];
  const { games_allowed: games } = page;
  const rule =
    games === 0
      ? 'A player who never plays keeps the year, once per career.'
      : `Play ${plural(games, 'game')} or fewer and you keep the year, once per career.`;
  const free = page.postseason_counts ? '' : ' Games after the regular season do not count.';
  const held = page.players.filter((row) => row.redshirt_choice === 'held').length;
  return [
    rule + free,
    held === 0
      ? "You're redshirting no one. Anyone the staff sits also keeps his year."
      : `You're redshirting ${plural(held, 'player')}.`,
  ];
}
