import type { SidelinePage } from '../../contract/views/season/sideline.ts';
import { plural } from '../../words/numbers.ts';

/** Text for players off the field, shared by all faces. */

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

/** Returns players who are out, hurt or benched, and whether the second string is in; empty if everyone plays. */
export function availabilityLines({ lineups, hurt }: Pick<SidelinePage, 'lineups' | 'hurt'>): string[] {
  const injured = hurt.map((player) => `${listed([player])} (${player.team})`);
  return [...(injured.length === 0 ? [] : [`Hurt today: ${injured.join(', ')}`]), ...lineups.flatMap(linesOf)];
}

/** Lineup of the team with the ball: `Michigan: first team`. */
export function onFieldHead({
  situation,
  lineups,
  game,
}: Pick<SidelinePage, 'situation' | 'lineups' | 'game'>): string {
  const offense = situation?.offense ?? '';
  const isA = offense === game.teamA.name;
  return `${offense}: ${lineups[isA ? 0 : 1]?.second_string === true ? 'second string' : 'first team'}`;
}

/** `14 carries, 2 catches`; empty for a player without a touch. */
export function touchesText({ carries, catches }: Pick<SidelinePage['skill'][number], 'carries' | 'catches'>): string {
  const parts = [
    ...(carries === 0 ? [] : [plural(carries, 'carry', 'carries')]),
    ...(catches === 0 ? [] : [plural(catches, 'catch', 'catches')]),
  ];
  return parts.join(', ');
}

/** `Michigan defense: 31 snaps, 8 on this drive`; null between drives and before its first snap. */
export function workloadText({ workload }: Pick<SidelinePage, 'workload'>): string | null {
  if (workload === null || workload.snaps === 0) return null;
  const { defense, snaps, drive_snaps } = workload;
  return `${defense} defense: ${plural(snaps, 'snap')}, ${drive_snaps} on this drive`;
}

/** The skill players on the field with their ratings, in a line each, and the defense they face. */
export function onFieldLines(page: Pick<SidelinePage, 'skill' | 'workload'>): string[] {
  const players = page.skill.map((player) => {
    const touches = touchesText(player);
    return `${listed([player])}: ${player.rating}${touches === '' ? '' : `, ${touches}`}`;
  });
  const defense = workloadText(page);
  return defense === null ? players : [...players, defense];
}
