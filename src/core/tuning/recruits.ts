import { type KnobTree, knob, whole } from './knob.ts';

const CLASSES = 'public recruiting records, classes of 2010 to 2025';
const TIMING = `${CLASSES}: commitment dates`;
const WEIGHT = 'weight of this decision period';
const CARE = 'log weight per SD of what a program offers, times how much more than most he cares';
const CHOSEN_CARE = 'chosen: to a recruit who cares twice as much as most, a program one SD better is 50% likelier';
const REGARD = 'chosen: talk about coaches, about one SD across the nation';
const STAFF = 'chosen: a few hours depending on prestige, zero on average';
const OFFERS = 'offers to a recruit in the middle of his star range';

/** Tuning for year-round recruiting, `src/core/offseason/recruits`. */
export const recruitsKnobs = {
  recruits: {
    spare: knob(
      5.5,
      'SDs of openings covered by the supply of recruits',
      'chosen so that every roster can be filled',
      [0, 6],
    ),
    fit: knob(
      0.78,
      'log weight, scale of a recruit’s personal fit with a staff',
      `chosen with the coaches' appeal to recruits; ${CLASSES}: half of the four-stars are within 245 miles of home`,
      [0, 2],
    ),
    offers: {
      fiveStar: knob(25, OFFERS, `${CLASSES}: offers by stars`, [1, 80]),
      fourStar: knob(13.5, OFFERS, `${CLASSES}: offers by stars`, [1, 80]),
      threeStar: knob(6.5, OFFERS, `${CLASSES}: offers by stars`, [1, 80]),
      twoStar: knob(3, OFFERS, `${CLASSES}: offers by stars`, [1, 80]),
      standing: knob(
        0.5,
        'added share for the best recruit of a star level, subtracted for the last',
        `${CLASSES}: offers by rank`,
        [0, 0.9],
      ),
      perPlace: knob(8, 'maximum offers per expected opening', `${CLASSES}: offers of leading programs`, [1, 50]),
      leastPlaces: knob(
        0.02,
        'expected openings below which no offer goes out',
        'chosen: staffs know the size of their class',
        [0, 1],
      ),
    },
    decides: {
      spring: knob(0.22, WEIGHT, TIMING, [0, 1]),
      summer: knob(0.37, WEIGHT, TIMING, [0, 1]),
      season: knob(0.27, WEIGHT, TIMING, [0, 1]),
      december: knob(0.11, WEIGHT, TIMING, [0, 1]),
      february: knob(0.03, WEIGHT, TIMING, [0, 1]),
      blueChips: knob(1.5, 'multiplier on spring and summer for four- and five-stars', TIMING, [0.2, 5]),
      earlySigning: knob(0.98, 'share of committed recruits who sign in December', TIMING, [0, 1]),
      firstEarlySigning: knob(0.84, 'share who sign in December in its first year', TIMING, [0, 1]),
    },
    earlySigningTier: knob(
      0.05,
      'added share per prestige tier above the fourth in that first year',
      `${TIMING}, power conferences vs. others`,
      [0, 0.1],
    ),
    lastPlaces: knob(
      0.05,
      'openings counted when better players will probably take them all',
      'chosen: hardly ever an opening',
      [0.001, 1],
    ),
    caution: knob(
      0.45,
      'expected openings at which a staff accepts a commitment',
      'chosen: hardly anyone loses his spot in the end',
      [0, 1],
    ),
    flips: {
      chance: knob(
        0.06,
        'chance per recruiting period that a commit reopens his recruitment',
        `${CLASSES}: 13% decommit`,
        [0, 1],
      ),
      mood: knob(1.2, 'log weight, SD of his new impressions', `${CLASSES}: 13% decommit`, [0, 4]),
      loyalty: knob(0.6, 'log weight for the program he committed to', 'chosen: a commitment means something', [0, 5]),
    },
    cares: {
      nearness: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      playingTime: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      winning: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      prestige: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      development: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      nil: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      loyalty: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      coach: knob(0.35, `${CARE}; recruits who care less ignore it`, CHOSEN_CARE, [0, 2]),
      boosters: knob(
        0.8,
        'booster money in SDs above what the conference suggests',
        'chosen: money tracks prestige',
        [0, 3],
      ),
      most: knob(2.5, 'maximum SDs that count', 'chosen: no single factor decides', [0.5, 10]),
    },
    coach: {
      record: knob(0.5, 'SDs per win (of 12) a season above expectations', REGARD, [0, 2]),
      seasons: whole(4, 'recent seasons of his that count', REGARD, [1, 12]),
      settle: knob(1, 'average seasons that his record starts with', REGARD, [0, 10]),
      years: knob(0.1, 'SDs per season on the job', REGARD, [0, 1]),
      usualYears: whole(3, 'typical seasons on the job', 'public records: half of all coaches stay that long', [0, 20]),
      mostYears: whole(10, 'seasons on the job after which more add nothing', REGARD, [1, 40]),
      recruiting: knob(0.7, 'SDs per SD of recruiting skill', REGARD, [0, 3]),
      seat: knob(3, 'SDs lost if his firing is certain', REGARD, [0, 10]),
      leaves: knob(
        0.3,
        'added chance that a commit reopens his recruitment when the coach leaves, times how much he cares',
        'chosen: recruits who commit to a coach reconsider when he leaves',
        [0, 1],
      ),
    },
    season: knob(
      1.6,
      'log weight per win per game above expectations',
      'chosen: a surprising season wins recruits',
      [0, 10],
    ),
    winningCares: knob(
      0.5,
      'added weight of a season per step that a recruit cares about winning',
      'chosen: recruits who care about winning notice wins',
      [0, 2],
    ),
    seasonGames: knob(
      4,
      'average games that a season’s record starts with',
      'chosen: one win does not make a season',
      [0.5, 20],
    ),
    hours: {
      most: whole(12, 'maximum hours per week on one recruit', 'chosen: contact rules', [1, 60]),
      offers: whole(250, 'maximum open offers', `${CLASSES}: offers of leading programs`, [25, 1000]),
      visits: whole(56, 'maximum official visits per year', 'rules: 56 a year', [0, 200]),
      base: whole(
        40,
        'hours per week of the smallest staff',
        'chosen: a staff works as much as the rules allow',
        [1, 200],
      ),
      tier: whole(4, 'added hours per week per prestige tier', 'chosen: bigger programs have larger staffs', [0, 50]),
      head: knob(2, 'added hours per week per SD of the head coach’s recruiting skill', STAFF, [0, 5]),
      coordinator: knob(1.2, 'added hours per week per SD of a coordinator’s recruiting skill', STAFF, [0, 5]),
      spring: whole(6, 'weeks of spring recruiting', 'chosen: spring evaluation', [0, 30]),
      summer: whole(8, 'weeks of summer recruiting', 'chosen: camps and visits of June and July', [0, 30]),
      december: whole(3, 'weeks before December’s signing day', 'chosen: contact period', [0, 30]),
      february: whole(4, 'weeks before February’s signing day', 'chosen: contact period', [0, 30]),
    },
    work: {
      pull: knob(0.5, 'log weight per e-fold increase in hours', 'chosen: effort tips close calls', [0, 3]),
      scale: knob(8, 'hours at which returns diminish', 'chosen: effort tips close calls', [0.5, 100]),
      silence: knob(
        2,
        'log weight lost by a staff that never contacts him',
        'chosen: no recruit signs with a staff that never calls',
        [0, 6],
      ),
      contact: knob(4, 'hours that erase two thirds of that', 'chosen: a few calls show that he is wanted', [0.5, 50]),
      value: knob(0.7, 'log priority per star', 'chosen: staffs chase better recruits', [0, 3]),
      leaning: knob(
        0.5,
        'log priority per log weight of his interest',
        'chosen: staffs work the recruits they can win',
        [0, 3],
      ),
      taste: knob(0.35, 'log priority, SD of a staff’s taste', 'chosen: staffs differ', [0, 2]),
      pitch: knob(0.35, 'added share for pitching what he cares about', 'chosen: knowing him helps', [0, 2]),
      visit: knob(0.7, 'log weight of an official visit', 'chosen: visits decide close battles', [0, 5]),
      visitResult: knob(
        0.25,
        'log weight for winning the game he visits, lost for losing it',
        'chosen: winning helps',
        [0, 2],
      ),
      visits: knob(2, 'mean official visits per recruit', `${CLASSES}: visits`, [0, 5]),
    },
    scouting: {
      scale: knob(6, 'hours of scouting that halve the uncertainty', 'chosen: a week of film tells a lot', [0.5, 100]),
      talk: knob(4, 'hours per priority he reveals', 'chosen: trust takes time', [0.5, 100]),
      unsure: knob(
        0.5,
        'log weight, SD of the error about his interest for a staff that has not talked with him',
        'chosen: about what an official visit is worth',
        [0, 3],
      ),
    },
  },
} satisfies KnobTree;
