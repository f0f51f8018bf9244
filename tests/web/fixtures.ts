import type {
  Dashboard,
  Game,
  Home,
  Info,
  Noncon,
  Opponents,
  PlayedGame,
  Player,
  PlayerPage,
  Playoff,
  PreviewTeam,
  Rankings,
  RecruitingSummary,
  Review,
  Roster,
  RosterProgression,
  ScheduleGame,
  Standings,
  Status,
  Summary,
  Team,
  TeamSchedule,
  UnplayedGame,
} from '../../src/core/contract/views/index.ts';

/** Server answers in their exact shapes, small enough to read. */

export function info(more: Partial<Info> = {}): Info {
  return {
    user_id: 'user-1',
    currentYear: 2026,
    currentWeek: 5,
    startYear: 2025,
    lastWeek: 17,
    stage: 'season',
    team: { name: 'Texas A&M' },
    playoff: { teams: 4, autobids: 0, conf_champ_top_4: false },
    ...more,
  };
}

export const conferences = [
  { id: 'big-ten', confName: 'Big Ten' },
  { id: 'sec', confName: 'SEC' },
];

export function team(name: string, more: Partial<Team> = {}): Team {
  return {
    name,
    abbreviation: name.slice(0, 4).toUpperCase(),
    mascot: 'Aggies',
    conference: 'SEC',
    ranking: 7,
    prestige: 6,
    ceiling: 7,
    floor: 4,
    rating: 84.3,
    offense: 85.1,
    defense: 82.6,
    record: '4-0 (2-0)',
    totalWins: 4,
    totalLosses: 0,
    confWins: 2,
    confLosses: 0,
    nonConfGames: 2,
    nonConfLimit: 3,
    colorPrimary: '#500000',
    colorSecondary: '#ffffff',
    ...more,
  };
}

export function scheduleGame(more: Partial<ScheduleGame> = {}): ScheduleGame {
  return {
    id: 11,
    weekPlayed: 4,
    opponent: { name: 'Miami (OH)', ranking: 40, rating: 61.2, record: '2-2 (0-1)' },
    label: 'NC (MAC)',
    result: 'W',
    spread: '-17.5',
    moneyline: '-900',
    score: '38-10',
    home: true,
    ...more,
  };
}

export const comingGame = scheduleGame({
  id: 12,
  weekPlayed: 5,
  opponent: { name: 'LSU', ranking: 12, rating: 80.4, record: '3-1 (1-0)' },
  label: 'C (SEC)',
  result: null,
  score: null,
  spread: '-3.5',
  moneyline: '-165',
});

const page = { info: info(), team: team('Texas A&M'), conferences };

export function previewTeam(name: string, prestige: number): PreviewTeam {
  return {
    name,
    mascot: 'Tigers',
    abbreviation: name.slice(0, 4).toUpperCase(),
    prestige,
    ceiling: 7,
    floor: 2,
    colorPrimary: '#123456',
    colorSecondary: '#fedcba',
  };
}

export function home(more: Partial<Home> = {}): Home {
  const conference = (confName: string, teams: PreviewTeam[]) => ({
    confName,
    confFullName: confName,
    confGames: 8,
    teams,
  });
  return {
    years: ['2026', '2025'],
    info: null,
    selected_year: '2026',
    preview: {
      conferences: {
        SEC: conference('SEC', [previewTeam('Georgia', 7), previewTeam('Texas A&M', 5)]),
        'Big Ten': conference('Big Ten', [previewTeam('Michigan', 6)]),
      },
      independents: [previewTeam('Notre Dame', 6)],
      playoff: { teams: 12, conf_champ_autobids: 5, conf_champ_top_4: true },
    },
    saves: [],
    damaged: [],
    ...more,
  };
}

export function noncon(more: Partial<Noncon> = {}): Noncon {
  return {
    ...page,
    info: info({ stage: 'preseason', currentWeek: 1 }),
    schedule: [scheduleGame({ weekPlayed: 1, result: null, score: null }), { weekPlayed: 2, opponent: null }],
    weeks_to_schedule: [2],
    kept_for_power: { dates: 1, prestige: 5, rating: 79.3 },
    conference_play_from: 4,
    ...more,
  };
}

