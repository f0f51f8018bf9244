import { advance } from '../dynasty/advance.ts';
import { newDynasty } from '../dynasty/create.ts';
import { programMap } from '../dynasty/season-facts.ts';
import { type GamePlayed, playWeek, seasonOver, sheetsOf } from '../dynasty/week.ts';
import type { World } from '../dynasty/world.ts';
import type { BoxScore } from '../model/box.ts';
import type { Reference } from '../model/facts.ts';
import { RULE_BOOK } from '../model/rules.ts';
import type { TeamSeason } from '../model/season.ts';
import { STAT } from '../model/stats.ts';
import { resolveTuning } from '../tuning/index.ts';
import { checkGame, checkSeason } from './laws.ts';
import { Collector, type DynastySummary } from './metrics/collect.ts';
import { DriveCounts } from './metrics/drive-counts.ts';
import { PlayCounts } from './metrics/play-counts.ts';
import type { BestLines, FinishedGame, GameLine, SeasonData } from './metrics/season-data.ts';
import { dynastiesOf, type Plan, seedOf } from './plan.ts';
import type { RowWriter } from './row-writer.ts';
import {
  driveRows,
  gameRow,
  type Names,
  type Prefix,
  playerSeasonRows,
  playRows,
  pollRows,
  teamGameRows,
  teamSeasonRows,
} from './rows.ts';
import type { TableName } from './tables.ts';

/** Where the lines of a dynasty's tables go as they come. */
export type Tables = (table: TableName) => RowWriter;

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
  private readonly prefix: Prefix;
  private readonly plan: Plan;
  private readonly tables: Tables;

  constructor(world: World, dynasty: number, plan: Plan, tables: Tables) {
    this.names = namesOf(world.reference, world.year);
    this.prefix = { dynasty, year: world.year };
    this.plan = plan;
    this.tables = tables;
  }

  add({ game, box }: GamePlayed): void {
    this.lines.push({ game: game as FinishedGame, teams: box.teams, best: bestLines(box) });
    this.plays.add(box.plays, [game.home, game.away]);
    this.drives.add(box.drives);
    driveRows(this.tables('drives'), this.prefix, game.id, box, this.names);
    if (this.plan.plays) playRows(this.tables('plays'), this.prefix, game.id, box, this.names);
  }

  /** Writes what the season's end has made known. */
  close(world: World, history: readonly TeamSeason[]): void {
    const { prefix, names, tables } = this;
    const programs = programMap(world);
    const players = new Map(world.players.map((player) => [player.id, player]));
    const seasons = [...world.playerSeasons.values()].sort((a, b) => a.player - b.player);
    for (const line of this.lines) {
      gameRow(tables('games'), prefix, line, programs, names);
      teamGameRows(tables('team_games'), prefix, line, names);
    }
    teamSeasonRows(tables('team_seasons'), prefix, history, names);
    playerSeasonRows(tables('player_seasons'), prefix, seasons, players, names);
    pollRows(tables('polls'), prefix, world.polls, names);
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
  const take = (played: GamePlayed) => {
    checkGame(world.year, played, plan.verify);
    book.add(played);
  };
  while (!seasonOver(world)) {
    playWeek(world, sheets, take);
    onWeek(world);
  }
  const { closed } = advance(world);
  if (!closed) throw new Error('a season that does not close');
  return closed.history;
}

/** Through the offseason to the next preseason. */
function toNextYear(world: World): void {
  while (advance(world).to !== 'preseason');
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
 * Plays one dynasty of a plan from its first season to its last, in memory: lines of its tables go to `tables` as
 * they come, and what its metrics need is answered. The player's team, the first by id, is run like every other.
 */
export function playDynasty(
  plan: Plan,
  dynasty: number,
  reference: Reference,
  tables: Tables,
  onWeek: OnWeek = () => undefined,
): DynastySummary {
  if (!dynastiesOf(plan).includes(dynasty)) throw new Error(`dynasty ${dynasty} is not in the plan`);
  const seed = seedOf(plan, dynasty);
  const team = Object.keys(reference.season(plan.year).members).sort()[0]!;
  const settings = { seed, startYear: plan.year, team, playoff: null };
  const collector = new Collector(dynasty, seed);
  let world: World | null = null;
  try {
    world = newDynasty(settings, reference, RULE_BOOK, resolveTuning(plan.set));
    for (let season = 0; season < plan.seasons; season++) {
      if (season > 0) toNextYear(world);
      const book = new SeasonBook(world, dynasty, plan, tables);
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
