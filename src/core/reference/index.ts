import type { Reference } from '../model/facts.ts';
import type { ReferenceData } from './data.ts';
import { makeReference } from './make.ts';
import { bowls, playoffBowls } from './tables/bowls.ts';
import { divisions } from './tables/divisions.ts';
import { familyNames } from './tables/family-names.ts';
import { fcsGames, fcsPrograms } from './tables/fcs.ts';
import { givenNames } from './tables/given-names.ts';
import { results } from './tables/results.ts';
import { rivalries } from './tables/rivalries.ts';
import { seasonBase, seasonChanges } from './tables/seasons.ts';
import { standingBefore } from './tables/standing.ts';
import { teams } from './tables/teams.ts';
import { tieIns } from './tables/tie-ins.ts';
import { venues } from './tables/venues.ts';

export type { ReferenceData } from './data.ts';
export { makeReference } from './make.ts';
export { nearest, type Resolved, resolveTeam } from './resolve.ts';

/** The built-in facts, from public records. */
export const referenceData: ReferenceData = {
  teams,
  seasons: { base: seasonBase, changes: seasonChanges, lastYear: 2026 },
  divisions,
  fcs: { programs: fcsPrograms, games: fcsGames },
  bowls,
  tieIns,
  playoffBowls,
  rivalries,
  results,
  standingBefore,
  givenNames,
  familyNames,
  venues,
};

export const reference: Reference = makeReference(referenceData);
