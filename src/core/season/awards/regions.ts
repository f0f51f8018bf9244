import type { VotingRegion } from '../../model/people/awards.ts';

/** The states of each region of the Heisman's electors, by postal code. */
const STATES: Readonly<Record<VotingRegion, string>> = {
  'Far West': 'AK AZ CA CO HI ID MT NV NM OR UT WA WY',
  'Mid-Atlantic': 'DC DE MD NC NJ PA SC VA WV',
  Midwest: 'IA IL IN MI MN ND NE OH SD WI',
  Northeast: 'CT MA ME NH NY RI VT',
  South: 'AL FL GA KY MS TN',
  Southwest: 'AR KS LA MO OK TX',
};

const REGION = new Map(
  Object.entries(STATES).flatMap(([region, states]) =>
    states.split(' ').map((state) => [state, region as VotingRegion] as const),
  ),
);

/** Returns a state's region; null for anything that is not a state. */
export function votingRegion(state: string): VotingRegion | null {
  return REGION.get(state) ?? null;
}
