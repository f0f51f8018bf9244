import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesIn } from './sources.ts';

/**
 * Everything a module remembers from one call to the next, and why it may. What is worked out from a dynasty's own lists
 * belongs in the dynasty's memory (`src/core/model/memory/dynasty-memory.ts`), where it names the facts behind it.
 */
const ALLOWED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Worked out from tables, rules and balance numbers, which never change once made.
  'src/core/app/commands/new-game.ts': { ownAsItWas: 'the built-in facts' },
  'src/core/app/queries/home.ts': { teamsOf: 'the built-in facts', previewIn: 'the built-in facts' },
  'src/core/app/reading/season-view.ts': { references: 'facts by digest, at most four' },
  'src/core/app/saves/facts.ts': {
    shapeMade: 'a parser, slow to load',
    asItWasDigest: 'the built-in facts',
    ownDigest: 'the built-in facts',
  },
  'src/core/app/saves/parameters.ts': {
    ownTuning: 'the default balance numbers',
    shapeMade: 'a parser, slow to load',
    tuningIn: 'balance numbers by their text, at most four',
    rulesIn: 'rules by their text, at most four',
  },
  'src/core/batch/queue/fingerprint.ts': { firstWeek: 'a week of a fixed dynasty' },
  'src/core/dynasty/gameday/conditions.ts': { homesIn: 'stadiums of a reference' },
  'src/core/dynasty/schemes.ts': { personnelBy: 'personnel by scheme and balance numbers' },
  'src/core/football/chances/win-table.ts': { alike: 'balance numbers', winTable: 'balance numbers' },
  'src/core/football/rotation.ts': { partsBy: 'balance numbers and personnel' },
  'src/core/football/system.ts': { frontsBy: 'balance numbers' },
  'src/core/model/rules.ts': { rulesBy: 'a rule book' },
  'src/core/model/text/search.ts': { prepared: 'a list of team names' },
  'src/core/offseason/market.ts': { nearnessBy: 'balance numbers and places' },
  'src/core/random/stream.ts': { lastRead: 'the words of a seed: a season asks for a hundred thousand streams' },
  'src/core/reference/universe/read.ts': { shapeMade: 'a parser, slow to load' },
  'src/core/season/schedule/kept-dates.ts': { peersBy: 'a league, made for one schedule and then unchanged' },
  'src/core/tuning/season-tuning.ts': { tuningBy: 'balance numbers and a year' },
  // Worked out from one answer or picture, which is replaced as a whole.
  'src/cli/tui/components/columns.ts': { known: 'widths of a list of rows' },
  'src/cli/tui/screens/game/watch.ts': { playsIn: 'plays of a game page' },
  'src/server/plugins/compressed-json.ts': { kept: 'a large answer as sent' },
  'src/server/routes/logos.ts': { picturesOf: 'logos of a universe' },
  'src/web/components/logo.tsx': { kept: 'images the browser would drop' },
  'src/web/state/team-directory.ts': { indexed: 'a list of teams', styleOf: 'a team’s colors' },
  // In use rather than remembered: open files, threads, work in progress.
  'src/cli/launch/compiled.ts': { loaded: 'scripts of this process' },
  'src/core/app/hosting/work-thread.ts': { open: 'open saves' },
  'src/core/app/reading/memo.ts': { stateOf: 'state of an open save, with the version it belongs to' },
  'src/core/app/what-if/asking.ts': { jobs: 'questions in progress', pool: 'threads' },
  'src/core/app/what-if/what-if-thread.ts': { last: 'the open save of the last question' },
  'src/core/save/disk/lock-owner.ts': { held: 'locks of this process' },
  'src/core/save/sqlite.ts': { engine: 'SQLite', loading: 'SQLite' },
  // State of a browser tab.
  'src/cli/almanac/script.ts': { loading: 'pages', last: 'pages', asked: 'pages' },
  'src/web/client.ts': { lastCommand: 'the command before' },
  'src/web/pages/universe/drafts.ts': { drafts: 'universes being edited' },
  'src/web/state/channel.ts': { channel: 'other tabs' },
  'src/web/state/layers.ts': { leaving: 'open layers' },
  'src/web/state/logo-set.ts': { dynasty: 'whose logos' },
  'src/web/state/place.ts': { place: 'the address', navigate: 'the router' },
  'src/web/state/shared.ts': { movedListeners: 'listeners' },
  'src/web/state/unfinished.ts': { running: 'a simulation' },
  'src/web/tab.ts': { unstored: 'the tab', shown: 'the tab', sent: 'the tab', revealedAt: 'the tab' },
};

const DECLARED =
  /^(?:export )?(?:let (\w+)|const (\w+)(?:: [^=\n]*)? =\s+(?:new (?:WeakMap|LRUCache)\b|new (?:Map|Set)(?:<.*>)?\(\)|(?:later|remembered|rememberedOf|reader)\())/gm;
const CONSTANT = /^[A-Z_]+$/;

/** Returns the names a module declares outside its functions that can hold something from one call to the next. */
function heldBy(text: string): string[] {
  const names = [...text.matchAll(DECLARED)].map(([, changing, kept]) => changing ?? kept ?? '');
  return names.filter((name) => !CONSTANT.test(name));
}

describe('what a module remembers', () => {
  it('is listed with its reason, and so argued for', () => {
    const found = sourcesIn('src').flatMap((path) =>
      heldBy(readFileSync(path, 'utf8')).map((name) => `${relative(ROOT, path)}: ${name}`),
    );
    const allowed = Object.entries(ALLOWED).flatMap(([file, held]) =>
      Object.keys(held).map((name) => `${file}: ${name}`),
    );
    expect(found.sort()).toEqual(allowed.sort());
  });

  it('is found however it is written', () => {
    const cache = 'const byList = new WeakMap<readonly Team[], Map<number, Team>>();';
    const long = 'export const games: ReadonlyMap<TeamId, Game> =\n  new Map<TeamId, Game>();';
    expect(heldBy(`${cache}\n${long}\nlet last: Team | null = null;\nconst of = later(() => read());`)).toEqual([
      'byList',
      'games',
      'last',
      'of',
    ]);
    expect(heldBy('const NONE = new Map();\n  const inside = new Map();\nconst teams = new Map(list);')).toEqual([]);
  });
});
