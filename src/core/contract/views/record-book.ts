import { z } from 'zod';
import { CASE_PARTS } from '../../model/people/halls.ts';
import { PLAYER_RECORDS, RECORD_NAMES, RECORD_SCOPES, RECORD_SPANS } from '../../model/people/record-book.ts';
import { staffOfProgram } from './people/coaches.ts';
import { heismanWinner, rivalrySoFar } from './remembered.ts';
import { page, playerName, teamNames, whole } from './shared.ts';

const recordMark = {
  /** Sacks and tackles for loss can be halves. */
  value: z.number(),
  year: whole,
  /** 0 for a season or a career. */
  week: whole,
  /** Whether it was set before the dynasty began. */
  before_dynasty: z.boolean(),
  /** Whether the season or career is unfinished, so that the record may still grow. */
  so_far: z.boolean(),
  team: z.string(),
  /** Null for a team record. */
  player: z.strictObject(playerName).nullable(),
  game: z.strictObject({ id: whole, opponent: z.string() }).nullable(),
};
const span = z.enum(RECORD_SPANS);

const formerRecord = z.strictObject(recordMark).meta({ id: 'FormerRecord' });
export type FormerRecord = z.infer<typeof formerRecord>;

const recordHeld = z
  .strictObject({
    span,
    record: z.enum(RECORD_NAMES),
    ...recordMark,
    /** The record it broke; null for the first known one. */
    before: formerRecord.nullable(),
  })
  .meta({ id: 'RecordHeld' });
export type RecordHeld = z.infer<typeof recordHeld>;

export const recordsPage = z.strictObject({
  ...page,
  teams: teamNames,
  scope: z.enum(RECORD_SCOPES),
  /** The conference or program; null for a national record. */
  whose: z.string().nullable(),
  /** The first season with known games; null before any was played. */
  games_since: whole.nullable(),
  /** By span, then in record book order. */
  records: z.array(recordHeld),
});
export type RecordsPage = z.infer<typeof recordsPage>;

const casePart = z
  .strictObject({
    part: z.enum(CASE_PARTS),
    /** The count; for `career`, his total. */
    count: z.number(),
    points: whole,
    /** For `career`, the statistic counted. */
    record: z.enum(Object.keys(PLAYER_RECORDS) as [keyof typeof PLAYER_RECORDS]).nullable(),
  })
  .meta({ id: 'HallCasePart' });
export type HallCasePart = z.infer<typeof casePart>;

const hallMember = {
  ...playerName,
  team: z.string(),
  /** His first and last season. */
  from: whole,
  to: whole,
  /** The season after which he was inducted. */
  inducted: whole,
  points: whole,
};
const member = z.strictObject(hallMember).meta({ id: 'HallMember' });
export type HallMember = z.infer<typeof member>;

const inductee = z
  .strictObject({
    ...hallMember,
    /** His case, in parts that add up to the points. */
    case: z.array(casePart),
  })
  .meta({ id: 'HallInductee' });
export type HallInductee = z.infer<typeof inductee>;

const hallCoach = z
  .strictObject({
    id: whole,
    first: z.string(),
    last: z.string(),
    /** The program he won most games for. */
    team: z.string(),
    /** His first and last season as a head coach, and his record. */
    from: whole,
    to: whole,
    wins: whole,
    losses: whole,
    /** The season after which he was inducted. */
    inducted: whole,
  })
  .meta({ id: 'HallCoach' });
export type HallCoach = z.infer<typeof hallCoach>;

export const hall = z.strictObject({
  ...page,
  teams: teamNames,
  /** The program whose hall it is; null for the national one. */
  whose: z.string().nullable(),
  /** Points needed, and seasons that must pass after a player's last one. */
  points_needed: whole,
  seasons_waited: whole,
  /** Seasons with an induction class, newest first. */
  years: z.array(whole),
  /** The class shown in full; null before the first one. */
  year: whole.nullable(),
  class: z.array(inductee),
  /** All members, newest class first. */
  members: z.array(member),
  /** Coaches in the national hall, latest first; none in a program's own. */
  coaches: z.array(hallCoach),
});
export type Hall = z.infer<typeof hall>;

const programSeason = z
  .strictObject({ year: whole, wins: whole, losses: whole, rank: whole, conference: z.string(), champion: z.boolean() })
  .meta({ id: 'ProgramSeason' });
export type ProgramSeason = z.infer<typeof programSeason>;

const programHonor = z.strictObject({ ...playerName, year: whole, selection: whole }).meta({ id: 'ProgramHonor' });
export type ProgramHonor = z.infer<typeof programHonor>;

export const program = z.strictObject({
  ...page,
  teams: teamNames,
  /** The first known season. */
  since: whole,
  all_time: z.strictObject({ wins: whole, losses: whole }),
  ...staffOfProgram,
  titles: z.array(whole),
  conference_titles: z.array(whole),
  bowl_record: z.strictObject({ wins: whole, losses: whole }),
  /** Seasons finished in the top 10, and in the Top 25. */
  top_ten: whole,
  ranked: whole,
  /** Best seasons first: by titles, final rank, then wins. */
  best_seasons: z.array(programSeason),
  heisman: z.array(heismanWinner),
  /** All-America selections, newest first. */
  all_america: z.array(programHonor),
  hall: z.array(member),
  rivalries: z.array(rivalrySoFar),
  /** National records held by the program's players and teams. */
  national_records: z.array(recordHeld),
});
export type Program = z.infer<typeof program>;
