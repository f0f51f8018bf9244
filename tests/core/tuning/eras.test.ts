import { describe, expect, it } from 'vitest';
import { playGame } from '../../../src/core/football/game.ts';
import { tally } from '../../../src/core/football/tally/tally.ts';
import { TEAM_STAT, type TeamStat } from '../../../src/core/model/plays/stats.ts';
import { rulesOf } from '../../../src/core/model/rules.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { ERA_EFFECTS } from '../../../src/core/tuning/eras.ts';
import { KNOBS, resolveTuning } from '../../../src/core/tuning/index.ts';
import { listKnobs, valuesOf } from '../../../src/core/tuning/knob.ts';
import { eraFactor, seasonTuning } from '../../../src/core/tuning/season-tuning.ts';
import { buildLeague, LEAGUE_SEED } from '../football/league.ts';

const tuning = resolveTuning();

describe('the tuning values of a season', () => {
  it('are the program’s own from 2023 on', () => {
    for (const year of [2023, 2024, 2026, 2100]) expect(seasonTuning(tuning, year)).toBe(tuning);
  });

  it('differ before only by the table of eras', () => {
    const named = new Set(
      Object.values(ERA_EFFECTS).flatMap((e) => [...(e.plus ?? []), ...(e.times ?? []), ...(e.through ?? [])]),
    );
    const knobs = new Set(listKnobs(KNOBS).map(({ name }) => name));
    expect([...named].filter((name) => !knobs.has(name))).toEqual([]);
    const [old, own] = [valuesOf(seasonTuning(tuning, 2000)), valuesOf(tuning)];
    expect(Object.keys(own).filter((name) => old[name] !== own[name] && !named.has(name))).toEqual([]);
    expect(old['pass.completionBase']).toBeCloseTo(own['pass.completionBase']! + tuning.eras.y2000.completion);
    expect(old['pass.interceptionRate']).toBeCloseTo(own['pass.interceptionRate']! * tuning.eras.y2000.interceptions);
    expect(old['penalties.snaps']).toBeCloseTo(own['penalties.snaps']! / tuning.eras.y2000.penalties);
  });

  it('change evenly between the entries of the table', () => {
    const { y2012, y2018 } = tuning.eras;
    expect(eraFactor(tuning, 'pace', 2012)).toBe(y2012.pace);
    expect(eraFactor(tuning, 'pace', 2015)).toBeCloseTo((y2012.pace + y2018.pace) / 2);
    expect(eraFactor(tuning, 'completion', 1990)).toBe(tuning.eras.y2000.completion);
  });

  it('are computed once', () => {
    expect(seasonTuning(tuning, 2003)).toBe(seasonTuning(tuning, 2003));
  });
});

describe('games of 2000 and of 2024', () => {
  /** Sums of team stats over sixty league games, with team sheets built from the season's tuning. */
  function season(year: number): (stat: TeamStat) => number {
    const numbers = seasonTuning(tuning, year);
    const { teams, games } = buildLeague(LEAGUE_SEED, 0, numbers);
    const sums = new Float64Array(Object.keys(TEAM_STAT).length);
    games.slice(0, 60).forEach(({ home, away }, i) => {
      const [a, b] = [teams[home]!, teams[away]!];
      const dice = stream(seedFrom('eras'), year, i);
      const { plays } = playGame({ home: a, away: b, neutral: true }, rulesOf(year), numbers, dice);
      for (const line of tally(plays, a, b).teams)
        line.forEach((n, index) => {
          sums[index]! += n;
        });
    });
    return (stat) => sums[TEAM_STAT[stat]]!;
  }
  const [then, now] = [season(2000), season(2024)];
  const share = (of: (stat: TeamStat) => number, a: TeamStat, b: TeamStat) => of(a) / of(b);

  it('differ in completions, interceptions, field goals, fumbles and yards', () => {
    const completions = (of: typeof then) => share(of, 'pass_completions', 'pass_attempts');
    expect(completions(now) - completions(then)).toBeGreaterThan(0.04);
    const interceptions = (of: typeof then) => share(of, 'interceptions_thrown', 'pass_attempts');
    expect(interceptions(then)).toBeGreaterThan(interceptions(now) * 1.1);
    expect(share(then, 'rush_yards', 'rush_attempts')).toBeLessThan(share(now, 'rush_yards', 'rush_attempts'));
    expect(then('fumbles_lost')).toBeGreaterThan(now('fumbles_lost'));
  });

  it('differ in how often a coach goes for it on fourth down: about 1.4 times a game then, 1.9 now', () => {
    expect(then('fourth_down_attempts')).toBeLessThan(now('fourth_down_attempts') * 0.9);
  });
});
