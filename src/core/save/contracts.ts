import type { DynastyState, Settings } from '../dynasty/dynasty-state.ts';
import type { KeptSeason } from '../dynasty/eligibility.ts';
import type { ClassState } from '../model/class-state.ts';
import type { Coach, CoachId, CoachJob, StaffChanges, StaffSide } from '../model/coaches.ts';
import type { CoachingRanks } from '../model/coaching-ranks.ts';
import type { Game } from '../model/game.ts';
import type { ConferenceId, GameId, PlayerId, TeamId } from '../model/ids.ts';
import type { Absence } from '../model/people/absences.ts';
import type { Award, AwardKind } from '../model/people/awards.ts';
import type { Inductee } from '../model/people/halls.ts';
import type { RecordEntry, RecordScope, RecordSpan } from '../model/people/record-book.ts';
import type { Player } from '../model/player.ts';
import type { Transfer } from '../model/portal.ts';
import type { ClassYear } from '../model/positions.ts';
import type { CalledOff } from '../model/program/called-off.ts';
import type { Departure, PlayerSeason, PlayerTotals, Poll, TeamSeason, TeamSeasonStats } from '../model/season.ts';
import type { Stage } from '../model/stages.ts';
import type { Program } from '../model/team.ts';

/**
 * What the rest of the program sees of a save. Everything is synchronous unless it waits for the lock. Types alone, in one
 * file: they name each other throughout.
 */

/** A save's identity, fixed when it is made. */
interface Identity {
  /** A UUID that names this save to the browser. */
  userId: string;
  /** Version of the program that made it. */
  engine: string;
  /** Name of the player's program, so that lists of saves can be shown without opening them. */
  teamName: string;
}

/** A dynasty's position in the calendar. */
export interface Moment {
  year: number;
  stage: Stage;
  /** The week to be played next. */
  week: number;
}

/** The save's one-row table: identity, settings, moment. */
export interface DynastyRow extends Identity, Moment {
  settings: Settings;
  /** The coach who is the player; null: none. */
  ownCoach: CoachId | null;
  /** The side of the ball that he coordinates; null: he does not. */
  coordinator: StaffSide | null;
  nextPlayerId: PlayerId;
  /** Counts every write of the file. */
  revision: number;
}

/** A decision of the player: the name of a command and its input, which must be plain JSON. */
export interface Decision {
  command: string;
  input: unknown;
}

/** A decision in the log, with the moment it was made. */
export interface LoggedDecision extends Decision, Moment {
  /** Counted from 1. */
  seq: number;
  /** State digest after it (64 hexadecimal digits). */
  digest: string;
  /** Hash of this entry and all before it. */
  chain: string;
}

/** A game's play log with the players of both sheets by slot: what a box score is made from. */
export interface GameLog {
  game: GameId;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  rosters: readonly [home: PlayerId[], away: PlayerId[]];
}

/** A player with what a save knows besides his roster entry. */
export interface StoredPlayer extends Player {
  /** First season in this dynasty. */
  joined: number;
  /** His last season; null while he is still playing. */
  lastYear: number | null;
  reason: Departure['reason'] | null;
  /** False when he has left. */
  onRoster: boolean;
}

/** Names by column: those of `ids[i]` are `first[i]` and `last[i]`. */
export interface PlayerNames {
  /** Ascending. */
  ids: readonly PlayerId[];
  first: readonly string[];
  last: readonly string[];
}

/** The number of players on rosters by team, class and stars. */
export interface Talent {
  team: TeamId;
  stars: number;
  classYear: ClassYear;
  players: number;
  /** The sum of their ratings. */
  ratings: number;
}

export interface DynastyRepository {
  read(): DynastyRow;
  writeMoment(moment: Moment): void;
  /** The player's program has changed with his coach's job. */
  writeTeam(team: TeamId, name: string): void;
  writeNextPlayerId(id: PlayerId): void;
}

export interface FactsRepository {
  /** The reference data the dynasty began with, as stored. */
  read(): unknown;
  /** Hash of the facts: equal for equal facts. */
  digest(): string;
  write(data: unknown): void;
}

