import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFrom } from '../../../src/core/app/commands/new-game.ts';
import { runOperation } from '../../../src/core/app/hosting/run-operation.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import { STAFF_REST } from '../../../src/core/present/recruiting.ts';
import { reference, referenceData } from '../../../src/core/reference/index.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { resolveTuning } from '../../../src/core/tuning/index.ts';
import { AVERAGE_INTEREST } from '../../../src/core/words/recruiting.ts';
import { playerNamed, playersNamed } from '../../../src/core/words/terms.ts';
import { ask, ENGINE, MICHIGAN_2024 } from './helpers.ts';
import { playedTo } from './played.ts';

/** Rounds to two decimals, so that sums of parts can be compared. */
const hundredths = (value: number): number => Math.round(value * 100);

describe('a board whose staff has made more offers and visits than a coach may', () => {
  it('accepts every change except another visit or offer', async () => {
    const tuning = resolveTuning({ 'recruits.hours.visits': 0, 'recruits.hours.offers': 25 });
    const given = { reference, facts: referenceData, rules: RULE_BOOK, tuning };
    const started = await startFrom(null, MICHIGAN_2024, ENGINE, given);
    if (!started.ok) throw new Error(started.error.message);
    const session = started.value;
    await ask(session, 'advance', { to: 'season' });
    const { visits, recruits, home_weeks } = await ask(session, 'board', {});
    expect(visits.used).toBeGreaterThan(visits.most);
    await ask(session, 'setBoard', { recruits: [recruits[0]!.number], hours: 1 });
    const unvisited = recruits.find(({ visit }) => visit === null)!.number;
    const more = await runOperation(session, 'setBoard', { recruits: [unvisited], visit: home_weeks[0]! });
    expect(more).toMatchObject({ ok: false, error: { message: expect.stringContaining('You can host 0 a year') } });
    const { recruits: anybody } = await ask(session, 'board', { show: 'all', stars: 2 });
    const unwanted = anybody.find(({ offered }) => !offered)!.number;
    const another = await runOperation(session, 'setBoard', { recruits: [unwanted], offer: true });
    expect(another).toMatchObject({ ok: false, error: { message: expect.stringContaining('25 out at a time') } });
    session.close();
  });
});

const sumOf = (parts: readonly { value: number }[]): number =>
  parts.reduce((sum, { value }) => sum + hundredths(value), 0);

