import { KM_PER_MILE } from '../../../model/geography.ts';
import type { TeamId } from '../../../model/ids.ts';
import { isPower } from '../../../model/power-conferences.ts';
import { DECEMBER_PERIOD, SPRING_PERIOD, SUMMER_PERIOD, signsEarly } from '../../../model/recruiting.ts';
import type { RecruitLine } from '../../recruits.ts';
import type { SeasonData } from '../season-data.ts';
import {
  correlation,
  deviation,
  mean,
  present,
  quantile,
  type Ratio,
  seasonValue,
  share,
  type Values,
} from '../values.ts';

/** Sizes of the top recruit lists in real records. */
const TOP_250 = 250;
const TOP_300 = 300;
const TOP_100 = 100;
const TOP_1000 = 1000;
const BEST_CLASSES = 10;
type Signed = RecruitLine & { team: TeamId };

const ofStars = (lines: readonly Signed[], stars: number) => lines.filter(({ recruit }) => recruit.stars === stars);
const atHome = (lines: readonly Signed[]): Ratio | null => share(lines, ({ home }) => home);
const miles = ({ distance }: RecruitLine): number => distance / KM_PER_MILE;

function nearness(signed: readonly Signed[], strong: readonly Signed[]): Record<string, Ratio | null> {
  const median = (stars: number) =>
    seasonValue(
      quantile(
        ofStars(signed, stars)
          .map(miles)
          .sort((a, b) => a - b),
        0.5,
      ),
    );
  return {
    rec_instate_5star: atHome(ofStars(signed, 5)),
    rec_instate_4star: atHome(ofStars(signed, 4)),
    rec_instate_3star: atHome(ofStars(signed, 3)),
    rec_instate_p5_class: atHome(strong),
    rec_dist_median_4star: median(4),
    rec_dist_median_3star: median(3),
    rec_dist_mean: seasonValue(mean(signed.map(miles))),
    rec_dist_within500: share(signed, (each) => miles(each) <= 500),
    rec_dist_within1000: share(signed, (each) => miles(each) <= 1000),
  };
}

const POSITION_GROUPS: Readonly<Record<string, readonly string[]>> = {
  rec_pos_defensive_back: ['cb', 's'],
  rec_pos_linebacker: ['lb'],
  rec_pos_quarterback: ['qb'],
  rec_pos_receiver: ['wr', 'te'],
  rec_pos_running_back: ['rb'],
};

/** The last class before transfers could play right away and took recruits' spots. */
const LAST_BEFORE_PORTAL = 2020;

function sizes(
  signed: readonly Signed[],
  strong: readonly Signed[],
  { year, teams, strongTeams }: { year: number; teams: number; strongTeams: number },
) {
  const classes = new Map<TeamId, number>();
  for (const { team } of signed) classes.set(team, (classes.get(team) ?? 0) + 1);
  const counts = [...classes.values()].sort((a, b) => a - b);
  const groups = Object.entries(POSITION_GROUPS).map(([id, positions]) => [
    id,
    share(signed, ({ recruit }) => positions.includes(recruit.position)),
  ]);
  return {
    ...(year > LAST_BEFORE_PORTAL
      ? { rec_class_size_portal: seasonValue(signed.length, teams) }
      : {
          rec_class_size: seasonValue(signed.length, teams),
          rec_class_size_p90: seasonValue(quantile(counts, 0.9)),
          rec_class_size_p5: seasonValue(strong.length, strongTeams),
        }),
    rec_class_size_sd: seasonValue(deviation(counts)),
    ...Object.fromEntries(groups),
  };
}

/** Classes with their points, best first. */
type Ranking = readonly (readonly [team: TeamId, points: number])[];

