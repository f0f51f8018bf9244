import { type KnobTree, knob, whole } from './knob.ts';

const TENURES = 'fitted on the records of 2000-2025 to how long head coaches of 2010-2024 stayed (public records)';
const FIRINGS =
  'fitted to 1,661 seasons of head coaches, 2010-2024: how many were out, by wins and tenure (public records)';
const LAST_SEASON =
  'public records, 2005-2015: 2 of 36 power-conference coaches were fired who won 6 to 8 games the year after 10 or more';
const CHOSEN = 'chosen so that the winner far exceeds expected wins and has won something';
const AGES = 'public records: head coaches are about 46 when hired';

const GAME_DAY = 'fitted to how far teams of 2021 to 2025 finished from their talent (public ratings and composites)';
const SHARES = 'public records of head coaching changes, 2005-2025: where new coaches came from and why old ones left';
const PAY = 'published surveys of coaching salaries, 2006-2024';
const HIRING = 'chosen: general knowledge of how programs hire';
const GOALS = 'chosen: public statements of athletic directors; two goals weigh about as much as two wins';
const STATE_GOAL = 'chosen so that staffs meet the goal about half of the time; states: public recruiting records';
const CLASS_GOAL = 'chosen so that staffs meet the goal about half of the time, with and without a portal';
const OWN = 'chosen: among the best fifth of head coaches at one skill, below average at the others';
const OWN_GROWTH = 'chosen: ten seasons of practice move an average coach into the best fifth at a skill';
const JOBS = 'chosen: programs judge the player’s coach like any other, and more strictly in a hard career';
const HALL =
  'National Football Foundation: ten seasons and 100 games as a head coach, 60% of them won, three seasons retired';
const LEGACY = 'chosen: three good years earn respect, a title makes a legend';
const COORDINATORS = 'chosen so that about 37% are new in a season, half of them under a new head coach';

