import type { Playoff } from '../contract/views/season/playoff.ts';
import type { Info } from '../contract/views/shared.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import { playoffChange } from '../words/headlines/playoff-change.ts';

export type Matchup = Playoff['bracket']['championship'];

export const ROUNDS = ['First round', 'Quarterfinals', 'Semifinals', 'Championship'] as const;
export type Round = (typeof ROUNDS)[number];

/** A round in the middle of a sentence: `semifinals`. */
export const roundInSentence = (round: Round): string =>
  round === 'Championship' ? 'national championship game' : round.toLowerCase();

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

/** Returns the bracket game a team plays next; null if it is out, or the field is not selected. */
function awaited(bracket: Playoff['bracket'], team: string): { round: Round; game: Matchup } | null {
  for (const [round, games] of roundsOf(bracket)) {
    const game = games.find(({ team1, team2, winner }) => winner === null && [team1, team2].includes(team));
    if (game) return game.is_projection ? null : { round, game };
  }
  return null;
}

/**
 * Explains why a team has no next game during a season: bids are still to come, it has a playoff bye, or its season is
 * over. A sentence without its period; null once all games are played.
 */
export function noGameText({ currentWeek, lastWeek }: Info, { bracket }: Pick<Playoff, 'bracket'>, team: string) {
  if (currentWeek > lastWeek) return null;
  if (currentWeek <= CHAMPIONSHIP_WEEK) return 'Off until Selection Sunday, after week 15';
  const next = awaited(bracket, team);
  if (next === null) return 'No game; the season is over';
  const { round, game } = next;
  const week = lastWeek - (ROUNDS.length - 1 - ROUNDS.indexOf(round));
  const other = game.team1 === team ? game.team2 : game.team1;
  const from = roundsOf(bracket)
    .flatMap(([, games]) => games)
    .find(({ id }) => other === `Winner of ${id}`);
  const opponent = from ? `the winner of ${from.team1} and ${from.team2}` : other;
  return `First-round bye, then the ${roundInSentence(round).replace(/s$/, '')} in week ${week} against ${opponent}`;
}
