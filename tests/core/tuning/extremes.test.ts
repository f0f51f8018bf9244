import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../../src/core/contract/registry.ts';
import { seedFrom, stream } from '../../../src/core/random/stream.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { KNOBS } from '../../../src/core/tuning/index.ts';
import { listKnobs } from '../../../src/core/tuning/knob.ts';
import { THOROUGH } from '../../thorough.ts';
import { coaching, LEAGUE } from '../app/coaching.ts';
import { ask, playYear } from '../app/helpers.ts';

type Changes = Record<string, number>;

const knobs = listKnobs(KNOBS);
const YEARS = [2000, 2004, 2013, 2019, 2024, 2025] as const;
const PAGES = ['board', 'depth', 'plan', 'budget', 'portal', 'stakes', 'status'] as const;

/** Sets the knobs that match to the low or high end of their range. */
function atEnd(names: RegExp, end: 0 | 1): Changes {
  return Object.fromEntries(
    knobs.filter(({ name }) => names.test(name)).map(({ name, knob }) => [name, knob.range[end]]),
  );
}

/** Sets some knobs to a random end of their range: few of them or many, depending on the set. */
function randomEnds(set: number): Changes {
  const dice = stream(seedFrom(39), 'extremes', set);
  const share = [0.005, 0.02, 0.1, 0.5][set % 4]!;
  const some = knobs.filter(() => dice.chance(share));
  return Object.fromEntries(some.map(({ name, knob }) => [name, knob.range[dice.int(2)]!]));
}

/** Starts a dynasty in FBS, or in a small league that plays a year in a fifth of the time. */
async function begun(tuning: Changes, year: number, inNation: boolean): Promise<SaveSession> {
  const own = { year, seed: '5', tuning };
  return coaching({
    ...own,
    coach: undefined,
    ...(inNation ? { team: 'Michigan' } : { team: 'Redbud', universe: { ...LEAGUE, season: year } }),
  });
}

/**
 * Plays a year and into the next season and opens its pages, in FBS in a thorough run; returns the current season.
 */
async function playedOn(changes: Changes, startYear: number): Promise<number> {
  const session = await begun(changes, startYear, THOROUGH);
  await playYear(session);
  await ask(session, 'advance', { to: 'season' });
  for (const page of PAGES) OPERATIONS[page].answer.parse(await ask(session, page, {}));
  const { info } = await ask(session, 'status', {});
  session.close();
  return info.currentYear;
}

/** Knobs that weigh random draws. */
const WEIGHTS =
  /^(ratings|rotation|strength|injuryKinds\.\w+\.share|injuries\.practiceShare|development\.traits|recruits\.decides|recruiting\.blueChipShare|schemes\.share|money\.policy|portal\.enter)\b/;

describe('a dynasty with tuning values at the ends of their ranges plays on', () => {
  it.each<[string, number, Changes]>([
    ['nothing that draws players away has weight', 2024, { 'portal.enter.fresh': 0, 'portal.enter.home': 0 }],
    [
      'staffs think little of recruits',
      2024,
      { 'recruits.work.leaning': 3, 'recruits.work.taste': 2, 'recruits.fit': 2 },
    ],
    ['nothing has weight', 2024, atEnd(WEIGHTS, 0)],
    ['the offseason is at its least', 2024, atEnd(/^(portal|recruit|development|departures|walkOns|money|draft)/, 0)],
    ['the offseason is at its most', 2024, atEnd(/^(portal|recruit|development|departures|walkOns|money|draft)/, 1)],
  ])('%s', async (_, year, changes) => {
    expect(await playedOn(changes, year)).toBe(year + 1);
  });

  /** Random sets of every size, or one set of half of all knobs. */
  const SETS = THOROUGH ? Array.from({ length: 60 }, (_, set) => set) : [3];
  it.each(SETS)('with set %i of knobs at random ends', async (set) => {
    const year = YEARS[set % YEARS.length]!;
    expect(await playedOn(randomEnds(set), year)).toBe(year + 1);
  });
});
