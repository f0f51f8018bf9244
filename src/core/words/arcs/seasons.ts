import { capitalized, listed, plural, possessive, spelled, spelledOrdinal, spelledPlural } from '../numbers.ts';

import type { ArcFacts } from './facts.ts';

/** The first season with known results. */
const SINCE = 2000;
/** `since 2014`; if it never happened before, since the program's first known season. */
function sinceText(since: number | null, known: number): string {
  if (since !== null) return `since ${since}`;
  return known > SINCE ? `since it joined FBS in ${known}` : `since before ${SINCE}`;
}

/** Describes teams that will change conference. `from`: the one they leave together; null: several, or none. */
export function realignmentText({ teams, from, to, year }: Extract<ArcFacts, { kind: 'realignment' }>): string[] {
  const who = listed(teams);
  const one = teams.length === 1;
  return from === null
    ? [`${who} will join the ${to} in ${year}.`, `The ${to} adds ${who}, starting in ${year}.`]
    : [
        `${who} will leave the ${from} for the ${to} in ${year}.`,
        `The ${to} takes ${who} from the ${from}; ${one ? 'the move comes' : 'the moves come'} in ${year}.`,
      ];
}

/** Describes streaks that reached a length in a week, by one team or several. */
export function streakText({ kind, teams, length }: Extract<ArcFacts, { kind: 'streak' | 'skid' }>): string[] {
  const team = listed(teams);
  if (teams.length > 1) return runsText(kind, team, length);
  if (kind === 'streak') {
    return [
      `${team} has won ${spelled(length)} in a row.`,
      `No one has beaten ${team} in its last ${plural(length, 'game')}.`,
      `${possessive(team)} winning streak stands at ${spelled(length)}.`,
      `Make it ${plural(length, 'win')} in a row for ${team}.`,
    ];
  }
  return [
    `${team} has lost ${spelled(length)} in a row.`,
    `${possessive(team)} losing streak has reached ${spelled(length)}.`,
    `${team} is still looking for a win after ${spelledPlural(length, 'loss', 'losses')} in a row.`,
    `Another loss for ${team}, ${spelled(length)} in a row now.`,
  ];
}

function runsText(kind: 'streak' | 'skid', teams: string, length: number): string[] {
  const [did, run] = kind === 'streak' ? ['won', 'winning'] : ['lost', 'losing'];
  return [
    `${teams} have each ${did} ${spelled(length)} in a row.`,
    `${teams} each have a ${run} streak of ${spelled(length)}.`,
    `The ${run} streaks of ${teams} have reached ${spelled(length)}.`,
    `One more week, and ${teams} have each ${did} ${spelled(length)} straight.`,
  ];
}

/** Describes the end of a streak. */
export function endText(f: Extract<ArcFacts, { kind: 'streak_over' | 'skid_over' }>): string[] {
  const { team, other, length, score } = f;
  if (f.kind === 'streak_over') {
    return [
      `${other} ends ${possessive(team)} winning streak at ${spelled(length)}, ${score}.`,
      `${team} loses for the first time in ${spelledPlural(length + 1, 'game')}, ${score} to ${other}.`,
    ];
  }
  return [
    `${team} ends a run of ${spelledPlural(length, 'loss', 'losses')}, ${score} over ${other}.`,
    `${possessive(team)} losing streak ends at ${spelled(length)} with a ${score} win over ${other}.`,
  ];
}

/** Describes the teams that have not lost yet. */
export function unbeatenText({ teams, fell }: Extract<ArcFacts, { kind: 'unbeaten' }>): string[] {
  const names = listed(teams);
  if (teams.length === 1) {
    return [`${names} is the last unbeaten team.`, `With ${listed(fell)} beaten, only ${names} has not lost.`];
  }
  const count = spelled(teams.length);
  return [
    `${capitalized(count)} unbeaten teams are left: ${names}.`,
    `${listed(fell)} ${fell.length === 1 ? 'has' : 'have'} lost for the first time; ${names} have not.`,
  ];
}

/** Describes what a team has done for the first time in years. */
export function firstsText(f: Extract<ArcFacts, { kind: 'ten_wins' | 'eligible' | 'ranked_again' }>): string[] {
  const { team, since, known, rank } = f;
  switch (f.kind) {
    case 'ten_wins':
      return [
        `${team} has ten wins for the first time ${sinceText(since, known)}.`,
        `Ten wins: ${team} has not had a season like this ${sinceText(since, known)}.`,
      ];
    case 'eligible':
      return [
        `${team} is bowl eligible for the first time ${sinceText(since, known)}.`,
        `Bowl eligible at six wins: ${team} has not won that many ${sinceText(since, known)}.`,
      ];
    case 'ranked_again':
      return [
        `${team} is ranked at No. ${rank}; it has not finished a season in the Top 25 ${sinceText(since, known)}.`,
        `Back in the Top 25: ${team}, No. ${rank} now, has not finished a season there ${sinceText(since, known)}.`,
      ];
  }
}

/** Puts a national title in its program’s history. */
export function championText({ team, titles, last, year }: Extract<ArcFacts, { kind: 'champion' }>): string[] {
  if (last === null) return [`It is ${possessive(team)} first national title since before ${SINCE}.`];
  if (last === year - 1)
    return [`${team} is national champion again, and has won ${plural(titles, 'title')} since ${SINCE}.`];
  if (last === SINCE) return [`${team} claims the national title for the first time since ${last}.`];
  return [
    `${team} claims the national title, its first since ${last} and its ${spelledOrdinal(titles)} since ${SINCE}.`,
  ];
}
