import type { Drive, Play, PlayedGame } from '../../core/app/views/game.ts';
import { clock, plural, quarterName, situation } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { csvOnly, type Part, table } from './page.ts';

/** Abbreviations of the offense and the other side on a drive. */
function sides({ game }: PlayedGame, offense: string): [own: string, other: string] {
  const [a, b] = [game.teamA.abbreviation, game.teamB.abbreviation];
  return offense === game.teamA.name ? [a, b] : [b, a];
}

function scoreText({ game }: PlayedGame, a: number, b: number): string {
  return `${game.teamB.abbreviation} ${b}, ${game.teamA.abbreviation} ${a}`;
}

/** `12:04 1st`, or the overtime period. */
function when(quarter: number, time: string): string {
  return quarter > 4 ? quarterName(quarter) : `${time} ${quarterName(quarter)}`;
}

/** Every play in columns, for programs: people read the plays. */
export function playsTable({ drives }: PlayedGame): Part {
  return csvOnly<Play & { drive: number }>({
    name: 'plays',
    columns: [
      { key: 'drive', title: 'Drive', value: (p) => p.drive },
      { key: 'quarter', title: 'Quarter', value: (p) => p.quarter },
      { key: 'clock', title: 'Clock', value: (p) => p.clock },
      { key: 'offense', title: 'Team', value: (p) => p.offense },
      { key: 'down', title: 'Down', value: (p) => p.down },
      { key: 'distance', title: 'Distance', value: (p) => p.distance },
      { key: 'yard_line', title: 'Yard line', value: (p) => p.yardLine },
      { key: 'kind', title: 'Kind', value: (p) => p.kind },
      { key: 'yards', title: 'Yards', value: (p) => p.yards },
      { key: 'away_score', title: 'Away', value: (p) => p.scoreB },
      { key: 'home_score', title: 'Home', value: (p) => p.scoreA },
      { key: 'home_win_prob', title: 'Home win', value: (p) => p.winProbA },
      { key: 'text', title: 'Play', value: (p) => p.text },
    ],
    rows: drives.flatMap(({ number, plays }) => plays.map((play) => ({ ...play, drive: number }))),
  });
}

/** One line for every possession. */
export function drivesTable(page: PlayedGame): Part {
  return table<Drive>({
    name: 'drives',
    title: 'Drives',
    columns: [
      { key: 'offense', title: 'Team', value: (d) => d.offense, text: (d) => sides(page, d.offense)[0] },
      { key: 'began', title: 'Began', align: 'right', value: (d) => when(d.quarter, d.clock) },
      {
        key: 'start_yard',
        title: 'From',
        value: (d) => d.start_yard,
        text: (d) => spot(page, d, d.start_yard),
        align: 'left',
        drop: 2,
      },
      { key: 'plays', title: 'Plays', value: (d) => d.play_count },
      { key: 'yards', title: 'Yards', value: (d) => d.yards },
      { key: 'time', title: 'Time', align: 'right', value: (d) => d.seconds, text: (d) => clock(d.seconds), drop: 1 },
      { key: 'result', title: 'Result', value: (d) => d.result },
      {
        key: 'score',
        title: 'Score',
        value: (d) => scoreText(page, d.scoreAAfter, d.scoreBAfter),
        text: (d) => afterScore(page, d),
      },
    ],
    rows: page.drives,
    mark: (d) => (d.points > 0 || d.points_against > 0 ? 'strong' : null),
  });
}

/** The score is only shown where a drive changed it. */
function afterScore(page: PlayedGame, drive: Drive): string {
  return drive.points + drive.points_against === 0 ? '' : scoreText(page, drive.scoreAAfter, drive.scoreBAfter);
}

function spot(page: PlayedGame, drive: Drive, yard: number): string {
  const [own, other] = sides(page, drive.offense);
  return yard === 50 ? '50' : yard < 50 ? `${own} ${yard}` : `${other} ${100 - yard}`;
}

/** Play by play, drive by drive. */
export function playLines(cli: Cli, page: PlayedGame): string[] {
  return page.drives.flatMap((drive, at) => {
    const [own, other] = sides(page, drive.offense);
    const plays = drive.plays.map((play) => {
      const [offense, defense] = play.offense === drive.offense ? [own, other] : [other, own];
      const down = play.down === null ? '' : situation(play.down, play.distance ?? 0, play.yardLine, offense, defense);
      const line = `  ${when(play.quarter, play.clock).padStart(9)}  ${down.padEnd(22)}  ${play.text}`;
      return play.scoringPlay
        ? cli.style.paint(`${line} [${scoreText(page, play.scoreA, play.scoreB)}]`, 'strong')
        : line;
    });
    const end = `${drive.result}: ${plural(drive.play_count, 'play')}, ${plural(drive.yards, 'yard')}, ${clock(drive.seconds)}`;
    return [...(at === 0 ? [] : ['']), cli.style.paint(`${drive.offense}  ${end}`, 'title'), ...plays];
  });
}
