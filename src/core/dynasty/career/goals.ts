import { GAMES_PER_TEAM, type Game, REGULAR_WEEKS } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Goal, GoalKind, GoalState } from '../../model/people/goals.ts';
import { countsInConference, isFinished, opponentOf, winnerOf } from '../../season/records.ts';
import type { Tuning } from '../../tuning/index.ts';
import { type Graduation, graduationGoal, type HomeGoal, homeGoal } from './class-goals.ts';

/** Goals an athletic director sets for a season besides wins. */

/** Inputs for choosing and judging goals. */
export interface GoalSource {
  team: TeamId;
  /** All of the program's games in the season, earliest first. */
  games: readonly Game[];
  /** Share of games the program is expected to win. */
  expected: number;
  /** Wins in the previous season; null if unknown. */
  lastWins: number | null;
  /** Whether the program plays in a power conference, and in any conference. */
  power: boolean;
  conference: boolean;
  /** Whether a team plays in a power conference. */
  isPower: (team: TeamId) => boolean;
  /** Rank in the final poll, 0 if unranked; null before there is one. */
  finalRank: number | null;
  /** Number of teams the poll ranks. */
  ranked: number;
  /** Teams in the playoff. */
  field: number;
  /** What it wants of recruiting in its state, and of its older players; null if that is no worry this year. */
  home: HomeGoal | null;
  graduation: Graduation | null;
  tuning: Pick<Tuning, 'coaches'>;
}

const isRegular = ({ kind }: Game): boolean => kind === 'regular';
const won = (games: readonly Game[], team: TeamId): number => games.filter((game) => winnerOf(game) === team).length;
const left = (games: readonly Game[]): number => games.filter((game) => !isFinished(game)).length;

/** Status of a goal that takes a number of wins among some games. */
function stateOf(games: readonly Game[], team: TeamId, wins: number): GoalState {
  const now = won(games, team);
  if (now >= wins) return 'met';
  return now + left(games) < wins ? 'missed' : 'open';
}

/** Whether bowl and playoff bids are out. */
const bidsOut = ({ games }: Pick<GoalSource, 'games'>, week: number): boolean =>
  week > REGULAR_WEEKS + 1 && games.every((game) => isFinished(game) || !isRegular(game));

/** The main goal of a season: what a program of this caliber can hope for. */
function mainKind({ expected, field, conference, tuning }: GoalSource): GoalKind {
  const knobs = tuning.coaches.goals;
  const wins = expected * tuning.coaches.leave.games;
  if (wins >= knobs.title) return field > 2 * 2 ? 'playoff' : conference ? 'conference_title' : 'ranked';
  if (wins >= knobs.ranked) return 'ranked';
  return wins >= knobs.bowl ? 'bowl' : 'improve';
}

/** The last rival on the regular-season schedule; null if there is none. */
export function rivalOf({ games, team }: Pick<GoalSource, 'games' | 'team'>): TeamId | null {
  const game = games.findLast((each) => isRegular(each) && each.rivalry);
  return game === undefined ? null : opponentOf(game, team);
}

const homeGames = ({ games, team }: GoalSource): Game[] =>
  games.filter((game) => isRegular(game) && game.home === team && !game.neutral);
const conferenceGames = ({ games }: GoalSource): Game[] => games.filter(countsInConference);
const powerGames = ({ games, team, isPower }: GoalSource): Game[] =>
  games.filter((game) => isRegular(game) && isPower(opponentOf(game, team)));

/** Share of games expected to be won from which a program is expected to have a winning season. */
const WINNING = 0.5;

/** A goal about some of the games, picked to suit the schedule. */
function gamesKind(source: GoalSource): GoalKind {
  if (!source.power && powerGames(source).length > 0 && source.expected >= WINNING) return 'upset';
  return source.power && source.conference && source.expected >= WINNING ? 'conference_record' : 'home';
}

/** Wins a goal takes; null for a goal not based on wins. */
function winsFor(kind: GoalKind, source: GoalSource): number | null {
  const { expected, lastWins } = source;
  if (kind === 'improve') return (lastWins ?? Math.round(expected * GAMES_PER_TEAM)) + 1;
  if (kind === 'conference_record') return Math.floor(conferenceGames(source).length / 2) + 1;
  if (kind !== 'home') return null;
  const { home } = source.tuning.coaches.goals;
  const games = homeGames(source).length;
  return Math.max(1, Math.min(games - 1, Math.round(games * (expected + home))));
}

/** Games whose wins count toward a goal; null for a goal decided by bids, polls or titles. */
function gamesFor(kind: GoalKind, source: GoalSource): Game[] | null {
  switch (kind) {
    case 'improve':
      return source.games.filter(isRegular);
    case 'rival':
      return rivalGames(source.games);
    case 'conference_record':
      return conferenceGames(source);
    case 'home':
      return homeGames(source);
    case 'upset':
      return powerGames(source);
    default:
      return null;
  }
}

/** The last regular-season rivalry game of a list. */
const rivalGames = (games: readonly Game[]): Game[] =>
  games.filter(({ rivalry, kind }) => rivalry && kind === 'regular').slice(-1);

/** Whether the rival has been beaten. */
export const rivalWin = ({ games, team }: Pick<GoalSource, 'games' | 'team'>): GoalState =>
  stateOf(rivalGames(games), team, 1);

type Judged = Pick<GoalSource, 'games' | 'team' | 'finalRank' | 'ranked'>;

/** Judges a goal by bids, the title game or the final poll. */
export function decided(kind: GoalKind, source: Judged, week: number): GoalState {
  const { games, team, finalRank, ranked } = source;
  if (kind === 'ranked') {
    if (finalRank === null) return 'open';
    return finalRank > 0 && finalRank <= ranked ? 'met' : 'missed';
  }
  if (!bidsOut(source, week)) return 'open';
  const after = games.filter((game) => !isRegular(game));
  if (kind === 'playoff') return after.some((game) => game.kind === 'playoff') ? 'met' : 'missed';
  const title = after.some((game) => game.kind === 'conference_championship' && winnerOf(game) === team);
  if (kind === 'conference_title') return title ? 'met' : 'missed';
  return after.some((game) => game.kind !== 'conference_championship') ? 'met' : 'missed';
}

function goalOf(kind: GoalKind, source: GoalSource, week: number): Goal {
  const wins = winsFor(kind, source);
  const games = gamesFor(kind, source);
  return {
    kind,
    opponent: kind === 'rival' ? rivalOf(source) : null,
    wins,
    players: null,
    of: null,
    now: games === null || wins === null ? null : won(games, source.team),
    state: games === null ? decided(kind, source, week) : stateOf(games, source.team, wins ?? 1),
  };
}

/**
 * A third goal: the home state if recruiting there has slipped, the older players of a program that is not expected to
 * win, or some of the games; null if there are none of them.
 */
function thirdGoal(source: GoalSource, week: number): Goal | null {
  const { home, graduation, expected } = source;
  if (home !== null) return homeGoal(home, week);
  if (graduation !== null && expected < WINNING) return graduationGoal(graduation);
  const kind = gamesKind(source);
  return gamesFor(kind, source)?.length === 0 || winsFor(kind, source) === 0 ? null : goalOf(kind, source, week);
}

/** Returns a program's two or three goals for the season and their status before a week. */
export function goalsOf(source: GoalSource, week: number): Goal[] {
  const kinds: GoalKind[] = [mainKind(source)];
  if (rivalOf(source) !== null) kinds.push('rival');
  const third = thirdGoal(source, week);
  return [...kinds.map((kind) => goalOf(kind, source, week)), ...(third === null ? [] : [third])];
}
