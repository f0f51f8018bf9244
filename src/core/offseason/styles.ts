import type { Coach } from '../model/coaches.ts';
import type { TeamId } from '../model/ids.ts';
import { itemAt, mapEach } from '../model/lists.ts';
import type { Program, TeamStyle } from '../model/team.ts';
import { type Seed, type Stream, stream } from '../random/stream.ts';
import { thousandths } from './rounded.ts';
import type { OffseasonTuning } from './types.ts';

/** The seasons, both included, in which a program ran the option; public record. */
interface OptionYears {
  team: TeamId;
  from: number;
  to: number;
}

const OPTION_TEAMS: readonly OptionYears[] = [
  { team: 'air-force', from: 0, to: Number.POSITIVE_INFINITY },
  { team: 'army', from: 0, to: Number.POSITIVE_INFINITY },
  { team: 'navy', from: 0, to: Number.POSITIVE_INFINITY },
  { team: 'georgia-tech', from: 2008, to: 2018 },
  { team: 'georgia-southern', from: 2014, to: 2021 },
];

/** Whether a program runs the option in a season. */
export function runsOption(team: TeamId, year: number): boolean {
  return OPTION_TEAMS.some((o) => o.team === team && year >= o.from && year <= o.to);
}

const PARTS = ['passLean', 'tempo', 'boldness', 'depth'] as const satisfies readonly (keyof TeamStyle)[];

/** A style's parts in standard scores, in the order of `PARTS`. */
type Scores = readonly [passLean: number, tempo: number, boldness: number, depth: number];

/** Builds a style from standard scores. */
function styleOf(parts: Scores, option: boolean, tuning: OffseasonTuning): TeamStyle {
  const knobs = tuning.styles;
  const [passLean, tempo, boldness, depth] = mapEach(PARTS, (part, index) => {
    const { mean, sd } = option ? knobs.option[part] : { mean: 0, sd: 1 };
    return thousandths(Math.min(knobs.extreme, Math.max(-knobs.extreme, mean + sd * itemAt(parts, index))));
  });
  const passes = option ? Math.min(knobs.optionMost, passLean) : Math.max(knobs.passLeast, passLean);
  return { passLean: passes, tempo, boldness, depth };
}

/**
 * Returns the programs' styles, in their order, with every part averaging 0 nationwide so that the game as a whole does
 * not drift. Option teams keep their style; the others make up for them.
 */
export function centeredStyles(
  programs: readonly Pick<Program, 'team' | 'style'>[],
  year: number,
  tuning: OffseasonTuning,
): TeamStyle[] {
  const free = programs.filter((p) => !runsOption(p.team, year)).length;
  const shifts = mapEach(PARTS, (part) => programs.reduce((sum, p) => sum + p.style[part], 0) / free);
  return programs.map(({ team, style }) => {
    if (runsOption(team, year)) return style;
    const parts = mapEach(PARTS, (part, index) => style[part] - itemAt(shifts, index));
    return styleOf(parts, false, tuning);
  });
}

function freshStyle(dice: Stream): Scores {
  return mapEach(PARTS, () => dice.normal());
}

/** The coaches who set a program's style. */
interface StyleMakers {
  head: Pick<Coach, 'style'>;
  coordinator: Pick<Coach, 'style'>;
}

/** Combines standard scores, each source with its share of the variance. */
function combined(sources: readonly (readonly [share: number, style: Scores])[]): Scores {
  return mapEach(PARTS, (_, i) =>
    sources.reduce((sum, [share, style]) => sum + Math.sqrt(share) * itemAt(style, i), 0),
  );
}

const partsOf = (style: TeamStyle): Scores => mapEach(PARTS, (part) => style[part]);

/** Returns the parts of a program's style that last as long as its coaches do. */
function lasting(team: TeamId, { head, coordinator }: StyleMakers, seed: Seed, { styles: knobs }: OffseasonTuning) {
  return [
    [knobs.ofHead, partsOf(head.style)],
    [knobs.ofCoordinator, partsOf(coordinator.style)],
    [knobs.ofProgram, freshStyle(stream(seed, 'style', team))],
  ] as const;
}

/** Returns a program's style as its staff teaches it, in standard scores: without the season's part or the option. */
export function staffStyle(team: TeamId, makers: StyleMakers, seed: Seed, tuning: OffseasonTuning): TeamStyle {
  const { ofHead, ofCoordinator, ofProgram } = tuning.styles;
  const sd = Math.sqrt(ofHead + ofCoordinator + ofProgram);
  const parts = combined(lasting(team, makers, seed, tuning));
  const [passLean, tempo, boldness, depth] = mapEach(parts, (part) => part / sd);
  return { passLean, tempo, boldness, depth };
}

/**
 * Returns a program's style in season `year`: part its head coach's, part its coordinator's, part its own tradition,
 * and part the season's. It does not depend on last year's style.
 */
export function coachedStyle(
  team: TeamId,
  year: number,
  makers: StyleMakers,
  seed: Seed,
  tuning: OffseasonTuning,
): TeamStyle {
  const all = lasting(team, makers, seed, tuning);
  const rest = Math.max(
    0,
    all.reduce((left, [share]) => left - share, 1),
  );
  const parts = combined([...all, [rest, freshStyle(stream(seed, 'style', year, team))]]);
  return styleOf(parts, runsOption(team, year), tuning);
}
