import type { TeamId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import type { PortalEnd } from '../../../model/portal.ts';
import { CLASS_YEARS } from '../../../model/positions.ts';
import { isPower } from '../../../model/power-conferences.ts';
import { BLUE_CHIP } from '../../../model/recruiting.ts';
import type { PortalClosed, TransferLine } from '../../transfers.ts';
import type { SeasonData } from '../season-data.ts';
import {
  countOf,
  deviation,
  mean,
  pooled,
  present,
  type Ratio,
  seasonValue,
  share,
  sum,
  type Values,
} from '../values.ts';

/** The first season with real figures. */
const FIRST_COUNTED = 2021;
/** The first season after the limit on transfers ended (December 2023). */
const UNLIMITED = 2024;
/** The first and last seasons whose transfers could only enter in two windows. */
const WINDOWS = { first: 2023, last: 2025 };

type Ratios = Record<string, Ratio | null>;

/** A season's transfers, from the view of the teams they leave and join. */
interface Seen {
  /** Players who left an FBS team. */
  out: readonly TransferLine[];
  /** Each team's walk-ons who entered and found no FBS team. */
  lost: ReadonlyMap<TeamId, number>;
  moved: readonly TransferLine[];
  isStrong: (team: TeamId | null) => boolean;
}

const from = ({ transfer }: TransferLine): TeamId | null => transfer.from;
const to = ({ transfer }: TransferLine): TeamId | null => transfer.to;

function ends({ out, lost, isStrong }: Seen): Ratios {
  const groups: readonly (readonly [name: string, fits: (team: TeamId | null) => boolean])[] = [
    ['', () => true],
    ['_from_p5', isStrong],
    ['_from_g5', (team) => !isStrong(team)],
  ];
  const values = groups.flatMap(([name, fits]) => {
    const lines = out.filter((line) => fits(from(line)));
    const walkOns = sum([...lost].filter(([team]) => fits(team)).map(([, count]) => count));
    const ended = (end: PortalEnd) => countOf(lines, ({ transfer }) => transfer.end === end);
    const all = lines.length + walkOns;
    return [
      [`tr_share_fbs${name}`, seasonValue(ended('moved'), all)],
      [`tr_share_lower${name}`, seasonValue(ended('below'), all)],
      [`tr_share_none${name}`, seasonValue(ended('none') + walkOns, all)],
    ];
  });
  return Object.fromEntries(values);
}

function flows({ moved, isStrong }: Seen): Ratios {
  const flow = (strongBefore: boolean, strongAfter: boolean) => (line: TransferLine) =>
    isStrong(from(line)) === strongBefore && isStrong(to(line)) === strongAfter;
  const strong = moved.filter((line) => isStrong(from(line)));
  const others = moved.filter((line) => !isStrong(from(line)));
  return {
    tr_flow_p5_p5: share(moved, flow(true, true)),
    tr_flow_g5_p5: share(moved, flow(false, true)),
    tr_flow_g5_g5: share(moved, flow(false, false)),
    tr_up_share_g5: share(others, (line) => isStrong(to(line))),
    tr_down_share_p5: share(strong, (line) => !isStrong(to(line))),
  };
}

function counts(lines: readonly TransferLine[], teams: readonly TeamId[], of: typeof from): Map<TeamId, number> {
  const sums = new Map(teams.map((team) => [team, 0]));
  for (const line of lines) {
    const team = of(line);
    if (team !== null && sums.has(team)) sums.set(team, mustGet(sums, team) + 1);
  }
  return sums;
}

function perTeam({ out, lost, isStrong }: Seen, joined: readonly TransferLine[], season: SeasonData): Ratios {
  const teams = season.teams.map(({ team }) => team);
  const [outgoing, incoming] = [counts(out, teams, from), counts(joined, teams, to)];
  for (const [team, count] of lost) outgoing.set(team, (outgoing.get(team) ?? 0) + count);
  const average = (sums: Map<TeamId, number>, fits: (team: TeamId) => boolean) => {
    const values = [...sums].filter(([team]) => fits(team)).map(([, n]) => n);
    return values.length === 0 ? null : seasonValue(mean(values));
  };
  const isNew = (team: TeamId) => season.newStaffs.has(team);
  const [changed, kept] = [average(outgoing, isNew), average(outgoing, (team) => !isNew(team))];
  const all = () => true;
  return {
    tr_in_per_team: average(incoming, all),
    tr_in_per_team_sd: seasonValue(deviation([...incoming.values()])),
    tr_in_per_team_max: seasonValue(Math.max(...incoming.values())),
    tr_out_per_team_sd: seasonValue(deviation([...outgoing.values()])),
    tr_out_per_p5_team: average(outgoing, isStrong),
    tr_out_per_g5_team: average(outgoing, (team) => !isStrong(team)),
    tr_in_per_p5_team: average(incoming, isStrong),
    tr_in_per_g5_team: average(incoming, (team) => !isStrong(team)),
    tr_out_coach_change_ratio: changed && kept ? pooled(changed[0], kept[0]) : null,
    tr_out_coach_change_extra: changed && kept ? seasonValue(changed[0] - kept[0]) : null,
  };
}

/**
 * Measures players who left, and their ratings. The real ratings cover rated transfers, taken to be those who move
 * within FBS: if they covered all who leave, blue chips would stay less often than others, but they stay more often
 * (`ros_y2_5star`).
 */
function people({ out, moved }: Seen, teams: number): Ratios {
  const shareAt = (...positions: readonly string[]) => share(out, ({ player }) => positions.includes(player.position));
  const ranked = moved.filter(({ walkOn }) => !walkOn);
  const knownBefore = ranked.filter(({ player }) => player.stars > 1);
  return {
    tr_pos_rb: shareAt('rb'),
    tr_pos_wr: shareAt('wr'),
    tr_pos_te: shareAt('te'),
    tr_pos_db: shareAt('cb', 's'),
    tr_pos_st: shareAt('k', 'p'),
    tr_qb_per_team: seasonValue(out.filter(({ player }) => player.position === 'qb').length, teams),
    ...Object.fromEntries(
      CLASS_YEARS.map((classYear) => [
        `tr_class_${classYear}`,
        share(out, ({ player }) => player.classYear === classYear),
      ]),
    ),
    tr_stars_5: share(ranked, ({ stars }) => stars === 5),
    tr_stars_3: share(ranked, ({ stars }) => stars === 3),
    tr_stars_2: share(ranked, ({ stars }) => stars === 2),
    tr_star_up: share(knownBefore, ({ stars, player }) => stars > player.stars),
    tr_star_same: share(knownBefore, ({ stars, player }) => stars === player.stars),
    tr_star4_down: share(
      knownBefore.filter(({ player }) => player.stars === BLUE_CHIP),
      ({ stars }) => stars < BLUE_CHIP,
    ),
    tr_hs_bluechip: share(knownBefore, ({ player }) => player.stars >= BLUE_CHIP),
  };
}

const SPRING: readonly number[] = [4, 5];
const WINTER: readonly number[] = [11, 12, 1];

function months({ out }: Seen, year: number): Ratios {
  const within = (list: readonly number[]) => share(out, ({ transfer }) => list.includes(transfer.month));
  if (year < WINDOWS.first) return { tr_winter_share_nowindow: within(WINTER) };
  return { tr_spring_share: year > WINDOWS.last ? null : within(SPRING) };
}

/** Counts walk-ons who entered without finding a team, by the team they left. */
function walkOnsLost({ lines, walkOns }: PortalClosed): Map<TeamId, number> {
  const lost = new Map(walkOns);
  for (const line of lines) if (line.walkOn) lost.set(from(line)!, (lost.get(from(line)!) ?? 0) - 1);
  return lost;
}

/** Measures a team's scholarship entries and the graduates among them, since transfers became unlimited. */
function unlimited(out: readonly TransferLine[], walkOns: number, teams: number): Ratios {
  const scholarship = out.filter(({ walkOn }) => !walkOn);
  const seniors = scholarship.filter(({ player }) => player.classYear === 'sr');
  return {
    tr_scholarship_entries: seasonValue(scholarship.length, teams),
    tr_senior_entries: seasonValue(seniors.length, teams),
    tr_walkon_entries: seasonValue(walkOns, teams),
  };
}

/** Measures transfers before the season. */
export function transferMetrics(season: SeasonData): Values {
  const { portal, year, teams } = season;
  if (portal === null || year < FIRST_COUNTED) return {};
  const conference = new Map<TeamId, string | null>(teams.map((each) => [each.team, each.conference]));
  const strongIn = isPower(year);
  const isStrong = (team: TeamId | null): boolean => team !== null && strongIn(team, conference.get(team));
  const entered = portal.lines.filter(({ transfer }) => transfer.from !== null);
  const out = entered.filter(({ transfer }) => transfer.end !== 'withdrawn');
  const arrived = portal.lines.filter(({ transfer }) => transfer.from === null);
  const moved = out.filter(({ transfer }) => transfer.end === 'moved');
  const lost = walkOnsLost(portal);
  const seen: Seen = { out, lost, moved, isStrong };
  const all = out.length + sum([...lost.values()]);
  const walkOns = sum([...portal.walkOns.values()]);
  return present({
    tr_portal_entries_fbs: seasonValue(all),
    tr_portal_entries_per_team: seasonValue(all, teams.length),
    ...(year < UNLIMITED ? {} : unlimited(out, walkOns, teams.length)),
    tr_withdrawn_share: seasonValue(entered.length - out.length, entered.length),
    tr_fcs_up: seasonValue(arrived.length),
    ...ends(seen),
    ...flows(seen),
    ...perTeam(seen, [...moved, ...arrived], season),
    ...people(seen, teams.length),
    ...months(seen, year),
  });
}
