import type { Awards, BestOfPlace, Honored, Voted, WeekHonors } from '../contract/views/people/awards.ts';
import type { PlayerAward } from '../contract/views/people/player-award.ts';
import type { AwardName, AwardRole } from '../model/people/awards.ts';
import { awardTitle, roleTitle } from '../words/awards.ts';
import { grouped, listed, ordinal } from '../words/numbers.ts';
import { fullName } from '../words/terms.ts';

/** Awards as pages show them. All pure. */

/** An award on the player's own page: `Heisman Trophy`, `All-SEC second team`, `MVP, Rose Bowl`. */
function playerAwardText({ award, role, place, selection, conference, game }: PlayerAward): string {
  const team = selection === undefined ? '' : ` ${selection === 1 ? 'first' : 'second'} team`;
  if (award === 'all_conference') return `All-${conference ?? 'Conference'}${team}`;
  if (award === 'player_of_the_week') {
    return `${conference ?? 'National'} ${roleTitle(role)} Player of the Week`;
  }
  if (award === 'most_valuable') return game === undefined ? 'Most Valuable Player' : `MVP, ${game.label}`;
  if (place === undefined || place === 1) return `${awardTitle(award)}${team}`;
  return award === 'heisman' ? `${ordinal(place)} in the Heisman vote` : `${awardTitle(award)}, finalist`;
}

/** Award names in order of prestige; weekly awards come last. */
const RENOWN: readonly AwardName[] = [
  'heisman',
  'best_defender',
  'all_america',
  'most_valuable',
  'freshman_all_america',
  'all_conference',
  'player_of_the_week',
];

function renown(award: AwardName): number {
  const index = RENOWN.indexOf(award);
  // Positional awards rank with best defender.
  return index < 0 ? RENOWN.indexOf('best_defender') : index;
}

/**
 * Groups a player's awards by season, newest first and most prestigious first within one; repeated weekly awards become
 * one line.
 */
export function honorsByYear(awards: readonly PlayerAward[]): { year: number; honors: string[] }[] {
  const years = [...new Set(awards.map(({ year }) => year))].sort((a, b) => b - a);
  return years.map((year) => {
    const own = awards.filter((each) => each.year === year).sort((a, b) => renown(a.award) - renown(b.award));
    const texts = [...new Set(own.map(playerAwardText))];
    return {
      year,
      honors: texts.map((text) => {
        const weeks = own.flatMap((each) =>
          each.week !== undefined && playerAwardText(each) === text ? [each.week] : [],
        );
        return weeks.length === 0
          ? text
          : `${text} (${weeks.length === 1 ? 'week' : 'weeks'} ${listed(weeks.sort((a, b) => a - b).map(String))})`;
      }),
    };
  });
}

/** The same, one line per season: `2026: Heisman Trophy; All-America first team`. */
export function honorLines(awards: readonly PlayerAward[]): string[] {
  return honorsByYear(awards).map(({ year, honors }) => `${year}: ${honors.join('; ')}`);
}

/** First-team and second-team players side by side, by position. */
export interface SelectionRow {
  key: string;
  role: AwardRole;
  first: Honored | null;
  second: Honored | null;
}

export function selectionRows({ first, second }: Awards['all_america']): SelectionRow[] {
  const seconds = [...second];
  const rows = first.map((one, index): SelectionRow => {
    const other = seconds.findIndex(({ role }) => role === one.role);
    const [found = null] = other < 0 ? [] : seconds.splice(other, 1);
    return { key: `${one.role} ${index}`, role: one.role, first: one, second: found };
  });
  return [
    ...rows,
    ...seconds.map((second, index) => ({ key: `more ${index}`, role: second.role, first: null, second })),
  ];
}

/** A player of the week. */
export type WeeklyRow = Honored & { week: number };

/** Flattens players of the week into one list, week by week. */
export function weeklyRows(weeks: readonly WeekHonors[]): WeeklyRow[] {
  return weeks.flatMap(({ week, players }) => players.map((player) => ({ ...player, week })));
}

/** The winner of a vote: `Jalen Carter, Michigan, 2,345 points`. */
export function votedText(voted: Pick<Voted, 'first' | 'last' | 'team' | 'points'>): string {
  return `${fullName(voted)}, ${voted.team}, ${grouped(voted.points)} ${voted.points === 1 ? 'point' : 'points'}`;
}

/** Lists an award's finalists; empty when there are none. */
export function finalistsText({ finalists }: Pick<BestOfPlace, 'finalists'>): string {
  return finalists.map((player) => `${fullName(player)} (${player.team})`).join(', ');
}
