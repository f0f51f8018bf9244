import type { DynastySummary } from '../../../src/core/batch/metrics/collect.ts';
import { AppearanceCounts } from '../../../src/core/batch/metrics/counts/appearance-counts.ts';
import { DecisionCounts } from '../../../src/core/batch/metrics/counts/decision-counts.ts';
import { DriveCounts } from '../../../src/core/batch/metrics/counts/drive-counts.ts';
import { PlayCounts } from '../../../src/core/batch/metrics/counts/play-counts.ts';
import { QuarterbackCounts } from '../../../src/core/batch/metrics/counts/quarterback-counts.ts';
import type { FinishedGame, GameLine, SeasonData } from '../../../src/core/batch/metrics/season-data.ts';
import type { Values } from '../../../src/core/batch/metrics/values.ts';
import { CoachingRanks } from '../../../src/core/model/coaching-ranks.ts';
import { groupBy } from '../../../src/core/model/lists.ts';
import { TEAM_STAT, TEAM_STAT_COUNT, type TeamStat } from '../../../src/core/model/plays/stats.ts';

/** A hand-written game: teams, score, and anything unusual about it. */
export function game(
  home: string,
  away: string,
  homeScore: number,
  awayScore: number,
  rest: Partial<FinishedGame> & { spread?: number } = {},
): FinishedGame {
  const { spread, ...other } = rest;
  return {
    id: 20240001,
    year: 2024,
    week: 5,
    kind: 'regular',
    home,
    away,
    neutral: false,
    conference: 'sec',
    name: null,
    place: null,
    rivalry: false,
    bracketSlot: null,
    odds: {
      homeMargin: spread ?? 3,
      total: 50,
      homeWinProbability: 0.58,
      moneylineHome: -150,
      moneylineAway: 130,
    },
    homeRank: null,
    awayRank: null,
    result: {
      homeScore,
      awayScore,
      overtime: 0,
      homeQuarters: [homeScore, 0, 0, 0],
      awayQuarters: [0, 0, 0, awayScore],
    },
    headline: null,
    watchability: null,
    ...other,
  };
}

export function teamLine(counts: Partial<Record<TeamStat, number>>): Int32Array {
  const line = new Int32Array(TEAM_STAT_COUNT);
  for (const [stat, n] of Object.entries(counts)) line[TEAM_STAT[stat as TeamStat]] = n;
  return line;
}

export function lineOf(
  of: FinishedGame,
  home: Partial<Record<TeamStat, number>> = {},
  away: Partial<Record<TeamStat, number>> = {},
): GameLine {
  const { homeScore, awayScore } = of.result;
  return {
    game: of,
    teams: [teamLine({ points: homeScore, ...home }), teamLine({ points: awayScore, ...away })],
    best: { passing: [250, 180], rushing: [90, 120], receiving: [80, 101] },
    swing: { excitement: 4, quarters: [0.5, 0.6, 0.7] },
    setting: null,
  };
}

/** A season with only these games. */
export function season(games: readonly GameLine[], rest: Partial<SeasonData> = {}): SeasonData {
  return {
    year: 2024,
    own: '',
    played: games.length,
    games,
    all: games,
    plays: new PlayCounts(),
    drives: new DriveCounts(),
    decisions: new DecisionCounts(),
    quarterbacks: new QuarterbackCounts(),
    appearances: new AppearanceCounts(),
    teams: [],
    polls: [],
    players: [],
    walkOns: new Map(),
    people: new Map(rest.players?.map((player) => [player.id, player])),
    playerSeasons: [],
    seasonOf: new Map(rest.playerSeasons?.map((line) => [line.player, line])),
    seasonsByTeam: groupBy(rest.playerSeasons ?? [], ({ team }) => team),
    departures: [],
    draft: [],
    awards: [],
    injuries: [],
    recruits: null,
    portal: null,
    money: null,
    newStaffs: new Set(),
    staffs: [],
    coaches: CoachingRanks.of([], []),
    schemes: [],
    looks: [],
    freshmen: null,
    previous: null,
    ...rest,
  };
}

/** Returns the plain value of a metric. */
export function metricOf(values: Values, id: string): number {
  const ratio = values[id];
  if (!ratio) throw new Error(`no ${id}`);
  return ratio[0] / ratio[1];
}

/** A finished dynasty with only some season values filled in. */
export function summary(
  dynasty: number,
  seasons: readonly Values[],
  rest: Partial<DynastySummary> = {},
): DynastySummary {
  return {
    dynasty,
    seed: String(dynasty).padStart(32, '0'),
    games: 800 * seasons.length,
    seasons: seasons.map((values, i) => ({ year: 2024 + i, values })),
    champions: seasons.map(() => 'georgia'),
    prestige: seasons.map(() => ({ georgia: 7, rice: 2, navy: 3 })),
    bins: {},
    rates: {},
    favorites: { wins: new Array(121).fill(0), games: new Array(121).fill(0) },
    ...rest,
  };
}
