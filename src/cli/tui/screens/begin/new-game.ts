import type { UniverseOffer } from '../../../../core/contract/views/universes.ts';
import { LEVELS } from '../../../../core/model/difficulty.ts';
import { mustFind, mustGet } from '../../../../core/model/lists.ts';
import { takesChampions } from '../../../../core/model/playoff.ts';
import { COMMON, DIFFICULTY_WORDS, difficultyText, HEADINGS } from '../../../../core/present/index.ts';
import { OPENING_COLUMNS, openBecause } from '../../../../core/words/coaching/openings.ts';
import { seasonNote } from '../../../../core/words/terms.ts';
import { EDITED_TEXT } from '../../../../core/words/universe/editing.ts';
import { unwrap } from '../../../shell/cli.ts';
import { type OfferedTeam, offeredTeams } from '../../../text/teams.ts';
import type { Event } from '../../play/event.ts';
import type { NewGameChoice, RouteOf } from '../../play/route.ts';
import type { ScreenKey } from '../../play/view.ts';
import { dots, tablePane, view } from '../parts.ts';
import { screen } from '../screen.ts';
import {
  difficultyKey,
  editsKey,
  formatOf,
  formatWords,
  type Home,
  playoffKeys,
  seasonKeys,
  shortKeys,
  swap,
  universeKey,
  without,
} from './new-game-keys.ts';
import { coachInput, coachKeys, coachNotes } from './own-coach.ts';
import { tabs } from './start.ts';

interface Row extends OfferedTeam {
  rank: number;
  /** Why its job is open, if only openings are listed. */
  why?: string;
}

function allTeams(home: Home): Row[] {
  return offeredTeams(home).map((team, index) => ({ ...team, rank: index + 1 }));
}

/** Describes the chosen level; empty for normal. */
function difficultyNotes({ difficulty }: NewGameChoice): string[] {
  return difficulty === undefined ? [] : [`${difficultyText({ level: difficulty, ...LEVELS[difficulty] })}.`];
}

/** Asks for confirmation before a dynasty starts. */
function takeOver(home: Home, route: RouteOf<'newGame'>, team: Row): Event {
  const year = Number(home.selected_year);
  const format = formatOf(route, home.preview.playoff);
  const chosen = route.playoff !== undefined;
  const note = seasonNote(year, route.asItWas);
  const input = {
    team: team.name,
    year,
    ...(chosen ? { playoff_teams: format.teams } : {}),
    ...(chosen && takesChampions(format.teams)
      ? { playoff_autobids: format.autobids, playoff_conf_champ_top_4: format.topFour }
      : {}),
    ...coachInput(route),
    ...(route.difficulty && { difficulty: route.difficulty }),
    ...(route.asItWas && { as_it_was: true }),
    ...(route.universe && { universe: route.universe }),
    ...(route.editable && { editable: true }),
    ...(route.seed && { seed: route.seed }),
  };
  return {
    type: 'dialog',
    title: `Coach the ${team.name} ${team.mascot} from ${year} on?`,
    notes: [
      ...(home.universe === undefined ? [] : [`In ${home.universe.name}.`]),
      ...(seasonNote(year) === null || note === null || home.universe !== undefined ? [] : [note]),
      ...coachNotes(route),
      ...difficultyNotes(route),
      ...(route.editable ? [EDITED_TEXT] : []),
      `Playoff: ${formatWords(format)}. This starts a new save; your other saves are not touched.`,
    ],
    choices: [
      { label: 'Start the dynasty', key: 'y', event: { type: 'do', effect: { do: 'create', input } } },
      { label: 'Choose another team', key: 'n', event: { type: 'say', text: '', tone: 'plain' } },
    ],
  };
}

