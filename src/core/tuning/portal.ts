import { type KnobTree, knob, whole } from './knob.ts';

const PORTAL = 'public transfer records, offseasons of 2021 to 2025';
const ROSTERS = 'public rosters: players on another roster the next season, 2016 to 2024';
const SPREAD = `fitted to ${PORTAL}`;
const CLASS = 'log odds for the class';
const POSITION = 'log odds for the position';
const OWN_SHARES = `${PORTAL}: shares by position`;

/** Portal numbers of the offseason after one season. */
function offseason(
  source: string,
  [entries, found, below, arrivals]: readonly [entries: number, found: number, below: number, arrivals: number],
  [quits, waivers, walkOns, walkOnsEnter = 0]: readonly [
    quits: number,
    waivers: number,
    walkOns: number,
    walkOnsEnter?: number,
  ],
) {
  return {
    entries: knob(entries, 'players per team who enter the portal', source, [0.1, 60]),
    found: knob(found, 'share of entrants who land at an FBS program', source, [0, 1]),
    below: knob(below, 'share of the rest who land below FBS', source, [0, 1]),
    arrivals: knob(arrivals, 'players from below FBS added per team', source, [0, 20]),
    quits: knob(quits, 'multiplier on departures for other reasons', source, [0, 1.5]),
    waivers: knob(waivers, 'share of little-used seniors granted another season', source, [0, 1]),
    walkOnsEnter: knob(
      walkOnsEnter,
      'share of departing walk-ons with eligibility left who enter the portal',
      source,
      [0, 1],
    ),
    walkOns: knob(walkOns, 'multiplier on returning walk-ons', source, [0.5, 1.2]),
  };
}

