import type { CalledOffGame } from '../../contract/views/index.ts';
import type { CalledOff } from '../../model/program/called-off.ts';
import { calledOffText } from '../../words/called-off.ts';
import type { QueryContext } from '../reading/context.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';

function shaped(season: SeasonView, game: CalledOff): CalledOffGame {
  const name = (team: string) => teamFacts(season, team).name;
  const [home, away, short] = [name(game.home), name(game.away), name(game.short)];
  const text = calledOffText({ ...game, home, away, short });
  return { week: game.week, home, away, short, moved_to: game.movedTo, text };
}

/**
 * A season's canceled or moved games as far as the viewer knows: those through the coming week. Empty in a full-length
 * season.
 */
export function calledOffView(
  { save, season: now }: QueryContext,
  season: SeasonView,
  keep: (game: CalledOff) => boolean,
): { called_off?: CalledOffGame[] } {
  if (season.facts.shortened === undefined) return {};
  const isKnown = ({ year, week }: CalledOff) => year < now.year || week <= now.week;
  const games = save.calledOff.ofYear(season.year).filter((game) => isKnown(game) && keep(game));
  return { called_off: games.map((game) => shaped(season, game)) };
}
