import { type KnobTree, knob, whole } from './knob.ts';

const CLASSES = 'public recruiting records, classes of 2010 to 2025';
const TIMING = `${CLASSES}: when commitments are made`;
const WEIGHT = 'weight of the time at which a recruit decides';
const CARE = 'log weight for an SD of what a program offers, by how much more than most he cares';
const CHOSEN_CARE =
  'chosen: who cares twice as much as most sees a program that is an SD better as half as likely again';
const REGARD = 'chosen: the talk about coaches, about an SD over the nation';
const STAFF = 'chosen: a few hours about what prestige gives, none on average';
const OFFERS = 'offers of a recruit in the middle of his stars';

/** Balance numbers of recruiting year round, `src/core/offseason/recruits`. */
export const recruitsKnobs = {
  recruits: {
    spare: knob(5.5, 'SDs of openings for which there are recruits', 'chosen: every roster can be filled', [0, 6]),
    fit: knob(
      0.78,
      'log weight, scale of a recruit’s fit with a staff',
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
        'share more for the first of his stars, fewer for the last',
        `${CLASSES}: offers by rank`,
        [0, 0.9],
      ),
      perPlace: knob(8, 'offers for each expected opening at most', `${CLASSES}: offers of leading programs`, [1, 50]),
      leastPlaces: knob(
        0.02,
        'expected places below which no offer is made',
        'chosen: staffs know their class',
        [0, 1],
      ),
    },
    decides: {
      spring: knob(0.22, WEIGHT, TIMING, [0, 1]),
      summer: knob(0.37, WEIGHT, TIMING, [0, 1]),
      season: knob(0.27, WEIGHT, TIMING, [0, 1]),
      december: knob(0.11, WEIGHT, TIMING, [0, 1]),
      february: knob(0.03, WEIGHT, TIMING, [0, 1]),
      blueChips: knob(1.5, 'factor on spring and summer for four and five stars', TIMING, [0.2, 5]),
      earlySigning: knob(0.98, 'share of those who have chosen who sign in December', TIMING, [0, 1]),
      firstEarlySigning: knob(0.84, 'share in the first year in which they could', TIMING, [0, 1]),
    },
    earlySigningTier: knob(
      0.05,
      'share more for each prestige tier above the fourth in the first year',
      `${TIMING}, power conferences against others`,
      [0, 0.1],
    ),
    lastPlaces: knob(
      0.05,
      'spots that count where better players will probably take them all',
      'chosen: hardly ever a place',
      [0.001, 1],
    ),
    caution: knob(
      0.45,
      'share of an expected opening at which a staff takes a commitment',
      'chosen: hardly anyone loses his spot in the end',
      [0, 1],
    ),
    flips: {
      chance: knob(0.06, 'chance a turn that he looks around again', `${CLASSES}: 13% change their mind`, [0, 1]),
      mood: knob(1.2, 'log weight, SD of what he thinks then', `${CLASSES}: 13% change their mind`, [0, 4]),
      loyalty: knob(0.6, 'log weight of the program he has chosen', 'chosen: a commitment means something', [0, 5]),
    },
    cares: {
      nearness: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      playingTime: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      winning: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      prestige: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      development: knob(0.25, CARE, CHOSEN_CARE, [0, 2]),
      nil: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      loyalty: knob(0.3, CARE, CHOSEN_CARE, [0, 2]),
      coach: knob(0.35, `${CARE}; who cares less does not ask`, CHOSEN_CARE, [0, 2]),
      boosters: knob(
        0.8,
        'SD of what boosters give, against what their conference suggests',
        'chosen: money is near prestige',
        [0, 3],
      ),
      most: knob(2.5, 'SDs that count at most', 'chosen: nothing decides alone', [0.5, 10]),
    },
    coach: {
      record: knob(0.5, 'SDs for a win of 12 a season more than expected', REGARD, [0, 2]),
      seasons: whole(4, 'seasons of his that are remembered', REGARD, [1, 12]),
      settle: knob(1, 'seasons as expected that his record begins with', REGARD, [0, 10]),
      years: knob(0.1, 'SDs for each season there', REGARD, [0, 1]),
      usualYears: whole(3, 'seasons there that are usual', 'public records: half of all coaches stay so long', [0, 20]),
      mostYears: whole(10, 'seasons after which more say nothing', REGARD, [1, 40]),
      recruiting: knob(0.7, 'SDs for an SD that he is the better recruiter', REGARD, [0, 3]),
      seat: knob(3, 'SDs lost for being certain to be let go', REGARD, [0, 10]),
      leaves: knob(
        0.3,
        'added chance that a commit reopens his recruitment when the coach leaves, by how much he cares',
        'chosen: who comes for a coach thinks again without him',
        [0, 1],
      ),
    },
    season: knob(
      1.6,
      'log weight for a win a game more than expected',
      'chosen: a surprising season wins recruits',
      [0, 10],
    ),
    winningCares: knob(
      0.5,
      'share by which a season counts for more, for each step that a recruit cares about winning',
      'chosen: who wants to win looks at wins',
      [0, 2],
    ),
    seasonGames: knob(
      4,
      'games of what was expected that a season begins with',
      'chosen: one win is not a season',
      [0.5, 20],
    ),
    hours: {
      most: whole(12, 'hours a week on one recruit', 'chosen: rules of contact', [1, 60]),
      offers: whole(250, 'recruits with an offer at a time', `${CLASSES}: offers of leading programs`, [25, 1000]),
      visits: whole(56, 'official visits a year', 'rules: 56 a year', [0, 200]),
      base: whole(40, 'hours a week of the smallest staff', 'chosen: a staff works as long as it may', [1, 200]),
      tier: whole(
        4,
        'hours a week more for each prestige tier',
        'chosen: a greater program has a larger staff',
        [0, 50],
      ),
      head: knob(2, 'hours a week more for an SD that the head coach is the better recruiter', STAFF, [0, 5]),
      coordinator: knob(1.2, 'hours a week more for an SD that a coordinator is', STAFF, [0, 5]),
      spring: whole(6, 'weeks in the spring before the class is followed', 'chosen: spring evaluation', [0, 30]),
      summer: whole(8, 'weeks in the summer', 'chosen: camps and visits of June and July', [0, 30]),
      december: whole(3, 'weeks before the signing day of December', 'chosen: contact period', [0, 30]),
      february: whole(4, 'weeks before the signing day of February', 'chosen: contact period', [0, 30]),
    },
    work: {
      pull: knob(0.5, 'log weight for e times the hours', 'chosen: work tips what is close', [0, 3]),
      scale: knob(8, 'hours after which more count for less', 'chosen: work tips what is close', [0.5, 100]),
      silence: knob(
        2,
        'log weight lost by a staff that never talks to him',
        'chosen: no recruit signs with a staff that never calls',
        [0, 6],
      ),
      contact: knob(
        4,
        'hours that take away all but a third of that',
        'chosen: a few calls say that he is wanted',
        [0.5, 50],
      ),
      value: knob(0.7, 'log worth per star', 'chosen: staffs chase better recruits', [0, 3]),
      leaning: knob(
        0.5,
        'log worth per log weight that he is nearer',
        'chosen: staffs work where they can win',
        [0, 3],
      ),
      taste: knob(0.35, 'log worth, SD of how a staff likes a recruit', 'chosen: staffs differ', [0, 2]),
      pitch: knob(0.35, 'share more for talking about what he cares about', 'chosen: knowing him helps', [0, 2]),
      visit: knob(0.7, 'log weight of an official visit', 'chosen: visits decide what is close', [0, 5]),
      visitResult: knob(
        0.25,
        'log weight of winning the game he visits, lost for losing it',
        'chosen: winning helps',
        [0, 2],
      ),
      visits: knob(2, 'official visits of a recruit, mean', `${CLASSES}: visits`, [0, 5]),
    },
    scouting: {
      scale: knob(6, 'hours that halve what is not known', 'chosen: a week of film says much', [0.5, 100]),
      talk: knob(4, 'hours for each thing he says he cares about', 'chosen: trust takes time', [0.5, 100]),
      unsure: knob(
        0.5,
        'log weight, SD of what he lets on of a program to a staff that has not talked with him',
        'chosen: about what an official visit is worth',
        [0, 3],
      ),
    },
  },
} satisfies KnobTree;