/** The rules of all seasons and the balance numbers by name, by which a dynasty is played. */
export type ParameterName = 'rules' | 'tuning';

export interface ParametersRepository {
  /** As stored: JSON, its keys sorted. */
  json(name: ParameterName): string;
  write(name: ParameterName, value: unknown): void;
}

export interface TeamsRepository {
  /** Every team id of the save, sorted. */
  all(): readonly TeamId[];
  /** The small number that stands for a team in the tables. Throws for an unknown team. */
  number(team: TeamId): number;
  id(number: number): TeamId;
}

export interface ProgramsRepository {
  /** Sorted by team. */
  ofYear(year: number): Program[];
  /** Inserts or replaces. */
  write(year: number, programs: readonly Program[]): void;
}

export interface PlayersRepository {
  byId(id: PlayerId): StoredPlayer | null;
  /** Sorted by id; unknown ids are left out. */
  byIds(ids: readonly PlayerId[]): StoredPlayer[];
  /** Every player on a roster, sorted by id. */
  current(): Player[];
  /** Hash of all rostered players: equal for equal rosters. */
  rosterDigest(): string;
  /** Names of all players with ids in a span, both ends included. */
  names(from: PlayerId, to: PlayerId): PlayerNames;
  /** Counts of all rostered players. */
  talent(): Talent[];
  /** A team's present roster, sorted by id. */
  ofTeam(team: TeamId): Player[];
  /** Players whose full name contains the text (ignoring the case of A to Z), those on rosters first, then by id. */
  named(text: string, limit: number): StoredPlayer[];
  /** Players who joined in a year (all of them in the first), sorted by id. */
  joinedIn(year: number): StoredPlayer[];
  /** Players who left after a year, sorted by id. */
  leftAfter(year: number): StoredPlayer[];
  /** Players who leave after the present season (known once it is closed), sorted by player. */
  departures(): Departure[];
  /** Updates the starter flags. */
  writeStarters(players: readonly Pick<Player, 'id' | 'starter'>[]): void;
  /** Updates ratings, what changed them, and starter flags. */
  writeSteps(players: readonly Player[]): void;
  /** Records whose current season does not count against his four; sealed with the departures. */
  writeKept(kept: readonly KeptSeason[]): void;
  writeDepartures(year: number, departures: readonly Departure[]): void;
  /** Makes these the rosters of `year`: new players are added, missing ones have left, the others are updated. */
  writeRosters(year: number, players: readonly Player[]): void;
}

export interface GamesRepository {
  byId(id: GameId): Game | null;
  /** All lists of games are sorted by id. */
  ofYear(year: number): Game[];
  ofWeek(year: number, week: number): Game[];
  ofTeam(year: number, team: TeamId): Game[];
  /** Every bowl, playoff and conference title game of a team in this dynasty. */
  postseasonOf(team: TeamId): Game[];
  /** Every game of the two teams in this dynasty. */
  between(a: TeamId, b: TeamId): Game[];
  /** Inserts or replaces. */
  write(games: readonly Game[]): void;
  remove(id: GameId): void;
}

export interface CalledOffRepository {
  /** Games of a year that were canceled or moved, by the week they were scheduled for, then by id. */
  ofYear(year: number): CalledOff[];
  write(games: readonly CalledOff[]): void;
}

export interface BoxesRepository {
  /** Null when the game has no log (not played). */
  byGame(id: GameId): GameLog | null;
  /** The players a team dresses in a season, in the order of its sheet; null before its first game. */
  sheet(year: number, team: TeamId): PlayerId[] | null;
  /** All logs of a week, packed as one record. */
  write(year: number, week: number, logs: readonly GameLog[]): void;
}

export interface PollsRepository {
  /** Poll entering a week; null when there is none. */
  ofWeek(year: number, week: number): Poll | null;
  /** Earliest first. */
  ofYear(year: number): Poll[];
  /** The last poll of a year. */
  last(year: number): Poll | null;
  write(poll: Poll): void;
}

