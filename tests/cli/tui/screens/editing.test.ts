import { describe, expect, it } from 'vitest';
import type { Event } from '../../../../src/cli/tui/play/event.ts';
import { editKeys } from '../../../../src/cli/tui/screens/edit-player.ts';
import type { PlayerPage } from '../../../../src/core/contract/views/people/player.ts';

const player = { id: 12, first: 'Sam', last: 'Moore', pos: 'qb', rating: 80, development_trait: 3 };
const page = (info: object, more: object = { number: 7 }) =>
  ({ info, player, home_state: 'OH', ...more }) as unknown as PlayerPage;

const asDialog = (event: Event | undefined) => {
  if (event?.type !== 'dialog') throw new Error('not a dialog');
  return event;
};

const fieldsOf = (of: PlayerPage) => {
  const [key] = editKeys(of);
  return asDialog(typeof key?.event === 'object' ? key.event : undefined).choices;
};

describe('the key that edits a player', () => {
  it('is there only in a dynasty that allows it, for a player on a roster, while rosters stand', () => {
    expect(editKeys(page({ stage: 'preseason' }))).toEqual([]);
    expect(editKeys(page({ stage: 'summary', editable: true }))).toEqual([]);
    expect(editKeys(page({ stage: 'season', editable: true }, {}))).toEqual([]);
    expect(editKeys(page({ stage: 'season', editable: true }))).toHaveLength(1);
  });

  it('asks for the new value of a field and sends it', () => {
    const fields = fieldsOf(page({ stage: 'season', editable: true }));
    expect(fields.map(({ label }) => label)).toEqual([
      'Rating',
      'Development',
      'First name',
      'Last name',
      'Home state',
    ]);
    const ratings = asDialog(fields[0]!.event).choices;
    expect([ratings[0]?.label, ratings.at(-1)?.label]).toEqual(['99', '30']);
    expect(ratings[0]!.event).toMatchObject({
      effect: { command: 'editPlayer', input: { player: 12, rating: 99 }, said: 'Rating: 99.' },
    });
    const last = asDialog(fields[3]!.event);
    expect(last.writes?.('  ')).toEqual([]);
    expect(last.writes?.(' Carter ')[0]).toMatchObject({
      label: 'Last name: Carter',
      event: { effect: { input: { player: 12, last: 'Carter' } } },
    });
  });

  it('offers positions in the preseason', () => {
    const fields = fieldsOf(page({ stage: 'preseason', editable: true }));
    expect(fields.at(-1)).toMatchObject({ label: 'Position', hint: 'QB' });
  });
});
