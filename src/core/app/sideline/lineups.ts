import type { SidelinePage } from '../../contract/views/index.ts';
import type { Side } from '../../football/side.ts';
import type { LiveGame } from '../../football/sideline/live-game.ts';
import type { PlayerId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import type { Position } from '../../model/positions.ts';
import { QUARTERS } from '../../model/rules.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import type { OwnGame } from './own-game.ts';
import { touchesIn } from './workload.ts';

type Paused = LiveGame & { over: false };
type Lineup = SidelinePage['lineups'][number];
type Named = SidelinePage['skill'][number];

/** Skill positions, with the most players on the field at once. */
const SKILL: readonly (readonly [Position, number])[] = [
  ['rb', 1],
  ['wr', 3],
  ['te', 1],
];

function named({ playerOf }: OwnGame, id: PlayerId): Pick<Named, 'id' | 'first' | 'last' | 'pos'> {
  const { first, last, position } = playerOf(id);
  return { id, first, last, pos: position };
}

/** Players of a position on the field; the second string's if it is in. */
function onField({ sheet, order, reservesIn }: Side, position: Position, most: number, second: number): number[] {
  const { start, count } = sheet.groups[position];
  const from = reservesIn ? Math.min(second, Math.max(0, count - most)) : 0;
  return Array.from({ length: Math.min(most, count) }, (_, depth) => order[start + from + depth]!);
}

/** Quarterback, backs and receivers on the field for the side with the ball. */
export function skillOf(own: OwnGame, live: Paused): SidelinePage['skill'] {
  const { off, tuning } = live.state;
  const touches = touchesIn(live);
  const { secondString } = tuning.rotation;
  const slots = SKILL.flatMap(([position, most]) => onField(off, position, most, secondString[position as 'rb']));
  return [off.quarterback, ...slots].map((slot) => {
    const { id, rating } = itemAt(off.sheet.players, slot);
    return { ...named(own, id), rating, ...touches(slot) };
  });
}

/** A team's starters who are among these players. */
function startersIn({ sheet: { groups, players, system } }: Side, among: ReadonlySet<PlayerId>): PlayerId[] {
  return Object.entries(system.personnel.starters).flatMap(([position, count]) => {
    const { start } = groups[position as Position];
    return players.slice(start, start + count).flatMap(({ id }) => (among.has(id) ? id : []));
  });
}

/** The benched quarterback; null if none. */
function benchedOf({ sheet, order, quarterbackDepth, reservesIn }: Side): PlayerId | null {
  const depth = quarterbackDepth - (reservesIn ? 1 : 0);
  return depth > 0 ? itemAt(sheet.players, order[sheet.groups.qb.start]!).id : null;
}

/** Unavailable players of both teams, with the reason. */
export function lineupsOf(own: OwnGame, season: SeasonView, { state: g }: Paused): SidelinePage['lineups'] {
  const { out, matchup } = own.inputs;
  const firstHalf = g.quarter * 2 <= QUARTERS;
  const { available } = matchup();
  return g.sides.map((side, index): Lineup => {
    const benched = benchedOf(side);
    const waiting = firstHalf ? (available?.[index as 0 | 1].halfOut ?? new Set<PlayerId>()) : new Set<PlayerId>();
    const team = index === 0 ? own.game.home : own.game.away;
    return {
      team: teamFacts(season, team).abbreviation,
      second_string: side.reservesIn,
      benched: benched === null ? null : named(own, benched),
      out: startersIn(side, out).map((id) => named(own, id)),
      until_half: startersIn(side, waiting).map((id) => named(own, id)),
    };
  });
}
