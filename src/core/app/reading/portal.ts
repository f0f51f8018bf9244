import type { PlayerId } from '../../model/ids.ts';
import { keepsThisSeason, mayPlayOn } from '../../model/people/eligibility.ts';
import type { Player } from '../../model/player.ts';
import { choicesFrom, type PortalChoices } from '../../model/portal.ts';
import { rulesOf } from '../../model/rules.ts';
import type { QueryContext } from './context.ts';

/** The player's portal choices in force this year. */
export function choicesNow({ save, season }: QueryContext): PortalChoices {
  return choicesFrom(save.decisions.inputs('setPortal'), season.row.year);
}

/** Players in the portal from other programs, by id. */
export function othersInPortal({ save, season, rosterMemo }: QueryContext): ReadonlyMap<PlayerId, Player> {
  const { year, settings } = season.row;
  const open = save.transfers.ofYear(year).filter(({ end }) => end === 'open');
  const ids = open.filter(({ from }) => from !== settings.team).map(({ player }) => player);
  // There are thousands, unchanged until the rosters turn over.
  return rosterMemo(
    `others in the portal ${year} ${ids.length}`,
    () => new Map(save.players.byIds(ids).map((player): [PlayerId, Player] => [player.id, player])),
  );
}

/** Our players who could enter the portal: all but seniors out of eligibility. */
export function mayLeave({ save, season }: QueryContext): Player[] {
  const { year } = season.row;
  const { seasonCounts, extraFor } = rulesOf(year, season.rules);
  const isLeft = (player: Player) =>
    player.classYear !== 'sr' || keepsThisSeason(player) !== null || !seasonCounts || mayPlayOn(player, year, extraFor);
  return save.players.ofTeam(season.settings.team).filter(isLeft);
}
