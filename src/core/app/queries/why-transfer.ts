import { done, type Result, refuse } from '../../contract/result.ts';
import type { PlayerId } from '../../model/ids.ts';
import { mustFind, mustGet } from '../../model/lists.ts';
import type { Transfer } from '../../model/portal.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { PORTAL_REASON_WORDS } from '../../words/portal.ts';
import type { QueryContext } from '../reading/context.ts';
import { findPlayer } from '../reading/names.ts';
import { teamFacts } from '../reading/season-view.ts';
import { portalFinalists } from './portal/moves.ts';
import { choiceOf, type Explanation } from './recruiting/why-choice.ts';

/** The latest transfer of each player to or from the program, by id. */
function movesOfOurs({ save, season }: QueryContext): Map<PlayerId, Transfer> {
  const { row } = season;
  const { team, startYear } = row.settings;
  const moves = new Map<PlayerId, Transfer>();
  for (let year = startYear; year <= row.year; year++) {
    for (const move of save.transfers.ofYear(year)) {
      if (move.end !== 'open' && (move.from === team || move.to === team)) moves.set(move.player, move);
    }
  }
  return moves;
}

/** Explains a transfer's choice. */
function chosen(context: QueryContext, player: StoredPlayer, move: Transfer): Result<Explanation> {
  const { season } = context;
  const who = `${player.first} ${player.last}`;
  const from = move.from === null ? 'a team outside FBS' : teamFacts(season, move.from).name;
  if (move.end === 'withdrawn') return refuse('not_found', `${who} entered the portal after ${move.year} and stayed.`);
  if (move.finalists.length === 0) {
    return refuse('not_found', `${who} left ${from} after ${move.year}; no FBS program had a spot for him.`);
  }
  const reason = PORTAL_REASON_WORDS[move.reason].toLowerCase();
  const { title, ...choice } = choiceOf(
    `${who} (${player.stars}-star ${player.position.toUpperCase()})`,
    portalFinalists(context, move),
  );
  const { team } = season.settings;
  return done({ season, team, title: `${title}; he left ${from} for this: ${reason}`, ...choice });
}

/** Explains the choice of a transfer to or from the program, found by name or id. */
export function transfer(context: QueryContext, text: string): Result<Explanation> {
  const moves = movesOfOurs(context);
  const name = teamFacts(context.season, context.season.settings.team).name;
  if (moves.size === 0) return refuse('not_found', `${name} has had no transfers in or out yet.`);
  const players = context.save.players.byIds([...moves.keys()]);
  const found = findPlayer(players, text, `the transfers to or from ${name}`);
  if (!found.ok) return found;
  return chosen(
    context,
    mustFind(players, ({ id }) => id === found.value),
    mustGet(moves, found.value),
  );
}
