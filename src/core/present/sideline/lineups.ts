import type { SidelinePage } from '../../contract/views/season/sideline.ts';

/** Players not on the field, in words that all faces show. */

type Lineup = SidelinePage['lineups'][number];
type Named = Lineup['out'][number];

export const AVAILABILITY = 'Availability';

const listed = (players: readonly Named[]): string =>
  players.map(({ pos, first, last }) => `${pos.toUpperCase()} ${first} ${last}`).join(', ');

function linesOf({ team, second_string, benched, out, until_half }: Lineup): string[] {
  return [
    ...(second_string ? [`${team}: second string is in`] : []),
    ...(benched === null ? [] : [`${team} benched ${listed([benched])}`]),
    ...(until_half.length === 0 ? [] : [`${team} out until halftime: ${listed(until_half)}`]),
    ...(out.length === 0 ? [] : [`${team} starters out: ${listed(out)}`]),
  ];
}

/** Players out, hurt or benched, and whether the second string is in; empty when everyone plays. */
export function availabilityLines({ lineups, hurt }: Pick<SidelinePage, 'lineups' | 'hurt'>): string[] {
  const injured = hurt.map((player) => `${listed([player])} (${player.team})`);
  return [...(injured.length === 0 ? [] : [`Hurt today: ${injured.join(', ')}`]), ...lineups.flatMap(linesOf)];
}

/** Of the side with the ball: `Michigan: first team`. */
export function onFieldHead({
  situation,
  lineups,
  game,
}: Pick<SidelinePage, 'situation' | 'lineups' | 'game'>): string {
  const offense = situation?.offense ?? '';
  const isA = offense === game.teamA.name;
  return `${offense}: ${lineups[isA ? 0 : 1]?.second_string === true ? 'second string' : 'first team'}`;
}
