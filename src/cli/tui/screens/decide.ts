import type { OpenDecision, Status } from '../../../core/contract/views/sim.ts';
import { firstSteps } from '../../../core/present/decisions/first-steps.ts';
import { EMPTY, HEADINGS, openHeading, openLine } from '../../../core/present/index.ts';
import { wrap } from '../../text/width.ts';
import { stageRoute } from '../play/pages.ts';
import type { Route } from '../play/route.ts';
import type { Item, Span } from '../play/view.ts';
import { BLANK, heading, line, textPane, view } from './parts.ts';
import { screen } from './screen.ts';

/** The page for each open decision. */
const DECIDED_ON: Readonly<Record<OpenDecision['what'], Route>> = {
  job: { name: 'jobs' },
  contract: { name: 'career' },
  staff: { name: 'staff' },
  schedule: { name: 'noncon' },
  recruiting: { name: 'board' },
  portal: { name: 'portal' },
  budget: { name: 'budget' },
  boosters: { name: 'budget' },
  redshirts: { name: 'depth' },
  depth: { name: 'depth' },
  plan: { name: 'plan' },
};

/** Columns of the smallest window, minus the margin. */
const HEAD_WIDTH = 78;

const INDENT = '  ';

/** A line the cursor skips. */
const under = (cells: Item['cells']): Item => ({ ...line(cells), mark: 'heading' });

/** Lines above a page: the open decisions, in short, and the key with details. */
export function openHead(status: Pick<Status, 'open'>): Span[][] {
  if (status.open.length === 0) return [];
  return wrap(openLine(status, 'Open (Y)'), HEAD_WIDTH).map((text): Span[] => [[text, 'faint']]);
}

/** A line to choose, with the effect of the decision under it. */
function decisionItems(decision: OpenDecision, width: number): Item[] {
  const said = wrap(decision.text, width - INDENT.length).map((part) => under([[INDENT + part, 'faint']]));
  return [line([[openHeading(decision), 'strong']], DECIDED_ON[decision.what]), ...said];
}

/** The four steps of a new user's first weeks, each marked done or not; weeks are played on the dashboard. */
function beginning(status: Pick<Status, 'info' | 'open'>, width: number): Item[] {
  const steps = firstSteps(status);
  if (steps.every(({ done }) => done)) return [];
  const lines = steps.flatMap(({ title, text, page, done }) => {
    const name = page === 'dashboard' ? stageRoute(status.info.stage) : ({ name: page } as const);
    const said = wrap(text, width - INDENT.length).map((part) => under([[INDENT + part, 'faint']]));
    return [line([[`[${done ? 'x' : ' '}] ${title}`, done ? 'faint' : 'strong']], name), ...(done ? [] : said)];
  });
  return [heading(HEADINGS.firstSeason), ...lines, BLANK, heading(HEADINGS.openDecisions)];
}

/** The coach's open decisions with their effects; Enter opens the page for each. */
export const decide = screen<'decide', Status>({
  load: ({ ask }) => ask('status', {}),
  view: ({ info, open }) =>
    view({
      title: HEADINGS.openDecisions,
      head: [[['All optional: your staff handles whatever you skip. Enter opens the page.', 'faint']]],
      panes: [
        textPane({
          key: 'open',
          lines: (width) => [
            ...beginning({ info, open }, width),
            ...open.flatMap((decision) => decisionItems(decision, width)),
          ],
          empty: EMPTY.openDecisions,
        }),
      ],
    }),
});
