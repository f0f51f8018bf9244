import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askSpoilerFree } from '../../../src/core/app/reading/spoiler-free.ts';
import type { AnswerOf } from '../../../src/core/contract/registry.ts';
import { CHAMPIONSHIP_WEEK } from '../../../src/core/model/game.ts';
import type { SaveSession } from '../../../src/core/save/index.ts';
import { ask } from './helpers.ts';
import { playedTo } from './played.ts';
import { refusal } from './refusal.ts';

type Carousel = AnswerOf<'carousel'>;
type HeadChange = Carousel['heads'][number];

/** Operations whose answers mention coaches. */
const ABOUT = [
  ['carousel', () => ({})],
  ['coaches', ({ team }: HeadChange) => ({ team })],
  ['coach', ({ left }: HeadChange) => ({ coach: String(left!.id) })],
  ['teamInfo', ({ team }: HeadChange) => ({ team_name: team })],
] as const;

/** Drops the calendar from an answer. */
const still = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value) => (key === 'info' ? undefined : value)));

function hidden(session: SaveSession, name: (typeof ABOUT)[number][0], input: object, week: number): unknown {
  const answer = askSpoilerFree(session, name, input as never, { year: 2024, week, seen: [] });
  if (!answer.ok) throw new Error(answer.error.message);
  return still(answer.value);
}

describe('coaches in October', () => {
  let session: SaveSession;
  let fired: HeadChange;
  const before = new Map<string, unknown>();

  /** Play week by week until a head coach is fired. */
  beforeAll(async () => {
    session = await playedTo(9);
    const known = new Set((await ask(session, 'carousel', {})).heads.map(({ team }) => team));
    const { teams } = await ask(session, 'coaches', {});
    for (let week = 10; week <= 14; week++) {
      const staffs = new Map<string, unknown>();
      for (const { name } of teams) staffs.set(name, still(await ask(session, 'coaches', { team: name })));
      before.set('carousel', still(await ask(session, 'carousel', {})));
      await ask(session, 'sim', { week });
      const found = (await ask(session, 'carousel', {})).heads.find(({ team }) => !known.has(team));
      if (found === undefined) continue;
      fired = found;
      before.set('coaches', staffs.get(found.team));
      return;
    }
  });
  afterAll(() => session.close());

  it('are fired and replaced by an interim, while the job stays open', async () => {
    expect(fired.left).toMatchObject({ end: 'fired', to: null });
    expect(fired.left!.week).toBeGreaterThan(8);
    expect(fired.hired).toBeNull();
    const staff = await ask(session, 'coaches', { team: fired.team });
    expect(staff.head_coach).toMatchObject({ id: fired.interim!.id, end: 'interim' });
    expect(staff.outgoing).toMatchObject({ id: fired.left!.id, week: fired.left!.week });
    expect(staff.successor).toBeNull();
    expect(staff.coordinators.map(({ id }) => id)).toContain(fired.interim!.id);
    const card = await ask(session, 'teamInfo', { team_name: fired.team });
    expect(card.head_coach).toEqual(staff.head_coach);
  });

  it('have the games they coached in their records, and the interim only those after that', async () => {
    const week = fired.left!.week!;
    const out = await ask(session, 'coach', { coach: String(fired.left!.id) });
    const [season] = out.seasons;
    expect(season).toMatchObject({ year: 2024, team: fired.team, week, rank: 0 });
    expect(out.job).toBeNull();
    const interim = await ask(session, 'coach', { coach: String(fired.interim!.id) });
    expect(interim.job).toMatchObject({ team: fired.team, role: 'head', interim: true });
    expect(interim.seasons[0]).toMatchObject({ team: fired.team, interim: true, wins: 0, losses: 0 });
    const { team } = await ask(session, 'teamInfo', { team_name: fired.team });
    expect([season!.wins, season!.losses]).toEqual([team.totalWins, team.totalLosses]);
  });

  it('are not fired for a viewer who has not seen the week', () => {
    const week = fired.left!.week!;
    expect(hidden(session, 'carousel', {}, week)).toEqual(before.get('carousel'));
    expect(hidden(session, 'coaches', { team: fired.team }, week)).toEqual(before.get('coaches'));
    const info = hidden(session, 'teamInfo', { team_name: fired.team }, week) as AnswerOf<'teamInfo'>;
    expect(info.head_coach).toMatchObject({ id: fired.left!.id, end: null });
  });
});

