import type { OpenDecision, Status } from '../../contract/views/sim.ts';

/** All open decisions in one line: `Open: 68 recruiting hours, 4 promises, budget`. */
export const openLine = ({ open }: Pick<Status, 'open'>, title = 'Open'): string =>
  `${title}: ${open.map(({ short }) => short).join(', ')}`;

/** The command for each open decision, as in `dynasty board`. */
export const OPEN_VERBS: Readonly<Record<OpenDecision['what'], string>> = {
  job: 'jobs',
  contract: 'career',
  staff: 'staff',
  schedule: 'noncon',
  recruiting: 'board',
  portal: 'portal',
  budget: 'budget',
  boosters: 'budget',
  redshirts: 'redshirt',
  depth: 'depth',
  plan: 'plan',
};
