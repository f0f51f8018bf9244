import { z } from 'zod';

/**
 * Answers as read by a client written from the interface's description alone: required fields, their types, and null
 * only where documented. Extra keys are welcome; a key that may be absent is optional here, never null.
 */

const whole = z.int();
/** Absent for an FCS team; never 0, which clients would show as a rank. */
const rank = whole.min(1).optional();
const rating = z.number().positive().optional();
const text = z.string();
const share = z.number().min(0).max(1);
const record = z.string().regex(/^\d+-\d+ \(\d+-\d+\)$/);
const spread = z.string().regex(/^([+-]\d+(\.5)?|Even)$/);
const moneyline = z.string().regex(/^([+-]\d{3,}|Even)$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const letter = z.enum(['W', 'L']);
const classYear = z.enum(['fr', 'so', 'jr', 'sr']);
const position = z.enum(['qb', 'rb', 'wr', 'te', 'ol', 'dl', 'lb', 'cb', 's', 'k', 'p']);
const STARS = ['1', '2', '3', '4', '5'] as const;

/** An object with numbers under these keys. */
function numbers<const Key extends string>(...keys: Key[]) {
  return z.looseObject(Object.fromEntries(keys.map((key) => [key, z.number()])) as Record<Key, z.ZodNumber>);
}

const info = z.looseObject({
  user_id: z.uuid(),
  currentYear: whole,
  currentWeek: whole,
  startYear: whole,
  lastWeek: whole,
  stage: z.enum(['preseason', 'season', 'summary', 'progression', 'recruiting_summary']),
  team: z.looseObject({ name: text }),
  playoff: z.looseObject({ teams: z.literal([2, 4, 12, 16]), autobids: whole, conf_champ_top_4: z.boolean() }),
});
const conferences = z.array(z.looseObject({ id: text, confName: text }));
const team = z.looseObject({
  name: text,
  abbreviation: text,
  mascot: text,
  conference: text,
  ranking: rank,
  prestige: whole.min(1).max(7),
  ceiling: whole.min(1).max(7),
  floor: whole.min(1).max(7),
  rating,
  offense: rating,
  defense: rating,
  record,
  totalWins: whole,
  totalLosses: whole,
  confWins: whole,
  confLosses: whole,
  nonConfGames: whole,
  nonConfLimit: whole,
  colorPrimary: color,
  colorSecondary: color,
});
const page = { info, team, conferences };
const rankedTeam = z.looseObject({ ranking: whole, name: text, conference: text, wins: whole, losses: whole });
const rivalrySoFar = z.looseObject({
  opponent: text,
  trophy: text.nullable(),
  wins: whole,
  losses: whole,
  streak: whole,
  last_year: whole.nullable(),
});
const honored = z.looseObject({
  id: whole,
  first: text,
  last: text,
  pos: position,
  year: classYear,
  team: text,
  role: text,
});
const teamsOfTheSeason = z.looseObject({ first: z.array(honored), second: z.array(honored) });
const voted = honored.extend({ place: whole, points: whole, first_place_votes: whole, stats: z.looseObject({}) });
const weekHonors = z.array(z.looseObject({ week: whole, players: z.array(honored).min(1) }));
const person = { id: whole, first: text, last: text, pos: position };
const recordMark = z.looseObject({
  value: z.number(),
  year: whole,
  week: whole,
  before_dynasty: z.boolean(),
  so_far: z.boolean(),
  team: text,
  player: z.looseObject(person).nullable(),
  game: z.looseObject({ id: whole, opponent: text }).nullable(),
});
const hallMember = z.looseObject({ ...person, team: text, from: whole, to: whole, inducted: whole, points: whole });
const named = z.looseObject({ name: text });

const scheduleGame = z.looseObject({
  id: whole,
  weekPlayed: whole,
  opponent: z.looseObject({ name: text, ranking: rank, rating, record }),
  label: text,
  result: letter.nullable(),
  spread,
  moneyline,
  score: z
    .string()
    .regex(/^\d+-\d+$/)
    .nullable(),
  home: z.boolean().nullable(),
});
const around = { last_game: scheduleGame.nullable(), next_game: scheduleGame.nullable() };

const gameFields = {
  id: whole,
  year: whole,
  weekPlayed: whole,
  label: text,
  base_label: z.string().regex(/^(Conference|Non-Conference): /),
  name: text.nullable(),
  rankATOG: rank,
  rankBTOG: rank,
  scoreA: whole.optional(),
  scoreB: whole.optional(),
  resultA: letter.nullable(),
  resultB: letter.nullable(),
  winner: named.nullable(),
  spreadA: spread,
  spreadB: spread,
  moneylineA: moneyline,
  moneylineB: moneyline,
  winProbA: share,
  winProbB: share,
  overtime: whole,
  headline: text.nullable(),
  homeTeam: z.enum(['A', 'B']).nullable(),
};
const rankedNumber = z.looseObject({ value: z.number().optional(), rank });
const previewSide = z.looseObject({
  name: text,
  ranking: rank,
  conference: text,
  record,
  stats: z.looseObject({ offensive_ypg: rankedNumber, defensive_ypg: rankedNumber, points_per_game: rankedNumber }),
});
const topPlayer = z.looseObject({ id: whole, first: text, last: text, pos: position, rating: whole });
const fiveOf = z.array(topPlayer).max(5);

/** In display order. */
export const GAME_STATS = [
  'total yards',
  'passing yards',
  'rushing yards',
  '1st downs',
  '3rd down conversions',
  '3rd down attempts',
  '4th down conversions',
  '4th down attempts',
  'turnovers',
] as const;
const sides = z.looseObject({ teamA: z.union([z.number(), text]), teamB: z.union([z.number(), text]) });
const logLines = z.array(z.looseObject({ player_id: whole, team_name: text, game_log_string: text }));

const teamLine = numbers(
  'games',
  'ppg',
  'pass_cpg',
  'pass_apg',
  'comp_percent',
  'pass_ypg',
  'pass_tdpg',
  'rush_apg',
  'rush_ypg',
  'rush_ypc',
  'rush_tdpg',
  'playspg',
  'yardspg',
  'ypp',
  'first_downs_pass',
  'first_downs_rush',
  'first_downs_total',
  'fumbles',
  'interceptions',
  'turnovers',
);

/** One table of individual statistics. */
function individual<const Key extends string>(...keys: Key[]) {
  const entry = z.looseObject({
    id: whole,
    first: text,
    last: text,
    pos: position,
    team: text,
    gamesPlayed: whole,
    stats: numbers(...keys),
  });
  return z.record(z.string().regex(/^\d+$/), entry);
}

const player = z.looseObject({
  id: whole,
  first: text,
  last: text,
  pos: position,
  year: classYear,
  rating: whole,
  stars: whole.min(0).max(5),
  development_trait: whole.min(0).max(5),
  starter: z.boolean(),
  team: text,
  rating_fr: whole.optional(),
  rating_so: whole.optional(),
  rating_jr: whole.optional(),
  rating_sr: whole.optional(),
});

const PASSER = [
  'pass_completions',
  'pass_attempts',
  'completion_percentage',
  'pass_yards',
  'pass_touchdowns',
  'pass_interceptions',
  'passer_rating',
  'adjusted_pass_yards_per_attempt',
  'rush_attempts',
  'rush_yards',
  'rush_touchdowns',
];
const CARRIER = [
  'rush_attempts',
  'rush_yards',
  'yards_per_rush',
  'rush_touchdowns',
  'receiving_catches',
  'receiving_yards',
  'yards_per_rec',
  'receiving_touchdowns',
  'fumbles',
];
const DEFENDER = [
  'tackles',
  'tackles_for_loss',
  'sacks',
  'interceptions',
  'passes_defended',
  'fumbles_forced',
  'fumbles_recovered',
];
const KICKER = [
  'field_goals_made',
  'field_goals_attempted',
  'field_goal_percent',
  'extra_points_made',
  'extra_points_attempted',
];

/** Statistics of a player's season besides class, rating and games. */
export const SEASON_STATS: Readonly<Record<string, readonly string[]>> = {
  qb: PASSER,
  rb: CARRIER,
  wr: CARRIER,
  te: CARRIER,
  ol: [],
  dl: DEFENDER,
  lb: DEFENDER,
  cb: DEFENDER,
  s: DEFENDER,
  k: KICKER,
  p: ['punts', 'punt_yards', 'yards_per_punt'],
};

const matchup = z.looseObject({
  id: text,
  team1: text,
  team2: text,
  seed1: whole.optional(),
  seed2: whole.optional(),
  is_projection: z.boolean(),
  next_game: text.nullable(),
  game_id: whole.optional(),
  score1: whole.optional(),
  score2: whole.optional(),
  winner: text.nullable(),
});
const half = z.looseObject({
  first_round: z.array(matchup).min(2).max(4),
  quarterfinals: z.array(matchup).length(2),
  semifinal: matchup,
});
const listed = { ranking: whole, name: text, conference: text, record };

const byStars = z.looseObject(Object.fromEntries(STARS.map((stars) => [stars, z.number()])));
const tierOf = { prestige: whole.min(1).max(7) };
const previewTeam = z.looseObject({
  name: text,
  mascot: text,
  abbreviation: text,
  ...tierOf,
  ceiling: whole,
  floor: whole,
  colorPrimary: color,
  colorSecondary: color,
});

export const WIRE = {
  awards: z.looseObject({
    ...page,
    year: whole,
    years: z.array(whole),
    decided: z.boolean(),
    conference: text.nullable(),
    heisman: z.array(voted),
    voters: whole,
    best: z.array(z.looseObject({ award: text, winner: honored, finalists: z.array(honored) })),
    all_america: teamsOfTheSeason,
    freshmen: z.array(honored),
    all_conference: teamsOfTheSeason,
    players_of_the_week: weekHonors,
    conference_players_of_the_week: weekHonors,
    most_valuable: z.array(
      z.looseObject({ game: z.looseObject({ id: whole, weekPlayed: whole, label: text }), player: honored }),
    ),
  }),
  season: z.looseObject({
    ...page,
    year: whole,
    years: z.array(whole),
    played: z.boolean(),
    champion: rankedTeam.nullable(),
    final_poll: z.array(rankedTeam),
    heisman: voted.nullable(),
    upsets: z.array(z.looseObject({ id: whole, winner: text, loser: text, score: text, chance: share })),
    mine: rankedTeam.nullable(),
    my_games: z.array(z.looseObject({ id: whole, weekPlayed: whole })),
  }),
  injuries: z.looseObject({
    ...page,
    week: whole,
    next: z.looseObject({ id: whole, weekPlayed: whole, opponent: text }).nullable(),
    reported: z.array(text),
    injured: z.array(
      z.looseObject({
        id: whole,
        first: text,
        last: text,
        pos: text,
        team: text,
        status: text,
        injury: text,
        returns: text,
      }),
    ),
  }),
  trophies: z.looseObject({
    ...page,
    titles: z.array(z.looseObject({ year: whole, wins: whole, losses: whole, before_dynasty: z.boolean() })),
    conference_titles: z.array(z.looseObject({ year: whole, conference: text })),
    bowls: z.array(z.looseObject({ year: whole, id: whole, label: text, opponent: text, result: letter })),
    bowl_record: z.looseObject({ wins: whole, losses: whole }),
    heisman: z.array(z.looseObject({ year: whole, id: whole, first: text, last: text })),
    rivalries: z.array(rivalrySoFar),
  }),
  rivalry: z.looseObject({
    ...page,
    rivalries: z.array(rivalrySoFar),
    series: rivalrySoFar
      .extend({ games: z.array(z.looseObject({ id: whole, score: text, result: letter })) })
      .nullable(),
  }),
  records: z.looseObject({
    ...page,
    scope: z.enum(['nation', 'conference', 'program']),
    whose: text.nullable(),
    games_since: whole.nullable(),
    records: z.array(recordMark.extend({ span: text, record: text, before: recordMark.nullable() })),
  }),
  hall: z.looseObject({
    ...page,
    whose: text.nullable(),
    points_needed: whole,
    seasons_waited: whole,
    years: z.array(whole),
    year: whole.nullable(),
    class: z.array(
      hallMember.extend({ case: z.array(z.looseObject({ part: text, count: z.number(), points: whole })) }),
    ),
    members: z.array(hallMember),
  }),
  draft: z.looseObject({
    ...page,
    year: whole.nullable(),
    years: z.array(whole),
    selections: whole,
    picks: z.array(
      z.looseObject({ ...person, round: whole, pick: whole, class: text, rating: whole, stars: whole, team: text }),
    ),
    programs: z.array(z.looseObject({ team: text, conference: text, picks: whole, first_round: whole, best: whole })),
  }),
  program: z.looseObject({
    ...page,
    since: whole,
    all_time: z.looseObject({ wins: whole, losses: whole }),
    titles: z.array(whole),
    conference_titles: z.array(whole),
    bowl_record: z.looseObject({ wins: whole, losses: whole }),
    best_seasons: z.array(
      z.looseObject({ year: whole, wins: whole, losses: whole, rank: whole, champion: z.boolean() }),
    ),
    hall: z.array(hallMember),
    rivalries: z.array(rivalrySoFar),
  }),
  coaches: z.looseObject({
    ...page,
    head_coach: z.looseObject({ first: text, last: text, age: whole, since: whole }),
    coordinators: z.array(z.looseObject({ side: z.enum(['offense', 'defense']), first: text, last: text })),
    former_coordinators: z.array(z.looseObject({ until: whole, end: text })),
    schemes: z.looseObject({ offense: text, defense: text }),
  }),
  race: z.looseObject({
    ...page,
    from_week: whole,
    decided: z.boolean(),
    voters: whole,
    runners: z.array(voted.extend({ ranking: whole, record, chance: share, odds: moneyline })),
  }),
  home: z.looseObject({
    years: z.array(z.string().regex(/^\d{4}$/)),
    info: info.nullable(),
    selected_year: z.string().regex(/^\d{4}$/),
    preview: z.looseObject({
      conferences: z.record(
        text,
        z.looseObject({ confName: text, confFullName: text, confGames: whole, teams: z.array(previewTeam) }),
      ),
      independents: z.array(previewTeam),
      playoff: z.looseObject({ teams: whole, conf_champ_autobids: whole, conf_champ_top_4: z.boolean() }),
    }),
    saves: z.array(
      z.looseObject({
        user_id: z.uuid(),
        team: text,
        year: whole,
        stage: text,
        week: whole,
        file: text,
        savedAt: text,
      }),
    ),
  }),
  noncon: z.looseObject({
    ...page,
    schedule: z.array(z.union([scheduleGame, z.strictObject({ weekPlayed: whole, opponent: z.null() })])).length(14),
  }),
  fetchteams: z.array(text),
  dashboard: z.looseObject({
    ...page,
    prev_game: scheduleGame.nullable(),
    curr_game: scheduleGame.nullable(),
    confTeams: z.array(team),
    top_10: z.array(team).length(10),
  }),
  rankings: z.looseObject({
    ...page,
    rankings: z.array(
      z.looseObject({
        name: text,
        ranking: whole,
        record,
        movement: whole,
        poll_score: z.number().optional(),
        strength_of_record: z.number().optional(),
        ...around,
      }),
    ),
  }),
  schedule: z.looseObject({ ...page, games: z.array(scheduleGame), years: z.array(whole), teams: z.array(named) }),
  roster: z.looseObject({
    ...page,
    roster: z.array(
      z.looseObject({
        id: whole,
        first: text,
        last: text,
        pos: position,
        year: classYear,
        rating: whole,
        starter: z.boolean(),
      }),
    ),
    positions: z.array(position),
    teams: z.array(named),
  }),
  history: z.looseObject({
    ...page,
    years: z.array(
      z.looseObject({
        year: whole,
        ...tierOf,
        rating: z.number(),
        conference: text,
        wins: whole,
        losses: whole,
        rank: whole,
        has_games: z.boolean(),
      }),
    ),
    teams: z.array(named),
  }),
  teamStats: z.looseObject({
    ...page,
    offense: teamLine,
    defense: teamLine,
    ranks: z.looseObject({ offense: z.record(text, whole), defense: z.record(text, whole) }),
    leaders: z.looseObject({
      passing: z.array(named.partial()),
      rushing: z.array(z.unknown()),
      receiving: z.array(z.unknown()),
    }),
  }),
  playoff: z.looseObject({
    ...page,
    playoff_teams: z.array(z.looseObject({ ...listed, seed: whole, is_autobid: z.boolean() })),
    bubble_teams: z.array(z.looseObject(listed)),
    conference_champions: z.array(z.looseObject({ ...listed, seed: whole.nullable() })),
    bracket: z.looseObject({ left_bracket: half, right_bracket: half, championship: matchup }),
  }),
  standings: z.looseObject({
    ...page,
    conference: text.optional(),
    teams: z.array(
      z.looseObject({
        name: text,
        ranking: whole.min(1),
        rating: z.number(),
        division: text.optional(),
        divisionRank: whole.optional(),
        confWins: whole,
        confLosses: whole,
        totalWins: whole,
        totalLosses: whole,
        ...around,
      }),
    ),
  }),
  player: z.looseObject({
    ...page,
    player,
    years: z.array(whole).min(1),
    yearly_cumulative_stats: z.record(
      z.string().regex(/^\d{4}$/),
      z.object({ class: classYear, rating: whole, games: whole }).catchall(z.number()),
    ),
    redshirts: z.array(whole),
    game_logs: z.array(z.looseObject({ game: scheduleGame })),
  }),
  week: z.looseObject({
    ...page,
    games: z.array(z.looseObject({ ...gameFields, teamA: named, teamB: named, game_of_week: z.boolean() })),
  }),
  played: z.looseObject({
    ...page,
    game: z.looseObject({ ...gameFields, teamA: named, teamB: named, winner: named, scoreA: whole, scoreB: whole }),
    drives: z
      .array(z.looseObject({ offense: text, result: text, points: whole, scoreAAfter: whole, scoreBAfter: whole }))
      .min(10),
    stats: z.looseObject(Object.fromEntries(GAME_STATS.map((name) => [name, sides]))),
    game_logs: z.looseObject({ Passing: logLines, Rushing: logLines, Receiving: logLines, Kicking: logLines }),
  }),
  unplayed: z.looseObject({
    ...page,
    game: z.looseObject({ ...gameFields, teamA: previewSide, teamB: previewSide, winner: z.null() }),
    top_players: z.tuple([fiveOf, fiveOf]),
  }),
  statsTeam: z.looseObject({ ...page, offense: z.record(text, teamLine), defense: z.record(text, teamLine) }),
  statsIndividual: z.looseObject({
    ...page,
    stats: z.looseObject({
      passing: individual(
        'att',
        'cmp',
        'pct',
        'yards',
        'td',
        'int',
        'passer_rating',
        'adjusted_pass_yards_per_attempt',
        'yards_per_game',
      ),
      rushing: individual('att', 'yards', 'td', 'fumbles', 'yards_per_rush', 'yards_per_game'),
      receiving: individual('rec', 'yards', 'td', 'yards_per_rec', 'yards_per_game'),
    }),
  }),
  statsRatings: z.looseObject({
    ...page,
    prestige_stars_table: z.array(
      z.looseObject({ ...tierOf, avg_rating: z.number(), avg_stars: z.number(), star_percentages: byStars }),
    ),
    total_star_counts: z.looseObject({
      counts: byStars,
      avg_ratings: byStars,
      avg_ratings_fr: byStars,
      avg_ratings_so: byStars,
      avg_ratings_jr: byStars,
      avg_ratings_sr: byStars,
    }),
    team_counts_by_prestige: z.array(z.looseObject({ ...tierOf, team_count: whole })),
    teams: z.array(z.looseObject({ name: text, ...tierOf, rating: z.number() })),
  }),
  summary: z.looseObject({
    ...page,
    champion: team,
    realignment: z.record(text, z.looseObject({ old: text, new: text })),
  }),
  progression: z.looseObject({
    ...page,
    progressed: z.array(player.extend({ change: whole.min(0) })),
    declined: z.array(player.extend({ change: whole.max(-1) })),
    leaving: z.array(player.extend({ reason: text })),
  }),
  recruiting: z.looseObject({
    ...page,
    summary_stats: z.looseObject({
      total_freshmen: whole,
      avg_rating: z.number(),
      max_rating: whole,
      min_rating: whole,
    }),
    freshmen_by_team: z.record(
      text,
      z.looseObject({
        team,
        players: z.array(
          z.looseObject({
            id: whole,
            first: text,
            last: text,
            pos: position,
            rating: whole,
            stars: whole.min(1).max(5),
            development_trait: whole.min(0).max(5),
          }),
        ),
      }),
    ),
  }),
  teamInfo: z.looseObject({ team: team.extend({ ranking: whole }) }),
  sim: z.looseObject({ status: z.literal('success'), weeks_simulated: whole, info }),
} as const;
