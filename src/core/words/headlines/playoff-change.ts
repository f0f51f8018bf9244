import { byesOf } from '../../model/playoff.ts';
import { spelled, spelledPlural } from '../numbers.ts';

/** A playoff of another size to come. */
export interface PlayoffChange {
  /** Teams in it now. */
  before: number;
  teams: number;
  /** Places kept for conference champions. */
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

/** A change of the playoff that is announced, as a sentence. */
export function playoffChange({ before, teams, autobids, year }: PlayoffChange): string {
  if (before === 2) return `A ${spelled(teams)}-team playoff replaces the BCS title game in ${year}.`;
  const field = autobids === 0 ? '' : `: ${fieldWords({ teams, autobids })}`;
  return `The playoff goes from ${spelledPlural(before, 'team')} to ${spelled(teams)} in ${year}${field}.`;
}

/** A vote of the commissioners for a larger playoff: what it follows from. */
export interface PlayoffVote extends PlayoffChange {
  /** Power teams of the last seasons that were left out and finished ahead of one that got in. */
  leftOut: number;
  seasons: number;
}

/** The news of a vote, in different wordings. */
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

/** The first week of a larger playoff, in different wordings. */
export function firstSeasonTexts({ before, teams, autobids }: PlayoffChange): string[] {
  const field = fieldWords({ teams, autobids });
  return [
    `The playoff takes ${spelledPlural(teams, 'team')} from this season on, up from ${spelled(before)}: ${field}.`,
    `New this season: a ${spelled(teams)}-team playoff, with ${field}.`,
  ];
}
