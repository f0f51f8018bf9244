import { describe, expect, it } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import {
  COL,
  KIND,
  PENALTIES,
  PLAY_FLAGS,
  PLAY_STRIDE,
  type PlayColumn,
  RESULT,
} from '../../../src/core/model/plays/play.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { buildLeague, evenTeam, LEAGUE_SEED } from './league.ts';

/** What coaches and officials noticed reading many games play by play; real rates are from public records. */
const tuning = resolveTuning();
const GAMES = 1000;

class Count {
  private readonly all = new Map<string, { seen: number; of: number }>();

  add(name: string, happened: boolean): void {
    const count = this.all.get(name) ?? { seen: 0, of: 0 };
    this.all.set(name, { seen: count.seen + (happened ? 1 : 0), of: count.of + 1 });
  }

  share(name: string): number {
    const { seen, of } = this.all.get(name)!;
    return seen / of;
  }
}

const counts = new Count();
const flagged = new Set<string>();

type Read = (column: PlayColumn, row: number) => number;

function countPlay(read: Read, row: number): void {
  const kind = read('kind', row);
  const wiped = (read('flags', row) & PLAY_FLAGS.noPlay) !== 0;
  if (read('penaltyCall', row) > 0) flagged.add(PENALTIES[read('penalty', row)]!);
  if (PENALTIES[read('penalty', row)] === 'intentional grounding') {
    counts.add('grounded without a receiver', read('target', row) < 0 && read('defender', row) < 0);
  }
  if (kind === KIND.sack && !wiped) {
    counts.add('sack of 15', read('yards', row) <= -15);
    counts.add('sack of 20', read('yards', row) <= -20);
  }
  if (read('down', row) === 4 && !wiped && kind <= KIND.field_goal && read('quarter', row) <= 3) fourthDown(read, row);
}

function fourthDown(read: Read, row: number): void {
  const [ball, distance] = [read('yardLine', row), read('distance', row)];
  const zone = ball >= 80 ? 'inside the 20' : ball >= 60 ? 'from the 40 to the 20' : 'elsewhere';
  const yards = distance <= 2 ? '1 or 2' : distance <= 5 ? '3 to 5' : '6 or more';
  counts.add(`goes ${zone}, ${yards}`, read('kind', row) <= KIND.scramble);
  counts.add(`punts ${zone}, ${yards}`, read('kind', row) === KIND.punt);
}

/** Counts touchdowns on first and goal, by distance. */
function goalToGo(read: Read, rows: number): void {
  const seen = new Set<number>();
  for (let row = 0; row < rows; row++) {
    const toGoal = 100 - read('yardLine', row);
    const drive = read('drive', row);
    if (read('down', row) !== 1 || toGoal > 10 || read('quarter', row) > 4 || seen.has(drive)) continue;
    if (read('quarter', row) % 2 === 0 && read('secondsLeft', row) <= 60) continue;
    seen.add(drive);
    let touchdown = false;
    for (
      let index = row;
      index < rows && read('drive', index) === drive && read('kind', index) !== KIND.kickoff;
      index++
    )
      touchdown ||= read('pointsOffense', index) === 6;
    counts.add(`touchdown from the ${toGoal}`, touchdown);
  }
}

function turnovers(read: Read, rows: number): number {
  let margin = 0;
  for (let row = 0; row < rows; row++) {
    const result = read('result', row);
    if ((read('flags', row) & PLAY_FLAGS.noPlay) !== 0) continue;
    if (result === RESULT.interception || result === RESULT.fumble) margin += read('offense', row) === 0 ? -1 : 1;
  }
  return margin;
}

const { teams, games } = buildLeague(LEAGUE_SEED, 11, tuning);
for (let i = 0; i < GAMES; i++) {
  const { home, away } = games[i % games.length]!;
  const dice = stream(LEAGUE_SEED, 'read', i);
  const { plays, result } = playGame(
    { home: teams[home]!, away: teams[away]!, neutral: false },
    rulesOf(2024),
    tuning,
    dice,
  );
  const read: Read = (column, row) => plays[row * PLAY_STRIDE + COL[column]]!;
  const rows = plays.length / PLAY_STRIDE;
  for (let row = 0; row < rows; row++) countPlay(read, row);
  goalToGo(read, rows);
  const margin = turnovers(read, rows);
  if (margin !== 0) counts.add('better turnover margin wins', margin * (result.homeScore - result.awayScore) > 0);
  if (Math.abs(margin) >= 3) counts.add('three more takeaways win', margin * (result.homeScore - result.awayScore) > 0);
}

describe('many games, checked as a coach would', () => {
  it.each<[string, number, number]>([
    ['goes inside the 20, 1 or 2', 0.62, 0.82],
    ['goes inside the 20, 3 to 5', 0.14, 0.32],
    ['goes inside the 20, 6 or more', 0.005, 0.16],
    ['goes from the 40 to the 20, 1 or 2', 0.68, 0.92],
    ['goes from the 40 to the 20, 3 to 5', 0.45, 0.7],
    ['punts from the 40 to the 20, 6 or more', 0.1, 0.24],
  ])('the offense %s', (name, low, high) => {
    expect(counts.share(name)).toBeGreaterThan(low);
    expect(counts.share(name)).toBeLessThan(high);
  });

  it.each<[number, number, number]>([
    [1, 0.8, 0.93],
    [5, 0.63, 0.8],
    [10, 0.5, 0.67],
  ])('first and goal at the %i is a touchdown as often as in real life', (toGoal, low, high) => {
    expect(counts.share(`touchdown from the ${toGoal}`)).toBeGreaterThan(low);
    expect(counts.share(`touchdown from the ${toGoal}`)).toBeLessThan(high);
  });

  it('turnovers decide games', () => {
    expect(counts.share('better turnover margin wins')).toBeGreaterThan(0.72);
    expect(counts.share('better turnover margin wins')).toBeLessThan(0.82);
    expect(counts.share('three more takeaways win')).toBeGreaterThan(0.87);
  });

  it('sacks of fifteen yards are rare, and of twenty almost never happen', () => {
    expect(counts.share('sack of 15')).toBeGreaterThan(0.008);
    expect(counts.share('sack of 15')).toBeLessThan(0.028);
    expect(counts.share('sack of 20')).toBeLessThan(0.006);
  });
});

describe('many games, checked as an official would', () => {
  it('intentional grounding is called when no receiver is near', () => {
    expect(counts.share('grounded without a receiver')).toBe(1);
  });

  it('a defender in the neutral zone is offside, never called for encroachment', () => {
    expect(flagged).toContain('offside');
    expect(flagged).not.toContain('encroachment');
  });
});

describe('a blowout', () => {
  const strong = evenTeam('strong', 84, 84, tuning);
  const hopeless = evenTeam('hopeless', 60, 60, tuning);
  const results = Array.from({ length: 200 }, (_, i) => {
    const dice = stream(seedFrom('rout'), i);
    return playGame({ home: strong, away: hopeless, neutral: false }, rulesOf(2024), tuning, dice).result;
  });

  it('has limits: a hopeless road team loses by about fifty', () => {
    const mean = results.reduce((sum, { homeScore, awayScore }) => sum + homeScore - awayScore, 0) / results.length;
    expect(mean).toBeGreaterThan(42);
    expect(mean).toBeLessThan(58);
  });

  it('reaches eighty points in one game of a hundred at most, and never goes far beyond', () => {
    const points = results.map(({ homeScore }) => homeScore);
    expect(points.filter((scored) => scored >= 80).length).toBeLessThanOrEqual(2);
    expect(Math.max(...points)).toBeLessThan(90);
  });
});
