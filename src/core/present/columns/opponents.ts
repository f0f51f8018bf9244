import type { Opponent } from '../../contract/views/season/noncon.ts';
import { COMMON, lineColumn, number, spreadNumber, words } from '../../words/columns/common.ts';
import { tableColumn as col, highestFirst, withNumbers } from '../../words/columns/descriptor.ts';
import { percent, rankPrefix } from '../../words/numbers.ts';

const SITES = { true: 'home', false: 'away', null: 'neutral' } as const;

/** Site of a potential game: `home`, `away` or `neutral`. */
export const siteOf = ({ home }: Pick<Opponent, 'home'>): 'home' | 'away' | 'neutral' => SITES[`${home}`];

/** Columns of teams available in a week, and of the games they would make. */
export const OPPONENTS = {
  ranking: col<Opponent>('ranking', COMMON.rank, (row) => row.ranking),
  team: col<Opponent>(
    'team',
    COMMON.team,
    (row) => row.name,
    (row) => rankPrefix(row.name, row.ranking),
  ),
  conference: col<Opponent>('conference', COMMON.conference, (row) => row.conference),
  rating: col<Opponent>('rating', COMMON.rating, (row) => row.rating),
  prestige: col<Opponent>('prestige', COMMON.prestige, (row) => row.prestige),
  site: col<Opponent>('site', COMMON.site, siteOf),
  miles: col<Opponent>('miles', number(['Miles', 'Miles'], 'Miles between the two stadiums.'), (row) => row.miles),
  win: highestFirst(
    col<Opponent>(
      'win',
      words('Win', 'Your chance to win.', 'Win chance'),
      (row) => row.winProb,
      (row) => percent(row.winProb),
    ),
  ),
  worth: col<Opponent>(
    'worth',
    number(
      ['Worth', 'What a win is worth'],
      'What a win adds to your résumé, out of 100: how often an average ranked team would lose this game.',
      'high',
    ),
    (row) => Math.round(row.worth * 100),
  ),
  spread: withNumbers(
    lineColumn<Opponent>('spread', COMMON.spread, (row) => row.spread),
    [spreadNumber((row) => row.spread)],
  ),
};
