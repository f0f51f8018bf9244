import type { Result } from '../../contract/result.ts';
import type { LedgerOutcome } from '../../contract/views/season/ledger.ts';
import type { WhatIfOutcome } from '../../contract/views/season/what-if.ts';
import { everyTeam } from '../../model/facts.ts';
import { asRefusal } from '../hosting/refusals.ts';
import { Signals } from '../hosting/signals.ts';
import { ledgerOf } from '../ledger/replayed.ts';
import { momentOf } from './change.ts';
import { type AtMoment, atMoment, atSeasonStart } from './moment.ts';
import { playedOut, Stopped } from './play-out.ts';
import type { ChangeTask, LedgerTask, Task } from './task.ts';

/**
 * The last moment requested, cached because a caller often wants narrower intervals next, or asks about another kick.
 */
let last: { key: string; at: AtMoment } | null = null;

/** Usual share of the work spent getting to the moment. */
const GETTING_THERE = 0.4;

async function reached(
  { path, version, state, change }: ChangeTask,
  onShare: (share: number) => void,
): Promise<Result<AtMoment>> {
  const moment = momentOf(change);
  const key = JSON.stringify([path, state, moment]);
  if (last?.key === key) return { ok: true, value: last.at };
  last?.at.session.close();
  last = null;
  const at = await atMoment(path, moment, version, (_year, _week, share) => onShare(share));
  if (at.ok) last = { key, at: at.value };
  return at;
}

async function answered(task: ChangeTask, signals: Signals): Promise<Result<WhatIfOutcome>> {
  let before = 0;
  const at = await reached(task, (share) => {
    before = GETTING_THERE;
    signals.share = before * share;
    if (signals.stopped) throw new Stopped();
  });
  if (!at.ok) return at;
  const names = new Map(everyTeam(at.value.fork().reference).map(({ id, name }) => [id, name]));
  return playedOut(
    at.value,
    task.change,
    (team) => names.get(team) ?? team,
    task.runs,
    (share) => {
      signals.share = before + (1 - before) * share;
      return signals.stopped ? 'stop' : undefined;
    },
  );
}

/** Usual share of the work spent on earlier seasons. */
const SEASONS_BEFORE = 0.2;

async function ledger({ path, version, year, runs }: LedgerTask, signals: Signals): Promise<Result<LedgerOutcome>> {
  let before = 0;
  const at = await atSeasonStart(path, year, version, (_year, _week, share) => {
    before = SEASONS_BEFORE;
    signals.share = before * share;
    if (signals.stopped) throw new Stopped();
  });
  if (!at.ok) return at;
  try {
    const outcome = ledgerOf(at.value, runs, (share) => {
      signals.share = before + (1 - before) * share;
      if (signals.stopped) throw new Stopped();
    });
    return { ok: true, value: outcome };
  } finally {
    at.value.session.close();
  }
}

/** Entry point of a thread started by `asking.ts`; returns null if the question has been abandoned. */
export default async function whatIf(task: Task): Promise<Result<WhatIfOutcome | LedgerOutcome> | null> {
  const signals = new Signals(task.memory);
  try {
    return await ('change' in task ? answered(task, signals) : ledger(task, signals));
  } catch (error) {
    return error instanceof Stopped ? null : asRefusal(error);
  }
}
