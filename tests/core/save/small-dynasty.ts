import type { DynastyState } from '../../../src/core/dynasty/dynasty-state.ts';
import { ClassState } from '../../../src/core/model/class-state.ts';
import type { Coach, CoachJob } from '../../../src/core/model/coaches.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import type { Reference } from '../../../src/core/model/facts.ts';
import type { Game } from '../../../src/core/model/game.ts';
import { DynastyMemory } from '../../../src/core/model/memory/dynasty-memory.ts';
import type { Absence } from '../../../src/core/model/people/absences.ts';
import type { Award } from '../../../src/core/model/people/awards.ts';
import type { Inductee } from '../../../src/core/model/people/halls.ts';
import type { RecordEntry } from '../../../src/core/model/people/record-book.ts';
import { beginSeason, type Player } from '../../../src/core/model/player.ts';
import { COL, KIND, PLAY_STRIDE, RESULT } from '../../../src/core/model/plays/play.ts';
import { STAT, STAT_COUNT, TEAM_STAT_COUNT } from '../../../src/core/model/plays/stats.ts';
import { NO_CHOICES, type Transfer } from '../../../src/core/model/portal.ts';
import { CLASS_YEARS, POSITIONS } from '../../../src/core/model/positions.ts';
import { RULE_BOOK } from '../../../src/core/model/rules.ts';
import type { PlayerSeason, Poll, TeamSeason, TeamSeasonStats } from '../../../src/core/model/season.ts';
import type { Program } from '../../../src/core/model/team.ts';
import { stream } from '../../../src/core/random/stream.ts';
import type { GameLog, NewDynasty, Save, SaveSession, WriteResult } from '../../../src/core/save/contracts.ts';
import { writeRosters, writeSeasonClose, writeWeek } from '../../../src/core/save/write.ts';
import type { Tuning } from '../../../src/core/tuning/index.ts';

/** A dynasty of four teams with 22 players each: enough to fill every table, small enough to build often. */
export const TEAMS = ['ashland', 'brook', 'clay', 'dover'];
const SEED = '0123456789abcdef0123456789abcdef';
const SQUAD = 22;
export const YEAR = 2024;

export const reference = { teams: TEAMS.map((id) => ({ id })), visitors: [] } as unknown as Reference;
/** No tuning value is saved or used here. */
export const tuning = {} as unknown as Tuning;

export function programs(year: number): Program[] {
  const dice = stream(SEED, 'programs', year);
  return TEAMS.map((team, i) => ({
    team,
    conference: i < 3 ? 'lake' : null,
    prestige: 2 + i,
    ceiling: 6,
    floor: 1,
    prestigeScore: 2 + i + dice.float(),
    rating: 70.5,
    offense: 71,
    defense: 69.9,
    style: { passLean: dice.normal(), tempo: dice.normal(), boldness: dice.normal(), depth: dice.normal() },
  }));
}

function player(id: number, team: string, classIndex: number): Player {
  const ratings = [50, 55, 60, 65].slice(0, classIndex + 1).map((rating) => rating + (id % 20));
  return {
    id,
    team,
    first: `Al${id}`,
    last: id % 7 === 0 ? "O'Neil % _" : 'Smith',
    position: POSITIONS[id % 11]!,
    classYear: CLASS_YEARS[classIndex]!,
    seasons: classIndex,
    kept: 0,
    rating: ratings[classIndex]!,
    ratings,
    potential: 70.5 + (id % 20),
    composite: Number((0.7512 + (id % 200) / 1000).toFixed(4)),
    winter: classIndex === 0 ? null : [4.5, 0.6, -0.3, 0.1, 0, -0.4, 0.5],
    stars: 1 + (id % 5),
    developmentTrait: id % 6,
    starter: id % 2 === 0,
    homeState: 'TX',
  };
}

export function firstPlayers(): Player[] {
  return TEAMS.flatMap((team, t) => Array.from({ length: SQUAD }, (_, i) => player(1 + t * SQUAD + i, team, i % 4)));
}

export function poll(year: number, week: number): Poll {
  const dice = stream(SEED, 'poll', year, week);
  const rows = TEAMS.map((team, i) => ({
    team,
    rank: i + 1,
    previousRank: week === 1 ? null : 4 - i,
    score: dice.float() * 100,
    strengthOfRecord: week === 1 ? null : dice.float(),
    selectionScore: week === 1 ? null : 7.5,
  }));
  return { year, week, rows };
}

