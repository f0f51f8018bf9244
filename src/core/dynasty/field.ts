import type { SeasonFacts } from '../model/facts.ts';
import { CHAMPIONSHIP_WEEK } from '../model/game.ts';
import type { TeamId } from '../model/ids.ts';
import type { PlayoffFormat, PlayoffSeed } from '../model/playoff.ts';
import type { Poll } from '../model/season.ts';
import { selectField } from '../season/playoff.ts';
import type { PlayedGame } from '../season/records.ts';
import { selectionOrder } from '../season/selection/index.ts';
import { type ConferenceChampion, conferenceChampions } from '../season/standings.ts';
import type { Tuning } from '../tuning/index.ts';

/** Inputs to a playoff field; both a `DynastyState` and a page of a past season have them. */
interface FieldInput {
  facts: SeasonFacts;
  format: PlayoffFormat;
  games: readonly PlayedGame[];
  /** Polls of the season so far, earliest first, at least one. */
  polls: readonly Poll[];
  tuning: Tuning;
}

/** The deciding poll: the one after the conference championships, or the latest before that. */
export function decidingPoll(polls: readonly Poll[]): Poll {
  const deciding = polls.find((poll) => poll.week === CHAMPIONSHIP_WEEK + 1) ?? polls.at(-1);
  if (!deciding) throw new Error('a season without a poll');
  return deciding;
}

export interface Field {
  /** All teams in the order of the committee or the BCS. */
  order: TeamId[];
  seeds: PlayoffSeed[];
  champions: ConferenceChampion[];
  /** False until the championships are over: the field is a projection. */
  chosen: boolean;
}

/**
 * Returns the playoff field: chosen by the committee or the BCS after the championships, and before that a projection
 * that assumes the leaders win. Projection and selection use the same rule, so the last projection is right whenever
 * the leaders win.
 */
export function playoffField(input: FieldInput): Field {
  const poll = decidingPoll(input.polls);
  const regular = input.games.filter((g) => g.week <= CHAMPIONSHIP_WEEK);
  const champions = conferenceChampions({ facts: input.facts, games: regular, poll });
  const order = selectionOrder({ format: input.format, poll, games: regular, champions, tuning: input.tuning });
  const chosen = poll.week > CHAMPIONSHIP_WEEK;
  return { order, seeds: selectField(input.format, order, champions), champions, chosen };
}