export interface PlayerSeasonsRepository {
  /** Sorted by player. */
  ofYear(year: number): PlayerSeason[];
  ofTeam(year: number, team: TeamId): PlayerSeason[];
  /** Earliest first. */
  ofPlayer(player: PlayerId): PlayerSeason[];
  /**
   * A season's totals as they were counted, for all or some players, sorted by player: `games` includes those of
   * starters who could not play.
   */
  totals(year: number, players?: readonly PlayerId[]): PlayerSeason[];
  /** Replaces the running season's totals for every team with a player in the list. */
  writeRunning(seasons: readonly PlayerSeason[]): void;
  /**
   * Career totals by program for players whose last season it was, sorted by player, programs in order; that season
   * must be closed. Players in the portal are left out, since it may not have been their last.
   */
  careersEnding(year: number): PlayerTotals[];
  /** Turns the running season's totals into rows of that season. */
  close(year: number): void;
}

export interface TeamStatsRepository {
  byTeam(year: number, team: TeamId): TeamSeasonStats | null;
  /** Sorted by team. */
  ofYear(year: number): TeamSeasonStats[];
  /** Inserts or replaces. */
  write(stats: readonly TeamSeasonStats[]): void;
}

export interface HistoryRepository {
  /** By year, then team. */
  all(): TeamSeason[];
  ofYear(year: number): TeamSeason[];
  /** Newest first. */
  ofTeam(team: TeamId): TeamSeason[];
  /** Inserts or replaces. */
  write(rows: readonly TeamSeason[]): void;
}

export interface AwardsRepository {
  /** Lists are sorted by year, kind, conference (the nation first), week, selection and place. */
  ofYear(year: number): Award[];
  /** The nation's and those of one conference; null: the nation's alone. */
  ofNationAnd(year: number, conference: ConferenceId | null): Award[];
  ofKind(year: number, kind: AwardKind): Award[];
  /** The nation's awards of a kind that went to players of a team, in all years. */
  ofTeam(kind: AwardKind, team: TeamId): Award[];
  ofPlayer(player: PlayerId): Award[];
  /** Years with an award, earliest first. */
  years(): number[];
  /** Inserts or replaces. */
  write(awards: readonly Award[]): void;
}

export interface RecordBookRepository {
  /** Whether there are no records, as in a save from before the record book. */
  empty(): boolean;
  /** Current records of some spans. */
  standing(spans: readonly RecordSpan[]): RecordEntry[];
  /** Every record as it was set, earliest first; `whose` is empty for the nation. */
  of(scope: RecordScope, whose: string): RecordEntry[];
  inYear(year: number, scope: RecordScope, whose: string): RecordEntry[];
  all(): RecordEntry[];
  /** Inserts or replaces. */
  write(entries: readonly RecordEntry[]): void;
}

export interface HallsRepository {
  /** Lists are sorted by year, hall (the nation's first) and points, the most first. */
  all(): Inductee[];
  /** Null: the nation's. */
  ofHall(hall: TeamId | null): Inductee[];
  ofPlayer(player: PlayerId): Inductee[];
  /** Inserts or replaces. */
  write(inductees: readonly Inductee[]): void;
}

export interface InjuriesRepository {
  /** Lists are in the order in which it happened. */
  ofYear(year: number): Absence[];
  ofTeam(year: number, team: TeamId): Absence[];
  ofPlayer(year: number, player: PlayerId): Absence[];
  write(injuries: readonly Absence[]): void;
}

export interface TransfersRepository {
  /** Portal entries after a season, and arrivals from below FBS; by player. */
  ofYear(year: number): Transfer[];
  /** A player's transfers, earliest first. */
  ofPlayer(player: PlayerId): Transfer[];
  /** Players who joined a team after season `since` or later, and after which season; the last of several arrivals counts. */
  arrivals(team: TeamId, since: number): Map<PlayerId, number>;
  /** Writes transfers, replacing those of the same player and season. */
  write(transfers: readonly Transfer[]): void;
}

