import { expectation, type MarginParts, marginParts, winProbability } from '../football/chances/expectation.ts';
import { dayOf } from '../football/day.ts';
import { type Chart, ratingsWithout } from '../football/team-sheet.ts';
import { copyOfGame, type Game } from '../model/game.ts';
import type { GameId, TeamId } from '../model/ids.ts';
import { outByTeam } from '../model/people/absences.ts';
import type { TeamRatings } from '../model/team.ts';
import { stream } from '../random/stream.ts';
import { type Expected, oddsFor } from '../season/odds.ts';
import { inStands } from '../season/stands.ts';
import type { Tuning } from '../tuning/index.ts';
import { seasonTuning } from '../tuning/season-tuning.ts';
import { conditionsOf } from './conditions.ts';
import type { DynastyState } from './dynasty-state.ts';
import { coachedRatings, fieldOf, rosterRatings, type SchemeSource, systemOf } from './schemes.ts';
import { programMap } from './season-facts.ts';
import { type VisitorSource, visitingTeam } from './visitors.ts';

/** What lines are made from. */
type LineSource = VisitorSource & SchemeSource;

/**
 * Points that bettors add to an expected home margin. They know teams less well than the ratings do: a line stays nearer to even
 * than the margin, and is off a little to either side, the same for two teams all season.
 */
function publicOpinion({ settings, tuning }: LineSource, { year, home, away }: Game, margin: number): number {
  const { confidence, opinionSd } = tuning.odds;
  const off = opinionSd === 0 ? 0 : opinionSd * stream(settings.seed, 'line', year, home, away).normal();
  return off - (1 - confidence) * margin;
}

/** The ratings of both teams' rosters, home first. */
function ratingsIn(source: LineSource): (game: Game) => readonly [TeamRatings, TeamRatings] {
  const programs = programMap(source);
  const of = (game: Game, team: TeamId) => {
    const program = programs.get(team);
    return program ? rosterRatings(program, systemOf(source, team)) : visitingTeam(source, game.year, team);
  };
  return (game) => [of(game, game.home), of(game, game.away)];
}

/** A roster's ratings with what its staff adds; staffs of FCS visitors are unknown. */
function fittedRatings(source: LineSource, team: TeamId, ratings: TeamRatings): TeamRatings {
  if (!programMap(source).has(team)) return ratings;
  return coachedRatings(ratings, systemOf(source, team));
}

/** The same of both teams of a game, home first. */
function fittedIn(source: LineSource, { home, away }: Game) {
  return ([own, other]: readonly [TeamRatings, TeamRatings]) =>
    [fittedRatings(source, home, own), fittedRatings(source, away, other)] as const;
}

/** The balance numbers by which a game's line is made. */
function tuningAt({ tuning, reference, year }: LineSource, { home, neutral }: Game): Tuning {
  return inStands(seasonTuning(tuning, year), reference.season(year), neutral ? null : home);
}

/** A team's ratings before a game. */
export interface Strengths {
  /** By the staff's order. */
  staff: TeamRatings;
  /** By the order that the game is played by. */
  ordered: TeamRatings;
  /** The same without those who cannot play. */
  today: TeamRatings;
}

/** A team's strengths with its staff's depth chart and no one out. */
export function wholeStrengths(ratings: TeamRatings): Strengths {
  return { staff: ratings, ordered: ratings, today: ratings };
}

/**
 * What a game's line is made of, and the home margin before it is rounded. What another order than the staff's costs or
 * gives, what those who cannot play do, what is new in what they are taught and what bettors think are parts of their own.
 */
