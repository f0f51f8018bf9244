import type { JobEnd } from '../model/coaches.ts';
import { itemAt } from '../model/lists.ts';
import type { RecordName, RecordSpan } from '../model/people/record-book.ts';
import { firstSeasonTexts, type PlayoffChange, type PlayoffVote, voteTexts } from './headlines/playoff-change.ts';
import {
  capitalized,
  listed,
  plural,
  possessive,
  rankedName,
  spelled,
  spelledOrdinal,
  spelledPlural,
  winLoss,
} from './numbers.ts';
import { recordNumber, recordTitle } from './records.ts';

/** Sentences for stories that run longer than a week. All pure: the same facts always give the same text. */

/** A broken record: the holder, the new mark and the old one. */
export interface RecordFacts {
  who: string;
  team: string;
  record: RecordName;
  span: RecordSpan;
  value: number;
  whose: 'national' | 'school';
  before: { value: number; year: number; who: string; team: string };
}

/** A head coach who leaves after the season, and his replacement. */
interface CoachChange {
  kind: 'coach_change';
  team: string;
  who: string;
  end: JobEnd;
  midseason: boolean;
  seasons: number;
  /** His new program. */
  to: string | null;
  hired: string;
  /** `head coach at Rice`. */
  from: string;
}

/** The facts of any arc. Lengths count games, `since` is a season; null: none is known. */
export type ArcFacts =
  | { kind: 'streak' | 'skid'; teams: readonly string[]; length: number }
  | { kind: 'streak_over' | 'skid_over'; team: string; length: number; other: string; score: string }
  | { kind: 'top'; team: string; before: string; weeks: number }
  | { kind: 'unbeaten'; team: string; teams: readonly string[]; fell: readonly string[] }
  | { kind: 'series_over'; team: string; other: string; length: number; since: number | null; score: string }
  | { kind: 'revenge'; team: string; other: string; game: string; score: string }
  | { kind: 'answered'; team: string; other: string; rank: number; lostTo: string; weeks: number }
  | { kind: 'ten_wins' | 'eligible' | 'ranked_again'; team: string; since: number | null; known: number; rank: number }
  | { kind: 'champion'; team: string; titles: number; last: number | null; year: number }
  | { kind: 'conference_title'; team: string; conference: string; since: number | null; began: number }
  | { kind: 'coach'; team: string; who: string; wins: number; losses: number; expected: number }
  | { kind: 'coach_wins'; team: string; who: string; number: number; other: string; score: string }
  | { kind: 'new_coach'; team: string; who: string; before: string; seasons: number }
  | { kind: 'coach_fired'; team: string; who: string; wins: number; losses: number; interim: string | null }
  | CoachChange
  | { kind: 'hot_seat' | 'seat_cools'; team: string; who: string; wins: number; losses: number }
  | { kind: 'rising'; team: string; who: string; wins: number; losses: number; expected: number }
  | { kind: 'realignment'; teams: readonly string[]; from: string | null; to: string; year: number }
  | ({ kind: 'playoff_grows' } & PlayoffVote)
  | ({ kind: 'larger_playoff' } & PlayoffChange)
  | { kind: 'freshman'; team: string; who: string; position: string; part: string; times: number }
  | { kind: 'milestone'; team: string; who: string; what: string; number: number; span: 'season' | 'career' }
  | { kind: 'in_reach'; team: string; who: string; record: RecordName; left: number; holder: string; value: number }
  | ({ kind: 'record' } & RecordFacts);

/** The first season with known results. */
const SINCE = 2000;
/** `since 2014`; if it never happened before, since the program's first known season. */
function sinceText(since: number | null, known: number): string {
  if (since !== null) return `since ${since}`;
  return known > SINCE ? `since it joined FBS in ${known}` : `since before ${SINCE}`;
}

