import { basename } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { LogoFacts } from '../../contract/logo-facts.ts';
import type { DynastyCommand, DynastyQuery } from '../../contract/registry.ts';
import { type AnswerOf, type InputOf, type OperationName, operation } from '../../contract/registry.ts';
import { done, type Failure, type Result, refuse } from '../../contract/result.ts';
import { stagePage } from '../../contract/stage-pages.ts';
import type { Info } from '../../contract/views/index.ts';
import type { Stage } from '../../model/stages.ts';
import { reference } from '../../reference/index.ts';
import {
  deleteSave,
  listSaves,
  openSave,
  realFile,
  renameSave,
  SaveError,
  type SaveSession,
  type SavesListed,
  separateTwins,
  summarize,
} from '../../save/index.ts';
import { home } from '../queries/home.ts';
import { logoFacts } from '../reading/logo-facts.ts';
import { referenceOf } from '../reading/season-view.ts';
import { universeIn } from '../saves/facts.ts';
import { namedPath } from '../saves/free-name.ts';
import { savedGameView } from '../saves/list.ts';
import { universeContent } from '../universes/content.ts';
import { universesIn } from '../universes/offered.ts';
import { homeOfUniverse, type Previewed, universeToPreview } from '../universes/preview.ts';
import type { AppHost, HostedAnswer, HostedDynasty, Running, TakenIn, Waiting } from './app-host.ts';
import { asRefusal, GONE, wrongWith } from './refusals.ts';
import { runOperation } from './run-operation.ts';
import { warmUp } from './warm-up.ts';
import { Work } from './work.ts';

interface HostOptions {
  /** The saves folder. */
  folder: string;
  /** Path of the save shown to clients that send no save id. */
  active: string | null;
  /** Program version, recorded in new saves. */
  version: string;
}

/** A save open on the server: queries run here, commands in a thread. */
class OpenDynasty implements HostedDynasty {
  /** Path it was opened by, which may be a link. */
  readonly at: string;
  readonly userId: string;
  readonly save: SaveSession;
  private readonly work: Work;
  /** Undefined until first needed. */
  private logos: LogoFacts | null | undefined;

  constructor(at: string, save: SaveSession, work: Work) {
    this.at = at;
    this.userId = save.read((tables) => tables.dynasty.read().userId);
    this.save = save;
    this.work = work;
  }

  get path(): string {
    return this.save.path ?? '';
  }

  async stage(): Promise<Result<Stage>> {
    return refusing(async () => done(this.save.read((save) => save.dynasty.read().stage)));
  }

  async run<Name extends OperationName>(
    name: Name,
    input: InputOf<Name>,
    running: Running = {},
  ): Promise<HostedAnswer<AnswerOf<Name>>> {
    const answer = await this.answered(name, input, running);
    return (answer.ok ? answer : await this.redirected(answer.error)) as HostedAnswer<AnswerOf<Name>>;
  }

  async exportSave(): Promise<Result<{ file: string; bytes: Uint8Array }>> {
    const bytes = await this.work.takeOut(this.path);
    return bytes.ok ? done({ file: basename(this.path), bytes: bytes.value }) : bytes;
  }

  /** Logo facts of its universe; null in the real world. */
  universeLogos(): LogoFacts | null {
    if (this.logos === undefined)
      this.logos = this.save.read((save) => (universeIn(save) === null ? null : logoFacts(referenceOf(save))));
    return this.logos;
  }

  /** Its universe as a new game would show it; null in the real world. */
  ownUniverse(): Previewed | null {
    return this.save.read((save) => {
      const universe = universeIn(save);
      return universe && { id: this.userId, name: universe.name, reference: referenceOf(save) };
    });
  }

  close(): void {
    this.save.close();
  }

  private async answered(name: OperationName, input: unknown, running: Running): Promise<HostedAnswer<unknown>> {
    try {
      if (operation(name).kind === 'query')
        return await this.asked(name as DynastyQuery, input as InputOf<DynastyQuery>);
      return await this.work.decide(this, name as DynastyCommand, input as InputOf<DynastyCommand>, running);
    } catch (error) {
      return asRefusal(error);
    }
  }

  /** Answers a query. It first waits for any simulation being stopped, as after a page reload. */
  private async asked(name: DynastyQuery, input: InputOf<DynastyQuery>): Promise<HostedAnswer<unknown>> {
    await this.work.stopped(this.path);
    const answer = runOperation(this.save, name, input);
    // A query is answered without interruption, so this is the state it was answered from.
    const { state } = this.save;
    const result = await answer;
    return result.ok ? { ...result, state } : result;
  }

  /** Adds the current stage's page to a wrong-stage refusal that lacks one. */
  private async redirected(refusal: Failure): Promise<Result<never>> {
    if (refusal.code !== 'wrong_stage' || refusal.redirect !== undefined) return { ok: false, error: refusal };
    const stage = await this.stage();
    return stage.ok ? refuse(refusal.code, refusal.message, stagePage(stage.value).page) : stage;
  }
}

