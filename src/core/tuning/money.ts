import { type KnobTree, knob } from './knob.ts';

const PAY = 'published estimates of what players are paid, 2021 to 2025';
const LOG = 'log budget for an SD over programs';
const ASKING = 'chosen: felt in a season, and the nation, whose staffs ask as usual, does not move';
const TIRED =
  'chosen: as much is taken later as an ordinary season brings, so that asking hard every year brings nothing';
const EXPECTS = 'chosen: donors who give more expect more';
const POLICY = 'chosen: most of the money stays with those who are there';

/** What programs have for players in a season on average. */
function season(millions: number) {
  return { millions: knob(millions, 'million dollars of a program, mean', PAY, [0.01, 200]) };
}

/** Balance numbers of `src/core/offseason/budget.ts`: money for players. */
export const moneyKnobs = {
  money: {
    /** The first stands for none before; the last grows from year to year. */
    years: {
      y2021: season(3.4),
      y2022: season(4.2),
      y2023: season(5.1),
      y2024: season(7.6),
      y2025: season(14.4),
    },
    growth: knob(
      1.04,
      'times as much as the year before, since the last of these',
      'cap of 20.5 and 21.3 million',
      [1, 1.2],
    ),
    company: knob(
      0.7,
      `${LOG}, of the mean prestige of a conference`,
      `${PAY}: power conferences against others`,
      [0, 3],
    ),
    prestige: knob(0.3, `${LOG}, of prestige`, `${PAY}: top tier against the middle`, [0, 3]),
    success: knob(
      0.25,
      'log budget for all games of last season won, against none',
      'chosen: winners are given more',
      [0, 3],
    ),
    boosters: knob(
      0.45,
      'log budget, SD of boosters’ generosity, which lasts',
      `${PAY}: spread within conferences`,
      [0, 3],
    ),
    cap: knob(
      20.5,
      'million dollars that a school may share in the first season, all sports',
      'House settlement',
      [0, 100],
    ),
    football: knob(0.75, 'share of the cap that goes to football', `${PAY}: 0.65 to 0.85`, [0, 1]),
    shared: knob(
      0.65,
      'share of the budget that is shared revenue, the cap aside',
      `${PAY}: rosters of 20 to 40 million`,
      [0, 1],
    ),
    asking: {
      hard: knob(0.25, 'log boosters’ money when asked hard after a season as expected', ASKING, [0, 2]),
      none: knob(0.18, 'log boosters’ money less when not asked', ASKING, [0, 2]),
      spread: knob(0.4, 'share of that more or less, not known before the season', ASKING, [0, 1]),
      mood: knob(0.25, 'share of it more for each win of 12 above what was expected last season', ASKING, [0, 2]),
      leastMood: knob(0.1, 'share of it at least, after a bad season', ASKING, [0, 1]),
      mostMood: knob(1.75, 'times as much at most, after a great one', ASKING, [1, 5]),
      tires: knob(
        0.13,
        'log boosters’ money less in the season after one in which they were asked hard',
        TIRED,
        [0, 2],
      ),
      rests: knob(0.06, 'log boosters’ money more in the season after one in which they were not asked', TIRED, [0, 2]),
      memory: knob(0.5, 'share of either that is left a season later', TIRED, [0, 0.9]),
      expects: knob(1.5, 'wins of 12 more that are expected when asked hard, fewer when not asked', EXPECTS, [0, 2]),
    },
    policy: {
      keep: knob(0.5, 'weight of retention', POLICY, [0, 1]),
      portal: knob(0.28, 'weight of players in the portal', POLICY, [0, 1]),
      recruits: knob(0.22, 'weight of recruits', POLICY, [0, 1]),
      taste: knob(
        2,
        'log weight of the portal for how much a staff builds by transfers',
        'chosen: staffs differ',
        [0, 10],
      ),
      need: knob(
        0.6,
        'log weight of the portal for all games lost, of keeping for all won',
        'chosen: a winner keeps, a loser buys',
        [0, 3],
      ),
    },
    pull: {
      keep: knob(
        0.45,
        'log odds less to leave for all that money can do',
        'fitted: programs at all levels lose players',
        [0, 5],
      ),
      keepStarters: knob(
        3,
        'times as much for who will start',
        'chosen: money for those who are there goes to those who play, so that who spends it all on others loses them',
        [0, 10],
      ),
      portal: knob(
        1,
        'log weight with a transfer for all that money can do',
        'chosen: money tips what is close',
        [0, 5],
      ),
      recruits: knob(1.2, 'log weight with a recruit for the same', 'fitted: shares of the leading classes', [0, 5]),
      cares: knob(
        0.5,
        'share more for each step that a recruit cares about money',
        'chosen: who wants money looks at it',
        [0, 2],
      ),
    },
    pay: {
      share: knob(
        0.035,
        'share of what is left for the portal that a transfer of three stars is paid',
        'chosen: about twenty a year',
        [0, 1],
      ),
      stars: knob(0.8, 'log share for a star', `${PAY}: the best are paid several times as much`, [0, 3]),
      most: knob(
        0.3,
        'most that one player is paid, as a share of what is left',
        'chosen: a team has many places',
        [0, 1],
      ),
      quarterback: knob(2.5, 'times as much for a quarterback', 'Opendorse: 18% of budgets', [1, 10]),
    },
  },
} satisfies KnobTree;
