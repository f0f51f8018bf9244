import { done, type Result, refuse } from '../contract/result.ts';
import { stagePage } from '../contract/stage-pages.ts';
import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { type Edited, editPlayer } from '../dynasty/reorder.ts';
import type { PlayerId } from '../model/ids.ts';
import { type Editable, editableIn, type PlayerChange } from '../model/people/player-edits.ts';
import type { Player } from '../model/player.ts';
import { STARTER_SLOTS } from '../model/positions.ts';
import { type Stage, stageFacts } from '../model/stages.ts';
import { plural } from '../words/numbers.ts';
import { fullName, POSITION_WORDS } from '../words/terms.ts';
import type { Decision } from './decision.ts';

/** A player by id, and his new values. */
interface EditInput {
  player: PlayerId;
  change: PlayerChange;
}

/** Refusal in a dynasty that was started without edits of players. */
const NOT_EDITABLE =
  'Players can be edited only in a dynasty that allows it from the start: dynasty new --editable, or Edit players on the new-game page.';

/** Explains why players cannot be edited now; null if they can. */
export function editsClosed({ settings, stage }: { settings: DynastyState['settings']; stage: Stage }): string | null {
  if (settings.editable !== true) return NOT_EDITABLE;
  if (!stageFacts(stage).seasonClosed) return null;
  return 'Rosters are about to change. Players can be edited again in the preseason.';
}

/** A letter, then letters with accents and punctuation. */
const NAME = /^\p{L}[\p{L}\p{M}'’. -]*$/u;

function badName({ first, last }: PlayerChange): boolean {
  return [first, last].some((name) => name !== undefined && !NAME.test(name));
}

/** Explains why a player cannot change positions; null if he can, or does not. */
function stuckAt(dynasty: DynastyState, player: Player, { position }: PlayerChange): string | null {
  if (position === undefined || position === player.position) return null;
  if (dynasty.stage !== 'preseason') return 'A player changes positions in the preseason, not during the season.';
  const mates = dynasty.players.filter(({ team, position: at }) => team === player.team && at === player.position);
  const needed = STARTER_SLOTS[player.position];
  if (mates.length > needed) return null;
  return `${POSITION_WORDS[player.position]}: his team needs ${plural(needed, 'player')}, and has no more than that.`;
}

/** The change as it is logged, in the words of the command. */
function written({ developmentTrait, homeState, ...change }: PlayerChange): object {
  return {
    ...change,
    ...(developmentTrait !== undefined && { development: developmentTrait }),
    ...(homeState !== undefined && { home_state: homeState }),
  };
}

/** Explains why a home state is none; null if it is one. */
function noState({ reference }: DynastyState, { homeState }: PlayerChange): string | null {
  if (homeState === undefined || reference.homeStates.some(({ code }) => code === homeState)) return null;
  return `"${homeState}" is not a state players come from; use its postal code, such as OH.`;
}

/** Returns only the values that differ from the player's. */
function differing(player: Player, change: PlayerChange): PlayerChange {
  const now: Partial<Editable> & { rating: number } = { ...editableIn(player), rating: player.rating };
  const keys = Object.keys(change) as (keyof PlayerChange)[];
  return Object.fromEntries(
    keys.filter((key) => change[key] !== undefined && change[key] !== now[key]).map((key) => [key, change[key]]),
  );
}

/**
 * Changes a player on any roster by hand, in a dynasty that allows it. The log keeps his values before the change,
 * because next year's class goes by the rosters of the preseason.
 */
export function decideEdit(dynasty: DynastyState, { player: id, change: asked }: EditInput): Result<Decision<Edited>> {
  const closed = editsClosed(dynasty);
  if (closed !== null) return refuse('wrong_stage', closed, stagePage(dynasty.stage).page);
  const player = dynasty.players.find((each) => each.id === id);
  if (player === undefined) return refuse('not_found', 'Only a player on a roster can be edited.');
  if (badName(asked))
    return refuse('malformed', 'A player’s name can have letters, spaces, hyphens, periods and apostrophes.');
  const change = differing(player, asked);
  if (Object.keys(change).length === 0) return refuse('malformed', `Nothing about ${fullName(player)} would change.`);
  const stuck = stuckAt(dynasty, player, change) ?? noState(dynasty, change);
  if (stuck !== null) return refuse('malformed', stuck);
  return done({
    logged: { player: id, ...written(change), was: editableIn(player) },
    take: (changing) => editPlayer(changing, id, change),
  });
}

/** A change in the words of the command. */
type LoggedChange = Omit<PlayerChange, 'developmentTrait' | 'homeState'> & {
  development?: number | undefined;
  home_state?: string | undefined;
};

/** Reads a change in the words of the command. */
export function changeFrom({ development, home_state, ...change }: LoggedChange): PlayerChange {
  return {
    ...change,
    ...(development !== undefined && { developmentTrait: development }),
    ...(home_state !== undefined && { homeState: home_state }),
  };
}

/** Makes a logged edit again. */
export function decideLoggedEdit(
  dynasty: DynastyState,
  { player, was: _, ...change }: LoggedChange & { player: PlayerId; was?: unknown },
): Result<Decision<Edited>> {
  return decideEdit(dynasty, { player, change: changeFrom(change) });
}
