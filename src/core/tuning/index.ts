import { awardsKnobs } from './awards.ts';
import { calledOffKnobs } from './called-off.ts';
import { coachesKnobs } from './coaches.ts';
import { difficultyKnobs } from './difficulty.ts';
import { erasKnobs } from './eras.ts';
import { footballKnobs } from './football/index.ts';
import { hallsKnobs } from './halls.ts';
import { type Resolved, resolveKnobs } from './knob.ts';
import { moneyKnobs } from './money.ts';
import { offseasonKnobs } from './offseason.ts';
import { portalKnobs } from './portal.ts';
import { realignmentKnobs } from './realignment.ts';
import { recruitsKnobs } from './recruits.ts';
import { schemesKnobs } from './schemes.ts';
import { seasonKnobs } from './season.ts';
import { walkOnKnobs } from './walk-ons.ts';
import { weatherKnobs } from './weather.ts';

/** All tuning knobs, one file per engine folder; group names are unique. */
export const KNOBS = {
  ...footballKnobs,
  ...erasKnobs,
  ...seasonKnobs,
  ...weatherKnobs,
  ...calledOffKnobs,
  ...awardsKnobs,
  ...coachesKnobs,
  ...schemesKnobs,
  ...hallsKnobs,
  ...offseasonKnobs,
  ...recruitsKnobs,
  ...portalKnobs,
  ...moneyKnobs,
  ...realignmentKnobs,
  ...walkOnKnobs,
  ...difficultyKnobs,
};

/** All tuning as plain numbers. */
export type Tuning = Resolved<typeof KNOBS>;

/** Returns the tuning with overrides by dotted name. Throws `TuningError` for an unknown name or a wrong value. */
export function resolveTuning(overrides: Readonly<Record<string, number>> = {}): Tuning {
  return resolveKnobs(KNOBS, overrides);
}
