import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { kebab } from '../model/ids.ts';
import type { LogoFacts } from '../present/logos/facts.ts';
import { reference } from '../reference/index.ts';
import {
  freePath,
  importSave,
  listSaves,
  openSave,
  SaveError,
  type SaveSession,
  type SaveSummary,
  summarize,
} from '../save/index.ts';
import type { AppHost, Session } from './app-host.ts';
import { newGame } from './commands/new-game.ts';
import { withContext } from './context.ts';
import { asRefusal, type DynastyOperation, runOperation } from './dynasty.ts';
import { exportBytes } from './files.ts';
import { CHECKERS } from './laws.ts';
import { logoFacts } from './logo-facts.ts';
import { home } from './queries/home.ts';
import { noncon } from './queries/noncon.ts';
import { getReady } from './ready.ts';
import type { AnswerOf, InputOf, OperationName } from './registry.ts';
import { done, type Result, refuse } from './result.ts';
import { shapeInfo } from './shape/team.ts';
import type { SavedGame } from './views/index.ts';

export interface HostOptions {
  /** The saves folder. */
  folder: string;
  /** Path of the save that is shown to whoever brings no id of a save. */
  active: string | null;
  /** Version of the program, kept in new saves. */
  version: string;
}

/** A save that is open, as the server plays it. */
class OpenDynasty implements Session {
  readonly userId: string;
  readonly save: SaveSession;

  constructor(userId: string, save: SaveSession) {
    this.userId = userId;
    this.save = save;
  }

  stage(): Result<AnswerOf<'status'>['info']['stage']> {
    try {
      return done(this.save.read((save) => save.dynasty.read().stage));
    } catch (error) {
      return asRefusal(error);
    }
  }

  async run<Name extends OperationName>(name: Name, input: InputOf<Name>): Promise<Result<AnswerOf<Name>>> {
    try {
      const operation = name as unknown as DynastyOperation;
      const result = await runOperation(this.save, operation, input as InputOf<DynastyOperation>);
      return result as Result<AnswerOf<Name>>;
    } catch (error) {
      return asRefusal(error);
    }
  }

  async exportSave(): Promise<Result<{ file: string; bytes: Uint8Array }>> {
    try {
      return done({ file: basename(this.save.path ?? 'dynasty'), bytes: await exportBytes(this.save) });
    } catch (error) {
      return asRefusal(error);
    }
  }

  close(): void {
    this.save.close();
  }
}

function shapeSaved(save: SaveSummary): SavedGame {
  return {
    user_id: save.userId,
    team: save.teamName,
    year: save.year,
    stage: save.stage,
    week: save.week,
    file: basename(save.path),
    savedAt: new Date(save.savedAt).toISOString(),
  };
}

/** How many dynasties are kept in memory at once; the one not asked for longest is let go first. */
const MOST_OPEN = 8;

class FolderHost implements AppHost {
  private readonly options: HostOptions;
  /** By path, the least recently used first. */
  private readonly open = new Map<string, OpenDynasty>();

  constructor(options: HostOptions) {
    this.options = options;
  }

  async find(userId: string): Promise<Session | null> {
    for (const known of this.open.values()) {
      if (known.userId === userId && this.owner(known) === userId) return this.used(known);
    }
    const summary = this.summaries().find((s) => s.userId === userId);
    return summary ? this.opened(summary.path) : null;
  }

  async active(): Promise<Session | null> {
    return this.options.active === null ? null : this.opened(this.options.active);
  }

  async home(session: Session | null, input: InputOf<'home'>): Promise<Result<AnswerOf<'home'>>> {
    const status = session ? await session.run('status', {}) : null;
    if (status && !status.ok) return status;
    return home(input, status?.value.info ?? null, this.summaries().map(shapeSaved));
  }

  async create(input: InputOf<'newGame'>): Promise<Result<AnswerOf<'newGame'>>> {
    try {
      const path = freePath(this.options.folder, `${kebab(input.team)}-${input.year}`);
      const made = await newGame(path, input, this.options.version);
      if (!made.ok) return made;
      const dynasty = this.keep(made.value);
      const first = withContext(dynasty.save, noncon);
      return first.ok ? done({ ...first.value, user_id: dynasty.userId }) : first;
    } catch (error) {
      return asRefusal(error);
    }
  }

  async importSave(bytes: Uint8Array): Promise<Result<{ user_id: string; info: AnswerOf<'status'>['info'] }>> {
    try {
      const path = freePath(this.options.folder, 'imported');
      await importSave(path, bytes, randomUUID(), CHECKERS);
      const dynasty = await this.opened(path);
      const info = withContext(dynasty.save, ({ season }) => shapeInfo(season));
      return done({ user_id: dynasty.userId, info });
    } catch (error) {
      if (error instanceof SaveError && ['corrupt', 'not_a_save', 'newer_version'].includes(error.code)) {
        return refuse('malformed', error.message);
      }
      return asRefusal(error);
    }
  }

  logoFacts(): LogoFacts {
    return logoFacts(reference);
  }

  async getReady(): Promise<void> {
    const { active } = this.options;
    if (active === null) return;
    try {
      const { save } = await this.opened(active);
      await getReady(save, () => this.open.get(active)?.save === save);
    } catch (error) {
      // Whoever asks for the save is told what is wrong with it, then.
      if (!(error instanceof SaveError)) throw error;
    }
  }

  close(): void {
    for (const dynasty of this.open.values()) dynasty.close();
    this.open.clear();
  }

  private summaries(): SaveSummary[] {
    const { folder, active } = this.options;
    const { saves } = listSaves(folder);
    return active === null || saves.some((s) => s.path === active) ? saves : [...saves, ...listed(active)];
  }

  /** Whose save lies there now; null when it is gone. */
  private owner(dynasty: OpenDynasty): string | null {
    try {
      return dynasty.save.read((save) => save.dynasty.read().userId);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.open.delete(dynasty.save.path ?? '');
      dynasty.close();
      return null;
    }
  }

  private used(dynasty: OpenDynasty): OpenDynasty {
    const path = dynasty.save.path ?? '';
    this.open.delete(path);
    this.open.set(path, dynasty);
    return dynasty;
  }

  private keep(save: SaveSession): OpenDynasty {
    const userId = save.read((s) => s.dynasty.read().userId);
    const dynasty = this.used(new OpenDynasty(userId, save));
    for (const [path, old] of this.open) {
      if (this.open.size <= MOST_OPEN) break;
      this.open.delete(path);
      old.close();
    }
    return dynasty;
  }

  private async opened(path: string): Promise<OpenDynasty> {
    const known = this.open.get(path);
    if (known && this.owner(known) === known.userId) return this.used(known);
    return this.keep(await openSave(path));
  }
}

function listed(path: string): SaveSummary[] {
  try {
    return [summarize(path)];
  } catch (error) {
    if (error instanceof SaveError) return [];
    throw error;
  }
}

/** All saves of a folder, for a server. */
export function folderHost(options: HostOptions): AppHost {
  return new FolderHost(options);
}
