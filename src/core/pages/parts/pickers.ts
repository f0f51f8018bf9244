import { HEADINGS } from '../../present/headings.ts';
import type { Link } from './links.ts';
import type { Picker } from './page.ts';

/** The choices that many pages have. */

/** The same page of another team. */
export function teamPicker(
  { teams, team }: { teams: readonly { name: string }[]; team: { name: string } },
  link: (team: string) => Link,
): Picker {
  const names = teams.map(({ name }) => name).sort();
  const choices = names.map((name) => ({ label: name, link: link(name) }));
  return { label: 'Team', chosen: team.name, choices, key: 'f', of: HEADINGS.samePageOf, step: 'team' };
}

/** The same page of another season. */
export function yearPicker(
  label: string,
  { years, year }: { years: readonly number[]; year: number | null },
  link: (year: number) => Link,
  step = 'season',
): Picker {
  const choices = years.map((each) => ({ label: String(each), link: link(each) }));
  return { label, chosen: String(year ?? ''), choices, key: 'y', step };
}
