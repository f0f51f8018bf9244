import { CHAMPIONSHIP_WEEK, FIRST_PLAYOFF_WEEK } from '../model/game.ts';
import type { PlayoffSize } from '../model/playoff.ts';
import type { DriveResult, PlayKind } from '../model/plays/play.ts';
import type { ClassYear, Position } from '../model/positions.ts';
import { type Stage, stageFacts } from '../model/stages.ts';
import { listedFew, ordinal, plural } from './numbers.ts';

/** Texts for the model's keys. All pure. */

/** A full name: `Jalen Carter`. */
export function fullName({ first, last }: { first: string; last: string }): string {
  return `${first} ${last}`;
}

/** A player to be named in a sentence. */
export interface Named {
  pos: Position;
  first: string;
  last: string;
}

/** Players named in a sentence before the rest are only counted. */
const MOST_NAMED = 2;

/** `WR Nicholas Lacey`. */
export const playerNamed = ({ pos, ...name }: Named): string => `${pos.toUpperCase()} ${fullName(name)}`;

/** `WR Nicholas Lacey, QB Al Bo and 3 others`. `count`: how many there are, named or not. */
export function playersNamed(players: readonly Named[], count = players.length): string {
  const named = players.slice(0, count <= MOST_NAMED ? count : MOST_NAMED).map(playerNamed);
  return named.length === 0 ? plural(count, 'player') : listedFew(named, MOST_NAMED, count);
}

/** `vs` at home and at neutral sites, `at` away. */
export function siteWord({ home }: { home: boolean | null }): string {
  return home === false ? 'at' : 'vs';
}

/** `1st`, `4th`, then `OT`, `2OT`. Quarters beyond the fourth are overtime periods. */
export function quarterName(quarter: number): string {
  if (quarter <= 4) return ordinal(quarter);
  return quarter === 5 ? 'OT' : `${quarter - 4}OT`;
}

/** `1st quarter`, `overtime`, `2nd overtime`. */
export function quarterLong(quarter: number): string {
  if (quarter <= 4) return `${ordinal(quarter)} quarter`;
  return quarter === 5 ? 'overtime' : `${ordinal(quarter - 4)} overtime`;
}

/** `Final`, `Final/OT`, `Final/3OT`. */
export function finalLabel(overtime: number): string {
  return overtime === 0 ? 'Final' : `Final/${quarterName(4 + overtime)}`;
}

/**
 * A spot on the field as a broadcast says it: `MICH 42`, `OSU 6`, `50`.
 * @param yardLine yards from the offense's own goal line, 1 to 99
 * @param offense abbreviation of the side whose goal line is counted from
 * @param defense abbreviation of the other side
 */
export function fieldSpot(yardLine: number, offense: string, defense: string): string {
  if (yardLine === 50) return '50';
  return yardLine < 50 ? `${offense} ${yardLine}` : `${defense} ${100 - yardLine}`;
}

/** `3rd & 7`, `1st & Goal`. Goal to go if the line to gain is the goal line. */
export function downAndDistance(down: number, distance: number, yardLine: number): string {
  return `${ordinal(down)} & ${distance >= 100 - yardLine ? 'Goal' : distance}`;
}

/** `3rd & 7 at MICH 42`. */
export function situation(down: number, distance: number, yardLine: number, offense: string, defense: string): string {
  return `${downAndDistance(down, distance, yardLine)} at ${fieldSpot(yardLine, offense, defense)}`;
}

const DRIVE_RESULT_WORDS: Readonly<Record<DriveResult, string>> = {
  touchdown: 'Touchdown',
  field_goal: 'Field goal',
  missed_field_goal: 'Missed field goal',
  punt: 'Punt',
  interception: 'Interception',
  fumble: 'Fumble',
  downs: 'Turnover on downs',
  safety: 'Safety',
  end_of_half: 'End of half',
  end_of_game: 'End of game',
};

/**
 * `Turnover on downs` for `downs`. Adds a return touchdown by the other team: `Interception return touchdown`, and
 * `Field goal, kickoff return touchdown` for the kickoff that followed it.
 */
export function driveResult(result: DriveResult, returned: PlayKind | null = null): string {
  const word = DRIVE_RESULT_WORDS[result];
  if (returned === null) return word;
  return returned === 'kickoff' ? `${word}, kickoff return touchdown` : `${word} return touchdown`;
}

export const CLASS_YEAR_WORDS: Readonly<Record<ClassYear, string>> = {
  fr: 'Freshman',
  so: 'Sophomore',
  jr: 'Junior',
  sr: 'Senior',
};

/** A class by eligibility. */
interface EligibilityClass {
  year: ClassYear;
  /** Whether he has redshirted. */
  redshirt: boolean;
}

/** `JR` or `RS JR`, the short form outside the roster page. */
export function classShort({ year, redshirt }: EligibilityClass): string {
  return `${redshirt ? 'RS ' : ''}${year.toUpperCase()}`;
}

/** `QB #12`; `QB` without the number once he has left. */
export function positionText({ player, number }: { player: { pos: string }; number?: number | undefined }): string {
  const position = player.pos.toUpperCase();
  return number === undefined ? position : `${position} #${number}`;
}

/** `Junior`, `Junior (RS)`: the class with its redshirt mark. */
export function classMarked({ year, redshirt }: EligibilityClass): string {
  return redshirt ? `${CLASS_YEAR_WORDS[year]} (RS)` : CLASS_YEAR_WORDS[year];
}

