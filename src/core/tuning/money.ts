import { type KnobTree, knob } from './knob.ts';

const PAY = 'published estimates of player pay, 2021 to 2025';
const LOG = 'log budget per SD across programs';
const ASKING = 'chosen: noticeable within a season, without moving the nation, whose staffs push as usual';
const TIRED = 'chosen: a hard push costs later about what it brings now, so pushing every year gains nothing';
const EXPECTS = 'chosen: donors who give more expect more';
const POLICY = 'chosen: most of the money goes to players already on the roster';

/** Average program budget for players in a season. */
function season(millions: number) {
  return { millions: knob(millions, 'mean program budget in million dollars', PAY, [0.01, 200]) };
}

/** Tuning for `src/core/offseason/budget.ts`: NIL money. */
export const moneyKnobs = {
  money: {
    /** There is no budget before the first; the last one grows from year to year. */
    years: {
      y2021: season(3.4),
      y2022: season(4.2),
      y2023: season(5.1),
      y2024: season(7.6),
      y2025: season(14.4),
    },
    growth: knob(1.04, 'annual growth factor after the last of these years', 'caps of 20.5 and 21.3 million', [1, 1.2]),
    company: knob(0.7, `${LOG} of its conference’s mean prestige`, `${PAY}: power conferences vs. others`, [0, 3]),
    prestige: knob(0.3, `${LOG} of its own prestige`, `${PAY}: top tier vs. the middle`, [0, 3]),
    success: knob(
      0.25,
      'log budget for an unbeaten last season relative to a winless one',
      'chosen: donors give winners more',
      [0, 3],
    ),
    boosters: knob(0.45, 'log budget, SD of boosters’ lasting generosity', `${PAY}: spread within conferences`, [0, 3]),
    cap: knob(
      20.5,
      'first-season revenue-sharing cap for all sports, in million dollars',
      'House settlement',
      [0, 100],
    ),
    football: knob(0.75, 'share of the cap that goes to football', `${PAY}: 0.65 to 0.85`, [0, 1]),
    shared: knob(
      0.65,
      'share of the budget that comes from revenue sharing, before the cap',
      `${PAY}: rosters of 20 to 40 million`,
      [0, 1],
    ),
    asking: {
      hard: knob(0.25, 'log boosters’ money from a hard push after a season that met expectations', ASKING, [0, 2]),
      none: knob(0.18, 'log boosters’ money lost without a push', ASKING, [0, 2]),
      spread: knob(0.4, 'spread of that effect, unknown before the season, as a share', ASKING, [0, 1]),
      mood: knob(0.25, 'added share of it per win (of 12) above expectations last season', ASKING, [0, 2]),
      leastMood: knob(0.1, 'minimum share of it, after a bad season', ASKING, [0, 1]),
      mostMood: knob(1.75, 'maximum multiple of it, after a great season', ASKING, [1, 5]),
      tires: knob(0.13, 'log boosters’ money lost the season after a hard push', TIRED, [0, 2]),
      rests: knob(0.06, 'log boosters’ money gained the season after no push', TIRED, [0, 2]),
      memory: knob(0.5, 'share of either effect left a season later', TIRED, [0, 0.9]),
      expects: knob(1.5, 'wins (of 12) added to expectations by a hard push, or removed by no push', EXPECTS, [0, 2]),
    },
    policy: {
      keep: knob(0.5, 'budget weight of retention', POLICY, [0, 1]),
      portal: knob(0.28, 'budget weight of portal players', POLICY, [0, 1]),
      recruits: knob(0.22, 'budget weight of recruits', POLICY, [0, 1]),
      taste: knob(
        2,
        'log weight of the portal per unit of a staff’s taste for transfers',
        'chosen: staffs differ',
        [0, 10],
      ),
      need: knob(
        0.6,
        'log weight of the portal after a winless season, or of retention after an unbeaten one',
        'chosen: winners retain, losers buy',
        [0, 3],
      ),
    },
    pull: {
      keep: knob(
        0.45,
        'reduction in the log odds of leaving from the most that money can do',
        'fitted: programs at all levels lose players',
        [0, 5],
      ),
      keepStarters: knob(
        3,
        'multiple of that for a projected starter',
        'chosen: retention money goes to starters, so a program that spends it all elsewhere loses them',
        [0, 10],
      ),
      portal: knob(
        1,
        'log weight with a transfer from the most that money can do',
        'chosen: money tips close calls',
        [0, 5],
      ),
      recruits: knob(
        1.2,
        'log weight with a recruit from the most that money can do',
        'fitted: shares of the top classes',
        [0, 5],
      ),
      cares: knob(
        0.5,
        'added share per step that a recruit cares about money',
        'chosen: recruits who care about money notice it',
        [0, 2],
      ),
    },
    pay: {
      share: knob(
        0.035,
        'share of the remaining portal money paid to a three-star transfer',
        'chosen: about twenty a year',
        [0, 1],
      ),
      stars: knob(0.8, 'log share per star', `${PAY}: the best are paid several times as much`, [0, 3]),
      most: knob(
        0.3,
        'maximum pay for one player, as a share of what is left',
        'chosen: a team has many spots to fill',
        [0, 1],
      ),
      quarterback: knob(2.5, 'multiplier for a quarterback', 'Opendorse: 18% of budgets', [1, 10]),
    },
  },
} satisfies KnobTree;
