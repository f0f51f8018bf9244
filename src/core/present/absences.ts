import type { PlayerPage } from '../contract/views/people/player.ts';
import type { PlayedGame } from '../contract/views/season/game.ts';
import { listed, plural } from '../words/numbers.ts';
import { fullName, weekName } from '../words/terms.ts';
import { opponentText } from './games.ts';
import { injuryLine } from './injuries.ts';

/** Text for players missing from games. */

/** Games a player appeared in out of his team's: `6 of 8`. */
export function gamesOf(played: number, ofTeam: number): string {
  return `${played} of ${ofTeam}`;
}

/** `Missed 2 games: Week 3 vs Iowa, Quarterfinals at Texas`; null if he missed none. */
function missedText({ missed, info }: Pick<PlayerPage, 'missed' | 'info'>): string | null {
  if (missed.length === 0) return null;
  const games = missed.map((game) => `${weekName(game.weekPlayed, info.playoff.teams)} ${opponentText(game)}`);
  return `Missed ${plural(missed.length, 'game')}: ${games.join(', ')}`;
}

/** Returns a player's current injury and the games he missed; empty if there are neither. */
export function healthLines(page: Pick<PlayerPage, 'missed' | 'info' | 'injury'>): string[] {
  const missed = missedText(page);
  return [...(page.injury ? [injuryLine(page.injury)] : []), ...(missed === null ? [] : [missed])];
}

/** One line for each team with a player missing: `Out for Michigan: QB J. Doe and CB R. Roe`. */
export function absentTexts({ absent }: Pick<PlayedGame, 'absent'>): string[] {
  const teams = [...new Set(absent.map(({ team }) => team))];
  return teams.map((team) => {
    const names = absent.filter((each) => each.team === team);
    return `Out for ${team}: ${listed(names.map((player) => `${player.pos.toUpperCase()} ${fullName(player)}`))}`;
  });
}
