import { randomBytes, randomUUID } from 'node:crypto';
import { done, type Result, refuse, refuseName } from '../../contract/result.ts';
import type { NewGameInput } from '../../contract/views/index.ts';
import { newDynasty } from '../../dynasty/create.ts';
import type { Settings } from '../../dynasty/dynasty-state.ts';
import { teamsIn } from '../../model/facts.ts';
import { mustFind } from '../../model/lists.ts';
import { later } from '../../model/memory/remembered.ts';
import { byesOf, type PlayoffFormat, takesChampions } from '../../model/playoff.ts';
import { RULE_BOOK } from '../../model/rules.ts';
import type { TeamFacts } from '../../model/team.ts';
import { seedFrom } from '../../random/stream.ts';
import {
  asItWas,
  makeReference,
  type ReferenceData,
  reference,
  referenceData,
  resolveTeam,
  SHORTENED_SEASON,
} from '../../reference/index.ts';
import type { Decision, NewDynasty, SaveSession } from '../../save/contracts.ts';
import { createSave, type Deciding, inMemorySave, type SessionOptions } from '../../save/index.ts';
import { sitsOutSeason } from '../../season/schedule/index.ts';
import { numbersOf } from '../../tuning/difficulty.ts';
import { resolveTuning } from '../../tuning/index.ts';
import { TuningError } from '../../tuning/knob.ts';
import { ownTuning } from '../saves/parameters.ts';
import { universeGiven } from '../universes/given.ts';
import { readOwnCoach } from './own-coach.ts';

/** Default number of automatic bids, for playoffs that have them. */
const AUTOBIDS = 5;

/**
 * Returns the format the player chose; null for each season's actual format. A universe's format is stored as the
 * player's choice, because lists of saves do not read facts. Refused if the options contradict each other.
 */
function readFormat(input: NewGameInput, given: Given): Result<PlayoffFormat | null> {
  const chosen = readChoice(input, given);
  if (!chosen.ok || chosen.value === null || input.playoff_changes !== true) return chosen;
  const { universe } = given.facts as ReferenceData;
  if (universe === undefined && isSameFormat(chosen.value, given.reference.season(input.year).playoff))
    return done(null);
  const what = universe === undefined ? `The ${input.year} season has another playoff` : 'A universe keeps its playoff';
  return refuse('malformed', `${what}, so this one stays as it is; leave out playoff_changes.`);
}

function isSameFormat(a: PlayoffFormat, b: PlayoffFormat): boolean {
  return a.teams === b.teams && a.autobids === b.autobids && a.championsTopFour === b.championsTopFour;
}

/**
 * Returns the format named in the input, or a universe's; null if neither, so that each season uses its actual format.
 */
function readChoice(input: NewGameInput, { facts, reference }: Given): Result<PlayoffFormat | null> {
  const { playoff_teams: teams, playoff_autobids: autobids, playoff_conf_champ_top_4: topFour } = input;
  if (teams === undefined) {
    const more = autobids !== undefined || topFour !== undefined;
    return more
      ? refuse(
          'malformed',
          'Autobids and top-four seeding apply only to a playoff of 12 or 16 teams; give its size too.',
        )
      : done((facts as ReferenceData).universe?.playoff ?? null);
  }
  if (!takesChampions(teams)) {
    const extra = (autobids ?? 0) > 0 || topFour === true;
    if (extra) return refuse('malformed', `A playoff of ${teams} teams has no autobids and no top-four seeding.`);
    return done({ teams, autobids: 0, championsTopFour: false });
  }
  const most = reference.season(input.year).conferences.length;
  const places = autobids ?? Math.min(AUTOBIDS, most);
  if (places > most) {
    return refuse('malformed', `There are ${most} conferences in ${input.year}, so at most ${most} autobids.`);
  }
  return done({ teams, autobids: places, championsTopFour: topFour ?? byesOf(teams) > 0 });
}

/** Reads the team and year of a new game; refused if there is no such team that season. */
function readTeam(input: NewGameInput, { facts, reference }: Given): Result<string> {
  const { firstSeason: first, lastSeason: last } = reference;
  if (input.year < first || input.year > last) {
    const { universe } = facts as ReferenceData;
    const what = universe
      ? `The universe “${universe.name}” starts in ${first}`
      : `A dynasty can start in any season from ${first} to ${last}`;
    return refuse('malformed', `${what}, not ${input.year}.`);
  }
  const { members } = reference.season(input.year);
  const here = teamsIn(reference, input.year).filter((t) => members[t.id] !== undefined);
  const found = resolveTeam(here, input.team);
  if (found.ok) return playsIn(reference, input.year, found.team);
  const elsewhere = resolveTeam(reference.teams, input.team);
  if (elsewhere.ok)
    return refuse('not_found', `${elsewhere.team.name} is not in FBS in ${input.year}; choose another team or season.`);
  return refuseName(
    `No team "${input.team}" in ${input.year}.`,
    found.nearest.map((t) => t.name),
  );
}