function game(year: number, week: number, n: number): Game {
  return {
    id: year * 10_000 + n,
    year,
    week,
    kind: 'regular',
    home: TEAMS[(n + week) % 4]!,
    away: TEAMS[(n + week + 1 + (n % 2) * 2) % 4]!,
    neutral: n % 3 === 0,
    conference: n % 2 === 0 ? 'lake' : null,
    name: n === 1 ? 'Lake Cup' : null,
    place: n % 3 === 0 ? 'Erie, PA' : null,
    rivalry: n === 1,
    bracketSlot: null,
    odds: { homeMargin: -3.5, total: 48.5, homeWinProbability: 0.4123, moneylineHome: 140, moneylineAway: -160 },
    homeRank: null,
    awayRank: null,
    result: null,
    headline: null,
    watchability: null,
  };
}

export const WEEKS = 3;

export function schedule(year: number): Game[] {
  return Array.from({ length: WEEKS * 2 }, (_, i) => game(year, 1 + Math.floor(i / 2), i + 1));
}

export const ratedRoster = (team: string, players: readonly Player[]): number[] =>
  players.filter((p) => p.team === team).map((p) => p.id);

/** A log in the right format, with made-up plays. */
export function someLog(id: number): Int16Array {
  const dice = stream(SEED, 'log', id);
  const plays = new Int16Array(40 * PLAY_STRIDE);
  let left = 900;
  for (let row = 0; row < plays.length; row += PLAY_STRIDE) {
    const used = 5 + dice.int(30);
    const set = (column: keyof typeof COL, value: number) => {
      plays[row + COL[column]] = value;
    };
    set('drive', Math.floor(row / PLAY_STRIDE / 6));
    set('quarter', 1);
    set('secondsLeft', left);
    set('secondsUsed', Math.min(used, left));
    set('down', 1 + dice.int(4));
    set('distance', 10);
    set('yardLine', 1 + dice.int(99));
    set('kind', dice.chance(0.5) ? KIND.run : KIND.pass);
    set('result', plays[row + COL.kind] === KIND.run ? RESULT.none : dice.pick([RESULT.complete, RESULT.incomplete]));
    set('yards', dice.int(12) - 2);
    set('actor', dice.int(SQUAD));
    set('target', dice.int(SQUAD) - 1);
    set('tackler', dice.int(SQUAD) - 1);
    for (const column of ['assist', 'defender', 'forcer', 'returner', 'penaltySlot'] as const) set(column, -1);
    left -= Math.min(used, left);
  }
  return plays;
}

/** A head coach for every team, from an offensive background, hired a year ago. */
function firstCoaches(): Coach[] {
  return TEAMS.map((school, index) => ({
    id: index + 1,
    first: 'Al',
    last: `Coach ${index + 1}`,
    born: YEAR - 50,
    school,
    side: 'offense',
    origin: 'position coach',
    skills: { offense: 0.25, defense: -0.5, game_day: 1, recruiting: 0, locker_room: -1.25 },
    style: { passLean: 0.125, tempo: -0.5, boldness: 1, depth: 0 },
    front: '4-3',
    joined: YEAR,
    retired: null,
  }));
}

function firstJobs(): CoachJob[] {
  return TEAMS.map((team, index) => ({
    coach: index + 1,
    team,
    role: 'head',
    since: YEAR - 1,
    fromWeek: 0,
    until: null,
    lastWeek: null,
    end: null,
    front: null,
    wins: 2,
    losses: 1,
  }));
}

export function newDynastyState(): DynastyState {
  return {
    settings: {
      seed: SEED,
      startYear: YEAR,
      team: 'brook',
      playoff: { teams: 12, autobids: 5, championsTopFour: true },
    },
    reference,
    rules: RULE_BOOK,
    tuning,
    year: YEAR,
    stage: 'preseason',
    week: 1,
    programs: programs(YEAR),
    nextPrograms: [],
    players: firstPlayers(),
    nextPlayerId: TEAMS.length * SQUAD + 1,
    lastHosts: new Map(),
    games: schedule(YEAR),
    polls: [poll(YEAR, 1)],
    playerSeasons: new Map(),
    teamStats: new Map(),
    injuries: [],
    departures: [],
    history: [historyRow(YEAR - 1, 'ashland', false)],
    transfers: [],
    portal: NO_CHOICES,
    budget: [],
    plan: null,
    depth: {},
    memory: new DynastyMemory(),
    job: null,
    staff: [],
    deals: [],
    called: [],
    ownCoach: null,
    coaches: CoachingRanks.of(firstCoaches(), firstJobs()),
    recruiting: ClassState.unrecruited(YEAR + 1, 0, 0),
  };
}

