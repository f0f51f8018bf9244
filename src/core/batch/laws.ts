import type { DynastyState } from '../dynasty/dynasty-state.ts';
import { playersByTeam } from '../dynasty/turnover.ts';
import type { GamePlayed } from '../dynasty/week.ts';
import { review } from '../football/review.ts';
import { GAMES_PER_TEAM } from '../model/game.ts';
import { POSITIONS, ROSTER_SIZE, ROSTER_SLOTS } from '../model/positions.ts';
import { rulesOf } from '../model/rules.ts';
import { TEAM_STAT } from '../model/stats.ts';

/** A dynasty did something that cannot happen. */
export class LawBroken extends Error {}

/** Unless all are, one game in this many is held against the laws. */
const SAMPLE = 16;

/** Throws `LawBroken` when a game breaks a law; looks at every game or at a sample. */
export function checkGame(year: number, { game, box }: GamePlayed, every: boolean): void {
  if (!every && game.id % SAMPLE !== 0) return;
  const [law] = review(box.plays, rulesOf(year));
  if (law !== undefined) throw new LawBroken(`game ${game.id}: ${law}`);
  const { result } = game;
  if (!result) throw new LawBroken(`game ${game.id} has no result`);
  const points = box.teams.map((line) => line[TEAM_STAT.points]);
  if (points[0] !== result.homeScore || points[1] !== result.awayScore) {
    throw new LawBroken(
      `game ${game.id} ended ${result.homeScore}-${result.awayScore}, its plays say ${points.join('-')}`,
    );
  }
}

function checkSchedule(dynasty: DynastyState): void {
  const busy = new Set<string>();
  const regular = new Map<string, number>();
  for (const game of dynasty.games) {
    for (const team of [game.home, game.away]) {
      const key = `${team} ${game.week}`;
      if (busy.has(key)) throw new LawBroken(`${team} plays twice in week ${game.week}`);
      busy.add(key);
      if (game.kind === 'regular') regular.set(team, (regular.get(team) ?? 0) + 1);
    }
  }
  for (const { team } of dynasty.programs) {
    if (regular.get(team) !== GAMES_PER_TEAM) throw new LawBroken(`${team} has ${regular.get(team) ?? 0} games`);
  }
}

function checkRosters(dynasty: DynastyState): void {
  const rosters = playersByTeam(dynasty.players);
  for (const { team } of dynasty.programs) {
    const roster = rosters.get(team) ?? [];
    for (const position of POSITIONS) {
      let n = 0;
      for (const player of roster) if (player.position === position) n += 1;
      if (n !== ROSTER_SLOTS[position]) throw new LawBroken(`${team} has ${n} at ${position}`);
    }
  }
  if (dynasty.players.length !== ROSTER_SIZE * dynasty.programs.length) throw new LawBroken('a player is on no roster');
}

/** Throws `LawBroken` when a closed season breaks a law: schedule, rosters, one champion who ends first. */
export function checkSeason(dynasty: DynastyState): void {
  checkSchedule(dynasty);
  checkRosters(dynasty);
  const champions = dynasty.history.filter((row) => row.year === dynasty.year && row.champion);
  if (champions.length !== 1) throw new LawBroken(`there are ${champions.length} champions`);
  if (champions[0]!.rank !== 1) throw new LawBroken(`the champion is ranked ${champions[0]!.rank}`);
}
