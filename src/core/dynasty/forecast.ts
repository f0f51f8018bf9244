import type { SeasonFacts } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { GameId, TeamId } from '../model/ids.ts';
import { lastOf } from '../model/lists.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import { stream } from '../random/stream.ts';
import { type Forecast, type ForecastInput, forecast } from '../season/forecast/index.ts';
import { type Leverage, leverage } from '../season/forecast/leverage.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import type { DynastyState, Season } from './dynasty-state.ts';
import { playoffField } from './field.ts';
import { visitorsOf } from './gameday/visitors.ts';
import { playoffFormat } from './playoff-format.ts';
import { seasonFacts } from './season-facts.ts';

/** A season at one moment. */
export interface Moment
  extends Pick<Season, 'settings' | 'reference' | 'tuning' | 'year' | 'programs' | 'games' | 'polls' | 'memory'> {
  facts: SeasonFacts;
  format: PlayoffFormat;
}

/** Returns the current state of a dynasty's season. */
export function momentOf(dynasty: DynastyState): Moment {
  const { settings, reference, tuning, year, programs, games, polls, memory } = dynasty;
  const [facts, format] = [seasonFacts(dynasty), playoffFormat(dynasty)];
  return { settings, reference, tuning, year, facts, format, programs, games, polls, memory };
}

/** Returns a season as it stood entering a week, without later results, polls or games that depend on results. */
export function entering(moment: Moment, week: number): Moment {
  const games = moment.games
    .filter((game) => game.kind === 'regular' || game.week <= week)
    .map((game) => (game.week >= week && game.result ? { ...game, result: null } : game));
  return { ...moment, games, polls: moment.polls.filter((poll) => poll.week <= week) };
}

/** Returns a team's next game; null if it has none. */
export function nextGame(games: readonly Game[], team: TeamId): Game | null {
  const ahead = games.filter((game) => game.result === null && (game.home === team || game.away === team));
  return ahead.sort((a, b) => a.week - b.week)[0] ?? null;
}

/**
 * Simulates the rest of a season, splitting the results by the outcome of one game. The draws come from a separate
 * stream that is the same throughout a season, so asking changes nothing and small news moves the odds little.
 */
export function forecastOf(moment: Moment, focus: GameId | null): Forecast {
  return forecast(inputOf(moment), { ...drawsOf(moment), focus });
}

function inputOf(moment: Moment): ForecastInput {
  const { year, facts, format, games, polls, tuning } = moment;
  const field = playoffField({ facts, format, games, polls, tuning });
  return {
    facts,
    format,
    programs: moment.programs,
    visitors: visitorsOf(moment),
    games,
    poll: lastOf(polls),
    field: field.chosen ? field.seeds : null,
    tuning: seasonTuning(tuning, year),
  };
}

const drawsOf = ({ settings, year, tuning }: Moment) => ({
  dice: stream(settings.seed, 'forecast', year),
  runs: tuning.forecast.runs,
});

/**
 * Returns how other teams' games would affect a team's chances, using the forecast's draws; games with no effect are
 * left out.
 */
export function leverageOf(moment: Moment, team: TeamId, games: readonly GameId[]): ReadonlyMap<GameId, Leverage> {
  const { dice, runs } = drawsOf(moment);
  return leverage(inputOf(moment), { dice, runs: Math.ceil(moment.tuning.forecast.leverage * runs), team, games });
}
