import { CHAMPIONSHIP_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import type { Poll } from '../../model/season.ts';
import { opponentOf, recordOf, records, winnerOf } from '../../season/records.ts';
import { marginOf } from './games.ts';
import type { FinishedGame, SeasonData } from './season-data.ts';
import { pooled, present, seasonValue, share, sum, type Values } from './values.ts';

/** Number of teams published in a poll. */
const RANKED = 25;

const top = (poll: Poll | undefined, count: number): TeamId[] =>
  (poll?.rows ?? []).filter((row) => row.rank <= count).map((row) => row.team);

function changes(leaders: readonly (TeamId | undefined)[]): number {
  return leaders.filter((team, i) => i > 0 && team !== leaders[i - 1]).length;
}

function pollBehavior({ polls, teams }: SeasonData): Values {
  const leaders = polls.map((poll) => top(poll, 1)[0]);
  const first = polls[0];
  const last = polls.at(-1);
  const lastTen = new Set(top(last, 10));
  const losses = new Map(teams.map((team) => [team.team, team.losses]));
  const lossesOf = (list: readonly TeamId[]) =>
    seasonValue(sum(list.map((team) => losses.get(team) ?? 0)), list.length);
  return present({
    ap_no1_teams: seasonValue(new Set(leaders).size),
    ap_no1_changes: seasonValue(changes(leaders)),
    ap_pre1_final1: pooled(leaders[0] === leaders.at(-1) ? 1 : 0, 1),
    ap_pre10_final10: share(top(first, 10), (team) => lastTen.has(team)),
    ap_pre25_final25: share(top(first, RANKED), (team) => top(last, RANKED).includes(team)),
    ap_teams_ranked: seasonValue(new Set(polls.flatMap((poll) => top(poll, RANKED))).size),
    ap_final1_losses: lossesOf(top(last, 1)),
    ap_final10_losses: lossesOf(top(last, 10)),
    ap_final25_losses: lossesOf(top(last, RANKED)),
  });
}

/** Field size of the first playoff, also used for the top of a final poll. */
const FOUR = 4;

/** Measures how much losses count: the teams chosen for a four-team playoff, and those in the final poll. */
function lossesCount({ polls, teams, games, all }: SeasonData): Values {
  const losses = new Map(teams.map((team) => [team.team, team.losses]));
  const lost = (list: readonly TeamId[], least: number) =>
    list.filter((team) => (losses.get(team) ?? 0) >= least).length;
  const early = records(all.map(({ game }) => game).filter(({ week }) => week <= CHAMPIONSHIP_WEEK));
  const field = teams.filter(({ inPlayoff }) => inPlayoff);
  const beaten = field.filter(({ team }) => recordOf(early, team).losses > 1);
  const title = games.find(({ game }) => game.bracketSlot === 'championship')?.game;
  const loser = title && opponentOf(title, winnerOf(title));
  const last = polls.at(-1);
  return present({
    cfp_two_losses: field.length === FOUR ? pooled(beaten.length, FOUR) : null,
    ap_final4_three_losses: seasonValue(lost(top(last, FOUR), 3)),
    ap_final25_five_losses: seasonValue(lost(top(last, RANKED), 5)),
    ap_runner_up_second:
      loser === undefined || field.length < FOUR ? null : pooled(top(last, 2).includes(loser) ? 1 : 0, 1),
  });
}

/** A ranked team's game, from its side. */
interface Ranked {
  rank: number;
  /** Null if unranked. */
  opponent: number | null;
  site: 'home' | 'away' | 'neutral';
  won: boolean;
}

function rankedGames(game: FinishedGame): Ranked[] {
  const margin = marginOf(game);
  const rankOf = (rank: number | null) => (rank !== null && rank <= RANKED ? rank : null);
  const home = rankOf(game.homeRank);
  const away = rankOf(game.awayRank);
  const out: Ranked[] = [];
  if (home !== null) out.push({ rank: home, opponent: away, site: game.neutral ? 'neutral' : 'home', won: margin > 0 });
  if (away !== null) out.push({ rank: away, opponent: home, site: game.neutral ? 'neutral' : 'away', won: margin < 0 });
  return out;
}

const winShare = (list: readonly Ranked[]) => pooled(list.filter((game) => game.won).length, list.length);

/** Measures ranked teams before the bowls. */
function upsets({ games }: SeasonData): Values {
  const ranked = games.filter(({ game }) => game.week <= CHAMPIONSHIP_WEEK).flatMap(({ game }) => rankedGames(game));
  const unranked = ranked.filter((game) => game.opponent === null);
  const between = (low: number, high: number) =>
    winShare(unranked.filter((game) => game.rank >= low && game.rank <= high));
  const both = ranked.filter((game) => game.opponent !== null && game.rank < game.opponent);
  return present({
    ranked_v_unranked: share(unranked, (game) => game.won),
    ranked_win_1_5: between(1, 5),
    ranked_win_6_10: between(6, 10),
    ranked_win_11_15: between(11, 15),
    ranked_win_6_15: between(6, 15),
    ranked_win_16_25: between(16, 25),
    ranked_home_win: winShare(unranked.filter((game) => game.site === 'home')),
    ranked_road_win: winShare(unranked.filter((game) => game.site === 'away')),
    ranked_v_ranked_higher: winShare(both),
    ranked_v_ranked_games: seasonValue(both.length),
    ranked_losses_season: seasonValue(unranked.filter((game) => !game.won).length),
  });
}

/** Measures the polls. */
export function pollMetrics(season: SeasonData): Values {
  return { ...pollBehavior(season), ...lossesCount(season), ...upsets(season) };
}
