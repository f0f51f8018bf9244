import type { Nation, NationGame, ScoreLine } from '../../contract/views/index.ts';
import { leverageOf, momentOf } from '../../dynasty/forecast.ts';
import { type BroadcastClock, broadcastClock } from '../../football/broadcast-clock.ts';
import { winProbabilities } from '../../football/chances/win-probability.ts';
import { liveGame } from '../../football/sideline/live-game.ts';
import { playsIn, rowAt } from '../../football/sideline/staff-mark.ts';
import { CHAMPIONSHIP_WEEK, type Game } from '../../model/game.ts';
import type { GameId, TeamId } from '../../model/ids.ts';
import { COL, cell, PLAY_STRIDE as STRIDE } from '../../model/plays/play.ts';
import { QUARTERS } from '../../model/rules.ts';
import { stream } from '../../random/stream.ts';
import type { Leverage } from '../../season/forecast/leverage.ts';
import { kickoffTime } from '../../season/kickoff-time.ts';
import { clock as clockText, timeOfDay } from '../../words/numbers.ts';
import type { QueryContext } from '../reading/context.ts';
import { type SeasonView, teamFacts } from '../reading/season-view.ts';
import { drivesView } from '../views/box.ts';
import { rankOrNone } from '../views/team.ts';
import { asFinished } from './live-drives.ts';
import { type OwnGame, weekToPlay } from './own-game.ts';

/** Another game of the day, played to its end by the staffs. */
interface OtherGame {
  own: OwnGame;
  plays: Int16Array;
  /** Minutes after midnight, Eastern. */
  kickoff: number;
  watch: BroadcastClock;
  /** The home team's win probability before every play, computed on first use. */
  chances(): Float64Array;
}

const MINUTE = 60;
/** A game is close in the last minutes, within one score. */
const LATE_SECONDS = 480;
const ONE_SCORE = 8;
/** Ranks displayed from the poll. */
const POLL = 25;

/** A game's kickoff time. */
function kickoffOf({ row, team }: SeasonView, { id, year, week, home, neutral }: Game): number {
  const dice = stream(row.settings.seed, 'kickoff', year, week, id);
  return kickoffTime(neutral ? null : (team.get(home)?.longitude ?? null), dice);
}

/** Whether a week's games are all on one day; bowls and playoff rounds have their own days. */
const isOneDay = (week: number): boolean => week <= CHAMPIONSHIP_WEEK;

function besideOf(context: QueryContext, own: OwnGame): OtherGame {
  const { season } = context;
  const { game, inputs } = own;
  const plays = playsIn(liveGame(inputs, ['until_end']));
  const chances = () =>
    context.memo(`chances beside ${game.id}`, () =>
      winProbabilities(plays, game.odds?.homeMargin ?? 0, inputs.rules, inputs.tuning),
    );
  return { own, plays, kickoff: kickoffOf(season, game), watch: broadcastClock(plays, season.tuning), chances };
}

/** The day's other games, played once and cached for the state of the save. */
function otherGames(context: QueryContext, game: Game): readonly OtherGame[] {
  if (!isOneDay(game.week)) return [];
  return context.memo(`beside ${game.id}`, () => {
    const play = context.memo('week to play', () => weekToPlay(context.dynasty()));
    const others = context.season.games.filter(({ week, id }) => week === game.week && id !== game.id);
    return others.map((each) => besideOf(context, play(each)));
  });
}

function leverageIn(context: QueryContext, game: Game): ReadonlyMap<GameId, Leverage> {
  return context.memo(`leverage ${game.id}`, () => {
    const dynasty = context.dynasty();
    const others = context.season.games.filter((each) => each.week === game.week && each.id !== game.id);
    const likely = others.filter((each) => isOpen(each) && contenders(context.season, each) > 0);
    const first = likely.sort((a, b) => contenders(context.season, b) - contenders(context.season, a));
    const asked = first.slice(0, MOST_ASKED).map(({ id }) => id);
    return leverageOf(momentOf(dynasty), dynasty.settings.team, asked);
  });
}

/** Most games whose effect on chances is computed: each takes another simulation of the season. */
const MOST_ASKED = 16;
/** Lowest win probability of either team for a game to have suspense. */
const SUSPENSE = 0.04;

function isOpen({ odds }: Game): boolean {
  const chance = odds?.homeWinProbability ?? 0.5;
  return Math.min(chance, 1 - chance) > SUSPENSE;
}

/** Weight of a game's teams as rivals of the player's team: conference members and ranked teams. */
function contenders(season: SeasonView, { home, away }: Game): number {
  return [home, away].filter((team) => isConferenceMate(season, team)).length * 2 + rankedOf(season, [home, away]);
}

function isConferenceMate({ row, program }: SeasonView, team: TeamId): boolean {
  const conference = program.get(row.settings.team)?.conference ?? null;
  return conference !== null && program.get(team)?.conference === conference;
}

function rankedOf(season: SeasonView, teams: readonly TeamId[]): number {
  return teams.filter((team) => (rankOrNone(season, team) ?? POLL + 1) <= POLL).length;
}

/** The current time of the player's own game on the day's clock, in seconds after midnight. */
export interface DayClock {
  game: Game;
  kickoff: number;
  now: number;
}

/** @param plays of the player's game so far */
export function dayClock({ season }: QueryContext, game: Game, plays: Int16Array): DayClock {
  const kickoff = kickoffOf(season, game);
  return { game, kickoff, now: kickoff * MINUTE + broadcastClock(plays, season.tuning).now };
}

