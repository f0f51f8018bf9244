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

/** Inputs to choosing a season's field; a `DynastyState` and a page of a past season both have them. */
interface FieldInput {
  facts: SeasonFacts;
  format: PlayoffFormat;
  games: readonly PlayedGame[];
  /** The season's polls so far, earliest first; at least one. */
  polls: readonly Poll[];
  tuning: Tuning;
}

/** The deciding poll: the one after the conference championships; before that, the latest. */
export function decidingPoll(polls: readonly Poll[]): Poll {
  const deciding = polls.find((poll) => poll.week === CHAMPIONSHIP_WEEK + 1) ?? polls.at(-1);
  if (!deciding) throw new Error('a season without a poll');
  return deciding;
}

export interface Field {
  /** All teams in the order of the committee, or of the BCS. */
  order: TeamId[];
  seeds: PlayoffSeed[];
  champions: ConferenceChampion[];
  /** False while championships are still to be played: the field is a projection. */
  chosen: boolean;
}

/**
 * The playoff field: chosen by the committee or the BCS after the championships; until then, what it would be if the leaders won. The
 * same rule gives the projection and the selection, so the last projection is right when the leaders win.
 */
export function playoffField(input: FieldInput): Field {
  const poll = decidingPoll(input.polls);
  const regular = input.games.filter((g) => g.week <= CHAMPIONSHIP_WEEK);
  const champions = conferenceChampions({ facts: input.facts, games: regular, poll });
  const order = selectionOrder({ format: input.format, poll, games: regular, champions, tuning: input.tuning });
  const chosen = poll.week > CHAMPIONSHIP_WEEK;
  return { order, seeds: selectField(input.format, order, champions), champions, chosen };
}
