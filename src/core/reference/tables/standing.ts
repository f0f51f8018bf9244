import type { TeamId } from '../../model/ids.ts';

/*
 * What programs were at the end of 1999, before the first season with results: 1 would be first every year, 0 last.
 * Bands by the final polls and records of the 1990s, with some weight for the decades before (public records). Within a band
 * the better program goes first.
 */
const BANDS: [standing: number, teams: TeamId[]][] = [
  [0.97, ['florida-state', 'nebraska', 'florida', 'tennessee', 'michigan']],
  [0.93, ['ohio-state', 'miami', 'penn-state', 'notre-dame', 'texas']],
  [0.9, ['virginia-tech', 'alabama', 'texas-a-m', 'georgia', 'usc', 'washington', 'oklahoma', 'kansas-state', 'ucla']],
  [0.85, ['auburn', 'colorado', 'wisconsin', 'lsu']],
  [0.78, ['arizona', 'arkansas', 'byu', 'clemson', 'georgia-tech', 'michigan-state', 'north-carolina', 'oregon']],
  [0.74, ['arizona-state', 'iowa', 'mississippi-state', 'purdue', 'stanford', 'syracuse', 'virginia', 'west-virginia']],
  [0.67, ['boston-college', 'california', 'illinois', 'nc-state', 'ole-miss', 'oregon-state', 'south-carolina']],
  [0.65, ['colorado-state', 'east-carolina', 'marshall', 'southern-miss', 'texas-tech', 'utah', 'washington-state']],
  [
    0.58,
    ['air-force', 'kentucky', 'louisville', 'maryland', 'minnesota', 'missouri', 'northwestern', 'oklahoma-state'],
  ],
  [0.55, ['boise-state', 'fresno-state', 'miami-oh', 'pittsburgh', 'san-diego-state', 'tcu', 'tulane', 'wyoming']],
  [0.5, ['baylor', 'cincinnati', 'indiana', 'iowa-state', 'kansas', 'toledo', 'vanderbilt', 'wake-forest']],
  [0.42, ['army', 'bowling-green', 'duke', 'hawaii', 'houston', 'louisiana-tech', 'memphis', 'navy', 'rice']],
  [0.42, ['rutgers', 'smu', 'temple', 'ucf', 'western-michigan']],
  [0.32, ['central-michigan', 'idaho', 'nevada', 'new-mexico', 'ohio', 'san-jose-state', 'tulsa', 'uab', 'unlv']],
  [0.32, ['utah-state', 'utep', 'ball-state', 'eastern-michigan', 'akron']],
  [0.25, ['louisiana', 'north-texas', 'northern-illinois', 'new-mexico-state', 'kent-state']],
  [0.2, ['arkansas-state', 'buffalo', 'middle-tennessee', 'south-florida', 'uconn', 'ul-monroe']],
];

/** Between neighbors in a band. */
const STEP = 0.001;

export const standingBefore: Readonly<Record<TeamId, number>> = Object.fromEntries(
  BANDS.flatMap(([standing, ids]) => ids.map((id, i) => [id, standing - i * STEP] as const)),
);
