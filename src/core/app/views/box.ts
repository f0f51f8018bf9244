import { GAME_LOG_KINDS, GAME_STATS, type GameLogKind } from '../../contract/views/columns.ts';
import type { Drive, Play, PlayedGame } from '../../contract/views/index.ts';
import { buildVisitor } from '../../dynasty/gameday/visitors.ts';
import { swingOf } from '../../football/chances/excitement.ts';
import { winProbabilities } from '../../football/chances/win-probability.ts';
import { tally } from '../../football/tally/tally.ts';
import type { Game } from '../../model/game.ts';
import { isVisitor, type PlayerId, type TeamId } from '../../model/ids.ts';
import { mustHave, zip } from '../../model/lists.ts';
import type { Player } from '../../model/player.ts';
import type { BoxScore, PlayerLine } from '../../model/plays/box.ts';
import {
  type Drive as BoxDrive,
  COL,
  cell,
  PLAY_FLAGS,
  PLAY_KINDS,
  PLAY_STRIDE,
  type PlayKind,
} from '../../model/plays/play.ts';
import { TEAM_STAT, type TeamStat } from '../../model/plays/stats.ts';
import { rulesOf, TOUCHDOWN_POINTS } from '../../model/rules.ts';
import type { Save, GameLog as StoredLog } from '../../save/contracts.ts';
import { LOG_TABLES } from '../../words/columns/player-numbers.ts';
import { gameNumber } from '../../words/columns/team-numbers.ts';
import { gameLogString } from '../../words/game-log-strings.ts';
import { clock } from '../../words/numbers.ts';
import { playNames, shortName } from '../../words/plays/parts.ts';
import { hasFlag, kindOf, type PlayRow, playCount, playRow, sideOf } from '../../words/plays/row.ts';
import { playText } from '../../words/plays/text.ts';
import { driveResult } from '../../words/terms.ts';
import { fieldIn } from '../coaches.ts';
import { absentIn } from '../reading/absences.ts';
import type { QueryContext } from '../reading/context.ts';
import { referenceOf, type SeasonView, teamFacts } from '../reading/season-view.ts';
import { tuningOf } from '../saves/parameters.ts';
import { HAS_LINE, reader, tableLine } from './player-stats.ts';

/** A finished game with its box score and all of its players. */
export interface FinishedGame {
  game: Game;
  box: BoxScore;
  player: ReadonlyMap<number, Player>;
}

/** Reads a finished game of the save, with only the players who were there; null if it has no log. */
export function readFinished(context: QueryContext, game: Game): FinishedGame | null {
  const { save } = context;
  const log = save.boxes.byGame(game.id);
  if (!log) return null;
  const player = new Map<number, Player>(
    save.players.byIds([...log.rosters[0], ...log.rosters[1]]).map((p) => [p.id, p]),
  );
  for (const visitor of visitorsIn(save, game, log)) player.set(visitor.id, visitor);
  const absent = absentIn(save, game);
  const season = context.seasonOf(game.year);
  const sheet = (team: TeamId, ids: readonly PlayerId[]) => ({
    team,
    players: ids.map((id) => ({ id, position: player.get(id)?.position ?? 'wr' })),
    out: absent,
    system: { personnel: fieldIn(season, team) },
  });
  const box = tally(log.plays, sheet(game.home, log.rosters[0]), sheet(game.away, log.rosters[1]));
  return { game, box: { ...box, players: box.players.filter((line) => !absent.has(line.player)) }, player };
}

/** Players of an FCS visitor, which the save does not list. */
function visitorsIn(save: Save, { year, home, away }: Game, { rosters }: StoredLog): readonly Player[] {
  const team = zip([home, away], rosters).find(([, ids]) => ids.some(isVisitor))?.[0];
  if (team === undefined) return [];
  const source = { settings: save.dynasty.read().settings, reference: referenceOf(save), tuning: tuningOf(save) };
  return buildVisitor(source, year, team).players;
}

export function namesOf(season: SeasonView, { game, box, player }: FinishedGame) {
  const short = (id: number) => {
    const p = player.get(id);
    return p ? shortName(p.first, p.last) : 'unknown';
  };
  return playNames(
    [teamFacts(season, game.home), teamFacts(season, game.away)],
    [box.rosters[0].map(short), box.rosters[1].map(short)],
  );
}

/** Both scores after every play of the log, home first. */
function runningScores(rows: readonly PlayRow[]): [number, number][] {
  let home = 0;
  let away = 0;
  return rows.map((row) => {
    const own = sideOf(row) === 0;
    home += own ? row.pointsOffense : row.pointsDefense;
    away += own ? row.pointsDefense : row.pointsOffense;
    return [home, away];
  });
}

/** Team A's win probability before every play. */
function chancesIn(season: SeasonView, { game, box }: FinishedGame): Float64Array {
  const rules = rulesOf(game.year, season.rules);
  return winProbabilities(box.plays, game.odds?.homeMargin ?? 0, rules, season.tuning);
}

