import { z } from 'zod';
import { bestOfPlace, voted } from './people/awards.ts';
import { bracket } from './season/playoff.ts';
import { page, rankOrNone, result, scheduleGame, scoreFields, team, teamNames, whole } from './shared.ts';

/** `10-3`. */
const winsAndLosses = { wins: whole, losses: whole };

const rankedTeam = z
  .strictObject({
    /** 1 is best. */
    ranking: whole,
    name: z.string(),
    conference: z.string(),
    ...winsAndLosses,
  })
  .meta({ id: 'RankedTeam' });
export type RankedTeam = z.infer<typeof rankedTeam>;

const upset = z
  .strictObject({
    id: whole,
    weekPlayed: whole,
    label: z.string(),
    winner: z.string(),
    /** Poll ranks at the time; 0 for a team outside the poll. */
    winner_ranking: rankOrNone,
    loser: z.string(),
    loser_ranking: rankOrNone,
    /** Winner's points first. */
    ...scoreFields,
    /** The winner's pregame win probability, 0 to 1. */
    chance: z.number().min(0).max(1),
  })
  .meta({ id: 'Upset' });
export type Upset = z.infer<typeof upset>;

export const season = z.strictObject({
  ...page,
  year: whole,
  /** Every known season, including real ones before the dynasty, newest first. */
  years: z.array(whole),
  /** False for a real season before the dynasty, with only records and final ranks. */
  played: z.boolean(),
  /** Null until the season closes. */
  champion: rankedTeam.nullable(),
  /** Null before the field is chosen, and for seasons the dynasty did not play. */
  bracket: bracket.nullable(),
  /** The final Top 25, or the latest poll's for the current season. */
  final_poll: z.array(rankedTeam),
  /** The Heisman winner; null before the vote. */
  heisman: voted.nullable(),
  best: z.array(bestOfPlace),
  /** The season's biggest upsets, least likely first. */
  upsets: z.array(upset),
  /** The player's team that season; null if it was not in FBS. */
  mine: rankedTeam.nullable(),
  /** Its games that season, earliest first; empty before the dynasty. */
  my_games: z.array(scheduleGame),
});
export type Season = z.infer<typeof season>;

const title = z
  .strictObject({
    year: whole,
    ...winsAndLosses,
    /** Whether it was won before the dynasty began. */
    before_dynasty: z.boolean(),
  })
  .meta({ id: 'Title' });
export type Title = z.infer<typeof title>;

export const conferenceTitle = z
  .strictObject({ year: whole, conference: z.string(), ...winsAndLosses })
  .meta({ id: 'ConferenceTitle' });
export type ConferenceTitle = z.infer<typeof conferenceTitle>;

export const bowlGame = z
  .strictObject({
    year: whole,
    id: whole,
    label: z.string(),
    opponent: z.string(),
    result,
    ...scoreFields,
  })
  .meta({ id: 'BowlGame' });
export type BowlGame = z.infer<typeof bowlGame>;

const seriesSoFar = {
  opponent: z.string(),
  /** Null if there is none. */
  trophy: z.string().nullable(),
  ...winsAndLosses,
  /** Winning (above 0) or losing (below 0) streak through the last meeting; 0 before they have met. */
  streak: whole,
  /** Season of their last meeting; null if they have not met. */
  last_year: whole.nullable(),
};

export const rivalrySoFar = z.strictObject(seriesSoFar).meta({ id: 'RivalrySoFar' });
export type RivalrySoFar = z.infer<typeof rivalrySoFar>;

export const heismanWinner = z
  .strictObject({ year: whole, id: whole, first: z.string(), last: z.string(), points: whole })
  .meta({ id: 'HeismanWinner' });
export type HeismanWinner = z.infer<typeof heismanWinner>;

export const trophies = z.strictObject({
  ...page,
  teams: teamNames,
  /** National titles, newest first, as in the lists below. */
  titles: z.array(title),
  /** Only within the dynasty: earlier conference champions are unknown. */
  conference_titles: z.array(conferenceTitle),
  /** Bowls and playoff games in this dynasty. */
  bowls: z.array(bowlGame),
  bowl_record: z.strictObject(winsAndLosses),
  heisman: z.array(heismanWinner),
  /** All of its rivalries in this dynasty, those with a trophy first. */
  rivalries: z.array(rivalrySoFar),
});
export type Trophies = z.infer<typeof trophies>;

const seriesGame = z
  .strictObject({
    year: whole,
    id: whole,
    weekPlayed: whole,
    label: z.string(),
    /** From the first team's point of view. */
    result,
    ...scoreFields,
    /** Poll ranks of both teams at the time; 0 if none. */
    ranking: whole,
    opponent_ranking: whole,
    /** Null at a neutral site. */
    home: z.boolean().nullable(),
    overtime: whole,
  })
  .meta({ id: 'SeriesGame' });
export type SeriesGame = z.infer<typeof seriesGame>;

const moment = z
  .strictObject({ year: whole, id: whole, /** A sentence. */ text: z.string() })
  .meta({ id: 'SeriesMoment' });
export type SeriesMoment = z.infer<typeof moment>;

export const rivalry = z.strictObject({
  ...page,
  teams: teamNames,
  /** All rivalries of the team. */
  rivalries: z.array(rivalrySoFar),
  /** The full series against one opponent since the dynasty began; null unless an opponent is given. */
  series: z
    .strictObject({
      ...seriesSoFar,
      other: team,
      points: whole,
      opponent_points: whole,
      /** Newest first. */
      games: z.array(seriesGame),
      /** Memorable moments, most important first. */
      moments: z.array(moment),
      /** Their next scheduled game; null if there is none. */
      next_game: scheduleGame.nullable(),
    })
    .nullable(),
});
export type Rivalry = z.infer<typeof rivalry>;
export type Series = NonNullable<Rivalry['series']>;
