import type { SidelinePage } from '../../contract/views/index.ts';
import { gamesPlayed } from '../../dynasty/gameday/games.ts';
import { callShares, filmOf, tricksSeen } from '../../football/sideline/film.ts';
import type { Game } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { QueryContext } from '../reading/context.ts';
import type { OwnGame } from './own-game.ts';
import { tendenciesOf } from './tendencies.ts';

type Scouting = SidelinePage['scouting'];

/** The team's games played this season. */
function playedBy({ season: { games } }: QueryContext, team: TeamId): Game[] {
  return games.filter(({ home, away, result }) => result !== null && (home === team || away === team));
}

/** The opponent's calls on each down this season. */
function seasonOf(context: QueryContext, team: TeamId): Pick<Scouting, 'games' | 'opponent'> {
  const games = playedBy(context, team);
  const opponent = games.reduce<Scouting['opponent'] | undefined>((downs, { id, home }) => {
    const log = context.save.boxes.byGame(id);
    return log === null ? downs : tendenciesOf(log.plays, home === team ? 0 : 1, downs);
  }, undefined);
  return { games: games.length, opponent: opponent ?? [] };
}

/** Opponents' film on the player's calls, most frequent first. */
function onFilm(context: QueryContext): Scouting['film'] {
  const dynasty = context.dynasty();
  const { sideline } = context.season.tuning;
  const played = gamesPlayed(dynasty);
  const known = filmOf(dynasty.called, played, sideline);
  return [...callShares(dynasty.called, played, sideline)]
    .map(([call, share]) => ({ call, share: Math.min(1, share), prepared: known.has(call) }))
    .sort((a, b) => b.share - a.share);
}

/** Opponents' film on the player's trick plays. */
function tricksOnFilm(context: QueryContext): Scouting['tricks'] {
  const { called } = context.dynasty();
  const known = filmOf(called, gamesPlayed(context.dynasty()), context.season.tuning.sideline);
  return [...tricksSeen(called)].map(([call, times]) => ({ call, times, watched: known.get(call) ?? 0 }));
}

/** What the teams know about each other from this season, cached for the state of the save. */
export function scoutingOf(context: QueryContext, { game }: OwnGame): Scouting {
  return context.memo(`scouting ${game.id}`, () => {
    const own = context.dynasty().settings.team;
    const opponent = game.home === own ? game.away : game.home;
    return { ...seasonOf(context, opponent), film: onFilm(context), tricks: tricksOnFilm(context) };
  });
}
