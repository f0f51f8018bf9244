import type { HiddenResults } from '../../../core/app/reading/spoiler-free.ts';
import type { GamePage } from '../../../core/contract/views/season/game.ts';
import { itemAt } from '../../../core/model/lists.ts';
import { ASK_AGAIN_MS } from '../../../core/pages/parts/page.ts';
import { SPEEDS } from '../../../core/present/index.ts';
import { asFailure } from '../../shell/failure.ts';
import { wrap } from '../../text/width.ts';
import { type CardData, drawCard, hasCard, loadCard } from '../screens/card.ts';
import { watchedPlays } from '../screens/game/watch.ts';
import { loadScreen, screenWaits, viewScreen } from '../screens/index.ts';
import { line, view as makeView, textPane } from '../screens/parts.ts';
import type { Context, Ports } from '../screens/screen.ts';
import { type Arranged, arrange } from './arrange.ts';
import type { Shown } from './changes.ts';
import type { Effect, Event } from './event.ts';
import { type Route, routeKey, type Subject } from './route.ts';
import { hiddenResultsOf, type State, visitOf } from './state.ts';
import { update } from './update.ts';
import type { Item, ScreenView } from './view.ts';

/** A query's answer, or its error. */
type Loaded = { data: unknown } | { error: string };

/** Everything that is drawn. */
export interface Model {
  state: State;
  view: ScreenView;
  arranged: Arranged;
  card: readonly Item[] | null;
}

/** Carries out the effects the reducer requests. */
export interface Effects {
  /** Returns the source of answers, without the hidden results. */
  ports(hidden: HiddenResults | null): Ports;
  run(effect: Effect, store: Store): void;
}

const NO_CARD_YET: readonly Item[] = [];
/** Delay before a card next to a list is loaded, so that scrolling loads nothing. */
const CARD_DELAY_MS = 60;
/** User actions: another window or program may have changed the dynasty since the page was drawn. */
const ATTENTION: ReadonlySet<Event['type']> = new Set(['key', 'mouse', 'focus']);
/** Milliseconds after which a page still loading is announced. */
const SLOW_MS = 150;
const WAITING = makeView({ title: 'One moment ...' });

