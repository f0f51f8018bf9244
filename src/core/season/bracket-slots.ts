import { FIRST_PLAYOFF_WEEK } from '../model/game.ts';
import type { PlayoffFormat } from '../model/playoff.ts';

/** Where a playoff team comes from: a seed, or the winner of another game. */
export type Source = { seed: number } | { winnerOf: string };

/** A playoff game's slot in the bracket. */
interface BracketSlot {
  slot: string;
  week: number;
  /** `Playoff First Round`, `Playoff Quarterfinal`, `Playoff Semifinal`, `National Championship`. */
  round: string;
  top: Source;
  bottom: Source;
  /** The winner's next game; null for the championship. */
  next: string | null;
}

const ROUNDS = {
  first: 'Playoff First Round',
  quarter: 'Playoff Quarterfinal',
  semi: 'Playoff Semifinal',
  title: 'National Championship',
} as const;

/**
 * The quarters of a bracket in order: a top seed, its first opponent in a field of sixteen, and the other two seeds.
 */
const QUARTERS = [
  [1, 16, 8, 9],
  [4, 13, 5, 12],
  [2, 15, 7, 10],
  [3, 14, 6, 11],
] as const;

function firstRound(number: number, top: number, bottom: number, quarter: number): BracketSlot {
  return {
    slot: `first-round-${number}`,
    week: FIRST_PLAYOFF_WEEK,
    round: ROUNDS.first,
    top: { seed: top },
    bottom: { seed: bottom },
    next: `quarterfinal-${quarter}`,
  };
}

function quarterfinal(number: number, top: Source, bottom: Source): BracketSlot {
  return {
    slot: `quarterfinal-${number}`,
    week: FIRST_PLAYOFF_WEEK + 1,
    round: ROUNDS.quarter,
    top,
    bottom,
    next: `semifinal-${Math.ceil(number / 2)}`,
  };
}

/** The top four seeds get a first-round bye. */
function firstRoundsOfTwelve(): BracketSlot[] {
  const first = QUARTERS.map(([, , top, bottom], index) => firstRound(index + 1, top, bottom, index + 1));
  const quarters = QUARTERS.map(([seed], index) =>
    quarterfinal(index + 1, { seed }, { winnerOf: `first-round-${index + 1}` }),
  );
  return [...first, ...quarters];
}

/** All sixteen teams play in the first round. */
function firstRoundsOfSixteen(): BracketSlot[] {
  const first = QUARTERS.flatMap(([one, sixteen, eight, nine], index) => [
    firstRound(2 * index + 1, one, sixteen, index + 1),
    firstRound(2 * index + 2, eight, nine, index + 1),
  ]);
  const winnerOf = (number: number): Source => ({ winnerOf: `first-round-${number}` });
  const quarters = QUARTERS.map((_, index) =>
    quarterfinal(index + 1, winnerOf(2 * index + 1), winnerOf(2 * index + 2)),
  );
  return [...first, ...quarters];
}

function semifinal(number: number, week: number, top: Source, bottom: Source): BracketSlot {
  return { slot: `semifinal-${number}`, week, round: ROUNDS.semi, top, bottom, next: 'championship' };
}

function championship(week: number, top?: Source, bottom?: Source): BracketSlot {
  return {
    slot: 'championship',
    week,
    round: ROUNDS.title,
    top: top ?? { winnerOf: 'semifinal-1' },
    bottom: bottom ?? { winnerOf: 'semifinal-2' },
    next: null,
  };
}

/** The semifinals and title game, after two rounds. */
function lastRounds(): BracketSlot[] {
  const week = FIRST_PLAYOFF_WEEK + 2;
  const semis = [1, 2].map((number) =>
    semifinal(number, week, { winnerOf: `quarterfinal-${number * 2 - 1}` }, { winnerOf: `quarterfinal-${number * 2}` }),
  );
  return [...semis, championship(week + 1)];
}

/** Returns all games of a format's bracket, round by round. */
export function bracketSlots({ teams }: Pick<PlayoffFormat, 'teams'>): BracketSlot[] {
  const week = FIRST_PLAYOFF_WEEK;
  switch (teams) {
    case 2:
      return [championship(week, { seed: 1 }, { seed: 2 })];
    case 4:
      return [
        semifinal(1, week, { seed: 1 }, { seed: 4 }),
        semifinal(2, week, { seed: 2 }, { seed: 3 }),
        championship(week + 1),
      ];
    case 12:
      return [...firstRoundsOfTwelve(), ...lastRounds()];
    case 16:
      return [...firstRoundsOfSixteen(), ...lastRounds()];
  }
}
