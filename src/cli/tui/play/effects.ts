import type { HiddenResults } from '../../../core/app/reading/spoiler-free.ts';
import type { Dynasty, SaveLibrary } from '../../../core/app/saves/library.ts';
import type { AnswerOf, DynastyCommand, DynastyOperation, InputOf } from '../../../core/contract/registry.ts';
import type { Info } from '../../../core/contract/views/shared.ts';
import { kebab } from '../../../core/model/ids.ts';
import { searchFor, type TeamNames } from '../../../core/model/text/search.ts';
import {
  CHANGED_ELSEWHERE,
  EMPTY,
  gameTold,
  hasMovedOn,
  movedOn,
  notDone,
  plural,
  takesOverText,
  weekName,
} from '../../../core/present/index.ts';
import { unwrap } from '../../shell/cli.ts';
import { asFailure } from '../../shell/failure.ts';
import { freshPath } from '../../shell/save-choice.ts';
import { harmless } from '../../text/width.ts';
import type { Ports } from '../screens/screen.ts';
import { opponentTable } from '../screens/week/open-week.ts';
import { askUndo } from './bindings.ts';
import { checklist } from './checklist.ts';
import type { Decision, Effect } from './event.ts';
import type { Goal } from './jump.ts';
import { OpenDynasty } from './open-dynasty.ts';
import { presentRoute, stageRoute } from './pages.ts';
import type { Route } from './route.ts';
import { hiddenResultsOf, type State, visitOf } from './state.ts';
import type { Effects, Store } from './store.ts';

/** Indent of a choice's label. */
const CHOICE_INDENT = 4;

export interface EffectContext {
  library: SaveLibrary;
  folder: string;
  /** Ends the program. */
  quit(): void;
  /** Suspends the program. */
  suspend(): void;
  /** Captures the mouse, or leaves it to the terminal. */
  mouse(on: boolean): void;
}

/** Whether an answer is a game in progress. */
function isUnderway(answer: object): boolean {
  return 'over' in answer && answer.over === false;
}

/** Pauses between two weeks, so that keys are handled and the screen is drawn. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}

/** The open dynasty and everything done to it, one thing at a time. Errors go to the message line. */
export class GameEffects implements Effects {
  readonly #context: EffectContext;
  #open: OpenDynasty | null = null;
  #team = '';
  #goals: readonly Goal[] | null = null;
  #stopping = false;

  constructor(context: EffectContext) {
    this.#context = context;
  }

  ports(hidden: HiddenResults | null): Ports {
    const { library, folder } = this.#context;
    return {
      library,
      folder,
      team: this.#team,
      ask: async (name, input) => {
        if (this.#dynasty === null || hidden === null) return this.#ask(name, input);
        return unwrap(await this.#dynasty.runSpoilerFree(name, input, hidden));
      },
      info: () => this.#info(),
    };
  }

  close(): void {
    this.#open?.dynasty.close();
    this.#open = null;
  }

  get #dynasty(): Dynasty | null {
    return this.#open?.dynasty ?? null;
  }

  run(effect: Effect, store: Store): void {
    if (effect.do === 'stop') {
      this.#stopping = true;
      return;
    }
    if (effect.do === 'quit' || effect.do === 'suspend') {
      this.#context[effect.do]();
      return;
    }
    if (effect.do === 'mouse') {
      this.#context.mouse(effect.on);
      return;
    }
    void this.#tell(this.#perform(effect, store), store);
  }

  /** Opens the first save: its page and state, or the start page with the reason it cannot be opened. */
  async enter(path: string): Promise<{ route: Route; state: Partial<State> }> {
    try {
      const info = await this.#take(path);
      const { team } = await this.#ask('teamInfo', { team_name: info.team.name });
      return { route: stageRoute(info.stage), state: { info, record: team.record } };
    } catch (error) {
      const message = { text: harmless(asFailure(error).message), tone: 'error' } as const;
      return { route: { name: 'start' }, state: { message } };
    }
  }

  /** Makes a save the open dynasty. */
  async #take(path: string): Promise<Info> {
    const dynasty = await this.#context.library.open(path);
    const open = await OpenDynasty.of(dynasty);
    this.close();
    this.#open = open;
    const info = await this.#info();
    this.#team = info.team.name;
    return info;
  }

