/** A place on the map, degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.8;
const RADIANS = Math.PI / 180;

/** Miles between two places as the crow flies (haversine formula on a round Earth). */
export function distanceMiles(a: Place, b: Place): number {
  const north = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2);
  const east = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2);
  const h = north * north + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * east * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}
