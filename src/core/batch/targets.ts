/** A number measured in real seasons, and its variation between them. */
export interface Target {
  id: string;
  group: string;
  description: string;
  unit: string;
  /** Mean of the latest seasons. */
  target: number;
  /** Lowest and highest season; null if single seasons have no value of their own. */
  low: number | null;
  high: number | null;
  /** Standard deviation between seasons; null if unknown. */
  spread: number | null;
  seasons: string;
}

/** How often each value happened in real games. */
export interface Distribution {
  id: string;
  title: string;
  unit: string;
  /** Start of the first bin, and the width of all. */
  from: number;
  width: number;
  counts: readonly number[];
}

/** A share for each of several groups, with the number of cases in each. */
export interface RateTable {
  id: string;
  title: string;
  rows: readonly (readonly [label: string, share: number, count: number])[];
}
