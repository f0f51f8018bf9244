import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Info } from '../../src/core/contract/views/index.ts';
import { filledIn, stageSaid } from '../../src/web/answer.ts';
import { forgetEverything } from '../../src/web/state/query.ts';
import { runs, sample } from '../thorough.ts';
import { ADDRESSES } from './addresses.ts';
import { recordedAnswer } from './recorded.ts';
import { open, setUpBrowser } from './render.tsx';

/** Our pages with answers from a foreign server: unknown stages, and fields missing, added or of another type. */

setUpBrowser();

type Fields = Record<string, unknown>;
type Change = (answer: Fields) => void;

/** Every answer is a real one with a change. */
function answerChanged(change: Change): void {
  const fetched = async (path: string) => {
    const answer = recordedAnswer(path);
    if (answer === undefined) return Response.json({ error: 'No.' }, { status: 404 });
    if (!Array.isArray(answer)) change(answer as Fields);
    return Response.json(answer);
  };
  vi.stubGlobal('fetch', vi.fn(fetched));
}

const COULD_NOT = 'This page could not be shown.';
const inMain = () => within(document.querySelector<HTMLElement>('main')!);

/** Waits until the page shows or says why it cannot, with both navigation bars in place. */
async function settled(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('main')?.textContent).not.toMatch(/^(Loading\.\.\.)?$/);
  });
  expect(document.querySelectorAll('nav.top-nav')).toHaveLength(1);
  expect(document.querySelectorAll('footer.footer')).toHaveLength(1);
}

const infoOf = (answer: Fields): Fields => (answer.info ?? {}) as Fields;

/** Moves an answer to another stage and drops its playoff and last week. */
const inStage =
  (stage: string): Change =>
  (answer) => {
    const info = infoOf(answer);
    Object.assign(info, { stage, extra: [1] });
    delete info.playoff;
    delete info.lastWeek;
  };

/** Half of the pages in one of these stages, two of them from the specification; all of them in a thorough run. */
const STRANGE_INFO: readonly (readonly [stage: string, addresses: readonly string[]])[] = [
  ['spring practice', sample(ADDRESSES, 6)],
  ['playoff', sample(ADDRESSES.slice(2), 6)],
  ['schedule non conference', sample(ADDRESSES.slice(4), 6)],
];

describe.each(STRANGE_INFO)('with stage "%s" and no playoff or last week in its info', (stage, addresses) => {
  const change = inStage(stage);
  it.each(addresses)('%s is shown', async (address) => {
    answerChanged(change);
    const { unmount } = open(address, {});
    await settled();
    expect(inMain().queryByText(COULD_NOT)).toBeNull();
    unmount();
  });
});

describe.each<[string, unknown]>([
  ['no list of decisions', undefined],
  ['a list that is none', 'none'],
  ['decisions that we have no page for', [{ what: 'uniforms', text: 'Uniforms' }, null, { text: 'Helmets' }]],
])('with a status that has %s', (_, decisions) => {
  it.each(['/dashboard', '/noncon', '/summary'])('%s is shown without them', async (address) => {
    const asked: string[] = [];
    const fetched = async (path: string) => {
      const answer = recordedAnswer(path);
      if (answer === undefined) return Response.json({ error: 'No.' }, { status: 404 });
      if (!path.includes('/status')) return Response.json(answer);
      asked.push(path);
      return Response.json({ ...(answer as Fields), open: decisions });
    };
    vi.stubGlobal('fetch', vi.fn(fetched));
    const { unmount } = open(address, {});
    await settled();
    await waitFor(() => expect(asked).not.toEqual([]));
    expect(inMain().queryByText(COULD_NOT)).toBeNull();
    expect(inMain().queryByText(/Uniforms|Helmets/)).toBeNull();
    unmount();
  });
});

/** Returns all fields of an answer down to a depth. */
function places(value: unknown, depth: number): { of: Fields; key: string }[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const of = value as Fields;
  const keys = Array.isArray(value) ? ['0'].filter((key) => key in of) : Object.keys(of);
  return keys.flatMap((key) => [{ of, key }, ...places(of[key], depth - 1)]);
}

const CHANGES: readonly ((of: Fields, key: string) => void)[] = [
  (of, key) => delete of[key],
  (of, key) => Object.assign(of, { [key]: null }),
  (of, key) => Object.assign(of, { [key]: 'unknown' }),
  (of, key) => Object.assign(of, { [key]: 7 }),
  (of, key) => Object.assign(of, { [key]: [] }),
  (of, key) => Object.assign(of, { [key]: {} }),
  (of) => Object.assign(of, { added: { by: ['nobody'] } }),
];

it.each(sample(ADDRESSES.slice(1), 3))(
  '%s keeps its frame whatever is missing, added or of another kind',
  async (address) => {
    const pick = fc.record({ place: fc.nat(), change: fc.nat({ max: CHANGES.length - 1 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(pick, { minLength: 1, maxLength: 6 }), async (picks) => {
        answerChanged((answer) => {
          for (const { place, change } of picks) {
            const all = places(answer, 4);
            const at = all[place % Math.max(1, all.length)];
            if (at !== undefined) CHANGES[change]!(at.of, at.key);
          }
        });
        forgetEverything();
        const { unmount } = open(address, {});
        await settled();
        unmount();
      }),
      { seed: 39, numRuns: runs(1, 20) },
    );
  },
);

describe('an answer from another server', () => {
  it('can be a season with a four-team playoff in its first week', () => {
    const { info } = filledIn({ info: { currentYear: 2031, team: { name: 'Rice' } } }) as { info: Info };
    expect(info).toMatchObject({
      stage: 'season',
      currentYear: 2031,
      currentWeek: 1,
      lastWeek: 17,
      team: { name: 'Rice' },
      playoff: { teams: 4, autobids: 0, conf_champ_top_4: false },
    });
  });

  it('can have other stages than this server', () => {
    const read = (stage: string) => (filledIn({ info: { stage } }) as { info: Info }).info;
    expect(read('schedule non conference').stage).toBe('preseason');
    expect(read('playoff').stage).toBe('season');
    expect(stageSaid(read('playoff'))).toBe('playoff');
    expect(stageSaid(read('summary'))).toBe('summary');
  });

  it('is left unchanged if it contains no dynasty', () => {
    for (const answer of [null, [1], 'text', { team: {} }, { info: null }]) expect(filledIn(answer)).toBe(answer);
  });
});

it('titles the bracket of the stage playoff without "Projection", and its poll End of season', async () => {
  const playoff: Change = (answer) => {
    Object.assign(infoOf(answer), { stage: 'playoff' });
    delete ((answer.bracket as Fields | undefined)?.championship as Fields | undefined)?.is_projection;
  };
  answerChanged(playoff);
  const { unmount } = open('/playoff', {});
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('12-Team Playoff');
  unmount();
  open('/rankings', {});
  expect(await screen.findByText('End of season')).toBeTruthy();
});
