import type { PortalMove, PortalPage } from '../../../contract/views/recruiting/portal.ts';
import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import { choicesFrom, PORTAL_PARTS, type PortalChoices, promisedIn, type Transfer } from '../../../model/portal.ts';
import type { StoredPlayer } from '../../../save/contracts.ts';
import { PORTAL_PART_WORDS } from '../../../words/portal.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { finalistsView } from '../../views/finalists.ts';
import { asIn, foundView } from '../../views/player.ts';

const PART_LABELS = PORTAL_PARTS.map((part) => PORTAL_PART_WORDS[part]);

/** Finalists of a transferred player, chosen program first. */
export function portalFinalists({ season }: QueryContext, { finalists }: Transfer): PortalMove['finalists'] {
  return finalistsView(season, finalists, PART_LABELS);
}

/** The player's own move on a transfer: a call or a role promise. */
function yoursOf(choices: PortalChoices, { year, player, from }: Transfer, own: TeamId): PortalMove['you'] {
  if (from === own) return promisedIn(choices, year).has(player) ? 'promised' : null;
  return choices.offers.includes(player) ? 'called' : null;
}

/** A completed transfer. */
function moveView(context: QueryContext, choices: PortalChoices, transfer: Transfer, player: StoredPlayer): PortalMove {
  const { season } = context;
  const { year, from, to, end, reason, month } = transfer;
  const then = asIn(season.row, player, year);
  return {
    ...foundView(then),
    stars: player.stars,
    from: from === null ? null : teamFacts(season, from).name,
    to: to === null ? null : teamFacts(season, to).name,
    end,
    reason,
    month,
    you: yoursOf(choices, transfer, season.settings.team),
    finalists: portalFinalists(context, transfer),
  };
}

/** Transfers in and out after a season, and targets who chose another program. */
export function movesAfter(context: QueryContext, year: number): Pick<PortalPage, 'came' | 'went' | 'missed'> {
  const { save, season } = context;
  const { team } = season.settings;
  const choices = choicesFrom(save.decisions.inputs('setPortal'), year);
  const called = new Set(choices.offers);
  const all = save.transfers
    .ofYear(year)
    .filter(({ from, to, player }) => from === team || to === team || called.has(player));
  const people = new Map(save.players.byIds(all.map(({ player }) => player)).map((player) => [player.id, player]));
  const moves = all
    .map((transfer) => ({ transfer, move: moveView(context, choices, transfer, mustGet(people, transfer.player)) }))
    .sort((a, b) => b.move.rating - a.move.rating || a.move.id - b.move.id);
  const some = (fits: (transfer: Transfer) => boolean) =>
    moves.filter(({ transfer }) => fits(transfer)).map(({ move }) => move);
  return {
    came: some(({ to }) => to === team),
    went: some(({ from }) => from === team),
    missed: some(({ from, to }) => from !== team && to !== team),
  };
}