export function opponents(more: Partial<Opponents> = {}): Opponents {
  const opponent = (name: string, of: Partial<Opponents['opponents'][number]>) => ({
    name,
    ranking: 80,
    rating: 60,
    record: '0-0 (0-0)',
    prestige: 3,
    conference: 'MAC',
    home: true,
    spread: '-7.5',
    moneyline: '-300',
    winProb: 0.8,
    miles: 412,
    worth: 0.12,
    ...of,
  });
  const byu = { ranking: 14, rating: 84.2, conference: 'Big 12', home: false, winProb: 0.41, spread: '+3.5' };
  return {
    ...page,
    info: info({ stage: 'preseason', currentWeek: 1 }),
    week: 2,
    opponents: [
      opponent('BYU', byu),
      opponent('Ball State', { rating: 61, winProb: 0.93 }),
      opponent('Rice', { rating: 55.5, home: null, winProb: 0.97 }),
    ],
    ...more,
  };
}

export function dashboard(more: Partial<Dashboard> = {}): Dashboard {
  return {
    ...page,
    prev_game: scheduleGame(),
    curr_game: comingGame,
    latest_game: scheduleGame(),
    upcoming_game: comingGame,
    confTeams: [team('Georgia', { ranking: 1 }), team('Texas A&M')],
    top_10: [team('Georgia', { ranking: 1, record: '5-0 (3-0)' })],
    ...more,
  };
}

export function status(more: Partial<Status> = {}): Status {
  return {
    info: page.info,
    next: [],
    open: [
      { what: 'recruiting', title: 'Recruiting', short: '12 recruiting hours', text: '12 of 68 hours a week free.' },
    ],
    digest: '',
    ...more,
  };
}

export function rankings(count: number, more: Partial<Rankings> = {}): Rankings {
  return {
    ...page,
    rankings: Array.from({ length: count }, (_, index) => ({
      name: `Team ${index + 1}`,
      ranking: index + 1,
      record: '4-0 (2-0)',
      movement: index === 0 ? 3 : index === 1 ? -2 : 0,
      ...(index !== 2 && { poll_score: 1500.26, strength_of_record: 71.96 }),
      last_game: index === 0 ? scheduleGame() : null,
      next_game: index === 0 ? comingGame : null,
      latest_game: index === 0 ? scheduleGame() : null,
      upcoming_game: index === 0 ? comingGame : null,
    })),
    ...more,
  };
}

export const ledBy = {
  head_coach: { id: 1, first: 'Al', last: 'Bo', age: 47, since: 2022, until: null, end: null, wins: 21, losses: 17 },
  schemes: { offense: 'air raid', defense: '4-2-5' },
} as const;

export function schedule(more: Partial<TeamSchedule> = {}): TeamSchedule {
  return {
    ...page,
    ...ledBy,
    games: [
      scheduleGame({ weekPlayed: 1, opponent: { name: 'Rice', ranking: 26, rating: 50, record: '0-4 (0-1)' } }),
      scheduleGame({
        id: 13,
        weekPlayed: 2,
        result: 'L',
        score: '20-24',
        opponent: { name: 'Oregon', ranking: 25, rating: 80, record: '4-0 (1-0)' },
      }),
      comingGame,
    ],
    years: [2026, 2025],
    teams: [{ name: 'LSU' }, { name: 'Texas A&M' }],
    poll: [],
    ...more,
  };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    id: 77,
    first: 'Tre',
    last: 'Young',
    pos: 'wr',
    year: 'jr',
    redshirt: false,
    rating: 88,
    rating_fr: 70,
    rating_so: 79,
    rating_jr: 88,
    rating_sr: 93,
    stars: 4,
    development_trait: 3,
    growth: 'steadily',
    starter: true,
    team: 'Texas A&M',
    ...more,
  };
}

