import { type KnobTree, knob, whole } from './knob.ts';

const CLASSES = 'public recruiting records, classes of 2010 to 2025';
const RECENT = 'public recruiting records, classes of 2021 to 2025';
const LONG_RUN = 'fitted in 60-year simulations to the persistence of final ranks in public records, 2000 to 2025';
const BLUE_CHIPS = 'public recruiting records, classes of 2018 to 2025';
const BLUE_CHIP_SHARE = 'share of signees at the position with four or five stars';
const WALK_ONS = 'factor on oneStarShare at the position';
const FIRST_WORLD = 'fitted to preseason polls of public records: most of the real ten are in the first ten';

const PLACES = 'public rosters: shares of backs, tight ends, kickers and punters';

const STYLE = 'style points, mean of option teams';
const STYLE_SD = 'style points, SD of option teams';
const OPTION = 'chosen: far to the run, in no hurry, bold on fourth down';
const OF_STYLE = 'share of the variance of style; what is left is the season’s';
const PERSISTENCE =
  'fitted to how alike calls and pace of two seasons are under the same head coach and under another, public records';
const TRAIT = 'weight of the development trait';
const SEEN = 'chosen: staffs are as wrong about freshmen as scouts are about recruits (talentSd)';
const COACHING = 'fitted: a great staff is worth one to two rating points a winter more than a poor one';
const PRIZED = 'rating points to the clubs of a point beyond prizedFrom';
const DRAFT = 'fitted to the drafts of 2010-2025 by position and recruiting stars, public records';
const DRAFTED_LOW = 'fitted to recruits of two stars who are drafted, 1.8%, public records';
const ATTRITION =
  'public rosters: 15 to 20% of sophomores and juniors are not back, besides those who turn professional';
const SPECIAL = 'share of first-year reserves who play special teams in too many games to redshirt';
const REDSHIRT_SHARE = 'share who redshirt';
const SAVED = 'share of newcomers behind the regulars that a staff redshirts where a redshirt may play no snap';
const NO_SNAP = 'public rosters: signees of 2016 and 2017 who redshirted, by stars';
const REDSHIRTS = 'public rosters: signees who were freshmen in two seasons, classes of 2016 to 2021';
const MATURED = 'share of recruits who matured early';
const BUSTS = 'fitted to five-star recruits who never start, 15 to 20%';
const EARLY = 'share of that growth that a player of the position already has when he arrives';
const AGES = 'public statistics: classes of leading rushers and receivers, 2016 to 2023';
const SCALE = 'the rating scale: an average FBS starter is near 70, the best teams near 87, the weakest near 54';

