import { describe, expect, it } from 'vitest';
import { logoFacts } from '../../../../src/core/app/reading/logo-facts.ts';
import { colorDistance, contrast, DARK_PAGE, paletteOf } from '../../../../src/core/present/logos/color.ts';
import { GLYPHS } from '../../../../src/core/present/logos/glyphs.ts';
import { conferenceLogo, drawCrest, planCrests, teamLogo } from '../../../../src/core/present/logos/index.ts';
import { initialsOf } from '../../../../src/core/present/logos/initials.ts';
import { reference } from '../../../../src/core/reference/index.ts';

const facts = logoFacts(reference);
const crests = planCrests(facts);

describe('crests', () => {
  it('are drawn for every team of every season, with all their letters in the alphabet', () => {
    expect(crests.size).toBe(reference.teams.length + reference.visitors.length);
    for (const { id, name } of facts.teams) {
      const crest = crests.get(id)!;
      expect(crest.letters, name).toMatch(/^[A-Z&]{1,4}$/);
      for (const letter of crest.letters) expect(GLYPHS, name).toHaveProperty([letter]);
      const svg = drawCrest(crest);
      expect(svg).not.toMatch(/NaN|undefined|<text|<image|href|font/);
      expect(svg.length).toBeLessThan(6000);
    }
  });

  it('never look alike within a conference in any season: they differ in outline, or in color and pattern', () => {
    for (const league of facts.leagues) {
      for (const [index, id] of league.entries()) {
        for (const other of league.slice(index + 1)) {
          const [a, b] = [crests.get(id)!, crests.get(other)!];
          if (a.silhouette !== b.silhouette) continue;
          const apart = colorDistance(a.palette.field, b.palette.field);
          expect(apart, `${id} and ${other} are both a ${a.silhouette}`).toBeGreaterThan(25);
          expect(a.letters === b.letters, `${id} and ${other}`).toBe(false);
        }
      }
    }
  });

  it('are spread over all outlines', () => {
    const outlines = new Map<string, number>();
    for (const { silhouette } of crests.values()) outlines.set(silhouette, (outlines.get(silhouette) ?? 0) + 1);
    expect(outlines.size).toBe(15);
    expect(Math.max(...outlines.values())).toBeLessThan(20);
  });

  it('stay the same whatever order the facts come in', () => {
    const shuffled = { ...facts, leagues: [...facts.leagues].reverse(), teams: [...facts.teams].reverse() };
    expect([...planCrests(shuffled)].sort()).toEqual([...crests].sort());
  });

  it('draw the same crest for a team and its conference mates alone', () => {
    const [michigan, ohio] = ['michigan', 'ohio-state'].map((id) => facts.teams.find((team) => team.id === id)!);
    expect(teamLogo(michigan!, [ohio!])).toBe(teamLogo(michigan!, [ohio!, michigan!]));
    expect(teamLogo(michigan!, [ohio!])).not.toBe(teamLogo(ohio!, [michigan!]));
  });
});

describe('colors', () => {
  it('keep letters distinct from their field and close to the team’s own colors', () => {
    for (const { name, colorPrimary, colorSecondary } of facts.teams) {
      const { field, ink } = paletteOf(colorPrimary, colorSecondary);
      expect(contrast(field, ink), name).toBeGreaterThanOrEqual(3);
      expect(colorDistance(field, colorPrimary.toLowerCase()), name).toBeLessThan(20);
    }
  });

  it('show an edge on light and on dark pages', () => {
    for (const { id, name } of facts.teams) {
      const { silhouette, palette } = crests.get(id)!;
      for (const [page, least] of [
        ['#ffffff', 3],
        [DARK_PAGE, 4.5],
      ] as const) {
        const clearest = Math.max(contrast(palette.field, page), contrast(palette.ink, page));
        expect(clearest, `${name} (${silhouette}) on ${page}`).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('give a navy crest with dark red letters white ones, and the red its outer line', () => {
    expect(paletteOf('#000E2F', '#E4002B')).toMatchObject({ field: '#000e2f', ink: '#ffffff', accent: '#e4002b' });
  });
});

describe('initials', () => {
  it.each([
    ['Michigan', 'M'],
    ['Ohio State', 'OS'],
    ['Texas A&M', 'A&M'],
    ['Miami (OH)', 'M'],
    ['San José State', 'SJS'],
    ["Hawai'i", 'H'],
    ['UConn', 'UC'],
    ['UL Monroe', 'ULM'],
    ['UNLV', 'UNLV'],
    ['NC State', 'NCS'],
    ['LSU', 'LSU'],
  ])('of %s are %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters);
  });
});

describe('conference marks', () => {
  it('are drawn for every conference, all letters and figures included, no two alike', () => {
    const marks = facts.conferences.map(({ name }) => {
      for (const sign of name.toUpperCase().replaceAll(' ', '')) expect(GLYPHS, name).toHaveProperty([sign]);
      return conferenceLogo(name);
    });
    expect(new Set(marks).size).toBe(facts.conferences.length);
    for (const mark of marks) expect(mark).not.toMatch(/NaN|undefined|<text/);
  });
});
