import { type KnobTree, knob, whole } from './knob.ts';

const PORTAL = 'public transfer records, offseasons of 2021 to 2025';
const ROSTERS = 'public rosters: players who are on another one the next season, 2016 to 2024';
const SPREAD = `fitted to ${PORTAL}`;
const CLASS = 'log odds of the class';
const POSITION = 'log odds of the position';
const OWN_SHARES = `${PORTAL}: shares of positions`;

/** How the offseason after a season goes. */
function offseason(
  source: string,
  [entries, found, below, arrivals]: readonly number[],
  [quits, waivers, walkOns, walkOnsEnter = 0]: readonly number[] = [0, 0, 1],
) {
  return {
    entries: knob(entries!, 'players of a team who look for another', source, [0.1, 60]),
    found: knob(found!, 'share of them who find one in FBS', source, [0, 1]),
    below: knob(below!, 'share of the others who find one below FBS', source, [0, 1]),
    arrivals: knob(arrivals!, 'players from below FBS that a team takes', source, [0, 20]),
    quits: knob(quits!, 'share of those who would leave for other reasons and still do', source, [0, 1.5]),
    waivers: knob(waivers!, 'share of seniors who hardly played and are given another season', source, [0, 1]),
    walkOnsEnter: knob(
      walkOnsEnter,
      'share of the walk-ons who leave with seasons left and enter the portal',
      source,
      [0, 1],
    ),
    walkOns: knob(walkOns!, 'factor on the walk-ons who are back', source, [0.5, 1.2]),
  };
}

