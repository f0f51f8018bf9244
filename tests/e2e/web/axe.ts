import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright/test';
import { expect, settled } from './dynasty.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Table rows, a week's games and a roster's players look alike when their classes match: check this many of each kind
 * and hide the rest meanwhile.
 */
const ALIKE = 6;
const REPEATED = 'data-repeated';

function hideRepeated(page: Page): Promise<void> {
  return page.evaluate(
    ([most, mark]) => {
      for (const parent of document.querySelectorAll('main *:not(tr, select, svg, svg *)')) {
        const kinds = new Map<string, number>();
        for (const child of parent.children) {
          const kind = `${child.tagName} ${child.getAttribute('class')}`;
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          if (kinds.get(kind)! <= most || child.hasAttribute('hidden')) continue;
          child.setAttribute('hidden', '');
          child.setAttribute(mark, '');
        }
      }
    },
    [ALIKE, REPEATED] as const,
  );
}

function showRepeated(page: Page): Promise<void> {
  return page.evaluate((mark) => {
    for (const hidden of document.querySelectorAll(`[${mark}]`)) {
      hidden.removeAttribute('hidden');
      hidden.removeAttribute(mark);
    }
  }, REPEATED);
}

/** Returns axe's findings on the page; only color-dependent ones when `colors` is true. */
async function faults(page: Page, colors: boolean): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    preload: false,
    ...(colors ? { runOnly: ['color-contrast'] } : {}),
  };
  const { violations } = await page.evaluate(
    async ([given, mark]) => {
      const { axe: engine } = window as unknown as { axe: typeof axe };
      return engine.run({ exclude: [`[${mark}]`] }, given);
    },
    [options, REPEATED] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.slice(0, 4).map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}

export const THEMES = ['light', 'dark'] as const;

/** Returns accessibility faults on the current screen: all rules in the light theme, colors only in the dark one. */
export async function faultsIn(page: Page, themes: readonly (typeof THEMES)[number][] = THEMES): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  await hideRepeated(page);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', theme);
    await settled(page);
    found.push(...(await faults(page, theme === 'dark')).map((fault) => `${theme}, ${fault}`));
  }
  await showRepeated(page);
  return found;
}
