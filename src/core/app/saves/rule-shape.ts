import type * as Zod from 'zod';
import type { GameRules, OvertimeRules } from '../../model/rules.ts';

type Shapes<Names extends PropertyKey> = Record<Names, Zod.ZodType<number | boolean | null>>;

/** Schemas of the rules a save may have: any that are playable. */
function fields({ z }: typeof Zod) {
  const whole = (least: number, most: number) => z.int().min(least).max(most);
  const overtime = {
    seriesLine: whole(5, 50),
    timeouts: whole(0, 9),
    mustTryTwoFrom: whole(1, 99),
    twoPointPlaysFrom: whole(1, 99).nullable(),
  } satisfies Shapes<keyof OvertimeRules>;
  const season = {
    redshirtGames: whole(0, 12),
    redshirtPostseason: z.boolean(),
    seasonCounts: z.boolean(),
    extraFor: whole(1800, 9999).nullable(),
    extraSeniors: z.boolean(),
    transfersSit: z.boolean(),
    quarterSeconds: whole(60, 1800),
    timeouts: whole(0, 9),
    lateSeconds: whole(0, 600),
    clockStopsOnFirstDown: z.boolean(),
    clockStopsOutOfBounds: z.boolean(),
    clockStopsOnPossession: z.boolean(),
    clockStartsOnKick: z.boolean(),
    twoMinuteTimeout: z.boolean(),
    quarterUntimedDown: z.boolean(),
    foulRunoff: whole(0, 30),
    injuryRunoff: whole(0, 30),
    targetingFoul: z.boolean(),
    targetingEjects: z.boolean(),
    targetingHalfFrom: whole(0, 10),
    incidentalFaceMask: z.boolean(),
    horseCollarFoul: z.boolean(),
    offensiveInterference: whole(5, 15),
    kickoffLine: whole(20, 50),
    kickoffTouchback: whole(10, 40),
    kickoffFairCatchLine: whole(5, 40).nullable(),
    kickoffOutOfBounds: whole(10, 40),
    freeKickLine: whole(10, 40),
    touchback: whole(10, 40),
    tryLine: whole(1, 20),
  } satisfies Shapes<Exclude<keyof GameRules, 'overtime'>>;
  return { season, overtime };
}

/** The schema of a save's rule book, built with the given library; missing rules are left out. */
export function shapeOfRules(library: typeof Zod) {
  const { z } = library;
  const { season, overtime } = fields(library);
  const said = z.object({ ...season, overtime: z.object(overtime).partial() }).partial();
  const year = z.int().min(1800).max(9999);
  return z.object({ first: said, changes: z.array(said.extend({ from: year })).max(1000) });
}
