import { groupBy, mustGet } from '../../model/lists.ts';
import { DRIVE_RESULTS } from '../../model/plays/play.ts';
import { statOf, TEAM_STAT } from '../../model/plays/stats.ts';
import { DISTRIBUTIONS, RATE_TABLES } from '../reference/distributions.ts';
import { attendanceMetrics } from './attendance.ts';
import { boxMetrics } from './box.ts';
import { coachMoveMetrics } from './coach-moves.ts';
import { coachMetrics } from './coaches.ts';
import { decisionMetrics } from './decisions.ts';
import { eraMetrics } from './eras.ts';
import { financeMetrics } from './finance.ts';
import { fairChance, gameMetrics, marginOf } from './games.ts';
import { inGameMetrics } from './in-game.ts';
import { levelMetrics } from './long-run.ts';
import { awardMetrics } from './people/awards.ts';
import { draftMetrics } from './people/draft.ts';
import { injuryMetrics } from './people/injuries.ts';
import { leaderMetrics } from './people/leaders.ts';
import { recruitMetrics } from './people/recruits.ts';
import { rosterMetrics } from './people/rosters.ts';
import { signeeMetrics } from './people/signees.ts';
import { transferMetrics } from './people/transfers.ts';
import { usageMetrics } from './people/usage.ts';
import { playcallingMetrics } from './playcalling.ts';
import { playMetrics } from './plays.ts';
import { pollMetrics } from './polls.ts';
import { programMetrics } from './program.ts';
import { scheduleMetrics } from './schedule.ts';
import { schemeMetrics } from './schemes.ts';
import type { Carried, SeasonData } from './season-data.ts';
import { teamMetrics } from './teams.ts';
import { isRecruit, turnoverMetrics } from './turnover.ts';
import type { Values } from './values.ts';
import { weatherMetrics } from './weather.ts';

/** Favorites are counted by half points of spread, 0 to 60. */
const SPREAD_STEPS = 121;

/** A dynasty's summary for reports, as plain data. */
export interface DynastySummary {
  dynasty: number;
  seed: string;
  games: number;
  seasons: { year: number; values: Values }[];
  /** By season. */
  champions: string[];
  /** By season: each team's prestige, 1 to 7. */
  prestige: Record<string, number>[];
  /** Counts by bin, for each distribution. */
  bins: Record<string, number[]>;
  /** Hits and tries of each rate table's rows. */
  rates: Record<string, [hits: number, tries: number][]>;
  /** Favorites' wins and games by half points of spread. */
  favorites: { wins: number[]; games: number[] };
}

/** Spread bands in the table of favorites. */
const FAVORITE_BANDS = [
  [0.5, 2.5],
  [3, 3.5],
  [4, 6.5],
  [7, 7.5],
  [8, 10],
  [10.5, 13.5],
  [14, 17],
  [17.5, 20.5],
  [21, 24],
  [24.5, 28],
  [28.5, 35],
  [35.5, 60],
] as const;

const DRIVE_ENDS = [
  ['touchdown'],
  ['field_goal'],
  ['missed_field_goal'],
  ['punt'],
  ['interception'],
  ['fumble'],
  ['downs'],
  ['safety'],
  ['end_of_half', 'end_of_game'],
] as const;

const BLUECHIP_POSITIONS = [['qb'], ['rb'], ['wr'], ['te'], ['ol'], ['dl'], ['lb'], ['cb', 's']] as const;

/** Measures a dynasty season by season. */
export class Collector {
  private readonly out: DynastySummary;
  private previous: Carried | null = null;

  constructor(dynasty: number, seed: string) {
    this.out = {
      dynasty,
      seed,
      games: 0,
      seasons: [],
      champions: [],
      prestige: [],
      bins: Object.fromEntries(DISTRIBUTIONS.map(({ id, counts }) => [id, counts.map(() => 0)])),
      rates: {},
      favorites: { wins: new Array(SPREAD_STEPS).fill(0), games: new Array(SPREAD_STEPS).fill(0) },
    };
  }

  add(data: Omit<SeasonData, 'previous'>): void {
    const season: SeasonData = { previous: this.previous, ...data };
    const teams = teamMetrics(season);
    this.previous = teams.carried;
    const measured: Values = Object.assign(
      {},
      gameMetrics(season),
      boxMetrics(season),
      playMetrics(season),
      decisionMetrics(season),
      scheduleMetrics(season),
      usageMetrics(season),
      turnoverMetrics(season),
      teams.values,
      pollMetrics(season),
      leaderMetrics(season),
      levelMetrics(season),
      awardMetrics(season),
      inGameMetrics(season),
      weatherMetrics(season),
      attendanceMetrics(season),
      injuryMetrics(season),
      draftMetrics(season),
      recruitMetrics(season),
      transferMetrics(season),
      rosterMetrics(season),
      signeeMetrics(season),
      coachMetrics(season),
      coachMoveMetrics(season),
      playcallingMetrics(season),
      schemeMetrics(season),
      financeMetrics(season),
      programMetrics(season),
    );
    const values = Object.assign(measured, eraMetrics(season.year, measured));
    this.out.games += season.played;
    this.out.seasons.push({ year: season.year, values });
    this.out.champions.push(teams.carried.champion ?? '');
    this.out.prestige.push(Object.fromEntries(season.teams.map((team) => [team.team, team.prestige])));
    this.distributions(season);
    this.rateTables(season);
  }

