import type { GameId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { Stream } from '../../random/stream.ts';
import { planOf } from './plan.ts';
import { OPEN } from './planned-game.ts';
import { PlayOut } from './play-out.ts';
import type { ForecastInput } from './types.ts';

/** What a team can gain from other teams' games, as far as a forecast shows. */
const PRIZES = ['playoff', 'conference'] as const;
type Prize = (typeof PRIZES)[number];

/** How a game between two other teams changes a team's chances. */
export interface Leverage {
  prize: Prize;
  /** The chance if the home team wins, minus the chance if it loses, -1 to 1. */
  swing: number;
}

interface Request {
  dice: Stream;
  /** Simulated finishes to the season; each is replayed once per game with that result flipped. */
  runs: number;
  team: TeamId;
  games: readonly GameId[];
}

/** How a game changed the outcome in each run: 1 if only a home win brought the prize, -1 for the reverse. */
class Differences {
  private times = 0;
  private readonly sum: Record<Prize, number> = { playoff: 0, conference: 0 };
  private readonly squares: Record<Prize, number> = { playoff: 0, conference: 0 };

  add(of: Readonly<Record<Prize, number>>): void {
    this.times += 1;
    for (const prize of PRIZES) {
      this.sum[prize] += of[prize];
      this.squares[prize] += of[prize] * of[prize];
    }
  }

  /** Zero if the difference may be noise. */
  leverage(prize: Prize): Leverage {
    const swing = this.sum[prize] / this.times;
    const error = Math.sqrt((this.squares[prize] / this.times - swing * swing) / this.times);
    return { prize, swing: Math.abs(swing) > SURE * error ? swing : 0 };
  }
}

/** Standard errors above which a difference counts as real. */
const SURE = 2;

/**
 * Returns how other teams' games change a team's chances at the playoff and its conference title. Plays out the rest of
 * the season as a forecast does, then again with each result flipped and the same luck elsewhere. Games that change
 * nothing are left out.
 */
export function leverage(input: ForecastInput, { dice, runs, team, games }: Request): ReadonlyMap<GameId, Leverage> {
  const plan = planOf(input);
  const own = mustGet(plan.index, team);
  const places = games.map((id) => plan.games.id.indexOf(id)).filter((at) => plan.games.outcome[at] === OPEN);
  const differences = places.map(() => new Differences());
  const season = new PlayOut(plan);
  const won = () => ({ playoff: season.inField[own]!, conference: season.isChampion[own]! });
  for (let run = 0; run < runs; run++) {
    season.begin(dice);
    const luck = [dice.next(), dice.next(), dice.next()] as const;
    season.playRegular(dice, null);
    season.playRest(new Stream(...luck), null, OPEN);
    const asPlayed = won();
    places.forEach((at, index) => {
      season.playTurned(new Stream(...luck), at);
      const turned = won();
      const sign = season.homeWon[at] === 1 ? 1 : -1;
      differences[index]!.add({
        playoff: sign * (asPlayed.playoff - turned.playoff),
        conference: sign * (asPlayed.conference - turned.conference),
      });
    });
  }
  const most = (each: Differences) =>
    PRIZES.map((prize) => each.leverage(prize)).reduce((a, b) => (Math.abs(b.swing) > Math.abs(a.swing) ? b : a));
  const all = places.map((at, index) => [plan.games.id[at]!, most(differences[index]!)] as const);
  return new Map(all.filter(([, { swing }]) => swing !== 0));
}
