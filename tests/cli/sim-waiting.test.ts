import { beforeAll, expect, test } from 'vitest';
import { type SaveLibrary, saveLibrary } from '../../src/core/app/saves/library.ts';
import { REDBUD, saveIn } from '../core/app/played.ts';
import { run, temporaryFolder } from './helper.ts';

const folder = temporaryFolder();
const dynasty = (line: readonly string[], library?: () => Promise<SaveLibrary>) =>
  run(line, { env: { DYNASTY_SAVES: folder } }, library);

/** A library in which another process, holding the lock, simulates first whenever a dynasty is about to. */
async function busy(): Promise<SaveLibrary> {
  const library = saveLibrary('1.2.3');
  return {
    ...library,
    open: async (path) => {
      const open = await library.open(path);
      return {
        ...open,
        run: async (name, input, onProgress) => {
          if (name === 'sim') await dynasty(['sim']);
          return open.run(name, input, onProgress);
        },
      };
    },
  };
}

beforeAll(() => saveIn(folder, 2, REDBUD));

test('a sim that waited for another process plays nothing and says where the dynasty is', async () => {
  await dynasty(['sim', '--to', '3']);
  const { code, out, err } = await dynasty(['sim'], busy);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(
    'Another command moved the dynasty on while this one waited, so nothing was played. ' +
      'Now: 2024 Season (Week 4).\nTo see what is next: dynasty status\n',
  );
  expect(JSON.parse((await dynasty(['status', '--json'])).out).info.currentWeek).toBe(4);
});

test('a sim to a later week plays on to it after waiting', async () => {
  const { code } = await dynasty(['sim', '--to', '6'], busy);
  expect(code).toBe(0);
  expect(JSON.parse((await dynasty(['status', '--json'])).out).info.currentWeek).toBe(6);
});

test('a sim to a week already reached is refused, with the available weeks', async () => {
  const library = saveLibrary('1.2.3');
  const [save] = await library.list(folder);
  const open = await library.open(save!.path);
  const refusal = async (week: number) => {
    const answer = await open.run('sim', { week });
    return answer.ok ? null : answer.error.message;
  };
  const { lastWeek } = await open.info();
  expect(await refusal(6)).toBe(
    `Week 6 is already next. Choose a week from 7 to ${lastWeek + 1} (${lastWeek + 1} is the end of the season).`,
  );
  await open.run('sim', { week: lastWeek });
  expect(await refusal(5)).toBe(
    `Week 5 has been played; week ${lastWeek} is next. Choose ${lastWeek + 1}, the end of the season.`,
  );
  open.close();
});
