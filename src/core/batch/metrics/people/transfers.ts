import type { TeamId } from '../../../model/ids.ts';
import { BLUE_CHIP } from '../../../model/recruiting.ts';
import type { TransferLine } from '../../transfers.ts';
import { isPower, type SeasonData } from '../season-data.ts';
import { deviation, mean, pooled, present, type Ratio, seasonValue, share, type Values } from '../values.ts';

/** The first season whose transfers the real figures count. */
const FIRST_COUNTED = 2021;
/** The first whose transfers could enter in two windows alone, and the last. */
const WINDOWS = { first: 2023, last: 2025 };

type Ratios = Record<string, Ratio | null>;

/** Transfers of a season, seen from the teams they leave and join. */
interface Seen {
  /** Who left an FBS team for good. */
  out: readonly TransferLine[];
  moved: readonly TransferLine[];
  isStrong: (team: TeamId | null) => boolean;
}

const from = ({ transfer }: TransferLine): TeamId | null => transfer.from;
const to = ({ transfer }: TransferLine): TeamId | null => transfer.to;

function ends({ out, isStrong }: Seen): Ratios {
  const groups = [
    ['', out],
    ['_from_p5', out.filter((line) => isStrong(from(line)))],
    ['_from_g5', out.filter((line) => !isStrong(from(line)))],
  ] as const;
  const values = groups.flatMap(([name, lines]) => [
    [`tr_share_fbs${name}`, share(lines, ({ transfer }) => transfer.end === 'moved')],
    [`tr_share_lower${name}`, share(lines, ({ transfer }) => transfer.end === 'below')],
    [`tr_share_none${name}`, share(lines, ({ transfer }) => transfer.end === 'none')],
  ]);
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
    if (team !== null && sums.has(team)) sums.set(team, sums.get(team)! + 1);
  }
  return sums;
}

function perTeam({ out, isStrong }: Seen, joined: readonly TransferLine[], season: SeasonData): Ratios {
  const teams = season.teams.map(({ team }) => team);
  const [outgoing, incoming] = [counts(out, teams, from), counts(joined, teams, to)];
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
 * Who left, and how those are rated. The record of ratings is of transfers who have one, which it is taken that those have who
 * move within FBS: if it were of all who leave, blue chips would stay less than others, and they stay more (`ros_y2_5star`).
 */
function people({ out, moved }: Seen, teams: number): Ratios {
  const at = (...positions: readonly string[]) => share(out, ({ player }) => positions.includes(player.position));
  const knownBefore = moved.filter(({ player }) => player.stars > 1);
  return {
    tr_pos_rb: at('rb'),
    tr_pos_wr: at('wr'),
    tr_pos_te: at('te'),
    tr_pos_db: at('cb', 's'),
    tr_pos_st: at('k', 'p'),
    tr_qb_per_team: seasonValue(out.filter(({ player }) => player.position === 'qb').length, teams),
    tr_class_fr: share(out, ({ player }) => player.classYear === 'fr'),
    tr_stars_5: share(moved, ({ stars }) => stars === 5),
    tr_stars_3: share(moved, ({ stars }) => stars === 3),
    tr_stars_2: share(moved, ({ stars }) => stars === 2),
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

/** Who changed teams before the season. */
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
  const seen: Seen = { out, moved, isStrong };
  return present({
    tr_portal_entries_fbs: seasonValue(out.length),
    tr_portal_entries_per_team: seasonValue(out.length, teams.length),
    tr_withdrawn_share: seasonValue(entered.length - out.length, entered.length),
    tr_fcs_up: seasonValue(arrived.length),
    ...ends(seen),
    ...flows(seen),
    ...perTeam(seen, [...moved, ...arrived], season),
    ...people(seen, teams.length),
    ...months(seen, year),
  });
}
