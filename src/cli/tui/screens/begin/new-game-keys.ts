import type { AnswerOf } from '../../../../core/contract/registry.ts';
import type { UniverseOffer } from '../../../../core/contract/views/universes.ts';
import { DIFFICULTIES } from '../../../../core/model/difficulty.ts';
import { byesOf, takesChampions } from '../../../../core/model/playoff.ts';
import { DIFFICULTY_NOTES, DIFFICULTY_WORDS, HEADINGS, plural } from '../../../../core/present/index.ts';
import { AS_IT_WAS, IN_FULL, seasonNote } from '../../../../core/words/terms.ts';
import { EDIT_PLAYERS, EDITS_NOTE, EDITS_OFF, EDITS_ON } from '../../../../core/words/universe/editing.ts';
import { aboutUniverse, REAL_WORLD } from '../../../../core/words/universe/offers.ts';
import type { Choice, Event } from '../../play/event.ts';
import type { NewGameChoice, RouteOf } from '../../play/route.ts';
import type { ScreenKey } from '../../play/view.ts';

export type Home = AnswerOf<'home'>;

/** Returns the playoff format under the choices so far. */
export function formatOf(route: NewGameChoice, season: Home['preview']['playoff']) {
  const teams = route.playoff ?? season.teams;
  if (!takesChampions(teams)) return { teams, autobids: 0, topFour: false };
  const own = season.teams === teams;
  return {
    teams,
    autobids: route.autobids ?? (own ? season.conf_champ_autobids : 5),
    topFour: route.topFour ?? (own ? season.conf_champ_top_4 : byesOf(teams) > 0),
  };
}

/** Describes a playoff format: `12 teams, 5 autobids, champions seeded 1 to 4`. */
export function formatWords({ teams, autobids, topFour }: ReturnType<typeof formatOf>): string {
  if (teams === 2) return '2 teams (BCS)';
  if (teams === 4) return '4 teams';
  return `${plural(teams, 'team')}, ${plural(autobids, 'autobid')}, champions ${topFour ? 'seeded 1 to 4' : 'seeded by rank'}`;
}

/** Shows the new game with other choices. */
export function swap(route: NewGameChoice): Event {
  return { type: 'swap', route: { name: 'newGame', ...route }, keep: true };
}

/** Returns the choices so far except some. */
export function without(route: RouteOf<'newGame'>, ...keys: (keyof NewGameChoice)[]): NewGameChoice {
  const { name: _name, ...rest } = route;
  return Object.fromEntries(Object.entries(rest).filter(([key]) => !(keys as string[]).includes(key)));
}

/** Keys for the season and the conference to list. */
export function seasonKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const keep = without(route, 'year', 'conference', 'playoff', 'autobids', 'topFour', 'asItWas', 'seed');
  return [
    {
      key: 'y',
      label: 'season',
      event: {
        type: 'dialog',
        title: 'Season to start in',
        typing: true,
        choices: home.years.map((year) => ({ label: `${year} Season`, event: swap({ ...keep, year: Number(year) }) })),
      },
    },
    {
      key: 'c',
      label: 'conference',
      event: {
        type: 'dialog',
        title: 'Teams of',
        typing: true,
        choices: [
          { label: HEADINGS.allConferences, event: swap(without(route, 'conference')) },
          ...Object.values(home.preview.conferences).map(({ confName, confFullName }) => ({
            label: confName,
            hint: confFullName,
            event: swap({ ...without(route, 'conference'), conference: confName }),
          })),
          { label: 'Independents', event: swap({ ...without(route, 'conference'), conference: 'Independent' }) },
        ],
      },
    },
  ];
}

