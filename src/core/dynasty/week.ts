import { playGame } from '../football/game.ts';
import { buildSheet, type TeamSheet } from '../football/sheet.ts';
import { tally } from '../football/tally.ts';
import type { BoxScore } from '../model/box.ts';
import { type Game, REGULAR_WEEKS } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import type { Player } from '../model/player.ts';
import { rulesOf } from '../model/rules.ts';
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

/** Everything that one week brought. */
export interface WeekPlayed {
  year: number;
  week: number;
  /** The week's finished games by id, with their box scores. */
  games: { game: Game; box: BoxScore }[];
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
  return {
    of(team) {
      let sheet = made.get(team);
      if (!sheet) {
        sheet = buildSheet(team, rosters.get(team) ?? [], programs.get(team)!.style, world.tuning);
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
  sheets: Sheets,
  ranks: ReadonlyMap<TeamId, number>,
): { game: Game; box: BoxScore } {
  const home = sheets.of(game.home);
  const away = sheets.of(game.away);
  const dice = stream(world.settings.seed, 'season', world.year, 'game', game.id);
  const outcome = playGame({ home, away, neutral: game.neutral }, rulesOf(world.year), world.tuning, dice);
  const homeRank = ranks.get(game.home) ?? null;
  const awayRank = ranks.get(game.away) ?? null;
  const finished: Game = { ...game, homeRank, awayRank, result: outcome.result };
  finished.watchability = watchability(finished, world.tuning);
  return { game: finished, box: tally(outcome.plays, home, away) };
}

function record(world: World, played: WeekPlayed['games'], sheets: Sheets): void {
  const finished = new Map(played.map(({ game }) => [game.id, game]));
  world.games = world.games.map((game) => finished.get(game.id) ?? game);
  for (const { box } of played) {
    addPlayerLines(world.playerSeasons, box, world.year, sheets.playerOf);
    addTeamLines(world.teamStats, box, world.year);
  }
}

/**
 * Plays the week that is next: all games read the state before it, results are applied afterwards in id order. The
 * world moves to the week after; a week without games passes the same way. Throws when the season is over.
 */
export function playWeek(world: World, sheets: Sheets = sheetsOf(world)): WeekPlayed {
  const { year, week } = world;
  if (world.stage !== 'season' || week > lastWeek(world)) throw new Error(`no week to play: ${year}, week ${week}`);
  const ranks = ranksOf(world.polls.at(-1));
  const games = world.games.filter((g) => g.week === week).map((game) => playOne(world, game, sheets, ranks));
  record(world, games, sheets);
  const poll = pollAfter(world, week);
  world.polls = [...world.polls, poll];
  const made = week >= REGULAR_WEEKS ? gamesAfter(world, week) : [];
  world.games = [...world.games, ...made].sort((a, b) => a.id - b.id);
  world.week = week + 1;
  return { year, week, games, poll, made };
}

/** Whether the season's last game has been played. */
export function seasonOver(world: World): boolean {
  return world.stage === 'season' && world.week > lastWeek(world);
}