/** Number of plays of a game finished by now; -1 before kickoff. */
function playsBy({ kickoff, watch: { played } }: OtherGame, { now }: Pick<DayClock, 'now'>): number {
  const since = now - kickoff * MINUTE;
  if (since < 0) return -1;
  const next = played.findIndex((over) => over > since);
  return next < 0 ? played.length : next;
}

type Standing = Pick<ScoreLine, 'state' | 'quarter' | 'clock' | 'score_a' | 'score_b' | 'win_prob_a'>;

function scoreAfter(plays: Int16Array, count: number): [number, number] {
  const score: [number, number] = [0, 0];
  for (let at = 0; at < count * STRIDE; at += STRIDE) {
    const [offense, defense] = plays[at + COL.offense] === 0 ? ([0, 1] as const) : ([1, 0] as const);
    score[offense] += cell(plays, at, COL.pointsOffense);
    score[defense] += cell(plays, at, COL.pointsDefense);
  }
  return score;
}

function standingOf(beside: OtherGame, day: DayClock): Standing {
  const { plays, own, chances } = beside;
  const seen = playsBy(beside, day);
  const rows = plays.length / STRIDE;
  if (seen < 0) {
    const win_prob_a = own.game.odds?.homeWinProbability ?? 0.5;
    return { state: 'later', quarter: 0, clock: '15:00', score_a: 0, score_b: 0, win_prob_a };
  }
  const [score_a, score_b] = scoreAfter(plays, seen);
  if (seen === rows) {
    const quarter = rowAt(plays, rows - 1).quarter;
    return { state: 'final', quarter, clock: '0:00', score_a, score_b, win_prob_a: score_a > score_b ? 1 : 0 };
  }
  const next = rowAt(plays, seen);
  const isHalf = next.quarter === QUARTERS / 2 + 1 && seen > 0 && rowAt(plays, seen - 1).quarter <= QUARTERS / 2;
  const clock = clockText(next.quarter > QUARTERS ? 0 : next.secondsLeft);
  const state = isHalf ? 'halftime' : 'live';
  return { state, quarter: next.quarter, clock, score_a, score_b, win_prob_a: chances()[seen]! };
}

function isClose({ state, quarter, clock, score_a, score_b }: Standing): boolean {
  if (state !== 'live' || Math.abs(score_a - score_b) > ONE_SCORE) return false;
  const [minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return quarter > QUARTERS || (quarter === QUARTERS && minutes * MINUTE + seconds <= LATE_SECONDS);
}

function teamView(season: SeasonView, id: TeamId): ScoreLine['teamA'] {
  const { name, abbreviation } = teamFacts(season, id);
  return { name, abbreviation, ranking: rankOrNone(season, id) };
}

function lineView(season: SeasonView, beside: OtherGame, day: DayClock, stakes: Leverage | undefined): ScoreLine {
  const { game } = beside.own;
  const standing = standingOf(beside, day);
  return {
    id: game.id,
    teamA: teamView(season, game.home),
    teamB: teamView(season, game.away),
    ...standing,
    kickoff: timeOfDay(beside.kickoff),
    close: isClose(standing),
    from: Math.max(0, playsBy(beside, day)),
    watchable: standing.quarter >= QUARTERS,
    conference: [game.home, game.away].some((team) => isConferenceMate(season, team)),
    stakes: stakes ?? null,
  };
}

/**
 * How interesting a game is from here on: effect on the player's chances, his conference, ranked teams, a close finish.
 */
function pull({ stakes, conference, teamA, teamB, state, close }: ScoreLine): number {
  const ranked = [teamA, teamB].filter(({ ranking }) => ranking !== undefined && ranking <= POLL).length;
  const matters = Math.abs(stakes?.swing ?? 0) * PER_CHANCE + (conference ? 1 : 0) + ranked / PER_RANKED;
  return matters + (close ? 1 : 0) - AFTER[state];
}

/** A swing of a tenth in the player's chances weighs as much as a conference game, or as four ranked teams. */
const PER_CHANCE = 10;
const PER_RANKED = 4;
/** More than any game weighs, so that games in progress come first, then finished ones. */
const AFTER: Readonly<Record<ScoreLine['state'], number>> = { live: 0, halftime: 0, final: 100, later: 200 };

/** Scores of the day, most important to the player's team first. */
export function nationView(context: QueryContext, day: DayClock): Pick<Nation, 'kickoff' | 'games'> {
  const { season } = context;
  const beside = otherGames(context, day.game);
  const leverage = beside.length === 0 ? new Map<GameId, Leverage>() : leverageIn(context, day.game);
  const games = beside
    .map((each) => lineView(season, each, day, leverage.get(each.own.game.id)))
    .sort((a, b) => pull(b) - pull(a) || a.id - b.id);
  return { kickoff: timeOfDay(day.kickoff), games };
}

/** Finds another game of the day. */
export function otherGameNamed(context: QueryContext, game: Game, id: number): OtherGame | null {
  return otherGames(context, game).find(({ own }) => own.game.id === id) ?? null;
}

/** A game that has reached its fourth quarter, with all of its plays; null if it has not. */
export function nationGameView(
  { season }: QueryContext,
  beside: OtherGame,
  day: DayClock,
): Pick<NationGame, 'from' | 'drives'> | null {
  if (standingOf(beside, day).quarter < QUARTERS) return null;
  const { own, plays, chances } = beside;
  const drives = drivesView(season, asFinished(own, plays), chances());
  return { from: playsBy(beside, day), drives };
}
