import { REGULAR_WEEKS } from '../../model/game.ts';
import { countsInConference } from '../records.ts';
import { measure } from './opinions.ts';
import { HOME_WON, OPEN, outcomeOf, type PlannedGame, planned, sidesOf, type Teams } from './planned-game.ts';
import type { ForecastInput } from './types.ts';

/** A game of the regular season. */
interface RegularGame extends PlannedGame {
  /** Number of the conference whose standings it counts in; -1: none. */
  conference: number;
}

/** Games before the championships in order, one column per fact, since forecasts spend most of their time here. */
export interface RegularGames {
  count: number;
  id: Int32Array;
  home: Uint16Array;
  away: Uint16Array;
  margin: Float64Array;
  outcome: Int8Array;
  conference: Int8Array;
}

function inColumns(games: readonly RegularGame[]): RegularGames {
  return {
    count: games.length,
    id: Int32Array.from(games, ({ id }) => id),
    home: Uint16Array.from(games, ({ home }) => home),
    away: Uint16Array.from(games, ({ away }) => away),
    margin: Float64Array.from(games, ({ margin }) => margin),
    outcome: Int8Array.from(games, ({ outcome }) => outcome),
    conference: Int8Array.from(games, ({ conference }) => conference),
  };
}

/** Per-team totals by team number: results the poll has counted, and what the full schedule is worth. */
class Ledger {
  readonly wins: Uint8Array;
  readonly confWins: Uint8Array;
  readonly confGames: Uint8Array;
  readonly scheduled: Uint8Array;
  readonly beaten: Uint8Array;
  readonly played: Uint8Array;
  readonly parPlayed: Float64Array;
  readonly parWins: Float64Array;
  readonly parVariance: Float64Array;

  private readonly programs: number;

  constructor(teams: number, programs: number) {
    this.programs = programs;
    const count = () => new Uint8Array(teams);
    this.wins = count();
    this.confWins = count();
    this.confGames = count();
    this.scheduled = count();
    this.beaten = new Uint8Array(programs * programs);
    this.played = count();
    this.parPlayed = new Float64Array(teams);
    this.parWins = new Float64Array(teams);
    this.parVariance = new Float64Array(teams);
  }

  /**
   * Adds a game to a team's schedule, with the win chance of a team at par. `known`: the poll has counted its result.
   */
  meet(team: number, chance: number, inConference: boolean, known: boolean): void {
    this.parWins[team]! += chance;
    this.parVariance[team]! += chance * (1 - chance);
    this.scheduled[team]!++;
    if (inConference) this.confGames[team]!++;
    if (!known) return;
    this.played[team]!++;
    this.parPlayed[team]! += chance;
  }

  /** Adds a result that the poll has counted. */
  result(winner: number, loser: number, inConference: boolean): void {
    this.wins[winner]!++;
    if (!inConference) return;
    this.confWins[winner]!++;
    this.beaten[winner * this.programs + loser]!++;
  }
}

/** Splits the games before the championships: the poll's results are counted, the others planned. */
export function regularSeason(input: ForecastInput, of: Teams) {
  const { index, strength, margins } = of;
  const { poll, tuning } = input;
  const ledger = new Ledger(of.teams.length, of.programs);
  const par = measure(input.programs, tuning);
  const conferenceOf = new Map(input.facts.conferences.map(({ id }, i) => [id, i]));
  const games: RegularGame[] = [];
  const regular = input.games.filter((game) => game.week <= REGULAR_WEEKS);
  for (const game of [...regular].sort((a, b) => a.week - b.week || a.id - b.id)) {
    const [h, a] = sidesOf(game, index);
    if (h === undefined || a === undefined) continue;
    const conference = countsInConference(game) ? (conferenceOf.get(game.conference!) ?? -1) : -1;
    const outcome = outcomeOf(game);
    const known = outcome !== OPEN && game.week < poll.week;
    ledger.meet(h, margins.parChance(margins.between(par, strength[a]!, game.neutral)), conference >= 0, known);
    ledger.meet(a, 1 - margins.parChance(margins.between(strength[h]!, par, game.neutral)), conference >= 0, known);
    if (known) ledger.result(...(outcome === HOME_WON ? ([h, a] as const) : ([a, h] as const)), conference >= 0);
    else games.push({ ...planned(game, of), conference });
  }
  return { ledger, par, games: inColumns(games) };
}