/** Returns the teams to choose from: all, or those with an open job. */
function offered(home: Home): Row[] {
  const all = allTeams(home);
  if (home.openings === undefined) return all;
  const open = new Map(home.openings.jobs.map((job) => [job.team, openBecause(job.left, Number(home.selected_year))]));
  return all.flatMap((team) => (open.has(team.name) ? [{ ...team, why: mustGet(open, team.name) }] : []));
}

const WHY_OPEN = { key: 'why', title: OPENING_COLUMNS.why, value: ({ why }: Row) => why ?? '', least: 16 };

/** Keys for the jobs that open before the season. */
function openingKeys(home: Home, route: RouteOf<'newGame'>): ScreenKey[] {
  if (home.universe !== undefined) return [];
  const { openings } = home;
  if (openings === undefined)
    return [{ key: 'j', label: 'openings', event: swap({ ...without(route), openings: true }) }];
  const any = mustFind(offered(home), ({ name }) => name === openings.any);
  return [
    { key: 'j', label: 'all teams', event: swap(without(route, 'openings', 'seed')) },
    { key: 'a', label: 'any opening', event: takeOver(home, route, any) },
  ];
}

export const newGame = screen<'newGame', { home: Home; universes: readonly UniverseOffer[] }>({
  load: async ({ library, folder }, { year, openings, seed, universe }) => {
    const about = { ...(openings && { openings }), ...(seed && { seed }) };
    const world = universe === undefined ? { ...(year !== undefined && { year }) } : { universe };
    const home = unwrap(await library.home(folder, { ...world, ...about }));
    return { home, universes: unwrap(await library.universes(folder)).universes };
  },
  view: ({ home, universes }, asked) => {
    // Another seed would have other openings, so the seed is drawn once.
    const route = home.openings === undefined ? asked : { ...asked, seed: home.openings.seed };
    const teams = offered(home).filter(
      ({ conference }) => route.conference === undefined || route.conference === conference,
    );
    const format = formatOf(route, home.preview.playoff);
    return view({
      title: 'New game',
      note: `${home.universe === undefined ? '' : `${home.universe.name}, `}${home.selected_year} Season${route.asItWas ? ' as it was' : ''}, playoff: ${formatWords(format)}${route.coach === undefined ? '' : `, coach: ${route.coach}`}${route.difficulty === undefined ? '' : `, ${DIFFICULTY_WORDS[route.difficulty].toLowerCase()}`}`,
      tabs: tabs('newGame'),
      head: [],
      keys: [
        ...seasonKeys(home, route),
        ...playoffKeys(home, route),
        ...coachKeys(route),
        difficultyKey(route),
        editsKey(route),
        ...shortKeys(home, route),
        ...openingKeys(home, route),
        universeKey(universes, route),
      ],
      panes: [
        tablePane<Row>({
          key: 'teams',
          title: route.conference ?? (route.openings ? HEADINGS.openJobs : HEADINGS.allConferences),
          columns: [
            { key: 'rank', title: COMMON.place.short, value: (t) => t.rank, first: 'asc' },
            { key: 'team', title: COMMON.team.short, value: (t) => `${t.name} ${t.mascot}` },
            { key: 'conference', title: COMMON.conference.short, value: (t) => t.conference, least: 8 },
            ...(route.openings ? [WHY_OPEN] : []),
            {
              key: 'prestige',
              title: COMMON.prestige.short,
              align: 'left',
              value: (t) => t.prestige,
              text: (t) => dots(t.prestige),
              tone: () => 'accent',
            },
            {
              key: 'ceiling',
              title: COMMON.ceiling.short,
              align: 'left',
              value: (t) => t.ceiling,
              text: (t) => dots(t.ceiling),
            },
            {
              key: 'floor',
              title: COMMON.floor.short,
              align: 'left',
              value: (t) => t.floor,
              text: (t) => dots(t.floor),
            },
          ],
          rows: teams,
          id: (team) => team.name,
          fixed: 2,
          empty: 'No teams available.',
          act: (team) => takeOver(home, route, team),
        }),
      ],
    });
  },
});
