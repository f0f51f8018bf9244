import { CHAMPIONSHIP_WEEK, type Game } from '../../../model/game.ts';
import type { TeamId } from '../../../model/ids.ts';
import type { Award, TeamRole } from '../../../model/people/awards.ts';
import { HEISMAN_VOTERS } from '../../../model/people/awards.ts';
import { type PlayerStat, STAT } from '../../../model/plays/stats.ts';
import type { ClassYear } from '../../../model/positions.ts';
import { isPower } from '../../../model/power-conferences.ts';
import { recordOf, records } from '../../../season/records.ts';
import type { SeasonData } from '../season-data.ts';
import { pooled, present, type Ratio, seasonValue, share, type Values } from '../values.ts';

/** A season's award winners. */
class Winners {
  private readonly season: SeasonData;
  private readonly isStrong: ReturnType<typeof isPower>;
  private readonly conferences: ReadonlyMap<TeamId, string | null>;

  constructor(season: SeasonData) {
    this.season = season;
    this.isStrong = isPower(season.year);
    this.conferences = new Map(season.teams.map(({ team, conference }) => [team, conference]));
  }

  all(kind: Award['kind'], selection: Award['selection'] = 0): readonly Award[] {
    return this.season.awards.filter((each) => each.kind === kind && each.selection === selection);
  }

  first(kind: Award['kind'], role?: TeamRole): Award | undefined {
    return this.all(kind).find((each) => each.place === 1 && (role === undefined || each.role === role));
  }

  /** Returns the sum of some of a player's counts, bowls included. */
  total({ player }: Award, ...stats: readonly PlayerStat[]): number {
    const line = this.season.seasonOf.get(player);
    return stats.reduce((sum, stat) => sum + (line?.counts[STAT[stat]] ?? 0), 0);
  }

  is(award: Award, classYear: ClassYear): boolean {
    return this.season.seasonOf.get(award.player)?.classYear === classYear;
  }

  isPower({ team }: Award): boolean {
    return this.isStrong(team, this.conferences.get(team));
  }

  totals(
    award: Award | undefined,
    names: Readonly<Record<string, readonly PlayerStat[]>>,
  ): Record<string, Ratio | null> {
    if (award === undefined) return {};
    return Object.fromEntries(
      Object.entries(names).map(([id, stats]) => [id, seasonValue(this.total(award, ...stats))]),
    );
  }
}

const yes = (is: boolean): Ratio | null => pooled(is ? 1 : 0, 1);

/** Measures the Heisman winner's team. */
function team({ polls, teams, games }: SeasonData, winner: Award): Record<string, Ratio | null> {
  const poll = polls.find(({ week }) => week === CHAMPIONSHIP_WEEK + 1);
  const rank = poll?.rows.find((row) => row.team === winner.team)?.rank ?? Number.POSITIVE_INFINITY;
  const before = games.map(({ game }): Game => game).filter(({ week }) => week <= CHAMPIONSHIP_WEEK);
  const { wins, losses } = recordOf(records(before), winner.team);
  const final = teams.find((each) => each.team === winner.team);
  return {
    he_ap1: yes(rank === 1),
    he_ap_top4: yes(rank <= 4),
    he_ap_top10: yes(rank <= 10),
    he_ap_unranked: yes(rank > 25),
    he_team_wins: seasonValue(wins),
    he_team_losses: seasonValue(losses),
    he_team_unbeaten: yes(losses === 0),
    he_team_3losses: yes(losses === 3),
    he_national_champion: yes(final?.champion === true),
    he_final_top5: yes(final !== undefined && final.rank <= 5),
  };
}

function heisman(season: SeasonData, winners: Winners): Record<string, Ratio | null> {
  const winner = winners.first('heisman');
  if (winner === undefined) return {};
  const passer = winner.role === 'qb' ? winner : undefined;
  return {
    he_qb: yes(winner.role === 'qb'),
    he_rb: yes(winner.role === 'rb'),
    he_wr: yes(winner.role === 'wr'),
    he_class_fr: yes(winners.is(winner, 'fr')),
    he_class_so: yes(winners.is(winner, 'so')),
    he_class_jr: yes(winners.is(winner, 'jr')),
    he_class_sr: yes(winners.is(winner, 'sr')),
    he_power: yes(winners.isPower(winner)),
    he_first_place: seasonValue((winner.firsts ?? 0) / HEISMAN_VOTERS),
    ...team(season, winner),
    ...winners.totals(passer, {
      he_qb_pass_yds: ['pass_yards'],
      he_qb_pass_td: ['pass_touchdowns'],
      he_qb_int: ['pass_interceptions'],
      he_qb_rush_yds: ['rush_yards'],
      he_qb_total_td: ['pass_touchdowns', 'rush_touchdowns'],
    }),
    ...winners.totals(winner.role === 'rb' ? winner : undefined, { he_rb_rush_yds: ['rush_yards'] }),
    obrien_is_heisman: yes(winners.first('best', 'qb')?.player === winner.player),
  };
}

function places(winners: Winners): Record<string, Ratio | null> {
  const defender = winners.first('best_defender');
  return {
    ...winners.totals(winners.first('best', 'qb'), { obrien_yds: ['pass_yards'], obrien_td: ['pass_touchdowns'] }),
    ...winners.totals(winners.first('best', 'rb'), {
      doak_rush_yds: ['rush_yards'],
      doak_rush_td: ['rush_touchdowns'],
    }),
    ...winners.totals(winners.first('best', 'wr'), {
      bilet_rec: ['receiving_catches'],
      bilet_yds: ['receiving_yards'],
      bilet_td: ['receiving_touchdowns'],
    }),
    ...(defender && {
      bednarik_dl: yes(defender.role === 'dl'),
      bednarik_lb: yes(defender.role === 'lb'),
      bednarik_db: yes(defender.role === 'db'),
    }),
  };
}

function allAmerica(winners: Winners): Record<string, Ratio | null> {
  const team = winners.all('all_america', 1);
  const perTeam = new Map<TeamId, number>();
  for (const each of team) perTeam.set(each.team, (perTeam.get(each.team) ?? 0) + 1);
  if (team.length === 0) return {};
  return {
    aa_p5_share: share(team, (each) => winners.isPower(each)),
    aa_class_so: share(team, (each) => winners.is(each, 'so')),
    aa_class_jr: share(team, (each) => winners.is(each, 'jr')),
    aa_class_sr: share(team, (each) => winners.is(each, 'sr')),
    aa_teams: seasonValue(perTeam.size),
    aa_team_max: seasonValue(Math.max(...perTeam.values())),
  };
}

/** Measures award winners. */
export function awardMetrics(season: SeasonData): Values {
  const winners = new Winners(season);
  return present({ ...heisman(season, winners), ...places(winners), ...allAmerica(winners) });
}