/** Balance numbers of `src/core/offseason`. */
export const offseasonKnobs = {
  recruiting: {
    fiveStars: knob(35.6, 'recruits a year', RECENT, [5, 80]),
    fiveStarsSd: knob(3.0, 'recruits', RECENT, [0, 15]),
    fourStars: knob(424, 'recruits a year', RECENT, [100, 800]),
    fourStarsSd: knob(18, 'recruits', "chosen: one year against the next, without the records' slow rise", [0, 60]),
    threeStars: knob(
      0.7,
      'recruits per opening in FBS',
      `${RECENT}: about 2,324 a year for 2,870 openings`,
      [0.3, 1.4],
    ),
    threeStarsSd: knob(0.02, 'recruits per opening in FBS', 'chosen: a small change from year to year', [0, 0.1]),
    oneStarShare: knob(
      0.6,
      'share of recruits below three stars',
      'chosen: two or three in a class of 22 are walk-ons who have earned a place; they have one star',
      [0, 1],
    ),
    walkOns: {
      qb: knob(0.7, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      rb: knob(1, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      wr: knob(1.58, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      te: knob(1.5, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      ol: knob(0.82, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      dl: knob(0.82, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      lb: knob(1.52, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      cb: knob(1.6, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      s: knob(1.6, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      k: knob(0.81, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
      p: knob(0.81, WALK_ONS, `${CLASSES}: signees by position`, [0, 3]),
    },
    specialistThreeStarShare: knob(
      0.12,
      'share of kickers and punters with three stars',
      'chosen: no blue chips there, some three-stars',
      [0, 1],
    ),
    surplus: knob(
      0.02,
      'recruits beyond the openings, as a share',
      'chosen so that every opening can be filled',
      [0, 1],
    ),
    standingSkew: knob(
      1.3,
      'power: blue chips crowd the lower end of their stars',
      'chosen after the falling share of higher grades',
      [0.5, 4],
    ),
    threeStarLeak: knob(
      0.3,
      'share of the lowest three-star recruits who sign below FBS',
      `${CLASSES}: fitted to the share of three-stars in FBS`,
      [0, 0.8],
    ),
    blueChipShare: {
      qb: knob(0.1911, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      rb: knob(0.1803, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      wr: knob(0.1919, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      te: knob(0.1423, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      ol: knob(0.1346, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      dl: knob(0.1835, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      lb: knob(0.1539, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      cb: knob(0.1687, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      s: knob(0.1687, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      k: knob(0, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
      p: knob(0, BLUE_CHIP_SHARE, BLUE_CHIPS, [0, 1]),
    },
    prestigePull: {
      fiveStar: knob(2.02, 'log weight per prestige tier', `${CLASSES}: five-stars of the ten leading classes`, [0, 4]),
      fourStar: knob(1.86, 'log weight per prestige tier', `${CLASSES}: blue chips of the ten leading classes`, [0, 4]),
      threeStar: knob(0.4, 'log weight per prestige tier', SCALE, [0, 4]),
      twoStar: knob(0.25, 'log weight per prestige tier', SCALE, [0, 4]),
    },
    conferencePull: knob(
      2.5,
      'weight of the conference mates’ mean prestige next to the program’s own',
      `${CLASSES}: blue chips by kind of conference`,
      [0, 3],
    ),
    startingSpread: knob(
      0.9,
      'factor on appealSpread for rosters made from nothing',
      'fitted: the first seasons are as unequal as later ones',
      [0.5, 2],
    ),
    bestCompany: knob(
      4.8,
      'mean prestige above which a conference is as good as any',
      'fitted: leading programs of all power conferences keep their place',
      [1, 7.99],
    ),
    appealSpread: knob(
      2.4,
      'prestige tiers, SD of lasting appeal over all programs',
      `${CLASSES}: blue chips of the ten leading classes`,
      [0.5, 6],
    ),
    yearlyBuzz: knob(
      0.28,
      'prestige tiers, SD of one program in one year',
      `${CLASSES}: year-to-year correlation of blue-chip share`,
      [0, 2],
    ),
    distancePull: knob(
      4.38,
      'log weight, next door against far away',
      `${CLASSES}: distances between home and school`,
      [0, 6],
    ),
    distanceScale: knob(850, 'kilometers', `${CLASSES}: distances between home and school`, [50, 3000]),
    homeState: knob(
      0.5,
      'log weight of a program in the home state, apart from distance',
      `${CLASSES}: shares of signees who stay in their state`,
      [0, 4],
    ),
    homeAdvantageKept: knob(
      0.15,
      "share of a location's advantage not already part of prestige",
      'chosen: prestige is measured where the program is',
      [0, 1],
    ),
  },
  rosters: {
    moreBacks: knob(0.25, 'share of programs with a running back more and a tight end fewer', PLACES, [0, 1]),
    fewerSpecialists: knob(0.34, 'share of programs with a receiver more and a kicker or punter fewer', PLACES, [0, 1]),
    fewerKickers: knob(
      0.5,
      'share of those with a kicker fewer, not a punter',
      'chosen: one as often as the other',
      [0, 1],
    ),
  },
  development: {
    traits: {
      zero: knob(5, TRAIT, 'chosen: most players are near the middle', [0, 100]),
      one: knob(15, TRAIT, 'chosen: most players are near the middle', [0, 100]),
      two: knob(30, TRAIT, 'chosen: most players are near the middle', [0, 100]),
      three: knob(30, TRAIT, 'chosen: most players are near the middle', [0, 100]),
      four: knob(15, TRAIT, 'chosen: most players are near the middle', [0, 100]),
      five: knob(5, TRAIT, 'chosen: most players are near the middle', [0, 100]),
    },
    fiveStarLow: knob(80, 'senior rating', SCALE, [70, 99]),
    fiveStarHigh: knob(90, 'senior rating', SCALE, [70, 99]),
    fourStarLow: knob(69.4, 'senior rating', SCALE, [60, 99]),
    threeStarLow: knob(59.7, 'senior rating', SCALE, [50, 90]),
    twoStarLow: knob(56.2, 'senior rating', SCALE, [40, 80]),
    oneStarLow: knob(52.7, 'senior rating', SCALE, [30, 80]),
    specialistBonus: knob(11, 'senior rating points: the stars of kickers and punters say less', SCALE, [0, 20]),
    talentSd: knob(5.5, 'rating points, what scouts cannot see', SCALE, [0, 12]),
    growth: {
      sophomore: knob(5.8, 'rating points', SCALE, [0, 15]),
      junior: knob(4.3, 'rating points', SCALE, [0, 15]),
      senior: knob(3.3, 'rating points', SCALE, [0, 15]),
      fifth: knob(1.3, 'rating points of a fifth year in college', SCALE, [0, 15]),
    },
    early: {
      qb: knob(0.25, EARLY, 'public statistics: 14% of leading passers are freshmen, 2016 to 2023', [0, 1]),
      rb: knob(0.42, EARLY, AGES, [0, 1]),
      wr: knob(0.24, EARLY, AGES, [0, 1]),
    },
    matured: {
      fiveStars: knob(0.3, MATURED, BUSTS, [0, 1]),
      fourStars: knob(0.08, MATURED, BUSTS, [0, 1]),
      threeStars: knob(0.03, MATURED, BUSTS, [0, 1]),
      others: knob(0.02, MATURED, BUSTS, [0, 1]),
      growth: knob(0, 'share of the usual growth that is left to them', BUSTS, [0, 1]),
    },
    late: {
      share: knob(0.032, 'share of players who bloom late in one winter', DRAFTED_LOW, [0, 0.3]),
      winters: whole(2, 'first winters in which players bloom late', DRAFTED_LOW, [0, 5]),
      level: knob(88, 'potential they reach toward', DRAFTED_LOW, [70, 99]),
      least: knob(0.5, 'share of the way there, least', DRAFTED_LOW, [0, 1]),
      most: knob(1.1, 'share of the way there, most', DRAFTED_LOW, [0, 1.5]),
    },
    traitGrowth: knob(0.16, "share of a year's growth per point of development trait above the mean", SCALE, [0, 0.4]),
    yearSd: knob(2.4, 'rating points of luck, one player in one winter', SCALE, [0, 8]),
    playing: {
      effect: knob(
        2.4,
        'rating points of a winter, a starter who missed no game against a player who never played',
        'chosen: games teach what practice cannot',
        [0, 6],
      ),
      usual: knob(
        0.35,
        'share of the playing time that most have',
        'starters are 24 of 85, and reserves relieve them',
        [0, 1],
      ),
      reserve: knob(
        0.25,
        'share of a starter’s snaps that a reserve who gets in plays',
        'chosen: who relieves',
        [0, 1],
      ),
    },
    inSeason: {
      week: whole(7, 'week after which young players who play step up', 'chosen: half a season', [1, 15]),
      seasons: whole(3, 'first seasons in college in which they do', 'chosen: older players are what they are', [0, 6]),
      share: knob(
        0.1,
        'share of what he has left to learn that a starter learns in that time',
        'chosen: less than half of what a winter brings',
        [0, 1],
      ),
      most: knob(2, 'rating points at most', 'chosen: a step, not a leap', [0, 10]),
    },
    injury: knob(
      2,
      'rating points lost over a winter for a season missed injured',
      'chosen: rehab instead of practice',
      [0, 8],
    ),
    outlook: {
      error: knob(5, 'rating points by which a staff misjudges what a new player becomes, SD', SEEN, [0, 20]),
      width: knob(5, 'rating points around that within which it expects him', SEEN, [0, 20]),
    },
    lasts: knob(
      0.6,
      'share of playing, injury and luck that changes what he can become',
      'chosen: some of it is only sooner or later',
      [0, 1],
    ),
    headCoachSd: knob(0.75, 'rating points a winter, SD over head coaches', COACHING, [0, 3]),
    coordinatorSd: knob(
      0.75,
      'rating points a winter, SD over coordinators, on their side of the ball',
      COACHING,
      [0, 3],
    ),
    squadSd: knob(
      1.2,
      'rating points of luck shared by one side of the ball in one winter; it fades as players grow',
      'chosen: health, chemistry and weight rooms differ from year to year',
      [0, 1.2],
    ),
    facilitiesSd: knob(
      0.08,
      'rating points a winter, SD over programs of what the facilities of their conferences do',
      'public results, 2010 to 2025: power conferences are 16 points better than the others, and stay so',
      [0, 3],
    ),
  },
  eligibility: {
    redshirts: {
      fiveStars: knob(0.36, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      fourStars: knob(0.47, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      threeStars: knob(0.655, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      others: knob(0.73, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      noSnap: knob(0.85, 'factor in the seasons in which a redshirt could play no snap', REDSHIRTS, [0, 1]),
    },
    saved: {
      fiveStars: knob(0.1, SAVED, NO_SNAP, [0, 1]),
      fourStars: knob(0.35, SAVED, NO_SNAP, [0, 1]),
      threeStars: knob(0.8, SAVED, NO_SNAP, [0, 1]),
      others: knob(0.15, SAVED, NO_SNAP, [0, 1]),
      strings: knob(1.6, 'strings that play then', 'chosen: starters and who relieves them', [1, 4]),
    },
    starting: {
      fifthYears: knob(
        1.5,
        'factor on players in their fifth year or later on rosters made soon after the season that did not count (2020)',
        'public rosters: seniors were 17 to 18% of those of 2021 to 2025, walk-ons included, who are young',
        [0.5, 4],
      ),
      seasons: whole(
        5,
        'seasons for which that is so',
        'the freshmen of that season are seniors in the fifth after it',
        [0, 6],
      ),
    },
    seniors: {
      redshirts: knob(
        0.5,
        'share of seniors with a season left who play it',
        'public rosters: 6% of seniors are back',
        [0, 1],
      ),
      movers: knob(
        0.9,
        'the same since transfers play at once',
        'public transfer records: three graduates with a season left enter a team’s portal a year',
        [0, 1],
      ),
      save: knob(
        0.95,
        'share of seniors behind others who save their season since then',
        'public transfer records: three graduates with a season left enter a team’s portal a year',
        [0, 1],
      ),
      hardly: knob(
        0.42,
        'share of other senior reserves who hardly play and may be given a waiver',
        'measured in the game itself: those who appear in three games of ten or fewer',
        [0, 1],
      ),
      strings: knob(1, 'strings that play then', 'chosen: who starts plays his last season', [1, 4]),
      everybody: knob(
        0.62,
        'the same after the season that did not count (2020), without those who declare for the draft',
        'public rosters: 53% of the seniors of 2020 were back',
        [0, 1],
      ),
      later: knob(
        0.12,
        'the same after later seasons',
        'public rosters: 17 to 21% of the players of 2021 to 2024 were seniors',
        [0, 1],
      ),
      idle: knob(
        0.15,
        'share of senior reserves who have not redshirted and will not play enough to lose a season',
        'chosen: most of those who have not redshirted by then are needed',
        [0, 1],
      ),
    },
    specialTeams: {
      fiveStars: knob(0.5, SPECIAL, REDSHIRTS, [0, 1]),
      fourStars: knob(0.35, SPECIAL, REDSHIRTS, [0, 1]),
      threeStars: knob(0.145, SPECIAL, REDSHIRTS, [0, 1]),
      others: knob(0.16, SPECIAL, REDSHIRTS, [0, 1]),
      later: knob(0.9, 'the same after the first season', 'public rosters: half the starters have redshirted', [0, 1]),
    },
    tilt: knob(
      0.025,
      'log odds per rating point of being still there, on rosters made from nothing',
      'fitted: the first seasons are as good as later ones',
      [0, 1],
    ),
  },
  startingForm: {
    share: knob(0.96, 'share of real standing in the order of the first rosters', FIRST_WORLD, [0, 1]),
    prestigeShare: knob(0.3, 'share of prestige in real standing, next to the last three seasons', FIRST_WORLD, [0, 1]),
    lastSeason: knob(0.5, 'share of the season before the first in those three', FIRST_WORLD, [0, 1]),
    secondLast: knob(0.3, 'share of the one before that', FIRST_WORLD, [0, 1]),
    thirdLast: knob(0.2, 'share of the third', FIRST_WORLD, [0, 1]),
  },
  departures: {
    reserves: knob(
      0.75,
      'share of a class who are reserves or less, by how likely they are to leave',
      'starters are 24 of 85; regulars leave a fifth as often',
      [0, 1],
    ),
    leave: {
      freshmen: knob(0.15, 'share of reserves in a winter', ATTRITION, [0, 0.6]),
      sophomores: knob(0.22, 'share of reserves in a winter', ATTRITION, [0, 0.6]),
      juniors: knob(0.3, 'share of reserves in a winter', ATTRITION, [0, 0.6]),
      regulars: knob(0.2, 'share of the reserves', 'chosen: who plays stays', [0, 2]),
      teamSpread: knob(0.4, 'exponent, SD over teams', 'fitted to the spread of class sizes, 5', [0, 2]),
    },
    earlyRating: knob(
      85.5,
      'rating at which half of those who may declare do',
      'public records: 60 to 80 a year with eligibility left',
      [75, 110],
    ),
    earlySlope: knob(
      0.5,
      'log odds per rating point',
      'public records: 60 to 80 a year with eligibility left',
      [0.05, 2],
    ),
    specialistFactor: knob(
      0.2,
      'odds of a kicker or punter against others',
      'public records: specialists rarely leave early',
      [0, 1],
    ),
  },
  draft: {
    position: {
      qb: knob(0.7, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      rb: knob(0.9, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      wr: knob(-0.6, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      te: knob(1.2, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      ol: knob(1.2, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      dl: knob(0.8, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      lb: knob(0.3, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      cb: knob(2.1, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      s: knob(-0.2, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      k: knob(0.4, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
      p: knob(0.2, 'rating points that the position is worth to the clubs', DRAFT, [-30, 30]),
    },
    prized: {
      qb: knob(1.16, PRIZED, DRAFT, [0, 4]),
      rb: knob(0.7, PRIZED, DRAFT, [0, 4]),
      wr: knob(1.05, PRIZED, DRAFT, [0, 4]),
      te: knob(0.85, PRIZED, DRAFT, [0, 4]),
      ol: knob(1.05, PRIZED, DRAFT, [0, 4]),
      dl: knob(1.05, PRIZED, DRAFT, [0, 4]),
      lb: knob(0.95, PRIZED, DRAFT, [0, 4]),
      cb: knob(1.05, PRIZED, DRAFT, [0, 4]),
      s: knob(0.9, PRIZED, DRAFT, [0, 4]),
      k: knob(0.15, PRIZED, DRAFT, [0, 4]),
      p: knob(0.15, PRIZED, DRAFT, [0, 4]),
    },
    prizedFrom: knob(80, 'rating', DRAFT, [40, 99]),
    seenAlike: knob(0.05, 'share of sight less per rating point beyond prizedFrom', DRAFT, [0, 1]),
    pedigree: knob(0.5, 'rating points per recruiting star', DRAFT, [-5, 10]),
    youth: knob(2.2, 'rating points that a junior is ahead of a senior as good', DRAFT, [-10, 10]),
    sight: knob(4, 'rating points, SD of what the clubs see otherwise', DRAFT, [0, 15]),
    below: knob(0.07, 'share of the selections from below FBS', 'public records, drafts of 2010-2025', [0, 0.5]),
  },
  prestige: {
    inertia: knob(0.18, 'share of the gap between result and prestige closed in a year', LONG_RUN, [0, 0.6]),
    titleBonus: knob(0.05, 'tiers for a national title', LONG_RUN, [0, 1]),
    draft: knob(
      0.01,
      'tiers for each draft pick above the average of programs at its prestige',
      'chosen: six more are worth a title and a little',
      [0, 0.1],
    ),
    normalisation: knob(0.8, 'share of the way back to the fixed distribution of tiers each year', LONG_RUN, [0, 1]),
    ceilingShift: knob(0.15, 'chance a year that pressing against a limit moves it', LONG_RUN, [0, 1]),
    newcomerScore: knob(
      1.5,
      'prestige score of a program that joins FBS without a record',
      'chosen: newcomers begin at the bottom',
      [1, 7.99],
    ),
    newcomerCeiling: whole(3, 'tier', 'chosen: newcomers begin at the bottom', [1, 7]),
    span: knob(2, 'tiers a limit lies beyond the score before it follows', LONG_RUN, [1, 6]),
  },
  styles: {
    extreme: knob(3.5, 'style points beyond which no style goes', 'chosen: the spread is about 1', [1, 10]),
    passLeast: knob(
      -0.8,
      'style points of passing of a team that does not run the option, least',
      'fitted so that no other team throws on fewer than three plays in ten',
      [-10, 0],
    ),
    optionMost: knob(-2.2, 'style points of passing of an option team, most', OPTION, [-10, 0]),
    option: {
      passLean: { mean: knob(-2.7, STYLE, OPTION, [-10, 10]), sd: knob(0.3, STYLE_SD, OPTION, [0.01, 5]) },
      tempo: { mean: knob(-0.5, STYLE, OPTION, [-10, 10]), sd: knob(0.5, STYLE_SD, OPTION, [0.01, 5]) },
      boldness: { mean: knob(0.5, STYLE, OPTION, [-10, 10]), sd: knob(0.5, STYLE_SD, OPTION, [0.01, 5]) },
      depth: { mean: knob(0, STYLE, OPTION, [-10, 10]), sd: knob(1, STYLE_SD, OPTION, [0.01, 5]) },
    },
    ofHead: knob(0.3, OF_STYLE, PERSISTENCE, [0, 1]),
    ofCoordinator: knob(0.25, OF_STYLE, PERSISTENCE, [0, 1]),
    ofProgram: knob(0.36, OF_STYLE, PERSISTENCE, [0, 1]),
  },
} satisfies KnobTree;
