import type { PlayedGame } from '../app/views/game.ts';
import type { PlayerPage } from '../app/views/player.ts';
import { opponentText } from './games.ts';
import { listed, plural } from './numbers.ts';
import { fullName, weekName } from './words.ts';

/** Who was not there, in words. */

/** `6 of 8`: games somebody played of those his team has. */
export function gamesOf(played: number, ofTeam: number): string {
  return `${played} of ${ofTeam}`;
}

/** `Missed 2 games: Week 3 vs Iowa, Quarterfinals at Texas`; null for who missed none. */
export function missedText({ missed, info }: Pick<PlayerPage, 'missed' | 'info'>): string | null {
  if (missed.length === 0) return null;
  const games = missed.map((game) => `${weekName(game.weekPlayed, info.playoff.teams)} ${opponentText(game)}`);
  return `Missed ${plural(missed.length, 'game')}: ${games.join(', ')}`;
}

/** One line for each team with somebody missing: `Out for Michigan: QB J. Doe and CB R. Roe`. */
export function absentTexts({ absent }: Pick<PlayedGame, 'absent'>): string[] {
  const teams = [...new Set(absent.map(({ team }) => team))];
  return teams.map((team) => {
    const names = absent.filter((each) => each.team === team);
    return `Out for ${team}: ${listed(names.map((player) => `${player.pos.toUpperCase()} ${fullName(player)}`))}`;
  });
}
