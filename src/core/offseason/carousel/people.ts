import { frontShares } from '../../football/system.ts';
import { COACH_ORIGINS, type Coach, type CoachId, type CoachSkill, type StaffSide } from '../../model/coaches.ts';
import type { NameTable } from '../../model/facts.ts';
import type { TeamId } from '../../model/ids.ts';
import { itemAt } from '../../model/lists.ts';
import { DEFENSES } from '../../model/program/schemes.ts';
import { type Seed, type Stream, stream } from '../../random/stream.ts';
import { orAlike } from '../../random/weights.ts';
import type { Tuning } from '../../tuning/index.ts';
import { drawFullName } from '../names.ts';
import { hundredths, thousandths } from '../rounded.ts';

/** What new coaches are drawn from. */
export interface CoachSource {
  seed: Seed;
  givenNames: NameTable;
  familyNames: NameTable;
  /** Colleges they may have played for. */
  schools: readonly TeamId[];
  tuning: Pick<Tuning, 'coaches' | 'schemes'>;
}

/** Draws skills that are half general coaching talent and half independent. */
function drawSkills(dice: Stream, side: StaffSide, below: number): Record<CoachSkill, number> {
  const gift = dice.normal();
  const skill = (): number => hundredths(Math.SQRT1_2 * (gift + dice.normal()) - below);
  const [own, other, game_day, recruiting, locker_room] = [skill(), skill(), skill(), skill(), skill()];
  const [offense, defense] = side === 'offense' ? [own, other] : [other, own];
  return { offense, defense, game_day, recruiting, locker_room };
}

/**
 * Draws a new coach from a stream of his own.
 * @param joined the season before which he gets his first job
 * @param usualAge his average age then
 */
export function drawCoach(
  id: CoachId,
  side: StaffSide,
  joined: number,
  usualAge: number,
  { seed, givenNames, familyNames, schools, tuning }: CoachSource,
): Coach {
  const knobs = tuning.coaches;
  const { position, fcsHead, fcsCoordinator, nfl } = knobs.origins;
  const dice = stream(seed, 'coach', id);
  const { first, last } = drawFullName(givenNames, familyNames, dice, new Set());
  const age = Math.min(knobs.oldest, Math.max(knobs.youngest, Math.round(dice.normal(usualAge, knobs.ageSd))));
  return {
    id,
    first,
    last,
    born: joined - age,
    school: itemAt(schools, dice.int(schools.length)),
    side,
    origin: itemAt(COACH_ORIGINS, dice.weighted(orAlike(Float64Array.of(position, fcsHead, fcsCoordinator, nfl)))),
    skills: drawSkills(dice, side, knobs.search.newcomer),
    style: {
      passLean: thousandths(dice.normal()),
      tempo: thousandths(dice.normal()),
      boldness: thousandths(dice.normal()),
      depth: thousandths(dice.normal()),
    },
    front: itemAt(DEFENSES, dice.weighted(frontShares(tuning))),
    joined,
    retired: null,
  };
}

/** Returns how programs rate a coach whose teams they have not seen: part of his true skill, in SDs. */
export function promiseOf(
  { id, skills }: Pick<Coach, 'id' | 'skills'>,
  seed: Seed,
  { coaches: knobs }: CoachSource['tuning'],
): number {
  const all = Object.values(skills);
  const gift = all.reduce((sum, skill) => sum + skill, 0) / all.length;
  return knobs.search.known * gift + stream(seed, 'coach', id, 'promise').normal(0, knobs.search.doubt);
}
