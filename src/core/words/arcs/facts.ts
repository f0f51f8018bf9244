import type { JobEnd } from '../../model/coaches.ts';
import type { RecordName, RecordSpan } from '../../model/people/record-book.ts';
import type { PlayoffChange, PlayoffVote } from '../headlines/playoff-change.ts';

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
export interface CoachChange {
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
