/** Where recruits come from: a state or region, its share of recruits and its centre of population. */
export interface HomeState {
  /** Postal code. */
  code: string;
  /** Share of FBS signees, before rounding to a total of one. */
  share: number;
  latitude: number;
  longitude: number;
}

/**
 * Home states of FBS signees, most productive first. Shares: public recruiting records, classes of 2010 to 2025; the
 * last few states, too small for a share of their own in those records, count as one signee in 3,000. Also Ontario,
 * Quebec, American Samoa and England.
 */
export const HOME_STATES: readonly HomeState[] = (
  [
    ['TX', 0.1428, 30.9, -97.4],
    ['FL', 0.1264, 27.8, -81.6],
    ['CA', 0.0908, 35.5, -119.4],
    ['GA', 0.0837, 33.4, -83.9],
    ['OH', 0.0505, 40.5, -82.7],
    ['AL', 0.0366, 33.0, -86.8],
    ['LA', 0.0324, 30.7, -91.5],
    ['NC', 0.0304, 35.5, -79.7],
    ['IL', 0.0278, 41.3, -88.4],
    ['MI', 0.0271, 42.9, -84.2],
    ['VA', 0.0248, 37.8, -77.8],
    ['PA', 0.0236, 40.5, -77.1],
    ['TN', 0.0228, 35.8, -86.4],
    ['NJ', 0.0205, 40.4, -74.4],
    ['MD', 0.0189, 39.1, -76.8],
    ['MS', 0.0185, 32.6, -89.6],
    ['SC', 0.0181, 34.0, -81.0],
    ['IN', 0.0168, 40.1, -86.3],
    ['AZ', 0.0167, 33.4, -111.9],
    ['UT', 0.0134, 40.5, -111.9],
    ['OK', 0.0132, 35.6, -96.8],
    ['WA', 0.0124, 47.3, -121.6],
    ['MO', 0.0123, 38.5, -92.2],
    ['WI', 0.0091, 43.7, -88.7],
    ['NY', 0.0091, 41.5, -74.6],
    ['CO', 0.009, 39.5, -105.2],
    ['KY', 0.0088, 37.8, -85.2],
    ['AR', 0.0086, 35.1, -92.6],
    ['HI', 0.0083, 21.2, -157.5],
    ['NV', 0.0072, 37.1, -116.3],
    ['KS', 0.0069, 38.5, -96.5],
    ['IA', 0.0064, 41.9, -93.0],
    ['OR', 0.0058, 44.7, -122.6],
    ['MN', 0.0058, 45.2, -93.6],
    ['MA', 0.0055, 42.3, -71.4],
    ['CT', 0.0055, 41.5, -72.9],
    ['DC', 0.0043, 38.9, -77.0],
    ['NE', 0.0039, 41.2, -97.3],
    ['ID', 0.0028, 44.2, -115.1],
    ['WV', 0.0027, 38.8, -80.8],
    ['NM', 0.0021, 34.6, -106.3],
    ['DE', 0.0013, 39.4, -75.6],
    ['ON', 0.0011, 43.9, -79.4],
    ['QC', 0.0008, 45.8, -73.2],
    ['AS', 0.0007, -14.3, -170.7],
    ['WY', 0.0006, 42.7, -107.0],
    ['SD', 0.0005, 44.0, -99.0],
    ['NH', 0.0004, 43.2, -71.5],
    ['EN', 0.0004, 52.5, -1.3],
    ['MT', 0.00033, 46.8, -111.2],
    ['ND', 0.00033, 47.4, -99.3],
    ['RI', 0.00033, 41.8, -71.4],
    ['ME', 0.00033, 44.3, -69.7],
    ['VT', 0.00033, 44.1, -72.8],
    ['AK', 0.00033, 61.4, -148.9],
  ] as const
).map(([code, share, latitude, longitude]) => ({ code, share, latitude, longitude }));

const RADIANS = Math.PI / 180;
const EARTH_RADIUS_KM = 6371;

interface Place {
  latitude: number;
  longitude: number;
}

/** Kilometres between two places along the globe (haversine). */
export function distanceKm(from: Place, to: Place): number {
  const dLat = (to.latitude - from.latitude) * RADIANS;
  const dLon = (to.longitude - from.longitude) * RADIANS;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}
