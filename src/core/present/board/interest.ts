import type { BoardPage, BoardRecruit, RecruitAction } from '../../contract/views/recruiting/board.ts';
import { mustGet } from '../../model/lists.ts';
import { ordinal, plural, signed, signedPlural } from '../../words/numbers.ts';

/** A recruit's race, in points out of 100. */

type Race = Pick<BoardRecruit, 'status' | 'lead' | 'place' | 'offered' | 'team'>;

/** Interest gaps, in points, within which a race is even, and within which either school can still win it. */
const EVEN = 3;
const CLOSE = 12;

/** Categories of races, most urgent first. */
const RACES = ['Battles', 'Leading', 'Long shots', 'No spot left', 'Not offered', 'Committed', 'Lost'] as const;
type RaceName = (typeof RACES)[number];

/** Returns the category of a recruit's race. */
export function raceOf({ status, lead, place, offered }: Race): RaceName {
  if (status === 'ours') return 'Committed';
  if (status === 'elsewhere') return 'Lost';
  if (place === null) return offered ? 'No spot left' : 'Not offered';
  if (lead === null) return place === 1 ? 'Leading' : 'Long shots';
  if (Math.abs(lead) <= CLOSE) return 'Battles';
  return lead > 0 ? 'Leading' : 'Long shots';
}

/** Sorts battles first, the closest at the top, then the other races in order. */
export function byUrgency(a: BoardRecruit, b: BoardRecruit): number {
  const race = RACES.indexOf(raceOf(a)) - RACES.indexOf(raceOf(b));
  return race || Math.abs(a.lead ?? 0) - Math.abs(b.lead ?? 0) || b.hours - a.hours || a.number - b.number;
}

/** Where we stand with a recruit: `even`, `behind`; empty if we are not recruiting him. */
export function leadText({ lead, status }: Pick<BoardRecruit, 'lead' | 'status'>): string {
  if (lead === null || status === 'elsewhere' || status === 'ours') return '';
  if (Math.abs(lead) <= EVEN) return 'even';
  if (lead > 0) return lead > CLOSE ? 'well ahead' : 'ahead';
  return lead < -CLOSE ? 'far behind' : 'behind';
}

/** Gap to the best other school: `-8 to Miami`, `+6 on Iowa`, `even with Iowa`. */
export function gapText({ lead, rival, status }: Pick<BoardRecruit, 'lead' | 'rival' | 'status'>): string {
  if (lead === null || rival === null || status !== 'open') return '';
  if (lead === 0) return `even with ${rival.team}`;
  return `${signed(lead)} ${lead > 0 ? 'on' : 'to'} ${rival.team}`;
}

/** Spots gained on his list since last week; null if last week's is unknown. */
export function placesGained({ place, last_week }: Pick<BoardRecruit, 'place' | 'last_week'>): number | null {
  return place === null || last_week === null ? null : last_week.place - place;
}

/** Spots gained or lost on his list since last week: `▲2`, `▼1`, `=`; empty if unknown. */
export function trendMark(row: Pick<BoardRecruit, 'place' | 'last_week'>): string {
  const by = placesGained(row);
  if (by === null) return '';
  return by === 0 ? '=' : `${by > 0 ? '▲' : '▼'}${Math.abs(by)}`;
}

/** `4th last week`; empty if unknown. */
export function lastWeekText({ last_week }: Pick<BoardRecruit, 'last_week'>): string {
  return last_week === null ? '' : `${ordinal(last_week.place)} last week`;
}

/** Likely effect of an action: `likely +6 points, passes Indiana`. */
export function actionEffect({ gain, low, high, passes }: RecruitAction): string {
  if (gain === 0 && high <= 0) return 'no effect';
  const points = low === high || high <= 0 ? signedPlural(gain, 'point') : `${signed(low)} to ${plural(high, 'point')}`;
  return `likely ${points}${passes === null ? '' : `, passes ${passes}`}`;
}

/** `6 points behind Miami`, `2 points ahead of Iowa`, `Even with Iowa`. */
export function againstText(lead: number, school: string): string {
  if (lead === 0) return `Even with ${school}`;
  return `${plural(Math.abs(lead), 'point')} ${lead < 0 ? 'behind' : 'ahead of'} ${school}`;
}

/** `3 more hours a week: likely +6 points, passes Indiana`. */
export function actionText(action: RecruitAction): string {
  return `${action.action}: ${actionEffect(action)}`;
}

/** Unassigned hours a week. */
export const freeHours = ({ hours }: Pick<BoardPage, 'hours'>): number => Math.max(0, hours.total - hours.used);

/**
 * Returns the decision that gives free hours to the closest battles, one hour each in turn; null if there are none to
 * give.
 */
export function topUpBattles(page: Pick<BoardPage, 'hours' | 'recruits' | 'auto'>) {
  const isOurs = ({ pos, offered }: BoardRecruit) => offered && !page.auto.includes(pos);
  const battles = page.recruits.filter((row) => isOurs(row) && raceOf(row) === 'Battles').sort(byUrgency);
  const given = new Map(battles.map(({ number, hours }) => [number, hours]));
  let free = freeHours(page) + page.hours.auto;
  while (free > 0) {
    const before = free;
    for (const { number } of battles) {
      const hours = mustGet(given, number);
      if (free === 0 || hours >= page.hours.most) continue;
      given.set(number, hours + 1);
      free -= 1;
    }
    if (free === before) break;
  }
  const targets = battles
    .filter(({ number, hours }) => given.get(number) !== hours)
    .map(({ number }) => ({ recruit: number, hours: mustGet(given, number) }));
  return targets.length === 0 ? null : { targets };
}

/** Returns the roster spots still open at a position: expected openings minus commits. */
export function spotsLeft(page: Pick<BoardPage, 'needs'>, position: BoardRecruit['pos']): number {
  const need = page.needs.find((each) => each.position === position);
  return need === undefined ? 0 : Math.max(0, Math.round(need.places - need.committed));
}

/** `Milwaukee, WI`; the state alone if the town is unknown. */
export function hometownText({ hometown, home_state }: Pick<BoardRecruit, 'hometown' | 'home_state'>): string {
  return hometown === '' ? home_state : `${hometown}, ${home_state}`;
}

/** `2nd of 9 schools`. */
export const schoolsText = (place: number, suitors: number): string =>
  `${ordinal(place)} of ${plural(suitors, 'school')}`;
