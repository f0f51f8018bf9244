import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startFrom } from '../../../src/core/app/commands/new-game.ts';
import { giveHeadlines } from '../../../src/core/app/deciding/headlines.ts';
import { openAt, originIn } from '../../../src/core/app/saves/local-saves.ts';
import { completeParameters, ruleBookOf, tuningOf, unknownNumbers } from '../../../src/core/app/saves/parameters.ts';
import { replay } from '../../../src/core/app/saves/replay.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { loadSqlite } from '../../../src/core/save/sqlite.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { leagueGame } from './coaching.ts';
import { ask, begin, digestOf, ENGINE, inFolder, MICHIGAN_2024 } from './helpers.ts';
import { playedTo } from './played.ts';

const HOME = 'homeFieldAdvance';
const rules = { ...RULE_BOOK, changes: [...RULE_BOOK.changes, { from: 2024, quarterSeconds: 600 }] };
/** A small league: what a dynasty is played by doesn't depend on the nation. */
const { settings, given: league } = leagueGame({ coach: undefined });
const given = { ...league, rules, tuning: resolveTuning({ [HOME]: 5 }) };

describe('a dynasty with its own rules and balance numbers', () => {
  it('is played and replayed by them, even after reopening, and lists the differences', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'own.dynasty');
      const started = await startFrom(path, settings, ENGINE, given);
      if (!started.ok) throw new Error(started.error.message);
      await ask(started.value, 'advance', { to: 'season' });
      started.value.close();

      const session = await openAt(path, ENGINE);
      await ask(session, 'sim', { week: 2 });
      const digest = digestOf(session);
      const played = session.read((save) => save.games.ofWeek(2024, 1).filter(({ result }) => result !== null));
      const longest = session.read((save) => played.map(({ id }) => save.boxes.byGame(id)!.plays[2]!));
      // Its quarters are ten minutes long.
      expect(new Set(longest)).toEqual(new Set([600]));
      const { engines, differences } = originIn(session, ENGINE);
      expect(engines).toEqual([{ from: 1, engine: ENGINE }]);
      expect(differences).toEqual([
        "It uses its own rules, not the program's, in 2024, 2025 and 2026.",
        `It uses its own tuning values, not the program's: ${HOME} (5, not ${resolveTuning()[HOME]}).`,
      ]);
      session.close();

      const again = await replay(path, join(folder, 'again.dynasty'), ENGINE, () => undefined);
      expect(again).toMatchObject({ decisions: 3, equal: 3, digest, originalDigest: digest, differences, differs: [] });
    });
  });

  it('is replayed with its headlines, whatever the program would write now', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'older.dynasty');
      const started = await startFrom(path, settings, ENGINE, league);
      if (!started.ok) throw new Error(started.error.message);
      const session = started.value;
      await ask(session, 'advance', { to: 'season' });
      const { id } = session.read((save) => save.games.ofWeek(2024, 1))[0]!;
      giveHeadlines(session, new Map([[id, 'An older wording']]));
      await ask(session, 'sim', { week: 2 });
      const digest = digestOf(session);
      session.close();

      const into = join(folder, 'again.dynasty');
      const again = await replay(path, into, ENGINE, () => undefined);
      expect(again).toMatchObject({ equal: 3, digest, originalDigest: digest, differs: [] });
    });
  });

  it('differs from a default dynasty', async () => {
    const session = await playedTo('preseason');
    expect(session.read((save) => tuningOf(save))).toEqual(resolveTuning());
    expect(session.read((save) => ruleBookOf(save))).toEqual(RULE_BOOK);
    expect(originIn(session, ENGINE).differences).toEqual([]);
  });
});

/** Creates a save to change by hand. */
async function newSave() {
  await loadSqlite();
  return (await begin(MICHIGAN_2024)).read((save) => save);
}

describe('a save this program would not write itself', () => {
  it('keeps its numbers, takes a missing one from the defaults once, and ignores obsolete ones', async () => {
    const save = await newSave();
    const { [HOME]: _gone, ...stored } = JSON.parse(save.parameters.json('tuning')) as Record<string, number>;
    save.parameters.write('tuning', { ...stored, 'calls.first': -0.2, 'weather.gone': 3 });
    const tuning = tuningOf(save);
    expect([tuning.calls.first, tuning[HOME]]).toEqual([-0.2, resolveTuning()[HOME]]);
    expect(unknownNumbers(save)).toEqual(['weather.gone']);
    completeParameters(save);
    const complete = JSON.parse(save.parameters.json('tuning')) as Record<string, number>;
    expect(complete).toMatchObject({ [HOME]: resolveTuning()[HOME], 'calls.first': -0.2, 'weather.gone': 3 });
  });

  it('takes missing rules from the defaults', async () => {
    const save = await newSave();
    const { first, changes } = RULE_BOOK;
    const { tryLine: _gone, ...rest } = first;
    save.parameters.write('rules', { first: { ...rest, overtime: { seriesLine: 20 } }, changes });
    const { overtime, tryLine } = ruleBookOf(save).first;
    expect([overtime, tryLine]).toEqual([{ ...first.overtime, seriesLine: 20 }, first.tryLine]);
  });

  it('drops an obsolete rule, and then plays by the current rules', async () => {
    const save = await newSave();
    const { first, changes } = RULE_BOOK;
    const gone = [
      { from: 2002, seasonGames: 12 },
      { from: 2004, seasonGames: 11 },
    ];
    save.parameters.write('rules', { first: { ...first, seasonGames: 11 }, changes: [...gone, ...changes] });
    expect(ruleBookOf(save)).toEqual(RULE_BOOK);
    completeParameters(save);
    expect(JSON.parse(save.parameters.json('rules'))).toEqual(RULE_BOOK);
  });
});

describe('the version of the program', () => {
  it('is recorded for every decision, and named if it differs', async () => {
    await inFolder(async (folder) => {
      const path = join(folder, 'a.dynasty');
      (await begin(MICHIGAN_2024, path)).close();
      for (const [version, to] of [
        [ENGINE, 'season'],
        ['later', null],
      ] as const) {
        const session = await openAt(path, version);
        if (to) await ask(session, 'advance', { to });
        else await ask(session, 'sim', { week: 2 });
        session.close();
      }
      const session = await openAt(path, 'latest');
      expect(originIn(session, 'latest')).toEqual({
        engines: [
          { from: 1, engine: ENGINE },
          { from: 3, engine: 'later' },
        ],
        differences: [
          `Decisions 1 to 2 were made by version ${ENGINE} of the program; this is latest.`,
          'Decision 3 was made by version later of the program; this is latest.',
        ],
      });
      session.close();
    });
  });
});