describe('the recruiting board', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo(3);
  });
  afterAll(() => session.close());

  it('belongs to the staff until the player changes it: thirty rows, its hours spent, a rank on each list', async () => {
    const page = await ask(session, 'board', {});
    expect(page).toMatchObject({ open: true, staff: true, period: 'Week 3' });
    expect(page.recruits.length).toBeLessThanOrEqual(30);
    expect(page.hours.used).toBeLessThanOrEqual(page.hours.total);
    expect(page.recruits.every(({ status, offered }) => status === 'open' && offered)).toBe(true);
    expect(page.needs.reduce((sum, { places }) => sum + places, 0)).toBeGreaterThan(10);
    const points = page.classes.map((each) => each.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('shows the same class as the class page: every program’s, by points, with its commits', async () => {
    const { classes: leading } = await ask(session, 'board', {});
    const own = await ask(session, 'recruitingClass', {});
    expect(own.classes).toHaveLength(134);
    expect(own.classes.slice(0, 10)).toEqual(leading.slice(0, 10));
    expect(own.classes.map(({ rank }) => rank)).toEqual(own.classes.map((_, index) => index + 1));
    const [first] = own.classes;
    const best = await ask(session, 'recruitingClass', { team: first!.team });
    for (const { own: ranked, commits, team } of [own, best]) {
      expect(ranked).toMatchObject({ team: team.name, commits: commits.length });
      expect(ranked!.blue_chips).toBe(commits.filter(({ stars }) => stars >= 4).length);
      expect(commits.map(({ number }) => number)).toEqual(commits.map(({ number }) => number).sort((a, b) => a - b));
    }
    const { recruits } = await ask(session, 'board', { show: 'ours' });
    expect(own.commits.map(({ number }) => number)).toEqual(recruits.map(({ number }) => number).sort((a, b) => a - b));
    expect(await runOperation(session, 'recruitingClass', { team: 'Gotham' })).toMatchObject({ ok: false });
  });

  it('explains its hours and how recruits see the coach, in parts that add up, like the staff page', async () => {
    const { hours, regard, team } = await ask(session, 'board', {});
    expect(hours.parts.map(({ label }) => label)).toContain('Head coach');
    expect(hours.parts.reduce((sum, { value }) => sum + value, 0)).toBe(hours.total);
    expect(sumOf(regard!.parts)).toBe(hundredths(regard!.total));
    const { recruiting } = await ask(session, 'coaches', { team: team.name });
    expect(recruiting).toEqual({ hours: { total: hours.total, parts: hours.parts }, regard });
    const other = (await ask(session, 'program', { team: 'Rice' })).recruiting!;
    expect(sumOf(other.regard!.parts)).toBe(hundredths(other.regard!.total));
  });

  it('reveals that a recruit cares about the coach, and what ours adds, only once he has said so', async () => {
    const { recruits } = await ask(session, 'board', {});
    const talked = recruits.filter(({ lead }) => lead !== null);
    const details = await Promise.all(talked.map(({ number }) => ask(session, 'board', { recruit: number })));
    let revealed = 0;
    for (const { detail } of details) {
      const { recruit, why, actions } = detail!;
      const asks = recruit.cares.includes('coach');
      if (asks) revealed += 1;
      expect(why!.parts.some(({ label }) => label === 'Head coach')).toBe(asks);
      expect(actions.some(({ action }) => action === 'Pitch the coach')).toBe(asks);
    }
    expect(revealed).toBeGreaterThan(0);
    expect(revealed).toBeLessThan(details.length);
  });

  it('remembers where we stood with every target at the start of last week', async () => {
    const before = await ask(session, 'board', { all: true });
    await ask(session, 'sim', { week: 4 });
    const after = await ask(session, 'board', { all: true });
    const stood = new Map(
      before.recruits
        .filter(({ hours, place }) => hours > 0 && place !== null)
        .map(({ number, place, interest }) => [number, { place, interest }]),
    );
    const known = after.recruits.filter(({ number, status, place }) => stood.has(number) && status === 'open' && place);
    expect(known.length).toBeGreaterThan(10);
    for (const { number, last_week } of known) expect(last_week).toEqual(stood.get(number));
    const { detail } = await ask(session, 'board', { recruit: known[0]!.number });
    expect(detail!.trend.map(({ period }) => period)).toEqual(['Week 1', 'Week 2', 'Week 3']);
    await ask(session, 'undo', { steps: 1 });
  });

  it('gives each recruit a hometown in his state, a distance, and a decision date once he talks', async () => {
    const { recruits } = await ask(session, 'board', { all: true });
    const homes = new Set(recruits.map(({ hometown, home_state }) => `${hometown}, ${home_state}`));
    expect(homes.size).toBeGreaterThan(recruits.length / 4);
    const texans = (await ask(session, 'board', { show: 'all', state: 'TX' })).recruits;
    expect(new Set(texans.map(({ miles }) => miles)).size).toBeGreaterThan(5);
    for (const { cares, decides } of recruits) expect(decides === null).toBe(cares.length === 0);
  });

  it('keeps decisions, repeats them every week, and counts no hour twice', async () => {
    await ask(session, 'setBoard', { clear: true });
    const [first, second] = (await ask(session, 'board', {})).recruits;
    await ask(session, 'setBoard', { recruits: [first!.number, second!.number], hours: 5, scout: 2 });
    const before = await ask(session, 'board', { recruit: String(first!.number) });
    expect(before).toMatchObject({ staff: false, hours: { used: 10 } });
    await ask(session, 'sim', { week: 4 });
    const after = await ask(session, 'board', { recruit: String(first!.number) });
    if (after.detail!.recruit.status !== 'ours') {
      expect(after.detail!.recruit.spent).toBeCloseTo(before.detail!.recruit.spent + 3, 5);
    }
    expect(after.detail!.recruit.hours).toBe(5);
  });

  it('narrows the estimate of a scouted recruit, and shows the effect of an action', async () => {
    await ask(session, 'setBoard', { clear: true });
    const { recruits } = await ask(session, 'board', { show: 'all' });
    const target = recruits.find(({ hours, status }) => hours === 0 && status === 'open')!;
    await ask(session, 'setBoard', { recruits: [target.number], hours: 8, scout: 8 });
    await ask(session, 'sim', { week: 7 });
    const { detail } = await ask(session, 'board', { recruit: String(target.number) });
    const now = detail!.recruit;
    expect(now.high - now.low).toBeLessThan(target.high - target.low);
    if (now.status === 'open' && now.place !== null) {
      expect(detail!.actions.find(({ change }) => change.hours !== undefined)!.gain).toBeGreaterThan(0);
    }
  });

  it('shows our rank with uncommitted recruits and why, in parts that add up to our lead', async () => {
    const page = await ask(session, 'board', {});
    const open = page.recruits.filter(({ lead }) => lead !== null).slice(0, 8);
    expect(open.length).toBeGreaterThan(4);
    for (const { number, lead, place, unsure } of open) {
      const { detail } = await ask(session, 'board', { recruit: number });
      const { why, list, actions } = detail!;
      expect(why!.parts.reduce((sum, { value }) => sum + hundredths(value), 0)).toBe(hundredths(why!.total));
      expect(why!.total).toBe(lead);
      expect(why!.beside).toBe(list.find(({ ours }) => !ours)!.team);
      expect(place === 1 ? lead! >= 0 : lead! <= 0).toBe(true);
      const ours = list.find((school) => school.ours)!;
      expect(ours.interest).toBe(detail!.recruit.interest);
      for (const { interest, parts } of list) {
        const points = parts.reduce((sum, { value }) => sum + value, AVERAGE_INTEREST);
        expect(interest).toBe(Math.max(1, Math.min(99, points)));
      }
      expect(unsure).toBeGreaterThan(0);
      for (const { gain, low, high } of actions) {
        expect(low).toBeLessThanOrEqual(gain);
        expect(high).toBeGreaterThanOrEqual(gain);
      }
    }
  });

  it('shows the effect of an offer, and the rank each action leads to', async () => {
    const { recruits } = await ask(session, 'board', { show: 'all', stars: 3, open: true });
    const details = await Promise.all(recruits.map(({ number }) => ask(session, 'board', { recruit: number })));
    const unasked = details.find(({ detail }) => !detail!.recruit.offered && detail!.actions.length > 0)!.detail!;
    const [offer, hours] = unasked.actions;
    expect(unasked).toMatchObject({ why: null, recruit: { place: null, lead: null } });
    expect(offer).toMatchObject({ action: 'Offer a scholarship', change: { offer: true }, gain: 0, low: 0, high: 0 });
    expect(hours!.place).toBeLessThanOrEqual(offer!.place);
  });

  it('knows a recruit’s interest better the more the staff talks to him', async () => {
    const { recruits } = await ask(session, 'board', { show: 'all', open: true });
    const [target] = recruits.filter(({ lead }) => lead !== null).sort((a, b) => b.unsure - a.unsure);
    await ask(session, 'setBoard', { clear: true, recruits: [target!.number], hours: 12, scout: 0 });
    await ask(session, 'sim', { week: 9 });
    const { recruit } = (await ask(session, 'board', { recruit: target!.number })).detail!;
    expect(recruit.unsure).toBeLessThan(target!.unsure);
    expect(recruit.spent).toBeGreaterThan(target!.spent);
  });

  it('shows hours on recruits committed elsewhere until they are freed, and lists thirty from any rank', async () => {
    const gone = (await ask(session, 'board', { show: 'all' })).recruits.find(({ status }) => status === 'elsewhere')!;
    await ask(session, 'setBoard', { clear: true, recruits: [gone.number], hours: 2 });
    const first = await ask(session, 'board', {});
    expect(first.recruits[0]).toMatchObject({ number: gone.number, status: 'elsewhere', hours: 2 });
    const seen = first.recruits.reduce((sum, { hours }) => sum + hours, 0);
    expect(seen).toBe(first.hours.used);
    expect(first.hours.elsewhere).toBe(2);
    const page = await ask(session, 'board', { show: 'all' });
    const next = await ask(session, 'board', { show: 'all', from: 30 });
    expect(next.found).toBe(page.found);
    const numbers = new Set(page.recruits.map(({ number }) => number));
    expect(next.recruits.length).toBeGreaterThan(0);
    expect(next.recruits.some(({ number }) => numbers.has(number))).toBe(false);
    await ask(session, 'setBoard', { recruits: [gone.number], drop: true });
    expect((await ask(session, 'board', {})).recruits.map(({ number }) => number)).not.toContain(gone.number);
  });

  it('reassigns hours on recruits committed elsewhere, unless only free hours are to be assigned', async () => {
    const gone = (await ask(session, 'board', { show: 'all' })).recruits.filter(({ status }) => status === 'elsewhere');
    const lost = gone.slice(0, 4).map(({ number }) => ({ recruit: number, hours: 5 }));
    await ask(session, 'setBoard', { clear: true, targets: lost, rest: true });
    const kept = await ask(session, 'board', {});
    expect(kept.hours).toMatchObject({ elsewhere: 20, used: kept.hours.total });
    await ask(session, 'setBoard', { clear: true, targets: lost });
    const onlyLost = await ask(session, 'board', {});
    await ask(session, 'setBoard', STAFF_REST);
    const { hours, recruits } = await ask(session, 'board', {});
    expect(hours).toMatchObject({ elsewhere: 0, used: hours.total });
    expect(recruits.every(({ status }) => status === 'open')).toBe(true);
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    expect(decisions).toEqual([
      'freed the hours on players committed elsewhere and let the staff assign the remaining hours',
    ]);
    expect((await ask(session, 'board', {})).hours).toEqual(onlyLost.hours);
    await ask(session, 'setBoard', { staff: true });
    const staffs = await ask(session, 'board', {});
    expect(staffs.hours.elsewhere).toBe(0);
    await ask(session, 'setBoard', { clear: true });
  });

  it('names the recruit when a decision on him is undone', async () => {
    const { recruits, home_weeks } = await ask(session, 'board', {});
    const target = recruits.find(({ visit }) => visit === null)!;
    const undone = async (change: object): Promise<string[]> => {
      await ask(session, 'setBoard', { recruits: [target.number], ...change });
      return (await ask(session, 'undo', { steps: 1 })).decisions;
    };
    const name = playerNamed(target);
    expect(await undone({ hours: 1 })).toEqual([`gave ${name} 1 hour a week`]);
    expect(await undone({ hours: 0 })).toEqual([`gave ${name} no hours`]);
    expect(await undone({ offer: false })).toEqual([`pulled the offer to ${name}`]);
    expect(await undone({ offer: true })).toEqual([`offered ${name} a scholarship`]);
    expect(await undone({ scout: 1 })).toEqual([`spent hours on scouting ${name}`]);
    expect(await undone({ pitch: 'winning' })).toEqual([`changed the pitch to ${name}`]);
    expect(await undone({ drop: true })).toEqual([`took ${name} off the board`]);
    const visit = { offer: true, visit: home_weeks[0] };
    expect(await undone(visit)).toEqual([`changed the plan for ${name}`]);
  });

  it('takes a whole week in one decision, named when undone', async () => {
    const before = await ask(session, 'board', {});
    const targets = before.recruits.slice(0, 3).map(({ number }) => ({ recruit: number, hours: 3, offer: true }));
    await ask(session, 'setBoard', { clear: true, targets, rest: true });
    const page = await ask(session, 'board', {});
    expect(page.hours.used).toBeGreaterThan(9);
    expect(page.hours.used).toBeLessThanOrEqual(page.hours.total);
    const { decisions } = await ask(session, 'undo', { steps: 1 });
    const names = playersNamed(before.recruits.slice(0, 3));
    expect(decisions).toEqual([
      `cleared all recruiting hours, let the staff assign the remaining hours and changed the plan for ${names}`,
    ]);
    expect((await ask(session, 'board', {})).hours).toEqual(before.hours);
  });

  it('allows each recruit one visit, and counts it all year wherever he commits', async () => {
    const page = await ask(session, 'board', {});
    const invited = page.recruits.find(({ visit }) => visit === null)!.number;
    const [week] = page.home_weeks;
    await ask(session, 'setBoard', { recruits: [invited], hours: 0, visit: week! });
    await ask(session, 'setBoard', { recruits: [invited], visit: 0 });
    expect((await ask(session, 'board', {})).visits.used).toBe(page.visits.used);
    await ask(session, 'setBoard', { recruits: [invited], visit: week! });
    await ask(session, 'sim', { week: week! + 1 });
    const { detail, visits } = await ask(session, 'board', { recruit: invited });
    expect(detail).toMatchObject({
      recruit: { visit: 0 },
      timeline: expect.arrayContaining([`Visited in week ${week}.`]),
    });
    for (const visit of [0, week! + 3]) {
      const again = await runOperation(session, 'setBoard', { recruits: [invited], visit });
      expect(again).toMatchObject({
        ok: false,
        error: { message: expect.stringContaining('A recruit visits a school once') },
      });
    }
    await ask(session, 'setBoard', { recruits: [invited], drop: true });
    const after = await ask(session, 'board', {});
    expect(after.visits).toEqual(visits);
    expect(after.recruits.map(({ number }) => number)).not.toContain(invited);
  });

  it('refuses the impossible with a sentence, and changes nothing', async () => {
    const before = await ask(session, 'board', {});
    const number = before.recruits.find(({ visit }) => visit === null)!.number;
    const wrong: [object, RegExp][] = [
      [{}, /Give a change/],
      [{ recruits: [number], hours: 50 }, /can have 12 hours a week/],
      [{ recruits: [number], hours: 2, scout: 5 }, /Scouting cannot take more/],
      [{ recruits: ['Nobody Atall'], hours: 1 }, /No recruit/],
      [{ recruits: [number], offer: true, visit: 1 }, /can visit in week \d+ to 14, not in week 1\./],
      [{ recruits: before.recruits.map((each) => each.number), hours: 12 }, /the staff has \d+/],
    ];
    for (const [input, message] of wrong) {
      const answer = await runOperation(session, 'setBoard', input as never);
      expect(answer).toMatchObject({ ok: false, error: { message: expect.stringMatching(message) } });
    }
    expect(await ask(session, 'board', {})).toEqual(before);
  });

  it('can be filtered by position, stars, state and name', async () => {
    const page = await ask(session, 'board', { show: 'all', position: 'qb', stars: 4, open: true });
    expect(page.found).toBeGreaterThan(0);
    for (const each of page.recruits) expect(each).toMatchObject({ pos: 'qb', stars: 4, team: null });
    const { first, last } = page.recruits[0]!;
    const named = await ask(session, 'board', { show: 'all', find: `${first} ${last}` });
    expect(named.recruits.map((each) => each.number)).toContain(page.recruits[0]!.number);
  });

  it('can be handed back to the staff, and explains a choice with every finalist’s parts, which add up', async () => {
    await ask(session, 'setBoard', { staff: true });
    expect((await ask(session, 'board', {})).staff).toBe(true);
    const ours = (await ask(session, 'board', { show: 'ours' })).recruits;
    expect(ours.length).toBeGreaterThan(0);
    const details = await Promise.all(ours.map(({ number }) => ask(session, 'board', { recruit: String(number) })));
    const explained = details.find(({ detail }) => detail!.finalists.length > 1)!.detail!;
    for (const { parts, total } of explained.finalists) {
      expect(parts.reduce((sum, { value }) => sum + hundredths(value), 0)).toBe(hundredths(total));
    }
    const answer = await ask(session, 'why', { what: 'recruit', recruit: String(explained.recruit.number) });
    expect(answer.title).toContain(`${explained.recruit.first} ${explained.recruit.last}`);
    expect(answer.finalists).toEqual(explained.finalists);
    expect(answer.parts.reduce((sum, { value }) => sum + hundredths(value), 0)).toBe(hundredths(answer.total));
  });
});
