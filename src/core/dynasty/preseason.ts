import { everyTeam } from '../model/facts.ts';
import { type Game, unplayed } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf } from '../model/lists.ts';
import { trophyIn } from '../model/trophy.ts';
import { stream } from '../random/stream.ts';
import {
  completeSchedule,
  preseasonSchedule,
  type ScheduleInput,
  type ScheduleProblem,
  scheduleNonConference,
  sitsOutSeason,
  tradeOf,
} from '../season/schedule/index.ts';
import type { DynastyState } from './dynasty-state.ts';
import { movesIn } from './gameday/game-dice.ts';
import { withOdds } from './odds.ts';
import { seasonFacts } from './season-facts.ts';

export function scheduleInput(dynasty: DynastyState): ScheduleInput {
  const facts = seasonFacts(dynasty);
  return {
    year: dynasty.year,
    facts,
    programs: dynasty.programs.filter(({ team }) => !sitsOutSeason(facts, team)),
    teams: everyTeam(dynasty.reference),
    lastHosts: dynasty.lastHosts,
    rivalries: dynasty.reference.rivalries,
    tuning: dynasty.tuning,
  };
}

/** Returns the games fixed before any scheduling, with their lines. */
export function openSchedule(dynasty: DynastyState): Game[] {
  return withOdds(dynasty, preseasonSchedule(scheduleInput(dynasty)).map(unplayed));
}

export type Scheduled = { ok: true; game: Game } | { ok: false; problem: ScheduleProblem };

/** Returns the game the player's team could schedule against an opponent in a week, or why it cannot. */
export function possibleGame(dynasty: DynastyState, opponent: TeamId, week: number): Scheduled {
  const answer = scheduleNonConference(scheduleInput(dynasty), dynasty.games, dynasty.settings.team, opponent, week);
  if (!answer.ok) return answer;
  return { ok: true, game: firstOf(withOdds(dynasty, [unplayed(answer.game)])) };
}

/** Puts a game on the schedule. */
export function addGame(dynasty: DynastyState, game: Game): void {
  dynasty.games = [...dynasty.games, game].sort((a, b) => a.id - b.id);
}

/** Applies the opponent trades a fork makes in the season, in order. Returns the games that changed. */
function tradeOpponents(dynasty: DynastyState): Game[] {
  const members = new Map(dynasty.programs.map(({ team, conference }) => [team, conference]));
  return movesIn(dynasty, dynasty.year, 'opponent').flatMap((move) => {
    const trade = tradeOf(dynasty.games, move, (team) => members.get(team));
    if (trade === null) return [];
    const { first, second, other } = trade;
    const met = new Map([first, ...(second === null ? [] : [second])].map((each) => [each.id, each]));
    const games = dynasty.games.filter(({ id }) => met.has(id) || id !== other);
    const moved = games.filter(({ id }) => met.has(id));
    const changed = withOdds(
      dynasty,
      moved.map((game) => ({ ...game, ...met.get(game.id), ...seriesOf(dynasty, met.get(game.id) ?? game) })),
    );
    const now = new Map(changed.map((game) => [game.id, game]));
    dynasty.games = games.map((game) => now.get(game.id) ?? game);
    return changed;
  });
}

/** Returns the rivalry fields of a game between two teams. */
function seriesOf({ reference, year }: DynastyState, { home, away }: Pick<Game, 'home' | 'away'>) {
  const series = reference.rivalries.find(({ teams }) => teams.includes(home) && teams.includes(away));
  return { neutral: false, place: null, rivalry: series !== undefined, name: series ? trophyIn(series, year) : null };
}

/** Fills every schedule. Changes the dynasty's games and returns those added or traded. */
export function fillSchedules(dynasty: DynastyState): Game[] {
  const dice = stream(dynasty.settings.seed, 'schedule', dynasty.year);
  const known = new Set(dynasty.games.map((g) => g.id));
  const all = completeSchedule(scheduleInput(dynasty), dynasty.games, dice);
  const added = withOdds(dynasty, all.filter((g) => !known.has(g.id)).map(unplayed));
  dynasty.games = [...dynasty.games, ...added].sort((a, b) => a.id - b.id);
  const traded = new Set(tradeOpponents(dynasty).map(({ id }) => id));
  return dynasty.games.filter(({ id }) => !known.has(id) || traded.has(id));
}