export function roster(more: Partial<Roster> = {}): Roster {
  const line = (id: number, first: string, pos: 'qb' | 'rb', year: 'fr' | 'so' | 'jr' | 'sr', starter: boolean) => ({
    id,
    first,
    last: 'Carter',
    pos,
    year,
    redshirt: false,
    rating: 90 - id,
    starter,
    stars: 3,
    number: id + 6,
    development_trait: 2,
    growth: 'slowly' as const,
    height: 74,
    weight: 210,
    home_state: 'TX',
    games: starter ? 4 : 0,
    missed: 0,
    injury: null,
    sits_out: false,
    stats: !starter
      ? {}
      : pos === 'qb'
        ? { pass_yards: 1012, pass_touchdowns: 9, pass_interceptions: 2 }
        : { rush_yards: 388, rush_touchdowns: 1 },
  });
  return {
    ...page,
    roster_year: page.info.currentYear,
    ...ledBy,
    team_games: 4,
    walk_ons: [{ first: 'Sam', last: 'Note', pos: 'qb', year: 'so', redshirt: true, number: 17, home_state: 'TX' }],
    roster: [
      line(1, 'Will', 'qb', 'sr', true),
      line(2, 'Luke', 'qb', 'fr', false),
      line(3, 'Cole', 'rb', 'so', true),
      line(4, 'Drew', 'rb', 'jr', false),
    ],
    positions: ['qb', 'rb'],
    teams: [{ name: 'LSU' }, { name: 'Texas A&M' }],
    ...more,
  };
}

export const history = {
  ...page,
  years: [
    { year: 2026, prestige: 9, rating: 84.34, conference: 'SEC', wins: 13, losses: 1, rank: 1, has_games: true },
    { year: 2025, prestige: 0, rating: 71, conference: 'SEC', wins: 8, losses: 5, rank: 25, has_games: true },
    { year: 2024, prestige: 4, rating: 68.2, conference: 'Independent', wins: 5, losses: 7, rank: 0, has_games: false },
    { year: 2023, prestige: 4, rating: 69.4, conference: 'Big 12', wins: 6, losses: 6, rank: 26, has_games: false },
  ],
  teams: [{ name: 'Texas A&M' }],
};

type Bracket = Playoff['bracket'];
type Matchup = Bracket['championship'];

export function matchup(id: string, team1: string, team2: string, more: Partial<Matchup> = {}): Matchup {
  return {
    id,
    team1,
    team2,
    is_projection: true,
    next_game: null,
    winner: null,
    ...more,
  };
}

function bracketOf(teams: number): Bracket {
  const championship = matchup('championship', 'Winner of semifinal-1', 'Winner of semifinal-2');
  if (teams === 2) return { championship: matchup('championship', 'Team 1', 'Team 2', { seed1: 1, seed2: 2 }) };
  if (teams === 4) {
    return {
      semifinals: [matchup('semifinal-1', 'Team 1', 'Team 4'), matchup('semifinal-2', 'Team 2', 'Team 3')],
      championship,
    };
  }
  const half = (games: [string, string][], byes: string[], k: number) => ({
    first_round: games.map(([a, b], i) => matchup(`first-round-${k + i}`, a, b)) as [Matchup, Matchup],
    quarterfinals: byes.map((bye, i) => matchup(`quarterfinal-${k + i}`, bye, 'Winner of first-round-1')) as [
      Matchup,
      Matchup,
    ],
    semifinal: matchup(`semifinal-${k}`, 'Winner of quarterfinal-1', 'Winner of quarterfinal-2'),
  });
  return {
    left_bracket: half(
      [
        ['Team 8', 'Team 9'],
        ['Team 5', 'Team 12'],
      ],
      ['Team 1', 'Team 4'],
      1,
    ),
    right_bracket: half(
      [
        ['Team 7', 'Team 10'],
        ['Team 6', 'Team 11'],
      ],
      ['Team 2', 'Team 3'],
      3,
    ),
    championship,
  };
}

