import type { LedBy } from '../../../core/contract/views/people/coaches.ts';
import type { Info, Team } from '../../../core/contract/views/shared.ts';
import { mustHave } from '../../../core/model/lists.ts';
import { PAGES } from '../../../core/pages/index.ts';
import { linkOf } from '../../../core/pages/parts/page.ts';
import { HEADINGS, ledByParts, seasonRecord } from '../../../core/present/index.ts';
import { type RouteName, routeOf } from '../play/route.ts';
import type { ScreenKey, ScreenTab, Span } from '../play/view.ts';
import { chip, dots, neighbors, picker, ratingBar, tabsOf, teamTitle } from './parts.ts';

const DESCRIBED = PAGES.flatMap(({ name, place: { teamTab } }) => (teamTab === undefined ? [] : [{ name, teamTab }]));

/** Parts shared by the pages of one team: tabs, header lines, keys to other teams. */

type TeamPart = 'team' | 'schedule' | 'roster' | 'teamStats';

export function teamTabs(active: RouteName, team: string, year?: number): ScreenTab[] {
  return tabsOf<RouteName>(active, [
    ['team', 'Card', { name: 'team', team }],
    ['schedule', 'Schedule', year === undefined ? { name: 'schedule', team } : { name: 'schedule', team, year }],
    ['roster', 'Roster', { name: 'roster', team }],
    ['teamStats', 'Statistics', { name: 'teamStats', team }],
    ...DESCRIBED.map(({ name, teamTab }) => {
      return [name, teamTab, mustHave(routeOf(linkOf(name, { team })), 'page in the terminal')] as const;
    }),
  ]);
}

/** The team's rating, and bars of its offense and defense; an FCS team has none. */
export function ratingsLine({ rating, offense, defense }: Team): Span[] {
  if (!rating) return [['Not rated', 'faint']];
  const unit = (value = 0): Span[] => [`${value.toFixed(0)} `, [ratingBar(value), 'accent']];
  return [`Rating ${rating.toFixed(1)}   Offense `, ...unit(offense), '   Defense ', ...unit(defense)];
}

interface HeadOf {
  team: Team;
  /** The dynasty's date. */
  info: Info | null;
  /** The season of the record, if not the current one. */
  year?: number;
  /** The team's coach, on pages that have him. */
  led?: LedBy;
}

/** Rank, name, record and the two bars. */
export function teamHead({ team, info, year, led }: HeadOf): Span[][] {
  const record = info === null ? team.record : seasonRecord(team.record, info, year);
  const conference = team.conference === 'Independent' ? 'Independent' : team.conference;
  return [
    [
      chip(team),
      ' ',
      [teamTitle(team), 'strong'],
      `  ${record}  ${conference}  Prestige `,
      [dots(team.prestige), 'accent'],
    ],
    ratingsLine(team),
    ...(led === undefined ? [] : [[ledByParts(led).join(' · ')]]),
  ];
}

/** Keys to the same page of another team: by name, or the previous and next in the alphabet. */
export function otherTeams(
  part: TeamPart,
  team: string,
  teams: readonly { name: string }[],
  year?: number,
): ScreenKey[] {
  const names = teams.map(({ name }) => name).sort();
  const route = (name: string) =>
    part === 'schedule' && year !== undefined
      ? ({ name: 'schedule', team: name, year } as const)
      : ({ name: part, team: name } as const);
  return [
    picker(
      'f',
      'other team',
      HEADINGS.samePageOf,
      names.map((name) => ({ label: name, route: route(name) })),
    ),
    ...neighbors(names.map(route), names.indexOf(team), 'team'),
  ];
}
