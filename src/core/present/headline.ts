import type { HeadlineFacts } from './headline-facts.ts';
import { STORIES, type Story } from './headline-templates.ts';
import { rankedName, spelled } from './numbers.ts';

/** Stories whose weight comes this near to the strongest one's take turns with it. */
const NEAR = 6;

/** Spreads neighbouring game ids over the whole range of 32 bits (a finalizer of multiplications and shifts). */
function scatter(id: number): number {
  let h = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The stories that this game can be told as, the strongest and those near to it. */
function candidates(facts: HeadlineFacts): readonly Story[] {
  const possible = STORIES.filter((story) => story.when(facts));
  const strongest = Math.max(...possible.map((story) => story.weight));
  return possible.filter((story) => story.weight > strongest - NEAR);
}

/** `overtime`, `two overtimes`. */
function overtimes(periods: number): string {
  return periods <= 1 ? 'overtime' : `${spelled(periods)} overtimes`;
}

function words(facts: HeadlineFacts): Readonly<Record<string, string>> {
  const { winner, loser, standout } = facts;
  const margin = winner.score - loser.score;
  return {
    W: rankedName(winner.name, winner.rank),
    L: rankedName(loser.name, loser.rank),
    w: winner.name,
    l: loser.name,
    score: `${winner.score}-${loser.score}`,
    margin: margin === 1 ? '1 point' : `${margin} points`,
    deficit: String(facts.deficit),
    ot: overtimes(facts.overtime),
    event: (facts.name ?? '').replace(/^the /i, ''),
    trophy: (facts.trophy ?? '').replace(/^the /i, ''),
    star: standout?.player ?? '',
    deed: standout?.deed ?? '',
    feat: standout?.feat ?? '',
    streak: String(winner.streak),
    lstreak: String(loser.streak),
    lnext: String(loser.streak + 1),
    skid: String(-winner.streak),
    snext: String(1 - winner.streak),
  };
}

/** Picks the story and the wording for a finished game: the same game always reads the same. */
export function pickHeadline(facts: HeadlineFacts): { story: string; template: string } {
  const stories = candidates(facts);
  const draw = scatter(facts.gameId);
  const story = stories[draw % stories.length];
  if (story === undefined) throw new Error(`No headline fits game ${facts.gameId}.`);
  const template = story.templates[Math.floor(draw / stories.length) % story.templates.length];
  return { story: story.key, template: template ?? '' };
}

/** A headline for a finished game by what happened in it, without a full stop. */
export function headline(facts: HeadlineFacts): string {
  const fill = words(facts);
  const text = pickHeadline(facts).template.replace(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
