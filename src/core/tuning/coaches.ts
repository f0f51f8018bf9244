import { type KnobTree, knob, whole } from './knob.ts';

const TENURES = 'fitted on the records of 2000-2025 to how long head coaches of 2010-2024 stayed (public records)';
const CHOSEN = 'chosen so that the winner has far more wins than were expected, and has won something';
const AGES = 'public records: head coaches are hired at about 46';

const GAME_DAY =
  'fitted to how far teams of 2021 to 2025 were from what their talent suggests (public ratings and composites)';
const COORDINATORS = 'chosen so that about 37 in 100 are new in a season, half of them with a new head coach';

/** Balance numbers of coaches and coordinators (`src/core/offseason`) and of the vote for the coach of the year. */
export const coachesKnobs = {
  coaches: {
    expectation: {
      seasons: whole(8, 'seasons before that are expected to go on', TENURES, [1, 25]),
      share: knob(0.6, 'share of what they were above or below .500', TENURES, [0, 1]),
    },
    leave: {
      base: knob(-1.9, 'log odds a season', TENURES, [-6, 2]),
      games: whole(12, 'games by which wins are counted', 'the regular season', [1, 20]),
      expected: knob(0.25, 'log odds for each win of 12 below what was expected', TENURES, [0, 2]),
      losing: knob(0.17, 'log odds for each win of 12 below an even season', TENURES, [0, 2]),
      season: knob(0.08, 'log odds for each of the first seasons there', TENURES, [0, 1]),
      seasons: whole(5, 'seasons after which patience grows no shorter', TENURES, [1, 20]),
      newcomer: knob(0.85, 'log odds less in the first seasons', TENURES, [0, 4]),
      newcomerSeasons: whole(2, 'seasons that a coach is new', TENURES, [0, 10]),
      hiredAwayFrom: whole(2, 'seasons there before another program asks', TENURES, [1, 10]),
      hiredAway: knob(
        0.88,
        'chance for the share of games won above .500, of a program that expects nothing',
        TENURES,
        [0, 4],
      ),
      oldAge: whole(68, 'years, when one in three retires', AGES, [50, 90]),
      retires: knob(0.33, 'chance a season from that age on', AGES, [0, 1]),
    },
    gameDay: {
      head: knob(1.2, 'rating points, SD over head coaches, on both sides of the ball', GAME_DAY, [0, 4]),
      coordinator: knob(2.2, 'rating points, SD over coordinators, on their side', GAME_DAY, [0, 4]),
    },
    firstTenure: knob(0.8, 'chance of one more season before the first that is known', TENURES, [0, 0.95]),
    longestBefore: whole(12, 'seasons before it at most', TENURES, [0, 40]),
    age: knob(46, 'years when hired', AGES, [30, 70]),
    ageSd: knob(6, 'years', AGES, [0, 20]),
    youngest: whole(33, 'years', AGES, [25, 50]),
    oldest: whole(62, 'years when hired', AGES, [40, 80]),
    coordinators: {
      withHead: knob(0.82, 'chance to leave when the head coach does', COORDINATORS, [0, 1]),
      base: knob(-1.55, 'log odds a season to be let go after an even season', COORDINATORS, [-6, 2]),
      losing: knob(0.12, 'log odds for each win of 12 below an even season', COORDINATORS, [0, 2]),
      hiredAway: knob(0.3, 'chance for the share of games won above .500', COORDINATORS, [0, 4]),
      firstTenure: knob(0.62, 'chance of one more season before the first that is known', COORDINATORS, [0, 0.95]),
      age: knob(42, 'years when hired', 'public records: coordinators are hired at about 42', [30, 70]),
      ageSd: knob(7, 'years', 'public records: coordinators are hired at about 42', [0, 20]),
      youngest: whole(28, 'years', AGES, [25, 50]),
      oldest: whole(62, 'years when hired', AGES, [40, 80]),
    },
    vote: {
      contenders: whole(12, 'coaches whom voters talk about', 'chosen: nobody else has a vote', [5, 40]),
      voters: whole(65, 'voters', 'chosen: as many as vote in the poll, about', [5, 500]),
      conferenceTitle: knob(1.2, 'wins that a conference title is worth', CHOSEN, [0, 10]),
      first: knob(3, 'wins that the first place of the poll is worth', CHOSEN, [0, 10]),
      halving: knob(8, 'places that halve that', CHOSEN, [1, 100]),
      voter: knob(1.1, 'wins, one voter against another', CHOSEN, [0, 10]),
    },
  },
} satisfies KnobTree;
