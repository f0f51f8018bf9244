import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DARK_PAGE } from '../../src/core/present/logos/color.ts';
import {
  contrast,
  DARK_SURFACE,
  LIGHT_SURFACE,
  opposingColors,
  readableOn,
  teamVars,
  textOn,
} from '../../src/web/color.ts';
import { sideVars } from '../../src/web/pages/game/sides.ts';
import * as given from './fixtures.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const tokens = readFileSync('src/web/theme/tokens.css', 'utf8');

/** Returns a theme's custom properties. */
function theme(name: 'light' | 'dark'): Record<string, string> {
  const blocks = tokens
    .split(`[data-bs-theme="${name}"] {`)
    .slice(1)
    .map((part) => part.split('}')[0] ?? '');
  const pairs = [...blocks.join('\n').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1], found[2]]);
  return Object.fromEntries(pairs);
}

describe('team colors', () => {
  it('are readable as an edge in both themes, whatever they are', () => {
    fc.assert(
      fc.property(hex, hex, (primary, secondary) => {
        const vars = teamVars(primary, secondary);
        expect(contrast(vars['--team-on-light']!, LIGHT_SURFACE)).toBeGreaterThanOrEqual(3);
        expect(contrast(vars['--team-on-dark']!, DARK_SURFACE)).toBeGreaterThanOrEqual(3);
        expect(contrast(vars['--team-on']!, vars['--team']!)).toBeGreaterThanOrEqual(4.5);
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  it('reach the required contrast', () => {
    fc.assert(
      fc.property(
        hex,
        fc.constantFrom(LIGHT_SURFACE, DARK_SURFACE),
        fc.constantFrom(3, 4.5),
        (color, surface, ratio) => {
          expect(contrast(readableOn(color, surface, ratio), surface)).toBeGreaterThanOrEqual(ratio);
        },
      ),
      { seed: 2, numRuns: 300 },
    );
  });

  it('are checked on the surface behind the crests', () => {
    expect(DARK_PAGE).toBe(DARK_SURFACE);
  });

  it('keep the user’s team color if both teams’ colors look the same', () => {
    const [blue, navy] = [
      given.team('Kansas', { colorPrimary: '#0051ba', colorSecondary: '#e8000d' }),
      given.team('West Virginia', { colorPrimary: '#002855', colorSecondary: '#eaaa00' }),
    ];
    const game = { teamA: navy, teamB: blue } as unknown as Parameters<typeof sideVars>[0];
    expect(sideVars(game, 'B')['--b-dark']).toBe(readableOn('#0051ba', DARK_SURFACE, 3));
    expect(sideVars(game, 'A')['--a-dark']).toBe(readableOn('#002855', DARK_SURFACE, 3));
  });

  it('differ between two red teams', () => {
    const red = { colorPrimary: '#bb0000', colorSecondary: '#666666' };
    const [own, other] = opposingColors(red, { colorPrimary: '#ba0c2f', colorSecondary: '#1a4fa0' }, LIGHT_SURFACE);
    expect(own).toBe('#bb0000');
    expect(other).not.toMatch(/^#b/);
  });

  it('have text in black or white, whichever is more readable', () => {
    expect(textOn('#ffcb05')).toBe('#000000');
    expect(textOn('#00274c')).toBe('#ffffff');
  });
});

describe.each(['light', 'dark'] as const)('the %s theme', (name) => {
  const values = theme(name);
  it.each(['ink', 'muted', 'win', 'loss', 'gold'])('writes in --%s on every surface at AA', (word) => {
    for (const surface of ['paper', 'surface', 'sunken']) {
      expect(contrast(values[word]!, values[surface]!), `${word} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keep text readable on their tints', () => {
    for (const tint of ['win', 'loss', 'gold']) {
      expect(contrast(values[tint]!, values[`${tint}-tint`]!)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(values.muted!, values[`${tint}-tint`]!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('cover all seven tiers of prestige', () => {
    for (let tier = 1; tier <= 7; tier++) {
      expect(contrast(values[`tier-${tier}`]!, values.paper!)).toBeGreaterThanOrEqual(3);
    }
  });
});
