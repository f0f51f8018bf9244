import { advance } from '../dynasty/advance.ts';
import { newDynasty } from '../dynasty/create.ts';
import { programMap } from '../dynasty/season-facts.ts';
import { playWeek, seasonOver, sheetsOf, type WeekPlayed } from '../dynasty/week.ts';
import type { World } from '../dynasty/world.ts';
import type { BoxScore } from '../model/box.ts';
import type { Reference } from '../model/facts.ts';
import type { TeamSeason } from '../model/season.ts';
import { STAT } from '../model/stats.ts';
import { resolveTuning } from '../tuning/index.ts';
import { checkSeason, checkWeek } from './laws.ts';
import { Collector, type DynastySummary } from './metrics/collect.ts';
import { DriveCounts } from './metrics/drive-counts.ts';
import { PlayCounts } from './metrics/play-counts.ts';
import type { BestLines, FinishedGame, GameLine, SeasonData } from './metrics/season-data.ts';
import { dynastiesOf, type Plan, seedOf } from './plan.ts';
import {
  driveRows,
  gameRow,
  type Names,
  playerSeasonRows,
  playRows,
  pollRows,
  teamGameRows,
  teamSeasonRows,
} from './rows.ts';
import type { TableName } from './tables.ts';

/** Takes the lines of a dynasty's tables as they come. */
export type Sink = (table: TableName, lines: string) => void;

/** Told after each week how many are done of a dynasty's share. */
export type OnWeek = (world: World) => void;

function bestLines(box: BoxScore): BestLines {
  const best = { passing: [0, 0], rushing: [0, 0], receiving: [0, 0] } as {
    [K in keyof BestLines]: [number, number];
  };
  for (const { side, counts } of box.players) {
    best.passing[side] = Math.max(best.passing[side], counts[STAT.pass_yards]!);
    best.rushing[side] = Math.max(best.rushing[side], counts[STAT.rush_yards]!);
    best.receiving[side] = Math.max(best.receiving[side], counts[STAT.receiving_yards]!);
  }
  return best;
}

function namesOf(reference: Reference, year: number): Names {
  const teams = new Map(reference.teams.map((team) => [team.id, team.name]));
  const conferences = new Map(reference.season(year).conferences.map((c) => [c.id, c.name]));
  return {
    team: (id) => teams.get(id) ?? id,
    conference: (id) => (id === null ? 'Independent' : (conferences.get(id) ?? id)),
  };
}

/** One season being played: what is written as it goes, and what is kept for its metrics. */
class SeasonBook {
  readonly lines: GameLine[] = [];
  readonly plays = new PlayCounts();
  readonly drives = new DriveCounts();
  private readonly names: Names;
  private readonly prefix: string;
  private readonly plan: Plan;
  private readonly sink: Sink;

  constructor(world: World, dynasty: number, plan: Plan, sink: Sink) {
    this.names = namesOf(world.reference, world.year);
    this.prefix = `${dynasty},${world.year}`;
    this.plan = plan;
    this.sink = sink;
  }

  add(played: WeekPlayed): void {
    for (const { game, box } of played.games) {
      this.lines.push({ game: game as FinishedGame, teams: box.teams, best: bestLines(box) });
      this.plays.add(box.plays, [game.home, game.away]);
      this.drives.add(box.drives);
      this.sink('drives', driveRows(this.prefix, game.id, box, this.names));
      if (this.plan.plays) this.sink('plays', playRows(this.prefix, game.id, box, this.names));
    }
  }

  /** Writes what the season's end has made known. */
  close(world: World, history: readonly TeamSeason[]): void {
    const { prefix, names, sink } = this;
    const programs = programMap(world);
    const players = new Map(world.players.map((player) => [player.id, player]));
    const seasons = [...world.playerSeasons.values()].sort((a, b) => a.player - b.player);
    for (const line of this.lines) {
      sink('games', gameRow(prefix, line, programs, names));
      sink('team_games', teamGameRows(prefix, line, names));
    }
    sink('team_seasons', teamSeasonRows(prefix, history, names));
    sink('player_seasons', playerSeasonRows(prefix, seasons, players, names));
    sink('polls', pollRows(prefix, world.polls, names));
  }

  data(world: World, history: readonly TeamSeason[], first: boolean): Omit<SeasonData, 'previous'> {
    return {
      year: world.year,
      games: this.lines,
      plays: this.plays,
      drives: this.drives,
      teams: history,
      polls: world.polls,
      players: world.players,
      playerSeasons: [...world.playerSeasons.values()],
      freshmen: first ? null : world.players.filter((player) => player.classYear === 'fr'),
    };
  }
}

function playSeason(world: World, book: SeasonBook, plan: Plan, onWeek: OnWeek): readonly TeamSeason[] {
  advance(world);
  const sheets = sheetsOf(world);
  while (!seasonOver(world)) {
    const played = playWeek(world, sheets);
    checkWeek(played, plan.verify);
    book.add(played);
    onWeek(world);
  }
  const closed = advance(world);
  if (closed.to !== 'summary') throw new Error('a season that does not close');
  return closed.history;
}

/** Through the offseason to the next preseason. */
function toNextYear(world: World): void {
  for (let stage = 0; stage < 3; stage++) advance(world);
}

/** Where a dynasty was when something went wrong. */
export class DynastyFailed extends Error {
  readonly year: number;

  constructor(world: World | null, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.year = world?.year ?? 0;
  }
}

/**
 * Plays one dynasty of a plan from its first season to its last, in memory: lines of its tables go to `sink` as they
 * come, and what its metrics need is answered. The player's team, the first by id, is run like every other.
 */
export function playDynasty(
  plan: Plan,
  dynasty: number,
  reference: Reference,
  sink: Sink,
  onWeek: OnWeek = () => undefined,
): DynastySummary {
  if (!dynastiesOf(plan).includes(dynasty)) throw new Error(`dynasty ${dynasty} is not in the plan`);
  const seed = seedOf(plan, dynasty);
  const team = Object.keys(reference.season(plan.year).members).sort()[0]!;
  const settings = { seed, startYear: plan.year, team, playoff: null };
  const collector = new Collector(dynasty, seed);
  let world: World | null = null;
  try {
    world = newDynasty(settings, reference, resolveTuning(plan.set));
    for (let season = 0; season < plan.seasons; season++) {
      if (season > 0) toNextYear(world);
      const book = new SeasonBook(world, dynasty, plan, sink);
      const history = playSeason(world, book, plan, onWeek);
      checkSeason(world);
      book.close(world, history);
      collector.add(book.data(world, history, season === 0));
    }
  } catch (error) {
    throw new DynastyFailed(world, error);
  }
  return collector.summary();
}
