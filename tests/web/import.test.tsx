import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as given from './fixtures.ts';
import { type Answers, answerWith, calls, open, setUpBrowser } from './render.tsx';

setUpBrowser();

const FILE = new File(['SQLite format 3'], 'my game.dynasty');
const TAKEN_IN = { status: 'success', user_id: 'user-new', info: given.info() };

/** Opens the form on the home page and chooses a file. */
async function chosen(answers: Answers = {}) {
  const view = open('/', { '/api/home/': given.home(), ...answers });
  await view.user.click(await screen.findByText('Import a saved game'));
  const form = await screen.findByRole('form', { name: 'Import a saved game' });
  await view.user.upload(within(form).getByLabelText('Save file'), FILE);
  return { ...view, form };
}

const press = async ({ user, form }: Awaited<ReturnType<typeof chosen>>, name: string) =>
  user.click(within(form).getByRole('button', { name }));

/** Makes the server hold the upload and report progress until `answer` is called. */
function keepWaiting(far: object): { answer: () => void } {
  const fetched = globalThis.fetch;
  let answer = () => {};
  globalThis.fetch = async (...[input, init = {}]: Parameters<typeof fetch>) => {
    if (/^\/api\/import\/[^?]/.test(String(input))) return Response.json(far);
    if (init.method === 'POST') {
      await new Promise<void>((resolve, reject) => {
        answer = resolve;
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    }
    return fetched(input, init);
  };
  return { answer: () => answer() };
}

const sent = () => calls().find(({ method }) => method === 'POST');

describe('a saved game from elsewhere', () => {
  it('is imported under its own name or another, and can then be continued', async () => {
    localStorage.setItem('user_id', 'mine');
    const view = await chosen({ '/api/import/': TAKEN_IN });
    const name = within(view.form).getByLabelText('Name') as HTMLInputElement;
    expect(name.value).toBe('my game');
    await view.user.clear(name);
    expect((within(view.form).getByRole('button', { name: 'Import' }) as HTMLButtonElement).disabled).toBe(true);
    await view.user.type(name, 'second');
    await press(view, 'Import');
    await screen.findByText('Texas A&M, 2026, was imported and is ready to play.');
    expect(sent()?.path).toMatch(/^\/api\/import\/\?name=second&ticket=[\w-]{4,64}$/);
    expect(sent()?.body).toBe(FILE);
    expect(calls().filter(({ path }) => path === '/api/home/')).toHaveLength(2);
    expect(localStorage.getItem('user_id')).toBe('mine');
  });

  it('shows how much has been uploaded, and how much of it is checked', async () => {
    const view = await chosen({ '/api/import/': TAKEN_IN });
    const receiving = keepWaiting({ status: 'receiving', share: 0.25 });
    await press(view, 'Import');
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Sending the file' }).getAttribute('aria-valuenow')).toBe('25'),
    );
    keepWaiting({ status: 'checking', share: 0.5 });
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'Checking the file' }).getAttribute('aria-valuenow')).toBe('50'),
    );
    receiving.answer();
    await screen.findByText(/was imported/);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('can be canceled, and nothing is imported', async () => {
    const view = await chosen();
    keepWaiting({ status: 'checking', share: 0.1 });
    await press(view, 'Import');
    await press(view, 'Cancel');
    await screen.findByText('Canceled. Nothing was imported.');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says why it was refused, and allows another try', async () => {
    const error = 'The file was not imported: Game 7 has a result and no plays.';
    const view = await chosen({ '/api/import/': { refuse: 400, body: { error } } });
    await press(view, 'Import');
    expect((await screen.findByRole('alert')).textContent).toBe(error);
    answerWith({ '/api/import/': TAKEN_IN });
    await press(view, 'Import');
    await screen.findByText(/was imported/);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