/** Checks that a team plays in a season; refused if it opted out. */
function playsIn(reference: Given['reference'], year: number, { id, name }: TeamFacts): Result<string> {
  if (!sitsOutSeason(reference.season(year), id)) return done(id);
  return refuse('malformed', `${name} played no games in ${year}. Choose another team, or play the season in full.`);
}

/** Reads the settings of a new game, drawing a seed if none was given. */
function readSettings(input: NewGameInput, given: Given): Result<Settings> {
  const { reference } = given;
  const team = readTeam(input, given);
  if (!team.ok) return team;
  const playoff = readFormat(input, given);
  if (!playoff.ok) return playoff;
  const coach = readOwnCoach(input, team.value, reference);
  if (!coach.ok) return coach;
  const seed = input.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(input.seed);
  const start = { seed, startYear: input.year, team: team.value, playoff: playoff.value };
  const settings = input.editable === true ? { ...start, editable: true as const } : start;
  return done(coach.value === null ? settings : { ...settings, coach: coach.value });
}

/** Facts, rules and tuning of a dynasty, plus the facts as a save stores them. */
export interface Given extends Deciding {
  facts: unknown;
}

/** The built-in ones. */
function own(): Given {
  return { reference, rules: RULE_BOOK, tuning: ownTuning(), facts: referenceData };
}

/** Reads them from a universe; refused with its faults. */
function ofUniverse(universe: unknown): Result<Given> {
  const given = universeGiven(universe);
  if (!given.ok) return given;
  const { facts, reference } = given.value;
  return done({ ...own(), facts, reference });
}

/** The built-in ones, with 2020 as it was. */
const ownAsItWas = later((): Given => {
  const facts = asItWas(referenceData);
  return { ...own(), facts, reference: makeReference(facts) };
});

/** Picks the facts the input asks for. */
function worldFor({ as_it_was: short = false, universe, year }: NewGameInput): Result<Given> {
  if (!short) return universe === undefined ? done(own()) : ofUniverse(universe);
  if (universe === undefined && year === SHORTENED_SEASON) return done(ownAsItWas());
  const which = `Only a dynasty that begins in the real ${SHORTENED_SEASON} can play its first season as it was`;
  return refuse('malformed', `${which}; leave the choice out, or start in ${SHORTENED_SEASON}.`);
}

/** Combines the facts with the balance numbers of the difficulty and any overrides. */
function givenFor(input: NewGameInput): Result<Given> {
  const { difficulty = 'normal', tuning = {} } = input;
  const world = worldFor(input);
  if (!world.ok) return world;
  const changes = { ...(difficulty === 'normal' ? {} : numbersOf(difficulty)), ...tuning };
  if (Object.keys(changes).length === 0) return world;
  try {
    return done({ ...world.value, tuning: resolveTuning(changes) });
  } catch (error) {
    if (error instanceof TuningError) return refuse('malformed', error.message);
    throw error;
  }
}

function begin(settings: Settings, engine: string, given: Given): { made: NewDynasty; decision: Decision } {
  const { reference, rules, tuning, facts } = given;
  const dynasty = newDynasty(settings, reference, rules, tuning);
  const teamName = mustFind(teamsIn(reference, settings.startYear), (t) => t.id === settings.team).name;
  const made = { identity: { userId: randomUUID(), engine, teamName }, dynasty, facts };
  return { made, decision: { command: 'newGame', input: settings } };
}

/** A new game as requested: its settings, and what it is played by. */
export interface Asked {
  settings: Settings;
  given: Given;
}

/** Reads a new game's input; refused if impossible. */
export function readNewGame(input: NewGameInput): Result<Asked> {
  const given = givenFor(input);
  if (!given.ok) return given;
  const settings = readSettings(input, given.value);
  return settings.ok ? done({ settings: settings.value, given: given.value }) : settings;
}

/** Starts a dynasty in a new file. Throws `SaveError` if the file cannot be created. */
export async function newGame(path: string, input: NewGameInput, engine: string): Promise<Result<SaveSession>> {
  const asked = readNewGame(input);
  return asked.ok ? startFrom(path, asked.value.settings, engine, asked.value.given) : asked;
}

/**
 * Starts a dynasty with given settings, using the built-in facts, rules and numbers or another dynasty's; without a
 * path it is in memory only.
 */
export async function startFrom(
  path: string | null,
  settings: Settings,
  engine: string,
  given = own(),
  options: SessionOptions = {},
): Promise<Result<SaveSession>> {
  const { made, decision } = begin(settings, engine, given);
  return done(path === null ? await inMemorySave(made, decision) : await createSave(path, made, decision, options));
}
