import type { DynastyState, Settings } from '../dynasty/dynasty-state.ts';
import type { KeptSeason } from '../dynasty/winter/eligibility.ts';
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
 * The save as the rest of the program sees it. Everything is synchronous except waiting for the lock. Types only, in
 * one file because they refer to each other throughout.
 */

/** A save's permanent identity. */
interface Identity {
  /** UUID that identifies the save to the browser. */
  userId: string;
  /** Version of the program that created it. */
  engine: string;
  /** Name of the player's program, so that lists can show it without opening the save. */
  teamName: string;
}

/** A dynasty's position in the calendar. */
export interface Moment {
  year: number;
  stage: Stage;
  /** Next week to play. */
  week: number;
}

/** The save's one-row table: identity, settings, moment in the calendar. */
export interface DynastyRow extends Identity, Moment {
  settings: Settings;
  /** The player's coach; null if none. */
  ownCoach: CoachId | null;
  /** The side of the ball the player's coach coordinates; null if he is not a coordinator. */
  coordinator: StaffSide | null;
  nextPlayerId: PlayerId;
  /** Number of writes of the file. */
  revision: number;
}

/** A player decision: a command name and its input, which must be plain JSON. */
export interface Decision {
  command: string;
  input: unknown;
}

/** A logged decision, with the moment it was made. */
export interface LoggedDecision extends Decision, Moment {
  /** Counted from 1. */
  seq: number;
  /** State digest after the decision (64 hexadecimal digits). */
  digest: string;
  /** Hash of this entry and all earlier ones. */
  chain: string;
}

/** A game's play log with the players of both sheets by slot: the source of its box score. */
export interface GameLog {
  game: GameId;
  /** Rows of `PLAY_COLUMNS`. */
  plays: Int16Array;
  rosters: readonly [home: PlayerId[], away: PlayerId[]];
}

/** A player with the facts a save keeps besides his roster entry. */
export interface StoredPlayer extends Player {
  /** First season in this dynasty. */
  joined: number;
  /** Last season; null while he is still playing. */
  lastYear: number | null;
  reason: Departure['reason'] | null;
  /** False once he has left. */
  onRoster: boolean;
}

/** Names in parallel lists: player `ids[i]` is `first[i]` `last[i]`. */
export interface PlayerNames {
  /** Ascending. */
  ids: readonly PlayerId[];
  first: readonly string[];
  last: readonly string[];
}

/** Number of rostered players by team, class and stars. */
export interface Talent {
  team: TeamId;
  stars: number;
  classYear: ClassYear;
  players: number;
  /** Sum of their ratings. */
  ratings: number;
}

export interface DynastyRepository {
  read(): DynastyRow;
  writeMoment(moment: Moment): void;
  /** Changes the player's program after a job change. */
  writeTeam(team: TeamId, name: string): void;
  writeNextPlayerId(id: PlayerId): void;
}

export interface FactsRepository {
  /** Reference data the dynasty began with, as stored. */
  read(): unknown;
  /** Hash of the facts; equal facts have equal hashes. */
  digest(): string;
  write(data: unknown): void;
}

/** Names of the parameters a dynasty is played by: the rules of all seasons, and the balance numbers. */
export type ParameterName = 'rules' | 'tuning';

export interface ParametersRepository {
  /** Stored JSON, with sorted keys. */
  json(name: ParameterName): string;
  write(name: ParameterName, value: unknown): void;
}