export function playoff(teams: 2 | 4 | 12, more: Partial<Playoff> = {}): Playoff {
  const names = (count: number, from: number) => Array.from({ length: count }, (_, index) => from + index);
  return {
    ...page,
    info: info({ playoff: { teams, autobids: 0, conf_champ_top_4: false } }),
    next_playoff: null,
    playoff_teams: names(teams, 1).map((seed) => ({
      seed,
      name: `Team ${seed}`,
      ranking: seed,
      conference: 'SEC',
      record: '10-1 (7-1)',
      is_autobid: seed === 1,
    })),
    bubble_teams: names(8, 20).map((ranking) => ({
      ranking,
      name: `Bubble ${ranking}`,
      record: '9-2 (6-2)',
      conference: 'SEC',
    })),
    conference_champions: names(9, 1).map((ranking) => ({
      ranking,
      name: `Champion ${ranking}`,
      conference: 'SEC',
      record: '10-1 (7-1)',
      seed: ranking <= teams ? ranking : null,
    })),
    bracket: bracketOf(teams),
    ...more,
  };
}

export function standings(more: Partial<Standings> = {}): Standings {
  const row = (name: string, confWins: number) => ({
    name,
    ranking: 3,
    rating: 80,
    confWins,
    confLosses: 0,
    totalWins: 4,
    totalLosses: 0,
    last_game: scheduleGame(),
    next_game: comingGame,
    latest_game: scheduleGame(),
    upcoming_game: comingGame,
    tiebreak: null,
  });
  return { ...page, conference: 'SEC', teams: [row('Georgia', 2), row('Texas A&M', 1)], ...more };
}

export function playerPage(more: Partial<PlayerPage> = {}): PlayerPage {
  const line = { receiving_catches: 6, receiving_yards: 88, receiving_touchdowns: 1 };
  return {
    ...page,
    roster_year: page.info.currentYear,
    player: player(),
    height: 75,
    weight: 225,
    home_state: 'TX',
    seasons_seen: 3,
    outlook: { low: 80, high: 88 },
    winter: true,
    number: 81,
    records: [],
    halls: [],
    moves: [],
    drafted: null,
    years: [2026, 2025],
    redshirts: [],
    yearly_cumulative_stats: {
      '2025': { class: 'so', rating: 79, games: 12, ...line, yards_per_rec: 14.66 },
      '2026': { class: 'jr', rating: 88, games: 4, ...line, yards_per_rec: 14 },
    },
    game_logs: [
      { game: scheduleGame(), ...line },
      {
        game: scheduleGame({ id: 14, opponent: { name: 'Rice', ranking: 90, rating: 50, record: '0-4 (0-1)' } }),
        receiving_catches: 0,
        receiving_yards: 0,
        receiving_touchdowns: 0,
      },
    ],
    awards: [],
    missed: [],
    injury: null,
    ...more,
  };
}

export function game(more: Partial<Game> = {}): Game {
  return {
    id: 31,
    year: 2026,
    weekPlayed: 5,
    label: 'C (SEC)',
    base_label: 'Conference: SEC',
    name: null,
    teamA: { name: 'LSU' },
    teamB: { name: 'Texas A&M' },
    rankATOG: 26,
    rankBTOG: 25,
    resultA: null,
    resultB: null,
    winner: null,
    spreadA: '+3.5',
    spreadB: '-3.5',
    moneylineA: '+145',
    moneylineB: '-165',
    winProbA: 0.4,
    winProbB: 0.6,
    overtime: 0,
    headline: null,
    homeTeam: 'B',
    game_of_week: false,
    ...more,
  };
}

const side = (name: string, ranking: number) => ({
  name,
  abbreviation: name === 'LSU' ? 'LSU' : 'TAMU',
  ranking,
  conference: 'SEC',
  record: '4-0 (2-0)',
  colorPrimary: name === 'LSU' ? '#461d7c' : '#500000',
  colorSecondary: '#fdd023',
});

const conditions = {
  venue: 'Tiger Stadium',
  capacity: 102321,
  surface: 'grass' as const,
  elevation_m: 8,
  indoor: false,
  month: 10,
  weather: { temperature_f: 71.4, wind_mph: 6.2, rain: 0, snow: false },
};

