import type { AppHost, HostedAnswer, HostedDynasty } from '../../src/core/app/hosting/app-host.ts';
import { type AnswerOf, type OperationName, operation } from '../../src/core/contract/registry.ts';
import { done, type Failure, refuse } from '../../src/core/contract/result.ts';
import { stagePage } from '../../src/core/contract/stage-pages.ts';
import { STAGES, type Stage } from '../../src/core/model/stages.ts';
import { exampleOf } from './example.ts';

/** A dynasty in which only the stage is real; every answer is an example that fits its schema. */
export interface FakeDynasty {
  userId: string;
  stage: Stage;
  /** Operations that were run, with their input. */
  asked: { name: OperationName; input: unknown }[];
  /** The state each decision expected; null for any. */
  awaited: (string | null)[];
}

export interface FakeHost extends AppHost {
  dynasties: Map<string, FakeDynasty>;
  created: unknown[];
  deleted: string[];
  imported: number[];
  /** Names of imported saves. */
  named: string[];
  closed: boolean;
  /** Replacement results by operation: a refusal, any value, or an error to throw. */
  instead: Map<string, Failure | Error | { answer: unknown }>;
}

/** The state named by every answer. */
export const STATE = '00000007-0123456789abcdef';
export const MICHIGAN = '11111111-1111-4111-8111-111111111111';
export const TEXAS = '22222222-2222-4222-8222-222222222222';

export function fakeHost(active: string | null = null): FakeHost {
  const instead: FakeHost['instead'] = new Map();
  const dynasties = new Map<string, FakeDynasty>(
    [MICHIGAN, TEXAS].map((userId) => [userId, { userId, stage: 'preseason', asked: [], awaited: [] }]),
  );
  const answer = (name: OperationName) => {
    const other = instead.get(name);
    if (other instanceof Error) throw other;
    if (other !== undefined && 'code' in other) return { ok: false as const, error: other };
    return done(other === undefined ? exampleOf(operation(name).answer) : other.answer);
  };
  const session = (dynasty: FakeDynasty): HostedDynasty => ({
    userId: dynasty.userId,
    stage: () => done(dynasty.stage),
    run: (name, input, { state = null } = {}) => {
      dynasty.asked.push({ name, input });
      if (operation(name).kind === 'command') dynasty.awaited.push(state);
      const result = answer(name);
      if (result.ok && name === 'advance') {
        const refused = advance(dynasty, (input as { to: Stage }).to);
        if (refused !== null) return refused;
      }
      return (result.ok ? { ...result, state: STATE } : result) as HostedAnswer<AnswerOf<typeof name>>;
    },
    exportSave: () => done({ file: 'michi"gan\n2026.dynasty', bytes: new Uint8Array([83, 81, 76]) }),
  });
  const find = (userId: string) => {
    const dynasty = dynasties.get(userId);
    return done(dynasty === undefined ? null : session(dynasty));
  };
  const host: FakeHost = {
    dynasties,
    created: [],
    deleted: [],
    imported: [],
    named: [],
    closed: false,
    instead,
    find,
    active: () => (active === null ? done(null) : find(active)),
    home: (asker) => {
      const result = answer('home');
      if (!result.ok) return result;
      const home = result.value as AnswerOf<'home'>;
      return done({ ...home, info: asker === null ? null : { ...home.info!, user_id: asker.userId } });
    },
    universe: () => answer('universe') as ReturnType<typeof done<AnswerOf<'universe'>>>,
    universes: () => answer('universes') as ReturnType<typeof done<AnswerOf<'universes'>>>,
    saveUniverse: () => answer('saveUniverse') as ReturnType<typeof done<AnswerOf<'saveUniverse'>>>,
    create: (input) => {
      host.created.push(input);
      return answer('newGame') as ReturnType<typeof done<AnswerOf<'newGame'>>>;
    },
    renameSave: () => answer('renameSave') as ReturnType<typeof done<AnswerOf<'renameSave'>>>,
    deleteSave: ({ user_id }) => {
      host.deleted.push(user_id);
      return answer('deleteSave') as ReturnType<typeof done<AnswerOf<'deleteSave'>>>;
    },
    canBeCalled: (name) => (name === 'taken' ? refuse('malformed', 'That name is taken.') : done(null)),
    importSave: (bytes, name) => {
      if (name !== null) host.named.push(name);
      host.imported.push(bytes.length);
      if (bytes.length < 3) return refuse('malformed', 'That file is not a save.');
      return done({ user_id: TEXAS, info: (exampleOf(operation('status').answer) as AnswerOf<'status'>).info });
    },
    logoFacts: () => ({
      teams: [
        { id: 'michigan', name: 'Michigan', colorPrimary: '#00274C', colorSecondary: '#FFCB05' },
        { id: 'ohio-state', name: 'Ohio State', colorPrimary: '#BB0000', colorSecondary: '#666666' },
        { id: 'texas-a-m', name: 'Texas A&M', colorPrimary: '#500000', colorSecondary: '#FFFFFF' },
      ],
      formerNames: [],
      conferences: [
        { id: 'big-ten', name: 'Big Ten' },
        { id: 'sec', name: 'SEC' },
      ],
      leagues: [['michigan', 'ohio-state']],
    }),
    close: () => {
      host.closed = true;
    },
  };
  return host;
}

function advance(dynasty: FakeDynasty, to: Stage): ReturnType<typeof refuse> | null {
  const next = STAGES[(STAGES.indexOf(dynasty.stage) + 1) % STAGES.length];
  if (to !== next) return refuse('wrong_stage', `Not from ${dynasty.stage}.`, stagePage(dynasty.stage).page);
  dynasty.stage = to;
  return null;
}
