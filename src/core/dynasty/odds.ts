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
import type { DynastyState, Season } from './dynasty-state.ts';
import { conditionsOf } from './gameday/conditions.ts';
import { type VisitorSource, visitingTeam } from './gameday/visitors.ts';
import { coachedRatings, fieldOf, rosterRatings, systemOf } from './schemes.ts';
import { programMap } from './season-facts.ts';

/** Inputs to betting lines. */
type LineSource = VisitorSource & Season;

/**
 * Points the betting public adds to an expected home margin. Bettors know teams less well than the ratings do, so a
 * line stays closer to even than the margin and misses a little to either side. The miss between two teams is the same
 * all season.
 */
function publicOpinion({ settings, tuning }: LineSource, { year, home, away }: Game, margin: number): number {
  const { confidence, opinionSd } = tuning.odds;
  const off = opinionSd === 0 ? 0 : opinionSd * stream(settings.seed, 'line', year, home, away).normal();
  return off - (1 - confidence) * margin;
}

/** Roster ratings of both teams, home first. */
function ratingsIn(source: LineSource): (game: Game) => readonly [TeamRatings, TeamRatings] {
  const programs = programMap(source);
  const of = (game: Game, team: TeamId) => {
    const program = programs.get(team);
    return program ? rosterRatings(program, systemOf(source, team)) : visitingTeam(source, game.year, team);
  };
  return (game) => [of(game, game.home), of(game, game.away)];
}

/** A roster's ratings with the staff's contribution; staffs of FCS visitors are unknown. */
function fittedRatings(source: LineSource, team: TeamId, ratings: TeamRatings): TeamRatings {
  if (!source.programs.some((program) => program.team === team)) return ratings;
  return coachedRatings(ratings, systemOf(source, team));
}

/** The same for both teams of a game, home first. */
function fittedIn(source: LineSource, { home, away }: Game) {
  return ([own, other]: readonly [TeamRatings, TeamRatings]) =>
    [fittedRatings(source, home, own), fittedRatings(source, away, other)] as const;
}

/** Balance numbers for a game's line. */
function tuningAt({ tuning, reference, year }: LineSource, { home, neutral }: Game): Tuning {
  return inStands(seasonTuning(tuning, year), reference.season(year), neutral ? null : home);
}

/** A team's ratings before a game. */
export interface Strengths {
  /** With the staff's depth chart. */
  staff: TeamRatings;
  /** With the depth chart used in the game. */
  ordered: TeamRatings;
  /** With that depth chart and without unavailable players. */
  today: TeamRatings;
}

/** Ratings of a team with its staff's depth chart and everyone healthy. */
export function wholeStrengths(ratings: TeamRatings): Strengths {
  return { staff: ratings, ordered: ratings, today: ratings };
}

/**
 * Splits the home margin behind a game's line into parts, before rounding. Separate parts cover a depth chart different
 * from the staff's, unavailable players, newly installed schemes, and public opinion.
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

/** Betting expectation of a game between teams with these ratings, home first. */
function expectedOf(source: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): Expected {
  const tuning = tuningAt(source, game);
  const { margin: known, total } = expectation(...fittedIn(source, game)(ratings), game.neutral, tuning);
  const margin = known + publicOpinion(source, game, known);
  return { margin, total, homeWinProbability: winProbability(margin, tuning) };
}

/** Home team's win probability by the line these ratings produce, home first. */
export function lineChance(source: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): number {
  return expectedOf(source, game, ratings).homeWinProbability;
}

/** Returns a game with the line these ratings produce, home first. */
function lined(dynasty: LineSource, game: Game, ratings: readonly [TeamRatings, TeamRatings]): Game {
  const tuning = seasonTuning(dynasty.tuning, dynasty.year);
  const copy = copyOfGame(game);
  const expected = expectedOf(dynasty, game, ratings);
  const at = conditionsOf(dynasty, game);
  const total = expected.total + (at === null ? 0 : dayOf(at, tuning).total);
  copy.odds = oddsFor({ ...expected, total }, tuning);
  return copy;
}

/** Returns games with early lines based on full rosters, before it is known who will play. */
export function withOdds(dynasty: LineSource, games: readonly Game[]): Game[] {
  const ratings = ratingsIn(dynasty);
  return games.map((game) => lined(dynasty, game, ratings(game)));
}

/** Replaces games of the dynasty with their updated versions, and returns those. */
function madeAgain(dynasty: DynastyState, games: readonly Game[]): Game[] {
  const moved = new Map<GameId, Game>(games.map((game) => [game.id, game]));
  dynasty.games = dynasty.games.map((game) => moved.get(game.id) ?? game);
  return [...games];
}

/** Lines based on the players available in a week; games between healthy teams keep their lines. */
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
 * Sets a week's lines by who can play. Changes the dynasty's games and returns those whose line moved. `chartOf`
 * returns a team's depth chart.
 */
export function weekLines(dynasty: DynastyState, week: number, chartOf: (team: TeamId) => Chart): Game[] {
  const games = dynasty.games.filter((game) => game.week === week);
  return madeAgain(dynasty, linesByWhoPlays(dynasty, week, games, chartOf));
}

/** Resets the lines of a team's remaining games after its ratings change, and returns those games. */
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
