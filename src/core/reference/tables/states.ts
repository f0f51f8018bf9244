import type { StateFacts } from '../data.ts';

type Row = [code: string, name: string, latitude: number, longitude: number, recruitShare: number];

/**
 * Centres of population (census of 2020) and the state's share of all players FBS programs sign (public recruiting
 * records of the 2010s and 2020s). Signees from abroad are left out; four states so rare that no share is on record
 * divide a tenth of a percent by population.
 */
const ROWS: Row[] = [
  ['AK', 'Alaska', 61.42, -148.86, 0.00021],
  ['AL', 'Alabama', 33.02, -86.79, 0.03672],
  ['AR', 'Arkansas', 35.14, -92.66, 0.00863],
  ['AZ', 'Arizona', 33.37, -111.87, 0.01676],
  ['CA', 'California', 35.49, -119.36, 0.0911],
  ['CO', 'Colorado', 39.52, -105.2, 0.00903],
  ['CT', 'Connecticut', 41.5, -72.87, 0.00552],
  ['DC', 'District of Columbia', 38.91, -77.01, 0.00431],
  ['DE', 'Delaware', 39.37, -75.56, 0.0013],
  ['FL', 'Florida', 27.82, -81.68, 0.12682],
  ['GA', 'Georgia', 33.38, -83.87, 0.08398],
  ['HI', 'Hawaii', 21.15, -157.52, 0.00833],
  ['IA', 'Iowa', 41.97, -92.99, 0.00642],
  ['ID', 'Idaho', 43.9, -115.17, 0.00281],
  ['IL', 'Illinois', 41.28, -88.4, 0.02789],
  ['IN', 'Indiana', 40.16, -86.27, 0.01686],
  ['KS', 'Kansas', 38.48, -96.53, 0.00692],
  ['KY', 'Kentucky', 37.82, -85.26, 0.00883],
  ['LA', 'Louisiana', 30.72, -91.51, 0.03251],
  ['MA', 'Massachusetts', 42.27, -71.36, 0.00552],
  ['MD', 'Maryland', 39.15, -76.8, 0.01896],
  ['ME', 'Maine', 44.31, -69.71, 0.00039],
  ['MI', 'Michigan', 42.87, -84.2, 0.02719],
  ['MN', 'Minnesota', 45.2, -93.57, 0.00582],
  ['MO', 'Missouri', 38.42, -92.19, 0.01234],
  ['MS', 'Mississippi', 32.56, -89.57, 0.01856],
  ['MT', 'Montana', 46.79, -111.25, 0.0003],
  ['NC', 'North Carolina', 35.54, -79.67, 0.0305],
  ['ND', 'North Dakota', 47.38, -99.33, 0.00022],
  ['NE', 'Nebraska', 41.18, -97.33, 0.00391],
  ['NH', 'New Hampshire', 43.15, -71.46, 0.0004],
  ['NJ', 'New Jersey', 40.43, -74.43, 0.02057],
  ['NM', 'New Mexico', 34.63, -106.33, 0.00211],
  ['NV', 'Nevada', 37.12, -116.34, 0.00722],
  ['NY', 'New York', 41.5, -74.65, 0.00913],
  ['OH', 'Ohio', 40.46, -82.77, 0.05067],
  ['OK', 'Oklahoma', 35.59, -96.84, 0.01324],
  ['OR', 'Oregon', 44.69, -122.58, 0.00582],
  ['PA', 'Pennsylvania', 40.46, -77.07, 0.02368],
  ['RI', 'Rhode Island', 41.75, -71.45, 0.0003],
  ['SC', 'South Carolina', 34.02, -81.01, 0.01816],
  ['SD', 'South Dakota', 44.03, -98.9, 0.0005],
  ['TN', 'Tennessee', 35.81, -86.4, 0.02288],
  ['TX', 'Texas', 30.91, -97.37, 0.14328],
  ['UT', 'Utah', 40.41, -111.9, 0.01344],
  ['VA', 'Virginia', 37.81, -77.81, 0.02488],
  ['VT', 'Vermont', 44.09, -72.82, 0.00018],
  ['WA', 'Washington', 47.34, -121.62, 0.01244],
  ['WI', 'Wisconsin', 43.71, -89.01, 0.00913],
  ['WV', 'West Virginia', 38.79, -80.73, 0.00271],
  ['WY', 'Wyoming', 42.68, -107.01, 0.0006],
];

export const states: readonly StateFacts[] = ROWS.map(([code, name, latitude, longitude, recruitShare]) => ({
  code,
  name,
  latitude,
  longitude,
  recruitShare,
}));