export interface CoachesRepository {
  /** Everyone who coaches or coached, and every job. */
  all(): CoachingRanks;
  /** Inserts or replaces. */
  write(coaches: readonly Coach[], jobs: readonly CoachJob[]): void;
  /** Writes the changes of staffs after a season over those that were made before. */
  rewriteDecember(year: number, ranks: CoachingRanks): void;
}

export interface RecruitingRepository {
  /** The class that was recruited in a season of the dynasty. Throws `SaveError` `corrupt` when it is missing. */
  ofYear(year: number): ClassState;
  /** Seasons with a class, earliest first. */
  years(): number[];
  write(year: number, state: ClassState): void;
}

export interface DecisionsRepository {
  all(): LoggedDecision[];
  count(): number;
  last(): LoggedDecision | null;
  /** The input of the latest decision of a command about the present program; null when there was none. */
  latest(command: string): unknown;
  /** The inputs of every decision of a command about the present program, earliest first. */
  inputs(command: string): unknown[];
  /** The inputs of every decision of a command since the dynasty began, whatever program it was about, earliest first. */
  everyInput(command: string): unknown[];
  /** The inputs of a season's decisions of a command, earliest first. */
  inputsOf(command: string, year: number): unknown[];
  /** Which versions of the program took them, earliest first. */
  engines(): EngineSpan[];
}

/** A version of the program, and the first of the consecutive decisions it took. */
export interface EngineSpan {
  /** Counted from 1. */
  from: number;
  engine: string;
}

export type TransitionKind = 'start' | 'week' | 'close' | 'rosters';

/** Closes a transition: its rows are hashed and never change again. Called by the functions of `write.ts`. */
export interface Transitions {
  start(year: number): void;
  /** `logs` sorted by game. */
  week(year: number, week: number, logs: Iterable<GameLog>): void;
  close(year: number): void;
  rosters(year: number): void;
}

/** An open save: its tables, by family. */
export interface Save {
  readonly dynasty: DynastyRepository;
  readonly facts: FactsRepository;
  readonly parameters: ParametersRepository;
  readonly teams: TeamsRepository;
  readonly programs: ProgramsRepository;
  readonly players: PlayersRepository;
  readonly games: GamesRepository;
  readonly calledOff: CalledOffRepository;
  readonly boxes: BoxesRepository;
  readonly polls: PollsRepository;
  readonly playerSeasons: PlayerSeasonsRepository;
  readonly teamStats: TeamStatsRepository;
  readonly history: HistoryRepository;
  readonly awards: AwardsRepository;
  readonly recordBook: RecordBookRepository;
  readonly halls: HallsRepository;
  readonly injuries: InjuriesRepository;
  readonly recruiting: RecruitingRepository;
  readonly transfers: TransfersRepository;
  readonly coaches: CoachesRepository;
  readonly decisions: DecisionsRepository;
  readonly transitions: Transitions;
  /** Hash of the dynasty's state (not of its file, log or commands): 64 hexadecimal digits. */
  digest(): string;
}

/** One week played. */
export interface WeekWritten {
  year: number;
  week: number;
  /** The week's games, finished. */
  played: readonly Game[];
  /** Their logs. */
  logs: readonly GameLog[];
  /** Other games that were made or changed (next week's odds and ranks, playoff pairings). */
  changed: readonly Game[];
  /** Games of the next week that are called off. */
  calledOff: readonly CalledOff[];
  /** The poll entering the next week; null when none was taken. */
  poll: Poll | null;
  /** Season totals of the teams that played (each team's players completely). */
  playerSeasons: readonly PlayerSeason[];
  teamStats: readonly TeamSeasonStats[];
  /** Awards given after it. */
  awards: readonly Award[];
  /** Injuries in its games, and in practice before the next ones. */
  injuries: readonly Absence[];
  /** Players and programs that changed because young players stepped up; null if none did. */
  stepped: { players: readonly Player[]; programs: readonly Program[] } | null;
  /** Coaches who lost or got a job after it. */
  staffs: StaffChanges;
}