/** `Junior` or `Redshirt junior`. */
export function classWords({ year, redshirt }: EligibilityClass): string {
  const words = CLASS_YEAR_WORDS[year];
  return redshirt ? `Redshirt ${words.toLowerCase()}` : words;
}

export const POSITION_WORDS: Readonly<Record<Position, string>> = {
  qb: 'Quarterbacks',
  rb: 'Running backs',
  wr: 'Wide receivers',
  te: 'Tight ends',
  ol: 'Offensive line',
  dl: 'Defensive line',
  lb: 'Linebackers',
  cb: 'Cornerbacks',
  s: 'Safeties',
  k: 'Kickers',
  p: 'Punters',
};

/** `Season (Week 5)`; other stages by their label. After the last week the season is over. */
export function stageLabel(stage: Stage, week: number, lastWeek: number): string {
  if (stage !== 'season') return stageFacts(stage).label;
  return week > lastWeek ? 'Season (End of Season)' : `Season (Week ${week})`;
}

const FOUR_ROUNDS = ['Bowls and First Round', 'Quarterfinals', 'Semifinals', 'National Championship'];
const ROUNDS: Readonly<Record<PlayoffSize, readonly string[]>> = {
  2: ['Bowls and National Championship'],
  4: ['Bowls and Semifinals', 'National Championship'],
  12: FOUR_ROUNDS,
  16: FOUR_ROUNDS,
};

/** A week's name: `Week 7`, `Conference Championships`, `Quarterfinals`; after the last, `End of Season`. */
export function weekName(week: number, playoffTeams: number): string {
  if (week < CHAMPIONSHIP_WEEK) return `Week ${week}`;
  if (week === CHAMPIONSHIP_WEEK) return 'Conference Championships';
  const rounds = (ROUNDS as Readonly<Record<number, readonly string[]>>)[playoffTeams] ?? [];
  return rounds[week - FIRST_PLAYOFF_WEEK] ?? 'End of Season';
}

/** A week within a sentence: `Week 7`, `the quarterfinals`, `the national championship`. */
export function weekInSentence(week: number, playoffTeams: number): string {
  const name = weekName(week, playoffTeams);
  return name.startsWith('Week') ? name : `the ${name.toLowerCase()}`;
}

/** Whether a week's name is plural: the quarterfinals are next, the national championship is. */
export function weekIsPlural(name: string): boolean {
  return /s$|^Bowls/.test(name);
}

/** The same for narrow columns: `Wk 7`, `Champ`, `Rd 1`, `Quarter`, `Semi`, `Title`. */
export function weekShort(week: number, playoffTeams: number): string {
  if (week < CHAMPIONSHIP_WEEK) return `Wk ${week}`;
  if (week === CHAMPIONSHIP_WEEK) return 'Champ';
  const last = playoffTeams === 2 ? 16 : playoffTeams === 4 ? 17 : 19;
  if (week > last) return 'End';
  return ['Title', 'Semi', 'Quarter', 'Rd 1'][last - week] ?? `Wk ${week}`;
}

const SHORTER_WORDS: Readonly<Record<string, string>> = {
  State: 'St',
  North: 'N',
  South: 'S',
  East: 'E',
  West: 'W',
  Northern: 'N',
  Southern: 'S',
  Eastern: 'E',
  Western: 'W',
  Central: 'C',
  Middle: 'Mid',
  International: 'Intl',
};

/** Shortens a team's name for a scoreboard: `Ohio St`, `N Carolina`; one-word names stay as they are. */
export function shorterTeam(name: string): string {
  const words = name.split(' ');
  return words.length === 1 ? name : words.map((word) => SHORTER_WORDS[word] ?? word).join(' ');
}

/** `Pac-10 is now the Pac-12`. */
export function renamedConference(old: string, now: string): string {
  return `${old} is now the ${now}`;
}

/** `Championship`, `4-Team Playoff`, `12-Team Playoff Projection`. */
export function playoffTitle(teams: number, projection: boolean): string {
  const title = teams === 2 ? 'Championship' : `${teams}-Team Playoff`;
  return projection ? `${title} Projection` : title;
}

/** Filled and empty marks for a rating out of `most`: `★★★☆☆`. Values outside are clamped. */
export function gauge(value: number, most: number, full = '★', empty = '☆'): string {
  const n = Math.max(0, Math.min(most, Math.round(value)));
  return full.repeat(n) + empty.repeat(most - n);
}

/** Notes on special seasons for a user about to start in one, by year. */
const SEASON_NOTES: Readonly<Record<number, string>> = {
  2020: 'The 2020 season is played as it was scheduled before the pandemic: every game, in full stadiums, with FCS opponents. The extra year of eligibility still applies.',
};

/** The two ways to play 2020. */
export const IN_FULL = 'In full, as it was scheduled';
export const AS_IT_WAS = 'As it was, cut short by the pandemic';

/** Note on the shortened season. */
const SHORT_NOTE =
  'The 2020 season is played as it was: conference games above all, a late start in the Big Ten, the Pac-12, the MAC and the Mountain West, games called off week by week, nearly empty stands, fewer bowls and no minimum of wins for one. UConn, New Mexico State and Old Dominion sit it out. Players keep the year of eligibility.';

/** Returns the note on a special season; null if there is none. */
export function seasonNote(year: number, asItWas = false): string | null {
  return asItWas ? SHORT_NOTE : (SEASON_NOTES[year] ?? null);
}