/** Keys for the size of the playoff, and for its autobids and seeds where it has them. */
export function playoffKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const rest = without(route, 'playoff', 'autobids', 'topFour');
  const format = formatOf(route, home.preview.playoff);
  const size: ScreenKey = {
    key: 'p',
    label: 'playoff',
    event: {
      type: 'dialog',
      title: HEADINGS.playoffTeams,
      choices: [
        { label: '2 (BCS)', key: '2', event: swap({ ...rest, playoff: 2 }) },
        { label: '4', key: '4', event: swap({ ...rest, playoff: 4 }) },
        { label: '12', key: '1', event: swap({ ...rest, playoff: 12 }) },
        { label: '16', key: '6', event: swap({ ...rest, playoff: 16 }) },
        { label: "The season's own", key: 's', event: swap(rest) },
      ],
    },
  };
  const { teams, autobids, topFour } = format;
  if (!takesChampions(teams)) return [size];
  const chosen: NewGameChoice = { ...rest, playoff: teams, autobids, topFour };
  const most = Object.keys(home.preview.conferences).length;
  return [
    size,
    {
      key: 'b',
      label: 'autobids',
      event: {
        type: 'dialog',
        title: HEADINGS.autobids,
        typing: true,
        choices: Array.from({ length: most + 1 }, (_, n) => ({
          label: String(n),
          event: swap({ ...chosen, autobids: n }),
        })),
      },
    },
    {
      key: 'f',
      label: 'top four',
      event: swap({ ...chosen, topFour: !topFour }),
    },
  ];
}

/** Choices that reset with another world. */
const OF_A_WORLD = [
  'universe',
  'year',
  'conference',
  'playoff',
  'autobids',
  'topFour',
  'asItWas',
  'openings',
  'seed',
] as const;

/** A universe as a choice; an unusable one shows why. */
function universeChoice(offer: UniverseOffer, rest: NewGameChoice): Choice {
  const { id, name, season, faults } = offer;
  const hint = aboutUniverse(offer);
  if (season !== null) return { label: name, hint, event: swap({ ...rest, universe: id }) };
  const back: Choice = { label: 'Back', key: 'b', event: { type: 'say', text: '', tone: 'plain' } };
  return {
    label: name,
    hint,
    event: { type: 'dialog', title: `${name} cannot be used`, notes: faults, choices: [back] },
  };
}

/** Key for the world: the real one, a universe that comes with the program, or one of the user's own. */
export function universeKey(universes: readonly UniverseOffer[], route: RouteOf<'newGame'>): ScreenKey {
  const rest = without(route, ...OF_A_WORLD);
  return {
    key: 'u',
    label: 'universe',
    event: {
      type: 'dialog',
      title: 'Where to play',
      typing: true,
      notes: ['Universe files in your saves folder are listed too: dynasty universe add FILE'],
      choices: [{ label: REAL_WORLD, event: swap(rest) }, ...universes.map((offer) => universeChoice(offer, rest))],
    },
  };
}

/** Key for the level of difficulty. */
export function difficultyKey(route: RouteOf<'newGame'>): ScreenKey {
  const choices = DIFFICULTIES.map((level) => ({
    label: DIFFICULTY_WORDS[level],
    hint: DIFFICULTY_NOTES[level],
    event: swap({ ...without(route, 'difficulty'), ...(level !== 'normal' && { difficulty: level }) }),
  }));
  return { key: 'd', label: 'difficulty', event: { type: 'dialog', title: HEADINGS.difficulty, notes: [], choices } };
}

/** Key for whether players may be edited. */
export function editsKey(route: RouteOf<'newGame'>): ScreenKey {
  const rest = without(route, 'editable');
  const choices = [
    { label: EDITS_OFF, key: 'n', event: swap(rest) },
    { label: EDITS_ON, key: 'y', event: swap({ ...rest, editable: true }) },
  ];
  return { key: 'e', label: 'edits', event: { type: 'dialog', title: EDIT_PLAYERS, notes: [EDITS_NOTE], choices } };
}

/** Key for 2020, which can be played in full or as it happened; none in other seasons. */
export function shortKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  const year = Number(home.selected_year);
  if (seasonNote(year) === null || home.universe !== undefined) return [];
  const rest = without(route, 'asItWas');
  const choices = [
    { label: IN_FULL, key: 'f', event: swap(rest) },
    { label: AS_IT_WAS, key: 'a', event: swap({ ...rest, asItWas: true }) },
  ];
  const notes = [seasonNote(year), seasonNote(year, true)].filter((note) => note !== null);
  return [{ key: 'w', label: `${year}`, event: { type: 'dialog', title: `The ${year} season`, notes, choices } }];
}
