import type {
  SeasonLine,
  WhatIf,
  WhatIfChoice,
  WhatIfMove,
  WhatIfOutcome,
} from '../../contract/views/season/what-if.ts';
import type { MoveKind } from '../../model/what-if/measures.ts';
import { plural } from '../../words/numbers.ts';

/** Sentences of the what-if page, which replays a season with one change. */

/** Text for keeping a fork. */
export const KEEP_FORK = {
  label: 'Keep as a dynasty',
  notes: [
    'Your decisions are played again from the first day, with this one thing changed, and saved as a dynasty of its own.',
    'This dynasty stays as it is.',
  ],
  choice: 'Keep this version',
  busy: 'Playing your decisions again…',
  said: 'Kept as a dynasty of its own. Load it from the start page.',
} as const;

/** `12-2, ranked 4, conference champion, playoff`. */
export function seasonText(line: SeasonLine): string {
  const honors = [
    ...(line.conference_champion ? ['conference champion'] : []),
    ...(line.champion ? ['national champion'] : line.in_playoff ? ['playoff'] : []),
    ...(line.fired ? ['coach fired'] : []),
  ];
  return [`${line.wins}-${line.losses}`, `ranked ${line.rank}`, ...honors].join(', ');
}

/** `Ohio State beat Iowa 34-27 in week 15 of 2022.` */
export function gameEnded({ game }: Pick<WhatIf, 'game'>): string {
  const { home, away, week, year, home_score, away_score } = game;
  const [winner, loser] = home_score > away_score ? [home, away] : [away, home];
  const score = `${Math.max(home_score, away_score)}-${Math.min(home_score, away_score)}`;
  return `${winner} beat ${loser} ${score} in week ${week} of ${year}.`;
}

/** The question asked; null for the winner, which the score already shows. */
export function happened({ choices, kind, kick, player }: WhatIf): string | null {
  if (kind === 'winner') return null;
  const asked = (each: WhatIfChoice) => each.kind === kind && each.kick === kick && each.player === player;
  return choices.find(asked)?.text ?? null;
}

/** Describes how the game ends with the change. */
export function changedGame({ game, kind }: WhatIf, { chance, score }: WhatIfOutcome): string[] {
  const { home, away, home_score, away_score } = game;
  const loser = home_score > away_score ? away : home;
  return [
    ...(chance === null
      ? []
      : [`Replayed ${plural(chance.tries, 'time')}: ${loser} won ${plural(chance.wins, 'time')}.`]),
    ...(score === null ? [] : [`With the same dice: ${away} ${score.away}, ${home} ${score.home}.`]),
    ...(kind === 'injury' ? ['He still leaves the game, but he plays in the next one.'] : []),
  ];
}

/** Over the questions of each kind. */
export const MOVE_TITLES: Readonly<Record<MoveKind, (year: number) => string>> = {
  signing: (year) => `What if he had picked another school? The class of ${year + 1}`,
  hire: (year) => `What if a coach had stayed, or gone elsewhere? The ${year} carousel`,
  opponent: (year) => `What if you had played another opponent? The ${year} season`,
};

const MOVE_NOTES: Readonly<Record<MoveKind, (season: string) => string>> = {
  signing: (season) =>
    `He commits to the other school and signs. What you decided later in ${season} is kept where it still fits; after that season, staffs run everything.`,
  hire: (season) =>
    `The ${season} coaching carousel with this one change. After that season, your staff runs your program in both versions.`,
  opponent: (season) =>
    `The two teams trade opponents that week; the rest of the ${season} schedule stays. Your decisions that season are kept where they still fit.`,
};

/** Describes the move, how the change comes about, and the comparison. */
export function moveLines({ kind, year, asked, outcome }: WhatIfMove): string[] {
  if (asked === null) return [];
  return [
    `${asked.text}.`,
    MOVE_NOTES[kind](String(year)),
    ...(outcome === null || outcome.first === outcome.last
      ? []
      : [
          `From ${outcome.first} to ${outcome.last}, wins and rank are yearly averages; titles, playoff and firing are the odds of at least one.`,
        ]),
  ];
}
