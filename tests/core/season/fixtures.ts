import type { ConferenceSeason, SeasonFacts } from '../../../src/core/model/facts.ts';
import { type Game, type GameResult, type ScheduledGame, unplayed } from '../../../src/core/model/game.ts';
import type { ConferenceId, TeamId } from '../../../src/core/model/ids.ts';
import type { Poll } from '../../../src/core/model/season.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { completeSchedule, preseasonSchedule, type ScheduleInput } from '../../../src/core/season/schedule/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';

export const tuning = resolveTuning();

/** Rating of every program here. */
const RATED = 75;

/** Returns the scheduler's input in a real season. */
export function scheduleInput(year: number): ScheduleInput {
  const facts = reference.season(year);
  const prestige = reference.startingPrestige(year);
  const programs = Object.entries(facts.members).map(([team, conference]) => ({
    team,
    conference,
    prestige: prestige.get(team)?.prestige ?? 1,
    rating: RATED,
  }));
  return {
    year,
    facts,
    programs,
    teams: [...reference.teams, ...reference.visitors],
    rivalries: reference.rivalries,
    tuning,
  };
}

/** Returns a season's schedule without any choices by the player. */
export function wholeSchedule(input: ScheduleInput, seed = 1): ScheduledGame[] {
  return completeSchedule(input, preseasonSchedule(input), stream(seedFrom(seed), 'schedule', input.year));
}

let lastId = 20240000;

/** A game between two teams, home first, unplayed unless a score is given. */
export function game(home: TeamId, away: TeamId, more: Partial<Game> = {}): Game {
  lastId += 1;
  const scheduled: ScheduledGame = {
    id: lastId,
    year: 2024,
    week: 1,
    kind: 'regular',
    home,
    away,
    neutral: false,
    conference: null,
    name: null,
    place: null,
    rivalry: false,
    bracketSlot: null,
  };
  return { ...unplayed(scheduled), ...more };
}

export function result(homeScore: number, awayScore: number, overtime = 0): GameResult {
  return { homeScore, awayScore, overtime, homeQuarters: [homeScore, 0, 0, 0], awayQuarters: [awayScore, 0, 0, 0] };
}

/** A conference game that `winner` won at home. */
export function beat(
  winner: TeamId,
  loser: TeamId,
  conference: ConferenceId | null = 'big',
  more: Partial<Game> = {},
): Game {
  return game(winner, loser, { conference, result: result(27, 20), ...more });
}

export function conference(id: ConferenceId, more: Partial<ConferenceSeason> = {}): ConferenceSeason {
  return { id, name: id, fullName: id, games: 8, titleGame: true, ...more };
}

/** Facts of a small made-up season. */
export function facts(conferences: readonly ConferenceSeason[], members: SeasonFacts['members']): SeasonFacts {
  return {
    year: 2024,
    conferences: [...conferences],
    members,
    playoff: { teams: 4, autobids: 0, championsTopFour: false },
    bowls: [],
  };
}

/** A poll in the given order. */
export function pollOf(teams: readonly TeamId[], week = 15): Poll {
  return {
    year: 2024,
    week,
    rows: teams.map((team, i) => ({
      team,
      rank: i + 1,
      previousRank: null,
      score: 100 - (100 * i) / teams.length,
      strengthOfRecord: null,
      selectionScore: null,
    })),
  };
}

export function ranks(teams: readonly TeamId[]): Map<TeamId, number> {
  return new Map(teams.map((team, i) => [team, i + 1]));
}
