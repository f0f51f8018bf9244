import type { Playoff } from '../contract/views/season/playoff.ts';
import { playoffChange } from '../words/headlines/playoff-change.ts';

export type Matchup = Playoff['bracket']['championship'];

export const ROUNDS = ['First round', 'Quarterfinals', 'Semifinals', 'Championship'] as const;
export type Round = (typeof ROUNDS)[number];

/** A team in a bracket game; TBD until known. */
export function bracketTeam(name: string): string {
  return name === '' || name.startsWith('Winner of') ? 'TBD' : name;
}

/** Groups a bracket's games by round; a smaller field has fewer rounds. */
export function roundsOf(bracket: Playoff['bracket']): [Round, Matchup[]][] {
  const last: [Round, Matchup[]] = ['Championship', [bracket.championship]];
  if ('semifinals' in bracket) return [['Semifinals', bracket.semifinals], last];
  if (!('left_bracket' in bracket)) return [last];
  const { left_bracket: left, right_bracket: right } = bracket;
  return [
    ['First round', [...left.first_round, ...right.first_round]],
    ['Quarterfinals', [...left.quarterfinals, ...right.quarterfinals]],
    ['Semifinals', [left.semifinal, right.semifinal]],
    last,
  ];
}

/** Returns the current round: the first with an unplayed game; the last once all are played. */
export function currentRound(bracket: Playoff['bracket']): Round {
  const open = roundsOf(bracket).find(([, matches]) => matches.some(({ winner }) => winner === null));
  return open?.[0] ?? 'Championship';
}

/** Returns the round in which a team lost; null if it has not. */
export function roundLost(bracket: Playoff['bracket'], team: string): Round | null {
  const lost = ({ team1, team2, winner }: Matchup) =>
    winner !== null && winner !== team && [team1, team2].includes(team);
  return roundsOf(bracket).find(([, matches]) => matches.some(lost))?.[0] ?? null;
}

/** Label of the link from an announced change to the week in which it made news. */
export const NEWS_OF_VOTE = 'Read the news';

/** Returns a sentence about an announced playoff change; null if there is none. */
export function nextPlayoffText({ info, past_season, next_playoff: next }: Playoff): string | null {
  if (next === null) return null;
  return playoffChange({ before: past_season?.playoff_teams ?? info.playoff.teams, ...next });
}
