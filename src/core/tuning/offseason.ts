import { type KnobTree, knob, whole } from './knob.ts';

const CLASSES = 'public recruiting records, classes of 2010 to 2025';
const RECENT = 'public recruiting records, classes of 2021 to 2025';
const LONG_RUN = 'fitted in 60-year simulations to how long final ranks persist in public records, 2000 to 2025';
const BLUE_CHIPS = 'public recruiting records, classes of 2018 to 2025';
const BLUE_CHIP_SHARE = 'share of four- and five-star signees at the position';
const WALK_ONS = 'multiplier on oneStarShare at the position';
const FIRST_WORLD = 'fitted to real preseason polls: most of the real top ten are in the simulated top ten';

const PLACES = 'public rosters: shares of backs, tight ends, kickers and punters';

const STYLE = 'style points, mean for option teams';
const STYLE_SD = 'style points, SD for option teams';
const OPTION = 'chosen: run heavy, slow and bold on fourth down';
const OF_STYLE = 'share of the variance of style; the rest varies by season';
const PERSISTENCE =
  'fitted to how similar play calls and pace are from season to season with the same head coach and with a new one, public records';
const TRAIT = 'weight of this development trait';
const SEEN = 'chosen: staffs misjudge freshmen as much as scouts misjudge recruits (talentSd)';
const COACHING = 'fitted: a great staff is worth one to two rating points more per offseason than a poor one';
const PRIZED = 'rating points a club adds per point beyond prizedFrom';
const DRAFT = 'fitted to the drafts of 2010-2025 by position and recruiting stars, public records';
const DRAFTED_LOW = 'fitted to two-star recruits who are drafted, 1.8%, public records';
const ATTRITION = 'public rosters: 15 to 20% of sophomores and juniors do not return, not counting NFL departures';
const SPECIAL = 'share of first-year backups who play special teams in too many games to redshirt';
const REDSHIRT_SHARE = 'share of newcomers who redshirt';
const SAVED = 'share of newcomers behind the regulars whom a staff redshirts when one snap burns a redshirt';
const NO_SNAP = 'public rosters: redshirted signees of 2016 and 2017, by stars';
const REDSHIRTS = 'public rosters: signees listed as freshmen in two seasons, classes of 2016 to 2021';
const MATURED = 'share of recruits who matured early';
const BUSTS = 'fitted to five-star recruits who never start, 15 to 20%';
const EARLY = 'share of that growth a player at the position has on arrival';
const AGES = 'public statistics: classes of leading rushers and receivers, 2016 to 2023';
const SCALE = 'the rating scale: an average FBS starter is near 70, the best teams near 87, the weakest near 54';

