import { describe, expect, it } from 'vitest';
import type { ArcFacts } from '../../../src/core/words/arcs/facts.ts';
import { arcOrder, arcText, joinedArc } from '../../../src/core/words/arcs.ts';

const both = (facts: ArcFacts): string[] => [arcText(facts, 0), arcText(facts, 1)];

describe('storylines', () => {
  it('measure a drought from the last time, from the first season in FBS, or over all seasons on record', () => {
    const wins = { kind: 'ten_wins', team: 'Rice', rank: 0 } as const;
    expect(both({ ...wins, since: 2013, known: 2000 })).toEqual([
      'Rice has ten wins for the first time since 2013.',
      'Ten wins: Rice has not had a season like this since 2013.',
    ]);
    expect(arcText({ ...wins, since: null, known: 2023 }, 0)).toContain('since it joined FBS in 2023');
    expect(arcText({ ...wins, since: null, known: 2000 }, 0)).toContain('since before 2000');
  });

  it('name the unbeaten teams, one or several', () => {
    const of = (teams: readonly string[], fell: readonly string[]) =>
      both({ kind: 'unbeaten', team: teams[0]!, teams, fell });
    expect(of(['Rice'], ['Troy', 'Utah'])).toEqual([
      'Rice is the last unbeaten team.',
      'With Troy and Utah beaten, only Rice has not lost.',
    ]);
    expect(of(['Rice', 'Troy'], ['Utah'])).toEqual([
      'Two unbeaten teams are left: Rice and Troy.',
      'Utah has lost for the first time; Rice and Troy have not.',
    ]);
  });

  it('say who held a record, and when it was the player’s own', () => {
    const record = {
      kind: 'record',
      team: 'Rice',
      record: 'pass_yards',
      span: 'game',
      value: 602,
      whose: 'national',
    } as const;
    expect(
      arcText({ ...record, who: 'Al Bo', before: { value: 598, year: 2031, who: 'Cal Poe', team: 'Troy' } }, 0),
    ).toBe(
      'A national record: Al Bo of Rice, 602 passing yards in a game. Cal Poe of Troy held the old mark of 598, set in 2031.',
    );
    expect(
      arcText({ ...record, who: 'Al Bo', before: { value: 598, year: 2031, who: 'Al Bo', team: 'Rice' } }, 1),
    ).toBe(
      'Al Bo of Rice sets the national record with 602 passing yards in a game. The old mark was his own: 598, set in 2031.',
    );
    const team = { ...record, record: 'team_points', value: 84, who: 'Rice', team: 'Rice' } as const;
    expect(arcText({ ...team, before: { value: 77, year: 2030, who: 'Rice', team: 'Rice' } }, 0)).toBe(
      'A national record: Rice, 84 points in a game. The old mark was its own: 77, set in 2030.',
    );
  });

  it('report a season or career record when it is broken, with its previous holder', () => {
    const rusher = {
      kind: 'record',
      team: 'Rice',
      record: 'rush_yards',
      whose: 'school',
      who: 'Al Bo',
    } as const;
    const before = { value: 1598, year: 2031, who: 'Cal Poe', team: 'Troy' };
    expect(both({ ...rusher, span: 'season', value: 1611, before })).toEqual([
      'Al Bo of Rice has 1,611 rushing yards this season, a school record. Cal Poe held the old mark of 1,598, set in 2031.',
      'The school record for rushing yards in a season falls to Al Bo of Rice, who now has 1,611. Cal Poe held the old mark of 1,598, set in 2031.',
    ]);
    expect(arcText({ ...rusher, span: 'career', value: 4012, before: { ...before, value: 4001 } }, 0)).toBe(
      'Al Bo of Rice has 4,012 rushing yards in his career, a school record. Cal Poe held the old mark of 4,001, set in 2031.',
    );
    const wins = { ...rusher, record: 'team_wins', who: 'Rice', span: 'season', value: 12 } as const;
    expect(arcText({ ...wins, before: { value: 11, year: 2033, who: 'Rice', team: 'Rice' } }, 0)).toBe(
      'Rice has 12 wins this season, a school record. The old mark was its own: 11, set in 2033.',
    );
  });

  it('recognize a title in a row, a title after years, and a first title', () => {
    const champion = { kind: 'champion', team: 'Rice', year: 2031 } as const;
    expect(arcText({ ...champion, titles: 2, last: 2030 }, 0)).toBe(
      'Rice is national champion again, and has won 2 titles since 2000.',
    );
    expect(arcText({ ...champion, titles: 3, last: 2014 }, 0)).toBe(
      'Rice claims the national title, its first since 2014 and its third since 2000.',
    );
    expect(arcText({ ...champion, titles: 1, last: null }, 0)).toBe(
      "It is Rice's first national title since before 2000.",
    );
  });

  it('say that a freshman’s honor is not his first', () => {
    const facts = {
      kind: 'freshman',
      team: 'Rice',
      who: 'Al Bo',
      position: 'running back',
      part: 'offensive',
    } as const;
    const first = both({ ...facts, times: 1 });
    const again = both({ ...facts, times: 2 });
    expect(new Set([...first, ...again]).size).toBe(4);
    for (const text of again) expect(text).toContain('for the second time');
    expect(first[0]).toBe('Al Bo, a freshman running back at Rice, is the national offensive player of the week.');
  });

  it('combine streaks of the same length, and nothing else', () => {
    const iowa = { kind: 'streak', teams: ['Iowa'], length: 8 } as const;
    const miami = { kind: 'streak', teams: ['Miami'], length: 8 } as const;
    const joined = joinedArc(iowa, miami);
    expect(joined && arcText(joined, 0)).toBe('Iowa and Miami have each won eight in a row.');
    expect(joined && arcText(joined, 1)).toBe('Iowa and Miami each have a winning streak of eight.');
    expect(joinedArc(iowa, { ...miami, length: 11 })).toBeNull();
    expect(joinedArc(iowa, { ...miami, kind: 'skid' })).toBeNull();
    const top = { kind: 'top', team: 'Iowa', before: 'Miami', weeks: 1 } as const;
    expect(joinedArc(top, top)).toBeNull();
  });

  it('lead with the biggest story, and between equals with the better team’s', () => {
    const list = [
      { kind: 'skid', rank: 0 },
      { kind: 'streak', rank: 9 },
      { kind: 'streak', rank: 0 },
      { kind: 'streak', rank: 2 },
      { kind: 'champion', rank: 0 },
    ] as const;
    expect([...list].sort(arcOrder).map(({ kind, rank }) => `${kind} ${rank}`)).toEqual([
      'champion 0',
      'streak 2',
      'streak 9',
      'streak 0',
      'skid 0',
    ]);
  });
});