/** Tuning for `src/core/offseason/portal`. */
export const portalKnobs = {
  portal: {
    /** By the season just played; the first and last also apply to all earlier and later ones. */
    years: {
      y2017: offseason(ROSTERS, [4, 0.37, 0.45, 3.2], [1.1, 0.5, 0.98]),
      y2018: offseason(ROSTERS, [6, 0.36, 0.35, 3.2], [0.97, 0.5, 0.98]),
      y2019: offseason(ROSTERS, [8, 0.32, 0.3, 2.8], [0.87, 0.5, 0.98]),
      y2020: offseason(PORTAL, [10.3, 0.49, 0.251, 0.61], [0.6, 0, 0.9, 0.6]),
      y2021: offseason(PORTAL, [13.1, 0.51, 0.229, 0.96], [0.5, 0, 0.95, 0.8]),
      y2022: offseason(PORTAL, [13.8, 0.6, 0.172, 1.53], [0.45, 0, 0.95, 0.8]),
      y2023: offseason(PORTAL, [17.3, 0.66, 0.472, 2.66], [0.4, 0.2, 0.92, 0.9]),
      y2024: offseason(PORTAL, [20, 0.72, 0.4, 4.2], [0.36, 0.5, 0.85, 0.9]),
    },
    enter: {
      freshmen: knob(-1.7, CLASS, SPREAD, [-5, 5]),
      sophomores: knob(-0.8, CLASS, SPREAD, [-5, 5]),
      juniors: knob(0.2, CLASS, SPREAD, [-5, 5]),
      seniors: knob(3.2, `${CLASS} with a season left`, `${PORTAL}: 17% of entries`, [-25, 5]),
      depth: knob(
        0.9,
        'log odds per full set of starters ahead of him',
        `${PORTAL}: most transfers were not playing`,
        [0, 5],
      ),
      mostDepth: knob(
        1.5,
        'maximum players ahead of him that count, in sets of starters',
        'chosen: players beyond that are walk-ons',
        [0, 5],
      ),
      starts: knob(
        3.8,
        'reduction in log odds for a projected starter',
        `${ROSTERS}: four of ten starting quarterbacks return as starters`,
        [0, 5],
      ),
      stepUp: knob(0.4, 'log odds per rating point above an average FBS starter', SPREAD, [0, 2]),
      mostStepUp: knob(1.4, 'maximum log odds for a step up', SPREAD, [0, 5]),
      home: knob(0.12, 'log odds per thousand kilometers from home', 'chosen: some transfers go home', [0, 2]),
      coach: knob(0.45, 'log odds for a new staff', `${PORTAL}: 1.24 times as many players leave`, [0, 2]),
      fresh: knob(
        0.35,
        'weight of a fresh start relative to the other reasons',
        'chosen: not every reason is known',
        [0, 5],
      ),
      team: knob(0.36, 'log odds, SD across teams', `${PORTAL}: spread across teams`, [0, 2]),
      lockerRoom: knob(
        0.28,
        'reduction in log odds per SD of the head coach’s locker-room skill',
        `${PORTAL}: spread across teams, together with the team SD`,
        [0, 2],
      ),
      stars: knob(0.7, 'log odds per recruiting star', `${PORTAL}: share of blue chips among transfers`, [-2, 2]),
      firstYear: knob(
        -0.5,
        'added log odds per recruiting star after the first season',
        `${ROSTERS}: five-stars return after it more often than three-stars`,
        [-2, 2],
      ),
      tier: knob(0.1, 'log odds per prestige tier', `${PORTAL}: power conferences vs. others`, [-2, 2]),
      withdrawn: knob(0.035, 'share of entrants who withdraw and stay', PORTAL, [0, 0.5]),
      ofStarters: knob(
        0,
        'share of the position’s log odds that applies to starters',
        'chosen: positions differ in how many of their backups can ever play',
        [0, 1],
      ),
      position: {
        qb: knob(0.65, POSITION, OWN_SHARES, [-3, 3]),
        rb: knob(-0.46, POSITION, OWN_SHARES, [-3, 3]),
        wr: knob(0.3, POSITION, OWN_SHARES, [-3, 3]),
        te: knob(-0.33, POSITION, OWN_SHARES, [-3, 3]),
        ol: knob(-0.1, POSITION, OWN_SHARES, [-3, 3]),
        dl: knob(0, POSITION, OWN_SHARES, [-3, 3]),
        lb: knob(0, POSITION, OWN_SHARES, [-3, 3]),
        cb: knob(0.31, POSITION, OWN_SHARES, [-3, 3]),
        s: knob(0.31, POSITION, OWN_SHARES, [-3, 3]),
        k: knob(-0.7, POSITION, OWN_SHARES, [-3, 3]),
        p: knob(-0.7, POSITION, OWN_SHARES, [-3, 3]),
      },
    },
    find: {
      rating: knob(0.14, 'score per rating point', 'chosen: better players find a team', [0, 2]),
      stars: knob(0.4, 'score per recruiting star', 'chosen: staffs remember big-name recruits', [0, 3]),
      tier: knob(
        0,
        'score per prestige tier of his old team',
        `${PORTAL}: 66% from power conferences, 39% from others`,
        [0, 3],
      ),
      luck: knob(0.5, 'SD of everything else', 'chosen: much is unknown', [0, 5]),
      walkOns: knob(
        0.25,
        'share of walk-ons who find a scholarship in FBS',
        'chosen: public records do not separate them',
        [0, 1],
      ),
    },
    choose: {
      places: knob(
        0.5,
        'log weight per e-fold increase in open spots',
        'chosen: teams with the most openings shop the most',
        [0, 3],
      ),
      standing: knob(
        0.64,
        'share of the pull prestige has on a recruit',
        'fitted: transfers do not level the nation',
        [0, 3],
      ),
      home: knob(0.4, 'share of the pull home has on a recruit', 'chosen: he has already left home once', [0, 3]),
      playing: knob(
        4.4,
        'log weight of a sure starting job, lost if there is none',
        'fitted: transfers do not level the nation',
        [0, 5],
      ),
      playingScale: knob(
        5,
        'rating points above the current starter that make a job sure',
        'chosen: public records do not say',
        [0.5, 30],
      ),
      need: knob(0.5, 'log weight per rating point below the second string', `${PORTAL}: flows between levels`, [0, 3]),
      money: knob(0.25, 'log weight per SD of booster money', 'chosen: money tips close calls', [0, 3]),
      idle: knob(
        1,
        'log weight lost by a staff that spent no hours all year',
        'chosen: a coach who does no recruiting is unknown everywhere and wins less than one who delegates',
        [0, 5],
      ),
      fit: knob(0.8, 'log weight, scale of his personal fit with a staff', 'chosen: same as for recruits', [0, 3]),
      taste: knob(
        0.25,
        'log weight, SD of how much a staff relies on transfers',
        `${PORTAL}: spread across teams`,
        [0, 3],
      ),
    },
    below: {
      rating: knob(60, 'senior rating, mean', 'chosen: they start for the teams that take them', [40, 90]),
      ratingSd: knob(5, 'senior rating, SD', 'chosen: they start for the teams that take them', [0, 20]),
      sophomores: knob(0.25, 'share of those players who first play as sophomores', PORTAL, [0, 1]),
      juniors: knob(0.4, 'share of those players who first play as juniors', PORTAL, [0, 1]),
      twoStars: knob(
        0.75,
        'share who were two-star recruits; the rest were walk-ons',
        'chosen: public records do not say',
        [0, 1],
      ),
    },
    stars: {
      shown: knob(
        0.35,
        'weight of his college play relative to his recruiting rating',
        `${PORTAL}: 73% keep their star rating`,
        [0, 1],
      ),
      best: knob(5.75, 'stars from which none of that is lost', `${PORTAL}: one in 500 has five stars`, [4, 10]),
      above: knob(
        0.5,
        'share kept of the part above the middle of the three-star range',
        `${PORTAL}: 63% of four-stars lose the fourth`,
        [0, 1],
      ),
    },
    coach: {
      promises: whole(4, 'role promises per year', 'chosen: a promise is worth something', [0, 30]),
      promise: knob(
        0.35,
        'share of his transfer risk left after a promise',
        'chosen: public records do not say',
        [0, 1],
      ),
      broken: knob(
        0.9,
        'added log odds of leaving for a player whose role promise was broken',
        'chosen: players remember',
        [0, 5],
      ),
      offers: whole(10, 'personal calls to players in the portal', 'chosen: the head coach’s time', [0, 60]),
      offer: knob(0.8, 'log weight of a personal call', 'chosen: same as an official visit', [0, 5]),
    },
  },
} satisfies KnobTree;
