import type { ConditionsView } from '../contract/views/season/game.ts';
import { grouped, percent } from '../words/numbers.ts';

/** Text for a game's site and weather. */

const LIGHT_RAIN = 1;
const CALM = 3;

function skyText({ rain, snow }: NonNullable<ConditionsView['weather']>): string {
  if (rain === 0) return 'dry';
  const heavy = rain >= LIGHT_RAIN ? 'heavy' : 'light';
  return `${heavy} ${snow ? 'snow' : 'rain'}`;
}

/** `54 °F, wind 12 mph, light rain`; `indoors`; no forecast before the week of the game. */
function weatherText({ weather, indoor }: Pick<ConditionsView, 'weather' | 'indoor'>): string {
  if (indoor) return 'indoors';
  if (weather === null) return 'forecast comes out the week of the game';
  const wind = weather.wind_mph < CALM ? 'calm' : `wind ${Math.round(weather.wind_mph)} mph`;
  return `${Math.round(weather.temperature_f)} °F, ${wind}, ${skyText(weather)}`;
}

/** `91% full`, or `102% of capacity` with an overflow crowd. */
function crowdText(attendance: number, capacity: number): string {
  const share = attendance / capacity;
  return share > 1 ? `${(share * 100).toFixed(0)}% of capacity` : `${percent(share)} full`;
}

/** `Michigan Stadium (107,601 seats, turf): 54 °F, wind 12 mph, dry. Attendance 98,412 (91% full).` */
export function conditionsText(at: ConditionsView): string {
  const place = `${at.venue} (${grouped(at.capacity)} seats, ${at.surface})`;
  const crowd =
    at.attendance === undefined
      ? ''
      : ` Attendance ${grouped(at.attendance)} (${crowdText(at.attendance, at.capacity)}).`;
  return `${place}: ${weatherText(at)}.${crowd}`;
}
