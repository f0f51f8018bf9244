import { z } from 'zod';
import { KEPT_REASONS } from '../../../model/people/eligibility.ts';
import { headCoach, votedCoach } from '../people/coaches.ts';
import { playerAward } from '../people/player-award.ts';
import { leavingPlayer } from '../people/progression.ts';
import { bowlGame, conferenceTitle } from '../remembered.ts';
import { classYear, page, playerName, rankOrNone, scheduleGame, whole } from '../shared.ts';
import { explained } from '../why.ts';
import { ledgerRows } from './ledger.ts';

/** What a team's leaders are named for. */
const LEADER_STATS = ['pass_yards', 'rush_yards', 'receiving_yards', 'tackles', 'sacks', 'interceptions'] as const;
export type LeaderStat = (typeof LEADER_STATS)[number];

const seasonLeader = z
  .strictObject({ ...playerName, stat: z.enum(LEADER_STATS), value: z.number() })
  .meta({ id: 'SeasonLeader' });
export type SeasonLeader = z.infer<typeof seasonLeader>;

/** A game with the place of its opponent in the final poll; 0 for a team that is in no poll. */
const decidingGame = scheduleGame.extend({ final_ranking: rankOrNone }).meta({ id: 'DecidingGame' });
export type DecidingGame = z.infer<typeof decidingGame>;

const honors = z.strictObject({ ...playerName, awards: z.array(playerAward) }).meta({ id: 'PlayerHonors' });
export type PlayerHonors = z.infer<typeof honors>;

/** A player the season did not count against. */
const keptSeason = z
  .strictObject({
    ...playerName,
    ...classYear,
    /** `nobody`: 2020, which counted for no player. */ reason: z.enum(KEPT_REASONS),
  })
  .meta({ id: 'KeptSeason' });
export type KeptSeason = z.infer<typeof keptSeason>;

/** The finished season of the player's team. */
export const review = z.strictObject({
  ...page,
  /** The season reviewed. */
  year: whole,
  /** Seasons of the dynasty that can be reviewed, newest first. */
  years: z.array(whole),
  wins: whole,
  losses: whole,
  /** In the final poll. */
  final_ranking: whole,
  national_champion: z.boolean(),
  /** Null unless the conference was won. */
  conference_title: conferenceTitle.nullable(),
  /** Bowls and playoff games, earliest first. */
  postseason: z.array(bowlGame),
  /** Every game, earliest first, with the opponent's rank on the day. */
  games: z.array(scheduleGame),
  /** Over the opponent that stood highest in the end; null without a win. */
  best_win: decidingGame.nullable(),
  /** To the opponent that stood lowest in the end; null without a loss. */
  worst_loss: decidingGame.nullable(),
  /** The leader of each statistic; the first of those who share it. */
  leaders: z.array(seasonLeader),
  honors: z.array(honors),
  /** The head coach, or the interim who led the team at the end. */
  head_coach: headCoach.nullable(),
  /** The vote for the coach of the year, the winner first. */
  coach_of_the_year: z.array(votedCoach),
  /** The rank entering each week, the final poll last. */
  poll: z.array(z.strictObject({ week: whole, ranking: whole })),
  /** What moved the prestige: the parts add up to the total. */
  prestige: explained,
  /** With class and rating of the season just played. */
  leaving: z.array(leavingPlayer),
  /** Redshirts of the season just played with their class that season, without those who leave. */
  redshirts: z.array(keptSeason),
  /** How many of this season's starters come back, and of how many; null once the rosters have turned over. */
  returning_starters: z.strictObject({ back: whole, of: whole }).nullable(),
  /** What he decided himself in it, and what came of that. */
  ledger: ledgerRows,
});
export type Review = z.infer<typeof review>;
