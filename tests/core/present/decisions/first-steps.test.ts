import { expect, it } from 'vitest';
import type { Status } from '../../../../src/core/contract/views/sim.ts';
import { firstSteps } from '../../../../src/core/present/decisions/first-steps.ts';

const INFO = { currentYear: 2024, startYear: 2024, currentWeek: 1, stage: 'preseason' } as Status['info'];
const open = (...what: Status['open'][number]['what'][]): Status['open'] =>
  what.map((each) => ({ what: each, title: each, short: each, text: each }));
const doneOf = (info: Partial<Status['info']>, left: Status['open']) =>
  firstSteps({ info: { ...INFO, ...info }, open: left }).map(({ key, done }) => `${key} ${done}`);

it('a new user has four steps, none done before the first preseason is over', () => {
  expect(doneOf({}, open('schedule', 'recruiting', 'plan', 'depth'))).toEqual([
    'schedule false',
    'recruiting false',
    'lineup false',
    'play false',
  ]);
});

it('a step is done once the user has made all its decisions, and the last one with the first week', () => {
  expect(doneOf({}, open('recruiting'))).toEqual(['schedule true', 'recruiting false', 'lineup true', 'play false']);
  expect(doneOf({ stage: 'season', currentWeek: 2 }, open('plan'))).toEqual([
    'schedule true',
    'recruiting true',
    'lineup false',
    'play true',
  ]);
});

it('no steps are shown after the first month, or in a later season', () => {
  expect(doneOf({ stage: 'season', currentWeek: 5 }, open('plan'))).toEqual([]);
  expect(doneOf({ currentYear: 2025 }, open('schedule'))).toEqual([]);
});

it('a coordinator is not told to schedule games, since the head coach does', () => {
  const coach = { coordinator: 'offense' } as NonNullable<Status['info']['coach']>;
  expect(doneOf({ coach }, open('recruiting'))[0]).toBe('recruiting false');
});
