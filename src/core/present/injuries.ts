import type { Injured, Injuries, PlayerInjury } from '../contract/views/people/injuries.ts';
import type { UnplayedGame } from '../contract/views/season/game.ts';
import { INJURY_WORDS } from '../words/injuries.ts';
import { capitalized, listed } from '../words/numbers.ts';
import { fullName } from '../words/terms.ts';

/** Text for injuries. */

/** Legend under the injury report. */
export const INJURY_LEGEND =
  'Doubtful: misses this game, probably back for the next. First half: suspended for targeting. Questionable: banged up, expected to play.';

const RETURNS: Readonly<Record<PlayerInjury['returns'], string>> = {
  this_week: 'this week',
  next_week: 'next week',
  two_or_three_weeks: 'in 2-3 weeks',
  four_to_six_weeks: 'in 4-6 weeks',
  longer: 'in 7 weeks or more',
  not_this_season: 'out for the season',
};

export const injuryText = ({ injury }: PlayerInjury): string => INJURY_WORDS[injury];
export const returnText = ({ returns }: PlayerInjury): string => RETURNS[returns];
/** `Out`, `Doubtful`, `First half`, `Questionable`, `Redshirting`. */
export const statusText = ({ status }: PlayerInjury): string =>
  status === 'held_back' ? 'Redshirting' : capitalized(status.replace('_', ' '));
/** Whether an injury keeps a player out of the whole game. */
export function misses(of: Pick<PlayerInjury, 'status'> | null): boolean {
  return of !== null && of.status !== 'questionable' && of.status !== 'first_half';
}

/** The teams of an injury report: the team and its next opponent. */
export function injuriesOf({ team, next }: Pick<Injuries, 'team' | 'next'>): string {
  return next === null ? team.name : `${team.name} and ${next.opponent}`;
}

/** Returns the text of an injury report without injuries. */
export function noInjuries({ info }: Pick<Injuries, 'info'>): string {
  return info.stage === 'season' ? 'Everyone is healthy.' : 'There is no injury report in the offseason.';
}

/** `Out: knee, back in 2-3 weeks`; of a redshirt, `Redshirting`. */
export function injuryLine(of: PlayerInjury): string {
  if (of.status === 'first_half') return `Out for the first half: ${injuryText(of)}`;
  if (of.status === 'held_back') return statusText(of);
  const when = of.returns === 'not_this_season' ? 'out for the season' : `back ${returnText(of)}`;
  return of.status === 'questionable'
    ? `Questionable: ${injuryText(of)}`
    : `${statusText(of)}: ${injuryText(of)}, ${when}`;
}

/**
 * `QB J. Doe (knee)`, `CB R. Roe (first half: targeting)` for every player who misses the game or its first half,
 * longest absence first.
 */
function outNames(injured: readonly Injured[]): string[] {
  return injured
    .filter(({ status }) => status !== 'questionable')
    .map(
      (player) =>
        `${player.pos.toUpperCase()} ${fullName(player)} (${player.status === 'first_half' ? 'first half: ' : ''}${injuryText(player)})`,
    );
}

/** One line for each team of a coming game with a player out: `Out for Michigan: QB J. Doe (knee)`. */
export function injuredLines({ game, injured: [ofA, ofB] }: Pick<UnplayedGame, 'game' | 'injured'>): string[] {
  const sides = [
    { name: game.teamB.name, names: outNames(ofB) },
    { name: game.teamA.name, names: outNames(ofA) },
  ];
  return sides.filter(({ names }) => names.length > 0).map(({ name, names }) => `Out for ${name}: ${listed(names)}`);
}
