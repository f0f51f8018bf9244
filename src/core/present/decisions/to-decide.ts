import type { OpenDecision, Status } from '../../contract/views/sim.ts';

/** `Open: 68 recruiting hours, 4 promises, budget`: all of it in a line. */
export const openLine = ({ open }: Pick<Status, 'open'>, title = 'Open'): string =>
  `${title}: ${open.map(({ short }) => short).join(', ')}`;

/** Where each is decided, for who reads commands: `dynasty board`. */
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
