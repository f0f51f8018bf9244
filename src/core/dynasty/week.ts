import type { StaffChanges } from '../model/coaches.ts';
import { type Game, REGULAR_WEEKS } from '../model/game.ts';
import type { Absence } from '../model/people/absences.ts';
import type { Award } from '../model/people/awards.ts';
import type { CalledOff } from '../model/program/called-off.ts';
import { periodAfterWeek } from '../model/recruiting.ts';
import { rulesOf } from '../model/rules.ts';
import type { Poll } from '../model/season.ts';
import type { WeekOfAwards } from '../season/awards/index.ts';
import { awardsAfter, watchWeek } from './awards.ts';
import type { DynastyState } from './dynasty-state.ts';
import { callOffGames } from './gameday/called-off.ts';
import { withoutSpared } from './gameday/game-dice.ts';
import { type CoachedGame, type GamePlayed, gamesOf } from './gameday/games.ts';
import { practiceInjuries } from './gameday/injuries.ts';
import type { Sheets } from './gameday/sheets.ts';
import { weekLines } from './odds.ts';
import { pollAfter } from './polls.ts';
import { gamesAfter } from './postseason.ts';
import { recruit } from './recruiting.ts';
import { callUp } from './redshirts.ts';
import { lastWeek } from './season-facts.ts';
import { type SteppedUp, stepUp } from './season-steps.ts';
import { addPlayerLines, addTeamLines } from './totals.ts';
import { staffsAfter } from './winter/carousel.ts';

/** The outcome of a week. */
export interface WeekPlayed {
  year: number;
  week: number;
  /** The week's finished games, sorted by id. */
  games: readonly Game[];
  /** The poll entering the next week. */
  poll: Poll;
  /** Players of the week, most valuable players, and after the championships the season awards. */
  awards: Award[];
  /** Injuries in the games and in practice for the next ones. */
  injuries: readonly Absence[];
  /** Next week's games whose lines moved because of unavailable players. */
  lined: Game[];
  /** Midseason breakouts; null except after the week they happen in. */
  stepped: SteppedUp | null;
  /** Next week's games that are called off; rescheduled games are among `lined`. */
  calledOff: readonly CalledOff[];
  /** New games decided by the results: conference championships, bowls, playoff rounds. */
  made: Game[];
  /** Coaches who lost or gained a job after the week. */
  staffs: StaffChanges;
}

/** Adds a game to the season totals. */
function count(dynasty: DynastyState, { box, game }: GamePlayed, sheets: Sheets): void {
  const free = game.kind !== 'regular' && !rulesOf(dynasty.year, dynasty.rules).redshirtPostseason;
  addPlayerLines(dynasty.playerSeasons, box, dynasty.year, sheets.playerOf, free);
  addTeamLines(dynasty.teamStats, box, dynasty.year);
}

/** Leaves recruiting to the staff after the player, as head coach, is fired during the season. */
function leaveBoard({ coaches, ownCoach, year, recruiting }: DynastyState, week: number): void {
  if (recruiting.board === null || ownCoach === null) return;
  const job = coaches.career(ownCoach).find(({ until, lastWeek }) => until === year && lastWeek === week);
  if (job !== undefined) recruiting.board = { ...recruiting.board, staff: true };
}

/** Applies a week's results and moves the dynasty to the next week. */
function finish(
  dynasty: DynastyState,
  games: readonly Game[],
  injured: Absence[],
  watched: WeekOfAwards,
  sheets: Sheets,
): WeekPlayed {
  const { year, week } = dynasty;
  const hurt = withoutSpared(dynasty, injured);
  const finished = new Map(games.map((game) => [game.id, game]));
  dynasty.games = dynasty.games.map((game) => finished.get(game.id) ?? game);
  const poll = pollAfter(dynasty, week);
  dynasty.polls = [...dynasty.polls, poll];
  const awards = awardsAfter(dynasty, week, watched);
  const made = week >= REGULAR_WEEKS ? gamesAfter(dynasty, week) : [];
  dynasty.games = [...dynasty.games, ...made].sort((a, b) => a.id - b.id);
  dynasty.week = week + 1;
  dynasty.injuries = [...dynasty.injuries, ...hurt];
  const stepped = stepUp(dynasty, week);
  const inPractice = seasonOver(dynasty) ? [] : practiceInjuries(dynasty, dynasty.week, sheets.squadOf);
  const practice = withoutSpared(dynasty, inPractice);
  dynasty.injuries = [...dynasty.injuries, ...practice];
  const staffs = staffsAfter(dynasty, week);
  dynasty.coaches = dynasty.coaches.with(staffs.coaches, staffs.jobs);
  leaveBoard(dynasty, week);
  const calledUp = callUp(dynasty);
  const { calledOff, moved } = callOffGames(dynasty, dynasty.week);
  const lined = weekLines(dynasty, dynasty.week, (team) => sheets.of(team).players);
  recruit(dynasty, periodAfterWeek(week));
  return {
    year,
    week,
    games,
    poll,
    awards,
    injuries: [...hurt, ...practice, ...calledUp],
    lined: [...moved, ...lined],
    calledOff,
    made,
    stepped,
    staffs,
  };
}

/**
 * Plays the next week: all games read the state before it, and results are applied afterwards in id order. The dynasty
 * advances a week even if the week has no games. Each finished game is passed to `take` and then dropped, because box
 * scores are large and keeping a week of them costs more than making them. `take` may still add to the game, a headline
 * for example. Throws when the season is over; if `take` throws, the dynasty is left in the middle of the week.
 * `coached` holds the player's calls for his own game.
 */
export function playWeek(
  dynasty: DynastyState,
  sheets: Sheets,
  take: (played: GamePlayed) => void,
  coached: CoachedGame | null = null,
): WeekPlayed {
  const games: Game[] = [];
  const hurt: Absence[] = [];
  const watched = watchWeek(dynasty, (team) => sheets.of(team).players);
  for (const played of gamesOf(dynasty, sheets, coached)) {
    count(dynasty, played, sheets);
    watched.add(played.game, played.box);
    games.push(played.game);
    hurt.push(...played.injuries);
    take(played);
  }
  if (coached !== null) dynasty.called = [...dynasty.called, coached.calls];
  return finish(dynasty, games, hurt, watched, sheets);
}

/** Whether the season's last game has been played. */
export function seasonOver(dynasty: DynastyState): boolean {
  return dynasty.stage === 'season' && dynasty.week > lastWeek(dynasty);
}
