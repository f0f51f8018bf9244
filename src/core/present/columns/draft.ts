import type { DraftedFrom, DraftPick } from '../../contract/views/people/draft.ts';
import { COMMON, nameColumn, number, positionColumn } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { classOrder } from '../../words/columns/order.ts';
import { classShort } from '../../words/terms.ts';

/** Draft columns. */

export const DRAFT_WORDS = {
  round: number(['Rd', 'Round'], 'Round of the draft, 1 to 7.', 'low'),
  pick: number(['Pick', 'Pick'], 'Overall pick.', 'low'),
  picks: number(['Picks', 'Selections'], 'Players drafted from the program.', 'high'),
  first_round: number(['Rd 1', 'First round'], 'First-round picks.', 'high'),
  best: number(['Best', 'Earliest pick'], 'The program’s earliest pick.', 'low'),
};

export const DRAFT_PICKS = {
  round: col<DraftPick>('round', DRAFT_WORDS.round, (row) => row.round),
  pick: col<DraftPick>('pick', DRAFT_WORDS.pick, (row) => row.pick),
  name: nameColumn<DraftPick>('name', COMMON.player, (row) => row),
  pos: positionColumn<DraftPick>('pos', (row) => row.pos),
  team: col<DraftPick>('team', COMMON.team, (row) => row.team),
  class: col<DraftPick>(
    'class',
    COMMON.class,
    (row) => row.class,
    (row) => classShort({ year: row.class, redshirt: row.redshirt }),
    (row) => classOrder({ year: row.class, redshirt: row.redshirt }),
  ),
  rating: col<DraftPick>('rating', COMMON.player_rating, (row) => row.rating),
  stars: col<DraftPick>('stars', COMMON.stars, (row) => row.stars),
};

export const DRAFT_PROGRAMS = {
  team: col<DraftedFrom>('team', COMMON.team, (row) => row.team),
  conference: col<DraftedFrom>('conference', COMMON.conference, (row) => row.conference),
  picks: col<DraftedFrom>('picks', DRAFT_WORDS.picks, (row) => row.picks),
  first_round: col<DraftedFrom>('first_round', DRAFT_WORDS.first_round, (row) => row.first_round),
  best: col<DraftedFrom>('best', DRAFT_WORDS.best, (row) => row.best),
};
