import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../../../../src/core/app/challenges/judge.ts';
import { beginningOf, challengeNamed } from '../../../../src/core/app/challenges/start.ts';
import { startFrom } from '../../../../src/core/app/commands/new-game.ts';
import { readCode, shareSave } from '../../../../src/core/app/sharing/play.ts';
import { openSave, type SaveSession } from '../../../../src/core/save/index.ts';
import { ask, ENGINE, OFFSEASON } from '../helpers.ts';

const folder = mkdtempSync(join(tmpdir(), 'dynasty-bot-'));
const path = join(folder, 'new-here.dynasty');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * A bot with three rules: spend on the transfer portal, run the ball from October on, and fill the board every month.
 */
async function playSeason(session: SaveSession): Promise<void> {
  await ask(session, 'setBudget', { keep: 30, portal: 45, recruits: 25 });
  await ask(session, 'advance', { to: 'season' });
  for (const week of [5, 9, 13]) {
    await ask(session, 'setBoard', { rest: true });
    await ask(session, 'setPlan', { run_pass: week > 5 ? -1 : 1 });
    await ask(session, 'sim', { week });
  }
  const { info } = await ask(session, 'status', {});
  await ask(session, 'sim', { week: info.lastWeek + 1 });
  for (const to of OFFSEASON) await ask(session, 'advance', { to });
}

describe('a challenge that a bot plays', () => {
  let code: string;
  let seasons: unknown[];
  beforeAll(async () => {
    const { settings, given } = beginningOf(challengeNamed('new-here')!);
    const started = await startFrom(path, settings, ENGINE, given);
    if (!started.ok) throw new Error(started.error.message);
    const session = started.value;
    await playSeason(session);
    seasons = session.read((save) => save.history.ofTeam('james-madison').filter(({ played }) => played));
    session.close();
    const shared = await shareSave(path, ENGINE);
    code = shared.ok ? shared.value.code : '';
  });

  it('is judged by replaying its decisions, which lead to the seasons it played', async () => {
    const read = await readCode(code);
    const verdict = await judge(read.ok ? read.value : expect.fail(), [], ENGINE, () => undefined);
    const { challenge, outcome, progress, seasons: judged } = verdict.ok ? verdict.value : expect.fail();
    expect([challenge.id, outcome]).toEqual(['new-here', 'open']);
    expect(progress).toMatch(/^[01] of 3$/);
    expect(seasons).toMatchObject(judged);
    expect(judged.length).toBe(1);
  });

  it('is not judged if its code claims a different result', async () => {
    const read = await readCode(code);
    const { shared, asked } = read.ok ? read.value : expect.fail();
    for (const forged of [
      // No longer than until the first week: a wrong result is found wherever the code ends.
      { ...shared, digest: 'AAAAAAAAAAAAAAAA', decisions: shared.decisions.slice(0, 3) },
      { ...shared, decisions: shared.decisions.filter(([command]) => command !== 'setBoard') },
    ]) {
      const verdict = await judge({ shared: forged, asked }, [], ENGINE, () => undefined);
      expect(verdict).toMatchObject({ ok: false, error: { message: expect.stringMatching(/cannot be judged/) } });
    }
  });

  it('leaves a save with the same verdict', async () => {
    const session = await openSave(path);
    expect(session.read((save) => save.decisions.count())).toBeGreaterThan(10);
    session.close();
  });
});
