/** A number of real seasons, and its variation between them. */
export interface Target {
  id: string;
  group: string;
  description: string;
  unit: string;
  /** Mean of the newest seasons. */
  target: number;
  /** Lowest and highest season; null where no season has a value of its own. */
  low: number | null;
  high: number | null;
  /** Standard deviation between seasons; null where it is not known. */
  spread: number | null;
  seasons: string;
}

/** How often each value happened in real games. */
export interface Distribution {
  id: string;
  title: string;
  unit: string;
  /** Where the first bin begins, and how wide all are. */
  from: number;
  width: number;
  counts: readonly number[];
}

/** A share for each of several groups, with how many there were in each. */
export interface RateTable {
  id: string;
  title: string;
  rows: readonly (readonly [label: string, share: number, count: number])[];
}
