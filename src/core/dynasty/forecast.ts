import type { SeasonFacts } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { GameId, TeamId } from '../model/ids.ts';
import { lastOf } from '../model/lists.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import { stream } from '../random/stream.ts';
import { type Forecast, type ForecastInput, forecast } from '../season/forecast/index.ts';
import { type Leverage, leverage } from '../season/forecast/leverage.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import type { DynastyState, SeasonSource } from './dynasty-state.ts';
import { playoffField } from './field.ts';
import { playoffFormat } from './playoff-format.ts';
import { seasonFacts } from './season-facts.ts';
import { visitorsOf } from './visitors.ts';

/** A season at one moment. */
export interface Moment extends Omit<SeasonSource, 'history'> {
  facts: SeasonFacts;
  format: PlayoffFormat;
}

/** A dynasty's running season as it stands. */
export function momentOf(dynasty: DynastyState): Moment {
  const { settings, reference, tuning, year, programs, games, polls } = dynasty;
  const [facts, format] = [seasonFacts(dynasty), playoffFormat(dynasty)];
  return { settings, reference, tuning, year, facts, format, programs, games, polls };
}

/** A season as it stood entering a week: later results, polls and games that follow from results are not known. */
export function entering(moment: Moment, week: number): Moment {
  const games = moment.games
    .filter((game) => game.kind === 'regular' || game.week <= week)
    .map((game) => (game.week >= week && game.result ? { ...game, result: null } : game));
  return { ...moment, games, polls: moment.polls.filter((poll) => poll.week <= week) };
}

/** The next game that a team plays; null when it has none. */
export function nextGame(games: readonly Game[], team: TeamId): Game | null {
  const ahead = games.filter((game) => game.result === null && (game.home === team || game.away === team));
  return ahead.sort((a, b) => a.week - b.week)[0] ?? null;
}

/**
 * What may become of a season from this moment on, with the two outcomes of one game told apart. The draws have a stream
 * of their own, the same for every moment of a season, so that asking changes nothing and small news moves little.
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

/** What games between others would do to a team's chances, with the forecast's own draws; without those that do nothing. */
export function leverageOf(moment: Moment, team: TeamId, games: readonly GameId[]): ReadonlyMap<GameId, Leverage> {
  const { dice, runs } = drawsOf(moment);
  return leverage(inputOf(moment), { dice, runs: Math.ceil(moment.tuning.forecast.leverage * runs), team, games });
}
