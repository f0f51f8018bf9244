import { everyTeam, type Reference } from '../../model/facts.ts';
import type { Save } from '../../save/contracts.ts';
import { INDEPENDENT, referenceOf } from '../reading/season-view.ts';
import type { Source } from './table.ts';

/** Computes a value on first use. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function conferenceNames(reference: Reference): Source['conference'] {
  const names = new Map<number, Map<string, string>>();
  return (year, id) => {
    if (id === null) return INDEPENDENT;
    const season = Math.max(year, reference.firstSeason);
    let known = names.get(season);
    if (known === undefined) {
      known = new Map(reference.season(season).conferences.map((each) => [each.id, each.name]));
      names.set(season, known);
    }
    return known.get(id) ?? id;
  };
}

function playerNames(save: Save): Source['player'] {
  const names = once(() => {
    const { ids, first, last } = save.players.names(1, save.dynasty.read().nextPlayerId);
    return new Map(ids.map((id, index) => [id, `${first[index]} ${last[index]}`]));
  });
  return (id) => names().get(id) ?? null;
}

function coachNames(save: Save): Source['coach'] {
  const names = once(() => {
    const coaches = save.coaches.all().coaches();
    return new Map(coaches.map(({ id, first, last }) => [id, `${first} ${last}`]));
  });
  return (id) => names().get(id) ?? null;
}

/** Returns the source of the tables; `year` limits games and statistics to that season. */
export function sourceOf(save: Save, year: number | null = null): Source {
  const { settings, year: now } = save.dynasty.read();
  const reference = referenceOf(save);
  const teams = new Map(everyTeam(reference).map(({ id, name }) => [id, name]));
  const years = Array.from({ length: now - settings.startYear + 1 }, (_, index) => settings.startYear + index);
  return {
    save,
    years,
    seasons: year === null ? years : years.filter((each) => each === year),
    team: (id) => teams.get(id) ?? id,
    conference: conferenceNames(reference),
    player: playerNames(save),
    coach: coachNames(save),
  };
}