  /** Shows an error in the message line. */
  async #tell(work: Promise<void>, store: Store): Promise<void> {
    try {
      await work;
    } catch (error) {
      store.send({ type: 'rest' });
      store.send({ type: 'say', text: asFailure(error).message, tone: 'error' });
    }
  }

  async #ask<Name extends DynastyOperation>(name: Name, input: InputOf<Name>): Promise<AnswerOf<Name>> {
    if (this.#dynasty === null) throw new Error('No dynasty is open.');
    return unwrap(await this.#dynasty.run(name, input));
  }

  async #info(): Promise<Info> {
    if (this.#dynasty === null) throw new Error('No dynasty is open.');
    return this.#dynasty.info();
  }

  async #perform(effect: Exclude<Effect, { do: 'stop' | 'quit' | 'suspend' | 'mouse' }>, store: Store): Promise<void> {
    switch (effect.do) {
      case 'play':
        return this.#play(effect.until, effect.watch, store);
      case 'advance':
        return this.#advance(effect, store);
      case 'decide':
        return this.#decide(effect, store);
      case 'askOpponents':
        return this.#opponents(effect.week, store);
      case 'checklist':
        return this.#checklist(store);
      case 'askUndo':
        return this.#askUndo(store);
      case 'undo':
        return this.#undo(store);
      case 'create':
        return this.#create(effect.input, store);
      case 'open':
        return this.openSave(effect.path, store);
      case 'nameTeams':
        return store.send({ type: 'teams', teams: await this.#teams(store) });
      case 'search':
        return this.#search(effect.text, store);
      case 'look':
        return void (await this.#look(store));
      case 'reload':
        return (await this.#look(store)) ? undefined : this.#moved(store, null);
      case 'recount':
        return this.#recount(store);
      case 'leave':
        return this.#leave(store);
    }
  }

  /**
   * Checks whether another window or program has changed the dynasty since it was shown, and if so shows its current
   * state.
   */
  #look(store: Store): Promise<boolean> {
    return this.#open?.look(() => this.#catchUp(store)) ?? Promise.resolve(false);
  }

  /**
   * Shows the dynasty as another window or program has left it, with a message. Choices of an open dialog no longer
   * apply.
   */
  async #catchUp(store: Store): Promise<void> {
    const before = store.state.info;
    const now = await this.#info();
    const isLater = before === null || hasMovedOn(before, now);
    const { route } = visitOf(store.state);
    this.#team = now.team.name;
    if (isLater) store.send({ type: 'reveal' });
    const present = before?.stage === now.stage ? route : presentRoute(route, now.stage);
    store.send({ type: 'swap', route: present, keep: true });
    await this.#moved(store, null);
    store.send({ type: 'say', text: isLater ? movedOn(now) : CHANGED_ELSEWHERE, tone: 'plain' });
  }

  /**
   * Makes a decision and returns its result; null if the dynasty has changed elsewhere: then nothing is done, and a
   * message is shown.
   */
  async #decided<T>(store: Store, work: (dynasty: Dynasty) => Promise<T>): Promise<{ value: T } | null> {
    if (this.#open === null) throw new Error('No dynasty is open.');
    const done = await this.#open.decide(() => this.#catchUp(store), work);
    if (done === null) this.#sayNotDone(store);
    return done;
  }

  #sayNotDone(store: Store): void {
    const { info } = store.state;
    if (info !== null) store.send({ type: 'say', text: notDone(info), tone: 'error' });
  }

  #commanded<Name extends DynastyCommand>(store: Store, name: Name, input: InputOf<Name>) {
    return this.#decided(store, () => this.#ask(name, input));
  }

  async #advance({ to, show }: Extract<Effect, { do: 'advance' }>, store: Store): Promise<void> {
    if ((await this.#commanded(store, 'advance', { to })) === null) return;
    store.send({ type: 'reveal' });
    await this.#moved(store, show);
    // Summer is simulated right away: its recap is shown before the first week.
    if (to === 'season') store.send({ type: 'open', route: { name: 'recap' } });
  }

  async #checklist(store: Store): Promise<void> {
    if (await this.#look(store)) return;
    store.send(await checklist(this.ports(hiddenResultsOf(store.state)), store.state));
  }

  /** Makes a decision and shows the updated page. */
  async #decide<Name extends DynastyCommand>(
    { command, input, said, show }: Decision<Name>,
    store: Store,
  ): Promise<void> {
    const done = await this.#commanded(store, command, input);
    if (done === null) return;
    // A call only moves its own game forward, until that is over.
    if (isUnderway(done.value)) store.refresh();
    else await this.#moved(store, null);
    if (show !== undefined) store.send({ type: 'swap', route: show, keep: true });
    store.send({ type: 'say', text: said, tone: 'good' });
  }

  /** Opens a save and shows the page of its stage. */
  async openSave(path: string, store: Store): Promise<void> {
    store.send({ type: 'say', text: 'Opening the save ...', tone: 'plain' });
    await breath();
    const info = await this.#take(path);
    await this.#moved(store, null);
    store.send({ type: 'enter', route: stageRoute(info.stage) });
    store.send({ type: 'say', text: '', tone: 'plain' });
  }

  async #create(input: InputOf<'newGame'>, store: Store): Promise<void> {
    const { library, folder } = this.#context;
    store.send({ type: 'say', text: 'Starting...', tone: 'plain' });
    await breath();
    const path = freshPath(folder, `${kebab(input.team)}-${input.year}`);
    const { info } = unwrap(await library.create(path, input));
    await this.openSave(path, store);
    store.send({
      type: 'say',
      text: `${takesOverText(info.coach, info.team.name)} n starts the season.`,
      tone: 'good',
    });
  }

  /** Updates the date after the dynasty has changed, and reloads every page. */
  async #moved(store: Store, show: Route | null): Promise<void> {
    this.#goals = null;
    await this.#recount(store);
    if (show !== null) store.send({ type: 'open', route: show });
    store.refresh();
  }

  /** Updates the date and the team's record in the top line. */
  async #recount(store: Store): Promise<void> {
    if (this.#dynasty === null) return;
    const info = await this.#info();
    const { team } = await this.ports(hiddenResultsOf(store.state)).ask('teamInfo', { team_name: info.team.name });
    store.send({ type: 'info', info, record: team.record });
  }

  /** Plays week by week, each its own decision, so that it can be stopped after any of them. */
  async #play(until: number, watch: number | null, store: Store): Promise<void> {
    this.#stopping = false;
    if (await this.#look(store)) return this.#sayNotDone(store);
    const start = await this.#info();
    const first = start.currentWeek;
    let week = first;
    try {
      for (; week < until && !this.#stopping; week++) {
        const label = weekName(week, start.playoff.teams);
        store.send({ type: 'busy', label: `${start.currentYear}, ${label}`, share: (week - first) / (until - first) });
        await breath();
        if ((await this.#commanded(store, 'sim', { week: week + 1 })) === null)
          return this.#cutShort(week - first, store);
      }
    } finally {
      store.send({ type: 'rest' });
    }
    if (watch !== null) {
      store.send({ type: 'hide', year: start.currentYear, week: first, own: watch });
      await this.#moved(store, { name: 'watch', id: watch });
      // Hidden games are added to the statistics while the user watches, not when he opens a page.
      await breath();
      await this.ports(hiddenResultsOf(store.state)).ask('teamStatsTable', {});
      return;
    }
    store.send({ type: 'reveal' });
    await this.#moved(store, { name: 'dashboard' });
    if (week > first) store.send({ type: 'open', route: { name: 'weekReport', first } });
    store.send({ type: 'say', text: await this.#told(first, week - first, this.#stopping), tone: 'good' });
  }

  /** Reports that another program came between two weeks. */
  #cutShort(weeks: number, store: Store): void {
    const { info } = store.state;
    if (weeks === 0 || info === null) return;
    store.send({ type: 'say', text: `Stopped after ${plural(weeks, 'week')}. ${movedOn(info)}`, tone: 'error' });
  }

  /** Sums up the user's results over the weeks, in a sentence. */
  async #told(first: number, weeks: number, stopped: boolean): Promise<string> {
    const played = stopped ? `Stopped after ${plural(weeks, 'week')}.` : `${plural(weeks, 'week')} played.`;
    const { latest_game: last, team } = await this.#ask('dashboard', {});
    if (last === null || last.result === null) return played;
    if (last.weekPlayed < first) return `${played} ${team.name} had an open week. Record: ${team.record}.`;
    return `${played} ${team.name} ${gameTold(last)}. Record: ${team.record}.`;
  }

  async #opponents(week: number, store: Store): Promise<void> {
    if (await this.#look(store)) return;
    const { opponents } = await this.#ask('opponents', { week });
    if (opponents.length === 0) {
      return store.send({ type: 'say', text: EMPTY.opponents(week), tone: 'plain' });
    }
    const { titles, choices } = opponentTable(opponents, week, store.state.columns - CHOICE_INDENT);
    store.send({
      type: 'dialog',
      title: `Schedule Non-Conference Game: opponent in week ${week}`,
      notes: [`  ${titles}`],
      typing: true,
      tall: true,
      teams: await this.#teams(store),
      choices,
    });
  }

  /** Asks before undoing, naming the decisions. */
  async #askUndo(store: Store): Promise<void> {
    if (await this.#look(store)) return;
    const { decisions } = await this.ports(hiddenResultsOf(store.state)).ask('lastDecisions', {});
    store.send(askUndo(decisions));
  }

  async #undo(store: Store): Promise<void> {
    const done = await this.#decided(store, async (dynasty) => dynasty.undo(1));
    if (done === null) return;
    const { info, decisions } = done.value;
    store.send({ type: 'reveal' });
    await this.#moved(store, null);
    store.send({ type: 'enter', route: stageRoute(info.stage) });
    store.send({ type: 'say', text: `Undone: ${decisions.join('; ')}.`, tone: 'good' });
  }

  /** Returns the names of the season's teams. */
  async #teams({ state }: Store): Promise<readonly TeamNames[]> {
    if (state.teams.length > 0) return state.teams;
    const { library } = this.#context;
    return (await library.names(state.info?.currentYear ?? library.seasons.last)).teams;
  }

  async #search(text: string, store: Store): Promise<void> {
    // The typed text is drawn first; more typing starts a new search.
    await breath();
    if (this.#dynasty === null || store.state.info === null || store.state.dialog?.text !== text) return;
    const { goals, search } = await import('./jump.ts');
    if (this.#goals === null) {
      const { rankings, conferences } = await this.ports(hiddenResultsOf(store.state)).ask('rankings', {});
      this.#goals = goals(
        store.state,
        rankings.map(({ name }) => name),
        conferences.map(({ confName }) => confName),
      );
    }
    const asked = searchFor(text, await this.#teams(store));
    store.send({ type: 'found', text, choices: await search(text, asked, this.#goals, this.#dynasty) });
  }

  async #leave(store: Store): Promise<void> {
    this.close();
    store.send({ type: 'info', info: null, record: null });
    store.send({ type: 'reveal' });
    store.send({ type: 'enter', route: { name: 'start' } });
    store.refresh();
  }
}
