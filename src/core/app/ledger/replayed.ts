import type { LedgerOutcome, LedgerWorth } from '../../contract/views/season/ledger.ts';
import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import { joinedDice, NO_FORK_SEEDS } from '../../dynasty/gameday/game-dice.ts';
import { mustGet } from '../../model/lists.ts';
import { STAFF_CHART } from '../../model/program/depth-chart.ts';
import { interval95 } from '../../model/what-if/interval.ts';
import { LEDGER_KINDS, LEDGER_MEASURES, type LedgerKind, ledgerKindOf } from '../../model/what-if/ledger.ts';
import { derivedSeed } from '../../random/stream.ts';
import type { SeasonStart } from '../what-if/moment.ts';
import { type OwnSeason, playOwn } from './own-season.ts';
import type { LoggedStep } from './take-step.ts';

/** A season with every decision, with none, and with all but one kind. */
interface Replayed {
  own: OwnSeason;
  staff: OwnSeason;
  without: ReadonlyMap<LedgerKind, OwnSeason>;
}

/** Kinds of decisions made in a season, or in force from before. */
function kindsIn(start: Pick<DynastyState, 'plan' | 'depth' | 'budget'>, steps: readonly LoggedStep[]) {
  const made = new Set(steps.map(ledgerKindOf));
  if (start.plan !== null) made.add('plan');
  if (start.depth !== STAFF_CHART && Object.keys(start.depth).length > 0) made.add('depth');
  if (start.budget.length > 0) made.add('budget');
  return LEDGER_KINDS.filter((kind) => made.has(kind));
}

/** The dynasty with other random draws in its games; run -1 keeps its own. */
function dicedFork({ fork }: SeasonStart, run: number): DynastyState {
  const dynasty = fork();
  if (run < 0) return dynasty;
  const seed = derivedSeed(dynasty.settings.seed, 'ledger', run);
  return { ...dynasty, forkSeeds: joinedDice(dynasty, { ...NO_FORK_SEEDS, seed }) };
}

function replay(start: SeasonStart, run: number, kinds: readonly LedgerKind[], onSeason: () => void): Replayed {
  // With other draws, the calls of a coached game would belong to a different game.
  const never: readonly LedgerKind[] = run < 0 ? [] : ['calls'];
  const play = (left: readonly LedgerKind[]): OwnSeason => {
    const season = playOwn(dicedFork(start, run), start.steps, new Set([...left, ...never]));
    onSeason();
    return season;
  };
  const own = play([]);
  const staff = play(kinds);
  const compared = kinds.filter((kind) => !never.includes(kind));
  // With a single kind of decision, leaving it out leaves none.
  const without = compared.map((kind) => [kind, kinds.length === 1 ? staff : play([kind])] as const);
  return { own, staff, without: new Map(without) };
}

/** Mean and 95% interval of a season's gain from some decisions, by measure. */
function worthOf(pairs: readonly (readonly [own: OwnSeason, left: OwnSeason])[]): LedgerWorth[] {
  return LEDGER_MEASURES.flatMap((measure) => {
    const gains = pairs.flatMap(([own, left]) => {
      const [more, less] = [own[measure], left[measure]];
      return more === null || less === null ? [] : [more - less];
    });
    if (gains.length === 0) return [];
    const { mean, interval } = interval95(gains);
    const [low, high] = interval ?? [null, null];
    return [{ measure, gain: mean, low, high, nothing: gains.every((gain) => gain === 0) }];
  });
}

/**
 * Replays a season both as decided and with decisions left to the staff: once with the dynasty's own draws, and `runs`
 * times with other draws in its games, which all seasons of a run share.
 *
 * @param onSeason called with the progress after every season; an exception ends the work
 */
export function ledgerOf(start: SeasonStart, runs: number, onSeason: (share: number) => void): LedgerOutcome {
  const kinds = kindsIn(start.fork(), start.steps);
  const seasons = (runs + 1) * (2 + (kinds.length > 1 ? kinds.length : 0));
  let played = 0;
  const onPlayed = () => {
    played += 1;
    onSeason(Math.min(1, played / seasons));
  };
  const same = replay(start, -1, kinds, onPlayed);
  const others = Array.from({ length: runs }, (_, run) => replay(start, run, kinds, onPlayed));
  const all = [same, ...others];
  return {
    runs,
    own: same.own,
    staff: same.staff,
    total: worthOf(all.map(({ own, staff }) => [own, staff])),
    kinds: kinds.map((kind) => ({
      kind,
      worth: worthOf((kind === 'calls' ? [same] : all).map(({ own, without }) => [own, mustGet(without, kind)])),
    })),
  };
}
