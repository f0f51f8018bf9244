import type { PlanPage } from '../../contract/views/season/plan.ts';
import { TEAM_NUMBERS, type TeamStatColumn } from '../../words/columns/team-numbers.ts';
import { capitalized, listed, NOT_KNOWN, ordinal, percent, rankPrefix, signedTo } from '../../words/numbers.ts';
import { COVERAGE_NAMES, stepName } from '../../words/plan.ts';
import { siteWord, weekName } from '../../words/terms.ts';
import { schemesText } from '../coaching/coaches.ts';

/** Text for game plans and scouting reports. */

type Plan = PlanPage['plan'];
type Dial = Exclude<keyof Plan, 'coverage'>;

interface DialWords {
  key: Dial;
  name: string;
  /** The trade-off of turning it up. */
  trade: string;
}

/** A plan's dials, in display order. */
export const PLAN_WORDS: readonly DialWords[] = [
  {
    key: 'run_pass',
    name: 'Run or pass',
    trade: 'Lean on your better matchup, but stray too far and you execute worse.',
  },
  {
    key: 'tempo',
    name: 'Tempo',
    trade: 'Faster means more plays for both teams, and it tires your own defense.',
  },
  {
    key: 'deep',
    name: 'Deep or short',
    trade: 'Deeper throws gain more, but fall incomplete more often and invite sacks.',
  },
  {
    key: 'fourth',
    name: 'Fourth down',
    trade: 'Bolder means fewer kicks and more turnovers on downs.',
  },
  {
    key: 'pressure',
    name: 'Pressure',
    trade: 'Blitzing gets sacks but gives up big plays and scrambles.',
  },
];

/** The trade-off between coverages. */
const COVERAGE_TRADE =
  'Man takes away short throws but gives up deep ones and scrambles. Zone gives up the short stuff but contains the quarterback.';

export interface PlanRow {
  key: keyof Plan;
  name: string;
  plan: string;
  staff: string;
  /** Whether the user chose it; otherwise it follows the staff. */
  chosen: boolean;
  trade: string;
}

/** Label that returns a choice to the staff. */
export const FOLLOW_STAFF = 'Follow your staff';

/** Returns every choice in the plan, next to the staff's. */
export function planRows({ plan, staff, chosen }: Pick<PlanPage, 'plan' | 'staff' | 'chosen'>): PlanRow[] {
  const dials = PLAN_WORDS.map((words) => ({
    key: words.key,
    name: words.name,
    plan: stepName(words.key, plan[words.key]),
    staff: stepName(words.key, staff[words.key]),
    chosen: chosen.includes(words.key),
    trade: words.trade,
  }));
  const coverage = {
    plan: COVERAGE_NAMES[plan.coverage],
    staff: COVERAGE_NAMES[staff.coverage],
    trade: COVERAGE_TRADE,
  };
  return [...dials, { key: 'coverage', name: 'Coverage', ...coverage, chosen: chosen.includes('coverage') }];
}

/** `Next: Week 9 at #3 Ohio State, 7-1 (4-1)`; without a next opponent there is nothing to scout. */
export function aheadText({ opponent, info }: Pick<PlanPage, 'opponent' | 'info'>): string {
  if (opponent === null) return 'The next opponent is not set yet.';
  const { week, home, name, ranking, record } = opponent;
  return `Next: ${weekName(week, info.playoff.teams)} ${siteWord({ home })} ${rankPrefix(name, ranking)}, ${record}`;
}

/** The schemes of the opponent's staff, as a list of one line; empty if unknown. */
export function schemesAhead({
  opponent,
  opponent_schemes,
}: Pick<PlanPage, 'opponent' | 'opponent_schemes'>): string[] {
  return opponent && opponent_schemes ? [`${opponent.name}: ${schemesText(opponent_schemes)}`] : [];
}

/** Who makes the plan: `Your plan, until you change it.` */
export function plannerText({ own }: Pick<PlanPage, 'own'>): string {
  return own ? 'Your plan, until you change it.' : 'Your staff plans each game.';
}

/** Who made each choice: `Your plan, until you change it. Tempo and coverage are yours; your staff plans the rest.` */
export function plannersText(page: Pick<PlanPage, 'own' | 'plan' | 'staff' | 'chosen'>): string {
  const rows = planRows(page);
  const yours = rows.filter(({ chosen }) => chosen).map(({ name }) => name.toLowerCase());
  if (yours.length === 0 || yours.length === rows.length) return plannerText(page);
  const are = yours.length === 1 ? 'is' : 'are';
  return `${plannerText(page)} ${capitalized(listed(yours))} ${are} yours; your staff plans the rest.`;
}

type Setting = number | Plan['coverage'];

/**
 * Returns a setting's effect on the expected margin compared with the staff's pick, and the win probability; null if
 * unknown.
 */
export function settingEffect(
  { effects, staff }: Pick<PlanPage, 'effects' | 'staff'>,
  choice: keyof Plan,
  at: Setting,
): { points: number; win: number | null } | null {
  const of = (setting: Setting) => effects.find((each) => each.choice === choice && each.at === setting);
  const [here, usual] = [of(at), of(staff[choice])];
  if (here === undefined || usual === undefined) return null;
  return { points: Math.round((here.points - usual.points) * 10) / 10 + 0, win: here.win };
}

/**
 * `expected margin -0.8 vs. your staff’s pick, win probability 61.2%`; empty for the staff's pick, or without a next
 * game.
 */
export function settingText(page: Pick<PlanPage, 'effects' | 'staff'>, choice: keyof Plan, at: Setting): string {
  const effect = settingEffect(page, choice, at);
  if (effect === null || at === page.staff[choice]) return '';
  const margin = `expected margin ${signedTo(effect.points, 1)} vs. your staff’s pick`;
  return effect.win === null ? margin : `${margin}, win probability ${percent(effect.win, 1)}`;
}

/** The short form: `margin -0.8, win 61.2%`. */
export function settingBrief(page: Pick<PlanPage, 'effects' | 'staff'>, choice: keyof Plan, at: Setting): string {
  const effect = settingEffect(page, choice, at);
  if (effect === null || at === page.staff[choice]) return '';
  return `margin ${signedTo(effect.points, 1)}${effect.win === null ? '' : `, win ${percent(effect.win, 1)}`}`;
}

/** `Win probability 61.2% (your staff’s plan: 61.5%)`; empty without a next game. */
export function planWinText({ win }: Pick<PlanPage, 'win'>): string {
  if (win === null || win.now === null || win.staff === null) return '';
  const staff = win.now === win.staff ? 'same as your staff’s plan' : `your staff’s plan: ${percent(win.staff, 1)}`;
  return `Win probability ${percent(win.now, 1)} (${staff})`;
}

export type Scouted = PlanPage['scouting'][number];

/** `Scouting report: Ohio State`; no name if the next opponent is unknown. */
export function scoutingTitle({ opponent }: Pick<PlanPage, 'opponent'>): string {
  return opponent === null ? 'Scouting report' : `Scouting report: ${opponent.name}`;
}

/** Placeholder for an empty scouting report. */
export const NOTHING_SCOUTED = 'No film on this opponent yet.';

/** Returns the label of a scouting report line. */
export function scoutedName({ stat }: Pick<Scouted, 'stat'>): string {
  return stat in TEAM_NUMBERS ? TEAM_NUMBERS[stat as TeamStatColumn].long : stat;
}

/** `412.3 (14th)`. */
export function scoutedText({ value, rank }: Scouted['offense']): string {
  return rank === 0 ? NOT_KNOWN : `${value.toFixed(1)} (${ordinal(rank)})`;
}
