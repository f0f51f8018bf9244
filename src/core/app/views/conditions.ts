import type { ConditionsView } from '../../contract/views/season/game.ts';
import { conditionsOf, settingOf } from '../../dynasty/gameday/conditions.ts';
import type { Conditions } from '../../model/conditions.ts';
import type { Game } from '../../model/game.ts';
import { seasonTuning } from '../../tuning/season-tuning.ts';
import { recordsBefore, type SeasonView, teamFacts } from '../reading/season-view.ts';

function shaped(
  season: SeasonView,
  { home, neutral, place }: Game,
  { venue, month, ...weather }: Conditions,
  known: boolean,
  attendance?: number,
): ConditionsView {
  const { temperature: temperature_f, wind: wind_mph, rain, snow } = weather;
  return {
    venue: neutral && place !== null ? place : teamFacts(season, home).stadium,
    capacity: venue.capacity,
    surface: venue.surface,
    elevation_m: venue.elevation,
    indoor: venue.roof,
    month,
    weather: known ? { temperature_f, wind_mph, rain, snow } : null,
    ...(attendance !== undefined && { attendance }),
  };
}

/** The site of a game, its weather, which is known from the week of the game on, and its attendance. */
export function conditionsView(season: SeasonView, game: Game): ConditionsView | null {
  const { settings } = season.row;
  const source = { settings, reference: season.reference, tuning: seasonTuning(season.tuning, game.year) };
  if (game.result === null) {
    const at = conditionsOf(source, game);
    const known = season.row.year > game.year || game.week <= season.week;
    return at && shaped(season, game, at, known);
  }
  const records = recordsBefore(season, game.week, game.home);
  const setting = settingOf({ ...source, program: season.program.get(game.home), records }, game);
  return setting && shaped(season, game, setting.conditions, true, setting.attendance);
}
