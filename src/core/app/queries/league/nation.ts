import { done, type Result, refuse } from '../../../contract/result.ts';
import type { Nation, NationGame } from '../../../contract/views/index.ts';
import type { Game } from '../../../model/game.ts';
import type { QueryContext } from '../../reading/context.ts';
import { type DayClock, dayClock, nationGameView, nationView, otherGameNamed } from '../../sideline/nation.ts';
import { coachable } from '../../sideline/own-game.ts';
import { gameView } from '../../views/game.ts';
import { infoView, pageView } from '../../views/team.ts';
import { sideView } from './game.ts';
import { pausedIn } from './sideline.ts';
import { gameOfWeek } from './week.ts';

/** The time of day at the current point of the player's live game. */
function dayOf(context: QueryContext, id: number): Result<DayClock> {
  const game = coachable(context.dynasty(), id);
  if (!game.ok) return game;
  const paused = pausedIn(context, game.value);
  return paused.ok ? done(dayClock(context, game.value, paused.value.live.plays)) : paused;
}

const headOf = ({ season }: QueryContext) => ({
  ...pageView(season, season.settings.team),
  info: infoView(season),
});

/** Whether the game is one the player has finished this season, with no more games in progress around it. */
function isOver({ season }: QueryContext, { result, year, home, away }: Game): boolean {
  return result !== null && year === season.year && [home, away].includes(season.settings.team);
}

/** Scores around the nation during the player's game; empty once it is over. */
export function nation(context: QueryContext, { id }: { id: number }): Result<Nation> {
  const stored = context.save.games.byId(id);
  if (stored !== null && isOver(context, stored)) return done({ ...headOf(context), kickoff: '', games: [] });
  const day = dayOf(context, id);
  return day.ok ? done({ ...headOf(context), ...nationView(context, day.value) }) : day;
}

/** Another game of the day, to watch to its end. */
export function nationGame(context: QueryContext, { id, other }: { id: number; other: number }): Result<NationGame> {
  const day = dayOf(context, id);
  if (!day.ok) return day;
  const beside = otherGameNamed(context, day.value.game, other);
  if (beside === null) return refuse('not_found', `Game ${other} is not being played alongside yours.`);
  const shaped = nationGameView(context, beside, day.value);
  if (shaped === null) return refuse('wrong_stage', 'You can cut to a game once it is in the fourth quarter.');
  const { season } = context;
  const { game } = beside.own;
  return done({
    ...headOf(context),
    game: {
      ...gameView(season, game, gameOfWeek(season, game.week) === game.id),
      teamA: sideView(season, game, 'home'),
      teamB: sideView(season, game, 'away'),
    },
    ...shaped,
  });
}