/** Tuning for coaches and coordinators (`src/core/offseason`) and for the coach of the year vote. */
export const coachesKnobs = {
  coaches: {
    expectation: {
      seasons: whole(8, 'past seasons that expectations are based on', TENURES, [1, 25]),
      share: knob(0.55, 'share of the gap from .500 in those seasons that carries over', TENURES, [0, 1]),
      prestige: knob(0.03, 'win percentage per prestige tier above the national average', TENURES, [0, 0.2]),
      least: knob(0.05, 'minimum expected win percentage', TENURES, [0, 0.5]),
      most: knob(0.95, 'maximum expected win percentage', TENURES, [0.5, 1]),
      talent: knob(0.05, 'win percentage per SD of recruiting talent above the national average', TENURES, [0, 0.3]),
      schedule: knob(
        0.03,
        'win percentage per tier of opponents’ prestige above the national average',
        TENURES,
        [0, 0.3],
      ),
      paid: knob(0.1, 'win percentage per log dollar of salary above the program’s usual', PAY, [0, 0.5]),
      belowFbs: knob(-4, 'prestige tiers of an FCS opponent relative to the national average', TENURES, [-9, 0]),
    },
    leave: {
      base: knob(-2.4, 'log odds per season', TENURES, [-6, 2]),
      games: whole(12, 'games in the season that wins are scaled to', 'the regular season', [1, 20]),
      expected: knob(0.36, 'log odds per win (of 12) below expectations', TENURES, [0, 2]),
      patience: knob(2.5, 'wins (of 12) below expectations before patience runs out', TENURES, [0, 12]),
      collapse: knob(0.32, 'additional log odds per win below that', TENURES, [0, 2]),
      losing: knob(0.2, 'log odds per win (of 12) below .500', TENURES, [0, 2]),
      pressure: knob(0.4, 'log odds per prestige tier above the national average', TENURES, [0, 2]),
      owed: knob(0.2, 'reduction in log odds per season of usual salary in the buyout', TENURES, [0, 1]),
      usuallyOwed: knob(1.9, 'typical buyout, in seasons of usual salary', PAY, [0, 5]),
      past: knob(
        0.35,
        'reduction in log odds per win (of 12) above expectations in his recent seasons there',
        TENURES,
        [0, 2],
      ),
      pastSeasons: whole(3, 'recent seasons there that count', TENURES, [0, 10]),
      lastFrom: knob(7.5, 'wins (of 12) in the season before from which a coach is given time', LAST_SEASON, [0, 12]),
      lastWins: knob(
        1.2,
        'reduction in log odds per win (of 12) from there on in the season before',
        LAST_SEASON,
        [0, 2],
      ),
      season: knob(0.12, 'log odds per season on the job', TENURES, [0, 1]),
      seasons: whole(5, 'seasons on the job after which patience stops shrinking', TENURES, [1, 20]),
      newcomer: knob(0.34, 'reduction in log odds for a new coach', TENURES, [0, 4]),
      newcomerSeasons: whole(2, 'seasons for which a coach counts as new', TENURES, [0, 10]),
      inherited: knob(0.4, 'share of a losing season blamed on a new coach, who inherited the roster', FIRINGS, [0, 1]),
      nfl: knob(0.006, 'chance per season of leaving for the NFL, per win (of 12) of reputation', SHARES, [0, 1]),
      oldAge: whole(58, 'age at which coaches begin to retire', AGES, [50, 90]),
      retires: knob(0.03, 'chance of retiring per season, per year above that age', AGES, [0, 1]),
      lastAge: whole(76, 'age by which every coach has retired', AGES, [60, 100]),
    },
    origins: {
      position: knob(0.62, 'share of new coaches who were position coaches', SHARES, [0, 1]),
      fcsHead: knob(0.12, 'share of new coaches who were head coaches below FBS', SHARES, [0, 1]),
      fcsCoordinator: knob(0.16, 'share of new coaches who were coordinators below FBS', SHARES, [0, 1]),
      nfl: knob(0.1, 'share of new coaches who were NFL assistants', SHARES, [0, 1]),
    },
    search: {
      ofPower: {
        powerHead: knob(
          0.17,
          'share of power-program searches that target another power program’s head coach',
          SHARES,
          [0, 1],
        ),
        otherHead: knob(0.29, 'share that target a head coach outside the power conferences', SHARES, [0, 1]),
        former: knob(0.165, 'share that target a former head coach', SHARES, [0, 1]),
        coordinator: knob(0.285, 'share that target a coordinator', SHARES, [0, 1]),
        outside: knob(0.07, 'share that target a coach from outside FBS', SHARES, [0, 1]),
      },
      ofOthers: {
        powerHead: knob(
          0.02,
          'share of other programs’ searches that target a power program’s head coach',
          SHARES,
          [0, 1],
        ),
        otherHead: knob(0.05, 'share that target another head coach outside the power conferences', SHARES, [0, 1]),
        former: knob(0.2, 'share that target a former head coach', SHARES, [0, 1]),
        coordinator: knob(0.47, 'share that target a coordinator', SHARES, [0, 1]),
        outside: knob(0.21, 'share that target a coach from outside FBS', SHARES, [0, 1]),
      },
      known: knob(0.8, 'wins (of 12) that programs credit per SD of skill before seeing his teams', HIRING, [0, 4]),
      doubt: knob(0.8, 'wins (of 12), SD of their error', HIRING, [0, 4]),
      newcomer: knob(0.78, 'SDs by which coaches new to FBS trail established ones', HIRING, [0, 3]),
      taste: knob(0.8, 'wins (of 12), SD between programs’ opinions', HIRING, [0, 4]),
      seasons: whole(6, 'recent seasons of a career that programs consider', HIRING, [1, 30]),
      hiredAway: knob(0, 'wins (of 12) above expectations needed to hire a head coach away', HIRING, [-4, 4]),
      buyout: knob(
        0.25,
        'wins (of 12) deducted per season of usual salary in the buyout of a head coach',
        HIRING,
        [0, 2],
      ),
      winning: knob(
        0.4,
        'wins (of 12) credited per win above .500 of a head coach under consideration',
        HIRING,
        [0, 2],
      ),
      settle: knob(2, 'average seasons that every reputation starts with', HIRING, [0, 20]),
      coordinatorShare: knob(0.5, 'weight of a season for a coordinator’s reputation', HIRING, [0, 1]),
      power: knob(1.5, 'prestige tiers that a power conference is worth to a coach', HIRING, [0, 7]),
      up: knob(0.75, 'tiers by which a job must be better before a coach moves', HIRING, [0, 7]),
      down: knob(2.5, 'tiers that a head coach on the hot seat will step down', HIRING, [0, 7]),
      hotSeat: knob(0.35, 'chance of being fired that counts as a hot seat', HIRING, [0, 1]),
      promotion: knob(4, 'tiers that a coordinator will step down to become a head coach', HIRING, [0, 7]),
      school: knob(0.5, 'wins (of 12) that a program adds for its own alumni', HIRING, [0, 4]),
      inside: knob(0.4, 'wins (of 12) that a program adds for its own assistants', HIRING, [0, 4]),
      outsiders: whole(3, 'number of candidates from outside FBS', HIRING, [1, 20]),
      looks: whole(12, 'maximum candidates considered for a coordinator job', HIRING, [1, 100]),
      givesUp: knob(0.25, 'chance per year that an unemployed coach gives up coaching', HIRING, [0, 1]),
    },
    midseason: {
      firstWeek: whole(5, 'first week after which a head coach can be fired', SHARES, [1, 16]),
      seat: knob(0.15, 'projected chance of being fired that makes a midseason firing possible', SHARES, [0, 1]),
      chance: knob(2, 'weekly chance per unit above that, once patience is lost', SHARES, [0, 4]),
    },
    pay: {
      year: whole(2024, 'season the salary figures are from', PAY, [2000, 2100]),
      power: knob(5.2, 'million dollars for the head coach of an average power program', PAY, [0, 50]),
      others: knob(1.3, 'million dollars for a head coach elsewhere', PAY, [0, 50]),
      coordinator: knob(0.2, 'coordinator’s share of that salary', PAY, [0, 1]),
      prestige: knob(0.18, 'log dollars per prestige tier above the national average', PAY, [0, 1]),
      growth: knob(0.065, 'annual salary growth', PAY, [0, 0.3]),
    },
    cast: {
      seasons: whole(12, 'invented earlier seasons that shape the first staffs', HIRING, [1, 30]),
      share: knob(0.055, 'win percentage per prestige tier in those seasons', HIRING, [0, 0.2]),
      luck: knob(0.16, 'win percentage, SD of one season', HIRING, [0, 0.5]),
      remembered: whole(6, 'seasons that unemployed coaches stay on the market', HIRING, [3, 30]),
      reputation: knob(0.9, 'wins (of 12), SD of head coaches’ wins over expectations', HIRING, [0.1, 4]),
      extreme: knob(2.2, 'maximum SDs that count', HIRING, [0, 5]),
      record: knob(0.5, 'correlation of a coach’s record before the dynasty with his skill', HIRING, [0, 1]),
    },
    gameDay: {
      head: knob(1.2, 'rating points on both sides of the ball, SD across head coaches', GAME_DAY, [0, 4]),
      coordinator: knob(2.2, 'rating points on his side of the ball, SD across coordinators', GAME_DAY, [0, 4]),
    },
    goals: {
      title: knob(9.5, 'expected wins (of 12) from which a program wants to contend for titles', GOALS, [0, 12]),
      ranked: knob(8, 'expected wins (of 12) from which it wants a ranking', GOALS, [0, 12]),
      bowl: knob(5.25, 'expected wins (of 12) from which it wants a bowl', GOALS, [0, 12]),
      home: knob(0.1, 'home win percentage wanted above the expected win percentage', GOALS, [0, 1]),
      homeShare: knob(0.05, 'share of all recruits from which a state is worth defending', STATE_GOAL, [0, 1]),
      homeLeast: whole(3, 'commitments a program must usually have from its state', STATE_GOAL, [1, 100]),
      homeCommitted: knob(
        0.9,
        'commitments from the state by championship weekend, relative to its share of the roster and the open spots',
        STATE_GOAL,
        [0, 2],
      ),
      older: knob(
        1,
        'fourth-year players, relative to the average program, above which a program wants them to graduate',
        CLASS_GOAL,
        [0, 100],
      ),
      leave: knob(
        0.2,
        'share of fourth-year players with eligibility left who leave early, without a portal',
        CLASS_GOAL,
        [0, 1],
      ),
      leavePerEntry: knob(
        0.019,
        'addition to that share per portal entry a program has that year',
        CLASS_GOAL,
        [0, 0.2],
      ),
      met: knob(0.35, 'reduction in the log odds of being fired per goal met', GOALS, [0, 2]),
      missed: knob(0.35, 'increase in the log odds of being fired per goal missed', GOALS, [0, 2]),
      secure: knob(90, 'job security points from which it stays out of the news', GOALS, [0, 100]),
      warm: knob(80, 'job security points below which people start to talk', GOALS, [0, 100]),
      hot: knob(65, 'job security points below which the seat is hot', GOALS, [0, 100]),
    },
    contract: {
      years: whole(5, 'length of a new contract in seasons', PAY, [1, 10]),
      talks: whole(2, 'seasons left on a contract when extension talks start', PAY, [0, 10]),
      star: knob(2.5, 'wins (of 12) above expectations that earn an extension at any time', PAY, [0, 12]),
      raise: knob(0.05, 'raise per win above expectations, as a share of salary', PAY, [0, 1]),
      buyout: knob(0.7, 'share of the remaining salary owed to a fired coach', PAY, [0, 1]),
      release: knob(0.3, 'share of the remaining salary another program pays to hire him away', PAY, [0, 1]),
    },
    bonuses: {
      rival: knob(0.02, 'bonus for beating the rival, as a share of salary', PAY, [0, 1]),
      conference_title: knob(0.08, 'bonus for a conference title, as a share of salary', PAY, [0, 1]),
      bowl: knob(0.03, 'bonus for a bowl, as a share of salary', PAY, [0, 1]),
      playoff: knob(0.1, 'bonus for the playoff, as a share of salary', PAY, [0, 1]),
    },
    own: {
      strengths: knob(1.6, 'SDs above average for the strengths of the player’s coach, combined', OWN, [0, 4]),
      offer: knob(-1.2, 'wins (of 12) by which he must beat the next candidate to get an offer', JOBS, [-4, 4]),
      step: knob(
        0.15,
        'additional wins (of 12) per tier that the program ranks above his own, and fewer per tier below',
        JOBS,
        [0, 2],
      ),
      proof: knob(
        0.3,
        'additional wins (of 12) needed per tier up after a first season, half of it after two, and so on',
        JOBS,
        [0, 2],
      ),
      elsewhere: knob(
        0.4,
        'additional wins (of 12) needed when the search targets another kind of coach',
        JOBS,
        [0, 4],
      ),
      talk: knob(1.2, 'wins (of 12) short of an offer at which his name still comes up', JOBS, [0, 4]),
      below: knob(0.5, 'tiers below his own program at which programs stop calling a secure coach', JOBS, [0, 7]),
      fired: knob(
        1,
        'tiers a program must rank below the one that just fired him to make him its head coach',
        JOBS,
        [0, 7],
      ),
      hardOffer: knob(0.8, 'additional wins (of 12) needed in a hard career', JOBS, [0, 4]),
      learns: knob(0.08, 'SDs per season added to a practiced skill that starts at zero', OWN_GROWTH, [0, 0.5]),
      most: knob(2.5, 'SDs at which a skill is maxed out', OWN_GROWTH, [1, 4]),
      hardSeat: knob(0.7, 'increase in the log odds of being fired in a hard career', JOBS, [0, 3]),
    },
    age: knob(46, 'age when hired', AGES, [30, 70]),
    ageSd: knob(6, 'years', AGES, [0, 20]),
    youngest: whole(33, 'years', AGES, [25, 50]),
    oldest: whole(62, 'age when hired', AGES, [40, 80]),
    coordinators: {
      withHead: knob(0.7, 'chance of leaving when the head coach leaves', COORDINATORS, [0, 1]),
      base: knob(-2.1, 'log odds of being fired after a .500 season', COORDINATORS, [-6, 2]),
      losing: knob(0.12, 'log odds per win (of 12) below .500', COORDINATORS, [0, 2]),
      usual: knob(-0.4, 'average coordinator’s skill relative to the average head coach, in SDs', HIRING, [-3, 3]),
      follows: knob(0.45, 'chance of following the head coach to a new program with an opening', COORDINATORS, [0, 1]),
      coordinator: knob(0.2, 'share of searches that target a coordinator at a lesser program', COORDINATORS, [0, 1]),
      jobless: knob(0.25, 'share that target an unemployed coach', COORDINATORS, [0, 1]),
      outside: knob(0.45, 'share that target a coach from outside FBS', COORDINATORS, [0, 1]),
      age: knob(39, 'age when first hired', 'public records: coordinators are about 42 when hired', [30, 70]),
    },
    assistants: {
      pool: knob(2.9, 'budget for the two coordinators, in typical coordinator salaries', PAY, [1, 6]),
      step: knob(0.3, 'log dollars per win (of 12) of reputation', PAY, [0, 1]),
      years: whole(3, 'length of a new contract in seasons', PAY, [1, 6]),
      raise: knob(0.1, 'raise on re-signing, as a share of salary', PAY, [0, 1]),
      buyout: knob(0.7, 'share of a season’s salary owed to a coordinator fired under contract', PAY, [0, 1]),
      likely: knob(1.28, 'SDs shown on each side of an estimate (an 80% range)', HIRING, [0, 4]),
      noise: knob(1, 'SD of an interview’s error about a skill', HIRING, [0, 4]),
      listed: whole(24, 'candidates listed per job', HIRING, [3, 100]),
    },
    hall: {
      seasons: whole(10, 'seasons as a head coach that the Hall of Fame asks for', HALL, [1, 40]),
      games: whole(100, 'games as a head coach that it asks for', HALL, [1, 500]),
      share: knob(0.6, 'share of games won that it asks for', HALL, [0, 1]),
      waits: whole(3, 'seasons after retirement before a coach is inducted', HALL, [0, 20]),
    },
    legacy: {
      title: knob(30, 'points for a national title', LEGACY, [0, 100]),
      conference: knob(10, 'points for a conference title', LEGACY, [0, 100]),
      playoff: knob(6, 'points for a season that ends in the playoff', LEGACY, [0, 100]),
      bowl: knob(3, 'points for a bowl or playoff win', LEGACY, [0, 100]),
      ranked: knob(3, 'points for finishing ranked', LEGACY, [0, 100]),
      rival: knob(1, 'points for a win over a rival', LEGACY, [0, 20]),
      win: knob(0.25, 'points for a win', LEGACY, [0, 5]),
      tier: knob(8, 'points per prestige tier the program gained or lost', LEGACY, [0, 50]),
      fired: knob(5, 'points lost for being fired', LEGACY, [0, 50]),
      milestone: whole(50, 'wins between career milestones', LEGACY, [2, 500]),
      statue: knob(100, 'points for a statue', LEGACY, [0, 500]),
      legend: knob(50, 'points for a legend', LEGACY, [0, 500]),
      loved: knob(25, 'points for a coach who is missed', LEGACY, [0, 500]),
      respected: knob(10, 'points for a coach who did his job', LEGACY, [0, 500]),
    },
    vote: {
      contenders: whole(12, 'coaches on the voters’ shortlist', 'chosen: no coach beyond that gets a vote', [5, 40]),
      voters: whole(65, 'voters', 'chosen: about as many as vote in the poll', [5, 500]),
      conferenceTitle: knob(1.2, 'wins a conference title is worth', CHOSEN, [0, 10]),
      first: knob(3, 'wins that a No. 1 ranking is worth', CHOSEN, [0, 10]),
      halving: knob(8, 'ranks over which that halves', CHOSEN, [1, 100]),
      voter: knob(1.1, 'wins, SD between voters', CHOSEN, [0, 10]),
    },
  },
} satisfies KnobTree;
