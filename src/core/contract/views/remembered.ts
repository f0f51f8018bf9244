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
    /** Poll ranks on the day; 0 for a team that was in no poll. */
    winner_ranking: rankOrNone,
    loser: z.string(),
    loser_ranking: rankOrNone,
    /** The winner's points first. */
    ...scoreFields,
    /** The winner's chance before the game, 0 to 1. */
    chance: z.number().min(0).max(1),
  })
  .meta({ id: 'Upset' });
export type Upset = z.infer<typeof upset>;

export const season = z.strictObject({
  ...page,
  year: whole,
  /** Every season that is known, real ones before the dynasty too, newest first. */
  years: z.array(whole),
  /** False for a real season before the dynasty, of which records and final ranks are known. */
  played: z.boolean(),
  /** Null until the season is closed. */
  champion: rankedTeam.nullable(),
  /** Null before the field is chosen, and for seasons that the dynasty did not play. */
  bracket: bracket.nullable(),
  /** The first 25 at the end; of the running season those of the latest poll. */
  final_poll: z.array(rankedTeam),
  /** The Heisman winner; null before the vote. */
  heisman: voted.nullable(),
  best: z.array(bestOfPlace),
  /** The least likely winners of the season, the least likely first. */
  upsets: z.array(upset),
  /** The player's team that season; null where it was not in FBS. */
  mine: rankedTeam.nullable(),
  /** Its games that season, earliest first; none before the dynasty. */
  my_games: z.array(scheduleGame),
});
export type Season = z.infer<typeof season>;

const title = z
  .strictObject({
    year: whole,
    ...winsAndLosses,
    /** It was won before the dynasty began. */
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
  /** Null where the two play for none. */
  trophy: z.string().nullable(),
  ...winsAndLosses,
  /** Games won (above 0) or lost (below 0) in a row, the last one included; 0 before they have met. */
  streak: whole,
  /** When they last met; null: not yet. */
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
  /** National titles, newest first, like all that follows. */
  titles: z.array(title),
  /** Only those of the dynasty: who won them before is not known. */
  conference_titles: z.array(conferenceTitle),
  /** Bowls and playoff games in this dynasty. */
  bowls: z.array(bowlGame),
  bowl_record: z.strictObject(winsAndLosses),
  heisman: z.array(heismanWinner),
  /** All its rivalries in this dynasty, those with a trophy first. */
  rivalries: z.array(rivalrySoFar),
});
export type Trophies = z.infer<typeof trophies>;

const seriesGame = z
  .strictObject({
    year: whole,
    id: whole,
    weekPlayed: whole,
    label: z.string(),
    /** From the first team. */
    result,
    ...scoreFields,
    /** Poll ranks of both on the day; 0 for none. */
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
  /** The whole series against one opponent since the dynasty began; null unless one is named. */
  series: z
    .strictObject({
      ...seriesSoFar,
      other: team,
      points: whole,
      opponent_points: whole,
      /** Newest first. */
      games: z.array(seriesGame),
      /** What people still speak of, the weightiest first. */
      moments: z.array(moment),
      /** Their next game on the schedule; null where there is none. */
      next_game: scheduleGame.nullable(),
    })
    .nullable(),
});
export type Rivalry = z.infer<typeof rivalry>;
export type Series = NonNullable<Rivalry['series']>;
