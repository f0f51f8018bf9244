import { REGULAR_WEEKS } from '../../model/game.ts';
import { countsInConference } from '../records.ts';
import { measure } from './opinions.ts';
import { HOME_WON, OPEN, outcomeOf, type PlannedGame, planned, sidesOf, type Teams } from './planned-game.ts';
import type { ForecastInput } from './types.ts';

/** A game of the regular season. */
interface RegularGame extends PlannedGame {
  /** The conference in whose standings it counts, by number; -1: none. */
  conference: number;
}

/** The games until the championships in order, a column for each fact: most of a forecast is spent on them. */
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

/** What each team has, by number: results that the poll knows, and what all games of its schedule are to it. */
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

  /** A game on a team's schedule, which a team at par wins with this chance; `known`: the poll knows its result. */
  meet(team: number, chance: number, inConference: boolean, known: boolean): void {
    this.parWins[team]! += chance;
    this.parVariance[team]! += chance * (1 - chance);
    this.scheduled[team]!++;
    if (inConference) this.confGames[team]!++;
    if (!known) return;
    this.played[team]!++;
    this.parPlayed[team]! += chance;
  }

  /** A result that the poll knows. */
  result(winner: number, loser: number, inConference: boolean): void {
    this.wins[winner]!++;
    if (!inConference) return;
    this.confWins[winner]!++;
    this.beaten[winner * this.programs + loser]!++;
  }
}

/** The games until the championships: those the poll knows are counted, the others planned. */
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
