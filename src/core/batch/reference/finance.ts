import type { Target } from '../targets.ts';
import { type TargetRows, targetsOf } from './rows.ts';

/**
 * Money for players and what it goes with, as published: estimates of what football players are paid, filings of departments
 * about football (revenue and expenses, for which the game's budgets stand), and the cap of the House settlement.
 */
const ROWS: TargetRows = {
  '2021-2025': [
    ['fi_rev_winpct_corr', 'Correlation of a program’s log budget and its share of wins', 'r', 0.354, 0.298, 0.397],
    [
      'fi_exp_margin_corr',
      'Correlation of a program’s log budget and its points margin per game',
      'r',
      0.4211,
      0.3,
      0.55,
    ],
    [
      'fi_nil_qb_share',
      'Share of what power-conference programs pay transfers that goes to quarterbacks',
      'share',
      0.18,
      0.14,
      0.24,
    ],
  ],
  '2023': [
    [
      'fi_exp_margin_corr_g5',
      'Correlation of a program’s log budget and its points margin per game, outside the power conferences',
      'r',
      0.3207,
      0.1,
      0.5,
    ],
    [
      'fi_nil_p5_football_2324',
      'Budgets of power-conference programs in 2023, all together',
      'million USD',
      595,
      550,
      650,
    ],
    ['fi_roster_2023_top', 'Budget of the ten richest programs in 2023, mean', 'million USD', 10, 8, 15],
  ],
  '2024': [['fi_roster_2024', 'Budget of a power-conference program in 2024, mean', 'million USD', 15, 10, 20]],
  '2025': [
    ['fi_roster_2025', 'Budget of a power-conference program in 2025, mean', 'million USD', 25, 20, 40],
    [
      'fi_cap_football',
      'Most that a program shares of its revenue with football players in 2025',
      'million USD',
      15.4,
      13.3,
      17.4,
    ],
  ],
};

export const FINANCE_TARGETS: readonly Target[] = targetsOf('finance', ROWS);
