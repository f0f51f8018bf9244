import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { isFinished, type PlayedGame, winnerOf } from '../records.ts';
import { inStands } from '../stands.ts';
import { Margins, strengthOf } from './margins.ts';
import type { ForecastInput } from './types.ts';

/** Outcomes of a game. */
export const OPEN = -1;
export const AWAY_WON = 0;
export const HOME_WON = 1;

/** A game that the forecast plays, or that the poll has not counted yet. */
export interface PlannedGame {
  id: number;
  home: number;
  away: number;
  /** Points by which the home team is expected to win. */
  margin: number;
  /** `OPEN`, or the winner. */
  outcome: number;
}

/** Returns a game's teams by number, home team first. */
export const sidesOf = (game: PlayedGame, index: ReadonlyMap<TeamId, number>) => [
  index.get(game.home),
  index.get(game.away),
];

export function outcomeOf(game: PlayedGame): number {
  if (!isFinished(game)) return OPEN;
  return winnerOf(game) === game.home ? HOME_WON : AWAY_WON;
}

/** Everything about the teams that a forecast needs to judge games. */
export function teamsOf(input: ForecastInput) {
  const programs = [...input.programs].sort((a, b) => (a.team < b.team ? -1 : 1));
  const all = [...programs, ...input.visitors];
  const teams = all.map(({ team }) => team);
  const strength = Float64Array.from(all, strengthOf);
  const margins = new Margins(inStands(input.tuning, input.facts, null), input.tuning.forecast.formSd);
  const index = new Map(teams.map((team, i) => [team, i]));
  return { teams, programs: programs.length, index, strength, margins };
}

export type Teams = ReturnType<typeof teamsOf>;

export function planned(game: PlayedGame, { index, strength, margins }: Teams): PlannedGame {
  const [home, away] = [mustGet(index, game.home), mustGet(index, game.away)];
  const margin = margins.between(strength[home]!, strength[away]!, game.neutral);
  return { id: game.id, home, away, margin, outcome: outcomeOf(game) };
}
