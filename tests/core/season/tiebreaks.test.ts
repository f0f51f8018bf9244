import { describe, expect, it } from 'vitest';
import type { Game } from '../../../src/core/model/game.ts';
import { TIE_RULES } from '../../../src/core/model/program/tie-rules.ts';
import type { Poll } from '../../../src/core/model/season.ts';
import { reference } from '../../../src/core/reference/index.ts';
import { conferenceStandings } from '../../../src/core/season/standings.ts';
import { beat, pollOf, result } from './fixtures.ts';

/** Conference games from a list like `texas oklahoma, oklahoma texas-tech`, winners first. */
const won = (conference: string, list: string): Game[] =>
  list.split(',').map((pair) => {
    const [winner, loser] = pair.trim().split(' ');
    return beat(winner!, loser!, conference);
  });

/** Every other team in the conference loses to each of the given teams it has not played. */
const beatTheRest = (conference: string, year: number, teams: readonly string[], rest: readonly string[]): Game[] => {
  const members = reference.season(year).members;
  return teams.flatMap((team) =>
    rest.filter((other) => members[other] === conference).map((other) => beat(team, other, conference)),
  );
};

/** Returns the first team in a conference or division, with the rule that put it there. */
function first(year: number, conference: string, games: readonly Game[], poll: Poll, division?: string) {
  const rows = conferenceStandings({ facts: reference.season(year), games, poll }, conference);
  const row = rows.find((each) => each.place === 1 && (division === undefined || each.division === division))!;
  return [row.team, row.tieBrokenBy];
}

/** A poll whose computers rank teams differently. */
function withComputers(poll: Poll, order: readonly string[]): Poll {
  const strength = (team: string) => (order.includes(team) ? 99 - order.indexOf(team) : 0);
  return { ...poll, rows: poll.rows.map((row) => ({ ...row, strengthOfRecord: strength(row.team) })) };
}

const SOUTH_2008 = won('big-12', 'texas oklahoma, texas-tech texas, oklahoma texas-tech');
const rest2008 = beatTheRest(
  'big-12',
  2008,
  ['oklahoma', 'texas', 'texas-tech'],
  ['baylor', 'oklahoma-state', 'texas-a-m', 'kansas'],
);

describe('tiebreakers by conference and year', () => {
  it('send Oklahoma to the 2008 Big 12 title game, first of three in the BCS standings, though it lost to Texas', () => {
    const games = [...SOUTH_2008, ...rest2008];
    const poll = withComputers(pollOf(['florida', 'oklahoma', 'texas', 'texas-tech']), ['oklahoma', 'texas']);
    expect(first(2008, 'big-12', games, poll, 'South')).toEqual(['oklahoma', 'bcs']);
  });

  it('would have sent Texas in 2010, when head-to-head decided between teams a spot apart', () => {
    const games = [...SOUTH_2008, ...rest2008];
    const next = withComputers(pollOf(['oklahoma', 'texas', 'texas-tech']), ['oklahoma', 'texas', 'texas-tech']);
    expect(first(2010, 'big-12', games, next, 'South')).toEqual(['texas', 'bcs_within_1']);
    const apart = withComputers(pollOf(['oklahoma', 'auburn', 'texas', 'texas-tech']), ['oklahoma', 'auburn', 'texas']);
    expect(first(2010, 'big-12', games, apart, 'South')).toEqual(['oklahoma', 'bcs_within_1']);
  });

  it('let the head-to-head winner go first in the 2011 SEC if two teams are within five spots in the BCS standings', () => {
    const games = [
      ...won('sec', 'lsu alabama, alabama arkansas, arkansas lsu'),
      ...beatTheRest(
        'sec',
        2011,
        ['lsu', 'alabama', 'arkansas'],
        ['auburn', 'ole-miss', 'mississippi-state', 'tennessee'],
      ),
    ];
    const near = withComputers(pollOf(['alabama', 'lsu', 'arkansas']), ['alabama', 'lsu', 'arkansas']);
    expect(first(2011, 'sec', games, near, 'West')).toEqual(['lsu', 'bcs_within_5']);
  });

  it('use capped points in the SEC since 2024, so that winning by more than the cap gains nothing', () => {
    const cycle = won('sec', 'georgia texas, texas alabama, alabama georgia');
    const over = (winner: string, points: number) => beat(winner, 'kentucky', 'sec', { result: result(points, 14) });
    const poll = pollOf(['alabama', 'georgia', 'texas']);
    const rout = [...cycle, over('texas', 42), over('georgia', 35), over('alabama', 35)];
    expect(first(2024, 'sec', rout, poll)).toEqual(['texas', 'capped_margin']);
    const running = [...cycle, over('texas', 42), over('georgia', 77), over('alabama', 35)];
    expect(first(2024, 'sec', running, poll)).toEqual(['texas', 'capped_margin']);
  });

  it('use points among the tied teams in the 2015 Big 12', () => {
    const score = (winner: string, loser: string, points: number) =>
      beat(winner, loser, 'big-12', { result: result(20 + points, 20) });
    const games = [
      score('texas', 'oklahoma', 10),
      score('oklahoma', 'texas-tech', 44),
      score('texas-tech', 'texas', 6),
    ];
    expect(first(2015, 'big-12', games, pollOf(['texas-tech', 'texas', 'oklahoma']))).toEqual([
      'oklahoma',
      'margin_among_tied',
    ]);
  });

  it('leave the 2023 Mountain West to the computers if the committee has ranked none of the three', () => {
    const games = won('mwc', 'san-jose-state unlv, boise-state san-jose-state, unlv wyoming');
    const others = Object.keys(reference.season(2023).members).filter(
      (team) => reference.season(2023).members[team] === 'sec',
    );
    const more = Object.keys(reference.season(2023).members).filter(
      (team) => reference.season(2023).members[team] === 'acc',
    );
    const unranked = pollOf([...others, ...more, 'san-jose-state', 'boise-state', 'unlv']);
    const poll = withComputers(unranked, ['unlv', 'boise-state', 'san-jose-state']);
    expect(
      first(
        2023,
        'mwc',
        [...games, beat('fresno-state', 'boise-state', 'mwc'), beat('wyoming', 'fresno-state', 'mwc')],
        poll,
      ),
    ).toEqual(['unlv', 'computers']);
  });

  it('are known for every league with a title game since 2005, and each step fits its league', () => {
    for (let year = 2005; year <= 2026; year++) {
      for (const { id, titleGame, tiebreakers, divisions } of reference.season(year).conferences) {
        if (titleGame && !(id === 'pac-12' && year >= 2024)) expect(tiebreakers, `${id} ${year}`).toBeDefined();
        for (const rule of tiebreakers ?? []) {
          expect(TIE_RULES).toContain(rule);
          const ofDivisions = /division|outside/.test(rule);
          // In 2020 the league dropped its divisions and wrote no new policy.
          if (ofDivisions && year !== 2020) expect(divisions, `${id} ${year} ${rule}`).toBeDefined();
          if (rule.startsWith('bcs') && tiebreakers!.every((each) => each !== 'committee'))
            expect(year, `${id} ${rule}`).toBeLessThan(2014);
        }
      }
    }
  });
});
