import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../src/cli/shell/suggest.ts';

const TEAMS = ['Ohio State', 'Ohio', 'Oklahoma State', 'San José State', 'Texas A&M', 'Michigan', 'Michigan State'];

test('the nearest names are suggested, the beginning of a name first', () => {
  expect(nearest('Ohio St', TEAMS)[0]).toBe('Ohio State');
  expect(nearest('san jose', TEAMS)).toEqual(['San José State']);
  expect(nearest('Michgan', TEAMS)[0]).toBe('Michigan');
  expect(didYouMean('michigan s', TEAMS)).toContain('Michigan State');
});

test('nothing is suggested for something else entirely', () => {
  expect(didYouMean('zzzzzz', TEAMS)).toBe('');
});
