import { DRIVE_RESULTS, type DriveResult } from '../../model/plays/play.ts';
import type { PlayCounts } from './counts/play-counts.ts';
import type { SeasonData } from './season-data.ts';
import { deviation, present, seasonValue, type Values } from './values.ts';

function add(counts: Float64Array): number {
  return counts.reduce((total, count) => total + count, 0);
}

function downs(c: PlayCounts): Values {
  const all = add(c.plays);
  const byDown = [1, 2, 3, 4].flatMap((down) => [
    [`down${down}_share`, seasonValue(c.plays[down]!, all)] as const,
    [`dropback_share_d${down}`, seasonValue(c.dropbacks[down]!, c.plays[down]!)] as const,
  ]);
  const names = ['1', '2_3', '4_6', '7_9', '10', '11plus'];
  const late = names.flatMap((name, group) => [
    [`third_pct_${name}`, seasonValue(c.made[0][group]!, c.tries[0][group]!)] as const,
    [`fourth_pct_${name}`, seasonValue(c.made[1][group]!, c.tries[1][group]!)] as const,
    [`third_share_${name}`, seasonValue(c.tries[0][group]!, add(c.tries[0]))] as const,
  ]);
  return present({
    ...Object.fromEntries([...byDown, ...late]),
    dropback_share: seasonValue(add(c.dropbacks), all),
    std_down_success: seasonValue(c.standardSuccesses, c.standardDowns),
    passing_down_success: seasonValue(c.passingSuccesses, c.passingDowns),
    std_down_share: seasonValue(c.standardDowns, all),
  });
}

function gains(c: PlayCounts): Values {
  const all = add(c.plays);
  const dropbacks = add(c.dropbacks);
  return present({
    ypc_nosack: seasonValue(c.rushYards, c.rushes),
    rush_le0: seasonValue(c.rushesStuffed, c.rushes),
    rush_success: seasonValue(c.rushSuccesses, c.rushes),
    pass_success: seasonValue(c.successes - c.rushSuccesses, dropbacks),
    sack_yds: seasonValue(c.sackYards, c.sacks),
    sack_rate: seasonValue(c.sacks, dropbacks),
    success_rate: seasonValue(c.successes, all),
    explosive_rate: seasonValue(c.explosive, all),
  });
}

function kicks(c: PlayCounts): Values {
  const attempts = add(c.fieldGoals);
  const from50 = c.fieldGoals[4]! + c.fieldGoals[5]!;
  const names = ['17_19', '20_29', '30_39', '40_49', '50_54', '55plus'];
  const byDistance = names.map(
    (name, i) => [`fg_pct_${name}`, seasonValue(c.fieldGoalsMade[i]!, c.fieldGoals[i]!)] as const,
  );
  return present({
    ...Object.fromEntries(byDistance),
    fg_pct_50plus: seasonValue(c.fieldGoalsMade[4]! + c.fieldGoalsMade[5]!, from50),
    fg_share_50plus: seasonValue(from50, attempts),
    fg_share_40plus: seasonValue(from50 + c.fieldGoals[3]!, attempts),
    two_pt_try_rate: seasonValue(c.twoPointTries, c.touchdowns),
  });
}

/** Measures drives in regulation; `teamGames` is twice the number of games. */
function drives({ drives: d, games }: SeasonData): Values {
  const teamGames = 2 * games.length;
  const of = (...results: DriveResult[]) => {
    const count = results.reduce((total, result) => total + d.results[DRIVE_RESULTS.indexOf(result)]!, 0);
    return seasonValue(count, d.drives);
  };
  const touchdowns = d.results[DRIVE_RESULTS.indexOf('touchdown')]!;
  const fieldGoals = d.results[DRIVE_RESULTS.indexOf('field_goal')]!;
  return present({
    drives_tg: seasonValue(d.drives, teamGames),
    poss_tg: seasonValue(d.drives, teamGames),
    plays_drive: seasonValue(d.plays, d.drives),
    yards_drive: seasonValue(d.yards, d.drives),
    drive_10plays: seasonValue(d.long, d.drives),
    drive_td: of('touchdown'),
    td_per_poss: of('touchdown'),
    drive_fg: of('field_goal'),
    drive_missed_fg: of('missed_field_goal'),
    drive_punt: of('punt'),
    drive_int: of('interception'),
    drive_fumble: of('fumble'),
    drive_downs: of('downs'),
    drive_safety: of('safety'),
    drive_end: of('end_of_half', 'end_of_game'),
    drive_score: of('touchdown', 'field_goal'),
    pts_drive: seasonValue(7 * touchdowns + 3 * fieldGoals, d.drives),
    scoring_opp_rate: seasonValue(d.opportunities, d.drives),
    pts_per_opp: seasonValue(d.opportunityPoints, d.opportunities),
  });
}

/** Measures plays and drives. */
export function playMetrics(season: SeasonData): Values {
  const { plays } = season;
  const success = [...plays.byTeam.values()].filter((team) => team.plays > 0);
  return {
    ...downs(plays),
    ...gains(plays),
    ...kicks(plays),
    ...drives(season),
    ...present({
      team_sd_success_off: seasonValue(deviation(success.map((team) => team.successes / team.plays))),
    }),
  };
}