export function unplayedGame(): UnplayedGame {
  const stats = {
    offensive_ypg: { value: 421.3, rank: 4 },
    defensive_ypg: { value: 318.8, rank: 22 },
    points_per_game: { value: 33.1, rank: 11 },
  };
  const players = (from: number) =>
    Array.from({ length: 6 }, (_, index) => ({
      id: from + index,
      first: 'Key',
      last: `Player ${from + index}`,
      pos: 'qb' as const,
      rating: 90,
    }));
  return {
    ...page,
    game: { ...game(), teamA: { ...side('LSU', 12), stats }, teamB: { ...side('Texas A&M', 7), stats } },
    conditions,
    injured: [[], []],
    early_line: false,
    top_players: [players(100), players(200)],
  };
}

export function playedGame(more: Partial<Game> = {}): PlayedGame {
  const play = (text: string, scoreA: number, scoringPlay: boolean, kind: 'run' | 'extra_point' = 'run') => ({
    quarter: 1,
    clock: '9:30',
    down: kind === 'run' ? 1 : null,
    distance: kind === 'run' ? 10 : null,
    yardLine: 60,
    offense: 'LSU',
    kind,
    text,
    yards: 4,
    scoringPlay,
    scoreA,
    scoreB: 0,
    winProbA: 0.6,
  });
  const log = (player_id: number, line: string, stats: Record<string, number>) => ({
    player_id,
    team_name: 'LSU',
    game_log_string: `Sam Catcher${player_id} (LSU - WR): ${line}`,
    first: 'Sam',
    last: `Catcher${player_id}`,
    pos: 'wr' as const,
    stats,
  });
  const stat = { teamA: 350, teamB: 298 };
  return {
    ...page,
    game: {
      ...game({
        scoreA: 27,
        scoreB: 24,
        resultA: 'W',
        resultB: 'L',
        winner: { name: 'LSU' },
        headline: 'LSU outlasts Texas A&M',
        overtime: 2,
        ...more,
      }),
      teamA: side('LSU', 12),
      teamB: side('Texas A&M', 7),
    },
    quarters: { teamA: [7, 7, 3, 7, 3], teamB: [3, 7, 7, 7, 0] },
    absent: [],
    conditions: { ...conditions, attendance: 101000 },
    excitement: 6.2,
    winProbAByQuarter: [0.55, 0.7, 0.62],
    drives: [
      {
        offense: 'LSU',
        result: 'Touchdown',
        points: 7,
        scoreAAfter: 7,
        scoreBAfter: 0,
        number: 1,
        kind: 'touchdown',
        points_against: 0,
        quarter: 1,
        clock: '15:00',
        start_yard: 25,
        furthest_yard: 100,
        play_count: 2,
        yards: 75,
        seconds: 330,
        plays: [
          play('Runs for 4 yards', 0, false),
          play('Runs for 36 yards, touchdown', 6, true),
          play('Kick good', 7, true, 'extra_point'),
        ],
      },
    ],
    stats: {
      'total yards': stat,
      'passing yards': stat,
      'rushing yards': stat,
      '1st downs': stat,
      '3rd down conversions': stat,
      '3rd down attempts': stat,
      '4th down conversions': stat,
      '4th down attempts': stat,
      turnovers: stat,
      plays: stat,
      'yards per play': { teamA: 5.46, teamB: 4 },
      sacks: stat,
      penalties: stat,
      'penalty yards': stat,
      'time of possession': { teamA: '31:24', teamB: '28:36' },
    },
    game_logs: {
      Passing: [],
      Rushing: [],
      Receiving: [
        log(1, '6 catches, 88 yards, 1 TD', { rec: 6, yards: 88, td: 1 }),
        log(2, '0 catches, 0 yards, 0 TDs', { rec: 0, yards: 0, td: 0 }),
      ],
      Defense: [],
      Kicking: [],
      Punting: [],
      Returns: [],
    },
  };
}

