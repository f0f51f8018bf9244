import { done, type Result, refuse } from '../../../contract/result.ts';
import type { SidelinePage } from '../../../contract/views/index.ts';
import { winProbabilities } from '../../../football/chances/win-probability.ts';
import { type LiveGame, liveGame } from '../../../football/sideline/live-game.ts';
import type { Game } from '../../../model/game.ts';
import type { SidelineCall } from '../../../model/plays/sideline.ts';
import { rulesOf } from '../../../model/rules.ts';
import type { QueryContext } from '../../reading/context.ts';
import { coachable, type OwnGame, underwayFrom, weekToPlay } from '../../sideline/own-game.ts';
import { overView, pausedView } from '../../sideline/sideline-view.ts';
import { readFinished } from '../../views/box.ts';
import { gameView } from '../../views/game.ts';
import { infoView, pageView } from '../../views/team.ts';
import { sideView } from './game.ts';
import { gameOfWeek } from './week.ts';

function headOf({ season }: QueryContext, game: Game): Pick<SidelinePage, 'info' | 'team' | 'conferences' | 'game'> {
  return {
    ...pageView(season, season.settings.team),
    info: infoView(season),
    game: {
      ...gameView(season, game, gameOfWeek(season, game.week) === game.id),
      teamA: sideView(season, game, 'home'),
      teamB: sideView(season, game, 'away'),
    },
  };
}

/** The player's game of the week with its inputs, cached for the state of the save. */
export function ownGameIn(context: QueryContext, game: Game): OwnGame {
  return context.memo(`sideline ${game.id}`, () =>
    context.memo('week to play', () => weekToPlay(context.dynasty()))(game),
  );
}

/** A finished game of the player's team, with what his calls were worth while that is kept. */
function played(context: QueryContext, game: Game): Result<SidelinePage> {
  const { season } = context;
  const finished = readFinished(context, game);
  if (finished === null) return refuse('not_found', `The plays of game ${game.id} were not kept.`);
  const kept = underwayFrom(context.underway());
  const coached = kept?.game === game.id ? kept : null;
  const rules = rulesOf(game.year, season.rules);
  const chances = winProbabilities(finished.box.plays, game.odds?.homeMargin ?? 0, rules, season.tuning);
  const over = overView(context, finished, coached?.calls.length ?? 0, coached?.aftermath ?? null, chances);
  return done({ ...headOf(context, game), ...over });
}

/** The player's live game of the week: up to its last call, or finished. */
export function sideline(context: QueryContext, { id }: { id: number }): Result<SidelinePage> {
  const { season } = context;
  const stored = context.save.games.byId(id);
  const own = season.settings.team;
  if (stored?.result && stored.year === season.year && [stored.home, stored.away].includes(own)) {
    return played(context, stored);
  }
  const game = coachable(context.dynasty(), id);
  if (!game.ok) return game;
  const paused = pausedIn(context, game.value);
  return paused.ok ? done(paused.value.page) : paused;
}

type Live = LiveGame & { over: false };

/** A game in progress after its calls so far. */
interface PausedGame {
  game: number;
  calls: readonly SidelineCall[];
  page: SidelinePage;
  live: Live;
}

const areSame = (a: readonly SidelineCall[], b: readonly SidelineCall[]): boolean =>
  a.length === b.length && a.every((call, place) => call === b[place]);

const latestIn = (context: QueryContext) =>
  context.memo<{ paused: PausedGame | null }>('paused game', () => ({ paused: null }));

/** Caches a game after its calls: a call is followed by views of its result, and by the next one. */
export function keepPaused(
  context: QueryContext,
  own: OwnGame,
  calls: readonly SidelineCall[],
  live: Live,
): PausedGame {
  const { game } = own;
  const page = { ...headOf(context, game), ...pausedView(context, own, calls, live) };
  const paused = { game: game.id, calls, page, live };
  latestIn(context).paused = paused;
  return paused;
}

/** The player's game after some calls, simulated to that point unless cached there. */
export function liveIn(context: QueryContext, own: OwnGame, calls: readonly SidelineCall[]): LiveGame {
  const known = latestIn(context).paused;
  return known?.game === own.game.id && areSame(known.calls, calls) ? known.live : liveGame(own.inputs, calls);
}

/** The player's game at its current point. */
export function pausedIn(context: QueryContext, game: Game): Result<PausedGame> {
  const kept = underwayFrom(context.underway());
  const calls = kept?.game === game.id ? kept.calls : [];
  const known = latestIn(context).paused;
  if (known?.game === game.id && areSame(known.calls, calls)) return done(known);
  const coached = ownGameIn(context, game);
  const live = liveGame(coached.inputs, calls);
  // The last call ends the game and plays the week, so a game in progress is never over.
  if (live.over) return refuse('wrong_stage', 'This game is over; simulate the week.', `/game/${game.id}`);
  return done(keepPaused(context, coached, calls, live));
}