/** Holds the state, loads the data of its page, and notifies listeners when there is something new to draw. */
export class Store {
  #state: State;
  readonly #effects: Effects;
  readonly #listeners = new Set<() => void>();
  /** Answers by page; discarded when the dynasty changes. */
  #answers = new Map<string, Loaded>();
  #cards = new Map<string, CardData | null>();
  readonly #asked = new Set<string>();
  #telling = false;
  #model: Model | null = null;
  /** The last state whose page was loaded. */
  #complete: Model | null = null;
  /** Keys waiting for the page they were meant for. */
  readonly #early: Event[] = [];
  #slow = false;
  #slowTimer: NodeJS.Timeout | null = null;
  #againTimer: NodeJS.Timeout | null = null;
  #lastView: {
    route: Route;
    answer: unknown;
    watch: unknown;
    hidden: unknown;
    info: unknown;
    view: ScreenView;
  } | null = null;
  #ticking: NodeJS.Timeout | null = null;
  #cardTimer: NodeJS.Timeout | null = null;

  constructor(state: State, effects: Effects) {
    this.#state = state;
    this.#effects = effects;
    this.#follow();
  }

  get state(): State {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Returns what to draw now; the same object until something changes. */
  readonly model = (): Model => {
    this.#model ??= this.#make();
    return this.#model;
  };

  readonly send = (event: Event): void => {
    if (event.type === 'key' && this.#mustWait(event.key)) {
      this.#early.push(event);
      return;
    }
    if (ATTENTION.has(event.type)) this.#effects.run({ do: 'look' }, this);
    const { view, arranged } = this.#shown();
    const { state, effects } = update(this.#state, event, { view, arranged, plays: this.#plays() });
    const before = this.#state;
    if (state !== before) {
      this.#state = state;
      // Hidden results have changed, so pages load again.
      if (state.hidden !== before.hidden) this.#forget();
      this.#changed();
    }
    if (state.hidden !== before.hidden && state.info !== null) this.#effects.run({ do: 'recount' }, this);
    for (const effect of effects) this.#effects.run(effect, this);
    if (before.dialog?.kind === 'jump') this.#afterSearch(event);
  };

  /** Takes the keys that waited for the choices of a search. A closed dialog or a failed search forgets them. */
  #afterSearch({ type }: Event): void {
    const waited = type === 'found' || type === 'say' || this.#state.dialog === null ? this.#early.splice(0) : [];
    if (type === 'found') for (const event of waited) this.send(event);
  }

  /** Discards every answer because the dynasty has changed; pages load again. */
  refresh(): void {
    this.#forget();
    this.#changed();
  }

  #forget(): void {
    this.#answers = new Map();
    this.#cards = new Map();
    this.#lastView = null;
  }

  /** Resolves once the current page is loaded. */
  async ready(): Promise<void> {
    while (!this.#answers.has(routeKey(visitOf(this.#state).route))) {
      await new Promise<void>((resolve) => {
        const stop = this.subscribe(() => {
          stop();
          resolve();
        });
      });
    }
  }

  stop(): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    const timers = [this.#cardTimer, this.#slowTimer, this.#againTimer, this.#nextTimer];
    for (const timer of timers) if (timer !== null) clearTimeout(timer);
    this.#ticking = null;
    this.#nextTimer = null;
    this.#cardTimer = null;
    this.#slowTimer = null;
    this.#againTimer = null;
    this.#listeners.clear();
  }

  #changed(): void {
    this.#model = null;
    this.#follow();
    if (this.#telling) return;
    this.#telling = true;
    // Several changes in a row are drawn once: a key, and the page it opens.
    setImmediate(() => {
      this.#telling = false;
      for (const listener of this.#listeners) listener();
    });
  }

  /** Loads what the current page needs and keeps a watched game's clock running. */
  #follow(): void {
    const { route, watch } = visitOf(this.#state);
    if (this.#state.busy === null) this.#load(route);
    this.#followCard();
    const wanted =
      route.name === 'watch' && watch.playing && this.#plays().length > 0 ? itemAt(SPEEDS, watch.speed) : null;
    this.#tick(wanted);
    this.#followNext();
  }

  #next: ScreenView['next'] = null;
  #nextTimer: NodeJS.Timeout | null = null;

  /** Runs a page's timed event, once per view, and not during a dialog or other work. */
  #followNext(): void {
    const { busy, dialog, filtering } = this.#state;
    const { next } = this.#shown().view;
    const wanted = busy === null && dialog === null && !filtering ? next : null;
    if (wanted === this.#next) return;
    this.#next = wanted;
    if (this.#nextTimer !== null) clearTimeout(this.#nextTimer);
    this.#nextTimer = wanted === null ? null : setTimeout(() => this.send(wanted.event), wanted.after);
  }

  #tickEvery: number | null = null;

  #tick(every: number | null): void {
    if (every === this.#tickEvery) return;
    if (this.#ticking !== null) clearInterval(this.#ticking);
    this.#tickEvery = every;
    this.#ticking =
      every === null ? null : setInterval(() => this.send({ type: 'watch', move: { to: 'tick' } }), every);
  }

  #load(route: Route): void {
    const key = routeKey(route);
    const answers = this.#answers;
    if (answers.has(key) || this.#asked.has(key)) return;
    this.#asked.add(key);
    this.#patience();
    const settle = (loaded: Loaded): void => {
      this.#asked.delete(key);
      this.#slow = false;
      answers.set(key, loaded);
      this.#changed();
      for (const event of this.#early.splice(0)) this.send(event);
      if ('data' in loaded && screenWaits(route, loaded.data)) this.#again(route, answers);
    };
    loadScreen(route, this.#effects.ports(hiddenResultsOf(this.#state))).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error: asFailure(error).message }),
    );
  }

  /** Reloads a page whose answer is still being computed, as long as it is shown. */
  #again(route: Route, answers: Map<string, Loaded>): void {
    const key = routeKey(route);
    const isShown = () => this.#answers === answers && routeKey(visitOf(this.#state).route) === key;
    this.#againTimer = setTimeout(() => {
      // The next visit loads it anew.
      if (!isShown()) answers.delete(key);
      else this.#reload(route, answers);
    }, ASK_AGAIN_MS);
  }

  /** Reloads a page that stays on screen meanwhile. */
  #reload(route: Route, answers: Map<string, Loaded>): void {
    const settle = (loaded: Loaded): void => {
      answers.set(routeKey(route), loaded);
      this.#changed();
      if ('data' in loaded && screenWaits(route, loaded.data)) this.#again(route, answers);
    };
    loadScreen(route, this.#effects.ports(hiddenResultsOf(this.#state))).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error: asFailure(error).message }),
    );
  }

  /** Announces a page that loads slowly. */
  #patience(): void {
    if (this.#slowTimer !== null) clearTimeout(this.#slowTimer);
    this.#slowTimer = setTimeout(() => {
      if (this.#asked.size === 0) return;
      this.#slow = true;
      this.#changed();
    }, SLOW_MS);
  }

  #plays(): Shown['plays'] {
    const { route } = visitOf(this.#state);
    const loaded = route.name === 'watch' ? this.#answers.get(routeKey(route)) : undefined;
    return loaded !== undefined && 'data' in loaded ? watchedPlays(loaded.data as GamePage) : [];
  }

  /** Whether a key must wait: keys typed before a page or the choices of a search are there are kept, so none are lost. */
  #mustWait(key: string): boolean {
    const { busy, dialog } = this.#state;
    if (busy !== null || ['escape', 'ctrl-c'].includes(key)) return false;
    // Enter chooses among what was found for all of the text; keys after it stay in order.
    if (dialog?.kind === 'jump') return this.#early.length > 0 || (key === 'enter' && dialog.found !== dialog.text);
    if (dialog !== null) return false;
    return !this.#answers.has(routeKey(visitOf(this.#state).route));
  }

  /** Returns what keys act on; nothing while the requested page is loading. */
  #shown(): Pick<Model, 'view' | 'arranged'> {
    if (this.#answers.has(routeKey(visitOf(this.#state).route))) return this.model();
    return { view: WAITING, arranged: arrange(this.#state, WAITING) };
  }

  #make(): Model {
    const waiting = !this.#answers.has(routeKey(visitOf(this.#state).route));
    // The last page stays until the next one is loaded, unless that takes long, so that nothing flashes by.
    if (waiting && !this.#slow && this.#complete !== null && this.#complete.state.columns === this.#state.columns) {
      const { visits } = this.#complete.state;
      const state = { ...this.#state, visits };
      return { ...this.#complete, state, arranged: arrange(state, this.#complete.view) };
    }
    const model = this.#made();
    if (!waiting) this.#complete = model;
    return model;
  }

  #made(): Model {
    const view = this.#view();
    const arranged = arrange(this.#state, view);
    return { state: this.#state, view, arranged, card: this.#card(arranged) };
  }

  /** Returns the page's view, rebuilt only when its inputs change; moving the cursor does not change them. */
  #view(): ScreenView {
    const visit = visitOf(this.#state);
    const { hidden, info } = this.#state;
    const loaded = this.#answers.get(routeKey(visit.route));
    if (loaded === undefined) return WAITING;
    if ('error' in loaded) return troubled(loaded.error);
    const last = this.#lastView;
    if (
      last !== null &&
      last.answer === loaded.data &&
      last.watch === visit.watch &&
      last.hidden === hidden &&
      last.info === info &&
      routeKey(last.route) === routeKey(visit.route)
    ) {
      return last.view;
    }
    const view = viewScreen(visit.route, loaded.data, this.#context());
    this.#lastView = { route: visit.route, answer: loaded.data, watch: visit.watch, hidden, info, view };
    return view;
  }

  #context(): Context {
    return { info: this.#state.info, visit: visitOf(this.#state), hidden: this.#state.hidden };
  }

  #card(arranged: Arranged): readonly Item[] | null {
    const subject = chosenSubject(arranged);
    if (subject === null) return null;
    const card = this.#cards.get(routeKey(subject));
    return card === undefined || card === null ? NO_CARD_YET : drawCard(card, arranged.cardWidth, this.#context());
  }

  #followCard(): void {
    if (this.#cardTimer !== null) clearTimeout(this.#cardTimer);
    this.#cardTimer = null;
    const subject = chosenSubject(this.model().arranged);
    if (subject === null || this.#cards.has(routeKey(subject))) return;
    this.#cardTimer = setTimeout(() => void this.#loadCard(subject), CARD_DELAY_MS);
  }

  async #loadCard(subject: Subject): Promise<void> {
    const cards = this.#cards;
    try {
      cards.set(routeKey(subject), await loadCard(this.#effects.ports(hiddenResultsOf(this.#state)), subject));
    } catch {
      // A card is optional: the page is complete without one.
      cards.set(routeKey(subject), null);
    }
    this.#changed();
  }
}

function troubled(error: string): ScreenView {
  return makeView({
    title: 'Not possible right now',
    panes: [
      textPane({
        key: 'error',
        lines: (width) => [
          ...wrap(error, width).map((part) => line([[part, 'error']])),
          line(['']),
          line([['Esc goes back, m lists the pages.', 'faint']]),
        ],
      }),
    ],
  });
}

function chosenSubject({ cardWidth, focus }: Arranged): Subject | null {
  if (cardWidth === 0 || focus === null) return null;
  const item = focus.items[focus.cursor];
  const subject = item?.subject ?? item?.route ?? null;
  return subject !== null && hasCard(subject) ? subject : null;
}
