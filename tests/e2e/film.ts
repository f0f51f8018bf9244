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

/** Pixels between the frames of a strip. */
const GAP = 10;

/** Style of a strip: rows of frames on gray, each under its caption. */
const STRIP = `
  body { margin: 0; padding: ${GAP}px; display: grid; gap: ${GAP}px; background: #d4d4d0; font: 600 14px sans-serif }
  figure { margin: 0; background: #fff }
  figcaption { padding: 6px; height: 34px; overflow: hidden; line-height: 17px; color: #111 }
  div { overflow: hidden } img { display: block }
  pre { margin: 0; padding: 6px; font: 9px/11px 'DejaVu Sans Mono', monospace; background: #10151c; color: #e8e6df; min-height: 100% }`;

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
   * @param title text of the page the keys lead to
   */
  captureGame(name: string, [columns, rows]: Window = [140, 45], keys: readonly string[] = [], title = ''): void {
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
    waitUntil(() => screenText().includes(title));
    this.write(name, screenText());
    tmux('kill-session', '-t', session);
  }

  /**
   * Lays frames out in rows, each under its caption, and takes the whole as one picture.
   * @param columns frames of a row
   */
  async strip(frames: readonly Frame[], path: string, { width, height }: FrameSize, columns: number): Promise<void> {
    const shots = frames.map(({ caption, ...shot }) => {
      const text = 'text' in shot ? `<pre>${escaped(this.read(shot.text))}</pre>` : this.image(shot.picture, width);
      return `<figure><figcaption>${escaped(caption)}</figcaption><div>${text}</div></figure>`;
    });
    const size = `div { width: ${width}px; height: ${height}px } figcaption { width: ${width - 12}px }`;
    const grid = `body { grid-template-columns: repeat(${columns}, ${width}px) }`;
    const page = await this.browser!.newPage({ viewport: { width: columns * (width + GAP) + GAP, height } });
    await page.setContent(`<style>${STRIP} ${size} ${grid}</style>${shots.join('')}`);
    await page.screenshot({ path, fullPage: true });
    await page.close();
  }

  private image(name: string, width: number): string {
    const data = readFileSync(join(this.folder, `${name}.png`)).toString('base64');
    return `<img width="${width}" src="data:image/png;base64,${data}">`;
  }

  /** Returns a text written to the folder. */
  read(name: string): string {
    return readFileSync(join(this.folder, `${name}.txt`), 'utf8');
  }

  async close(): Promise<void> {
    await this.browser?.close();
    await this.server?.stop();
    rmSync(this.saves, { recursive: true, force: true });
  }
}

export const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A frame of a strip: a screenshot or a terminal's text from the folder, with its caption. */
export type Frame = { caption: string } & ({ picture: string } | { text: string });

/** Size of the part of a screenshot that a strip shows, in pixels. */
interface FrameSize {
  width: number;
  height: number;
}
