import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../../../src/core/app/commands/new-game.ts';
import { openAt, originIn } from '../../../../src/core/app/saves/local-saves.ts';
import { replay } from '../../../../src/core/app/saves/replay.ts';
import { playCode, readCode, shareSave } from '../../../../src/core/app/sharing/play.ts';
import { EXAMPLES, type ExampleName, example } from '../../../../src/core/app/universes/examples.ts';
import { exportSeason } from '../../../../src/core/app/universes/export.ts';
import { checkUniverse } from '../../../../src/core/app/universes/given.ts';
import { newGameInput } from '../../../../src/core/contract/inputs.ts';
import { teamsIn } from '../../../../src/core/model/facts.ts';
import { reference } from '../../../../src/core/reference/index.ts';
import type { Universe } from '../../../../src/core/reference/universe/index.ts';
import { readUniverse } from '../../../../src/core/reference/universe/index.ts';
import type { SaveSession } from '../../../../src/core/save/index.ts';
import { ask, digestOf, ENGINE, inFolder, playYear } from '../helpers.ts';

const universeNamed = async (name: ExampleName) => (await example(name)) as Universe;

/** Starts a dynasty in one of the built-in universes. */
async function beginIn(name: ExampleName, team: string, path: string | null = null): Promise<SaveSession> {
  const universe = await universeNamed(name);
  const read = readNewGame(newGameInput.parse({ team, year: universe.season, seed: '7', universe }));
  if (!read.ok) throw new Error(read.error.message);
  const started = await startFrom(path, read.value.settings, ENGINE, read.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

describe('built-in universes', () => {
  it.each(Object.keys(EXAMPLES) as ExampleName[])('%s can be played as is', async (name) => {
    const checked = checkUniverse(await example(name));
    expect(checked).not.toHaveProperty('faults');
  });
});

describe('the Continental League', () => {
  it('plays a season of 1987 with its own teams, bowls and title game, and can be replayed and shared', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'harbor.dynasty');
      const session = await beginIn('continental', 'Harbor State', path);
      const { info } = await ask(session, 'status', {});
      expect(info).toMatchObject({ startYear: 1987, team: { name: 'Harbor State' }, playoff: { teams: 4 } });
      const program = session.read((save) => save.programs.ofYear(1987).find(({ team }) => team === 'bayou-a-m'));
      expect(program).toMatchObject({ prestige: 7, conference: 'gulf' });
      await playYear(session);

      const games = session.read((save) => save.games.ofYear(1987));
      expect(games.filter(({ kind }) => kind === 'regular')).toHaveLength((24 * 11) / 2);
      expect(games.every(({ result }) => result !== null)).toBe(true);
      const title = games.find(({ bracketSlot }) => bracketSlot === 'championship');
      expect(title).toMatchObject({ neutral: true, place: 'Kingsbridge, NY' });
      const bowls = games.filter(({ kind }) => kind === 'bowl').map(({ name }) => name);
      expect(bowls.length).toBeGreaterThan(2);
      const { bowls: own } = await universeNamed('continental');
      for (const name of bowls) expect(own!.map((bowl) => bowl.name)).toContain(name);
      expect(games.some(({ name }) => name?.includes('The Lobster Trap'))).toBe(true);

      await ask(session, 'standings', { conference: 'Lakes' });
      await ask(session, 'records', {});
      await ask(session, 'program', { team: 'Quarry' });
      expect(session.read((save) => save.programs.ofYear(1988))).toHaveLength(24);
      await ask(session, 'undo', { steps: 1 });
      await ask(session, 'advance', { to: 'preseason' });
      const digest = digestOf(session);
      session.close();

      const opened = await openAt(path, ENGINE);
      expect(originIn(opened, ENGINE)).toMatchObject({ universe: 'The Continental League', differences: [] });
      opened.close();
      const again = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
      expect(again).toMatchObject({ digest, originalDigest: digest, differs: [] });

      const shared = await shareSave(path, ENGINE);
      if (!shared.ok) throw new Error(shared.error.message);
      const code = await readCode(shared.value.code);
      if (!code.ok) throw new Error(code.error.message);
      const played = await playCode(join(folder, 'shared.dynasty'), code.value, ENGINE, () => undefined);
      expect(played).toMatchObject({ value: { same: true, differences: [] } });

      const exported = await exportSeason(path);
      if (!exported.ok) throw new Error(exported.error.message);
      expect(exported.value).toMatchObject({ season: 1988, titleSite: 'Kingsbridge, NY' });
      expect(readUniverse(JSON.parse(JSON.stringify(exported.value)))).toMatchObject({ ok: true });
    });
  });
});

describe('promotion and relegation over all of FBS', () => {
  it('sends two teams up and two down between all rungs, by final standings', async () => {
    const universe = await universeNamed('pyramid');
    const session = await beginIn('pyramid', 'Kent State');
    const before = session.read((save) => save.programs.ofYear(2026));
    expect(before).toHaveLength(138);
    await ask(session, 'advance', { to: 'season' });
    const { info } = await ask(session, 'status', {});
    await ask(session, 'sim', { week: info.lastWeek + 1 });
    const table = await ask(session, 'standings', { conference: 'North Second' });
    const order = table.teams.map(({ name }) => name);
    for (const to of ['summary', 'progression', 'recruiting_summary', 'preseason'] as const)
      await ask(session, 'advance', { to });
    const after = session.read((save) => save.programs.ofYear(2027));

    const conferenceIn = (programs: typeof before) => new Map(programs.map((each) => [each.team, each.conference]));
    const [then, now] = [conferenceIn(before), conferenceIn(after)];
    const moved = [...then].filter(([team, conference]) => now.get(team) !== conference);
    expect(moved).toHaveLength(4 * 2 * 2 * 2);
    const sizes = (of: typeof then) =>
      [...new Set(of.values())].map((id) => [...of.values()].filter((each) => each === id).length);
    expect(sizes(now).sort()).toEqual(sizes(then).sort());
    const idOf = (name: string) => teamsIn(reference, 2026).find((team) => team.name === name)?.id;
    expect(now.get(idOf(order[0]!)!)).toBe('north-premier');
    expect(now.get(idOf(order[1]!)!)).toBe('north-premier');
    expect(now.get(idOf(order.at(-1)!)!)).toBe('north-third');
    expect(universe.realignment).toMatchObject({ rule: 'promotion', teams: 2 });
    await ask(session, 'advance', { to: 'season' });
    session.close();
  });
});
