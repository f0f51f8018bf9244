import { type WinterSource, wintersAfter } from '../../dynasty/winters.ts';
import { staffSource } from '../coaches.ts';
import type { QueryContext } from './context.ts';

/** Winter development of the player's own team after the context's season, once that is over. */
export function wintersOf(context: QueryContext): ReturnType<typeof wintersAfter> {
  const { save, season } = context;
  const { year, programs, games } = season;
  const lines = save.playerSeasons.ofTeam(year, season.row.settings.team);
  const source: WinterSource = {
    ...staffSource(context, season),
    programs,
    games,
    injuries: save.injuries.ofYear(year),
    playerSeasons: new Map(lines.map((line) => [line.player, line])),
  };
  return wintersAfter(source);
}
