import { type KnobTree, knob, whole } from './knob.ts';

const FANTASY = 'standard fantasy football scoring';
const CHOSEN = 'chosen so that real statistical leaders would lead';
const HEISMAN = 'fitted to the Heisman winners of public records, 2000-2025';
const TEAMS = 'fitted to consensus All-America teams of public records';

const points = (value: number, source = FANTASY) => knob(value, 'points per unit', source, [-20, 20]);
const lift = (value: number, source = HEISMAN) => knob(value, 'spreads of production', source, [-10, 10]);

/** Tuning for `src/core/season/awards`: the value of performances, and how voters weigh them. */
export const awardsKnobs = {
  awards: {
    offense: {
      pass_yards: points(0.04),
      pass_touchdowns: points(4),
      pass_interceptions: points(-2),
      rush_yards: points(0.1),
      rush_touchdowns: points(6),
      receiving_catches: points(0.3),
      receiving_yards: points(0.1),
      receiving_touchdowns: points(6),
      two_point_conversions: points(2),
      fumbles_lost: points(-2),
    },
    defense: {
      solo_tackles: points(1),
      assisted_tackles: points(0.5),
      half_tackles_for_loss: points(0.75, CHOSEN),
      half_sacks: points(1.25, CHOSEN),
      interceptions: points(4.5, CHOSEN),
      passes_defended: points(1.5),
      fumbles_forced: points(3),
      fumbles_recovered: points(2),
      interception_return_touchdowns: points(6),
      fumble_return_touchdowns: points(6),
      safeties: points(4),
      kicks_blocked: points(3),
    },
    kicking: {
      field_goals_made: points(3.5),
      field_goals_attempted: points(-1.2, CHOSEN),
      extra_points_made: points(1),
      extra_points_attempted: points(-0.8, CHOSEN),
    },
    punting: {
      punts: points(-1.8, CHOSEN),
      punt_yards: points(0.05, CHOSEN),
      punts_inside_20: points(0.6, CHOSEN),
      punts_blocked: points(-3, CHOSEN),
    },
    returning: {
      kick_returns: points(-0.7, CHOSEN),
      kick_return_yards: points(0.04, CHOSEN),
      kick_return_touchdowns: points(8, CHOSEN),
      punt_returns: points(-0.3, CHOSEN),
      punt_return_yards: points(0.07, CHOSEN),
      punt_return_touchdowns: points(8, CHOSEN),
    },

    standing: {
      first: lift(2.4),
      halving: knob(8, 'ranks over which the value of a rank halves', HEISMAN, [1, 100]),
      defeat: lift(0.15),
      power: lift(1.8, `${HEISMAN}: all played in strong conferences`),
      teammate: knob(
        1.2,
        'production SDs by which a player must be better for each teammate at his position already selected',
        'chosen: two linemen of a team make the All-America team at times, three hardly ever',
        [0, 10],
      ),
      share: knob(0.45, 'share of that effect in position awards and All-America teams', TEAMS, [0, 2]),
    },

    heisman: {
      rb: lift(-1.5),
      wr: lift(-1.45),
      te: lift(-3.4),
      dl: lift(-3.9),
      lb: lift(-3.15),
      db: lift(-3.5),
      freshman: lift(1.1),
      sophomore: lift(0.5),
      contenders: whole(12, 'players on the voters’ shortlist', 'chosen: the length of a sportsbook’s list', [5, 40]),
      story: knob(0.6, 'production SDs, how far voters as a group misjudge a player', HEISMAN, [0, 5]),
      voter: knob(0.6, 'production SDs, one voter against another', HEISMAN, [0.01, 5]),
      maverick: knob(0.1, 'share of contrarian voters', `${HEISMAN}: no winner is unanimous`, [0, 1]),
      maverickSpread: knob(4, 'multiplier on the spread of contrarian opinions', HEISMAN, [1, 20]),
      home: lift(0.5, `${HEISMAN}: votes by region`),
      futures: whole(400, 'simulated finishes of the season behind the award odds', 'chosen: 1% is four', [50, 5000]),
      lowestPrice: knob(
        1 / 201,
        'lowest implied probability of any candidate',
        'sportsbook futures: +20000',
        [0.0005, 0.1],
      ),
      week: knob(0.38, 'production SDs, how much one week moves a race', 'fitted to simulated races', [0, 5]),
    },

    game: {
      win: knob(6, 'points for a win', CHOSEN, [0, 50]),
      rankedOpponent: knob(8, 'points for beating the No. 1 team', CHOSEN, [0, 50]),
      defender: knob(1.3, 'multiplier on a defender’s points relative to a ball carrier’s', CHOSEN, [0.1, 10]),
      passer: knob(1.25, 'multiplier on a quarterback’s points', CHOSEN, [0.1, 10]),
    },
  },
} satisfies KnobTree;
