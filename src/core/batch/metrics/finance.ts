import type { TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import type { Money } from '../../offseason/budget.ts';
import type { SeasonData } from './season-data.ts';
import { correlation, mean, pooled, present, type Ratio, seasonValue, sum, type Values } from './values.ts';

/** Number of programs in the top tier. */
const RICHEST = 10;

/** Returns each team's average margin. */
function margins({ games }: SeasonData): Map<TeamId, number> {
  const sums = new Map<TeamId, [sum: number, games: number]>();
  const add = (team: TeamId, margin: number): void => {
    const [before, count] = sums.get(team) ?? [0, 0];
    sums.set(team, [before + margin, count + 1]);
  };
  for (const { game } of games) {
    const margin = game.result.homeScore - game.result.awayScore;
    add(game.home, margin);
    add(game.away, -margin);
  }
  return new Map([...sums].map(([team, [total, count]]) => [team, total / count]));
}

/** Measures how budgets relate to winning. */
function relations(
  season: SeasonData,
  { of }: Money,
  isStrong: (team: TeamId) => boolean,
): Record<string, Ratio | null> {
  const byMargin = margins(season);
  const log = ({ team }: { team: TeamId }) => Math.log(mustGet(of, team).total);
  const { teams } = season;
  const withMargin = (each: TeamSeason) => [log(each), byMargin.get(each.team) ?? 0] as const;
  return {
    fi_rev_winpct_corr: seasonValue(
      correlation(teams.map((team) => [log(team), team.wins / Math.max(1, team.wins + team.losses)] as const)),
    ),
    fi_exp_margin_corr: seasonValue(correlation(teams.map(withMargin))),
    fi_exp_margin_corr_g5: seasonValue(correlation(teams.filter(({ team }) => !isStrong(team)).map(withMargin))),
  };
}

/** Measures budgets, in seasons with real figures. */
function amounts(
  { year }: SeasonData,
  { of }: Money,
  isStrong: (team: TeamId) => boolean,
): Record<string, Ratio | null> {
  const strong = [...of].filter(([team]) => isStrong(team)).map(([, { total }]) => total);
  const richest = [...of.values()].map(({ total }) => total).sort((a, b) => b - a);
  if (year === 2023) {
    return {
      fi_nil_p5_football_2324: seasonValue(sum(strong)),
      fi_roster_2023_top: seasonValue(mean(richest.slice(0, RICHEST))),
    };
  }
  if (year === 2024) return { fi_roster_2024: seasonValue(mean(strong)) };
  const shared = Math.max(...[...of.values()].map((each) => each.shared));
  return year === 2025 ? { fi_roster_2025: seasonValue(mean(strong)), fi_cap_football: seasonValue(shared) } : {};
}

/** Measures NIL money. */
export function financeMetrics(season: SeasonData): Values {
  const { money, portal, year, teams } = season;
  const strongIn = isPower(year);
  const conference = new Map<TeamId, string | null>(teams.map((each) => [each.team, each.conference]));
  const isStrong = (team: TeamId | null) => team !== null && strongIn(team, conference.get(team));
  const paid = (portal?.lines ?? []).flatMap(({ pay: worth, transfer, player }) =>
    worth !== null && isStrong(transfer.to) ? [{ worth, player }] : [],
  );
  const pay = (lines: typeof paid) => sum(lines.map(({ worth }) => worth));
  return present({
    ...(money === null ? {} : { ...relations(season, money, isStrong), ...amounts(season, money, isStrong) }),
    fi_nil_qb_share: pooled(pay(paid.filter(({ player }) => player.position === 'qb')), pay(paid)),
  });
}
