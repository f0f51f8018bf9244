import type { LegacyPart, MilestoneKind, Prize, Relation, Verdict } from '../../model/people/legacy.ts';
import { ordinal } from '../numbers.ts';

/** Text for a head coach's legacy. */

const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  statue: 'Statue outside the stadium',
  legend: 'Program legend',
  loved: 'Fondly remembered',
  respected: 'Did the job',
  footnote: 'A line in the media guide',
  villain: 'Run out of town',
};

/** How a program remembers him. `there`: whether he still coaches it. */
export const verdictText = (verdict: Verdict, there: boolean): string =>
  there && verdict === 'footnote' ? 'Still to be written' : VERDICT_WORDS[verdict];

const PART_WORDS: Readonly<Record<LegacyPart, string>> = {
  titles: 'national titles',
  conference: 'conference titles',
  playoffs: 'playoff trips',
  bowls: 'bowl wins',
  ranked: 'Top 25 finishes',
  rivals: 'rivalry wins',
  wins: 'wins',
  program: 'the program’s standing',
  exit: 'how it ended',
};

/** The source of legacy points. */
export const legacyPartText = (part: LegacyPart): string => PART_WORDS[part];

const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  assistant: 'Your former assistant',
  boss: 'Your old boss',
  successor: 'Has your old job',
  predecessor: 'Had your job before you',
};

/** Another coach's history with him; empty if there is none. */
export const relationText = (relation: Relation | null): string => (relation === null ? '' : RELATION_WORDS[relation]);

const PRIZE_WORDS: Readonly<Record<Prize, (name: string) => string>> = {
  national: () => 'National title',
  conference: (name) => `${name} title`,
  bowl: (name) => name,
  rivalry: (name) => name,
  coach_of_year: () => 'Coach of the Year',
};

/** `Big Ten title`, `Rose Bowl`. */
export const prizeText = ({ kind, name }: { kind: Prize; name: string }): string => PRIZE_WORDS[kind](name);

const MILESTONE_WORDS: Readonly<Record<MilestoneKind, (count: number) => string>> = {
  wins: (count) => (count === 1 ? 'First win as a head coach' : `${ordinal(count)} win as a head coach`),
  bowl: () => 'First bowl win',
  conference: () => 'First conference title',
  national: () => 'First national title',
  assistant: () => 'First win over a former assistant',
};

interface Counted {
  kind: MilestoneKind;
  count: number;
}

interface Won {
  team: string;
  opponent: string;
  score: string;
}

/** `100th win as a head coach`. */
export const milestoneText = ({ kind, count }: Counted): string => MILESTONE_WORDS[kind](count);

/** `Your 100th win as a head coach: Kent State 31-20 over Toledo.` */
export function milestoneNews({ kind, count, team, opponent, score }: Counted & Won): string {
  const what = milestoneText({ kind, count });
  return `Your ${what.charAt(0).toLowerCase()}${what.slice(1)}: ${team} over ${opponent}, ${score}.`;
}

interface Meeting {
  coach: string;
  team: string;
  relation: Relation;
  won: boolean;
  score: string;
  wins: number;
  losses: number;
}

/** `You lose to your former assistant Al Bo and Toledo, 20-31. You are 2-1 against him.` */
export function meetingNews({ coach, team, relation, won, score, wins, losses }: Meeting): string {
  const who: Readonly<Record<Relation, string>> = {
    assistant: `your former assistant ${coach}`,
    boss: `your old boss ${coach}`,
    successor: `${coach}, who has your old job,`,
    predecessor: `${coach}, who had your job before you,`,
  };
  return `You ${won ? 'beat' : 'lose to'} ${who[relation]} and ${team}, ${score}. You are ${wins}-${losses} against him.`;
}
