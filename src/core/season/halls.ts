import { type Award, HEISMAN_FINALISTS } from '../model/people/awards.ts';
import { CASE_PARTS, type CasePartName } from '../model/people/halls.ts';
import type { PlayerRecord, RecordScope } from '../model/people/record-book.ts';
import type { Tuning } from '../tuning/index.ts';
import { playerRecord } from './record-book.ts';

/** Facts of a player's Hall of Fame case. */
export interface CaseFacts {
  awards: readonly Award[];
  /** Number of season and career records he holds, by scope. */
  records: Readonly<Record<RecordScope, number>>;
  /** National titles his teams won while he played. */
  titles: number;
  /** His career stat totals. */
  counts: Int32Array;
}

/** One honor in a case: how many, and the points they add. */
export interface CasePart {
  part: CasePartName;
  /** For `career`: the statistic's value. */
  count: number;
  points: number;
  /** For `career`: his most impressive statistic. */
  record: PlayerRecord | null;
}

function awardPart({ kind, place, selection, conference }: Award): CasePartName | null {
  switch (kind) {
    case 'heisman':
      return place === 1 ? 'heisman' : place <= HEISMAN_FINALISTS ? 'heisman_finalist' : null;
    case 'best':
    case 'best_defender':
      return place === 1 ? 'best' : null;
    case 'all_america':
      return selection === 1 ? 'all_america_first' : 'all_america_second';
    case 'all_conference':
      return selection === 1 ? 'all_conference_first' : 'all_conference_second';
    case 'player_of_the_week':
      return conference === null ? 'player_of_the_week' : null;
    default:
      return kind;
  }
}

/** Returns the fraction of an honor's points that Hall voters grant: kickers, punters and returners seldom get in. */
function shareOf({ role }: Award, knobs: Tuning['halls']): number {
  return role === 'k' || role === 'p' || role === 'ret' ? knobs.specialist : 1;
}

/** Returns the career total that comes closest to, or most exceeds, the all-time greats. */
function careerPart(counts: Int32Array, knobs: Tuning['halls']): CasePart {
  let best: CasePart = { part: 'career', count: 0, points: 0, record: null };
  for (const [name, benchmark] of Object.entries(knobs.careers)) {
    const record = name as PlayerRecord;
    const count = playerRecord(record, counts);
    const points = (knobs.career * count) / benchmark;
    if (points > best.points) best = { part: 'career', count, points, record };
  }
  return best;
}

/** Returns a player's Hall of Fame case, with what each honor adds. The points add up to `casePoints`. */
export function caseFor({ awards, records, titles, counts }: CaseFacts, knobs: Tuning['halls']): CasePart[] {
  const honors = awards.map((award) => ({ part: awardPart(award), award }));
  const times = (part: CasePartName) => honors.filter((each) => each.part === part).length;
  /** Average fraction of full points that honors of this kind earn. */
  const share = (part: CasePartName) => {
    const shares = honors.filter((each) => each.part === part).map(({ award }) => shareOf(award, knobs));
    return shares.length === 0 ? 1 : shares.reduce((sum, each) => sum + each, 0) / shares.length;
  };
  const worth: Readonly<Record<Exclude<CasePartName, 'career'>, [count: number, each: number]>> = {
    heisman: [times('heisman'), knobs.heisman],
    heisman_finalist: [times('heisman_finalist'), knobs.heismanFinalist],
    best: [times('best'), knobs.best],
    all_america_first: [times('all_america_first'), knobs.allAmericaFirst],
    all_america_second: [times('all_america_second'), knobs.allAmericaSecond],
    freshman_all_america: [times('freshman_all_america'), knobs.freshmanAllAmerica],
    all_conference_first: [times('all_conference_first'), knobs.allConferenceFirst],
    all_conference_second: [times('all_conference_second'), knobs.allConferenceSecond],
    most_valuable: [times('most_valuable'), knobs.mostValuable],
    player_of_the_week: [times('player_of_the_week'), knobs.playerOfTheWeek],
    title: [titles, knobs.title],
    nation_record: [records.nation, knobs.nationRecord],
    conference_record: [records.conference, knobs.conferenceRecord],
    program_record: [records.program, knobs.programRecord],
  };
  return CASE_PARTS.map((part): CasePart => {
    if (part === 'career') return careerPart(counts, knobs);
    const [count, each] = worth[part];
    return { part, count, points: count * each * share(part), record: null };
  })
    .map((each) => ({ ...each, points: Math.round(each.points) }))
    .filter(({ points }) => points > 0);
}

export function casePoints(parts: readonly CasePart[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0);
}
