/**
 * Every call of the server, by the name of its operation. Plain data that is safe in a browser: the registry adds
 * schemas and descriptions, the server builds its routes from it, and the browser's client its addresses and types.
 */
export interface Call {
  kind: 'query' | 'command';
  method: 'GET' | 'POST';
  /** Variable parts as `:name`, always with a trailing slash; served with and without it. */
  path: string;
  /** An alias: a GET the browser uses for a command. */
  also?: { method: 'GET'; path: string };
}

/** Largest universe accepted anywhere, in bytes: more than all rosters of the largest one take. */
export const MOST_UNIVERSE_BYTES = 4 * 1024 * 1024;

export const CALLS = {
  home: { kind: 'query', method: 'GET', path: '/api/home/' },
  universes: { kind: 'query', method: 'GET', path: '/api/universes/' },
  universe: { kind: 'query', method: 'GET', path: '/api/universe/' },
  noncon: { kind: 'query', method: 'GET', path: '/api/noncon/' },
  freeOpponents: { kind: 'query', method: 'GET', path: '/api/fetchteams/' },
  opponents: { kind: 'query', method: 'GET', path: '/api/opponents/' },
  dashboard: { kind: 'query', method: 'GET', path: '/api/dashboard/' },
  rankings: { kind: 'query', method: 'GET', path: '/api/rankings/' },
  pollHistory: { kind: 'query', method: 'GET', path: '/api/polls/' },
  teamSchedule: { kind: 'query', method: 'GET', path: '/api/:team/schedule/' },
  roster: { kind: 'query', method: 'GET', path: '/api/:team/roster/' },
  history: { kind: 'query', method: 'GET', path: '/api/:team/history/' },
  teamStats: { kind: 'query', method: 'GET', path: '/api/:team/stats/' },
  injuries: { kind: 'query', method: 'GET', path: '/api/injuries/' },
  awards: { kind: 'query', method: 'GET', path: '/api/awards/' },
  season: { kind: 'query', method: 'GET', path: '/api/season/' },
  trophies: { kind: 'query', method: 'GET', path: '/api/trophies/' },
  rivalry: { kind: 'query', method: 'GET', path: '/api/rivalry/' },
  records: { kind: 'query', method: 'GET', path: '/api/records/' },
  hall: { kind: 'query', method: 'GET', path: '/api/hall/' },
  recruitingClass: { kind: 'query', method: 'GET', path: '/api/class/' },
  recap: { kind: 'query', method: 'GET', path: '/api/recap/' },
  signingDay: { kind: 'query', method: 'GET', path: '/api/signing_day/' },
  draft: { kind: 'query', method: 'GET', path: '/api/draft/' },
  program: { kind: 'query', method: 'GET', path: '/api/program/' },
  coaches: { kind: 'query', method: 'GET', path: '/api/coaches/' },
  coach: { kind: 'query', method: 'GET', path: '/api/coach/' },
  coachSearch: { kind: 'query', method: 'GET', path: '/api/coaches/search/' },
  career: { kind: 'query', method: 'GET', path: '/api/career/' },
  carousel: { kind: 'query', method: 'GET', path: '/api/carousel/' },
  race: { kind: 'query', method: 'GET', path: '/api/race/' },
  selection: { kind: 'query', method: 'GET', path: '/api/selection/' },
  playoff: { kind: 'query', method: 'GET', path: '/api/playoff/' },
  stakes: { kind: 'query', method: 'GET', path: '/api/stakes/' },
  odds: { kind: 'query', method: 'GET', path: '/api/odds/' },
  news: { kind: 'query', method: 'GET', path: '/api/news/' },
  feed: { kind: 'query', method: 'GET', path: '/api/feed/' },
  why: { kind: 'query', method: 'GET', path: '/api/why/:what/' },
  whatIf: { kind: 'query', method: 'GET', path: '/api/what-if/:game/' },
  whatIfMove: { kind: 'query', method: 'GET', path: '/api/what-if-move/:kind/' },
  standings: { kind: 'query', method: 'GET', path: '/api/standings/:conference/' },
  player: { kind: 'query', method: 'GET', path: '/api/player/:id/' },
  playerSearch: { kind: 'query', method: 'GET', path: '/api/players/' },
  week: { kind: 'query', method: 'GET', path: '/api/week/:week/' },
  game: { kind: 'query', method: 'GET', path: '/api/game/:id/' },
  sideline: { kind: 'query', method: 'GET', path: '/api/game/:id/live/' },
  nation: { kind: 'query', method: 'GET', path: '/api/game/:id/nation/' },
  nationGame: { kind: 'query', method: 'GET', path: '/api/game/:id/nation/:other/' },
  teamStatsTable: { kind: 'query', method: 'GET', path: '/api/stats/team/' },
  individualStats: { kind: 'query', method: 'GET', path: '/api/stats/individual/' },
  ratingsStats: { kind: 'query', method: 'GET', path: '/api/stats/ratings/' },
  summary: { kind: 'query', method: 'GET', path: '/api/summary/' },
  review: { kind: 'query', method: 'GET', path: '/api/review/' },
  ledger: { kind: 'query', method: 'GET', path: '/api/ledger/' },
  rosterProgression: { kind: 'query', method: 'GET', path: '/api/roster_progression/' },
  recruitingSummary: { kind: 'query', method: 'GET', path: '/api/recruiting_summary/' },
  teamInfo: { kind: 'query', method: 'GET', path: '/api/team_info/' },
  status: { kind: 'query', method: 'GET', path: '/api/status/' },
  plan: { kind: 'query', method: 'GET', path: '/api/plan/' },
  board: { kind: 'query', method: 'GET', path: '/api/board/' },
  depth: { kind: 'query', method: 'GET', path: '/api/depth/' },
  redshirts: { kind: 'query', method: 'GET', path: '/api/redshirts/' },
  portal: { kind: 'query', method: 'GET', path: '/api/portal/' },
  budget: { kind: 'query', method: 'GET', path: '/api/budget/' },
  jobs: { kind: 'query', method: 'GET', path: '/api/jobs/' },
  legacy: { kind: 'query', method: 'GET', path: '/api/legacy/' },
  staff: { kind: 'query', method: 'GET', path: '/api/staff/' },
  lastDecisions: { kind: 'query', method: 'GET', path: '/api/undo/' },
  newGame: { kind: 'command', method: 'POST', path: '/api/games/', also: { method: 'GET', path: '/api/noncon/' } },
  scheduleNonConference: { kind: 'command', method: 'POST', path: '/api/schedulenc/' },
  sim: { kind: 'command', method: 'POST', path: '/api/sim/', also: { method: 'GET', path: '/api/sim/:week/' } },
  advance: { kind: 'command', method: 'POST', path: '/api/advance/' },
  callPlay: { kind: 'command', method: 'POST', path: '/api/live/' },
  setPlan: { kind: 'command', method: 'POST', path: '/api/plan/' },
  setBoard: { kind: 'command', method: 'POST', path: '/api/board/' },
  setPortal: { kind: 'command', method: 'POST', path: '/api/portal/' },
  setBudget: { kind: 'command', method: 'POST', path: '/api/budget/' },
  setDepth: { kind: 'command', method: 'POST', path: '/api/depth/' },
  setRedshirt: { kind: 'command', method: 'POST', path: '/api/redshirts/' },
  editPlayer: { kind: 'command', method: 'POST', path: '/api/players/edit/' },
  setJob: { kind: 'command', method: 'POST', path: '/api/jobs/' },
  setContract: { kind: 'command', method: 'POST', path: '/api/career/' },
  setStaff: { kind: 'command', method: 'POST', path: '/api/staff/' },
  undo: { kind: 'command', method: 'POST', path: '/api/undo/' },
  renameSave: { kind: 'command', method: 'POST', path: '/api/saves/rename/' },
  keepFork: { kind: 'command', method: 'POST', path: '/api/what-if/keep/' },
  saveUniverse: { kind: 'command', method: 'POST', path: '/api/universes/save/' },
  deleteSave: { kind: 'command', method: 'POST', path: '/api/saves/delete/' },
} as const satisfies Readonly<Record<string, Call>>;

const encoded = (value: unknown): string => encodeURIComponent(String(value ?? ''));

/**
 * Returns the address of a GET with its input: path parameters filled in, the rest as the query string, nulls left out.
 */
export function addressOf({ path }: Pick<Call, 'path'>, input: object): string {
  const left = new Map(Object.entries(input));
  const filled = path.replace(/:(\w+)/g, (_, key: string) => {
    const value = left.get(key);
    left.delete(key);
    return encoded(value);
  });
  const given = [...left].filter(([, value]) => value !== null && value !== undefined);
  const query = given.map(([key, value]) => `${key}=${encoded(value)}`).join('&');
  return query === '' ? filled : `${filled}?${query}`;
}
