import type { HeadlineFacts } from './headline-facts.ts';
import { STORIES, type Story } from './headline-templates.ts';
import { plural, possessive, rankedName, spelled, withRightArticle } from './numbers.ts';

/** Stories within this weight of the strongest one take turns with it. */
const NEAR = 6;

/** Spreads neighboring game ids over 32 bits (an integer hash finalizer). */
function scatter(id: number): number {
  let h = Math.imul(id ^ (id >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return (h ^ (h >>> 16)) >>> 0;
}

/** The candidate stories of a game: the strongest and those close to it. */
function candidates(facts: HeadlineFacts): readonly Story[] {
  const possible = STORIES.filter((story) => story.when(facts));
  const strongest = Math.max(...possible.map((story) => story.weight));
  return possible.filter((story) => story.weight > strongest - NEAR);
}

/** `overtime`, `two overtimes`. */
function overtimes(periods: number): string {
  return periods <= 1 ? 'overtime' : `${spelled(periods)} overtimes`;
}

/** Trophies and games without `the`. */
const NO_ARTICLE = /^(Bedlam|Farmageddon|Floyd|Illibuck|Clean|Deeper|Modern|100 Miles|Paul Bunyan's|Bridger's)/;

/** `the Old Oaken Bucket`, `Floyd of Rosedale`; The Game is called that. */
export function withArticle(name: string): string {
  if (name === 'The Game') return name;
  return NO_ARTICLE.test(name) ? name : `the ${name.replace(/^the /i, '')}`;
}

/** `with 14 seconds left`, `as time expires`. */
function lateness(seconds: number | null): string {
  return seconds === 0 ? 'as time expires' : `with ${plural(seconds ?? 0, 'second')} left`;
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

/** Picks the story and the wording for a finished game: the same game always reads the same. */
export function pickHeadline(facts: HeadlineFacts): { story: string; template: string } {
  const stories = candidates(facts);
  const draw = scatter(facts.gameId);
  const story = stories[draw % stories.length];
  if (story === undefined) throw new Error(`No headline fits game ${facts.gameId}.`);
  const template = story.templates[Math.floor(draw / stories.length) % story.templates.length];
  return { story: story.key, template: template ?? '' };
}

/** A headline for a finished game, without a period. */
export function headline(facts: HeadlineFacts): string {
  const fill = words(facts);
  const text = pickHeadline(facts).template.replace(/\{(\w+)\}/g, (_, key: string) => fill[key] ?? '');
  return withRightArticle(text.charAt(0).toUpperCase() + text.slice(1));
}
