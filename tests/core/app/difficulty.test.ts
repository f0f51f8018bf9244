import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNewGame, startFrom } from '../../../src/core/app/commands/new-game.ts';
import { openAt, originIn } from '../../../src/core/app/saves/local-saves.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { playCode, readCode, shareSave } from '../../../src/core/app/sharing/play.ts';
import { newGameInput } from '../../../src/core/contract/inputs.ts';
import { hardOdds, type SeatFacts, securityOf } from '../../../src/core/dynasty/career/seat.ts';
import { DIFFICULTIES, type Difficulty, difficultyOf, LEVELS } from '../../../src/core/model/difficulty.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { difficultyKnobs, numbersOf } from '../../../src/core/tuning/difficulty.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { DIFFICULTY_NOTES, difficultyText } from '../../../src/core/words/difficulty.ts';
import { leagueCoach } from './coaching.ts';
import { ask, digestOf, ENGINE, inFolder } from './helpers.ts';

const asked = (more: object) =>
  readNewGame(newGameInput.parse({ team: 'Kent State', year: 2024, seed: '7', coach: 'Pat Doyle', ...more }));

const at = (difficulty: Difficulty): Promise<SaveSession> => leagueCoach({ difficulty });

/** Starts a dynasty in FBS, which a code does not carry along. */
async function inNation(difficulty: Difficulty, path: string): Promise<SaveSession> {
  const read = asked({ difficulty });
  if (!read.ok) throw new Error(read.error.message);
  const started = await startFrom(path, read.value.settings, ENGINE, read.value.given);
  if (!started.ok) throw new Error(started.error.message);
  return started.value;
}

