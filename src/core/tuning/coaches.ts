import { type KnobTree, knob, whole } from './knob.ts';

const TENURES = 'fitted on the records of 2000-2025 to how long head coaches of 2010-2024 stayed (public records)';
const CHOSEN = 'chosen so that the winner has far more wins than were expected, and has won something';
const AGES = 'public records: head coaches are hired at about 46';

const GAME_DAY =
  'fitted to how far teams of 2021 to 2025 were from what their talent suggests (public ratings and composites)';
const SHARES = 'public records of head coaching changes, 2005-2025: where new ones came from and why old ones left';
const PAY = 'published surveys of what coaches are paid, 2006-2024';
const HIRING = 'chosen: general knowledge of how programs hire';
const GOALS = 'chosen: what athletic directors say in public, and that two goals weigh about as much as two wins';
const OWN = 'chosen: as good as the best fifth of head coaches at one thing, and below the average at the others';
const OWN_GROWTH = 'chosen: ten seasons of doing a thing himself make an average coach one of the best fifth at it';
const JOBS = 'chosen: the player is judged by programs as any other coach, and more strictly in a hard career';
const LEGACY = 'chosen: three good years somewhere are respected, a title makes a legend';
const COORDINATORS = 'chosen so that about 37 in 100 are new in a season, half of them with a new head coach';