export function review(more: Partial<Review> = {}): Review {
  const { info, team, conferences } = summary();
  const won = scheduleGame({
    id: 77,
    opponent: { ...comingGame.opponent, ranking: 12 },
    weekPlayed: 18,
    result: 'W',
    score: '31-10',
  });
  const lost = scheduleGame({ id: 70, weekPlayed: 2, result: 'L', score: '10-13' });
  return {
    info,
    team,
    conferences,
    year: 2026,
    years: [2026, 2025],
    wins: 1,
    losses: 1,
    final_ranking: 6,
    national_champion: false,
    conference_title: { year: 2026, conference: 'SEC', wins: 1, losses: 1 },
    postseason: [{ year: 2026, id: 77, label: 'Bean Bowl', opponent: 'LSU', result: 'W', score: '31-10' }],
    games: [lost, won],
    best_win: { ...won, final_ranking: 9 },
    worst_loss: { ...lost, final_ranking: 90 },
    leaders: [{ stat: 'pass_yards', id: 5, first: 'Al', last: 'Bo', pos: 'qb', value: 3100 }],
    head_coach: { id: 1, first: 'Cy', last: 'Dow', age: 47, since: 2024, until: null, end: null, wins: 21, losses: 17 },
    coach_of_the_year: [],
    honors: [
      {
        id: 5,
        first: 'Al',
        last: 'Bo',
        pos: 'qb',
        awards: [{ year: 2026, award: 'all_america', role: 'qb', selection: 1 }],
      },
    ],
    poll: [{ week: 1, ranking: 12 }],
    prestige: {
      what: 'prestige',
      title: 'Why',
      parts: [
        { label: 'Prestige before the season', value: 5, note: '' },
        { label: 'Final rank', value: 0.25, note: 'Finished 6th' },
      ],
      total: 5.25,
      total_label: 'Prestige after 2026',
      decimals: 2,
    },
    leaving: [{ ...player({ id: 9 }), reason: 'graduated' }],
    redshirts: [
      { id: 10, first: 'Al', last: 'Bo', pos: 'qb', year: 'fr', redshirt: false, reason: 'redshirt' },
      { id: 11, first: 'Tre', last: 'Young', pos: 'wr', year: 'jr', redshirt: true, reason: 'medical' },
    ],
    returning_starters: { back: 15, of: 24 },
    ledger: {
      decided: [{ kind: 'schedule', decisions: 1, text: 'You scheduled LSU: 1-0.' }],
      left: ['recruiting', 'portal', 'plan', 'depth', 'redshirts', 'budget', 'calls'],
    },
    ...more,
  };
}

export function summary(more: Partial<Summary> = {}): Summary {
  return {
    ...page,
    info: info({ stage: 'summary', currentWeek: 18 }),
    champion: team('Georgia', { mascot: 'Bulldogs' }),
    realignment: { 'Boise State': { old: 'MWC', new: 'Independent' } },
    renamed: { 'Pac-10': 'Pac-12' },
    next_playoff: null,
    ...more,
  };
}

export function progression(): RosterProgression {
  return {
    ...page,
    info: info({ stage: 'progression', currentWeek: 18 }),
    roster_year: 2027,
    progressed: [{ ...player({ id: 1, first: 'Up', last: 'Going', pos: 'wr' }), change: 6 }],
    declined: [{ ...player({ id: 2, first: 'Down', last: 'Going', pos: 'qb' }), change: -1 }],
    leaving: [{ ...player({ id: 3, first: 'Old', last: 'Hand', pos: 'qb', year: 'sr' }), reason: 'graduated' }],
  };
}

export function recruiting(perTeam: number): RecruitingSummary {
  const players = (from: number, pos: 'qb' | 'rb') =>
    Array.from({ length: perTeam }, (_, index) => ({
      id: from + index,
      first: 'New',
      last: `Face ${from + index}`,
      pos,
      rating: 80 - index,
      stars: 3,
      development_trait: 2,
      growth: 'slowly' as const,
    }));
  return {
    ...page,
    info: info({ stage: 'recruiting_summary', currentWeek: 18 }),
    roster_year: 2027,
    summary_stats: { total_freshmen: 2 * perTeam, avg_rating: 61.26, max_rating: 80, min_rating: 41 },
    freshmen_by_team: {
      Georgia: { team: team('Georgia'), players: players(1000, 'qb') },
      'Texas A&M': { team: team('Texas A&M'), players: players(2000, 'rb') },
    },
  };
}

/** An answer with an empty body. */
export const nothing = { nothing: true } as const;