/** Describes teams that will change conference. `from`: the one they leave together; null: several, or none. */
function realignmentText({ teams, from, to, year }: Extract<ArcFacts, { kind: 'realignment' }>): string[] {
  const who = listed(teams);
  const one = teams.length === 1;
  return from === null
    ? [`${who} will join the ${to} in ${year}.`, `The ${to} adds ${who}, starting in ${year}.`]
    : [
        `${who} will leave the ${from} for the ${to} in ${year}.`,
        `The ${to} takes ${who} from the ${from}; ${one ? 'the move comes' : 'the moves come'} in ${year}.`,
      ];
}

/** Describes streaks that reached a length in a week, by one team or several. */
function streakText({ kind, teams, length }: Extract<ArcFacts, { kind: 'streak' | 'skid' }>): string[] {
  const team = listed(teams);
  if (teams.length > 1) return runsText(kind, team, length);
  if (kind === 'streak') {
    return [
      `${team} has won ${spelled(length)} in a row.`,
      `No one has beaten ${team} in its last ${plural(length, 'game')}.`,
      `${possessive(team)} winning streak stands at ${spelled(length)}.`,
      `Make it ${plural(length, 'win')} in a row for ${team}.`,
    ];
  }
  return [
    `${team} has lost ${spelled(length)} in a row.`,
    `${possessive(team)} losing streak has reached ${spelled(length)}.`,
    `${team} is still looking for a win after ${spelledPlural(length, 'loss', 'losses')} in a row.`,
    `Another loss for ${team}, ${spelled(length)} in a row now.`,
  ];
}

function runsText(kind: 'streak' | 'skid', teams: string, length: number): string[] {
  const [did, run] = kind === 'streak' ? ['won', 'winning'] : ['lost', 'losing'];
  return [
    `${teams} have each ${did} ${spelled(length)} in a row.`,
    `${teams} each have a ${run} streak of ${spelled(length)}.`,
    `The ${run} streaks of ${teams} have reached ${spelled(length)}.`,
    `One more week, and ${teams} have each ${did} ${spelled(length)} straight.`,
  ];
}

/** Merges two streaks of the same length; null for anything else. */
export function joinedArc(a: ArcFacts, b: ArcFacts): ArcFacts | null {
  if ((a.kind !== 'streak' && a.kind !== 'skid') || a.kind !== b.kind || a.length !== b.length) return null;
  return { ...a, teams: [...a.teams, ...b.teams] };
}

function endText(f: Extract<ArcFacts, { kind: 'streak_over' | 'skid_over' }>): string[] {
  const { team, other, length, score } = f;
  if (f.kind === 'streak_over') {
    return [
      `${other} ends ${possessive(team)} winning streak at ${spelled(length)}, ${score}.`,
      `${team} loses for the first time in ${spelledPlural(length + 1, 'game')}, ${score} to ${other}.`,
    ];
  }
  return [
    `${team} ends a run of ${spelledPlural(length, 'loss', 'losses')}, ${score} over ${other}.`,
    `${possessive(team)} losing streak ends at ${spelled(length)} with a ${score} win over ${other}.`,
  ];
}

function unbeatenText({ teams, fell }: Extract<ArcFacts, { kind: 'unbeaten' }>): string[] {
  const names = listed(teams);
  if (teams.length === 1) {
    return [`${names} is the last unbeaten team.`, `With ${listed(fell)} beaten, only ${names} has not lost.`];
  }
  const count = spelled(teams.length);
  return [
    `${capitalized(count)} unbeaten teams are left: ${names}.`,
    `${listed(fell)} ${fell.length === 1 ? 'has' : 'have'} lost for the first time; ${names} have not.`,
  ];
}

function firstsText(f: Extract<ArcFacts, { kind: 'ten_wins' | 'eligible' | 'ranked_again' }>): string[] {
  const { team, since, known, rank } = f;
  switch (f.kind) {
    case 'ten_wins':
      return [
        `${team} has ten wins for the first time ${sinceText(since, known)}.`,
        `Ten wins: ${team} has not had a season like this ${sinceText(since, known)}.`,
      ];
    case 'eligible':
      return [
        `${team} is bowl eligible for the first time ${sinceText(since, known)}.`,
        `Bowl eligible at six wins: ${team} has not won that many ${sinceText(since, known)}.`,
      ];
    case 'ranked_again':
      return [
        `${team} is ranked at No. ${rank}; it has not finished a season in the Top 25 ${sinceText(since, known)}.`,
        `Back in the Top 25: ${team}, No. ${rank} now, has not finished a season there ${sinceText(since, known)}.`,
      ];
  }
}