/** A season closed. */
export interface CloseWritten {
  year: number;
  /** The season's row of every team. */
  history: readonly TeamSeason[];
  departures: readonly Departure[];
  /** Players the season did not count against. */
  kept: readonly KeptSeason[];
  transfers: readonly Transfer[];
  /** The jobs of head coaches, with the season in their records. */
  jobs: readonly CoachJob[];
  /** Coaches who have learned from it. */
  coaches: readonly Coach[];
  /** The season's programs once more, if closing changed them; else empty. */
  programs: readonly Program[];
}

/** Rosters turned over: the next season's players and programs. */
export interface RostersWritten {
  /** The new season. */
  year: number;
  players: readonly Player[];
  nextPlayerId: PlayerId;
  /** Portal entries after the season before, with their outcome. */
  transfers: readonly Transfer[];
  /** Programs of that season. */
  programs: readonly Program[];
}

/** Inputs of a new save. `facts` is plain JSON. */
export interface NewDynasty {
  identity: Identity;
  dynasty: DynastyState;
  facts: unknown;
}

export type WriteResult<T, E> = { ok: true; value: T } | { ok: false; error: E };
/** A decision that was made: the input the log keeps, and the answer. */
export interface Taken<T> {
  input: unknown;
  answer: T;
}

/** What is underway from now on, and the answer. */
export interface Underway<T> {
  keep: unknown;
  answer: T;
}

/** An open save: held in memory, and shared with other processes through its file, one writer at a time. */
export interface SaveSession {
  /** Null for a save that lives in memory only. */
  readonly path: string | null;
  /** Version of the program, which is recorded with what is decided; undefined: nothing is. */
  readonly engine: string | undefined;
  /** Grows whenever the state may have changed (a write, or a newer revision found on disk). */
  readonly version: number;
  /** Names the state in memory, which answered the last read. The file may be newer. */
  readonly state: string;
  /**
   * Runs `work`, in which a decision is made only if the save is still in that state (null: any state): under the lock,
   * so no other process can come between. Otherwise it throws `SaveError` `moved_on`, and nothing has changed.
   */
  inState<T>(state: string | null, work: () => Promise<T>): Promise<T>;
  /** Reads; a newer revision on disk is loaded first. `fn` must not keep the save or write to it. */
  read<T>(fn: (save: Save) => T): T;
  /** The value of `make`, computed once for the present state. */
  memo<T>(key: string, make: (save: Save) => T): T;
  /**
   * Takes a decision: under the lock, in one transaction, then written to disk. `fn` returns it complete, as it is
   * logged. When `fn` fails or throws, nothing has changed. Throws `SaveError` (`busy`, `disk_full` ...), with the state as before.
   */
  write<T, E>(command: string, fn: (save: Save) => WriteResult<Taken<T>, E>): Promise<WriteResult<T, E>>;
  /**
   * Lets the decisions that `work` makes share one write of the file, after the last of them: the disk has the state before
   * all or after all, and no other process decides in between. Each has its own entry in the log, but only the state
   * before the first is kept for undo. When `work` throws, what it had decided until then is written.
   */
  together<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Undoes a number of decisions. Decisions that share one write are undone together, so it may be more; returns those
   * undone, oldest first. Throws `SaveError` `nothing_to_undo` when no state so early is kept.
   */
  undo(steps: number): Promise<LoggedDecision[]>;
  /** How many decisions `undo(steps)` would undo; 0 when no state that early is kept. */
  takenBackBy(steps: number): number;
  /** How many decisions can be undone one by one. */
  undoable(): number;
  /** What is underway in the present state and no decision yet, as `keepUnderway` left it; null: nothing. */
  underway(): unknown;
  /**
   * Changes what is underway, under the lock, on disk beside the save: plain JSON, gone with the next decision. A kept null
   * ends it. When `fn` fails or throws, nothing has changed.
   */
  keepUnderway<T, E>(fn: (before: unknown) => WriteResult<Underway<T>, E>): Promise<WriteResult<T, E>>;
  /** Reads the rest of the file into memory; until then a session reads only the parts it needs. */
  fetchAll(): void;
  close(): void;
}