/** Returns the result of `work`, turning a `SaveError` into a refusal. */
async function refusing<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    return asRefusal(error);
  }
}

/** Most dynasties open at once; the least recently used one is closed first. */
const MOST_OPEN = 8;

/** Most universes whose logos are cached for team lists. */
const MOST_PREVIEWED = 4;

class FolderHost implements AppHost {
  private readonly options: HostOptions;
  private readonly work: Work;
  /** By path, least recently used first. */
  private readonly open = new Map<string, OpenDynasty>();
  /** Logo facts of universes that new games have shown, by id. */
  private readonly previewed = new LRUCache<string, LogoFacts>({ max: MOST_PREVIEWED });
  /** User id of the active save, once opened, because the file may be renamed later. */
  private activeId: string | null = null;

  constructor(options: HostOptions) {
    this.options = options;
    this.work = new Work(options.version);
  }

  find(userId: string): Promise<Result<HostedDynasty | null>> {
    return refusing(async () => done(await this.found(userId)));
  }

  active(): Promise<Result<HostedDynasty | null>> {
    return refusing(async () => {
      const { active } = this.options;
      if (active === null) return done(null);
      try {
        this.mustBeItself(active, await this.listed());
        const dynasty = await this.opened(active);
        this.activeId = dynasty.userId;
        return done(dynasty);
      } catch (error) {
        if (!isGone(error)) throw error;
        return done(this.activeId === null ? null : await this.found(this.activeId));
      }
    });
  }

  async home(session: HostedDynasty | null, input: InputOf<'home'>): Promise<Result<AnswerOf<'home'>>> {
    const status = await session?.run('status', {});
    const { saves, unreadable } = await this.listed();
    const damaged = unreadable.map(({ path, error }) => ({ file: basename(path), error: wrongWith(error) }));
    const shaped = await Promise.all(saves.map(savedGameView));
    const info = status?.ok ? status.value.info : null;
    const lists = { saves: shaped, damaged };
    const own = session instanceof OpenDynasty && session.userId === input.universe ? session.ownUniverse() : null;
    return own === null ? refusing(() => this.homeIn(input, info, lists)) : done(homeOfUniverse(own, info, lists));
  }

  universes(): Promise<Result<AnswerOf<'universes'>>> {
    return refusing(async () => done({ universes: await universesIn(this.options.folder) }));
  }

  universe(session: HostedDynasty | null, input: InputOf<'universe'>): Promise<Result<AnswerOf<'universe'>>> {
    return refusing(() => universeContent(this.options.folder, session?.path ?? null, input));
  }

  saveUniverse(input: InputOf<'saveUniverse'>): Promise<Result<AnswerOf<'saveUniverse'>>> {
    return this.work.keepUniverse({ folder: this.options.folder, input });
  }

  create(input: InputOf<'newGame'>): Promise<Result<AnswerOf<'newGame'>>> {
    const { folder, version } = this.options;
    return this.work.create({ folder, input, version });
  }

  /** Waits for another process that is writing the save; the open copy is reloaded from the new file. */
  renameSave({ user_id, name }: InputOf<'renameSave'>): Promise<Result<AnswerOf<'renameSave'>>> {
    return refusing<AnswerOf<'renameSave'>>(async () => {
      const save = (await this.listed()).saves.find(({ userId }) => userId === user_id);
      if (!save) return refuse('not_found', GONE.message, GONE.redirect);
      const path = namedPath(this.options.folder, name);
      if (!path.ok) return path;
      const to = await renameSave(save.path, name);
      this.letGoOf(save.userId);
      return done({ status: 'success', file: basename(to) });
    });
  }

  /** Waits for another process that is writing the save. */
  deleteSave({ user_id, file }: InputOf<'deleteSave'>): Promise<Result<AnswerOf<'deleteSave'>>> {
    return refusing<AnswerOf<'deleteSave'>>(async () => {
      const save = (await this.listed()).saves.find(({ userId }) => userId === user_id);
      if (!save) return refuse('not_found', GONE.message, GONE.redirect);
      const there = basename(save.path);
      if (file !== undefined && file !== there) {
        return refuse('wrong_stage', `Nothing was deleted: that saved game is in ${there} now, not in ${file}.`, '/');
      }
      await deleteSave(save.path, undefined, undefined, user_id);
      this.letGoOf(user_id);
      return done({ status: 'success', file: there });
    });
  }

  canBeCalled(name: string): Promise<Result<null>> {
    return refusing(async () => {
      const path = namedPath(this.options.folder, name);
      return path.ok ? done(null) : path;
    });
  }

  importSave(bytes: Uint8Array, name: string | null, waiting: Waiting = {}): Promise<Result<TakenIn>> {
    return this.work.takeIn({ folder: this.options.folder, bytes, name }, waiting);
  }

  logoFacts(): LogoFacts {
    return logoFacts(reference);
  }

