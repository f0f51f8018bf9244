import { byesOf } from '../../model/playoff.ts';
import { spelled, spelledPlural } from '../numbers.ts';

/** An upcoming change in playoff size. */
export interface PlayoffChange {
  /** Current number of teams. */
  before: number;
  teams: number;
  /** Spots reserved for conference champions. */
  autobids: number;
  /** Its first season. */
  year: number;
}

/** `five conference champions and 11 at-large teams, no first-round byes`. */
function fieldWords({ teams, autobids }: Pick<PlayoffChange, 'teams' | 'autobids'>): string {
  const champions = spelledPlural(autobids, 'conference champion');
  const byes = byesOf(teams) === 0 ? 'no first-round byes' : `first-round byes for the top ${spelled(byesOf(teams))}`;
  return `${champions} and ${spelledPlural(teams - autobids, 'at-large team')}, ${byes}`;
}

/** Announces a playoff change in a sentence. */
export function playoffChange({ before, teams, autobids, year }: PlayoffChange): string {
  if (before === 2) return `A ${spelled(teams)}-team playoff replaces the BCS title game in ${year}.`;
  const field = autobids === 0 ? '' : `: ${fieldWords({ teams, autobids })}`;
  return `The playoff goes from ${spelledPlural(before, 'team')} to ${spelled(teams)} in ${year}${field}.`;
}

/** A commissioners' vote for a larger playoff, and the reason for it. */
export interface PlayoffVote extends PlayoffChange {
  /** Power teams left out in those seasons that finished ahead of one that got in. */
  leftOut: number;
  seasons: number;
}

/** Returns the news of a vote, in several wordings. */
export function voteTexts(vote: PlayoffVote): string[] {
  const { teams, year, leftOut, seasons } = vote;
  const over = seasons === 1 ? 'last season' : `over the last ${spelledPlural(seasons, 'season')}`;
  const missed = `${spelledPlural(leftOut, 'team')} that missed the field ${over} finished ahead of one that got in`;
  const [pointedOut, reason] =
    leftOut === 0 ? ['', ''] : [` They point out that ${missed}.`, ` The case for it: ${missed}.`];
  return [
    `Commissioners vote for a ${spelled(teams)}-team playoff, starting in ${year}: ${fieldWords(vote)}.${pointedOut}`,
    `The playoff will grow to ${spelledPlural(teams, 'team')} in ${year}, with ${fieldWords(vote)}.${reason}`,
  ];
}

/** Returns the news of the first week of a larger playoff, in several wordings. */
export function firstSeasonTexts({ before, teams, autobids }: PlayoffChange): string[] {
  const field = fieldWords({ teams, autobids });
  return [
    `The playoff takes ${spelledPlural(teams, 'team')} from this season on, up from ${spelled(before)}: ${field}.`,
    `New this season: a ${spelled(teams)}-team playoff, with ${field}.`,
  ];
}
