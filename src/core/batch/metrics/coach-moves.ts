import type { Staff } from '../../dynasty/coaches.ts';
import { type CoachJob, isHead } from '../../model/coaches.ts';
import type { CoachingRanks } from '../../model/coaching-ranks.ts';
import type { TeamId } from '../../model/ids.ts';
import { lastOf } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import { shareOf } from '../../offseason/carousel/expectation.ts';
import type { Carried, SeasonData } from './season-data.ts';
import { countOf, mean, pooled, pooledMean, present, type Ratio, seasonValue, share, type Values } from './values.ts';

/** A program's season and the head coach who began it. */
interface Led {
  season: TeamSeason;
  power: boolean;
  job: CoachJob;
  /** His seasons there, including this one. */
  tenure: number;
  leaves: boolean;
  /** Whether he is another program's head coach next season. */
  movesOn: boolean;
}

type MoveSource = Pick<SeasonData, 'year' | 'teams' | 'staffs' | 'coaches'>;

/** Returns the head coaching jobs at this season's programs that start next season. */
function hiresAfter({ year, teams, coaches }: MoveSource): CoachJob[] {
  return teams.flatMap(({ team }) => coaches.atTeam(team).filter((job) => isHead(job) && job.since === year + 1));
}

const headCoachOf = ({ heads }: Staff): CoachJob => lastOf(heads).job;

function ledBy(source: MoveSource): Led[] {
  const { year, teams, staffs } = source;
  const jobs = new Map(staffs.map((staff) => [headCoachOf(staff).team, headCoachOf(staff)]));
  const next = new Set(hiresAfter(source).map(({ coach }) => coach));
  const power = isPower(year);
  return teams.flatMap((season): Led[] => {
    const job = jobs.get(season.team);
    if (job === undefined) return [];
    const leaves = job.until === year;
    const shared = { season, power: power(season.team, season.conference), job, leaves };
    return [{ ...shared, tenure: year - job.since + 1, movesOn: leaves && next.has(job.coach) }];
  });
}

/** Returns the share of some head coaches who leave without another FBS head coaching job. */
function outOf(led: readonly Led[]): Ratio | null {
  return pooled(
    countOf(led, ({ leaves, movesOn }) => leaves && !movesOn),
    led.length,
  );
}

function awayOf(led: readonly Led[]): Ratio | null {
  return pooled(
    countOf(led, ({ movesOn }) => movesOn),
    led.length,
  );
}

/** Measures head coaching departures by record and tenure. */
function exits(led: readonly Led[]): Record<string, Ratio | null> {
  const withWins = (list: readonly Led[], low: number, high = Number.POSITIVE_INFINITY) =>
    list.filter(({ season }) => season.wins >= low && season.wins <= high);
  const inYears = (low: number, high = Number.POSITIVE_INFINITY) =>
    led.filter(({ tenure }) => tenure >= low && tenure <= high);
  const others = led.filter(({ power }) => !power);
  return {
    co_exit_wins_0_2: outOf(withWins(led, 0, 2)),
    co_exit_wins_7_8: outOf(withWins(led, 7, 8)),
    co_exit_wins_11up: outOf(withWins(led, 11)),
    co_exit_tenure_1: outOf(inYears(1, 1)),
    co_exit_tenure_2: outOf(inYears(2, 2)),
    co_exit_tenure_6_9: outOf(inYears(6, 9)),
    co_exit_tenure_10up: outOf(inYears(10)),
    co_hired_away_g5_wins_7_8: awayOf(withWins(others, 7, 8)),
    co_hired_away_g5_wins_9_10: awayOf(withWins(others, 9, 10)),
    co_hired_away_g5_wins_11up: awayOf(withWins(others, 11)),
  };
}