export interface TeamsRepository {
  /** Every team id of the save, sorted. */
  all(): readonly TeamId[];
  /** Returns a team's number in the tables. Throws for an unknown team. */
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
  /** Hash of all rostered players; equal rosters have equal hashes. */
  rosterDigest(): string;
  /** Names of all players with ids in a range, inclusive. */
  names(from: PlayerId, to: PlayerId): PlayerNames;
  /** Player counts over all rosters. */
  talent(): Talent[];
  /** A team's current roster, sorted by id. */
  ofTeam(team: TeamId): Player[];
  /** Players whose full name contains the text (ignoring case from A to Z); rostered players first, then by id. */
  named(text: string, limit: number): StoredPlayer[];
  /** Players who joined in a year (all of them in the first), sorted by id. */
  joinedIn(year: number): StoredPlayer[];
  /** Players who left after a year, sorted by id. */
  leftAfter(year: number): StoredPlayer[];
  /** Players leaving after the current season (known once it closes), sorted by player. */
  departures(): Departure[];
  /** Updates the starter flags. */
  writeStarters(players: readonly Pick<Player, 'id' | 'starter'>[]): void;
  /** Updates ratings, the reasons for their change, and starter flags. */
  writeSteps(players: readonly Player[]): void;
  /** Updates everything an edit can change about a player. */
  writeEdited(player: Player): void;
  /** Records the players whose current season does not use up eligibility; sealed with the departures. */
  writeKept(kept: readonly KeptSeason[]): void;
  writeDepartures(year: number, departures: readonly Departure[]): void;
  /** Makes these the rosters of `year`: adds new players, marks missing ones as departed, and updates the rest. */
  writeRosters(year: number, players: readonly Player[]): void;
}

export interface GamesRepository {
  byId(id: GameId): Game | null;
  /** All lists of games are sorted by id. */
  ofYear(year: number): Game[];
  ofWeek(year: number, week: number): Game[];
  ofTeam(year: number, team: TeamId): Game[];
  /** Every bowl, playoff game and conference title game of a team in this dynasty. */
  postseasonOf(team: TeamId): Game[];
  /** Every game between two teams in this dynasty. */
  between(a: TeamId, b: TeamId): Game[];
  /** Inserts or replaces. */
  write(games: readonly Game[]): void;
  remove(id: GameId): void;
}

export interface CalledOffRepository {
  /** Canceled or moved games of a year, by scheduled week, then by id. */
  ofYear(year: number): CalledOff[];
  write(games: readonly CalledOff[]): void;
}

export interface BoxesRepository {
  /** Null if the game has no log because it was not played. */
  byGame(id: GameId): GameLog | null;
  /** Players a team dresses in a season, in team sheet order; null before its first game. */
  sheet(year: number, team: TeamId): PlayerId[] | null;
  /** Packs all logs of a week into one record. */
  write(year: number, week: number, logs: readonly GameLog[]): void;
}

export interface PollsRepository {
  /** Poll entering a week; null if there is none. */
  ofWeek(year: number, week: number): Poll | null;
  /** Earliest first. */
  ofYear(year: number): Poll[];
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
   * Season totals as counted, for all or some players, sorted by player. `games` includes those of starters who could
   * not play.
   */
  totals(year: number, players?: readonly PlayerId[]): PlayerSeason[];
  /** Replaces the current season's totals of every team with a player in the list. */
  writeRunning(seasons: readonly PlayerSeason[]): void;
  /**
   * Career totals by program of players whose last season it was, sorted by player, with programs in order. The season
   * must be closed. Players in the portal are left out because they may play on.
   */
  careersEnding(year: number): PlayerTotals[];
  /** Converts the current season's totals into rows of that season. */
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
  /** Sorted by year, then by team. */
  all(): TeamSeason[];
  ofYear(year: number): TeamSeason[];
  /** Newest first. */
  ofTeam(team: TeamId): TeamSeason[];
  /** Inserts or replaces. */
  write(rows: readonly TeamSeason[]): void;
}

export interface AwardsRepository {
  /** Lists are sorted by year, kind, conference (national first), week, selection and place. */
  ofYear(year: number): Award[];
  /** National awards and those of one conference; only national ones for null. */
  ofNationAnd(year: number, conference: ConferenceId | null): Award[];
  ofKind(year: number, kind: AwardKind): Award[];
  /** National awards of a kind won by a team's players, in all years. */
  ofTeam(kind: AwardKind, team: TeamId): Award[];
  ofPlayer(player: PlayerId): Award[];
  /** Years with an award, earliest first. */
  years(): number[];
  /** Inserts or replaces. */
  write(awards: readonly Award[]): void;
}

export interface RecordBookRepository {
  /** Whether there are no records, as in saves older than the record book. */
  empty(): boolean;
  /** Current records of the given time spans. */
  standing(spans: readonly RecordSpan[]): RecordEntry[];
  /** Every record as it was set, earliest first; `whose` is empty for national records. */
  of(scope: RecordScope, whose: string): RecordEntry[];
  inYear(year: number, scope: RecordScope, whose: string): RecordEntry[];
  all(): RecordEntry[];
  /** Inserts or replaces. */
  write(entries: readonly RecordEntry[]): void;
}