  universeLogos(of?: string): readonly LogoFacts[] {
    const open = [...this.open.values()].filter(({ userId }) => of === undefined || userId === of);
    const shown = [...this.previewed.entries()].filter(([id]) => of === undefined || id === of);
    return [...open.flatMap((dynasty) => dynasty.universeLogos() ?? []), ...shown.map(([, facts]) => facts)];
  }

  async warmUp(): Promise<void> {
    const { active } = this.options;
    const session = await this.active();
    // A request for the save will report the problem.
    if (active === null || !session.ok || session.value === null) return;
    const dynasty = this.open.get(active);
    if (dynasty === undefined) return;
    await refusing(async () => {
      const thread = this.work.warmUp(dynasty.path);
      await warmUp(dynasty.save, () => this.open.get(active) === dynasty);
      await thread;
      return done(null);
    });
  }

  async close(): Promise<void> {
    for (const dynasty of this.open.values()) dynasty.close();
    this.open.clear();
    await this.work.close();
  }

  /** The home page, for the real world or a universe, whose logos its team list needs next. */
  private async homeIn(
    input: InputOf<'home'>,
    info: Info | null,
    lists: Pick<AnswerOf<'home'>, 'saves' | 'damaged'>,
  ): Promise<Result<AnswerOf<'home'>>> {
    if (input.universe === undefined) return home(input, info, lists);
    const universe = await universeToPreview(this.options.folder, input.universe);
    if (!universe.ok) return universe;
    this.previewed.set(input.universe, logoFacts(universe.value.reference));
    return done(homeOfUniverse(universe.value, info, lists));
  }

  /** Saves in the folder, each with a unique id; empty if the folder cannot be read. */
  private listed(): Promise<SavesListed> {
    const { folder, active } = this.options;
    const { saves, unreadable } = tried(() => listSaves(folder)) ?? { saves: [], unreadable: [] };
    const known = active === null || saves.some(({ path }) => path === active || isSameFile(path, active));
    const elsewhere = known ? null : tried(() => summarize(active));
    return separateTwins({ saves: elsewhere ? [...saves, elsewhere] : saves, unreadable });
  }

  /** Throws the error that keeps a save from being told apart from another one. */
  private mustBeItself(path: string, { unreadable }: SavesListed): void {
    const found = unreadable.find((each) => each.path === path && each.error.code === 'same_id');
    if (found) throw found.error;
  }

  private async found(userId: string): Promise<OpenDynasty | null> {
    for (const known of this.open.values()) {
      if (known.userId === userId && this.owner(known) === userId) return this.used(known);
    }
    const summary = (await this.listed()).saves.find((s) => s.userId === userId);
    return summary ? this.opened(summary.path) : null;
  }

  /** The user id in the file now; null if it is gone. */
  private owner(dynasty: OpenDynasty): string | null {
    try {
      return dynasty.save.read((save) => save.dynasty.read().userId);
    } catch (error) {
      if (!(error instanceof SaveError)) throw error;
      this.letGo(dynasty);
      return null;
    }
  }

  private used(dynasty: OpenDynasty): OpenDynasty {
    this.open.delete(dynasty.at);
    this.open.set(dynasty.at, dynasty);
    return dynasty;
  }

  private async opened(path: string): Promise<OpenDynasty> {
    const known = this.known(path);
    if (known) return this.used(known);
    const save = await openSave(path);
    // Another request may have opened it in the meantime.
    const other = this.known(path);
    if (other) save.close();
    return this.used(other ?? this.kept(path, save));
  }

  /** Returns the open save at a path; closes it if the file there now is another save's. */
  private known(path: string): OpenDynasty | null {
    const known = this.open.get(path);
    if (!known || this.owner(known) === known.userId) return known ?? null;
    this.letGo(known);
    return null;
  }

  private kept(path: string, save: SaveSession): OpenDynasty {
    const dynasty = new OpenDynasty(path, save, this.work);
    for (const old of this.open.values()) {
      if (this.open.size < MOST_OPEN) break;
      this.letGo(old);
    }
    return dynasty;
  }

  /** Closes a save wherever it is open, because its file may have been opened by several paths. */
  private letGoOf(userId: string): void {
    for (const dynasty of [...this.open.values()]) if (dynasty.userId === userId) this.letGo(dynasty);
  }

  private letGo(dynasty: OpenDynasty): void {
    this.open.delete(dynasty.at);
    dynasty.close();
  }
}

/** Returns the result of `read`; null on a `SaveError`. */
function tried<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof SaveError) return null;
    throw error;
  }
}

/** Whether one of two paths is a link to the other. */
function isSameFile(path: string, other: string): boolean {
  return tried(() => realFile(path) === realFile(other)) === true;
}

function isGone(error: unknown): boolean {
  return error instanceof SaveError && error.code === 'not_found';
}

/** Hosts all saves of a folder for a server. */
export function folderHost(options: HostOptions): AppHost {
  return new FolderHost(options);
}
