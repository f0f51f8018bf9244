import { lastOf } from '../../model/lists.ts';
import type { SeasonData } from './season-data.ts';
import { mean, present, seasonValue, share, type Values } from './values.ts';

/** Measures how long coaches stay. */
export function coachMetrics({ staffs, year, newStaffs }: SeasonData): Values {
  if (staffs.length === 0) return {};
  const tenures = staffs.map(({ heads }) => year - lastOf(heads).job.since + 1);
  const least = (seasons: number) => share(tenures, (tenure) => tenure >= seasons);
  return present({
    co_changes: seasonValue(newStaffs.size),
    co_change_share: seasonValue(newStaffs.size, staffs.length),
    co_tenure_mean: seasonValue(mean(tenures)),
    co_tenure_first: share(tenures, (tenure) => tenure === 1),
    co_tenure_ge3: least(3),
    co_tenure_ge5: least(5),
    co_tenure_ge8: least(8),
    co_tenure_ge10: least(10),
    co_coord_turnover: share(staffs, ({ offense }) => lastOf(offense).job.since === year),
  });
}