describe('coaches in December', () => {
  let session: SaveSession;
  let carousel: Carousel;
  let moved: HeadChange;
  const before = new Map<string, unknown>();

  beforeAll(async () => {
    session = await playedTo(CHAMPIONSHIP_WEEK);
    const after = await playedTo(20);
    carousel = await ask(after, 'carousel', {});
    moved = carousel.heads.find(({ left }) => left?.end === 'hired_away')!;
    for (const [name, input] of ABOUT) before.set(name, still(await ask(session, name, input(moved) as never)));
    session.close();
    session = after;
  });
  afterAll(() => session.close());

  it('change jobs in chains: every opening is filled, and a coach who is hired away opens another', () => {
    expect(carousel.complete).toBe(true);
    expect(carousel.heads.length).toBeGreaterThan(10);
    for (const { hired, team } of carousel.heads) expect(hired, team).not.toBeNull();
    expect(moved.left!.to).toMatchObject({ role: 'head', year: 2025 });
    const next = carousel.heads.find(({ team }) => team === moved.left!.to!.team)!;
    expect(next.hired).toMatchObject({ id: moved.left!.id, from: { team: moved.team, role: 'head' } });
    for (const { left, hired } of carousel.coordinators)
      expect([left?.id, hired?.id]).not.toEqual([undefined, undefined]);
  });

  it('appear on their program’s page with departures and arrivals', async () => {
    const staff = await ask(session, 'coaches', { team: moved.team });
    expect(staff.head_coach).toMatchObject({ id: moved.left!.id, until: 2024, end: 'hired_away' });
    expect(staff.outgoing!.to).toEqual(moved.left!.to);
    expect(staff.successor!.id).toBe(moved.hired!.id);
    const page = await ask(session, 'coach', { coach: String(moved.left!.id) });
    expect(page.next_job).toEqual(moved.left!.to);
  });

  it('are news', async () => {
    const { arcs } = await ask(session, 'news', { week: CHAMPIONSHIP_WEEK });
    const changes = arcs.filter(({ kind }) => kind === 'coach_change');
    expect(changes.length).toBeGreaterThan(0);
    for (const { team, coach } of changes)
      expect(carousel.heads.find((change) => change.team === team)!.hired!.id).toBe(coach);
  });

  it.each(ABOUT)('look unchanged in %s for a viewer who has not seen the championships', async (name, input) => {
    const only = await playedTo(CHAMPIONSHIP_WEEK);
    await ask(only, 'sim', { week: CHAMPIONSHIP_WEEK + 1 });
    expect(hidden(only, name, input(moved), CHAMPIONSHIP_WEEK)).toEqual(before.get(name));
    only.close();
  });

  it('had changed jobs before the dynasty began, and in no season it does not know', async () => {
    const earlier = await ask(session, 'carousel', { year: 2023 });
    expect(earlier.heads.length).toBeGreaterThan(5);
    expect(await refusal(session, 'carousel', { year: 2030 })).toMatch(
      /There are no known coaching departures in or after the 2030 season/,
    );
  });
});

describe('the page of a coach', () => {
  let session: SaveSession;
  beforeAll(async () => {
    session = await playedTo('summary');
  });
  afterAll(() => session.close());

  it('is found by number and by name, and by default shows the player’s own head coach', async () => {
    const own = await ask(session, 'coach', {});
    const { id, first, last } = own.coach;
    expect(own.job?.team).toBe('Michigan');
    expect(await ask(session, 'coach', { coach: String(id) })).toEqual(own);
    const found = await ask(session, 'coachSearch', { name: `${first} ${last}` });
    expect(found.coaches.map((each) => each.id)).toContain(id);
  });

  it('refuses an unknown name and suggests the nearest ones', async () => {
    const { coach } = await ask(session, 'coach', {});
    const name = `${coach.first} ${coach.last}`;
    const message = await refusal(session, 'coach', { coach: `${name}x` });
    expect(message).toContain(`No coach "${name}x". Did you mean ${name}`);
  });

  it('adds up: seasons to jobs, jobs to the record, titles to those of his programs', async () => {
    const { heads } = await ask(session, 'carousel', {});
    for (const { hired } of heads.slice(0, 12)) {
      const page = await ask(session, 'coach', { coach: String(hired!.id) });
      const sum = (of: 'wins' | 'losses') => page.seasons.reduce((all, season) => all + season[of], 0);
      const jobs = page.jobs.reduce((all, { record }) => all + (record?.wins ?? 0), 0);
      expect([page.totals.wins, page.totals.losses, jobs]).toEqual([sum('wins'), sum('losses'), sum('wins')]);
      expect(page.totals.drafted).toBe(page.drafted.length);
      for (const { team, since, until } of page.worked_for) {
        expect(page.jobs.some((job) => job.team === team && job.since <= since && (job.until ?? 2024) >= until)).toBe(
          true,
        );
      }
    }
  });

  it('lists his coordinators who now lead programs, and the players drafted from his teams', async () => {
    const { coach_of_the_year } = await ask(session, 'awards', {});
    const best = await ask(session, 'coach', { coach: String(coach_of_the_year[0]!.id) });
    expect(best.honors).toMatchObject([{ year: 2024, team: coach_of_the_year[0]!.team }]);
    const { picks } = await ask(session, 'draft', {});
    expect(best.drafted.map(({ id }) => id)).toEqual(
      picks.filter(({ team }) => team === coach_of_the_year[0]!.team).map(({ id }) => id),
    );
    const { teams } = await ask(session, 'coaches', {});
    let trees = 0;
    for (const { name } of teams) {
      const { head_coach } = await ask(session, 'coaches', { team: name });
      const { tree, coach } = await ask(session, 'coach', { coach: String(head_coach!.id) });
      for (const pupil of tree) {
        trees += 1;
        const page = await ask(session, 'coach', { coach: String(pupil.id) });
        expect(page.worked_for.some(({ id, team }) => id === coach.id && team === pupil.team)).toBe(true);
        expect(page.jobs.some(({ team, role }) => team === pupil.head!.team && role === 'head')).toBe(true);
      }
    }
    expect(trees).toBeGreaterThan(10);
  });

  it('hides his skills, and describes what his record suggests', async () => {
    const page = await ask(session, 'coach', {});
    expect(JSON.stringify(page)).not.toMatch(/skills|game_day|locker_room|passLean/);
    const reputations = new Set<string>();
    const { heads } = await ask(session, 'carousel', {});
    for (const { left } of heads) {
      if (left === null) continue;
      reputations.add((await ask(session, 'coach', { coach: String(left.id) })).reputation);
    }
    expect(reputations.size).toBeGreaterThan(2);
  });
});

describe('a program outside FBS', () => {
  it('has no known coaches, and its pages say so', async () => {
    const session = await playedTo(1);
    const staff = await ask(session, 'coaches', { team: 'North Dakota State' });
    expect([staff.head_coach, staff.coordinators, staff.former_coaches]).toEqual([null, [], []]);
    expect((await ask(session, 'teamInfo', { team_name: 'North Dakota State' })).head_coach).toBeNull();
    session.close();
  });
});
