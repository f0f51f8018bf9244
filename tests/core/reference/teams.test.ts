import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMiles } from '../../../src/core/model/geography.ts';
import { kebab } from '../../../src/core/model/ids.ts';
import type { TeamFacts } from '../../../src/core/model/team.ts';
import { ALIASES } from '../../../src/core/model/text/aliases.ts';
import { plain } from '../../../src/core/model/text/search.ts';
import { makeReference, nearest, reference, referenceData, resolveTeam } from '../../../src/core/reference/index.ts';
import { editDistance } from '../../../src/core/reference/resolve.ts';

const { teams } = reference;
const team = (id: string) => teams.find((t) => t.id === id) as TeamFacts;
const resolved = (text: string) => {
  const found = resolveTeam(teams, text);
  return found.ok ? found.team.id : null;
};
const suggested = (text: string) => {
  const found = resolveTeam(teams, text);
  return found.ok ? [] : found.nearest.map((t) => t.name);
};

describe('team facts', () => {
  it('are sorted by id, which is the name', () => {
    expect(teams.map((t) => t.id)).toEqual(teams.map((t) => kebab(t.name)).sort());
  });

  it('have unique abbreviations', () => {
    expect(new Set(teams.map((t) => t.abbreviation)).size).toBe(teams.length);
    for (const t of teams) expect(t.abbreviation).toMatch(/^[A-Z]{2,4}$/);
  });

  it('have two different colors each', () => {
    for (const t of teams) {
      expect(t.colorPrimary).toMatch(/^#[0-9A-F]{6}$/i);
      expect(t.colorSecondary).toMatch(/^#[0-9A-F]{6}$/i);
      expect(t.colorPrimary).not.toBe(t.colorSecondary);
    }
  });

  it('have no stray spaces', () => {
    for (const t of teams) {
      for (const text of [t.name, t.mascot, t.city, t.stadium]) expect(text).toBe(text.trim().replace(/\s+/g, ' '));
    }
  });

  it('are located in their states, near the people of those states', () => {
    for (const t of teams) {
      const state = reference.homeStates.find((s) => s.code === t.state);
      expect(state, t.state).toBeDefined();
      if (state) expect(distanceMiles(t, state), t.name).toBeLessThan(t.state === 'TX' ? 560 : 330);
      expect(t.latitude).toBeGreaterThan(18);
      expect(t.latitude).toBeLessThan(50);
      expect(t.longitude).toBeGreaterThan(-160);
      expect(t.longitude).toBeLessThan(-66);
    }
  });
});

describe('distances', () => {
  it('match great-circle distances of the road atlas', () => {
    expect(distanceMiles(team('michigan'), team('ohio-state'))).toBeCloseTo(161, -1);
    expect(distanceMiles(team('alabama'), team('auburn'))).toBeCloseTo(126, -1);
    expect(distanceMiles(team('usc'), team('rutgers'))).toBeGreaterThan(2400);
    expect(distanceMiles(team('hawaii'), team('hawaii'))).toBe(0);
  });

  it('are the same both ways and satisfy the triangle inequality', () => {
    const place = fc.record({
      latitude: fc.double({ min: 18, max: 65, noNaN: true }),
      longitude: fc.double({ min: -160, max: -66, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        expect(distanceMiles(a, b)).toBeCloseTo(distanceMiles(b, a), 6);
        expect(distanceMiles(a, c)).toBeLessThanOrEqual(distanceMiles(a, b) + distanceMiles(b, c) + 1e-6);
      }),
      { seed: 1, numRuns: 200 },
    );
  });
});

describe('home states of recruits', () => {
  const { homeStates } = reference;

  it('have realistic shares, with most recruits from Texas, Florida, California and Georgia', () => {
    expect(new Set(homeStates.map((s) => s.code)).size).toBe(homeStates.length);
    expect(homeStates.reduce((sum, s) => sum + s.share, 0)).toBeCloseTo(1, 1);
    expect(homeStates.slice(0, 4).map((s) => s.code)).toEqual(['TX', 'FL', 'CA', 'GA']);
  });

  it('come from the facts if they have any, and from the built-in table for a save of the first release', () => {
    const own = [{ code: 'XX', latitude: 40, longitude: -90, share: 1 }];
    expect(makeReference({ ...referenceData, homeStates: own }).homeStates).toEqual(own);
    expect('homeStates' in referenceData).toBe(false);
    expect(makeReference(referenceData).homeStates).toBe(homeStates);
  });
});

describe('the team a name refers to', () => {
  it.each([
    ['tamu', 'texas-a-m'],
    ['Texas A&M', 'texas-a-m'],
    ['texas am', 'texas-a-m'],
    ['texas-a-m', 'texas-a-m'],
    ['san jose state', 'san-jose-state'],
    ['San José State', 'san-jose-state'],
    ['Miami', 'miami'],
    ['Miami (OH)', 'miami-oh'],
    ['miami ohio', 'miami-oh'],
    ['OSU', 'ohio-state'],
    ['Ole Miss', 'ole-miss'],
    ['Mississippi', 'ole-miss'],
    ['Southern Cal', 'usc'],
    ['hawaii', 'hawaii'],
    ['Bama', 'alabama'],
    ['michigan wolverines', 'michigan'],
  ])('%s is %s', (text, id) => {
    expect(resolved(text)).toBe(id);
  });

  it('is found by name, id and abbreviation for every team', () => {
    for (const t of teams) {
      for (const text of [t.name, t.id, t.abbreviation, t.name.toUpperCase()]) expect(resolved(text), text).toBe(t.id);
    }
  });

  it('has aliases only for known teams, and none that hides a name', () => {
    for (const [alias, id] of Object.entries(ALIASES)) {
      expect(team(id), alias).toBeDefined();
      expect(plain(alias)).toBe(alias);
      expect(resolved(alias), alias).toBe(id);
    }
  });

  it('is guessed when misspelled', () => {
    expect(suggested('Ohio St')).toEqual(['Ohio State', 'Ohio']);
    expect(suggested('Michgan')[0]).toBe('Michigan');
    expect(suggested('Tenesse')[0]).toBe('Tennessee');
    expect(suggested('notre')[0]).toBe('Notre Dame');
    expect(suggested('a&m').slice(0, 2)).toEqual(['Florida A&M', 'Texas A&M']);
    expect(suggested('')).toEqual([]);
    expect(suggested('qqqqqqqqqq')).toEqual([]);
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const found = resolveTeam(teams, text);
        if (!found.ok) expect(found.nearest.length).toBeLessThanOrEqual(3);
      }),
      { seed: 1, numRuns: 100 },
    );
  });

  it('works for other names too', () => {
    expect(nearest(['SEC', 'Big Ten', 'Big 12', 'Sun Belt'], 'big tne')[0]).toBe('Big Ten');
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('form', 'from')).toBe(1);
  });
});
