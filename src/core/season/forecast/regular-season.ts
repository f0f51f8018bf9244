import { REGULAR_WEEKS } from '../../model/game.ts';
import { countsInConference } from '../records.ts';
import { measure, type Opinions } from './opinions.ts';
import { AWAY_WON, HOME_WON, OPEN, outcomeOf, type PlannedGame, planned, sidesOf, type Teams } from './planned-game.ts';
import type { ForecastInput } from './types.ts';

/** A game of the regular season. */
interface RegularGame extends PlannedGame {
  /** The conference in whose standings it counts, by number; -1: none. */
  conference: number;
  /** Shares of the old opinion that voters keep of the home and of the away team. */
  keep: readonly [number, number];
  /** What is added to voters' opinions of the home and of the away team when they lose, and when they win. */
  lost: readonly [number, number];
  won: readonly [number, number];
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
  /**
   * What a win instead of a loss is worth in the opinion at the end of the regular season, two numbers for each game:
   * to the away team when it wins, to the home team when it does.
   */
  gain: Float64Array;
}

/**
 * Voters forget the same shares of an opinion however games end, so the last opinion is a sum: what there is if a team
 * loses all its games, and what each win adds.
 */
function opinionsAtEnd(games: readonly RegularGame[], score: Float64Array) {
  const gain = new Float64Array(2 * games.length);
  const allLost = new Float64Array(score.length);
  const left = new Float64Array(score.length).fill(1);
  for (let i = games.length - 1; i >= 0; i--) {
    const { home, away, keep, lost, won } = games[i]!;
    gain[2 * i + HOME_WON] = (won[0] - lost[0]) * left[home]!;
    gain[2 * i + AWAY_WON] = (won[1] - lost[1]) * left[away]!;
    allLost[home]! += lost[0] * left[home]!;
    allLost[away]! += lost[1] * left[away]!;
    left[home]! *= keep[0];
    left[away]! *= keep[1];
  }
  return { gain, allLost: allLost.map((lost, t) => lost + score[t]! * left[t]!) };
}

function inColumns(games: readonly RegularGame[], gain: Float64Array): RegularGames {
  return {
    count: games.length,
    id: Int32Array.from(games, ({ id }) => id),
    home: Uint16Array.from(games, ({ home }) => home),
    away: Uint16Array.from(games, ({ away }) => away),
    margin: Float64Array.from(games, ({ margin }) => margin),
    outcome: Int8Array.from(games, ({ outcome }) => outcome),
    conference: Int8Array.from(games, ({ conference }) => conference),
    gain,
  };
}

/** What each team has, by number: results that the poll knows, and what all games of its schedule are to it. */
class Ledger {
  readonly wins: Uint8Array;
  readonly confWins: Uint8Array;
  readonly confGames: Uint8Array;
  readonly scheduled: Uint8Array;
  readonly beaten: Uint8Array;
  readonly recordWeight: Float64Array;
  readonly kept: Float64Array;
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
    this.recordWeight = new Float64Array(teams);
    this.kept = new Float64Array(teams).fill(1);
    this.parWins = new Float64Array(teams);
    this.parVariance = new Float64Array(teams);
  }

  /** A game on a team's schedule, which a team at par wins with this chance. */
  meet(team: number, chance: number, inConference: boolean): void {
    this.parWins[team]! += chance;
    this.parVariance[team]! += chance * (1 - chance);
    this.scheduled[team]!++;
    if (inConference) this.confGames[team]!++;
  }

  /** A result that the poll knows. */
  result(winner: number, loser: number, inConference: boolean): void {
    this.wins[winner]!++;
    if (!inConference) return;
    this.confWins[winner]!++;
    this.beaten[winner * this.programs + loser]!++;
  }

  /** A game's effect on how much of earlier opinions is left; returns the share that is kept. */
  judge(team: number, recordShare: number, sightShare: number): number {
    const keep = 1 - recordShare - sightShare;
    this.recordWeight[team] = this.recordWeight[team]! * keep + recordShare;
    this.kept[team]! *= keep;
    return keep;
  }
}

/** The games until the championships: those the poll knows are counted, the others planned. */
export function regularSeason(input: ForecastInput, of: Teams, opinions: Opinions) {
  const { index, strength, margins } = of;
  const { poll, tuning } = input;
  const { sightShare } = tuning.poll;
  const ledger = new Ledger(of.teams.length, of.programs);
  const par = measure(input.programs, tuning);
  const conferenceOf = new Map(input.facts.conferences.map(({ id }, i) => [id, i]));
  const games: RegularGame[] = [];
  const judge = (team: number): number => ledger.judge(team, opinions.recordShare(ledger.scheduled[team]!), sightShare);
  const regular = input.games.filter((game) => game.week <= REGULAR_WEEKS);
  for (const game of [...regular].sort((a, b) => a.week - b.week || a.id - b.id)) {
    const [h, a] = sidesOf(game, index);
    if (h === undefined || a === undefined) continue;
    const conference = countsInConference(game) ? (conferenceOf.get(game.conference!) ?? -1) : -1;
    ledger.meet(h, margins.chance(margins.between(par, strength[a]!, game.neutral)), conference >= 0);
    ledger.meet(a, 1 - margins.chance(margins.between(strength[h]!, par, game.neutral)), conference >= 0);
    const outcome = outcomeOf(game);
    if (outcome !== OPEN && game.week < poll.week) {
      const [winner, loser] = outcome === HOME_WON ? [h, a] : [a, h];
      ledger.result(winner, loser, conference >= 0);
      continue;
    }
    const promised = opinions.promised(h, a, game.neutral ? 0 : tuning.homeFieldAdvance);
    const [forHome, forAway] = [opinions.change(promised), opinions.change(-promised)];
    const seen = (team: number): number => sightShare * opinions.sight[team]!;
    games.push({
      ...planned(game, of),
      conference,
      keep: [judge(h), judge(a)],
      lost: [seen(h) + forHome.lost, seen(a) + forAway.lost],
      won: [seen(h) + forHome.won, seen(a) + forAway.won],
    });
  }
  const { gain, allLost } = opinionsAtEnd(games, opinions.score);
  const { wins, confWins, confGames, beaten, scheduled, recordWeight, kept, parWins, parVariance } = ledger;
  const played = { wins, confWins, confGames, beaten, scheduled, recordWeight, kept, parWins, parVariance };
  return { ...played, par, allLost, games: inColumns(games, gain) };
}
