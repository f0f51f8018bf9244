import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moneylineText, recordText, spreadText } from '../../../src/core/contract/views/shared.ts';
import * as present from '../../../src/core/present/index.ts';

describe('numbers on a sports page', () => {
  test('a record has overall and conference games', () => {
    expect(present.record(9, 3, 6, 2)).toBe('9-3 (6-2)');
    expect(recordText.parse(present.record(0, 0, 0, 0))).toBe('0-0 (0-0)');
  });

  test('only the first 25 are ranked', () => {
    expect(present.rankPrefix('Michigan', 7)).toBe('#7 Michigan');
    expect(present.rankPrefix('Akron', 26)).toBe('Akron');
    expect(present.rankedName('Michigan', 25)).toBe('No. 25 Michigan');
    expect(present.rankedName('Michigan', 0)).toBe('Michigan');
    expect(present.rankedName('Michigan', null)).toBe('Michigan');
  });

  test('a seven-point favorite lays seven, an underdog gets them', () => {
    expect(present.spread(7)).toBe('-7');
    expect(present.spread(-6.5)).toBe('+6.5');
    expect(present.spread(0)).toBe('Even');
    expect(present.spread(-0.1)).toBe('Even');
    expect(present.moneyline(-240)).toBe('-240');
    expect(present.moneyline(195)).toBe('+195');
    expect(present.moneyline(-100)).toBe('Even');
  });

  test('a span of one week or year is written as that one', () => {
    expect([present.span(13, 20), present.span(17, 17)]).toEqual(['13 to 20', '17']);
    expect([present.weekSpan(1, 3), present.weekSpan(1, 1)]).toEqual(['weeks 1 to 3', 'week 1']);
  });

  test('every line can be read back from its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -120, max: 120 }), fc.integer({ min: -9999, max: 9999 }), (halves, odds) => {
        expect(spreadText.safeParse(present.spread(halves / 2)).success).toBe(true);
        expect(moneylineText.safeParse(present.moneyline(odds)).success).toBe(true);
        expect(Number(present.spread(halves / 2).replace('Even', '0'))).toBeCloseTo(-halves / 2);
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  test('a chance that is still alive is never 0%, and one that can still fail never 100%', () => {
    expect(present.percent(0)).toBe('0%');
    expect(present.percent(1)).toBe('100%');
    expect(present.percent(0.004)).toBe('<1%');
    expect(present.percent(0.997)).toBe('>99%');
    expect(present.percent(0.9999, 1)).toBe('>99.9%');
    fc.assert(
      fc.property(fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (share) => {
        expect(['0%', '100%']).not.toContain(present.percent(share));
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('the eleventh is not the eleventst', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 101, 111].map(present.ordinal).join(' ')).toBe(
      '1st 2nd 3rd 4th 11th 12th 13th 21st 22nd 101st 111th',
    );
  });

  test('clocks, lists and counts', () => {
    expect(present.clock(247)).toBe('4:07');
    expect(present.clock(0)).toBe('0:00');
    expect(present.listed(['a', 'b', 'c'], 'or')).toBe('a, b or c');
    expect(present.plural(1, 'yard')).toBe('1 yard');
    expect(present.plural(-2, 'yard')).toBe('-2 yards');
    expect(present.grouped(1234567)).toBe('1,234,567');
  });
});

describe('words of the field and the calendar', () => {
  test('down and distance, with goal to go', () => {
    expect(present.situation(3, 7, 42, 'MICH', 'OSU')).toBe('3rd & 7 at MICH 42');
    expect(present.situation(1, 6, 94, 'MICH', 'OSU')).toBe('1st & Goal at OSU 6');
    expect(present.situation(1, 10, 50, 'MICH', 'OSU')).toBe('1st & 10 at 50');
  });

  test('weeks after the fourteenth have names', () => {
    expect(present.weekName(7, 4)).toBe('Week 7');
    expect(present.weekName(15, 12)).toBe('Conference Championships');
    expect(present.weekName(16, 2)).toBe('Bowls and National Championship');
    expect(present.weekName(17, 4)).toBe('National Championship');
    expect(present.weekName(17, 12)).toBe('Quarterfinals');
    expect(present.weekName(20, 12)).toBe('End of Season');
    expect([9, 15, 17, 19].map((week) => present.weekInSentence(week, 12))).toEqual([
      'Week 9',
      'the conference championships',
      'the quarterfinals',
      'the national championship',
    ]);
    expect(present.weekShort(19, 12)).toBe('Title');
    expect(present.weekShort(16, 12)).toBe('Rd 1');
    expect(present.weekShort(16, 4)).toBe('Semi');
  });

  test('stages have labels', () => {
    expect(present.stageLabel('season', 5, 17)).toBe('Season (Week 5)');
    expect(present.stageLabel('season', 18, 17)).toBe('Season (End of Season)');
    expect(present.stageLabel('preseason', 1, 17)).toBe('Non-Conference scheduling');
    expect(present.playoffTitle(12, true)).toBe('12-Team Playoff Projection');
    expect(present.playoffTitle(2, false)).toBe('Championship');
  });

  test('overtime periods have their own names', () => {
    expect([4, 5, 7].map(present.quarterName)).toEqual(['4th', 'OT', '3OT']);
    expect([0, 1, 3].map(present.finalLabel)).toEqual(['Final', 'Final/OT', 'Final/3OT']);
  });

  test('a gauge is limited to its range', () => {
    expect(present.gauge(9, 7, '*', '.')).toBe('*******');
    expect(present.gauge(-1, 5, '*', '.')).toBe('.....');
  });
});

describe('an underdog', () => {
  test.each([
    [7, 'a 7-point underdog'],
    [8, 'an 8-point underdog'],
    [8.5, 'an 8.5-point underdog'],
    [11, 'an 11-point underdog'],
    [13.5, 'a 13.5-point underdog'],
    [18, 'an 18-point underdog'],
    [28, 'a 28-point underdog'],
  ])('by %d has the right article', (points, text) => {
    expect(present.underdogText(points)).toBe(text);
  });
});
