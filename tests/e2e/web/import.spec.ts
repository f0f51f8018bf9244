import { faultsIn } from './axe.ts';
import { expect, settled, take, test } from './dynasty.ts';

// The console logs a refusal as an error.
test.use({ breaks: true });

test('a saved game is downloaded and imported again under another name', async ({ page, request }) => {
  const { userId } = await take(page, 'preseason');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const file = await (await request.get('/api/export/', { headers: { 'X-User-ID': userId } })).body();
  await page.goto('/');
  await settled(page);
  await page.getByText('Import a saved game').click();
  const form = page.getByRole('form', { name: 'Import a saved game' });
  await form
    .getByLabel('Save file')
    .setInputFiles({ name: 'cut.dynasty', mimeType: '', buffer: file.subarray(0, 9000) });
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(form.getByRole('alert')).toContainText('cut off');
  expect(await faultsIn(page), 'the form').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  // Drop the file on the form, as from the desktop.
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'a second life.dynasty'));
    return data;
  }, file.toString('base64'));
  await form.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(form.getByLabel('Name')).toHaveValue('a second life');
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(form.getByRole('status')).toContainText('was imported');
  await expect(page.getByRole('table', { name: 'Saved games' })).toContainText('Texas A&M');
  const home = await (await request.get('/api/home/')).json();
  const listed = (home as { saves: { file: string; user_id: string }[] }).saves;
  expect(listed.filter((save) => save.file === 'a second life.dynasty')).toHaveLength(1);
  await form.getByRole('button', { name: 'Import' }).click();
  await expect(form.getByRole('alert')).toContainText('There is already a saved game called a second life');
});
