import type { ReferenceData } from '../../reference/index.ts';
import type { Save } from '../../save/index.ts';
import { readSeason, referenceOf } from '../reading/season-view.ts';
import { settingsAtStart } from './at-start.ts';
import { faultOfFacts } from './facts.ts';

/**
 * Checks that facts have the right shape and name existing teams, and that every season of the dynasty can be read from
 * them.
 */
export function* factFaults(save: Save): Generator<string> {
  const data = save.facts.read();
  const fault = faultOfFacts(data);
  if (fault !== null) {
    yield fault;
    return;
  }
  yield* strangersInRows(save, data as ReferenceData);
  yield* seasonFaults(save);
}

/** Checks that every team and conference in the save's rows is in its facts. */
function* strangersInRows(save: Save, { teams, seasons, fcs }: ReferenceData): Generator<string> {
  const known = new Set([...teams, ...fcs.programs].map((each) => each.id));
  for (const id of save.teams.all())
    if (!known.has(id)) yield `The save names a team "${id}" that its facts do not describe.`;
  const changes = seasons.changes.flatMap((each) => Object.keys(each.conferences ?? {}));
  const conferences = new Set([...Object.keys(seasons.base.conferences), ...changes]);
  for (const { team, conference } of save.programs.ofYear(save.dynasty.read().year)) {
    if (conference !== null && !conferences.has(conference))
      yield `${team} is in a conference "${conference}" that its facts do not describe.`;
  }
}

/** Checks that the first and the current season can be read, and that the player's team is in them. */
function* seasonFaults(save: Save): Generator<string> {
  const { settings, year: now } = save.dynasty.read();
  const { startYear, team: first } = settingsAtStart(save);
  if (referenceOf(save).season(startYear).members[first] === undefined) {
    yield `The player's team, ${first}, does not play in ${startYear}.`;
  }
  const teams = new Map([
    [startYear, first],
    [now, settings.team],
  ]);
  for (const [each, team] of teams)
    if (!readSeason(save, each).program.has(team)) yield `The player's team has no program in ${each}.`;
}
