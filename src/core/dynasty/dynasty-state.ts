import type { ClassState } from '../model/class-state.ts';
import type { CoachId } from '../model/coaches.ts';
import type { CoachingRanks } from '../model/coaching-ranks.ts';
import type { Reference } from '../model/facts.ts';
import type { Game } from '../model/game.ts';
import type { GameId, PlayerId, TeamId } from '../model/ids.ts';
import type { JobChoice, OwnCoach } from '../model/own-coach.ts';
import type { Absence } from '../model/people/absences.ts';
import type { ContractChoice } from '../model/people/contract-choices.ts';
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
import type { ChangedFact } from '../model/what-if/changed-fact.ts';
import type { Seed } from '../random/stream.ts';
import type { LastHosts } from '../season/schedule/index.ts';
import type { Tuning } from '../tuning/index.ts';

/** Settings that a dynasty is made from. */
export interface Settings {
  seed: Seed;
  startYear: number;
  /** The player's program: the present one, when his coach has changed jobs. */
  team: TeamId;
  /** The format the player chose; null: each season's own format, as history had it. */
  playoff: PlayoffFormat | null;
  /** The player as a coach; left out: he only owns the program, and other people coach it. */
  coach?: OwnCoach;
  /** What is not as the dice had it: the dynasty is a fork of another. */
  changed?: readonly ChangedFact[];
}

/** Dice of games other than the dynasty's own: in a fork that asks what else could have happened. */
export interface OtherDice {
  /** For every game that is not named; null: the dynasty's own. */
  seed: Seed | null;
  /** For some games. */
  games: ReadonlyMap<GameId, Seed>;
  /** Kicks that are good or not whatever their game's dice say, and the dice after them; null: the same go on. */
  kicks: ReadonlyMap<GameId, { play: number; good: boolean; dice: Seed | null }>;
  /** Players healthy the week after, among those hurt in that week's games or in practice for the next ones. */
  spared: readonly { year: number; week: number; player: PlayerId }[];
}

/**
 * A dynasty at one moment: plain data, sorted by id throughout. Commands read it, hand it to the engine and write
 * what changed; batch keeps it in memory from the first season to the last.
 */
export interface DynastyState {
  settings: Settings;
  readonly reference: Reference;
  /** The rules of all seasons. */
  readonly rules: RuleBook;
  readonly tuning: Tuning;
  year: number;
  stage: Stage;
  /** The week to be played next, 1 to lastWeek + 1 (the season is over). */
  week: number;
  /** This season's programs, sorted by team id. */
  programs: Program[];
  /** Next season's, once the rosters have turned over; empty until then. */
  nextPrograms: Program[];
  /** Every player on a roster, sorted by id. */
  players: Player[];
  nextPlayerId: PlayerId;
  /** This season's games, sorted by id. */
  games: Game[];
  /** The host when two conference mates last met before this season. */
  lastHosts: LastHosts;
  /** This season's polls, one a week, earliest first. */
  polls: Poll[];
  playerSeasons: Map<PlayerId, PlayerSeason>;
  teamStats: Map<TeamId, TeamSeasonStats>;
  /** This season's absences, in the order in which they happened. */
  injuries: Absence[];
  /** Players who leave; known from the season's close until the rosters turn over. */
  departures: Departure[];
  /** Every team-season so far, real ones included. */
  history: TeamSeason[];
  /** The player's game plan, kept until he changes it; null: his staff plans. */
  plan: PlanChoices | null;
  /** The user's own depth chart, kept until he changes it. */
  depth: DepthChart;
  /** Players who entered the portal after the season, and where they ended up; empty until the season is closed. */
  transfers: Transfer[];
  /** Promises to the user's players and calls to players in the portal. */
  portal: PortalChoices;
  /** How the player splits his budget, every decision about it, earliest first. */
  budget: readonly BudgetChoice[];
  /** Everyone who coaches, and where each has coached. */
  coaches: CoachingRanks;
  /** Which of them is the player; null: none. */
  readonly ownCoach: CoachId | null;
  /** What he has decided about his job after this season; null: nothing. */
  job: JobChoice | null;
  /** What he has decided about his coordinators, in every season, earliest first. */
  staff: readonly StaffChoice[];
  /** What he has said to extensions that programs offered him, in every season, earliest first. */
  deals: readonly ContractChoice[];
  /** His own calls in each of this season's games that he has coached, earliest first: what opponents have on film. */
  called: CalledGames;
  /** The class that first plays next season. */
  recruiting: ClassState;
  /** Only in a fork. */
  readonly otherDice?: OtherDice;
}

/** A season of a dynasty, running or past, for who only reads it; a `DynastyState` and a page have one. */
export type SeasonSource = Pick<DynastyState, 'settings' | 'reference' | 'tuning'> & {
  year: number;
  programs: readonly Program[];
  games: readonly Game[];
  /** Earliest first; at least one. */
  polls: readonly Poll[];
  /** Every team-season until then, those of the season itself once it is closed. */
  history: readonly TeamSeason[];
};
