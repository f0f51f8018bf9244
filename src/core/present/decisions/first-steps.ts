import type { OpenDecision, Status } from '../../contract/views/sim.ts';

/** First steps for a new user, in both faces: four tasks in the first season's opening weeks. All pure. */

/** The last week the steps are shown: by then a new user has played a month. */
const LAST_WEEK = 4;

export interface FirstStep {
  key: 'schedule' | 'recruiting' | 'lineup' | 'play';
  title: string;
  /** The task, in a sentence or two. */
  text: string;
  /** The page for it. */
  page: 'noncon' | 'board' | 'plan' | 'dashboard';
  done: boolean;
}

/** The steps, each with the open decisions that mean it is not done. */
const STEPS: readonly (Omit<FirstStep, 'done'> & { open: readonly OpenDecision['what'][] })[] = [
  {
    key: 'schedule',
    title: 'Fill your schedule',
    text: 'Pick opponents for your open weeks. Your staff fills whatever is left when the season starts.',
    page: 'noncon',
    open: ['schedule'],
  },
  {
    key: 'recruiting',
    title: 'Work the recruiting board',
    text: 'Offer scholarships and put hours on the players you want most. Your staff recruits until you take over.',
    page: 'board',
    open: ['recruiting'],
  },
  {
    key: 'lineup',
    title: 'Set your game plan',
    text: 'Read the scouting report, then lean toward your better matchup. The odds show what each choice is worth.',
    page: 'plan',
    open: ['plan'],
  },
  {
    key: 'play',
    title: 'Play your first week',
    text: 'You see your result first, then what happened to your recruits, your injuries and the poll.',
    page: 'dashboard',
    open: [],
  },
];

/** Returns the steps for a dynasty's first weeks; none later. A coordinator's head coach handles scheduling. */
export function firstSteps({ info, open }: Pick<Status, 'info' | 'open'>): FirstStep[] {
  const { stage, currentYear, startYear, currentWeek } = info;
  const early = stage === 'preseason' || (stage === 'season' && currentWeek <= LAST_WEEK);
  if (currentYear !== startYear || !early) return [];
  const played = stage === 'season' && currentWeek > 1;
  const steps = info.coach?.coordinator === undefined ? STEPS : STEPS.filter(({ key }) => key !== 'schedule');
  return steps.map(({ open: until, ...step }) => ({
    ...step,
    done: step.key === 'play' ? played : !open.some(({ what }) => until.includes(what)),
  }));
}
