import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { faultsOf } from '../../../src/core/app/saves/local-saves.ts';
import { checkedPages, pageFaults } from '../../../src/core/app/saves/page-checks.ts';
import { QUERIES } from '../../../src/core/contract/registry.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import { PERIODS } from '../../../src/core/model/recruiting.ts';
import { tablesOf } from '../../../src/core/save/tables.ts';
import { edited } from './forged.ts';
import { inFolder } from './helpers.ts';
import { playedTo, REDBUD } from './played.ts';

/** Pages too slow for a check; `home` and the universe pages do not belong to a save. */
const NOT_MADE = ['home', 'news', 'odds', 'portal', 'stakes', 'universe', 'universes'];

describe('the pages of a verified save', () => {
  it('are all that need no input, except slow ones', () => {
    const free = Object.entries(QUERIES).filter(([, { input }]) => input.safeParse({}).success);
    expect([...checkedPages(), ...NOT_MADE].sort()).toEqual(free.map(([name]) => name).sort());
  });

  describe('in the middle of a season', () => {
    let good: Uint8Array;

    beforeAll(async () => {
      const session = await playedTo(6, REDBUD);
      good = Uint8Array.from(readFileSync(session.path!));
      session.close();
    });

    /** Returns the faults found in the save after some SQL. */
    async function faultsAfter(sql: string): Promise<string> {
      const bytes = await edited(good, (db) => db.script(sql));
      return inFolder(async (folder) => {
        const path = join(folder, 'a.dynasty');
        writeFileSync(path, bytes);
        return (await faultsOf(path)).join('\n');
      });
    }

    it('can be rendered', async () => {
      expect(await faultsAfter('SELECT 1')).toBe('');
    });

    it.each([
      ['an injury that there is not', 'UPDATE injuries SET kind = 40', /a kind of injury that does not exist/],
      [
        'a transfer for no reason',
        `INSERT INTO transfers (year, player, origin, outcome, reason, month)
           SELECT 2024, id, team, 0, 40, 12 FROM players LIMIT 1`,
        /a reason to transfer that does not exist/,
      ],
      ['no poll', 'DELETE FROM polls', /No poll of 2024 has been taken/],
    ])('fail if there is %s', async (_, sql, says) => {
      expect(await faultsAfter(sql)).toMatch(says);
    });

    it('include a team’s plan, which reveals a missing running back', async () => {
      await edited(good, (db) => {
        db.run(
          'UPDATE players SET position = 0 WHERE on_roster = 1 AND position = 1 AND team = (SELECT team FROM dynasty)',
        );
        const save = tablesOf(db);
        // The class page follows the rosters; once the class has signed, no page reads it.
        save.recruiting.write(2024, new ClassState({ ...save.recruiting.ofYear(2024).record(), period: PERIODS }));
        expect(() => [...pageFaults(save)]).toThrow(/has no rb to put on the field/);
      });
    });
  });
});