  summary(): DynastySummary {
    return this.out;
  }

  private count(id: string, value: number, times = 1): void {
    const spec = mustGet(BINS, id);
    const bins = this.out.bins[id]!;
    const index = Math.floor((value - spec.from) / spec.width);
    bins[Math.max(0, Math.min(bins.length - 1, index))]! += times;
  }

  private rate(id: string, row: number, hits: number, tries: number): void {
    const rows = this.out.rates[id] ?? [];
    this.out.rates[id] = rows;
    while (rows.length <= row) rows.push([0, 0]);
    rows[row]![0] += hits;
    rows[row]![1] += tries;
  }

  private distributions({ games, plays, teams }: SeasonData): void {
    for (const { game, teams: lines, best } of games) {
      const margin = marginOf(game);
      this.count('home_margin', margin);
      this.count('margin', Math.abs(margin));
      this.count('spread', -game.odds.homeMargin);
      this.count('spread_error', margin - game.odds.homeMargin);
      this.count('game_plays', statOf(lines[0], TEAM_STAT.plays) + statOf(lines[1], TEAM_STAT.plays));
      for (const side of [0, 1] as const) this.teamLine(lines[side]);
      for (const yards of best.passing) this.count('top_passer', yards);
      for (const yards of best.receiving) this.count('top_receiver', yards);
    }
    for (const [yards, n] of plays.completionYards) this.count('completion_yards', yards, n);
    for (const [yards, n] of plays.lossYards) this.count('sack_yards', yards, n);
    for (const team of teams) this.count('wins', team.wins);
  }

  private teamLine(line: Int32Array): void {
    this.count('points', statOf(line, TEAM_STAT.points));
    this.count('team_plays', statOf(line, TEAM_STAT.plays));
    this.count('pass_attempts', statOf(line, TEAM_STAT.pass_attempts));
    this.count('rush_attempts', statOf(line, TEAM_STAT.rush_attempts));
    this.count('rush_yards', statOf(line, TEAM_STAT.rush_yards));
    this.count('total_yards', statOf(line, TEAM_STAT.total_yards));
    this.count('first_downs', statOf(line, TEAM_STAT.first_downs));
    this.count('turnovers', statOf(line, TEAM_STAT.interceptions_thrown) + statOf(line, TEAM_STAT.fumbles_lost));
    this.count('penalties', statOf(line, TEAM_STAT.penalties));
  }

  private rateTables(season: SeasonData): void {
    const { drives, plays } = season;
    drives.starts.forEach((row, i) => {
      this.rate('start_td', i, row[1]!, row[0]!);
      this.rate('start_fg', i, row[2]!, row[0]!);
      this.rate('start_punt', i, row[3]!, row[0]!);
    });
    const fourths = plays.tries[1].reduce((a, b) => a + b, 0);
    for (let i = 0; i < plays.tries[1].length; i++) {
      this.rate('fourth_conversion', i, plays.made[1][i]!, plays.tries[1][i]!);
      this.rate('fourth_rush', i, plays.run[1][i]!, plays.tries[1][i]!);
      this.rate('fourth_distance', i, plays.tries[1][i]!, fourths);
      this.rate('field_goals', i, plays.fieldGoalsMade[i]!, plays.fieldGoals[i]!);
    }
    DRIVE_ENDS.forEach((names, i) => {
      const n = names.reduce((total, name) => total + drives.results[DRIVE_RESULTS.indexOf(name)]!, 0);
      this.rate('drive_results', i, n, drives.drives);
    });
    this.lines(season);
    if (season.freshmen) this.signees(season.freshmen.filter(isRecruit));
  }

  private lines({ games }: SeasonData): void {
    for (const { game } of games) {
      const spread = Math.abs(game.odds.homeMargin);
      if (spread === 0) continue;
      const won = game.odds.homeMargin * marginOf(game) > 0 ? 1 : 0;
      const step = Math.min(SPREAD_STEPS - 1, Math.round(spread * 2));
      this.out.favorites.games[step]! += 1;
      this.out.favorites.wins[step]! += won;
      const band = FAVORITE_BANDS.findIndex(([low, high]) => spread >= low && spread <= high);
      if (band >= 0) this.rate('favorites', band, won, 1);
      const label = MONEYLINE_ROWS.get(Math.round(spread));
      if (label !== undefined) this.rate('moneylines', label, fairChance(game), 1);
    }
  }

  private signees(freshmen: NonNullable<SeasonData['freshmen']>): void {
    BLUECHIP_POSITIONS.forEach((positions, i) => {
      const list = freshmen.filter((p) => (positions as readonly string[]).includes(p.position));
      this.rate('bluechips', i, list.filter((p) => p.stars >= 4).length, list.length);
    });
    const states = groupBy(freshmen, ({ homeState }) => homeState);
    for (const [state, i] of HOME_STATES) {
      this.rate('home_states', i, states.get(state)?.length ?? 0, freshmen.length);
    }
  }
}

const BINS = new Map(DISTRIBUTIONS.map((d) => [d.id, d]));

/** Maps each label of a rate table to its row. */
function rowsOf(id: string): Map<string, number> {
  const table = RATE_TABLES.find((each) => each.id === id);
  return new Map(table?.rows.map(([label], i) => [label, i]));
}

const HOME_STATES = rowsOf('home_states');
const MONEYLINE_ROWS = new Map([...rowsOf('moneylines')].map(([label, i]) => [Number(label), i]));