export function newDynasty(userId = '11111111-2222-3333-4444-555555555555'): NewDynasty {
  const facts = { teams: TEAMS, note: 'São José <b>&</b>' };
  return { identity: { userId, engine: '1.0.0', teamName: 'Brook' }, dynasty: newDynastyState(), facts };
}

function historyRow(year: number, team: string, played: boolean): TeamSeason {
  return {
    year,
    team,
    conference: 'lake',
    rating: played ? 70.5 : null,
    offense: played ? 71 : null,
    defense: played ? 69.9 : null,
    prestige: 3,
    wins: 2,
    losses: 1,
    confWins: 1,
    confLosses: 1,
    rank: 2,
    inPlayoff: false,
    conferenceChampion: false,
    champion: false,
    played,
  };
}

function counts(length: number, dice: ReturnType<typeof stream>): Int32Array {
  return Int32Array.from({ length }, () => (dice.chance(0.2) ? dice.int(400) - 20 : 0));
}

function injuries(year: number, week: number, players: readonly Player[]): Absence[] {
  const game = schedule(year)[0]!.id;
  const absentee = ({ id, team }: Player) => ({ year, week, player: id, team });
  return [
    { type: 'injury', ...absentee(players[1]!), game, ailment: 'knee', days: 5 + week, back: week + 2 },
    { type: 'ejection', ...absentee(players[3]!), game, nextHalf: week % 2 === 0 },
    { type: 'injury', ...absentee(players[2]!), week: week + 1, game: null, ailment: 'hand', days: 5 + week, back: 21 },
    { type: 'redshirt', ...absentee(players[4]!), week: week + 1, back: 21 },
  ];
}

/** The top two of a vote, a conference's returner, and the player of a game. */

export function awards(year: number, week: number, players: readonly Player[]): Award[] {
  const given = { year, week, conference: null, selection: 0, points: null, firsts: null, game: null } as const;
  const honored = ({ id, team }: Player, more: Pick<Award, 'kind' | 'place' | 'role'> & Partial<Award>): Award => {
    return { ...given, player: id, team, ...more };
  };
  return [
    honored(players[0]!, { kind: 'heisman', place: 1, role: 'qb', points: 2000 - week, firsts: 600 }),
    honored(players[3]!, { kind: 'heisman', place: 2, role: 'rb', points: 900, firsts: 17 }),
    honored(players[5]!, { kind: 'all_conference', place: 1, role: 'ret', conference: 'lake', selection: 2 }),
    honored(players[6]!, { kind: 'most_valuable', place: 1, role: 'defense', game: schedule(year)[0]!.id }),
  ];
}

/** One player's record from the first game of a week, nationally and for his program, and a season record. */
export function recordsSet(year: number, week: number, { id, team }: Player): RecordEntry[] {
  const game = schedule(year).find((each) => each.week === week)!.id;
  const set = { year, record: 'sacks', value: week + 10 * (year - YEAR) + 5, team, player: id } as const;
  return [
    { ...set, week, scope: 'nation', whose: '', span: 'game', game },
    { ...set, week, scope: 'program', whose: team, span: 'game', game },
    { ...set, week: 0, scope: 'program', whose: team, span: 'season', game: null },
  ];
}

export function inductees(year: number, { id, team }: Player): Inductee[] {
  return [null, team].map((hall) => ({ year, hall, player: id, team, points: 120 }));
}

export function playerSeason(year: number, p: Player, games: number): PlayerSeason {
  const line = counts(STAT_COUNT, stream(SEED, 'line', year, p.id, games));
  line[STAT.rush_yards] = -7;
  const { team, position, classYear, rating } = p;
  return { year, player: p.id, team, position, classYear, rating, games, freeGames: 0, counts: line };
}

export function teamStats(year: number, team: string, games: number): TeamSeasonStats {
  const dice = stream(SEED, 'team', year, team, games);
  return { year, team, games, offense: counts(TEAM_STAT_COUNT, dice), defense: counts(TEAM_STAT_COUNT, dice) };
}

