import { describe, expect, it } from 'vitest';
import type { NameTable } from '../../../src/core/model/facts.ts';
import { drawFullName } from '../../../src/core/offseason/names.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference, referenceData } from '../../../src/core/reference/index.ts';

const { givenNames, familyNames } = reference;

function draw(table: NameTable, x: number): string {
  const index = table.cumulative.findIndex((total) => total > x * (table.cumulative.at(-1) as number));
  return table.names[index] as string;
}

describe('player names', () => {
  it.each([
    ['given', givenNames, 450],
    ['family', familyNames, 1100],
  ])('have many %s names, each once, common ones first', (_, table, least) => {
    expect(table.names.length).toBeGreaterThanOrEqual(least);
    expect(new Set(table.names).size).toBe(table.names.length);
    expect(table.cumulative.length).toBe(table.names.length);
    const steps = table.cumulative.map((total, i) => total - (table.cumulative[i - 1] ?? 0));
    steps.forEach((step, i) => {
      expect(step).toBeGreaterThan(0);
      if (i > 0) expect(step).toBeLessThanOrEqual((steps[i - 1] as number) + 1e-6);
    });
    for (const name of table.names) expect(name).toMatch(/^[A-Z][A-Za-z'-]+$/);
  });

  it('never repeat the given name: no player is called Thomas Thomas', () => {
    const dice = stream(seedFrom(8), 'names');
    for (let i = 0; i < 40_000; i++) {
      const { first, last } = drawFullName(givenNames, familyNames, dice, new Set());
      expect(last).not.toBe(first);
    }
    const thomas: NameTable = { names: ['Thomas', 'Hall'], cumulative: [1000, 1000.01] };
    expect(drawFullName({ names: ['Thomas'], cumulative: [1] }, thomas, dice, new Set()).last).toBe('Hall');
  });

  it('match football rosters: about one player in twenty-five has a family name of Spanish origin', () => {
    const spanish = /^(Garcia|.*[^n]ez|Torres|Rivera|Flores|Ramos|Morales|Ortiz|Reyes|Cruz|Ruiz|Diaz|Castillo|Vargas)$/;
    const total = familyNames.cumulative.at(-1)!;
    const share = familyNames.names.reduce((sum, name, i) => {
      const own = familyNames.cumulative[i]! - (familyNames.cumulative[i - 1] ?? 0);
      return spanish.test(name) ? sum + own : sum;
    }, 0);
    expect(share / total).toBeGreaterThan(0.01);
    expect(share / total).toBeLessThan(0.045);
  });

  it('give a nation of players in which hardly two share a full name', () => {
    const dice = stream(seedFrom(7), 'names');
    const seen = new Map<string, number>();
    for (let i = 0; i < 11_000; i++) {
      const name = `${draw(givenNames, dice.float())} ${draw(familyNames, dice.float())}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    const unique = [...seen.values()].filter((n) => n === 1).length;
    expect(unique / 11_000).toBeGreaterThan(0.96);
    expect(unique / 11_000).toBeLessThan(1);
  });
});

describe('family names by state', () => {
  /** Returns the share of a state's players with one of some names. */
  function share(state: string, names: RegExp): number {
    const { names: all, cumulative } = reference.familyNamesIn(state);
    const own = all.reduce((sum, name, i) => {
      return names.test(name) ? sum + cumulative[i]! - (cumulative[i - 1] ?? 0) : sum;
    }, 0);
    return own / cumulative.at(-1)!;
  }
  const polynesian = /^(Tuiasosopo|Kealoha|Kaufusi|Tupou|Fifita|Uiagalelei|Latu|Kamaka|Moala|Sapolu)$/;
  const spanish = /^(Garcia|Rodriguez|Martinez|Hernandez|Torres|Rivera|Flores|Ramirez)$/;

  it('are Polynesian in Hawaii and Utah more often than anywhere on the mainland', () => {
    expect(share('HI', polynesian)).toBeGreaterThan(share('UT', polynesian));
    expect(share('UT', polynesian)).toBeGreaterThan(3 * share('CA', polynesian));
    expect(share('GA', polynesian)).toBeLessThan(0.001);
  });

  it('are Spanish in Texas, California and New Mexico, and hardly in Georgia, Ohio and Alabama', () => {
    for (const state of ['NM', 'TX', 'CA', 'AZ']) expect(share(state, spanish), state).toBeGreaterThan(0.012);
    for (const state of ['GA', 'OH', 'AL']) expect(share(state, spanish), state).toBeLessThan(0.006);
  });

  it('are Cajun in Louisiana and Norwegian in Minnesota', () => {
    expect(share('LA', /^(Boudreaux|Fontenot|Guidry|Arceneaux|Thibodeaux)$/)).toBeGreaterThan(0.02);
    expect(share('MN', /^(Olson|Larson|Carlson|Knutson|Haugen)$/)).toBeGreaterThan(
      3 * share('TX', /^(Olson|Larson|Carlson|Knutson|Haugen)$/),
    );
  });

  it('are the same names everywhere, each in the national table', () => {
    expect(reference.familyNamesIn('UT').names).toBe(familyNames.names);
    const known = new Set(familyNames.names);
    for (const { names } of referenceData.nameRegions!)
      for (const name of names.split(' ')) expect(known, name).toContain(name);
  });
});
