import { z } from 'zod';
import { newGameInput } from '../../contract/inputs.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { Settings } from '../../dynasty/dynasty-state.ts';
import { teamNameIn } from '../../model/facts.ts';
import { takesChampions } from '../../model/playoff.ts';
import { RULE_BOOK } from '../../model/rules.ts';
import type { LoggedDecision, Save } from '../../save/contracts.ts';
import { canonicalJson } from '../../save/index.ts';
import { valuesOf } from '../../tuning/knob.ts';
import { type Asked, readNewGame } from '../commands/new-game.ts';
import { referenceOf } from '../reading/season-view.ts';
import { settingsAtStart } from '../saves/at-start.ts';
import { digestOfFacts, isAsItWas, ownDigest, universeIn } from '../saves/facts.ts';
import { ownTuning, ruleBookOf, tuningOf } from '../saves/parameters.ts';
import { textDigest } from './text-digest.ts';

/** Most decisions in a log: a century of constant deciding. */
const MOST_DECISIONS = 200_000;
const DIGEST = z.string().regex(/^[\w-]{1,64}$/);

/** Content of a code: how the dynasty began, its decisions, and its final state. */
export const sharedDynasty = z.object({
  /** Program version that made the last decision. */
  version: z.string().max(64),
  game: newGameInput,
  /** Digests of its facts, rules and balance numbers. */
  facts: DIGEST,
  rules: DIGEST,
  numbers: DIGEST,
  decisions: z.array(z.tuple([z.string().max(64), z.unknown()])).max(MOST_DECISIONS),
  /** Digest of the state after the last decision. */
  digest: DIGEST,
});
export type SharedDynasty = z.output<typeof sharedDynasty>;

/** The new-game input that would start with these settings. */
function askedFor(save: Save, { seed, startYear, team, playoff, coach, editable }: Settings): Record<string, unknown> {
  const reference = referenceOf(save);
  return {
    team: teamNameIn(reference, team),
    year: startYear,
    seed,
    ...(editable && { editable }),
    ...(playoff !== null && { playoff_teams: playoff.teams }),
    ...(playoff !== null &&
      takesChampions(playoff.teams) && {
        playoff_autobids: playoff.autobids,
        playoff_conf_champ_top_4: playoff.championsTopFour,
      }),
    ...(coach !== undefined && {
      coach: `${coach.first} ${coach.last}`,
      coach_age: coach.age,
      coach_school: teamNameIn(reference, coach.school),
      coach_side: coach.side,
      coach_background: coach.origin,
      coach_strengths: [...coach.strengths],
      mode: coach.mode,
      ...(coach.role && { coach_role: coach.role }),
    }),
  };
}

/** Balance numbers that differ from the defaults. */
function changedNumbers(save: Save): Record<string, number> {
  const own = valuesOf(ownTuning());
  return Object.fromEntries(Object.entries(valuesOf(tuningOf(save))).filter(([name, value]) => own[name] !== value));
}

/** Reads a new game's input; refused if it cannot be started. */
export function beginning(game: unknown): Result<Asked> {
  const read = newGameInput.safeParse(game);
  return read.success ? readNewGame(read.data) : refuse('malformed', read.error.issues[0]?.message ?? 'no new game');
}

/** Digests of what a dynasty is played with. */
function playedBy(facts: string, rules: unknown, numbers: unknown): Pick<SharedDynasty, 'facts' | 'rules' | 'numbers'> {
  return {
    facts: facts.slice(0, 16),
    rules: textDigest(canonicalJson(rules)),
    numbers: textDigest(canonicalJson(numbers)),
  };
}

/** Digests of what a new game starts with. */
export const beginsWith = ({ given }: Asked) =>
  playedBy(digestOfFacts(given.facts), given.rules, valuesOf(given.tuning));

const NOT_SHARED = 'share the save itself: dynasty saves export NAME FILE';

/** Content of a save's code; refused if its decisions alone do not lead to it. */
export function shareOf(save: Save, version: string): Result<SharedDynasty> {
  const settings = settingsAtStart(save);
  const universe = universeIn(save);
  const short = isAsItWas(save);
  if (
    (save.facts.digest() !== ownDigest() && !short && universe === null) ||
    canonicalJson(ruleBookOf(save)) !== canonicalJson(RULE_BOOK)
  ) {
    return refuse('wrong_stage', `This dynasty uses facts or rules that a code cannot carry; ${NOT_SHARED}.`);
  }
  const tuning = changedNumbers(save);
  const world = { ...(universe !== null && { universe }), ...(short && { as_it_was: true }) };
  const game = { ...askedFor(save, settings), ...(Object.keys(tuning).length > 0 && { tuning }), ...world };
  const begun = beginning(game);
  const sameFacts = begun.ok && digestOfFacts(begun.value.given.facts) === save.facts.digest();
  if (!begun.ok || !sameFacts || canonicalJson(begun.value.settings) !== canonicalJson(settings)) {
    return refuse('wrong_stage', `This dynasty started in a way a code cannot carry; ${NOT_SHARED}.`);
  }
  const [, ...decisions] = save.decisions.all();
  return done({
    version: save.decisions.engines().at(-1)?.engine ?? version,
    game: newGameInput.parse(game),
    ...playedBy(save.facts.digest(), ruleBookOf(save), valuesOf(tuningOf(save))),
    decisions: decisions.map(({ command, input }: LoggedDecision): [string, unknown] => [command, input]),
    digest: textDigest(save.digest()),
  });
}