export function marginPartsOf(
  source: LineSource,
  game: Game,
  strengthsOf: (team: TeamId, whole: TeamRatings) => Strengths,
): { margin: number; parts: MarginParts & { depth: number; injuries: number; fit: number; opinion: number } } {
  const tuning = tuningAt(source, game);
  const whole = ratingsIn(source)(game);
  const [home, away] = [strengthsOf(game.home, whole[0]), strengthsOf(game.away, whole[1])];
  const by = (key: keyof Strengths) => marginParts(home[key], away[key], game.neutral, tuning);
  const [{ parts }, ordered, today] = [by('staff'), by('ordered'), by('today')];
  const fitted = fittedIn(source, game)([home.today, away.today]);
  const { margin, parts: all } = marginParts(...fitted, game.neutral, tuning);
  const strength = (of: { parts: MarginParts }): number => of.parts.attack + of.parts.resist;
  const depth = strength(ordered) - strength({ parts });
  const injuries = strength(today) - strength(ordered);
  const fit = strength({ parts: all }) - strength(today);
  const opinion = publicOpinion(source, game, margin);
  return { margin: margin + opinion, parts: { ...parts, flattening: all.flattening, depth, injuries, fit, opinion } };
}

/** What bettors expect of a game of teams with these ratings, home first. */
function expectedOf(source: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): Expected {
  const tuning = tuningAt(source, game);
  const { margin: known, total } = expectation(...fittedIn(source, game)(ratings), game.neutral, tuning);
  const margin = known + publicOpinion(source, game, known);
  return { margin, total, homeWinProbability: winProbability(margin, tuning) };
}

/** The home team's chance on the line that these ratings make, home first. */
export function lineChance(source: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): number {
  return expectedOf(source, game, ratings).homeWinProbability;
}

/** A game with the line that these ratings of its teams make, home first. */
function lined(dynasty: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): Game {
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const copy = copyOfGame(game);
  const expected = expectedOf(dynasty, game, ratings);
  const at = conditionsOf(dynasty, game);
  const total = expected.total + (at === null ? 0 : dayOf(at, tuning).total);
  copy.odds = oddsFor({ ...expected, total }, tuning);
  return copy;
}

/** The same games with early lines: by whole rosters, since it is not known yet who will play. */
export function withOdds(dynasty: LineSource, games: readonly Game[]): Game[] {
  const ratings = ratingsIn(dynasty);
  return games.map((game) => lined(dynasty, game, ratings(game)));
}

/** Changes the dynasty's games to those made again, and returns them. */
function madeAgain(dynasty: DynastyState, games: readonly Game[]): Game[] {
  const moved = new Map<GameId, Game>(games.map((game) => [game.id, game]));
  dynasty.games = dynasty.games.map((game) => moved.get(game.id) ?? game);
  return [...games];
}

/** Lines by the players available in a week; those of games between healthy teams stay as they were. */
function linesByWhoPlays(
  dynasty: DynastyState,
  week: number,
  games: readonly Game[],
  chartOf: (team: TeamId) => Chart,
): Game[] {
  const out = outByTeam(dynasty.injuries, week);
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const whole = ratingsIn(dynasty);
  const today = (team: TeamId, rated: TeamRatings) => {
    const missed = out.get(team);
    return missed ? ratingsWithout(chartOf(team), missed, fieldOf(dynasty, team), tuning) : rated;
  };
  const missing = games.filter(({ home, away }) => out.has(home) || out.has(away));
  return missing.map((game) => {
    const [home, away] = whole(game);
    return lined(dynasty, game, [today(game.home, home), today(game.away, away)]);
  });
}

/**
 * Makes the lines of a week's games by who can play: changes the dynasty's games and returns those whose line moved.
 * `chartOf` is a team's depth chart.
 */
export function weekLines(dynasty: DynastyState, week: number, chartOf: (team: TeamId) => Chart): Game[] {
  const games = dynasty.games.filter((game) => game.week === week);
  return madeAgain(dynasty, linesByWhoPlays(dynasty, week, games, chartOf));
}

/** Makes the lines of all games that a team has ahead again, after its ratings have changed; returns those games. */
export function linesAhead(dynasty: DynastyState, team: TeamId, chartOf: (team: TeamId) => Chart): Game[] {
  const ahead = dynasty.games.filter(({ result, home, away }) => result === null && (home === team || away === team));
  const early = withOdds(dynasty, ahead);
  const now = early.filter(({ week }) => dynasty.stage === 'season' && week === dynasty.week);
  const today = new Map(linesByWhoPlays(dynasty, dynasty.week, now, chartOf).map((game) => [game.id, game]));
  return madeAgain(
    dynasty,
    early.map((game) => today.get(game.id) ?? game),
  );
}
