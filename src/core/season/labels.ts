import type { SeasonFacts } from '../model/facts.ts';
import type { ScheduledGame } from '../model/game.ts';
import type { ConferenceId, TeamId } from '../model/ids.ts';
import { opponentOf } from './records.ts';

const INDEPENDENT = { short: 'Ind', long: 'Independent' } as const;

/** Label used in place of a conference for teams below FBS. */
export const BELOW_FBS = 'FCS';

function conferenceOf(facts: SeasonFacts, team: TeamId): ConferenceId | null | undefined {
  return facts.members[team];
}

function conferenceName(facts: SeasonFacts, id: ConferenceId | null | undefined, length: 'short' | 'long'): string {
  if (id === undefined) return BELOW_FBS;
  if (id === null) return INDEPENDENT[length];
  return facts.conferences.find((c) => c.id === id)?.name ?? id;
}

/** Names a conference title game: `SEC Championship`. */
export function titleGameName(conference: string): string {
  return `${conference} Championship`;
}

/**
 * Returns a game's label from one team's view: its name if it has one, else `C (SEC)`, `NC (Big Ten)` or `NC (Ind)`.
 */
export function labelFor(game: ScheduledGame, team: TeamId, facts: SeasonFacts): string {
  if (game.name !== null) return game.name;
  if (game.conference !== null) return `C (${conferenceName(facts, game.conference, 'short')})`;
  return `NC (${conferenceName(facts, conferenceOf(facts, opponentOf(game, team)), 'short')})`;
}

/**
 * Returns a game's long description without its name: `Conference: SEC`, `Non-Conference: SEC vs Big Ten`,
 * `Non-Conference: Independent vs SEC`; the home team's conference first.
 */
export function baseLabel(game: ScheduledGame, facts: SeasonFacts): string {
  if (game.conference !== null) return `Conference: ${conferenceName(facts, game.conference, 'long')}`;
  const side = (team: TeamId) => conferenceName(facts, conferenceOf(facts, team), 'long');
  return `Non-Conference: ${side(game.home)} vs ${side(game.away)}`;
}

/** Returns a game's label on its own page, from the home (or designated home) team's view. */
export function gameLabel(game: ScheduledGame, facts: SeasonFacts): string {
  return labelFor(game, game.home, facts);
}
