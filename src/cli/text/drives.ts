import type { Drive, Play, PlayedGame } from '../../core/contract/views/season/game.ts';
import { clock, downText, driveFacts, scoreAfter, scoreText, sidesOf, timeText } from '../../core/present/index.ts';
import type { Cli } from '../shell/cli.ts';
import { csvOnly, type Part, table } from './page.ts';

/** Every play in columns, for programs only. */
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

/** One line per drive. */
export function drivesTable(page: PlayedGame): Part {
  return table<Drive>({
    name: 'drives',
    title: 'Drives',
    columns: [
      { key: 'offense', title: 'Team', value: (d) => d.offense, text: (d) => sidesOf(page, d.offense)[0] },
      { key: 'began', title: 'Began', align: 'right', value: (d) => timeText(d.quarter, d.clock) },
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
        text: (d) => scoreAfter(page, d),
      },
    ],
    rows: page.drives,
    mark: (d) => (d.points > 0 || d.points_against > 0 ? 'strong' : null),
  });
}

function spot(page: PlayedGame, drive: Drive, yard: number): string {
  const [own, other] = sidesOf(page, drive.offense);
  return yard === 50 ? '50' : yard < 50 ? `${own} ${yard}` : `${other} ${100 - yard}`;
}

/** Play by play, drive by drive. */
export function playLines(cli: Cli, page: PlayedGame): string[] {
  return page.drives.flatMap((drive, index) => {
    const [own, other] = sidesOf(page, drive.offense);
    const plays = drive.plays.map((play) => {
      const down = downText(play, play.offense === drive.offense ? [own, other] : [other, own]);
      const line = `  ${timeText(play.quarter, play.clock).padStart(9)}  ${down.padEnd(22)}  ${play.text}`;
      return play.scoringPlay
        ? cli.style.paint(`${line} [${scoreText(page, play.scoreA, play.scoreB)}]`, 'strong')
        : line;
    });
    const end = `${drive.result}: ${driveFacts(drive)}`;
    return [...(index === 0 ? [] : ['']), cli.style.paint(`${drive.offense}  ${end}`, 'title'), ...plays];
  });
}
