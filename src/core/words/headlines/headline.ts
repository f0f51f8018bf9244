import { firstOf, itemAt } from '../../model/lists.ts';
import {
  capitalized,
  LAST_SPOKEN_RANK,
  plural,
  possessive,
  rankedName,
  spelled,
  withRightArticle,
} from '../numbers.ts';
import type { HeadlineFacts } from './facts.ts';
import { STORIES, type Story } from './stories.ts';

/** Stories within this weight of the strongest one take turns with it. */
const NEAR = 6;

/** Spreads neighboring game ids over 32 bits (an integer hash finalizer). */
function scatter(id: number): number {
  let h = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Returns a game's candidate stories: the strongest and those close to it. */
function candidates(facts: HeadlineFacts): readonly Story[] {
  const possible = STORIES.filter((story) => story.when(facts));
  const strongest = Math.max(...possible.map((story) => story.weight));
  return possible.filter((story) => story.weight > strongest - NEAR);
}

/** `overtime`, `two overtimes`. */
function overtimes(periods: number): string {
  return periods <= 1 ? 'overtime' : `${spelled(periods)} overtimes`;
}

/** Trophies and games that take no `the`. */
const NO_ARTICLE = /^(Bedlam|Farmageddon|Floyd|Illibuck|Clean|Deeper|Modern|100 Miles|Paul Bunyan's|Bridger's)/;

/** `the Old Oaken Bucket`, `Floyd of Rosedale`; The Game keeps its name. */
export function withArticle(name: string): string {
  if (name === 'The Game') return name;
  return NO_ARTICLE.test(name) ? name : `the ${name.replace(/^the /i, '')}`;
}

/** `with 14 seconds left`, `as time expires`. */
function lateness(seconds: number | null): string {
  return seconds === 0 ? 'as time expires' : `with ${plural(seconds ?? 0, 'second')} left`;
}

/** `24-21`; if the wording does not mention overtime, `24-21 (OT)` or `57-55 (2OT)`. */
function scoreText({ winner, loser, overtime }: HeadlineFacts, template: string): string {
  const score = `${winner.score}-${loser.score}`;
  if (overtime === 0 || template.includes('{ot}')) return score;
  return `${score} (${overtime === 1 ? '' : overtime}OT)`;
}

/** Describes a matchup of two ranked teams: `top-five`, `top-10`, `Top 25`. */
function tier({ winner, loser }: HeadlineFacts): string {
  const lower = Math.max(winner.rank ?? 0, loser.rank ?? 0);
  if (lower <= 5) return 'top-five';
  return lower <= 10 ? 'top-10' : `Top ${LAST_SPOKEN_RANK}`;
}

function words(facts: HeadlineFacts, template: string): Readonly<Record<string, string>> {
  const { winner, loser, standout } = facts;
  const margin = winner.score - loser.score;
  return {
    W: rankedName(winner.name, winner.rank),
    L: rankedName(loser.name, loser.rank),
    w: winner.name,
    l: loser.name,
    score: scoreText(facts, template),
    tier: tier(facts),
    margin: plural(margin, 'point'),
    deficit: String(facts.deficit),
    ot: overtimes(facts.overtime),
    late: lateness(facts.goAheadSecondsLeft),
    goAhead: facts.goAheadBy ?? 'score',
    event: (facts.name ?? '').replace(/^the /i, ''),
    trophy: withArticle(facts.trophy ?? ''),
    losers: possessive(rankedName(loser.name, loser.rank)),
    star: standout?.player ?? '',
    stars: possessive(standout?.player ?? ''),
    deed: standout?.deed ?? '',
    feat: standout?.feat ?? '',
    streak: spelled(winner.streak),
    lstreak: spelled(loser.streak),
    lnext: spelled(loser.streak + 1),
    skid: spelled(-winner.streak),
    snext: spelled(1 - winner.streak),
  };
}

/** A story and one of its wordings. */
interface Wording {
  story: string;
  template: string;
}

/** Yields every possible wording for a game, its own pick first: the stories take turns, then their wordings. */
function* wordings(facts: HeadlineFacts): Generator<Wording> {
  const stories = candidates(facts);
  if (stories.length === 0) throw new Error(`No headline fits game ${facts.gameId}.`);
  const draw = scatter(facts.gameId);
  for (let s = 0; s < stories.length; s++) {
    const { key: story, templates } = itemAt(stories, (draw + s) % stories.length);
    const first = Math.floor(draw / stories.length);
    for (let t = 0; t < templates.length; t++)
      yield { story, template: itemAt(templates, (first + t) % templates.length) };
  }
}

/**
 * Picks the story and the wording for a finished game: the same game after the same others always reads the same.
 * @param used wordings already used this week; avoided as long as others are left
 */
export function pickHeadline(facts: HeadlineFacts, used: ReadonlySet<string> = new Set()): Wording {
  for (const wording of wordings(facts)) if (!used.has(wording.template)) return wording;
  return firstOf([...wordings(facts)]);
}

/** Fills a wording with a game's facts, without a period. */
export function headlineText(facts: HeadlineFacts, template: string): string {
  const fill = words(facts, template);
  const text = template.replace(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? '');
  return withRightArticle(capitalized(text));
}
