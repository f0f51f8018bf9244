import { z } from 'zod';
import { KEPT_REASONS } from '../../../model/people/eligibility.ts';
import { headCoach, votedCoach } from '../people/coaches.ts';
import { playerAward } from '../people/player-award.ts';
import { leavingPlayer } from '../people/progression.ts';
import { bowlGame, conferenceTitle } from '../remembered.ts';
import { classYear, page, playerName, rankOrNone, scheduleGame, whole } from '../shared.ts';
import { explained } from '../why.ts';
import { ledgerRows } from './ledger.ts';

/** Statistics with a team leader. */
const LEADER_STATS = ['pass_yards', 'rush_yards', 'receiving_yards', 'tackles', 'sacks', 'interceptions'] as const;
export type LeaderStat = (typeof LEADER_STATS)[number];

const seasonLeader = z
  .strictObject({ ...playerName, stat: z.enum(LEADER_STATS), value: z.number() })
  .meta({ id: 'SeasonLeader' });
export type SeasonLeader = z.infer<typeof seasonLeader>;

/** A game with the opponent's final rank; 0 for a team outside the poll. */
const decidingGame = scheduleGame.extend({ final_ranking: rankOrNone }).meta({ id: 'DecidingGame' });
export type DecidingGame = z.infer<typeof decidingGame>;

const honors = z.strictObject({ ...playerName, awards: z.array(playerAward) }).meta({ id: 'PlayerHonors' });
export type PlayerHonors = z.infer<typeof honors>;

/** A player whose season did not use up eligibility. */
const keptSeason = z
  .strictObject({
    ...playerName,
    ...classYear,
    /** `free_year`: 2020, which did not use up eligibility. */ reason: z.enum(KEPT_REASONS),
  })
  .meta({ id: 'KeptSeason' });
export type KeptSeason = z.infer<typeof keptSeason>;

/** A finished season of the player's team. */
export const review = z.strictObject({
  ...page,
  /** The season reviewed. */
  year: whole,
  /** Seasons of the dynasty available for review, newest first. */
  years: z.array(whole),
  wins: whole,
  losses: whole,
  /** Rank in the final poll. */
  final_ranking: whole,
  national_champion: z.boolean(),
  /** Null unless the team won its conference. */
  conference_title: conferenceTitle.nullable(),
  /** Bowls and playoff games, earliest first. */
  postseason: z.array(bowlGame),
  /** Every game, earliest first, with the opponent's rank at the time. */
  games: z.array(scheduleGame),
  /** Win over the opponent with the best final rank; null without a win. */
  best_win: decidingGame.nullable(),
  /** Loss to the opponent with the worst final rank; null without a loss. */
  worst_loss: decidingGame.nullable(),
  /** The leader of each statistic; the first one if tied. */
  leaders: z.array(seasonLeader),
  honors: z.array(honors),
  /** The head coach, or the interim at the end of the season. */
  head_coach: headCoach.nullable(),
  /** The coach of the year vote, winner first. */
  coach_of_the_year: z.array(votedCoach),
  /** Rank entering each week, final poll last. */
  poll: z.array(z.strictObject({ week: whole, ranking: whole })),
  /** Reasons for the change in prestige, in parts that add up to the total. */
  prestige: explained,
  /** Class and rating are those of the season just played. */
  leaving: z.array(leavingPlayer),
  /** Redshirts of the season just played with their class, except those who are leaving. */
  redshirts: z.array(keptSeason),
  /** Returning starters, and starters in all; null once rosters have turned over. */
  returning_starters: z.strictObject({ back: whole, of: whole }).nullable(),
  /** The player's own decisions that season, with the results. */
  ledger: ledgerRows,
});
export type Review = z.infer<typeof review>;