/** Balance numbers of coaches and coordinators (`src/core/offseason`) and of the vote for the coach of the year. */
export const coachesKnobs = {
  coaches: {
    expectation: {
      seasons: whole(8, 'seasons before that are expected to go on', TENURES, [1, 25]),
      share: knob(0.55, 'share of what they were above or below .500', TENURES, [0, 1]),
      prestige: knob(0.03, 'share of games for each tier of prestige above the nation', TENURES, [0, 0.2]),
      least: knob(0.05, 'the least share that is expected', TENURES, [0, 0.5]),
      most: knob(0.95, 'the most', TENURES, [0.5, 1]),
      talent: knob(0.05, 'share of games for each SD of recruiting talent above the nation', TENURES, [0, 0.3]),
      schedule: knob(
        0.03,
        'share of games for each tier of prestige of its opponents above the nation',
        TENURES,
        [0, 0.3],
      ),
      belowFbs: knob(-4, 'tiers of prestige of an opponent from below FBS, against the nation', TENURES, [-9, 0]),
    },
    leave: {
      base: knob(-2.8, 'log odds a season', TENURES, [-6, 2]),
      games: whole(12, 'games by which wins are counted', 'the regular season', [1, 20]),
      expected: knob(0.36, 'log odds for each win of 12 below what was expected', TENURES, [0, 2]),
      patience: knob(2.5, 'wins of 12 below it that are forgiven more easily', TENURES, [0, 12]),
      collapse: knob(0.7, 'log odds more for each win below those', TENURES, [0, 2]),
      losing: knob(0.2, 'log odds for each win of 12 below an even season', TENURES, [0, 2]),
      pressure: knob(0.4, 'log odds for each tier of prestige above the nation', TENURES, [0, 2]),
      season: knob(0.08, 'log odds for each of the first seasons there', TENURES, [0, 1]),
      seasons: whole(5, 'seasons after which patience grows no shorter', TENURES, [1, 20]),
      newcomer: knob(0.85, 'log odds less in the first seasons', TENURES, [0, 4]),
      newcomerSeasons: whole(2, 'seasons that a coach is new', TENURES, [0, 10]),
      nfl: knob(0.006, 'chance a season to leave for the NFL, for each win of 12 in his reputation', SHARES, [0, 1]),
      oldAge: whole(58, 'years, from which on coaches retire', AGES, [50, 90]),
      retires: knob(0.03, 'chance a season for each year above that', AGES, [0, 1]),
      lastAge: whole(76, 'years, when everyone has retired', AGES, [60, 100]),
    },
    origins: {
      position: knob(0.62, 'share of new coaches who were position coaches', SHARES, [0, 1]),
      fcsHead: knob(0.12, 'share who were head coaches below FBS', SHARES, [0, 1]),
      fcsCoordinator: knob(0.16, 'share who were coordinators below FBS', SHARES, [0, 1]),
      nfl: knob(0.1, 'share who were NFL assistants', SHARES, [0, 1]),
    },
    search: {
      ofPower: {
        powerHead: knob(0.17, 'share of searches of power programs for a head coach of another', SHARES, [0, 1]),
        otherHead: knob(0.29, 'share for a head coach of a program outside the power conferences', SHARES, [0, 1]),
        former: knob(0.165, 'share for a former head coach', SHARES, [0, 1]),
        coordinator: knob(0.285, 'share for a coordinator', SHARES, [0, 1]),
        outside: knob(0.07, 'share for a coach from outside FBS', SHARES, [0, 1]),
      },
      ofOthers: {
        powerHead: knob(
          0.02,
          'share of searches of other programs for a head coach of a power program',
          SHARES,
          [0, 1],
        ),
        otherHead: knob(
          0.05,
          'share for a head coach of another program outside the power conferences',
          SHARES,
          [0, 1],
        ),
        former: knob(0.2, 'share for a former head coach', SHARES, [0, 1]),
        coordinator: knob(0.47, 'share for a coordinator', SHARES, [0, 1]),
        outside: knob(0.21, 'share for a coach from outside FBS', SHARES, [0, 1]),
      },
      known: knob(
        0.8,
        'wins of 12 that programs credit for one SD of talent before they see his teams',
        HIRING,
        [0, 4],
      ),
      doubt: knob(0.8, 'wins of 12, SD of what they get wrong', HIRING, [0, 4]),
      newcomer: knob(0.78, 'SDs by which coaches new to FBS are below those who have lasted', HIRING, [0, 3]),
      taste: knob(0.8, 'wins of 12, SD of one program’s view against another’s', HIRING, [0, 4]),
      seasons: whole(6, 'seasons of a career that programs look at', HIRING, [1, 30]),
      hiredAway: knob(0, 'wins of 12 that programs see in a head coach before they hire him away', HIRING, [-4, 4]),
      winning: knob(0.4, 'wins of 12 for each win above an even season of a head coach they want', HIRING, [0, 2]),
      settle: knob(2, 'seasons as expected that every reputation begins with', HIRING, [0, 20]),
      coordinatorShare: knob(0.5, 'share of a season that counts for a coordinator', HIRING, [0, 1]),
      power: knob(1.5, 'tiers of prestige that a power conference is worth to a coach', HIRING, [0, 7]),
      up: knob(0.75, 'tiers by which a job must be better for a coach to move', HIRING, [0, 7]),
      down: knob(2.5, 'tiers that a head coach goes down whose seat is hot', HIRING, [0, 7]),
      hotSeat: knob(0.35, 'chance to be fired at which a seat is hot', HIRING, [0, 1]),
      promotion: knob(4, 'tiers that a coordinator goes down to be a head coach', HIRING, [0, 7]),
      school: knob(0.5, 'wins of 12 that a program adds for its own alumni', HIRING, [0, 4]),
      inside: knob(0.4, 'wins of 12 that it adds for its own staff', HIRING, [0, 4]),
      outsiders: whole(3, 'candidates from outside FBS', HIRING, [1, 20]),
      looks: whole(12, 'candidates for a coordinator at most', HIRING, [1, 100]),
      givesUp: knob(0.25, 'chance a year that a coach without a job stops coaching', HIRING, [0, 1]),
    },
    midseason: {
      firstWeek: whole(5, 'first week after which a head coach is fired', SHARES, [1, 16]),
      seat: knob(
        0.15,
        'chance to be fired, if the season goes on like this, at which it happens early',
        SHARES,
        [0, 1],
      ),
      chance: knob(2, 'chance a week for each unit of that chance above it, once patience is lost', SHARES, [0, 4]),
    },
    pay: {
      year: whole(2024, 'the season of these figures', PAY, [2000, 2100]),
      power: knob(5.2, 'million dollars for a head coach of an average power program', PAY, [0, 50]),
      others: knob(1.3, 'million dollars for a head coach elsewhere', PAY, [0, 50]),
      coordinator: knob(0.2, 'share of it for a coordinator', PAY, [0, 1]),
      prestige: knob(0.18, 'log dollars for each tier of prestige above the nation', PAY, [0, 1]),
      growth: knob(0.065, 'share by which pay grows each year', PAY, [0, 0.3]),
    },
    cast: {
      seasons: whole(
        12,
        'invented seasons before the first that is known, from which the first staffs come',
        HIRING,
        [1, 30],
      ),
      share: knob(0.055, 'share of games for each tier of prestige in them', HIRING, [0, 0.2]),
      luck: knob(0.16, 'share of games, SD of a season', HIRING, [0, 0.5]),
      remembered: whole(6, 'seasons for which coaches without a job are remembered', HIRING, [3, 30]),
      reputation: knob(0.9, 'wins of 12, SD of head coaches’ wins against expectations', HIRING, [0.1, 4]),
      extreme: knob(2.2, 'SDs of it that count at most', HIRING, [0, 5]),
      record: knob(
        0.5,
        'how far what a coach has won before the dynasty tells how good he is, a correlation',
        HIRING,
        [0, 1],
      ),
    },
    gameDay: {
      head: knob(1.2, 'rating points, SD over head coaches, on both sides of the ball', GAME_DAY, [0, 4]),
      coordinator: knob(2.2, 'rating points, SD over coordinators, on their side', GAME_DAY, [0, 4]),
    },
    goals: {
      title: knob(9.5, 'wins of 12 expected, from which on a program wants to play for titles', GOALS, [0, 12]),
      ranked: knob(8, 'wins of 12 expected, from which on it wants to be ranked', GOALS, [0, 12]),
      bowl: knob(5.25, 'wins of 12 expected, from which on it wants a bowl', GOALS, [0, 12]),
      home: knob(0.1, 'share of home games wanted beyond the share of all games expected', GOALS, [0, 1]),
      met: knob(0.35, 'log odds of being fired less for a goal that is met', GOALS, [0, 2]),
      missed: knob(0.35, 'log odds more for one that is missed', GOALS, [0, 2]),
      secure: knob(90, 'points of job security from which on it is not in the news', GOALS, [0, 100]),
      warm: knob(80, 'points below which people begin to talk', GOALS, [0, 100]),
      hot: knob(65, 'points below which the seat is hot', GOALS, [0, 100]),
    },
    contract: {
      years: whole(5, 'seasons of a new contract', PAY, [1, 10]),
      talks: whole(2, 'seasons left when an extension is talked about', PAY, [0, 10]),
      star: knob(2.5, 'wins of 12 beyond what was expected that bring one at any time', PAY, [0, 12]),
      raise: knob(0.05, 'share of pay for each of those wins', PAY, [0, 1]),
      buyout: knob(0.7, 'share of the pay that is left which a program owes a coach it fires', PAY, [0, 1]),
    },
    own: {
      strengths: knob(1.6, 'SDs that the strengths of the player’s coach are above usual, together', OWN, [0, 4]),
      offer: knob(
        -1.2,
        'wins of 12 by which a program must prefer him to its next candidate to offer him the job',
        JOBS,
        [-4, 4],
      ),
      step: knob(0.15, 'wins of 12 more for each tier that the program is above his own', JOBS, [0, 2]),
      elsewhere: knob(
        0.4,
        'wins of 12 more that it takes where the program looked among other coaches than such as he',
        JOBS,
        [0, 4],
      ),
      talk: knob(1.2, 'wins of 12 less from which on his name comes up', JOBS, [0, 4]),
      below: knob(0.5, 'tiers below his own program from which on no program calls a coach who is safe', JOBS, [0, 7]),
      hardOffer: knob(0.8, 'wins of 12 more that it takes in a hard career', JOBS, [0, 4]),
      learns: knob(0.08, 'SDs that a season adds to a skill he practices and has none of', OWN_GROWTH, [0, 0.5]),
      most: knob(2.5, 'SDs at which nothing is left to learn', OWN_GROWTH, [1, 4]),
      hardSeat: knob(0.7, 'log odds of being fired more in a hard career', JOBS, [0, 3]),
    },
    age: knob(46, 'years when hired', AGES, [30, 70]),
    ageSd: knob(6, 'years', AGES, [0, 20]),
    youngest: whole(33, 'years', AGES, [25, 50]),
    oldest: whole(62, 'years when hired', AGES, [40, 80]),
    coordinators: {
      withHead: knob(0.7, 'chance to leave when the head coach does', COORDINATORS, [0, 1]),
      base: knob(-2.1, 'log odds a season to be fired after an even season', COORDINATORS, [-6, 2]),
      losing: knob(0.12, 'log odds for each win of 12 below an even season', COORDINATORS, [0, 2]),
      usual: knob(-0.4, 'SDs of the usual coordinator against the usual head coach', HIRING, [-3, 3]),
      follows: knob(
        0.45,
        'chance to follow a head coach to his new program, where the job is open',
        COORDINATORS,
        [0, 1],
      ),
      coordinator: knob(0.2, 'share of searches for a coordinator of a lesser program', COORDINATORS, [0, 1]),
      jobless: knob(0.25, 'share for a coach without a job', COORDINATORS, [0, 1]),
      outside: knob(0.45, 'share for a coach from outside FBS', COORDINATORS, [0, 1]),
      age: knob(39, 'years when first hired', 'public records: coordinators are hired at about 42', [30, 70]),
    },
    assistants: {
      pool: knob(
        2.9,
        'usual salaries that a program has for its two coordinators, who are the better ones',
        PAY,
        [1, 6],
      ),
      step: knob(0.3, 'log dollars for each win of 12 that programs see in him', PAY, [0, 1]),
      years: whole(3, 'seasons of a new contract', PAY, [1, 6]),
      raise: knob(0.1, 'share of pay more for one who is signed again', PAY, [0, 1]),
      buyout: knob(0.7, 'share of a season of pay owed to one who is fired under contract', PAY, [0, 1]),
      likely: knob(1.28, 'SDs on each side of an estimate that are shown: eight of ten are inside', HIRING, [0, 4]),
      noise: knob(1, 'SDs of what an interview gets wrong about a skill', HIRING, [0, 4]),
      listed: whole(24, 'candidates for each job that are listed', HIRING, [3, 100]),
    },
    legacy: {
      title: knob(30, 'points for a national title', LEGACY, [0, 100]),
      conference: knob(10, 'points for a conference title', LEGACY, [0, 100]),
      playoff: knob(6, 'points for a season that ends in the playoff', LEGACY, [0, 100]),
      bowl: knob(3, 'points for a bowl or playoff win', LEGACY, [0, 100]),
      ranked: knob(3, 'points for a final ranking', LEGACY, [0, 100]),
      rival: knob(1, 'points for a win over a rival', LEGACY, [0, 20]),
      win: knob(0.25, 'points for a win', LEGACY, [0, 5]),
      tier: knob(8, 'points for each tier of prestige that the program gained or lost', LEGACY, [0, 50]),
      fired: knob(5, 'points lost by being fired', LEGACY, [0, 50]),
      milestone: whole(50, 'wins from one milestone of a career to the next', LEGACY, [2, 500]),
      statue: knob(100, 'points of a stop that is worth a statue', LEGACY, [0, 500]),
      legend: knob(50, 'points of a legend', LEGACY, [0, 500]),
      loved: knob(25, 'points of a coach who is missed', LEGACY, [0, 500]),
      respected: knob(10, 'points of a coach who did his job', LEGACY, [0, 500]),
    },
    vote: {
      contenders: whole(12, 'coaches on the voters’ short list', 'chosen: no other coach has a vote', [5, 40]),
      voters: whole(65, 'voters', 'chosen: as many as vote in the poll, about', [5, 500]),
      conferenceTitle: knob(1.2, 'wins that a conference title is worth', CHOSEN, [0, 10]),
      first: knob(3, 'wins that the first place of the poll is worth', CHOSEN, [0, 10]),
      halving: knob(8, 'places that halve that', CHOSEN, [1, 100]),
      voter: knob(1.1, 'wins, one voter against another', CHOSEN, [0, 10]),
    },
  },
} satisfies KnobTree;