/** Every play as text, with the win probability after it. */
export function playsView(season: SeasonView, finished: FinishedGame, before: Float64Array): Play[] {
  const { box } = finished;
  const rows = Array.from({ length: playCount(box.plays) }, (_, i) => playRow(box.plays, i));
  const scores = runningScores(rows);
  const names = namesOf(season, finished);
  const rules = rulesOf(finished.game.year, season.rules);
  const [homeScore, awayScore] = scores.at(-1) ?? [0, 0];
  const decided = homeScore > awayScore ? 1 : 0;
  return zip(rows, scores).map(([row, [scoreA, scoreB]], i) => ({
    quarter: row.quarter,
    clock: clock(row.secondsLeft),
    down: row.down === 0 ? null : row.down,
    distance: row.down === 0 ? null : row.distance,
    yardLine: row.yardLine,
    offense: names.team(sideOf(row)),
    kind: kindOf(row) ?? PLAY_KINDS[0],
    text: playText(row, names, rules),
    yards: hasFlag(row, PLAY_FLAGS.noPlay) ? 0 : row.yards,
    scoringPlay: row.pointsOffense + row.pointsDefense > 0,
    scoreA,
    scoreB,
    winProbA: before[i + 1] ?? decided,
  }));
}

function driveView(
  drive: BoxDrive,
  index: number,
  plays: Play[],
  returned: PlayKind | null,
  team: (side: 0 | 1) => string,
): Drive {
  return {
    offense: team(drive.offense),
    result: driveResult(drive.result, returned),
    points: drive.points,
    scoreAAfter: drive.homeScoreAfter,
    scoreBAfter: drive.awayScoreAfter,
    number: index + 1,
    kind: drive.result,
    points_against: drive.pointsAgainst,
    quarter: drive.quarter,
    clock: clock(drive.secondsLeft),
    start_yard: drive.startYard,
    furthest_yard: drive.furthestYard,
    play_count: drive.plays,
    yards: drive.yards,
    seconds: drive.seconds,
    plays,
  };
}

/** The flow of a game: its swings, and its drives in order. */
export function flowView(
  season: SeasonView,
  finished: FinishedGame,
): Pick<PlayedGame, 'excitement' | 'winProbAByQuarter' | 'drives'> {
  const chances = chancesIn(season, finished);
  const { result } = finished.game;
  const won = result !== null && result.homeScore > result.awayScore;
  const { excitement, quarters } = swingOf(finished.box.plays, chances, won, season.tuning);
  return {
    excitement,
    winProbAByQuarter: [...quarters],
    drives: drivesView(season, finished, chances),
  };
}

/** The drives in order, each with its plays (kickoffs and tries with the drive they belong to). */
export function drivesView(season: SeasonView, finished: FinishedGame, chances: Float64Array): Drive[] {
  const { game, box } = finished;
  const plays = playsView(season, finished, chances);
  const playsOf: Play[][] = box.drives.map(() => []);
  const returned: (PlayKind | null)[] = box.drives.map(() => null);
  plays.forEach((play, i) => {
    const row = i * PLAY_STRIDE;
    const drive = cell(box.plays, row, COL.drive);
    playsOf[drive]?.push(play);
    if (cell(box.plays, row, COL.pointsDefense) >= TOUCHDOWN_POINTS) returned[drive] = play.kind;
  });
  const team = (side: 0 | 1) => teamFacts(season, side === 0 ? game.home : game.away).name;
  return zip(box.drives, playsOf).map(([drive, own], index) =>
    driveView(drive, index, own, returned[index] ?? null, team),
  );
}

/** Statistics of both teams, side by side. */
export function comparisonView(box: BoxScore): PlayedGame['stats'] {
  const read = (side: 0 | 1) => (stat: TeamStat) => box.teams[side][TEAM_STAT[stat]]!;
  const [home, away] = [read(0), read(1)];
  return Object.fromEntries(
    GAME_STATS.map((stat) => [stat, { teamA: gameNumber(stat, home, away), teamB: gameNumber(stat, away, home) }]),
  ) as PlayedGame['stats'];
}

/** Statistic by which lines of a kind are sorted. */
const ORDER: Record<GameLogKind, string> = {
  Passing: 'yards',
  Rushing: 'yards',
  Receiving: 'yards',
  Defense: 'tackles',
  Kicking: 'points',
  Punting: 'punts',
  Returns: 'kick_return_yards',
};

function lineView(season: SeasonView, finished: FinishedGame, kind: GameLogKind, line: PlayerLine) {
  const player = finished.player.get(line.player);
  const read = reader(line.counts);
  const table = LOG_TABLES[kind];
  if (!player || !HAS_LINE[table](read)) return null;
  const team = teamFacts(season, line.side === 0 ? finished.game.home : finished.game.away).name;
  const { first, last, position: pos } = player;
  const text = gameLogString(kind, { first, last, team, pos }, read);
  if (text === null) return null;
  return {
    player_id: line.player,
    team_name: team,
    game_log_string: text,
    first,
    last,
    pos,
    stats: tableLine(table, read, 1),
  };
}

/** Box score by kind, biggest numbers first. */
export function gameLogsView(season: SeasonView, finished: FinishedGame): PlayedGame['game_logs'] {
  const lines = (kind: GameLogKind) => {
    const all = finished.box.players.map((line) => lineView(season, finished, kind, line));
    const size = ({ stats }: { stats: Record<string, number> }) => mustHave(stats[ORDER[kind]], ORDER[kind]);
    return all.filter((line) => line !== null).sort((a, b) => size(b) - size(a) || a.player_id - b.player_id);
  };
  return Object.fromEntries(GAME_LOG_KINDS.map((kind) => [kind, lines(kind)])) as PlayedGame['game_logs'];
}
