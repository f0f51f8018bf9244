import type { TeamSeason } from '../../model/season.ts';
import type { Save } from '../../save/contracts.ts';
import { plural } from '../../words/numbers.ts';

/** Goals a challenge can set for the player's program. `times` is the number of seasons in which it must happen. */
export type Goal =
  | { kind: 'playoff' | 'champion' | 'conference_champion' | 'unbeaten' | 'heisman'; times: number }
  /** This many wins in one season. */
  | { kind: 'wins'; wins: number }
  /** This rank or better in a final poll. */
  | { kind: 'rank'; rank: number }
  /** Program prestige of at least this, 1 to 7. */
  | { kind: 'prestige'; prestige: number }
  /** Winning records in this many consecutive seasons. */
  | { kind: 'winning_seasons'; inARow: number };

/** Progress toward a goal over completed seasons. */
interface Reached {
  /** The season that met it; null if none has. */
  year: number | null;
  /** Progress in a few words: `2 of 3`. */
  progress: string;
}

/** Facts for judging goals. */
export interface Judged {
  /** The program's completed seasons, earliest first. */
  seasons: readonly TeamSeason[];
  /** Seasons in which one of its players won the Heisman. */
  heismans: ReadonlySet<number>;
}

type Test = (season: TeamSeason, judged: Judged) => boolean;

const IN_A_SEASON: Readonly<Record<Extract<Goal, { times: number }>['kind'], Test>> = {
  playoff: ({ inPlayoff }) => inPlayoff,
  champion: ({ champion }) => champion,
  conference_champion: ({ conferenceChampion }) => conferenceChampion,
  unbeaten: ({ wins, losses }) => wins > 0 && losses === 0,
  heisman: ({ year }, { heismans }) => heismans.has(year),
};

function counted(judged: Judged, test: Test, times: number): Reached {
  const met = judged.seasons.filter((season) => test(season, judged));
  return { year: met[times - 1]?.year ?? null, progress: `${Math.min(met.length, times)} of ${times}` };
}

function inARow({ seasons }: Judged, wanted: number): Reached {
  let [run, best] = [0, 0];
  let year: number | null = null;
  for (const season of seasons) {
    run = season.wins > season.losses ? run + 1 : 0;
    best = Math.max(best, run);
    if (run === wanted) year ??= season.year;
  }
  return { year, progress: `${Math.min(best, wanted)} of ${wanted} in a row` };
}

interface Measured {
  of(season: TeamSeason): number;
  meets(value: number): boolean;
  /** Returns the better of two values. */
  better(a: number, b: number): number;
}

function bestOf({ seasons }: Judged, { of, meets, better }: Measured): Reached {
  const values = seasons.map(of);
  const progress = values.length === 0 ? 'no seasons yet' : `best so far ${values.reduce((a, b) => better(a, b))}`;
  return { year: seasons.find((season) => meets(of(season)))?.year ?? null, progress };
}

/** Returns the progress toward a goal. */
export function reached(goal: Goal, judged: Judged): Reached {
  switch (goal.kind) {
    case 'wins':
      return bestOf(judged, { of: ({ wins }) => wins, meets: (wins) => wins >= goal.wins, better: Math.max });
    case 'prestige':
      return bestOf(judged, {
        of: ({ prestige }) => prestige,
        meets: (tier) => tier >= goal.prestige,
        better: Math.max,
      });
    case 'rank':
      return bestOf(judged, { of: ({ rank }) => rank, meets: (rank) => rank <= goal.rank, better: Math.min });
    case 'winning_seasons':
      return inARow(judged, goal.inARow);
    default:
      return counted(judged, IN_A_SEASON[goal.kind], goal.times);
  }
}

const IN_WORDS: Readonly<Record<Extract<Goal, { times: number }>['kind'], readonly [one: string, many: string]>> = {
  playoff: ['make the playoff', 'make the playoff'],
  champion: ['win the national title', 'win the national title'],
  conference_champion: ['win the conference', 'win the conference'],
  unbeaten: ['finish a season unbeaten', 'finish unbeaten'],
  heisman: ['have a Heisman winner', 'have a Heisman winner'],
};

/** Phrases a goal as the end of a sentence: `make the playoff`. */
export function goalText(goal: Goal): string {
  switch (goal.kind) {
    case 'wins':
      return `win ${plural(goal.wins, 'game')} in a season`;
    case 'prestige':
      return `reach prestige ${goal.prestige}`;
    case 'rank':
      return goal.rank === 1 ? 'finish a season ranked No. 1' : `finish a season in the top ${goal.rank}`;
    case 'winning_seasons':
      return `have ${plural(goal.inARow, 'winning season')} in a row`;
    default: {
      const [one, many] = IN_WORDS[goal.kind];
      return goal.times === 1 ? one : `${many} ${plural(goal.times, 'time')}`;
    }
  }
}

/** Facts for judging goals of the save's own program. */
export function judgedIn(save: Save): Judged {
  const { team } = save.dynasty.read().settings;
  const seasons = save.history.ofTeam(team).filter(({ played }) => played);
  const won = save.awards.ofTeam('heisman', team).filter(({ place }) => place === 1);
  return { seasons: seasons.sort((a, b) => a.year - b.year), heismans: new Set(won.map(({ year }) => year)) };
}
