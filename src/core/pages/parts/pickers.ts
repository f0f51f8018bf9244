import { POSITIONS, type Position } from '../../model/positions.ts';
import { HEADINGS } from '../../present/headings.ts';
import { POSITION_WORDS } from '../../words/terms.ts';
import type { Link } from './links.ts';
import type { Picker } from './page.ts';

/** Pickers used by many pages. */

/** Picks the same page for another team. */
export function teamPicker(
  { teams, team }: { teams: readonly { name: string }[]; team: { name: string } },
  link: (team: string) => Link,
): Picker {
  const names = teams.map(({ name }) => name).sort();
  const choices = names.map((name) => ({ label: name, link: link(name) }));
  return { label: 'Team', chosen: team.name, choices, key: 'f', of: HEADINGS.samePageOf, step: 'team' };
}

/** Filters players by position; without one, returns all. */
export function ofPosition<Row extends { pos: string }>(rows: readonly Row[], position: string | undefined): Row[] {
  return rows.filter(({ pos }) => position === undefined || pos === position);
}

/** Picks the same page with players of one position, among those that occur. */
export function positionPicker(
  players: readonly { pos: string }[],
  chosen: Position | undefined,
  link: (position: { position?: Position }) => Link,
): Picker {
  const positions = POSITIONS.filter((position) => players.some(({ pos }) => pos === position));
  return {
    label: HEADINGS.positionFilter,
    chosen: chosen === undefined ? HEADINGS.allPositions : (POSITION_WORDS[chosen] ?? chosen),
    choices: [
      { label: HEADINGS.allPositions, link: link({}) },
      ...positions.map((position) => ({ label: POSITION_WORDS[position], link: link({ position }) })),
    ],
    key: 'z',
  };
}

/** Picks the same page for another season. */
export function yearPicker(
  label: string,
  { years, year }: { years: readonly number[]; year: number | null },
  link: (year: number) => Link,
  step = 'season',
): Picker {
  const choices = years.map((each) => ({ label: String(each), link: link(each) }));
  return { label, chosen: String(year ?? ''), choices, key: 'y', step };
}
