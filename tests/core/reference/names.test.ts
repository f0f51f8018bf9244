import { describe, expect, it } from 'vitest';
import type { NameTable } from '../../../src/core/model/facts.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import { reference } from '../../../src/core/reference/index.ts';

const { givenNames, familyNames } = reference;

function draw(table: NameTable, x: number): string {
  const at = table.cumulative.findIndex((total) => total > x * (table.cumulative.at(-1) as number));
  return table.names[at] as string;
}

describe('names', () => {
  it.each([
    ['given', givenNames, 450],
    ['family', familyNames, 1100],
  ])('have many %s names, each once, the common ones first', (_, table, least) => {
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

  it('make a country of players in which hardly two share a full name', () => {
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
