import type { PlayerId } from '../../model/ids.ts';
import { keepsThisSeason, mayPlayOn } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { choicesFrom, type PortalChoices } from '../../model/portal.ts';
import { rulesOf } from '../../model/rules.ts';
import type { QueryContext } from './context.ts';

/** What the coach has said, as it holds this year. */
export function choicesNow({ save, season }: QueryContext): PortalChoices {
  return choicesFrom(save.decisions.inputs('setPortal'), season.row.year);
}

/** Everybody in the portal who is on no roster of the player's, by id. */
export function othersInPortal({ save, season, rosterMemo }: QueryContext): ReadonlyMap<PlayerId, Player> {
  const { year, settings } = season.row;
  const open = save.transfers.ofYear(year).filter(({ end }) => end === 'open');
  const ids = open.filter(({ from }) => from !== settings.team).map(({ player }) => player);
  // Thousands, who are the same until the rosters turn over.
  return rosterMemo(
    `others in the portal ${year} ${ids.length}`,
    () => new Map(save.players.byIds(ids).map((player): [PlayerId, Player] => [player.id, player])),
  );
}

/** The own men who could look for another team: all but the seniors whose last season this is. */
export function mayLeave({ save, season }: QueryContext): Player[] {
  const { year } = season.row;
  const { seasonCounts, extraFor } = rulesOf(year, season.ruleBook());
  const isLeft = (player: Player) =>
    player.classYear !== 'sr' || keepsThisSeason(player) !== null || !seasonCounts || mayPlayOn(player, year, extraFor);
  return save.players.ofTeam(season.row.settings.team).filter(isLeft);
}
