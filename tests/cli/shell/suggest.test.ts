import { expect, test } from 'vitest';
import { nearest, noSuch } from '../../../src/cli/shell/suggest.ts';

const TEAMS = ['Ohio State', 'Ohio', 'Oklahoma State', 'San José State', 'Texas A&M', 'Michigan', 'Michigan State'];

test('the nearest names are suggested, those that start with the word first', () => {
  expect(nearest('Ohio St', TEAMS)[0]).toBe('Ohio State');
  expect(nearest('san jose', TEAMS)).toEqual(['San José State']);
  expect(nearest('Michgan', TEAMS)[0]).toBe('Michigan');
  expect(noSuch('No team.', 'michigan s', TEAMS).message).toMatch(/^No team\. Did you mean Michigan State/);
});

test('nothing is suggested for an unrelated word', () => {
  expect(noSuch('No team.', 'zzzzzz', TEAMS)).toMatchObject({ message: 'No team.', near: [] });
});
