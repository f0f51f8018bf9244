import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { findPlayer } from '../../../src/core/app/reading/names.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';

const LAST = ['Moore', 'Allen', 'Banks', 'Carter', 'Diggs', 'Ellis', 'Ford', 'Grant', 'Hughes', 'Ivory', 'Jones'];
const PLAYERS = LAST.flatMap((last, i) => ['Al', 'Bo', 'Cy'].map((first, j) => ({ id: 100 + 3 * i + j, first, last })));

it('an unknown player brings at most three suggestions, all of them player names', () => {
  const names = new Set(PLAYERS.map(({ first, last }) => `${first} ${last}`));
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 12 }), fc.nat().map(String), fc.constantFrom('Moor', 'Elis', 'al')),
      fc.nat({ max: PLAYERS.length }),
      (text, count) => {
        const found = findPlayer(PLAYERS.slice(0, count), text, 'those in the portal');
        if (found.ok) return;
        const { message, suggestions = [] } = found.error;
        expect(suggestions.length).toBeLessThanOrEqual(3);
        for (const name of suggestions) expect(names.has(name)).toBe(true);
        expect(message.length - text.length).toBeLessThan(160);
      },
    ),
    { seed: 8 },
  );
});

it('a name shared by several players brings three of them and the number of others', () => {
  const found = findPlayer(PLAYERS, 'Al', 'those in the portal');
  expect(found).toMatchObject({
    ok: false,
    error: {
      message:
        '"Al" matches more than one of those in the portal: Al Moore (100), Al Allen (103), Bo Allen (104) and 10 more. Use his number.',
    },
  });
});

it('a wrong number in the portal does not list everyone in it', async () => {
  const session = await playedTo('summary');
  onTestFinished(() => session.close());
  const answer = await runOperation(session, 'setPortal', { offer: ['1'] });
  expect(answer).toMatchObject({ ok: false, error: { message: '"1" is not one of the players in the portal.' } });
});

it('a visit after the last visit week is refused without a backward range', async () => {
  const session = await playedTo(20);
  onTestFinished(() => session.close());
  const { recruits } = await ask(session, 'board', { show: 'all', open: true });
  const number = recruits.find(({ visit }) => visit === null)!.number;
  const answer = await runOperation(session, 'setBoard', { recruits: [number], offer: true, visit: 14 });
  expect(answer).toMatchObject({
    ok: false,
    error: { message: 'Official visits are over for the season; week 14 was the last chance.' },
  });
});
