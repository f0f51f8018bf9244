import type { Staff } from '../../dynasty/coaches.ts';
import type { Setting } from '../../dynasty/gameday/conditions.ts';
import type { GameSwing } from '../../football/chances/excitement.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { Game, GameResult, Odds } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import type { Injury } from '../../model/people/absences.ts';
import type { Award } from '../../model/people/awards.ts';
import type { DraftPick } from '../../model/people/draft.ts';
import type { lookShares } from '../../model/people/personnel.ts';
import type { Player } from '../../model/player.ts';
import type { Schemes } from '../../model/program/schemes.ts';
import type { Departure, PlayerSeason, Poll, TeamSeason } from '../../model/season.ts';
import type { Money } from '../../offseason/budget.ts';
import type { WalkOn } from '../../offseason/walk-ons.ts';
import type { ByPlayer } from '../by-player.ts';
import type { RecruitedClass } from '../recruits.ts';
import type { PortalClosed } from '../transfers.ts';
import type { AppearanceCounts } from './counts/appearance-counts.ts';
import type { DecisionCounts } from './counts/decision-counts.ts';
import type { DriveCounts } from './counts/drive-counts.ts';
import type { PlayCounts } from './counts/play-counts.ts';
import type { QuarterbackCounts } from './counts/quarterback-counts.ts';
import type { Passers } from './people/passers.ts';

/** A game with its result, line and ranks. */
export type FinishedGame = Game & { result: GameResult; odds: Odds };

/** Most yards by one player, for each side. */
export interface BestLines {
  passing: readonly [number, number];
  rushing: readonly [number, number];
  receiving: readonly [number, number];
}

/** The data kept of a finished game until its season's metrics are computed. */
export interface GameLine {
  game: FinishedGame;
  /** `TEAM_STATS` of home and away. */
  teams: readonly [Int32Array, Int32Array];
  best: BestLines;
  swing: GameSwing;
  /** Null if the site is unknown. */
  setting: Setting | null;
}

/** A team's play-calling in a season. */
export interface Calls {
  /** Passes thrown as a share of all plays; a sack is a run, as colleges count. */
  passShare: number;
  /** Designed runs and scrambles as a share of all plays. */
  runShare: number;
  secondsPerPlay: number;
  /** Per game. */
  plays: number;
  possessionMinutes: number;
  fourths: number;
}

/** The host of each conference game, keyed by the two teams in the order of their names. */
export type Hosts = ReadonlyMap<string, TeamId>;

/** A player's career so far. */
export interface Career {
  /** Whether he has ended a season as a starter. */
  started: boolean;
  /** Whether he has been on an all-conference team. */
  honored: boolean;
}

export type Careers = ReadonlyMap<PlayerId, Career>;

/** Data that the next season's metrics need from this one. */
export interface Carried {
  /** Finished seasons of the dynasty. */
  seasons: number;
  /** All players on rosters, scholarship players and walk-ons. */
  players: readonly Player[];
  walkOns: ReadonlyMap<TeamId, readonly WalkOn[]>;
  /** Signees of that season and earlier ones, as they were then: newest class first. */
  signees: readonly (readonly Player[])[];
  wins: ReadonlyMap<TeamId, { wins: number; games: number }>;
  strengths: ReadonlyMap<TeamId, number>;
  /** The final top ten. */
  finalTen: readonly TeamId[];
  champion: TeamId | null;
  hosts: Hosts;
  /** Careers of players who enrolled since the dynasty began. */
  careers: Careers;
  /** Each team's play-calling. */
  calls: ReadonlyMap<TeamId, Calls>;
  /** Each team's leading passer. */
  passers: Passers;
  /**
   * Share of four- and five-star players in each class, and the ten classes with the most; null: no class was signed.
   */
  bluechips: ReadonlyMap<TeamId, number> | null;
  bluechipTen: readonly TeamId[];
  /** Points of the classes that first played then; null: no class was recruited. */
  classPoints: ReadonlyMap<TeamId, number> | null;
}

/** Everything about one season of one dynasty that metrics read. */
export interface SeasonData {
  year: number;
  /** The user's program. */
  own: TeamId;
  /** Number of games in the season. */
  played: number;
  /** Games between two FBS teams, as the records of real seasons count them. */
  games: readonly GameLine[];
  /** All games, including those against FCS teams. */
  all: readonly GameLine[];
  plays: PlayCounts;
  drives: DriveCounts;
  decisions: DecisionCounts;
  quarterbacks: QuarterbackCounts;
  appearances: AppearanceCounts;
  /** The season's line of every team. */
  teams: readonly TeamSeason[];
  /** Preseason to final. */
  polls: readonly Poll[];
  /** All scholarship players, and walk-ons by team. */
  players: readonly Player[];
  walkOns: ReadonlyMap<TeamId, readonly WalkOn[]>;
  /** Scholarship players by id. */
  people: ByPlayer<Player>;
  playerSeasons: readonly PlayerSeason[];
  /** Season lines by player, and each team's players. */
  seasonOf: ReadonlyMap<PlayerId, PlayerSeason>;
  seasonsByTeam: ReadonlyMap<TeamId, readonly PlayerSeason[]>;
  /** Departures after the season. */
  departures: readonly Departure[];
  /** The draft. */
  draft: readonly DraftPick[];
  /** The season's awards. */
  awards: readonly Award[];
  /** The season's injuries. */
  injuries: readonly Injury[];
  /**
   * Freshmen signed before this season; null in a dynasty's first season, whose rosters are generated, not recruited.
   */
  freshmen: readonly Player[] | null;
  /** The class that first plays this season; null if it was not recruited through the year before. */
  recruits: RecruitedClass | null;
  /** Portal entries before this season; null in a dynasty's first. */
  portal: PortalClosed | null;
  /** NIL budgets; null before NIL. */
  money: Money | null;
  /** Programs with a new head coach. */
  newStaffs: ReadonlySet<TeamId>;
  /** Every program's staff. */
  staffs: readonly Staff[];
  /** Every coach, with the jobs that begin next season. */
  coaches: CoachingRanks;
  /** Every program's schemes. */
  schemes: readonly Schemes[];
  /** The formations used under their schemes, by share of snaps, in the same order. */
  looks: readonly ReturnType<typeof lookShares>[];
  previous: Carried | null;
}