export interface HallsRepository {
  /** Lists are sorted by year, hall (national first) and points, highest first. */
  all(): Inductee[];
  /** Null for the national hall. */
  ofHall(hall: TeamId | null): Inductee[];
  ofPlayer(player: PlayerId): Inductee[];
  /** Inserts or replaces. */
  write(inductees: readonly Inductee[]): void;
}

export interface InjuriesRepository {
  /** Lists are in order of occurrence. */
  ofYear(year: number): Absence[];
  ofTeam(year: number, team: TeamId): Absence[];
  ofPlayer(year: number, player: PlayerId): Absence[];
  write(injuries: readonly Absence[]): void;
}

export interface TransfersRepository {
  /** Portal entries after a season, and arrivals from outside FBS, sorted by player. */
  ofYear(year: number): Transfer[];
  /** A player's transfers, earliest first. */
  ofPlayer(player: PlayerId): Transfer[];
  /**
   * Players who joined a team after season `since` or later, with the season they joined after; a player's last arrival
   * counts.
   */
  arrivals(team: TeamId, since: number): Map<PlayerId, number>;
  /** Inserts or replaces transfers, by player and season. */
  write(transfers: readonly Transfer[]): void;
}

export interface CoachesRepository {
  /** All coaches, current and former, with all their jobs. */
  all(): CoachingRanks;
  /** Inserts or replaces. */
  write(coaches: readonly Coach[], jobs: readonly CoachJob[]): void;
  /** Replaces the staff changes after a season with new ones. */
  rewriteDecember(year: number, ranks: CoachingRanks): void;
}

export interface RecruitingRepository {
  /** The class recruited in a season of the dynasty. Throws `SaveError` `corrupt` if it is missing. */
  ofYear(year: number): ClassState;
  /** Seasons with a class, earliest first. */
  years(): number[];
  write(year: number, state: ClassState): void;
}

export interface DecisionsRepository {
  all(): LoggedDecision[];
  count(): number;
  last(): LoggedDecision | null;
  /** Input of the latest decision of a command about the current program; null if there was none. */
  latest(command: string): unknown;
  /** Inputs of a command's decisions about the current program, earliest first. */
  inputs(command: string): unknown[];
  /** Inputs of a command's decisions since the dynasty began, about any program, earliest first. */
  everyInput(command: string): unknown[];
  /** Inputs of a command's decisions in a season, earliest first. */
  inputsOf(command: string, year: number): unknown[];
  /** Program versions that made the decisions, earliest first. */
  engines(): EngineSpan[];
}

/** A program version, and the first of the consecutive decisions it made. */
export interface EngineSpan {
  /** Counted from 1. */
  from: number;
  engine: string;
}

export type TransitionKind = 'start' | 'week' | 'close' | 'rosters';

/** Closes a transition: its rows are hashed and never change again. Called from `write.ts`. */
export interface Transitions {
  start(year: number): void;
  /** `logs` sorted by game. */
  week(year: number, week: number, logs: Iterable<GameLog>): void;
  close(year: number): void;
  rosters(year: number): void;
}

/** An open save, with its tables by topic. */
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
  /** Hash of the dynasty's state (excluding its file, log and commands): 64 hexadecimal digits. */
  digest(): string;
}

/** The results of one week. */
export interface WeekWritten {
  year: number;
  week: number;
  /** The week's games, finished. */
  played: readonly Game[];
  logs: readonly GameLog[];
  /** Other games created or changed (next week's odds and ranks, playoff pairings). */
  changed: readonly Game[];
  /** Next week's games that are called off. */
  calledOff: readonly CalledOff[];
  /** Poll entering the next week; null if there is none. */
  poll: Poll | null;
  /** Season totals of the teams that played, each with all of its players. */
  playerSeasons: readonly PlayerSeason[];
  teamStats: readonly TeamSeasonStats[];
  /** Awards given after the week. */
  awards: readonly Award[];
  /** Injuries in the week's games, and in practice for the next ones. */
  injuries: readonly Absence[];
  /** Players and programs changed by midseason breakouts; null if none. */
  stepped: { players: readonly Player[]; programs: readonly Program[] } | null;
  /** Coaches who lost or gained a job after the week. */
  staffs: StaffChanges;
}

