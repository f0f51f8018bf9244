import { broadcastKnobs } from './broadcast.ts';
import { callsKnobs } from './calls.ts';
import { clockKnobs } from './clock.ts';
import { conditionsKnobs } from './conditions.ts';
import { contactKnobs } from './contact.ts';
import { expectationKnobs } from './expectation.ts';
import { fakesKnobs } from './fakes.ts';
import { fieldGoalsKnobs } from './field-goals.ts';
import { fourthDownKnobs } from './fourth-down.ts';
import { injuriesKnobs } from './injuries.ts';
import { kickoffsKnobs } from './kickoffs.ts';
import { passKnobs } from './pass.ts';
import { penaltiesKnobs } from './penalties.ts';
import { plansKnobs } from './plans.ts';
import { puntsKnobs } from './punts.ts';
import { rotationKnobs } from './rotation.ts';
import { runKnobs } from './run.ts';
import { sidelineKnobs } from './sideline.ts';
import { strengthKnobs } from './strength.ts';
import { substitutionsKnobs } from './substitutions.ts';
import { triesKnobs } from './tries.ts';
import { winProbabilityKnobs } from './win-probability.ts';

/** Tuning for `src/core/football`, one file for each of the engine's. */
export const footballKnobs = {
  ...strengthKnobs,
  ...expectationKnobs,
  ...winProbabilityKnobs,
  ...substitutionsKnobs,
  ...injuriesKnobs,
  ...rotationKnobs,
  ...callsKnobs,
  ...fourthDownKnobs,
  ...clockKnobs,
  ...runKnobs,
  ...passKnobs,
  ...conditionsKnobs,
  ...contactKnobs,
  ...penaltiesKnobs,
  ...plansKnobs,
  ...puntsKnobs,
  ...kickoffsKnobs,
  ...fieldGoalsKnobs,
  ...fakesKnobs,
  ...triesKnobs,
  ...sidelineKnobs,
  ...broadcastKnobs,
};