function championText({ team, titles, last, year }: Extract<ArcFacts, { kind: 'champion' }>): string[] {
  if (last === null) return [`It is ${possessive(team)} first national title since before ${SINCE}.`];
  if (last === year - 1)
    return [`${team} is national champion again, and has won ${plural(titles, 'title')} since ${SINCE}.`];
  if (last === SINCE) return [`${team} claims the national title for the first time since ${last}.`];
  return [
    `${team} claims the national title, its first since ${last} and its ${spelledOrdinal(titles)} since ${SINCE}.`,
  ];
}

function firedText(f: Extract<ArcFacts, { kind: 'coach_fired' }>): string[] {
  const { team, who, interim } = f;
  const start = `a ${winLoss(f.wins, f.losses)} start`;
  const leads = interim === null ? '' : ` ${interim} takes over as interim head coach.`;
  return [`${team} fires ${who} after ${start}.${leads}`, `${possessive(team)} ${start} costs ${who} his job.${leads}`];
}

/** Describes what the season does for the player's coach. */
function ownCoachText(f: Extract<ArcFacts, { kind: 'hot_seat' | 'seat_cools' | 'rising' }>): string[] {
  const { team, who } = f;
  const record = winLoss(f.wins, f.losses);
  switch (f.kind) {
    case 'hot_seat':
      return [
        `${who} is on the hot seat: ${team} is ${record}, and boosters want a change.`,
        `At ${record}, ${team} has begun to ask how long ${who} will be its head coach.`,
        `${possessive(team)} patience with ${who} is running out at ${record}.`,
      ];
    case 'seat_cools':
      return [
        `${who} buys himself time: ${team} is ${record}, and the calls for a change have quieted.`,
        `The talk about ${possessive(who)} job dies down with ${team} at ${record}.`,
      ];
    case 'rising': {
      const expected = spelledPlural(f.expected, 'win');
      return [
        `${who} is a name to watch for bigger jobs: ${team} is ${record} in a year that promised ${expected}.`,
        `Bigger programs have noticed ${who}, who has ${team} at ${record} in a season of ${expected} expected.`,
      ];
    }
  }
}

function changeText({ team, who, end, midseason, seasons, to, hired, from }: CoachChange): string[] {
  const stay = spelledPlural(seasons, 'season');
  if (midseason) return [`${team} hires ${hired}, ${from}, to follow ${who}, who was fired during the season.`];
  switch (end) {
    case 'fired':
      return [
        `${team} fires ${who} after ${stay} and hires ${hired}, ${from}.`,
        `${who} is out at ${team} after ${stay}; ${hired}, ${from}, takes over.`,
      ];
    case 'retired':
      return [`${who} retires after ${stay} at ${team}; ${hired}, ${from}, takes over.`];
    case 'nfl':
      return [`${who} leaves ${team} for the NFL after ${stay}; ${hired}, ${from}, takes over.`];
    default:
      return [`${who} leaves ${team}${to === null ? '' : ` for ${to}`} after ${stay}; ${hired}, ${from}, takes over.`];
  }
}

/** `14 sacks`, `four rushing touchdowns`. */
function countOf(record: RecordName, value: number): string {
  return `${Number.isInteger(value) && value < 10 ? spelled(value) : recordNumber(value)} ${recordName(record)}`;
}

/** `rushing yards`. */
function recordName(record: RecordName): string {
  return recordTitle(record).toLowerCase().replace(', team', '');
}

