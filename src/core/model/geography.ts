/** A place on the map, degrees north and east. */
export interface Place {
  latitude: number;
  longitude: number;
}

/** Both are rounded independently, so they differ slightly; seeded schedules and classes depend on these values. */
const EARTH_RADIUS_MILES = 3959;
const EARTH_RADIUS_KM = 6371;
/** Kilometers in an international mile. */
export const KM_PER_MILE = 1.609344;
const RADIANS = Math.PI / 180;

/** Half the central angle between two places on a spherical Earth (haversine formula). */
function halfAngle(a: Place, b: Place): number {
  const north = (b.latitude - a.latitude) * RADIANS;
  const east = (b.longitude - a.longitude) * RADIANS;
  const h =
    Math.sin(north / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * Math.sin(east / 2) ** 2;
  return Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Great-circle distance in miles. */
export function distanceMiles(a: Place, b: Place): number {
  return 2 * EARTH_RADIUS_MILES * halfAngle(a, b);
}

/** Great-circle distance in kilometers. */
export function distanceKm(a: Place, b: Place): number {
  return 2 * EARTH_RADIUS_KM * halfAngle(a, b);
}