/** The results of closing a season. */
export interface CloseWritten {
  year: number;
  /** Each team's season record. */
  history: readonly TeamSeason[];
  departures: readonly Departure[];
  /** Players whose season did not use up eligibility. */
  kept: readonly KeptSeason[];
  transfers: readonly Transfer[];
  /** Head coaches' jobs, with the season added to their records. */
  jobs: readonly CoachJob[];
  /** Coaches who improved over the season. */
  coaches: readonly Coach[];
  /** The season's programs again if closing changed them; otherwise empty. */
  programs: readonly Program[];
}

/** The results of a roster turnover: next season's players and programs. */
export interface RostersWritten {
  /** The new season. */
  year: number;
  players: readonly Player[];
  nextPlayerId: PlayerId;
  /** Portal entries after the previous season, with their outcome. */
  transfers: readonly Transfer[];
  /** Programs of that season. */
  programs: readonly Program[];
}

/** Inputs to a new save. `facts` is plain JSON. */
export interface NewDynasty {
  identity: Identity;
  dynasty: DynastyState;
  facts: unknown;
}

export type WriteResult<T, E> = { ok: true; value: T } | { ok: false; error: E };
/** A decision that was made: the input for the log, and the response. */
export interface Taken<T> {
  input: unknown;
  answer: T;
}

/** The new work in progress, and the response. */
export interface Underway<T> {
  keep: unknown;
  answer: T;
}

/** An open save, held in memory and shared with other processes through its file, one writer at a time. */
export interface SaveSession {
  /** Null for a save in memory only. */
  readonly path: string | null;
  /** Program version to record with decisions; undefined to record none. */
  readonly engine: string | undefined;
  /** Increases whenever the state may have changed (a write, or a newer revision found on disk). */
  readonly version: number;
  /** Identifies the state in memory that answered the last read. The file may be newer. */
  readonly state: string;
  /**
   * Runs `work`, during which a decision is only made if the save is still in the given state (null for any state). The
   * check happens under the lock, so no other process can come between. Otherwise throws `SaveError` `moved_on` and
   * changes nothing.
   */
  inState<T>(state: string | null, work: () => Promise<T>): Promise<T>;
  /** Reads from the save, after loading any newer revision on disk. `fn` must not keep the save or write to it. */
  read<T>(fn: (save: Save) => T): T;
  /** Caches the value of `make` for the current state. */
  memo<T>(key: string, make: (save: Save) => T): T;
  /**
   * Makes a decision under the lock, in one transaction, and writes it to disk. `fn` returns it complete, as logged. If
   * `fn` fails or throws, nothing changes. Throws `SaveError` (`busy`, `disk_full` ...), leaving the state as before.
   */
  write<T, E>(command: string, fn: (save: Save) => WriteResult<Taken<T>, E>): Promise<WriteResult<T, E>>;
  /**
   * Makes the decisions in `work` share one write of the file, after the last of them: the disk has the state before
   * all or after all, and no other process can decide in between. Each has its own log entry, but only the state before
   * the first is kept for undo. If `work` throws, the decisions made up to then are written.
   */
  together<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Undoes a number of decisions. Decisions that share one write are undone together, so it may be more. Returns those
   * undone, oldest first. Throws `SaveError` `nothing_to_undo` if no state that early is kept.
   */
  undo(steps: number): Promise<LoggedDecision[]>;
  /** Number of decisions `undo(steps)` would undo; 0 if no state that early is kept. */
  takenBackBy(steps: number): number;
  /** Number of decisions that can be undone one by one. */
  undoable(): number;
  /**
   * Work in progress in the current state that is not a decision yet, as last stored by `keepUnderway`; null if none.
   */
  underway(): unknown;
  /**
   * Updates the work in progress, under the lock, in a file next to the save. It must be plain JSON, and disappears
   * with the next decision. Storing null ends it. If `fn` fails or throws, nothing changes.
   */
  keepUnderway<T, E>(fn: (before: unknown) => WriteResult<Underway<T>, E>): Promise<WriteResult<T, E>>;
  /** Reads the rest of the file into memory; until then, a session reads only what it needs. */
  fetchAll(): void;
  close(): void;
}