/** Tuning for `src/core/offseason`. */
export const offseasonKnobs = {
  recruiting: {
    fiveStars: knob(35.6, 'recruits per year', RECENT, [5, 80]),
    fiveStarsSd: knob(3.0, 'recruits', RECENT, [0, 15]),
    fourStars: knob(424, 'recruits per year', RECENT, [100, 800]),
    fourStarsSd: knob(18, 'recruits', 'chosen: year-to-year variation, without the slow rise in the records', [0, 60]),
    threeStars: knob(
      0.7,
      'recruits per opening in FBS',
      `${RECENT}: about 2,324 per year for 2,870 openings`,
      [0.3, 1.4],
    ),
    threeStarsSd: knob(0.02, 'recruits per opening in FBS', 'chosen: a small change from year to year', [0, 0.1]),
    oneStarShare: knob(
      0.6,
      'share of recruits below three stars',
      'chosen: two or three in a class of 22 are walk-ons who earned a scholarship; they have one star',
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
      'surplus of recruits over openings, as a share',
      'chosen so that every opening can be filled',
      [0, 1],
    ),
    standingSkew: knob(
      1.3,
      'exponent: blue chips cluster at the lower end of their star range',
      'chosen to match how grades thin out toward the top',
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
      fiveStar: knob(2.02, 'log weight per prestige tier', `${CLASSES}: five-stars in the top ten classes`, [0, 4]),
      fourStar: knob(1.86, 'log weight per prestige tier', `${CLASSES}: blue chips in the top ten classes`, [0, 4]),
      threeStar: knob(0.4, 'log weight per prestige tier', SCALE, [0, 4]),
      twoStar: knob(0.25, 'log weight per prestige tier', SCALE, [0, 4]),
    },
    conferencePull: knob(
      2.5,
      'weight of the conference’s mean prestige relative to the program’s own',
      `${CLASSES}: blue chips by kind of conference`,
      [0, 3],
    ),
    startingSpread: knob(
      0.9,
      'multiplier on appealSpread for generated first rosters',
      'fitted: the first seasons are as lopsided as later ones',
      [0.5, 2],
    ),
    bestCompany: knob(
      4.8,
      'mean prestige above which a conference gains nothing more',
      'fitted: leading programs of every power conference stay on top',
      [1, 7.99],
    ),
    appealSpread: knob(
      2.4,
      'prestige tiers, SD of lasting appeal across programs',
      `${CLASSES}: blue chips in the top ten classes`,
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
      'log weight of next door relative to far away',
      `${CLASSES}: distances between home and school`,
      [0, 6],
    ),
    distanceScale: knob(850, 'kilometers', `${CLASSES}: distances between home and school`, [50, 3000]),
    homeState: knob(
      0.5,
      'log weight of an in-state program, beyond distance',
      `${CLASSES}: shares of signees who stay in state`,
      [0, 4],
    ),
    homeAdvantageKept: knob(
      0.15,
      "share of a location's advantage not already part of prestige",
      'chosen: prestige already reflects a program’s location',
      [0, 1],
    ),
  },
  rosters: {
    moreBacks: knob(0.25, 'share of programs with one more running back and one fewer tight end', PLACES, [0, 1]),
    fewerSpecialists: knob(
      0.34,
      'share of programs with one more receiver and one fewer kicker or punter',
      PLACES,
      [0, 1],
    ),
    fewerKickers: knob(
      0.5,
      'share of those that drop the kicker rather than the punter',
      'chosen: equally often',
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
    specialistBonus: knob(11, 'senior rating points: stars mean less for kickers and punters', SCALE, [0, 20]),
    talentSd: knob(5.5, 'rating points that scouts cannot see', SCALE, [0, 12]),
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
      growth: knob(0, 'share of normal growth they have left', BUSTS, [0, 1]),
    },
    late: {
      share: knob(0.032, 'share of players who are late bloomers in one offseason', DRAFTED_LOW, [0, 0.3]),
      winters: whole(2, 'offseasons at the start of a career in which players bloom late', DRAFTED_LOW, [0, 5]),
      level: knob(88, 'potential rating they grow toward', DRAFTED_LOW, [70, 99]),
      least: knob(0.5, 'minimum share of the gap closed', DRAFTED_LOW, [0, 1]),
      most: knob(1.1, 'maximum share of the gap closed', DRAFTED_LOW, [0, 1.5]),
    },
    traitGrowth: knob(0.16, "share of a year's growth per point of development trait above the mean", SCALE, [0, 0.4]),
    yearSd: knob(2.4, 'rating points of luck, one player in one offseason', SCALE, [0, 8]),
    playing: {
      effect: knob(
        2.4,
        'rating points per offseason for a full-season starter relative to a player who never played',
        'chosen: games teach what practice cannot',
        [0, 6],
      ),
      usual: knob(
        0.35,
        'share of playing time that is typical',
        '24 of 85 players start, and backups relieve them',
        [0, 1],
      ),
      reserve: knob(
        0.25,
        'share of a starter’s snaps that a regular backup plays',
        'chosen: backups who rotate in',
        [0, 1],
      ),
    },
    inSeason: {
      week: whole(7, 'week after which young players who play improve', 'chosen: half a season', [1, 15]),
      seasons: whole(
        3,
        'first seasons in college in which they do so',
        'chosen: older players are finished products',
        [0, 6],
      ),
      share: knob(
        0.1,
        'share of his remaining growth that a starter gains in that time',
        'chosen: less than half of an offseason’s growth',
        [0, 1],
      ),
      most: knob(2, 'maximum rating points', 'chosen: a step, not a leap', [0, 10]),
    },
    injury: knob(
      2,
      'rating points lost over an offseason after a season lost to injury',
      'chosen: rehab instead of practice',
      [0, 8],
    ),
    outlook: {
      error: knob(5, 'rating points, SD of a staff’s error about a new player’s ceiling', SEEN, [0, 20]),
      width: knob(5, 'rating points on each side of that estimate', SEEN, [0, 20]),
    },
    lasts: knob(
      0.6,
      'share of the effects of playing time, injury and luck that changes his ceiling',
      'chosen: part of it only changes the timing',
      [0, 1],
    ),
    headCoachSd: knob(0.75, 'rating points per offseason, SD across head coaches', COACHING, [0, 3]),
    coordinatorSd: knob(
      0.75,
      'rating points per offseason on his side of the ball, SD across coordinators',
      COACHING,
      [0, 3],
    ),
    squadSd: knob(
      1.2,
      'rating points of luck shared by one side of the ball in one offseason; it fades as players grow',
      'chosen: health, chemistry and weight rooms differ from year to year',
      [0, 1.2],
    ),
    facilitiesSd: knob(
      0.08,
      'rating points per offseason from facilities, SD across conferences',
      'public results, 2010 to 2025: power conferences are consistently 16 points better than the others',
      [0, 3],
    ),
  },
  eligibility: {
    redshirts: {
      fiveStars: knob(0.36, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      fourStars: knob(0.47, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      threeStars: knob(0.655, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      others: knob(0.73, REDSHIRT_SHARE, REDSHIRTS, [0, 1]),
      noSnap: knob(0.85, 'multiplier in seasons when one snap burned a redshirt', REDSHIRTS, [0, 1]),
    },
    saved: {
      fiveStars: knob(0.1, SAVED, NO_SNAP, [0, 1]),
      fourStars: knob(0.35, SAVED, NO_SNAP, [0, 1]),
      threeStars: knob(0.8, SAVED, NO_SNAP, [0, 1]),
      others: knob(0.15, SAVED, NO_SNAP, [0, 1]),
      strings: knob(
        1.6,
        'strings of the depth chart that play',
        'chosen: starters and the backups who relieve them',
        [1, 4],
      ),
    },
    starting: {
      fifthYears: knob(
        1.5,
        'multiplier on fifth-year and older players on first rosters made soon after 2020, which did not use eligibility',
        'public rosters: seniors were 17 to 18% of rosters in 2021 to 2025, including walk-ons, who skew young',
        [0.5, 4],
      ),
      seasons: whole(
        5,
        'seasons for which that applies',
        'the freshmen of that season are seniors five years later',
        [0, 6],
      ),
    },
    seniors: {
      redshirts: knob(
        0.5,
        'share of seniors with eligibility left who return',
        'public rosters: 6% of seniors return',
        [0, 1],
      ),
      movers: knob(
        0.9,
        'share who return since transfers became eligible immediately',
        'public transfer records: three graduates per team with a season left enter the portal each year',
        [0, 1],
      ),
      save: knob(
        0.95,
        'share of backup seniors who save their season since then',
        'public transfer records: three graduates per team with a season left enter the portal each year',
        [0, 1],
      ),
      hardly: knob(
        0.42,
        'share of other little-used senior backups who may get a waiver',
        'measured in the engine: players who appear in three of ten games or fewer',
        [0, 1],
      ),
      strings: knob(1, 'strings of the depth chart that play', 'chosen: starters play their last season', [1, 4]),
      freeYear: knob(
        0.62,
        'share who return after 2020, which did not use eligibility, not counting draft entrants',
        'public rosters: 53% of the seniors of 2020 returned',
        [0, 1],
      ),
      later: knob(
        0.12,
        'share who return after later seasons',
        'public rosters: 17 to 21% of players in 2021 to 2024 were seniors',
        [0, 1],
      ),
      idle: knob(
        0.15,
        'share of senior backups who can still redshirt and will not play enough to burn it',
        'chosen: most seniors who have not redshirted by then are needed',
        [0, 1],
      ),
    },
    specialTeams: {
      fiveStars: knob(0.5, SPECIAL, REDSHIRTS, [0, 1]),
      fourStars: knob(0.35, SPECIAL, REDSHIRTS, [0, 1]),
      threeStars: knob(0.145, SPECIAL, REDSHIRTS, [0, 1]),
      others: knob(0.16, SPECIAL, REDSHIRTS, [0, 1]),
      later: knob(0.9, 'share after the first season', 'public rosters: half of starters have redshirted', [0, 1]),
    },
    tilt: knob(
      0.025,
      'log odds per rating point of still being on the team, for generated first rosters',
      'fitted: teams of the first seasons are as good as later ones',
      [0, 1],
    ),
  },
  startingForm: {
    share: knob(0.96, 'weight of real program strength in ordering the first rosters', FIRST_WORLD, [0, 1]),
    prestigeShare: knob(
      0.3,
      'weight of prestige in real program strength, relative to the last three seasons',
      FIRST_WORLD,
      [0, 1],
    ),
    lastSeason: knob(0.5, 'weight of the most recent of those three seasons', FIRST_WORLD, [0, 1]),
    secondLast: knob(0.3, 'weight of the second most recent', FIRST_WORLD, [0, 1]),
    thirdLast: knob(0.2, 'weight of the third most recent', FIRST_WORLD, [0, 1]),
  },
  departures: {
    reserves: knob(
      0.75,
      'share of a class below the regulars in how likely they are to leave',
      '24 of 85 players start; regulars leave a fifth as often',
      [0, 1],
    ),
    leave: {
      freshmen: knob(0.15, 'share of backups who leave in one offseason', ATTRITION, [0, 0.6]),
      sophomores: knob(0.22, 'share of backups who leave in one offseason', ATTRITION, [0, 0.6]),
      juniors: knob(0.3, 'share of backups who leave in one offseason', ATTRITION, [0, 0.6]),
      regulars: knob(
        0.2,
        'departure rate of regulars, as a share of backups’',
        'chosen: players who play stay',
        [0, 2],
      ),
      teamSpread: knob(0.4, 'exponent, SD across teams', 'fitted to the spread of class sizes, 5', [0, 2]),
    },
    earlyRating: knob(
      85.5,
      'rating at which half of the eligible players declare',
      'public records: 60 to 80 early entrants a year',
      [75, 110],
    ),
    earlySlope: knob(0.5, 'log odds per rating point', 'public records: 60 to 80 early entrants a year', [0.05, 2]),
    specialistFactor: knob(
      0.2,
      'odds of a kicker or punter relative to other positions',
      'public records: specialists rarely leave early',
      [0, 1],
    ),
  },
  draft: {
    position: {
      qb: knob(0.7, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      rb: knob(0.9, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      wr: knob(-0.6, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      te: knob(1.2, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      ol: knob(1.2, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      dl: knob(0.8, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      lb: knob(0.3, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      cb: knob(2.1, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      s: knob(-0.2, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      k: knob(0.4, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
      p: knob(0.2, 'rating points that the position is worth to NFL clubs', DRAFT, [-30, 30]),
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
    seenAlike: knob(0.05, 'reduction in scouting error per rating point beyond prizedFrom, as a share', DRAFT, [0, 1]),
    pedigree: knob(0.5, 'rating points per recruiting star', DRAFT, [-5, 10]),
    youth: knob(2.2, 'rating points that an equally good junior gains over a senior', DRAFT, [-10, 10]),
    sight: knob(4, 'rating points, SD of the clubs’ scouting error', DRAFT, [0, 15]),
    below: knob(0.07, 'share of picks from below FBS', 'public records, drafts of 2010-2025', [0, 0.5]),
  },
  prestige: {
    inertia: knob(0.18, 'share of the gap between results and prestige closed in a year', LONG_RUN, [0, 0.6]),
    titleBonus: knob(0.05, 'tiers for a national title', LONG_RUN, [0, 1]),
    draft: knob(
      0.01,
      'tiers per draft pick above the average for its prestige',
      'chosen: six extra picks are worth slightly more than a title',
      [0, 0.1],
    ),
    normalisation: knob(
      0.8,
      'share of the drift from the fixed distribution of tiers undone each year',
      LONG_RUN,
      [0, 1],
    ),
    ceilingShift: knob(0.15, 'chance per year that pushing against a limit moves it', LONG_RUN, [0, 1]),
    newcomerScore: knob(
      1.5,
      'prestige score of a program that joins FBS without a record',
      'chosen: newcomers start at the bottom',
      [1, 7.99],
    ),
    newcomerCeiling: whole(3, 'tier', 'chosen: newcomers start at the bottom', [1, 7]),
    span: knob(2, 'tiers between the score and a limit before the limit follows', LONG_RUN, [1, 6]),
  },
  styles: {
    extreme: knob(3.5, 'maximum style points', 'chosen: the spread is about 1', [1, 10]),
    passLeast: knob(
      -0.8,
      'minimum passing style of a non-option team',
      'fitted so that no other team throws on less than 30% of plays',
      [-10, 0],
    ),
    optionMost: knob(-2.2, 'maximum passing style of an option team', OPTION, [-10, 0]),
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
