import { describe, expect, it } from 'vitest';
import { withSeasonOut } from '../../../src/core/model/people/eligibility.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { closedAfterTests } from './closed-after-tests.ts';
import { ask } from './helpers.ts';
import { type Moment, playedTo } from './played.ts';
import { refusal } from './refusal.ts';

const open = closedAfterTests();
const at = (moment: Moment) => open(playedTo(moment));

/** Makes some of your players sit out the season, as transfers once did. */
async function sitOut(session: SaveSession, ids: readonly number[]): Promise<void> {
  await session.write('test', (save) => {
    const rosters = save.players.current();
    const out = rosters.map((each) => (ids.includes(each.id) ? { ...each, kept: withSeasonOut(each) } : each));
    save.players.writeRosters(2024, out);
    return { ok: true, value: { input: null, answer: null } };
  });
}

describe('a coach redshirts by the rules', () => {
  it('never an injured player, but the same one once he is healthy', async () => {
    const session = await at(3);
    const { players } = await ask(session, 'redshirts', {});
    const { id, first, last } = players.find(({ place, redshirt_choice }) => place > 2 && redshirt_choice === 'open')!;
    await session.write('test', (save) => {
      const hurt = { year: 2024, week: 3, player: id, team: 'michigan', game: null, days: 9, back: 5 };
      save.injuries.write([{ ...hurt, type: 'injury', ailment: 'knee_ligament' }]);
      return { ok: true, value: { input: null, answer: null } };
    });
    expect(await refusal(session, 'setRedshirt', { players: [id] })).toMatch(new RegExp(`^${first} ${last} is hurt`));
    await ask(session, 'sim', { week: 5 });
    await ask(session, 'setRedshirt', { players: [id] });
  });

  it('never a transfer who sits out the season anyway', async () => {
    const session = await at(1);
    const { id, first, last } = (await ask(session, 'redshirts', {})).players.find(({ place }) => place > 2)!;
    await sitOut(session, [id]);
    const message = await refusal(session, 'setRedshirt', { players: [id] });
    expect(message).toBe(`${first} ${last} sits out this season after his transfer, so there is nothing to decide.`);
  });

  it('never a player who would leave only ineligible transfers at his position', async () => {
    const session = await at(1);
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const { players } = await ask(session, 'redshirts', {});
    const { id } = players.find(({ pos, redshirt_choice }) => pos === 'qb' && redshirt_choice === 'open')!;
    const others = roster.filter((player) => player.pos === 'qb' && player.id !== id);
    await sitOut(
      session,
      others.map((player) => player.id),
    );
    expect(await refusal(session, 'setRedshirt', { players: [id] })).toMatch(
      /1 must be available, and only 0 would be/,
    );
  });
});

describe('the calendar', () => {
  it('has only the weeks of the season, and none after its end', async () => {
    const session = await at(20);
    for (const week of [0, 21]) {
      expect(await refusal(session, 'sim', { week })).toMatch(/week/);
    }
    expect(await refusal(session, 'sim', { week: 20 })).toMatch(/season is over; go on/);
  });

  it('allows no depth chart between two rosters', async () => {
    const session = await at('summary');
    const { roster } = await ask(session, 'roster', { team: 'Michigan' });
    const { pos, id } = roster[0]!;
    expect(await refusal(session, 'setDepth', { position: pos, players: [id] })).toMatch(
      /can change the depth chart once/,
    );
  });
});