/** The holder of a record. */
function formerHolder({ who, team, record, whose, before }: RecordFacts): string {
  const mark = countOf(record, before.value).replace(` ${recordName(record)}`, '');
  if (before.who === who)
    return `The old mark was ${who === team ? 'its' : 'his'} own: ${mark}, set in ${before.year}.`;
  const holder = whose === 'national' && before.who !== before.team ? `${before.who} of ${before.team}` : before.who;
  return `${holder} held the old mark of ${mark}, set in ${before.year}.`;
}

/** Describes a record. A game record is final; season and career totals keep growing. */
function recordText(f: RecordFacts): string[] {
  const { who, team, record, span, value, whose } = f;
  const what = countOf(record, value);
  const name = who === team ? team : `${who} of ${team}`;
  const old = formerHolder(f);
  if (span === 'game') {
    return [
      `A ${whose} record: ${name}, ${what} in a game. ${old}`,
      `${name} sets the ${whose} record with ${what} in a game. ${old}`,
    ];
  }
  const over = span === 'season' ? 'this season' : 'in his career';
  return [
    `${name} has ${what} ${over}, a ${whose} record. ${old}`,
    `The ${whose} record for ${recordName(record)} in a ${span} falls to ${name}, ${who === team ? 'which' : 'who'} now has ${recordNumber(value)}. ${old}`,
  ];
}

