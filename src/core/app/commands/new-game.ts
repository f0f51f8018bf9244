import { randomBytes, randomUUID } from 'node:crypto';
import { done, type Result, refuse, refuseName } from '../../contract/result.ts';
import type { NewGameInput } from '../../contract/views/index.ts';
import { newDynasty } from '../../dynasty/create.ts';
import type { Settings } from '../../dynasty/dynasty-state.ts';
import { FIRST_SEASON, LAST_SEASON, teamsIn } from '../../model/facts.ts';
import type { PlayoffFormat } from '../../model/playoff.ts';
import { RULE_BOOK } from '../../model/rules.ts';
import { seedFrom } from '../../random/stream.ts';
import { reference, referenceData, resolveTeam } from '../../reference/index.ts';
import type { Decision, NewDynasty, SaveSession } from '../../save/contracts.ts';
import { createSave, type Deciding, inMemorySave, type SessionOptions } from '../../save/index.ts';
import { numbersOf } from '../../tuning/difficulty.ts';
import { resolveTuning } from '../../tuning/index.ts';
import { TuningError } from '../../tuning/knob.ts';
import { ownTuning } from '../saves/parameters.ts';
import { readOwnCoach } from './own-coach.ts';

/** The defaults of a twelve-team playoff. */
const TWELVE = { autobids: 5, championsTopFour: true };

/** The format the player asked for; null: each season's own. Refused when the parts contradict each other. */
function readFormat(input: NewGameInput): Result<PlayoffFormat | null> {
  const { playoff_teams: teams, playoff_autobids: autobids, playoff_conf_champ_top_4: topFour } = input;
  if (teams === undefined) {
    const more = autobids !== undefined || topFour !== undefined;
    return more
      ? refuse('malformed', 'Autobids and top-four seeding go with a playoff of 12 teams; name its size too.')
      : done(null);
  }
  if (teams !== 12) {
    const extra = (autobids ?? 0) > 0 || topFour === true;
    if (extra) return refuse('malformed', `A playoff of ${teams} teams has no autobids and no top-four seeding.`);
    return done({ teams, autobids: 0, championsTopFour: false });
  }
  const most = reference.season(input.year).conferences.length;
  const places = autobids ?? Math.min(TWELVE.autobids, most);
  if (places > most) {
    return refuse('malformed', `There are ${most} conferences in ${input.year}, so at most ${most} autobids.`);
  }
  return done({ teams, autobids: places, championsTopFour: topFour ?? TWELVE.championsTopFour });
}

/** Team and year of a new game; refused when there is no such team that season. */
function readTeam(input: NewGameInput): Result<string> {
  if (input.year < FIRST_SEASON || input.year > LAST_SEASON) {
    return refuse(
      'malformed',
      `A dynasty can start in any season from ${FIRST_SEASON} to ${LAST_SEASON}, not ${input.year}.`,
    );
  }
  const { members } = reference.season(input.year);
  const here = teamsIn(reference, input.year).filter((t) => members[t.id] !== undefined);
  const found = resolveTeam(here, input.team);
  if (found.ok) return done(found.team.id);
  const elsewhere = resolveTeam(reference.teams, input.team);
  if (elsewhere.ok)
    return refuse('not_found', `${elsewhere.team.name} is not in FBS in ${input.year}; choose another team or season.`);
  return refuseName(
    `No team "${input.team}" in ${input.year}.`,
    found.nearest.map((t) => t.name),
  );
}

/** Settings of a new game, its seed drawn if none was given. */
function readSettings(input: NewGameInput): Result<Settings> {
  const team = readTeam(input);
  if (!team.ok) return team;
  const playoff = readFormat(input);
  if (!playoff.ok) return playoff;
  const coach = readOwnCoach(input, team.value);
  if (!coach.ok) return coach;
  const seed = input.seed === undefined ? randomBytes(16).toString('hex') : seedFrom(input.seed);
  const settings = { seed, startYear: input.year, team: team.value, playoff: playoff.value };
  return done(coach.value === null ? settings : { ...settings, coach: coach.value });
}

/** Facts, rules and tuning of a dynasty, and the facts as a save stores them. */
export interface Given extends Deciding {
  facts: unknown;
}

/** The program's own. */
function own(): Given {
  return { reference, rules: RULE_BOOK, tuning: ownTuning(), facts: referenceData };
}

/** What the program brings, with the balance numbers of a difficulty, and some others changed. */
function withNumbers({ difficulty = 'normal', tuning = {} }: NewGameInput): Result<Given> {
  const changes = { ...(difficulty === 'normal' ? {} : numbersOf(difficulty)), ...tuning };
  if (Object.keys(changes).length === 0) return done(own());
  try {
    return done({ ...own(), tuning: resolveTuning(changes) });
  } catch (error) {
    if (error instanceof TuningError) return refuse('malformed', error.message);
    throw error;
  }
}

function begin(settings: Settings, engine: string, given: Given): { made: NewDynasty; decision: Decision } {
  const { reference, rules, tuning, facts } = given;
  const dynasty = newDynasty(settings, reference, rules, tuning);
  const teamName = teamsIn(reference, settings.startYear).find((t) => t.id === settings.team)!.name;
  const made = { identity: { userId: randomUUID(), engine, teamName }, dynasty, facts };
  return { made, decision: { command: 'newGame', input: settings } };
}

/** Everything that was asked for in a new game: its settings, and what it is played by. */
export interface Asked {
  settings: Settings;
  given: Given;
}

/** Reads what was asked for; refused when it cannot be. */
export function readNewGame(input: NewGameInput): Result<Asked> {
  const settings = readSettings(input);
  if (!settings.ok) return settings;
  const given = withNumbers(input);
  return given.ok ? done({ settings: settings.value, given: given.value }) : given;
}

/** Starts a dynasty in a new file. Throws `SaveError` when the file cannot be made. */
export async function newGame(path: string, input: NewGameInput, engine: string): Promise<Result<SaveSession>> {
  const asked = readNewGame(input);
  return asked.ok ? startFrom(path, asked.value.settings, engine, asked.value.given) : asked;
}

/**
 * Starts a dynasty with given settings, by the program's own facts, rules and numbers or another dynasty's; without a
 * path it lives in memory only.
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
