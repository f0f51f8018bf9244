import { decideSchedule } from '../../decisions/schedule.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { withOdds } from '../../dynasty/odds.ts';
import { scheduleInput } from '../../dynasty/preseason.ts';
import { unplayed } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { possibleGames, weeksToSchedule } from '../../season/schedule/index.ts';
import { diceOf } from './bot.ts';

/** A game the program could schedule, and its win probability as the opponents page shows it. */
interface Candidate {
  opponent: TeamId;
  week: number;
  chance: number;
}

/** Returns the opponents the program can still schedule, by week. */
function candidates(dynasty: DynastyState): Candidate[] {
  if (dynasty.stage !== 'preseason') return [];
  const { team } = dynasty.settings;
  const input = scheduleInput(dynasty);
  const games = weeksToSchedule(input, dynasty.games, team).flatMap((week) =>
    possibleGames(input, dynasty.games, team, week).map(unplayed),
  );
  return withOdds(dynasty, games).map(({ home, away, week, odds }) => {
    const homeWins = odds?.homeWinProbability ?? 0.5;
    return home === team ? { opponent: away, week, chance: homeWins } : { opponent: home, week, chance: 1 - homeWins };
  });
}

/** Fills the program's schedule one game at a time; stops once no legal game is left. */
function fill(dynasty: DynastyState, choose: (from: readonly Candidate[]) => Candidate): void {
  for (let from = candidates(dynasty); from.length > 0; from = candidates(dynasty)) {
    const { opponent, week } = choose(from);
    const decision = decideSchedule(dynasty, { opponent, week });
    if (!decision.ok) return;
    decision.value.take(dynasty);
  }
}

/** Schedules the opponents the program is likeliest to beat. */
export function scheduleTheBeatable(dynasty: DynastyState): void {
  fill(dynasty, (from) =>
    from.reduce((best, each) =>
      each.chance > best.chance || (each.chance === best.chance && each.week < best.week) ? each : best,
    ),
  );
}

/** Schedules opponents at random. */
export function scheduleAtRandom(dynasty: DynastyState): void {
  const dice = diceOf(dynasty, 'schedule');
  fill(dynasty, (from) => dice.pick(from));
}