/** Balance numbers of `src/core/offseason/portal`. */
export const portalKnobs = {
  portal: {
    /** By the season just played; the first and the last stand for all before and after. */
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
      seniors: knob(3.2, `${CLASS}, for those with a season left`, `${PORTAL}: 17% of entries`, [-25, 5]),
      depth: knob(
        0.9,
        'log odds for as many players ahead of him as start',
        `${PORTAL}: who leaves does not play`,
        [0, 5],
      ),
      mostDepth: knob(
        1.5,
        'most players ahead of him that count, in times as many as start',
        'chosen: the last are walk-ons',
        [0, 5],
      ),
      starts: knob(
        3.8,
        'log odds less for who will start',
        `${ROSTERS}: four of ten first passers are it again`,
        [0, 5],
      ),
      stepUp: knob(0.4, 'log odds for a rating point better than those who start in the middle of FBS', SPREAD, [0, 2]),
      mostStepUp: knob(1.4, 'log odds that a step up is worth at most', SPREAD, [0, 5]),
      home: knob(0.12, 'log odds for a thousand kilometers from home', 'chosen: some go home', [0, 2]),
      coach: knob(0.45, 'log odds of a new staff', `${PORTAL}: 1.24 times as many leave`, [0, 2]),
      fresh: knob(
        0.35,
        'weight of any other reason next to the log odds of those',
        'chosen: not all reasons are known',
        [0, 5],
      ),
      team: knob(0.36, 'log odds, SD over teams', `${PORTAL}: spread of teams`, [0, 2]),
      lockerRoom: knob(
        0.28,
        'log odds less for each SD by which the head coach keeps a locker room together better than the average one',
        `${PORTAL}: with the SD over teams, their spread`,
        [0, 2],
      ),
      stars: knob(0.7, 'log odds of a recruiting star', `${PORTAL}: share of blue chips among those who move`, [-2, 2]),
      firstYear: knob(
        -0.5,
        'log odds of a recruiting star more after the first season',
        `${ROSTERS}: more five-stars are back after it than three-stars`,
        [-2, 2],
      ),
      tier: knob(0.1, 'log odds of a prestige tier', `${PORTAL}: power conferences against others`, [-2, 2]),
      withdrawn: knob(0.035, 'share of those who enter and stay after all', PORTAL, [0, 0.5]),
      ofStarters: knob(
        0,
        'share of the log odds of the position that who starts has',
        'chosen: what positions differ in is how many of their reserves can ever play',
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
      rating: knob(0.14, 'for a rating point', 'chosen: the better find a team', [0, 2]),
      stars: knob(0.4, 'for a recruiting star', 'chosen: staffs remember who was sought after', [0, 3]),
      tier: knob(
        0,
        'for a prestige tier of the team he leaves',
        `${PORTAL}: 66% from power conferences, 39% else`,
        [0, 3],
      ),
      luck: knob(0.5, 'SD of all else', 'chosen: much is not known', [0, 5]),
      walkOns: knob(
        0.25,
        'share of walk-ons who find a scholarship in FBS',
        'chosen: no public record tells them apart',
        [0, 1],
      ),
    },
    choose: {
      places: knob(0.5, 'log weight for e times the places', 'chosen: who needs most asks most', [0, 3]),
      standing: knob(
        0.64,
        'share of a recruit’s pull of standing',
        'fitted: transfers do not make the nation alike',
        [0, 3],
      ),
      home: knob(0.4, 'share of a recruit’s pull of home', 'chosen: he has been away', [0, 3]),
      playing: knob(
        4.4,
        'log weight of a sure place, lost where there is none',
        'fitted: transfers do not make the nation alike',
        [0, 5],
      ),
      playingScale: knob(
        5,
        'rating points better than who starts that make a place sure',
        'chosen: no public record says',
        [0.5, 30],
      ),
      need: knob(
        0.5,
        'log weight for a rating point that he is below the second string',
        `${PORTAL}: flows between levels`,
        [0, 3],
      ),
      money: knob(0.25, 'log weight for an SD of what boosters give', 'chosen: money tips what is close', [0, 3]),
      idle: knob(
        1,
        'log weight lost by a staff that worked no hour of the year',
        'chosen: who works nowhere is known nowhere, and wins less than who lets his staff work',
        [0, 5],
      ),
      fit: knob(0.8, 'log weight, scale of his fit with a staff', 'chosen: as with recruits', [0, 3]),
      taste: knob(0.25, 'log weight, SD of how much a staff builds by transfers', `${PORTAL}: spread of teams`, [0, 3]),
    },
    below: {
      rating: knob(60, 'senior rating, mean', 'chosen: starters of the teams that take them', [40, 90]),
      ratingSd: knob(5, 'senior rating, SD', 'chosen: starters of the teams that take them', [0, 20]),
      sophomores: knob(0.25, 'share who first play as sophomores', PORTAL, [0, 1]),
      juniors: knob(0.4, 'share who first play as juniors', PORTAL, [0, 1]),
      twoStars: knob(
        0.75,
        'share who were recruits of two stars, the others walk-ons',
        'chosen: no public record says',
        [0, 1],
      ),
    },
    stars: {
      shown: knob(
        0.35,
        'share of what he has shown, next to his rating as a recruit',
        `${PORTAL}: 73% keep their stars`,
        [0, 1],
      ),
      best: knob(5.75, 'stars from which nothing of that is lost', `${PORTAL}: one in 500 has five`, [4, 10]),
      above: knob(
        0.5,
        'share kept of what is above the middle of the three-stars',
        `${PORTAL}: 63% of four-stars lose theirs`,
        [0, 1],
      ),
    },
    coach: {
      promises: whole(4, 'role promises a year', 'chosen: a word is worth something', [0, 30]),
      promise: knob(
        0.35,
        'share of his chance to enter that is left with a promise',
        'chosen: no public record says',
        [0, 1],
      ),
      broken: knob(
        0.9,
        'log odds that a player who was promised a role and did not start leaves',
        'chosen: players remember',
        [0, 5],
      ),
      offers: whole(10, 'personal calls to players in the portal', 'chosen: his time', [0, 60]),
      offer: knob(0.8, 'log weight of his call', 'chosen: as an official visit', [0, 5]),
    },
  },
} satisfies KnobTree;