describe('a difficulty', () => {
  it('is normal by default, and then changes nothing', async () => {
    expect(asked({})).toEqual(asked({ difficulty: 'normal' }));
    expect(difficultyOf(resolveTuning().difficulty)).toBe('normal');
    const session = await at('normal');
    const { info } = await ask(session, 'status', {});
    expect(info).not.toHaveProperty('difficulty');
    session.close();
  });

  it('is one of four levels, and its numbers can be changed one by one', () => {
    expect(
      newGameInput.safeParse({ team: 'Iowa', year: 2024, difficulty: 'impossible' }).error?.issues[0]?.message,
    ).toBe('The difficulty must be one of easy, normal, hard, brutal.');
    const custom = asked({ difficulty: 'hard', tuning: { 'difficulty.injuries': 1 } });
    if (!custom.ok) throw new Error(custom.error.message);
    const { difficulty } = custom.value.given.tuning;
    expect(difficulty).toEqual({ ...LEVELS.hard, injuries: 1 });
    expect(difficultyOf(difficulty)).toBe('custom');
  });

  it('has every level within its range, each harder than the one before', () => {
    for (const level of DIFFICULTIES) expect(difficultyOf(resolveTuning(numbersOf(level)).difficulty)).toBe(level);
    for (const [index, level] of DIFFICULTIES.slice(1).entries()) {
      const [before, now] = [LEVELS[DIFFICULTIES[index]!], LEVELS[level]];
      expect(now.rivals).toBeGreaterThan(before.rivals);
      expect(now.patience).toBeLessThan(before.patience);
      expect(now.hours).toBeLessThan(before.hours);
      expect(now.injuries).toBeGreaterThan(before.injuries);
    }
    expect(Object.keys(difficultyKnobs.difficulty)).toEqual(Object.keys(LEVELS.normal));
  });

  it('makes every other staff better, and leaves the player’s own roster and ratings alone', async () => {
    const [normal, hard] = [await at('normal'), await at('hard')];
    const ratings = (of: SaveSession) => of.read((save) => save.programs.ofYear(2024));
    const before = new Map(ratings(normal).map((program) => [program.team, program]));
    for (const { team, offense, defense } of ratings(hard)) {
      const more = team === 'redbud' ? 0 : LEVELS.hard.rivals;
      expect(offense - before.get(team)!.offense).toBeCloseTo(more, 5);
      expect(defense - before.get(team)!.defense).toBeCloseTo(more, 5);
    }
    const hours = async (of: SaveSession) => (await ask(of, 'board', {})).hours;
    const [usual, fewer] = [await hours(normal), await hours(hard)];
    expect(fewer.total - usual.total).toBe(LEVELS.hard.hours);
    expect(fewer.parts).toContainEqual({ label: 'Difficulty', value: LEVELS.hard.hours });
    expect(usual.parts.map(({ label }) => label)).not.toContain('Difficulty');
    normal.close();
    hard.close();
  });

  it('makes programs more or less patient with the player’s coach', () => {
    const facts: SeatFacts = { tenure: 4, standing: 0, expected: 0.5, more: 0, wins: 4, losses: 8, goals: [], owed: 1 };
    const security = DIFFICULTIES.map((level) => {
      const tuning = resolveTuning(numbersOf(level));
      return securityOf({ ...facts, hard: hardOdds('coach', tuning) }, tuning);
    });
    expect(security).toEqual([...security].sort((a, b) => b - a));
    expect(security[0]! - security[3]!).toBeGreaterThan(15);
  });

  it('injures more or fewer of the player’s team, and no other team’s players', async () => {
    const hurt = async (level: Difficulty) => {
      const session = await at(level);
      await ask(session, 'advance', { to: 'season' });
      const camp = session.read((save) => save.injuries.ofYear(2024));
      session.close();
      return camp;
    };
    const [easy, brutal] = [await hurt('easy'), await hurt('brutal')];
    const ours = (list: typeof easy) => list.filter(({ team }) => team === 'redbud');
    const others = (list: typeof easy) => list.filter(({ team }) => team !== 'redbud');
    expect(ours(easy).length).toBeLessThan(ours(brutal).length);
    expect(others(easy)).toEqual(others(brutal));
  });

  it('is stored in the save: shown, replayed, undone and shared with it', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'hard.dynasty');
      const session = await inNation('hard', path);
      const { info } = await ask(session, 'status', {});
      expect(info.difficulty).toEqual({ level: 'hard', ...LEVELS.hard });
      await ask(session, 'advance', { to: 'season' });
      await ask(session, 'sim', { week: 2 });
      await ask(session, 'sim', { week: 3 });
      await ask(session, 'undo', { steps: 1 });
      const digest = digestOf(session);
      session.close();

      const opened = await openAt(path, ENGINE);
      const origin = originIn(opened, ENGINE);
      opened.close();
      expect(origin.difficulty).toEqual({ level: 'hard', ...LEVELS.hard });
      expect(origin.differences).toEqual([]);
      const again = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
      expect(again).toMatchObject({ digest, originalDigest: digest, differs: [] });

      const shared = await shareSave(path, ENGINE);
      if (!shared.ok) throw new Error(shared.error.message);
      expect(shared.value.code.length).toBeLessThan(600);
      const code = await readCode(shared.value.code);
      if (!code.ok) throw new Error(code.error.message);
      const played = await playCode(join(folder, 'shared.dynasty'), code.value, ENGINE, () => undefined);
      expect(played).toMatchObject({ value: { same: true, info: { difficulty: { level: 'hard' } } } });
    });
  });

  it('has a note that fits next to its name at 80 columns', () => {
    for (const note of Object.values(DIFFICULTY_NOTES)) expect(note.length).toBeLessThanOrEqual(60);
  });

  it('is described in a line that says what it changes', () => {
    expect(difficultyText()).toBe('Normal');
    expect(difficultyText({ level: 'easy', ...LEVELS.easy })).toBe(
      'Easy: opponents play 1.5 rating points worse, you are harder to fire, 10 more recruiting hours a week, 30% fewer injuries on your team',
    );
  });
});
