import type { ClassState } from '../model/class-state.ts';
import type { CoachId } from '../model/coaches.ts';
import type { CoachingRanks } from '../model/coaching-ranks.ts';
import type { Reference } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../model/ids.ts';
import type { DynastyMemory } from '../model/memory/dynasty-memory.ts';
import type { JobChoice, OwnCoach } from '../model/own-coach.ts';
import type { Absence } from '../model/people/absences.ts';
import type { ContractChoice } from '../model/people/contract-choices.ts';
import type { PlayerEdit } from '../model/people/player-edits.ts';
import type { Player } from '../model/player.ts';
import type { PlayoffFormat } from '../model/playoff.ts';
import type { CalledGames } from '../model/plays/sideline.ts';
import type { PortalChoices, Transfer } from '../model/portal.ts';
import type { BudgetChoice } from '../model/program/budget.ts';
import type { DepthChart } from '../model/program/depth-chart.ts';
import type { PlanChoices } from '../model/program/game-plan.ts';
import type { RuleBook } from '../model/rules.ts';
import type { Departure, PlayerSeason, Poll, TeamSeason, TeamSeasonStats } from '../model/season.ts';
import type { StaffChoice } from '../model/staff-choices.ts';
import type { Stage } from '../model/stages.ts';
import type { Program } from '../model/team.ts';
import type { ChangedFact, ChangedMove } from '../model/what-if/changed-fact.ts';
import type { Seed } from '../random/stream.ts';
import type { LastHosts } from '../season/schedule/index.ts';
import type { Tuning } from '../tuning/index.ts';

/** Settings a dynasty is created with. */
export interface Settings {
  seed: Seed;
  startYear: number;
  /** The player's program; after a job change, the current one. */
  team: TeamId;
  /** Format the player chose; null uses each season's actual format. */
  playoff: PlayoffFormat | null;
  /** The player as a coach; if left out, he only owns the program and others coach it. */
  coach?: OwnCoach;
  /** Facts changed in a fork of another dynasty. */
  changed?: readonly ChangedFact[];
  /** Set if the dynasty was started with editing of players allowed. */
  editable?: true;
}

/** Random seeds a fork uses instead of the dynasty's own, to ask what else could have happened. */
export interface ForkSeeds {
  /** Seed of every game not listed below; null for the dynasty's own. */
  seed: Seed | null;
  /** Seeds of single games. */
  games: ReadonlyMap<GameId, Seed>;
  /** Kicks with a forced outcome, and the seed used after them; null continues with the same draws. */
  kicks: ReadonlyMap<GameId, { play: number; good: boolean; dice: Seed | null }>;
  /** Players who avoid their injury from that week's games, or from practice for the next ones. */
  spared: readonly { year: number; week: number; player: PlayerId }[];
  /** Changed signings, hires and opponents. */
  moves: readonly ChangedMove[];
}

/**
 * A season of a dynasty, current or past, as functions that only read it take it. A running dynasty is one, and so is a
 * season that pages read from a save. A season read from a save looks up a list when it is first asked for, so derive
 * another one with `seasonWith`, not by copying its fields.
 */
export interface Season {
  readonly settings: Settings;
  readonly reference: Reference;
  /** Rules of all seasons. */
  readonly rules: RuleBook;
  readonly tuning: Tuning;
  readonly year: number;
  readonly stage: Stage;
  /** Next week to play, 1 to lastWeek + 1 (season over). */
  readonly week: number;
  /** The season's programs, sorted by team id. */
  readonly programs: readonly Program[];
  /** Every player on a roster, sorted by id. */
  readonly players: readonly Player[];
  /** The season's edits of players, earliest first; none in a dynasty that does not allow them. */
  readonly edits?: readonly PlayerEdit[] | undefined;
  /** The season's games, sorted by id. */
  readonly games: readonly Game[];
  /** The season's polls, one per week, earliest first. */
  readonly polls: readonly Poll[];
  /** The season's absences, in order of occurrence. */
  readonly injuries: readonly Absence[];
  /** Every team's seasons so far, real ones included. */
  readonly history: readonly TeamSeason[];
  /** Every decision about the player's budget, earliest first. */
  readonly budget: readonly BudgetChoice[];
  /** All coaches and their job histories. */
  readonly coaches: CoachingRanks;
  /** The player's coach; null if he is not a coach. */
  readonly ownCoach: CoachId | null;
  /** The player's choice about his job after this season; null if undecided. */
  readonly job: JobChoice | null;
  /** The player's choices about his coordinators in every season, earliest first. */
  readonly staff: readonly StaffChoice[];
  /** The player's answers to contract extensions in every season, earliest first. */
  readonly deals: readonly ContractChoice[];
  /** The recruiting class that enrolls next season. */
  readonly recruiting: ClassState;
  /** Set only in a fork. */
  readonly forkSeeds?: ForkSeeds;
  /** What has been worked out from these facts. Seasons derived from this one share it. */
  readonly memory: DynastyMemory;
}

/** Returns a season with some facts changed; the rest is still looked up when it is first asked for. */
export function seasonWith<Of extends Season>(season: Of, change: Partial<NoInfer<Of>>): Of {
  return Object.create(season, Object.getOwnPropertyDescriptors(change));
}

/**
 * A dynasty at one moment: plain data, with every list sorted by id. Commands read it, pass it to the engine and save
 * what changed; batch runs keep it in memory from the first season to the last.
 */
export interface DynastyState extends Season {
  settings: Settings;
  year: number;
  stage: Stage;
  week: number;
  programs: Program[];
  /** Next season's programs, once rosters have turned over; empty until then. */
  nextPrograms: Program[];
  players: Player[];
  nextPlayerId: PlayerId;
  games: Game[];
  /** Host of the last meeting of each pair of conference opponents before this season. */
  lastHosts: LastHosts;
  polls: Poll[];
  playerSeasons: Map<PlayerId, PlayerSeason>;
  teamStats: Map<TeamId, TeamSeasonStats>;
  injuries: Absence[];
  /** Departing players, from the close of the season until rosters turn over. */
  departures: Departure[];
  history: TeamSeason[];
  /** The player's game plan, kept until he changes it; null leaves it to the staff. */
  plan: PlanChoices | null;
  /** The user's own depth chart, kept until he changes it. */
  depth: DepthChart;
  /** Players who entered the portal after the season and where they ended up; empty until the season closes. */
  transfers: Transfer[];
  /** Promises to the user's players and calls to players in the portal. */
  portal: PortalChoices;
  budget: readonly BudgetChoice[];
  coaches: CoachingRanks;
  job: JobChoice | null;
  staff: readonly StaffChoice[];
  deals: readonly ContractChoice[];
  /** The player's calls in each game he coached this season, earliest first: opponents' film on him. */
  called: CalledGames;
  /** This season's edits of players, earliest first; none in a dynasty that does not allow them. */
  edits?: readonly PlayerEdit[];
  /** The recruiting class that enrolls next season. */
  recruiting: ClassState;
}
