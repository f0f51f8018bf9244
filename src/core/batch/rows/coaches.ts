import { staffOf } from '../../dynasty/coaches.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { schemesOf } from '../../dynasty/schemes.ts';
import { type CoachJob, type CoachOrigin, isInterim, type JobEnd, type StaffMember } from '../../model/coaches.ts';
import { groupBy, lastOf, mustGet } from '../../model/lists.ts';
import { isPower } from '../../model/power-conferences.ts';
import type { TeamSeason } from '../../model/season.ts';
import { expectedShare } from '../../offseason/carousel/expectation.ts';
import { payOf } from '../../offseason/carousel/pay.ts';
import { standings } from '../../offseason/carousel/programs.ts';
import type { RowWriter } from '../row-writer.ts';
import { begin, type Names, type Prefix } from './columns.ts';

/** Rows of head coaches and coordinators after a season. */

const OUTCOMES: Readonly<Record<JobEnd, string>> = {
  fired: 'fired',
  hired_away: 'left',
  promoted: 'left',
  head_coach: 'left',
  program: 'left',
  nfl: 'nfl',
  retired: 'retired',
  interim: 'interim',
};

const ORIGINS: Readonly<Record<CoachOrigin, string>> = {
  'position coach': 'below',
  'FCS head coach': 'below',
  'FCS coordinator': 'below',
  'NFL assistant': 'nfl',
};

/** Returns where a new coach came from; empty if he was already at the program. */
function hiredFrom({ coach, job }: StaffMember, dynasty: DynastyState): string {
  if (job.since !== dynasty.year || isInterim(job)) return '';
  const last = dynasty.coaches.before(job);
  if (last === undefined) return ORIGINS[coach.origin];
  if (last.team === job.team && last.until === job.since - 1) return '';
  if (last.end === 'nfl') return 'nfl';
  if (last.role !== 'head') return 'coordinator';
  const season = dynasty.history.find(({ team, year }) => team === last.team && year === last.until);
  return season && isPower(season.year)(season.team, season.conference) ? 'head_power' : 'head_other';
}

/** Returns the job a coach leaves for after a season; undefined without one. */
function nextJob({ job }: StaffMember, { coaches, year }: DynastyState): CoachJob | undefined {
  return coaches.career(job.coach).find((next) => next.since === year + 1 && !isInterim(next));
}

/** Returns a coach's record as a head coach before a season. */
function careerBefore({ job }: StaffMember, { coaches, year }: DynastyState, now: { wins: number; losses: number }) {
  const led = coaches.career(job.coach).filter(({ role, since }) => role === 'head' && since <= year);
  const sum = (of: 'wins' | 'losses') => led.reduce((all, each) => all + each[of], 0);
  const own = job.role === 'head' ? now : { wins: 0, losses: 0 };
  return { wins: sum('wins') - own.wins, losses: sum('losses') - own.losses };
}

/** Returns the record of a staff member's games at a program in a season. */
function seenBy({ job }: StaffMember, interim: StaffMember | null, { wins, losses }: TeamSeason) {
  if (interim === null || job.role !== 'head') return { wins, losses };
  if (isInterim(job)) return { wins: job.wins, losses: job.losses };
  return { wins: wins - interim.job.wins, losses: losses - interim.job.losses };
}

export function coachRows(
  out: RowWriter,
  prefix: Prefix,
  teams: readonly TeamSeason[],
  dynasty: DynastyState,
  names: Names,
): void {
  const { year, history, tuning, programs } = dynasty;
  const before = groupBy(
    history.filter((row) => row.year < year).sort((a, b) => a.year - b.year),
    ({ team }) => team,
  );
  const [marks, power] = [standings(programs), isPower(year)];
  for (const season of teams) {
    const { team, conference } = season;
    const { heads, offense, defense, interim } = staffOf(dynasty, team);
    const schemes = schemesOf(dynasty, team);
    const place = { standing: mustGet(marks, team), power: power(team, conference) };
    for (const member of [lastOf(heads), ...(interim ? [interim] : []), lastOf(offense), lastOf(defense)]) {
      const { coach, job } = member;
      const { wins, losses } = seenBy(member, interim, season);
      const expected = expectedShare(before.get(team) ?? [], tuning, place.standing) * (wins + losses);
      const career = careerBefore(member, dynasty, { wins, losses });
      const next = job.until === null ? undefined : nextJob(member, dynasty);
      begin(out, prefix).text(names.team(team)).number(coach.id).text(job.role);
      out
        .number(year - coach.born)
        .number(year - job.since + 1)
        .number(wins)
        .number(losses);
      out.number(Number(expected.toFixed(2))).text(job.end === null ? 'stays' : OUTCOMES[job.end]);
      out.text(next && next.team !== team ? names.team(next.team) : '').text(hiredFrom(member, dynasty));
      out.text(job.role === 'head' ? '' : (schemes?.[job.role] ?? '')).number(job.lastWeek === null ? 0 : 1);
      out
        .number(career.wins)
        .number(career.losses)
        .number(Number(payOf(job.role, place, year, tuning).toFixed(2)))
        .end();
    }
  }
}