function points(
  signed: readonly Signed[],
  order: Ranking,
  { previous, teams }: SeasonData,
): Record<string, Ratio | null> {
  const best = new Set(order.slice(0, BEST_CLASSES).map(([team]) => team));
  const pointsOf = (rank: number) => seasonValue(order[rank - 1]?.[1] ?? Number.NaN);
  const before = previous?.classPoints;
  const pairs = order.flatMap(([team, value]): [number, number][] => {
    const last = before?.get(team);
    return last === undefined || !teams.some((each) => each.team === team) ? [] : [[last, value]];
  });
  const toBest = (most: number) =>
    share(
      signed.filter(({ recruit }) => recruit.number <= most),
      ({ team }) => best.has(team),
    );
  return {
    rec_points_rank1: pointsOf(1),
    rec_points_rank5: pointsOf(5),
    rec_points_rank25: pointsOf(25),
    rec_points_rank50: pointsOf(50),
    rec_points_rank100: pointsOf(100),
    rec_points_yoy: seasonValue(correlation(pairs)),
    rec_top100_to_top10: toBest(TOP_100),
    rec_top300_to_top10: toBest(TOP_300),
  };
}

function offers(lines: readonly RecruitLine[], order: Ranking, offersOf: ReadonlyMap<TeamId, number>) {
  const meanOf = (list: readonly RecruitLine[], value: (line: RecruitLine) => number) =>
    seasonValue(mean(list.map(value)));
  const of = (stars: number) =>
    meanOf(
      lines.filter(({ recruit }) => recruit.stars === stars),
      (line) => line.offers,
    );
  const listed = lines.slice(0, TOP_1000);
  const leaders = order.slice(0, 5);
  return {
    rec_offers_top1000: meanOf(listed, (line) => line.offers),
    rec_offers_5star: of(5),
    rec_offers_4star: of(4),
    rec_offers_3star: of(3),
    rec_offers_2star: of(2),
    rec_ov_mean: meanOf(listed, (line) => line.visits),
    rec_offers_team_top: seasonValue(mean(leaders.map(([team]) => offersOf.get(team) ?? 0))),
  };
}

function timing(lines: readonly RecruitLine[], signed: readonly Signed[]): Record<string, Ratio | null> {
  const during = (from: number, to: number) => share(signed, ({ period }) => period >= from && period <= to);
  return {
    rec_commit_spring: during(SPRING_PERIOD, SPRING_PERIOD),
    rec_commit_jun_jul: during(SUMMER_PERIOD, SUMMER_PERIOD),
    rec_commit_aug_nov: during(SUMMER_PERIOD + 1, DECEMBER_PERIOD - 1),
    rec_commit_dec_feb: share(signed, ({ period }) => period >= DECEMBER_PERIOD),
    rec_top250_before_season: share(
      lines.slice(0, TOP_250),
      ({ period, flips }) => period <= SUMMER_PERIOD || flips > 0,
    ),
    rec_decommit_all: share(signed, ({ flips }) => flips > 0),
    rec_decommit_top300: share(lines.slice(0, TOP_300), ({ flips }) => flips > 0),
  };
}

function signing(signed: readonly Signed[], strong: readonly Signed[], year: number): Record<string, Ratio | null> {
  if (!signsEarly(year)) return {};
  const early = share(signed, (line) => line.early);
  if (signsEarly(year - 1)) return { rec_early_sign: early };
  const rest = signed.filter((line) => !strong.includes(line));
  const gap = mean(strong.map((line) => (line.early ? 1 : 0))) - mean(rest.map((line) => (line.early ? 1 : 0)));
  return { rec_early_sign_first: early, rec_early_sign_gap: seasonValue(gap) };
}

/** Measures the class that first plays in the season; walk-ons do not count. */
export function recruitMetrics(season: SeasonData): Values {
  const { recruits, teams, year } = season;
  if (recruits === null) return {};
  const lines = recruits.lines.filter(({ recruit }) => recruit.stars > 1);
  const signed = lines.filter((line): line is Signed => line.team !== null);
  const conferences = new Map(teams.map(({ team, conference }) => [team, conference]));
  const isStrong = isPower(year);
  const strongTeam = (team: TeamId) => isStrong(team, conferences.get(team));
  const strong = signed.filter(({ team }) => strongTeam(team));
  const members = teams.filter(({ team }) => strongTeam(team)).length;
  const order = [...recruits.points].sort((a, b) => b[1] - a[1]);
  return present({
    ...nearness(signed, strong),
    ...sizes(signed, strong, {
      year: season.year,
      teams: new Set(signed.map(({ team }) => team)).size,
      strongTeams: members,
    }),
    ...points(signed, order, season),
    ...offers(lines, order, recruits.offers),
    ...timing(lines, signed),
    ...signing(signed, strong, year),
  });
}