/** Plays a week of a small dynasty, standing in for the engine. */
export function playWeek(save: Save): GameLog[] {
  const { year, week } = save.dynasty.read();
  const players = save.players.current();
  const played = save.games.ofWeek(year, week).map((g): Game => {
    const score = 7 + (g.id % 30);
    const quarters = { homeQuarters: [score, 0, 0, 0, 6], awayQuarters: [3, 0, 0, 0, 0] };
    const result = { homeScore: score + 6, awayScore: 3, overtime: 1, ...quarters };
    return { ...g, homeRank: 1, awayRank: 4, result, headline: `A day of ${score}`, watchability: 0.123456789 };
  });
  const logs = played.map((g): GameLog => {
    const rosters = [ratedRoster(g.home, players), ratedRoster(g.away, players)] as const;
    return { game: g.id, plays: someLog(g.id), rosters };
  });
  writeWeek(save, {
    year,
    week,
    played,
    logs,
    calledOff: [],
    changed: save.games.ofWeek(year, week + 1).map((g) => ({ ...g, homeRank: 2 })),
    poll: poll(year, week + 1),
    playerSeasons: players.map((p) => playerSeason(year, p, week)),
    teamStats: TEAMS.map((team) => teamStats(year, team, week)),
    awards: awards(year, week, players),
    injuries: injuries(year, week, players),
    stepped: null,
    staffs: { coaches: [], jobs: [] },
  });
  save.recordBook.write(recordsSet(year, week, players[2]!));
  save.dynasty.writeMoment({ year, stage: 'season', week: week + 1 });
  return logs;
}

export function closeSeason(save: Save): void {
  const { year, week } = save.dynasty.read();
  const seniors = save.players.current().filter((p) => p.classYear === 'sr');
  writeSeasonClose(save, {
    year,
    history: TEAMS.map((team) => historyRow(year, team, true)),
    departures: seniors.map((p, i) => ({ player: p.id, reason: i % 2 ? 'declared' : 'graduated' })),
    kept: save.players
      .current()
      .filter((p) => p.classYear !== 'sr' && p.kept === 0 && p.id % 6 === 0)
      .map((p) => ({ player: p.id, reason: p.id % 4 === 0 ? 'redshirt' : 'medical' })),
    transfers: [],
    jobs: firstJobs().map((job) => ({ ...job, wins: job.wins + 1 })),
    coaches: [],
    programs: [],
  });
  save.halls.write(inductees(year, seniors[0]!));
  save.dynasty.writeMoment({ year, stage: 'summary', week });
}

/** A player who entered the portal and withdrew. */
export function transfer(year: number, { id, team }: Player): Transfer {
  const finalists = [{ team, parts: [0.5, -1.25] }];
  return { year, player: id, from: team, to: null, end: 'withdrawn', reason: 'home', month: 12, finalists };
}

export function nextYear(save: Save): void {
  const { year, nextPlayerId } = save.dynasty.read();
  const stay = save.players.current().filter((p) => p.classYear !== 'sr');
  const older = stay.map((p): Player => {
    const next = { ...p, starter: !p.starter };
    beginSeason(next, { rating: p.rating + 1, potential: p.potential, parts: [1, 0, 0, 0, 0, 0, 0] });
    return next;
  });
  const fresh = TEAMS.flatMap((team, t) => [0, 1, 2, 3, 4].map((i) => player(nextPlayerId + t * 5 + i, team, 0)));
  writeRosters(save, {
    year: year + 1,
    players: [...older, ...fresh],
    nextPlayerId: nextPlayerId + fresh.length,
    transfers: [transfer(year, older[0]!)],
    programs: programs(year + 1),
  });
  save.games.write(schedule(year + 1));
  save.polls.write(poll(year + 1, 1));
  save.recruiting.write(year + 1, ClassState.unrecruited(year + 2, 0, 0));
  save.dynasty.writeMoment({ year: year + 1, stage: 'preseason', week: 1 });
}

const STEPS = [playWeek, playWeek, playWeek, closeSeason, nextYear] as const;

/** Takes the next step of the year, as the save says. */
export function step(save: Save): void {
  const { stage, week } = save.dynasty.read();
  const index = stage === 'summary' ? 4 : Math.min(week, WEEKS + 1) - 1;
  STEPS[index]!(save);
}

/** Takes some steps as one decision. */
export function take(session: SaveSession, steps = 1): Promise<WriteResult<number, never>> {
  return session.write('step', (save) => {
    for (let i = 0; i < steps; i++) step(save);
    return { ok: true, value: { input: { steps }, answer: steps } };
  });
}