/** Measures why head coaches leave, and their teams' records. */
function departures(led: readonly Led[]): Record<string, Ratio | null> {
  const leave = led.filter(({ leaves }) => leaves);
  const [moved, out] = [leave.filter(({ movesOn }) => movesOn), leave.filter(({ movesOn }) => !movesOn)];
  const won = (list: readonly Led[]) => seasonValue(mean(list.map(({ season }) => shareOf(season))));
  return {
    co_left_for_fbs_hc: share(leave, ({ movesOn }) => movesOn),
    co_left_count: seasonValue(moved.length),
    co_fired_share: share(leave, ({ job }) => job.end === 'fired'),
    co_retired_share: share(leave, ({ job }) => job.end === 'retired'),
    co_nfl_share: share(leave, ({ job }) => job.end === 'nfl'),
    co_out_winpct: won(out),
    co_left_winpct: won(moved),
    co_out_tenure: seasonValue(mean(out.map(({ tenure }) => tenure))),
  };
}

/** Measures where next season's new head coaches come from. */
function hires(source: MoveSource, led: readonly Led[]): Record<string, Ratio | null> {
  const { coaches, year } = source;
  const now = new Map(led.map((each) => [each.job.coach, each]));
  const power = new Set(led.filter((each) => each.power).map(({ season }) => season.team));
  const all = hiresAfter(source);
  const first = (job: CoachJob): boolean => !ledBefore(coaches, job);
  const of = (list: readonly CoachJob[], fits: (job: CoachJob) => boolean) => pooled(countOf(list, fits), list.length);
  const [byPower, byOthers] = [all.filter(({ team }) => power.has(team)), all.filter(({ team }) => !power.has(team))];
  return {
    co_hire_p5_hc: of(all, ({ coach }) => now.get(coach)?.power === true),
    co_hire_g5_hc: of(all, ({ coach }) => now.get(coach)?.power === false),
    co_hire_first_time: of(all, first),
    co_hire_first_time_p5: of(byPower, first),
    co_hire_first_time_g5: of(byOthers, first),
    co_hire_former_hc_p5: of(byPower, (job) => !now.has(job.coach) && !first(job)),
    co_hire_former_hc_g5: of(byOthers, (job) => !now.has(job.coach) && !first(job)),
    co_hire_coord: of(all, (job) => {
      const last = coaches.before(job);
      return last !== undefined && last.role !== 'head' && last.until === year;
    }),
  };
}

/** Whether a coach had been a head coach before this job. */
function ledBefore(coaches: CoachingRanks, { coach, since }: CoachJob): boolean {
  return coaches.career(coach).some((job) => isHead(job) && job.since < since);
}

/** Winning percentages of bad and average seasons. */
const BAD_MOST = 1 / 3;
const MIDDLE = [0.4, 0.6] as const;

/** Measures the change in winning percentage from the season before, with a new head coach and with the same one. */
function effects(led: readonly Led[], before: Carried['wins'], newStaffs: ReadonlySet<TeamId>) {
  const changes = led.flatMap(({ season }) => {
    const last = before.get(season.team);
    if (last === undefined || last.games === 0) return [];
    const was = last.wins / last.games;
    return [{ was, change: shareOf(season) - was, fresh: newStaffs.has(season.team) }];
  });
  const of = (low: number, high: number, fresh: boolean) =>
    pooledMean(
      changes.filter((each) => each.was >= low && each.was <= high && each.fresh === fresh).map(({ change }) => change),
    );
  return {
    co_effect_bad_change: of(0, BAD_MOST, true),
    co_effect_bad_keep: of(0, BAD_MOST, false),
    co_effect_mid_change: of(...MIDDLE, true),
    co_effect_mid_keep: of(...MIDDLE, false),
  };
}

type MoveInput = MoveSource & Pick<SeasonData, 'newStaffs'> & { previous: Pick<Carried, 'wins'> | null };

/** Measures why head coaches leave, their replacements, and the effect on the team. */
export function coachMoveMetrics(source: MoveInput): Values {
  const { staffs, previous, newStaffs } = source;
  if (staffs.length === 0) return {};
  const led = ledBy(source);
  return present({
    co_midseason: seasonValue(countOf(staffs, ({ interim }) => interim !== null)),
    ...departures(led),
    ...exits(led),
    ...hires(source, led),
    ...(previous === null ? {} : effects(led, previous.wins, newStaffs)),
  });
}
