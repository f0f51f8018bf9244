import type { Dashboard } from '../contract/views/dashboard.ts';
import type { Playoff } from '../contract/views/season/playoff.ts';
import type { Stakes } from '../contract/views/season/stakes.ts';
import type { Team } from '../contract/views/shared.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import { halves, isRanked, LAST_SPOKEN_RANK, ordinal, percent, rankPrefix, spelled } from '../words/numbers.ts';
import { weekName } from '../words/terms.ts';
import { offFirst, opponentText } from './games.ts';
import { earlyText } from './lines.ts';
import { roundInSentence, roundLost } from './rounds.ts';

/** What is at stake for a team, one sentence each. All pure. */

/** Games ahead in a standings race, including halves: `half a game`, `1 game`, `2½ games`. */
export function gamesText(games: number): string {
  if (games === 0.5) return 'half a game';
  return `${halves(games)} ${games === 1 ? 'game' : 'games'}`;
}

/** Returns how many games the first team is ahead of the second, by conference record. */
function ahead(first: Team, second: Team): number {
  return (first.confWins - second.confWins + (second.confLosses - first.confLosses)) / 2;
}

/**
 * Describes a team's position in its conference; null for an independent.
 * @param champions the conferences' champions, as far as they are known
 */
export function conferenceStake(
  { team, confTeams, curr_game, info }: Pick<Dashboard, 'team' | 'confTeams' | 'curr_game' | 'info'>,
  champions: readonly { name: string }[] = [],
): string | null {
  const { conference } = team;
  if (conference === 'Independent') return null;
  const place = confTeams.findIndex((each) => each.name === team.name);
  if (place < 0 || confTeams.every((each) => each.confWins + each.confLosses === 0)) {
    return `${conference} play has not started.`;
  }
  if (team.confWins + team.confLosses === 0) return `No games in the ${conference} yet.`;
  const over = info.currentWeek > CHAMPIONSHIP_WEEK;
  if (over && champions.some(({ name }) => name === team.name)) return `Champion of the ${conference}.`;
  if (over) return `Finished ${ordinal(place + 1)} in the ${conference}.`;
  if (info.currentWeek === CHAMPIONSHIP_WEEK) {
    if (curr_game) {
      const { name, ranking } = curr_game.opponent;
      return `Plays ${rankPrefix(name, ranking)} for the ${conference} title.`;
    }
    // Two teams play for the title; a conference without a title game may still need a tiebreaker for first.
    if (place > 1) return `Finished ${ordinal(place + 1)} in the ${conference}.`;
  }
  const [, second, third] = confTeams;
  const standing = `${ordinal(place + 1)} in the ${conference}`;
  if (place === 0 && second && ahead(team, second) > 0) {
    return `Leads the ${conference} by ${gamesText(ahead(team, second))}.`;
  }
  if (place <= 1) {
    const cushion = third ? ahead(team, third) : 0;
    return cushion > 0 ? `${standing}, ${gamesText(cushion)} ahead of third place.` : `${standing}.`;
  }
  const behind = second ? ahead(second, team) : 0;
  const gap = behind > 0 ? `${gamesText(behind)} behind` : 'tied with';
  return `${standing}, ${gap} second-place ${second?.name}.`;
}

/** Whether anything is still undecided: before a bowl all chances are 0 or 1. */
export function isOpen({ now, game }: Pick<Stakes, 'now' | 'game'>): boolean {
  return [now, game?.if_won, game?.if_lost].some((chances) =>
    Object.values(chances ?? {}).some((chance) => chance > 0 && chance < 1),
  );
}

/** Describes a team's playoff position. */
export function playoffStake(playoff: Playoff, team: string): string {
  const projected = playoff.bracket.championship.is_projection;
  if (!projected && playoff.bracket.championship.winner === team) return 'National champion.';
  const lost = projected ? null : roundLost(playoff.bracket, team);
  const seed = playoff.playoff_teams.find((each) => each.name === team);
  if (seed && lost) return `No. ${seed.seed} seed, out in the ${roundInSentence(lost)}.`;
  if (seed) {
    const word = projected ? 'Projected as the' : 'In the playoff as the';
    return `${word} No. ${seed.seed} seed${seed.is_autobid ? ', with an automatic bid' : ''}.`;
  }
  if (!projected) return 'Not in the playoff.';
  const out = playoff.bubble_teams.findIndex((each) => each.name === team);
  if (out === 0) return 'First team out of the playoff field.';
  if (out > 0) return `Just outside the playoff field, ${spelled(out + 1)} spots from getting in.`;
  const last = playoff.playoff_teams.at(-1);
  return last ? `Not in the playoff picture. Last team in: ${last.name}.` : 'Not in the playoff picture.';
}

/** Explains why a team has no next game when only its odds are known; see `noGameText`. */
export function noStakesText({ info, now }: Pick<Stakes, 'info' | 'now'>): string {
  const { currentWeek, lastWeek } = info;
  if (currentWeek <= CHAMPIONSHIP_WEEK) return 'Off until Selection Sunday.';
  return currentWeek <= lastWeek && now.title > 0 ? 'First-round bye this week.' : 'No games left to play.';
}

/** `Week 9: at #3 Ohio State, +6.5, chance to win 32%`. */
export function nextGameLine({ game, info, now }: Pick<Stakes, 'game' | 'info' | 'now'>): string {
  if (game === null) return noStakesText({ info, now });
  const week = `${weekName(game.weekPlayed, info.playoff.teams)}${offFirst(game.weekPlayed - info.currentWeek)}`;
  return `${week}: ${opponentText(game)}, ${game.spread}${earlyText(game)}, win probability ${percent(game.win_probability)}`;
}

/** Describes a team's poll position. Only the top 25 are the AP's; every other team has a rank in the same order. */
export function pollStake(ranking: number | undefined): string {
  if (isRanked(ranking)) return `No. ${ranking} in the AP Top ${LAST_SPOKEN_RANK}.`;
  return ranking ? `Unranked, No. ${ranking} overall.` : 'Unranked.';
}
