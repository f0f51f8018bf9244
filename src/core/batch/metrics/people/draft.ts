import type { TeamId } from '../../../model/ids.ts';
import { groupBy, itemAt, lastOf, mustGet } from '../../../model/lists.ts';
import { LAST_PICKS } from '../../../model/people/draft.ts';
import type { Player } from '../../../model/player.ts';
import type { Position } from '../../../model/positions.ts';
import { isPower } from '../../../model/power-conferences.ts';
import type { SeasonData } from '../season-data.ts';
import { countOf, pooled, present, type Ratio, seasonValue, type Values } from '../values.ts';

/** A player who left FBS, and the round he was drafted in; 0: undrafted. */
interface Left {
  player: Player;
  round: number;
  pick: number;
  early: boolean;
}

const BACKS: readonly Position[] = ['cb', 's'];
const KICKERS: readonly Position[] = ['k', 'p'];

/** Returns the players who left FBS: after the season, or through the portal before it. */
export function leftIn({
  people,
  departures,
  draft,
  portal,
}: Pick<SeasonData, 'people' | 'departures' | 'draft' | 'portal'>): Left[] {
  const picks = new Map(draft.map((pick) => [pick.player, pick]));
  const gone = departures.filter(({ reason }) => reason !== 'portal');
  const left = gone.map(({ player, reason }) => ({
    player: mustGet(people, player),
    round: picks.get(player)?.round ?? 0,
    pick: picks.get(player)?.pick ?? 0,
    early: reason === 'declared',
  }));
  const lines = portal?.lines ?? [];
  const lost = lines.filter(({ transfer: { from, end } }) => from !== null && (end === 'below' || end === 'none'));
  return [...left, ...lost.map(({ player }) => ({ player, round: 0, pick: 0, early: false }))];
}

const shareAt =
  (...positions: readonly Position[]) =>
  ({ player }: Left): boolean =>
    positions.includes(player.position);

function byPosition(drafted: readonly Left[], first: readonly Left[]): Record<string, Ratio | null> {
  return {
    dr_pos_wr: seasonValue(countOf(drafted, shareAt('wr'))),
    dr_pos_te: seasonValue(countOf(drafted, shareAt('te'))),
    dr_pos_lb: seasonValue(countOf(drafted, shareAt('lb'))),
    dr_pos_st: seasonValue(countOf(drafted, shareAt(...KICKERS))),
    dr_r1_qb: seasonValue(countOf(first, shareAt('qb'))),
    dr_r1_rb: seasonValue(countOf(first, shareAt('rb'))),
    dr_r1_dl: seasonValue(countOf(first, shareAt('dl'))),
    dr_r1_lb: seasonValue(countOf(first, shareAt('lb'))),
    dr_r1_db: seasonValue(countOf(first, shareAt(...BACKS))),
  };
}

/** The last season in which conferences had the members behind the real means. */
const LAST_OF_MEMBERS = 2023;

function byTeam({ teams, year }: SeasonData, drafted: readonly Left[]): Record<string, Ratio | null> {
  const conference = new Map<TeamId, string | null>(teams.map((each) => [each.team, each.conference]));
  const strongIn = isPower(year);
  const isStrong = (team: TeamId): boolean => strongIn(team, conference.get(team));
  const from = (id: string) =>
    year > LAST_OF_MEMBERS ? null : seasonValue(countOf(drafted, ({ player }) => conference.get(player.team) === id));
  const strong = teams.filter(({ team }) => isStrong(team)).length;
  const fromStrong = countOf(drafted, ({ player }) => isStrong(player.team));
  return {
    dr_per_p5_team: seasonValue(fromStrong, strong),
    dr_per_g5_team: seasonValue(drafted.length - fromStrong, teams.length - strong),
    dr_conf_sec: from('sec'),
    dr_conf_b1g: from('big-ten'),
    dr_conf_acc: from('acc'),
    dr_conf_b12: from('big-12'),
    dr_conf_g5: seasonValue(drafted.length - fromStrong),
  };
}

/** Returns the share of departing players, by stars, drafted in the first rounds. */
function byStars(left: readonly Left[]): Record<string, Ratio | null> {
  const groups = groupBy(left, ({ player }) => player.stars);
  const share = (stars: number, rounds: number): Ratio | null => {
    const all = groups.get(stars) ?? [];
    return pooled(
      countOf(all, ({ round }) => round > 0 && round <= rounds),
      all.length,
    );
  };
  const every = LAST_PICKS.length;
  return {
    dr_star5_vox: share(5, every),
    dr_star4_vox: share(4, every),
    dr_star3_vox: share(3, every),
    dr_star2: share(2, every),
    dr_star5_r1: share(5, 1),
    dr_star4_r1: share(4, 1),
    dr_star3_r1: share(3, 1),
    dr_star2_r1: share(2, 1),
    dr_star5_r12: share(5, 2),
    dr_star5_r1_3: share(5, 3),
    dr_star3_r1_3: share(3, 3),
  };
}

function mixes(drafted: readonly Left[], first: readonly Left[]): Record<string, Ratio | null> {
  const of = (list: readonly Left[], stars: number): Ratio | null =>
    pooled(
      countOf(list, ({ player }) => player.stars === stars),
      list.length,
    );
  return {
    dr_mix_star5: of(drafted, 5),
    dr_mix_star2: pooled(
      countOf(drafted, ({ player }) => player.stars <= 2),
      drafted.length,
    ),
    dr_r1_mix_star5: of(first, 5),
    dr_r1_mix_star4: of(first, 4),
    dr_r1_mix_star3: of(first, 3),
  };
}

/** Returns the years from high school to the draft. */
const yearsSince = ({ player }: Left): number => player.seasons + 1;

/** Measures how long drafted recruits were in college. */
function years(drafted: readonly Left[]): Record<string, Ratio | null> {
  const recruits = drafted.filter(({ player }) => player.stars > 1);
  const after = (count: number) =>
    pooled(
      countOf(recruits, (each) => yearsSince(each) === count),
      recruits.length,
    );
  return { dr_years_4: after(4), dr_years_5: after(5) };
}

function early(left: readonly Left[]): Record<string, Ratio | null> {
  const declared = left.filter((each) => each.early);
  const picks = declared.flatMap(({ pick }) => (pick > 0 ? [pick] : [])).sort((a, b) => a - b);
  return {
    dr_early_granted: seasonValue(declared.length),
    dr_early_undrafted: pooled(declared.length - picks.length, declared.length),
    dr_early_r1_2021: seasonValue(countOf(declared, ({ round }) => round === 1)),
    dr_early_median_pick: picks.length === 0 ? null : seasonValue(itemAt(picks, Math.floor(picks.length / 2))),
  };
}

/** Measures the draft after the season. */
export function draftMetrics(season: SeasonData): Values {
  const left = leftIn(season);
  const drafted = left.filter(({ round }) => round > 0);
  const first = drafted.filter(({ round }) => round === 1);
  return present({
    dr_fbs_share: pooled(drafted.length, lastOf(LAST_PICKS)),
    ...byPosition(drafted, first),
    ...byTeam(season, drafted),
    ...byStars(left),
    ...mixes(drafted, first),
    ...years(drafted),
    ...early(left),
  });
}
