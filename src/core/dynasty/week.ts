import { playGame } from '../football/game.ts';
import { buildSheet, type TeamSheet } from '../football/sheet.ts';
import { tally } from '../football/tally.ts';
import type { BoxScore } from '../model/box.ts';
import { copyOfGame, type Game, REGULAR_WEEKS } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { type GameRules, rulesOf } from '../model/rules.ts';
import type { Poll } from '../model/season.ts';
import { stream } from '../random/stream.ts';
import { ranksOf } from '../season/poll.ts';
import { watchability } from '../season/watchability.ts';
import { pollAfter } from './polls.ts';
import { gamesAfter } from './postseason.ts';
import { lastWeek, programMap } from './season-facts.ts';
import { addPlayerLines, addTeamLines } from './totals.ts';
import { playersByTeam } from './turnover.ts';
import type { World } from './world.ts';

/** A finished game with its box score. */
export interface GamePlayed {
  game: Game;
  box: BoxScore;
}

/** What a week's games have led to. */
export interface WeekPlayed {
  year: number;
  week: number;
  /** The week's finished games by id. */
  games: readonly Game[];
  /** The poll entering the next week. */
  poll: Poll;
  /** Games that the week's results have made: conference championships, bowls, playoff rounds. */
  made: Game[];
}

/** What a season's games need that does not change during it; worth keeping between weeks. */
export interface Sheets {
  of(team: TeamId): TeamSheet;
  playerOf(id: number): Player;
}

/** Every team's sheet, made when it is first asked for. Rosters and depth charts stand for a whole season. */
export function sheetsOf(world: World): Sheets {
  const rosters = playersByTeam(world.players);
  const programs = programMap(world);
  const players = new Map(world.players.map((p) => [p.id, p]));
  const made = new Map<TeamId, TeamSheet>();
  let last: TeamSheet | null = null;
  return {
    of(team) {
      let sheet = made.get(team);
      if (!sheet) {
        sheet = buildSheet(team, rosters.get(team) ?? [], programs.get(team)!.style, world.tuning, last);
        last = sheet;
        made.set(team, sheet);
      }
      return sheet;
    },
    playerOf: (id) => players.get(id)!,
  };
}

function playOne(
  world: World,
  game: Game,
  rules: GameRules,
  sheets: Sheets,
  ranks: ReadonlyMap<TeamId, number>,
): GamePlayed {
  const home = sheets.of(game.home);
  const away = sheets.of(game.away);
  const dice = stream(world.settings.seed, 'season', world.year, 'game', game.id);
  const outcome = playGame({ home, away, neutral: game.neutral }, rules, world.tuning, dice);
  const finished = copyOfGame(game);
  finished.homeRank = ranks.get(game.home) ?? null;
  finished.awayRank = ranks.get(game.away) ?? null;
  finished.result = outcome.result;
  finished.watchability = watchability(finished, world.tuning);
  return { game: finished, box: tally(outcome.plays, home, away) };
}

/** Plays the games of the week that is next, in id order, each when it is asked for: all read the state before it. */
function* gamesOf(world: World, sheets: Sheets): Generator<GamePlayed, void> {
  const { year, week } = world;
  if (world.stage !== 'season' || week > lastWeek(world)) throw new Error(`no week to play: ${year}, week ${week}`);
  const ranks = ranksOf(world.polls.at(-1));
  const rules = rulesOf(year, world.rules);
  for (const game of world.games) if (game.week === week) yield playOne(world, game, rules, sheets, ranks);
}

/** Adds a game to the season's totals. */
function count(world: World, { box }: GamePlayed, sheets: Sheets): void {
  addPlayerLines(world.playerSeasons, box, world.year, sheets.playerOf);
  addTeamLines(world.teamStats, box, world.year);
}

/** Puts the results of a week in their places and moves the world to the week after. */
function finish(world: World, games: readonly Game[]): WeekPlayed {
  const { year, week } = world;
  const finished = new Map(games.map((game) => [game.id, game]));
  world.games = world.games.map((game) => finished.get(game.id) ?? game);
  const poll = pollAfter(world, week);
  world.polls = [...world.polls, poll];
  const made = week >= REGULAR_WEEKS ? gamesAfter(world, week) : [];
  world.games = [...world.games, ...made].sort((a, b) => a.id - b.id);
  world.week = week + 1;
  return { year, week, games, poll, made };
}

/**
 * Plays the week that is next: all games read the state before it, results are applied afterwards in id order. The
 * world moves to the week after; a week without games passes the same way. Each game is handed to `take` as soon as it
 * has been played, and forgotten then: box scores are large, and keeping a week of them costs more than making them.
 * `take` may still add to the game, a headline for example. Throws when the season is over; when `take` throws, the
 * world is left in the middle of the week.
 */
export function playWeek(world: World, sheets: Sheets, take: (played: GamePlayed) => void): WeekPlayed {
  const games: Game[] = [];
  for (const played of gamesOf(world, sheets)) {
    count(world, played, sheets);
    games.push(played.game);
    take(played);
  }
  return finish(world, games);
}

/** Whether the season's last game has been played. */
export function seasonOver(world: World): boolean {
  return world.stage === 'season' && world.week > lastWeek(world);
}
