import { describe, expect, it } from 'vitest';
import { OPERATIONS, type OperationName, operation } from '../../src/core/contract/registry.ts';
import { ERROR_CODES, HTTP_STATUS } from '../../src/core/contract/result.ts';
import { server } from './helper.ts';

/** A sensible request for every call, and the input that its operation gets. */
const REQUESTS: Record<OperationName, { url: string; payload?: object; input: object }> = {
  home: { url: '/api/home/?year=2024', input: { year: 2024 } },
  keepFork: {
    url: '/api/what-if/keep/',
    payload: { game: 20250017, kick: 12, name: 'made-it' },
    input: { game: 20250017, kick: 12, name: 'made-it' },
  },
  saveUniverse: {
    url: '/api/universes/save/',
    payload: { universe: {}, file: 'mine' },
    input: { universe: {}, file: 'mine' },
  },
  universe: { url: '/api/universe/?universe=pyramid', input: { universe: 'pyramid' } },
  universes: { url: '/api/universes/', input: {} },
  noncon: { url: '/api/noncon/', input: {} },
  freeOpponents: { url: '/api/fetchteams/?week=3', input: { week: 3 } },
  opponents: { url: '/api/opponents/?week=3', input: { week: 3 } },
  dashboard: { url: '/api/dashboard/', input: {} },
  rankings: { url: '/api/rankings/?week=4', input: { week: 4 } },
  pollHistory: { url: '/api/polls/', input: {} },
  teamSchedule: { url: '/api/Texas%20A%26M/schedule/?year=2025', input: { team: 'Texas A&M', year: 2025 } },
  roster: { url: '/api/Miami%20%28OH%29/roster/', input: { team: 'Miami (OH)' } },
  history: { url: "/api/Hawai'i/history/", input: { team: "Hawai'i" } },
  teamStats: { url: '/api/San%20Jos%C3%A9%20State/stats/', input: { team: 'San José State' } },
  awards: { url: '/api/awards/?year=2025&conference=Big%20Ten', input: { year: 2025, conference: 'Big Ten' } },
  season: { url: '/api/season/?year=2025', input: { year: 2025 } },
  injuries: { url: '/api/injuries/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  trophies: { url: '/api/trophies/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  rivalry: {
    url: '/api/rivalry/?team=Texas%20A%26M&opponent=Texas',
    input: { team: 'Texas A&M', opponent: 'Texas' },
  },
  records: {
    url: '/api/records/?span=season&team=Texas%20A%26M',
    input: { span: 'season', team: 'Texas A&M' },
  },
  hall: { url: '/api/hall/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  recruitingClass: { url: '/api/class/?team=Rice', input: { team: 'Rice' } },
  signingDay: { url: '/api/signing_day/?year=2024', input: { year: 2024 } },
  draft: { url: '/api/draft/?year=2025', input: { year: 2025 } },
  program: { url: '/api/program/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  coaches: { url: '/api/coaches/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  coach: { url: '/api/coach/', input: {} },
  coachSearch: { url: '/api/coaches/search/?name=smith', input: { name: 'smith' } },
  career: { url: '/api/career/', input: {} },
  jobs: { url: '/api/jobs/', input: {} },
  staff: { url: '/api/staff/', input: {} },
  legacy: { url: '/api/legacy/', input: {} },
  carousel: { url: '/api/carousel/', input: {} },
  race: { url: '/api/race/', input: {} },
  playoff: { url: '/api/playoff/', input: {} },
  stakes: { url: '/api/stakes/?team=Texas%20A%26M', input: { team: 'Texas A&M' } },
  odds: { url: '/api/odds/', input: {} },
  feed: { url: '/api/feed/', input: {} },
  selection: { url: '/api/selection/', input: {} },
  news: { url: '/api/news/?week=4', input: { week: 4 } },
  whatIfMove: {
    url: '/api/what-if-move/hire/?coach=212&team=Iowa&runs=0',
    input: { kind: 'hire', coach: 212, team: 'Iowa', runs: 0 },
  },
  whatIf: { url: '/api/what-if/20250017/?kick=12&runs=0', input: { game: 20250017, kick: 12, runs: 0 } },
  why: { url: '/api/why/rank/?team=Texas%20A%26M', input: { what: 'rank', team: 'Texas A&M' } },
  standings: { url: '/api/standings/Big%20Ten/', input: { conference: 'Big Ten' } },
  player: { url: '/api/player/12/?year=2026', input: { id: 12, year: 2026 } },
  playerSearch: { url: '/api/players/?name=wil%20qb', input: { name: 'wil qb' } },
  week: { url: '/api/week/5/', input: { week: 5 } },
  game: { url: '/api/game/20260012/', input: { id: 20260012 } },
  teamStatsTable: { url: '/api/stats/team/?conference=SEC', input: {} },
  individualStats: { url: '/api/stats/individual/', input: {} },
  ratingsStats: { url: '/api/stats/ratings/', input: {} },
  summary: { url: '/api/summary/', input: {} },
  recap: { url: '/api/recap/?period=summer', input: { period: 'summer' } },
  review: { url: '/api/review/?year=2025', input: { year: 2025 } },
  ledger: { url: '/api/ledger/?year=2025&runs=0', input: { year: 2025, runs: 0 } },
  rosterProgression: { url: '/api/roster_progression/', input: {} },
  recruitingSummary: { url: '/api/recruiting_summary/', input: {} },
  teamInfo: { url: '/api/team_info/?team_name=Texas%20A%26M', input: { team_name: 'Texas A&M' } },
  status: { url: '/api/status/', input: {} },
  sideline: { url: '/api/game/20240017/live/', input: { id: 20240017 } },
  nation: { url: '/api/game/20240017/nation/', input: { id: 20240017 } },
  nationGame: { url: '/api/game/20240017/nation/20240018/', input: { id: 20240017, other: 20240018 } },
  callPlay: {
    url: '/api/live/',
    payload: { game: 20240017, at: '4', calls: 'hurry-up, Deep' },
    input: { game: 20240017, at: 4, calls: ['hurry_up', 'deep'] },
  },
  plan: { url: '/api/plan/', input: {} },
  depth: {
    url: '/api/depth/?team=Texas%20A%26M&position=QB&players=12,Joe%20Moore',
    input: { team: 'Texas A&M', position: 'qb', players: ['12', 'Joe Moore'] },
  },
  portal: { url: '/api/portal/?position=QB', input: { position: 'qb' } },
  budget: { url: '/api/budget/', input: {} },
  board: {
    url: '/api/board/?show=all&position=QB&stars=4&state=TX&open=true',
    input: { show: 'all', position: 'qb', stars: 4, state: 'TX', open: true },
  },
  lastDecisions: { url: '/api/undo/', input: {} },
  newGame: { url: '/api/games/', payload: { team: 'Texas', year: 2026 }, input: { team: 'Texas', year: 2026 } },
  scheduleNonConference: {
    url: '/api/schedulenc/',
    payload: { opponent: 'Akron', week: '3' },
    input: { opponent: 'Akron', week: 3 },
  },
  sim: { url: '/api/sim/', payload: { week: 5 }, input: { week: 5 } },
  advance: { url: '/api/advance/', payload: { to: 'season' }, input: { to: 'season' } },
  setPortal: {
    url: '/api/portal/',
    payload: { keep: [12, 'Moore'], pass: '40' },
    input: { keep: [12, 'Moore'], pass: ['40'] },
  },
  setBoard: {
    url: '/api/board/',
    payload: { recruits: '12,Joe Moore', offer: true, hours: '4' },
    input: { recruits: ['12', 'Joe Moore'], offer: true, hours: 4 },
  },
  setDepth: {
    url: '/api/depth/',
    payload: { position: 'qb', players: [12, 'Moore'] },
    input: { position: 'qb', players: [12, 'Moore'] },
  },
  redshirts: { url: '/api/redshirts/', input: {} },
  setRedshirt: {
    url: '/api/redshirts/',
    payload: { players: '12,Joe Moore', off: 'true' },
    input: { players: ['12', 'Joe Moore'], off: true },
  },
  editPlayer: {
    url: '/api/players/edit/',
    payload: { player: '12', rating: '90', home_state: 'oh' },
    input: { player: '12', rating: 90, home_state: 'OH' },
  },
  setBudget: {
    url: '/api/budget/',
    payload: { keep: '60', portal: '30', ask: 'hard' },
    input: { keep: 60, portal: 30, ask: 'hard' },
  },
  setPlan: { url: '/api/plan/', payload: { tempo: '-2', coverage: 'zone' }, input: { tempo: -2, coverage: 'zone' } },
  setContract: { url: '/api/career/', payload: { decline: true }, input: { decline: true } },
  setStaff: { url: '/api/staff/', payload: { keep: 'Al Bo' }, input: { keep: 'Al Bo' } },
  setJob: { url: '/api/jobs/', payload: { take: 'Iowa' }, input: { take: 'Iowa' } },
  undo: { url: '/api/undo/', payload: {}, input: { steps: 1 } },
  renameSave: {
    url: '/api/saves/rename/',
    payload: { user_id: '33333333-3333-4333-8333-333333333333', name: 'go-blue' },
    input: { user_id: '33333333-3333-4333-8333-333333333333', name: 'go-blue' },
  },
  deleteSave: {
    url: '/api/saves/delete/',
    payload: { user_id: '33333333-3333-4333-8333-333333333333' },
    input: { user_id: '33333333-3333-4333-8333-333333333333' },
  },
};
const NAMES = Object.keys(OPERATIONS) as OperationName[];
const ON_A_SAVE = NAMES.filter((name) => operation(name).needs === 'save');

function withoutSlash(url: string): string {
  return url.replace(/\/(?=\?|$)/, '');
}

function requestOf(name: OperationName) {
  const { payload } = REQUESTS[name];
  return payload === undefined ? {} : { method: 'POST' as const, payload };
}

describe('the calls', () => {
  it.each(NAMES)('%s answers with and without the slash at the end, uncached', async (name) => {
    for (const address of [REQUESTS[name].url, withoutSlash(REQUESTS[name].url)]) {
      const { play, michigan } = await server();
      const answer = await play(address, requestOf(name));
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(operation(name).answer.safeParse(answer.json()).success).toBe(true);
      if (operation(name).needs === 'save')
        expect(michigan.asked.at(-1)).toEqual({ name, input: REQUESTS[name].input });
    }
  });

  it('simulates by GET as the browser game does', async () => {
    const { play, michigan } = await server();
    expect((await play('/api/sim/16/')).statusCode).toBe(200);
    expect(michigan.asked).toEqual([{ name: 'sim', input: { week: 16 } }]);
  });

  it('treats an empty parameter as missing', async () => {
    const { play, michigan } = await server();
    await play('/api/rankings/?week=');
    expect(michigan.asked[0]!.input).toEqual({});
  });

  it.each(ON_A_SAVE)('%s passes on every refusal with its status, sentence and redirect', async (name) => {
    const { play, host } = await server();
    for (const [index, code] of ERROR_CODES.entries()) {
      host.instead.set(name, { code, message: 'Play the season first.', redirect: '/dashboard' });
      const answer = await play(REQUESTS[name].url, requestOf(name));
      expect(answer.statusCode).toBe(HTTP_STATUS[code]);
      const error = code === 'failed' ? `Play the season first (request req-${index + 1}).` : 'Play the season first.';
      expect(answer.json()).toEqual({ error, redirect: '/dashboard' });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it.each(NAMES)('%s fails when its answer does not fit its schema', async (name) => {
    const { play, host, lines } = await server();
    host.instead.set(name, { answer: { info: 'nonsense' } });
    const answer = await play(REQUESTS[name].url, requestOf(name));
    expect(answer.statusCode).toBe(500);
    expect(lines.join('\n')).toContain('does not match its schema');
  });

  it('does not check answers in production, where speed matters', async () => {
    const { play, host } = await server({ checkAnswers: false });
    host.instead.set('playoff', { answer: { fine: true } });
    expect((await play('/api/playoff/')).json()).toEqual({ fine: true });
  });
});

describe('stages', () => {
  const moving = [
    ['/api/dashboard/', 'preseason', 'season'],
    ['/api/summary/', 'season', 'summary'],
    ['/api/roster_progression/', 'summary', 'progression'],
    ['/api/recruiting_summary/', 'progression', 'recruiting_summary'],
    ['/api/noncon/', 'recruiting_summary', 'preseason'],
  ] as const;

  it.each(moving)('%s moves on from %s to %s, once', async (url, from, to) => {
    const { play, michigan } = await server();
    michigan.stage = from;
    const first = await play(url);
    const second = await play(url);
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.body).toBe(first.body);
    expect(michigan.stage).toBe(to);
    expect(michigan.asked.filter(({ name }) => name === 'advance')).toEqual([{ name: 'advance', input: { to } }]);
  });

  it.each(moving)('%s moves nothing from any stage but %s', async (url, from) => {
    const { play, michigan } = await server();
    for (const stage of ['preseason', 'season', 'summary', 'progression', 'recruiting_summary'] as const) {
      if (stage === from) continue;
      michigan.stage = stage;
      await play(url);
      expect(michigan.stage).toBe(stage);
    }
  });

  it('answers with the refusal when the season is not over, and does not ask for the summary', async () => {
    const { play, michigan, host } = await server();
    michigan.stage = 'season';
    host.instead.set('advance', { code: 'wrong_stage', message: 'Play the title game first.', redirect: '/dashboard' });
    const answer = await play('/api/summary/');
    expect(answer.statusCode).toBe(409);
    expect(michigan.asked.map(({ name }) => name)).toEqual(['advance']);
  });
});
