import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserPath } from './browser.ts';
import { type Server, startServer } from './web/server.ts';

/** Screenshots of a dynasty played by the built program. */

export const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const LIST_OF_SAVES = 'Welcome to Dynasty';
/** How many times, a second apart, to check whether the full-screen game shows the save. */
const LOOKS = 30;

/** Terminal size. */
type Window = readonly [columns: number, rows: number];

/** Page that shrinks screenshots and lines them up side by side. */
const STRIP = `<style>body { margin: 0; display: flex; gap: 8px; background: #888 } img { display: block }</style>`;

export class Film {
  readonly folder: string;
  private readonly saves = mkdtempSync(join(tmpdir(), 'dynasty-film-'));
  private server: Server | null = null;
  private browser: Browser | null = null;

  constructor(folder: string) {
    this.folder = resolve(folder);
    mkdirSync(this.folder, { recursive: true });
  }

  /** Runs a command and returns what it printed. */
  dynasty(...args: readonly string[]): string {
    return execFileSync(process.execPath, ['bin/dynasty.js', '--saves-dir', this.saves, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, COLUMNS: '140' },
    });
  }

  write(name: string, text: string): void {
    writeFileSync(join(this.folder, `${name}.txt`), text);
  }

  /** Opens a browser page on the only save. */
  async open(): Promise<Page> {
    this.server = await startServer(this.saves);
    this.browser = await chromium.launch({ executablePath: browserPath() });
    const { info } = JSON.parse(this.dynasty('status', '--json')) as { info: { user_id: string } };
    const page = await this.browser.newPage({ baseURL: this.server.url });
    await page.addInitScript((id) => localStorage.setItem('user_id', id), info.user_id);
    return page;
  }

  /** Screenshots an address on desktop and phone, in both themes unless one is enough. */
  async picture(page: Page, address: string, name: string, themes: readonly Theme[] = THEMES): Promise<void> {
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        const path = join(this.folder, `${name}-${size}-${theme}.png`);
        await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      }
    }
  }

  /**
   * Captures the full-screen game in its own terminal, if tmux is available.
   * @param keys pressed one after the other once the game shows
   */
  captureGame(name: string, [columns, rows]: Window = [140, 45], keys: readonly string[] = []): void {
    const session = `film-${process.pid}`;
    const tmux = (...args: readonly string[]) => spawnSync('tmux', args, { encoding: 'utf8' });
    const game = `${process.execPath} bin/dynasty.js --saves-dir ${this.saves} play`;
    const window = ['-x', `${columns}`, '-y', `${rows}`];
    if (tmux('new-session', '-d', '-s', session, ...window, game).status !== 0) return;
    const screenText = () => tmux('capture-pane', '-p', '-t', session).stdout;
    const waitUntil = (there: () => boolean) => {
      for (let look = 0; look < LOOKS && !there(); look++) spawnSync('sleep', ['1']);
    };
    // Open the only save in the list. A second key press would already go to the game.
    waitUntil(() => screenText().includes(LIST_OF_SAVES));
    tmux('send-keys', '-t', session, 'Enter');
    waitUntil(() => screenText().trim() !== '' && !screenText().includes(LIST_OF_SAVES));
    for (const key of keys) {
      tmux('send-keys', '-t', session, key);
      spawnSync('sleep', ['2']);
    }
    this.write(name, screenText());
    tmux('kill-session', '-t', session);
  }

  /**
   * Lines up the tops of screenshots side by side.
   * @param height of the strip in pixels
   * @param share of a screenshot's width that its frame shows
   */
  async strip(names: readonly string[], path: string, { width, height }: Frame): Promise<void> {
    const page = await this.browser!.newPage({ viewport: { width: names.length * (width + 8) - 8, height } });
    const images = names.map((name) => readFileSync(join(this.folder, `${name}.png`)).toString('base64'));
    const frames = images.map(
      (data) =>
        `<div style="width: ${width}px; height: ${height}px; overflow: hidden; flex: none">` +
        `<img width="${width}" src="data:image/png;base64,${data}"></div>`,
    );
    await page.setContent(STRIP + frames.join(''));
    await page.screenshot({ path });
    await page.close();
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
    rmSync(this.saves, { recursive: true, force: true });
  }
}

/** A screenshot's frame within a strip, in pixels. */
interface Frame {
  width: number;
  height: number;
}
