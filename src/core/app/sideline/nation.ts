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
import { shapeDrives } from '../shape/box.ts';
import { rankOrNone } from '../shape/team.ts';
import { asFinished } from './live-drives.ts';
import { type OwnGame, weekToPlay } from './own-game.ts';

/** Another game of the day, played to its end by the staffs. */
interface GameBeside {
  own: OwnGame;
  plays: Int16Array;
  /** Minutes after midnight, Eastern. */
  kickoff: number;
  watch: BroadcastClock;
  /** The home side's chance before every play, worked out when first asked for. */
  chances(): Float64Array;
}

const MINUTE = 60;
/** A game is close in the last minutes, and within a score. */
const LATE_SECONDS = 480;
const ONE_SCORE = 8;
/** Ranks that a poll shows. */
const POLL = 25;

/** When a game kicks off. */
function kickoffOf({ row, team }: SeasonView, { id, year, week, home, neutral }: Game): number {
  const dice = stream(row.settings.seed, 'kickoff', year, week, id);
  return kickoffTime(neutral ? null : (team.get(home)?.longitude ?? null), dice);
}

/** Whether a week's games are played on one day; bowls and rounds of the playoff have days of their own. */
const isOneDay = (week: number): boolean => week <= CHAMPIONSHIP_WEEK;

function besideOf(context: QueryContext, own: OwnGame): GameBeside {
  const { season } = context;
  const { game, inputs } = own;
  const plays = playsIn(liveGame(inputs, ['until_end']));
  const chances = () =>
    context.memo(`chances beside ${game.id}`, () =>
      winProbabilities(plays, game.odds?.homeMargin ?? 0, inputs.rules, inputs.tuning),
    );
  return { own, plays, kickoff: kickoffOf(season, game), watch: broadcastClock(plays, season.tuning()), chances };
}

/** The other games of the day, played once for a state of the save. */
function gamesBeside(context: QueryContext, game: Game): readonly GameBeside[] {
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

/** Games whose outcome is asked about: each has the rest of the season played out again. */
const MOST_ASKED = 16;
/** The least chance of either team in a game that holds suspense. */
const SUSPENSE = 0.04;

function isOpen({ odds }: Game): boolean {
  const chance = odds?.homeWinProbability ?? 0.5;
  return Math.min(chance, 1 - chance) > SUSPENSE;
}

/** How many teams of a game may be in the own team's way: those of its conference, and ranked ones. */
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

/** Where the player's own game stands on the clock of the day, in seconds after midnight. */
export interface DayClock {
  game: Game;
  kickoff: number;
  now: number;
}

/** @param plays of the own game, as far as it has been called */
export function dayClock({ season }: QueryContext, game: Game, plays: Int16Array): DayClock {
  const kickoff = kickoffOf(season, game);
  return { game, kickoff, now: kickoff * MINUTE + broadcastClock(plays, season.tuning()).now };
}

/** How many plays of a game are over by now; -1: it has not kicked off. */
function playsBy({ kickoff, watch: { played } }: GameBeside, { now }: Pick<DayClock, 'now'>): number {
  const since = now - kickoff * MINUTE;
  if (since < 0) return -1;
  const next = played.findIndex((over) => over > since);
  return next < 0 ? played.length : next;
}

type Standing = Pick<ScoreLine, 'state' | 'quarter' | 'clock' | 'score_a' | 'score_b' | 'win_prob_a'>;

function scoreAfter(plays: Int16Array, count: number): [number, number] {
  const score: [number, number] = [0, 0];
  for (let at = 0; at < count * STRIDE; at += STRIDE) {
    const offense = plays[at + COL.offense] === 0 ? 0 : 1;
    score[offense] += cell(plays, at, COL.pointsOffense);
    score[1 - offense]! += cell(plays, at, COL.pointsDefense);
  }
  return score;
}

function standingOf(beside: GameBeside, day: DayClock): Standing {
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

function shapeTeam(season: SeasonView, id: TeamId): ScoreLine['teamA'] {
  const { name, abbreviation } = teamFacts(season, id);
  return { name, abbreviation, ranking: rankOrNone(season, id) };
}

function shapeLine(season: SeasonView, beside: GameBeside, day: DayClock, stakes: Leverage | undefined): ScoreLine {
  const { game } = beside.own;
  const standing = standingOf(beside, day);
  return {
    id: game.id,
    teamA: shapeTeam(season, game.home),
    teamB: shapeTeam(season, game.away),
    ...standing,
    kickoff: timeOfDay(beside.kickoff),
    close: isClose(standing),
    from: Math.max(0, playsBy(beside, day)),
    watchable: standing.quarter >= QUARTERS,
    conference: [game.home, game.away].some((team) => isConferenceMate(season, team)),
    stakes: stakes ?? null,
  };
}

/** How much a game is to be watched from here: the own chances, the own conference, ranked teams, a close finish. */
function pull({ stakes, conference, teamA, teamB, state, close }: ScoreLine): number {
  const ranked = [teamA, teamB].filter(({ ranking }) => ranking !== undefined && ranking <= POLL).length;
  const matters = Math.abs(stakes?.swing ?? 0) * PER_CHANCE + (conference ? 1 : 0) + ranked / PER_RANKED;
  return matters + (close ? 1 : 0) - AFTER[state];
}

/** A game that moves the own chances by a tenth counts like one of the conference, and so do four ranked teams. */
const PER_CHANCE = 10;
const PER_RANKED = 4;
/** More than any game counts: those being played come first, then those that are over. */
const AFTER: Readonly<Record<ScoreLine['state'], number>> = { live: 0, halftime: 0, final: 100, later: 200 };

/** The scores of the day, those that matter most to the own team first. */
export function shapeNation(context: QueryContext, day: DayClock): Pick<Nation, 'kickoff' | 'games'> {
  const { season } = context;
  const beside = gamesBeside(context, day.game);
  const leverage = beside.length === 0 ? new Map<GameId, Leverage>() : leverageIn(context, day.game);
  const games = beside
    .map((each) => shapeLine(season, each, day, leverage.get(each.own.game.id)))
    .sort((a, b) => pull(b) - pull(a) || a.id - b.id);
  return { kickoff: timeOfDay(day.kickoff), games };
}

/** Another game of the day. */
export function besideNamed(context: QueryContext, game: Game, id: number): GameBeside | null {
  return gamesBeside(context, game).find(({ own }) => own.game.id === id) ?? null;
}

/** A game that has come to its fourth quarter, with all its plays; null: it has not. */
export function shapeNationGame(
  { season }: QueryContext,
  beside: GameBeside,
  day: DayClock,
): Pick<NationGame, 'from' | 'drives'> | null {
  if (standingOf(beside, day).quarter < QUARTERS) return null;
  const { own, plays, chances } = beside;
  const drives = shapeDrives(season, asFinished(own, plays), chances());
  return { from: playsBy(beside, day), drives };
}