/** `547 passing yards`, `half a sack`. */
function leftOf(record: RecordName, left: number): string {
  if (left === 0.5) return record === 'sacks' ? 'half a sack' : 'half a tackle for loss';
  return left === 1 ? `one ${recordName(record).replace(/s( for loss)?$/, '$1')}` : countOf(record, left);
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the table of wordings, a case for each kind of arc
function variants(f: ArcFacts): string[] {
  switch (f.kind) {
    case 'streak':
    case 'skid':
      return streakText(f);
    case 'streak_over':
    case 'skid_over':
      return endText(f);
    case 'top':
      return f.weeks > 1
        ? [
            `${f.team} is the new No. 1; ${f.before} had been there for ${plural(f.weeks, 'week')}.`,
            `${f.team} is No. 1 again; ${f.before} held the top spot for ${plural(f.weeks, 'week')}.`,
            `Back on top: ${f.team} replaces ${f.before}, No. 1 for ${plural(f.weeks, 'week')}.`,
          ]
        : [
            `${f.team} takes No. 1 from ${f.before}.`,
            `${f.team} takes No. 1 back from ${f.before}.`,
            `No. 1 once more: ${f.team} replaces ${f.before}.`,
          ];
    case 'unbeaten':
      return unbeatenText(f);
    case 'series_over':
      return [
        `${f.team} beats ${f.other} for the first time in ${spelled(f.length + 1)} meetings, ${f.score}.`,
        `${f.other} had won ${spelled(f.length)} straight against ${f.team}; this time it is ${f.score} for ${f.team}.`,
      ];
    case 'revenge':
      return [
        `${f.team} gets even with ${f.other} for its loss in the ${f.game} last season, ${f.score}.`,
        `Last season ${f.other} beat ${f.team} in the ${f.game}; this time it is ${f.score} the other way.`,
      ];
    case 'answered': {
      const beaten = rankedName(f.other, f.rank);
      const after = f.weeks === 1 ? 'a week' : spelledPlural(f.weeks, 'week');
      return [
        `${capitalized(after)} after losing to ${f.lostTo}, ${f.team} answers with a win over ${beaten}.`,
        `${f.team} shakes off the loss to ${f.lostTo} and beats ${beaten}.`,
        `${f.team} bounces back from its loss to ${f.lostTo} with a win over ${beaten}.`,
        `What a difference ${after} makes: ${f.team}, which lost to ${f.lostTo}, beats ${beaten}.`,
      ];
    }
    case 'ten_wins':
    case 'eligible':
    case 'ranked_again':
      return firstsText(f);
    case 'champion':
      return championText(f);
    case 'conference_title':
      return [
        f.since === null
          ? `It is ${possessive(f.team)} first ${f.conference} title since before ${f.began}.`
          : `${f.team} takes its first ${f.conference} title since ${f.since}.`,
      ];
    case 'coach':
      return [
        `${f.who} of ${f.team} is the coach of the year: ${winLoss(f.wins, f.losses)} in a season of ${spelledPlural(f.expected, 'expected win')}.`,
      ];
    case 'coach_wins':
      return [
        `${possessive(f.who)} win No. ${f.number} as a head coach: ${f.team} over ${f.other}, ${f.score}.`,
        `${f.who} of ${f.team} has won ${plural(f.number, 'game')} as a head coach, the latest over ${f.other}, ${f.score}.`,
      ];
    case 'hot_seat':
    case 'seat_cools':
    case 'rising':
      return ownCoachText(f);
    case 'new_coach':
      return [
        `${f.team} begins under a new head coach, ${f.who}, after ${spelledPlural(f.seasons, 'season')} of ${f.before}.`,
        `A new head coach at ${f.team}: ${f.who} replaces ${f.before}, who was there for ${spelledPlural(f.seasons, 'season')}.`,
      ];
    case 'realignment':
      return realignmentText(f);
    case 'playoff_grows':
      return voteTexts(f);
    case 'larger_playoff':
      return firstSeasonTexts(f);
    case 'coach_fired':
      return firedText(f);
    case 'coach_change':
      return changeText(f);
    case 'freshman':
      if (f.times > 1) {
        const again = `for the ${spelledOrdinal(f.times)} time`;
        return [
          `Freshman ${f.position} ${f.who} of ${f.team} is the national ${f.part} player of the week ${again}.`,
          `${possessive(f.team)} freshman ${f.who} has done it again: national ${f.part} player of the week ${again}.`,
        ];
      }
      return [
        `${f.who}, a freshman ${f.position} at ${f.team}, is the national ${f.part} player of the week.`,
        `A freshman arrives: ${f.position} ${f.who} of ${f.team} is the national ${f.part} player of the week.`,
        `${f.who} of ${f.team} is just a freshman, and already the national ${f.part} player of the week.`,
        `The national ${f.part} player of the week is a freshman: ${f.position} ${f.who} of ${f.team}.`,
      ];
    case 'milestone':
      return [
        `${f.who} passes ${recordNumber(f.number)} ${f.what} for ${f.span === 'career' ? 'his career' : 'the season'}.`,
      ];
    case 'in_reach':
      return [
        `${f.who} is ${leftOf(f.record, f.left)} away from the single-season school record, ${f.holder === f.who ? 'his own' : possessive(f.holder)} ${recordNumber(f.value)}.`,
      ];
    case 'record':
      return recordText(f);
  }
}

/**
 * Returns an arc as a sentence.
 * @param variant picks the wording: the same for the same team and week
 */
export function arcText(facts: ArcFacts, variant: number): string {
  const all = variants(facts);
  return itemAt(all, variant % all.length);
}

/** Priority in the news. */
const WEIGHT: Readonly<Record<ArcFacts['kind'], number>> = {
  champion: 100,
  record: 70,
  coach: 65,
  coach_wins: 60,
  hot_seat: 63,
  seat_cools: 61,
  rising: 61,
  streak_over: 60,
  top: 58,
  conference_title: 50,
  unbeaten: 48,
  revenge: 46,
  streak: 44,
  series_over: 40,
  skid_over: 36,
  answered: 34,
  coach_fired: 62,
  coach_change: 56,
  realignment: 54,
  playoff_grows: 90,
  larger_playoff: 90,
  new_coach: 32,
  ten_wins: 30,
  freshman: 28,
  ranked_again: 26,
  skid: 22,
  eligible: 20,
  milestone: 18,
  in_reach: 16,
};

/** Sorts the biggest first, and those of better-ranked teams first within a kind. */
export function arcOrder(
  a: { kind: ArcFacts['kind']; rank: number },
  b: { kind: ArcFacts['kind']; rank: number },
): number {
  const place = (rank: number) => (rank === 0 ? Number.POSITIVE_INFINITY : rank);
  return WEIGHT[b.kind] - WEIGHT[a.kind] || (place(a.rank) === place(b.rank) ? 0 : place(a.rank) - place(b.rank));
}
