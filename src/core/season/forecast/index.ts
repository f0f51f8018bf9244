import type { TeamId } from '../../model/ids.ts';
import { Stream } from '../../random/stream.ts';
import { planOf, type SeasonPlan } from './plan.ts';
import { AWAY_WON, HOME_WON, OPEN, type PlannedGame } from './planned-game.ts';
import { PlayOut } from './play-out.ts';
import type { Chances, Forecast, ForecastInput, ForecastRequest } from './types.ts';

export type { Chances, Forecast, ForecastInput, ForecastRequest } from './types.ts';

/** Counts how often each team reached each goal, weighted by the likelihood of each run. */
class Tally {
  weight = 0;
  private readonly conference: Float64Array;
  private readonly playoff: Float64Array;
  private readonly bowl: Float64Array;
  private readonly title: Float64Array;
  private readonly wins: Float64Array;

  constructor(teams: number) {
    this.conference = new Float64Array(teams);
    this.playoff = new Float64Array(teams);
    this.bowl = new Float64Array(teams);
    this.title = new Float64Array(teams);
    this.wins = new Float64Array(teams);
  }

  add({ isChampion, inField, inBowl, wins, winsAfter, title }: PlayOut, weight: number): void {
    this.weight += weight;
    for (let t = 0; t < this.wins.length; t++) {
      this.conference[t]! += weight * isChampion[t]!;
      this.playoff[t]! += weight * inField[t]!;
      this.bowl[t]! += weight * (inField[t]! | inBowl[t]!);
      this.wins[t]! += weight * (wins[t]! + winsAfter[t]!);
    }
    this.title[title]! += weight;
  }

  chances(t: number): Chances {
    const share = (of: Float64Array) => Math.min(1, of[t]! / this.weight);
    return {
      conference: share(this.conference),
      playoff: share(this.playoff),
      bowl: share(this.bowl),
      title: share(this.title),
      wins: this.wins[t]! / this.weight,
    };
  }

  static both(a: Tally, b: Tally, teams: number): Tally {
    const out = new Tally(teams);
    out.weight = a.weight + b.weight;
    for (const part of ['conference', 'playoff', 'bowl', 'title', 'wins'] as const) {
      for (let t = 0; t < teams; t++) out[part][t] = a[part][t]! + b[part][t]!;
    }
    return out;
  }
}

/** Returns the focus game if the forecast plays it and its outcome can change anything. */
function focusOn({ games, conferences, rounds }: SeasonPlan, focus: number | null): PlannedGame | null {
  const index = focus === null ? -1 : games.id.indexOf(focus);
  const regular =
    index < 0
      ? null
      : {
          id: games.id[index]!,
          home: games.home[index]!,
          away: games.away[index]!,
          margin: games.margin[index]!,
          outcome: games.outcome[index]!,
        };
  const others = [...conferences, ...rounds].map(({ scheduled }) => scheduled);
  return [regular, ...others].find((game) => game?.id === focus && game?.outcome === OPEN) ?? null;
}

/**
 * Returns every team's chance to win its conference, make the playoff or a bowl, and win the title. Plays out the rest
 * of the season many times from game win chances alone, with standings, title games, the poll, the format's selection,
 * bowls and bracket. Each run is played with both outcomes of the focus game, weighted by their likelihood, so the
 * chances after a win and after a loss average to the current one. Draws only from the given stream.
 */
export function forecast(input: ForecastInput, { dice, runs, focus }: ForecastRequest): Forecast {
  const plan = planOf(input);
  const { programs } = plan;
  const season = new PlayOut(plan);
  const game = focusOn(plan, focus);
  const [home, away] = [new Tally(programs), new Tally(programs)];
  for (let run = 0; run < runs; run++) {
    season.begin(dice);
    if (game === null) {
      season.playRegular(dice, null);
      season.playRest(dice, null, OPEN);
      home.add(season, 1);
      continue;
    }
    const chance = season.chance(game);
    // Both outcomes get the same luck in every other game.
    const [a, b, c] = [dice.next(), dice.next(), dice.next()];
    season.playRegular(dice, game.id);
    season.playRest(new Stream(a, b, c), game.id, HOME_WON);
    home.add(season, chance);
    season.turnFocus(game.id);
    season.playRest(new Stream(a, b, c), game.id, AWAY_WON);
    away.add(season, 1 - chance);
  }
  const chancesOf = (tally: Tally): ReadonlyMap<TeamId, Chances> =>
    new Map(plan.teams.slice(0, programs).map((team, t) => [team, tally.chances(t)]));
  if (game === null) return { now: chancesOf(home), focus: null };
  return {
    now: chancesOf(Tally.both(home, away, programs)),
    focus: { homeWins: home.weight / runs, home: chancesOf(home), away: chancesOf(away) },
  };
}
