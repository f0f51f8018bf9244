import type { DynastyState } from '../dynasty/dynasty-state.ts';
import type { GamePlayed } from '../dynasty/gameday/games.ts';
import { seasonFacts } from '../dynasty/season-facts.ts';
import { review } from '../football/review/review.ts';
import type { TeamId } from '../model/ids.ts';
import { firstOf } from '../model/lists.ts';
import { playsOn } from '../model/people/eligibility.ts';
import { TEAM_STAT } from '../model/plays/stats.ts';
import { type ByPosition, POSITIONS, ROSTER_SIZE } from '../model/positions.ts';
import { rulesOf } from '../model/rules.ts';
import { rosterPlaces } from '../offseason/roster-places.ts';
import { gamesPerTeam, mostGames } from '../season/schedule/index.ts';

/** An event that is impossible in football happened in a dynasty. */
export class CheckFailed extends Error {}

/** Checks one game in this many, unless all are checked. */
const SAMPLE = 16;

/** Checks every game, or a sample; throws `CheckFailed` for an impossible one. */
export function checkGame(year: number, { game, box }: GamePlayed, every: boolean): void {
  if (!every && game.id % SAMPLE !== 0) return;
  const [fault] = review(box.plays, rulesOf(year));
  if (fault !== undefined) throw new CheckFailed(`game ${game.id}: ${fault}`);
  const { result } = game;
  if (!result) throw new CheckFailed(`game ${game.id} has no result`);
  const points = box.teams.map((line) => line[TEAM_STAT.points]);
  if (points[0] !== result.homeScore || points[1] !== result.awayScore) {
    throw new CheckFailed(
      `game ${game.id} ended ${result.homeScore}-${result.awayScore}, but its plays add up to ${points.join('-')}`,
    );
  }
}

function checkSchedule(dynasty: DynastyState): void {
  /** The weeks of each team's games, as bits. */
  const busy = new Map<TeamId, number>();
  const regular = new Map<TeamId, number>();
  for (const game of dynasty.games) {
    for (const team of [game.home, game.away]) {
      const weeks = busy.get(team) ?? 0;
      if ((weeks >> game.week) & 1) throw new CheckFailed(`${team} plays two games in week ${game.week}`);
      busy.set(team, weeks | (1 << game.week));
      if (game.kind === 'regular') regular.set(team, (regular.get(team) ?? 0) + 1);
    }
  }
  const facts = seasonFacts(dynasty);
  for (const { team } of dynasty.programs) {
    const played = regular.get(team) ?? 0;
    const fits = facts.shortened ? played <= mostGames(facts, team) : played === gamesPerTeam(facts, team);
    if (!fits) throw new CheckFailed(`${team} plays ${played} games`);
  }
}

const NO_PLAYERS = Object.fromEntries(POSITIONS.map((position) => [position, 0])) as ByPosition<number>;

function checkRosters(dynasty: DynastyState): void {
  const isBeside = rulesOf(dynasty.year - 1, dynasty.rules).extraSeniors;
  const counts = new Map(dynasty.programs.map(({ team }) => [team, { ...NO_PLAYERS }]));
  let rostered = 0;
  for (const player of dynasty.players) {
    if (isBeside && playsOn(player)) continue;
    rostered += 1;
    const own = counts.get(player.team);
    if (own) own[player.position] += 1;
  }
  for (const [team, own] of counts) {
    const places = rosterPlaces(team, dynasty.tuning);
    for (const position of POSITIONS) {
      if (own[position] !== places[position])
        throw new CheckFailed(`${team} has ${own[position]} players at ${position}, not ${places[position]}`);
    }
  }
  if (rostered !== ROSTER_SIZE * counts.size) throw new CheckFailed('a player is not on any roster');
}

/**
 * Checks a closed season: schedules, rosters, exactly one champion, ranked first. Throws `CheckFailed` if it is
 * impossible.
 */
export function checkSeason(dynasty: DynastyState): void {
  checkSchedule(dynasty);
  checkRosters(dynasty);
  const champions = dynasty.history.filter((row) => row.year === dynasty.year && row.champion);
  if (champions.length !== 1) throw new CheckFailed(`there are ${champions.length} champions`);
  if (firstOf(champions).rank !== 1) throw new CheckFailed(`the champion is ranked ${firstOf(champions).rank}`);
}
