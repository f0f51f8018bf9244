import type { RecapChoice, RecapLine, RecapSigner } from '../../contract/views/recruiting/recap.ts';
import { COMMON, number, positionColumn, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { fullName } from '../../words/terms.ts';

/** Columns for the results of a long recruiting turn. */
export const RECAP_CHOICES = {
  name: col<RecapChoice>('name', COMMON.player, fullName),
  pos: positionColumn<RecapChoice>('pos', ({ pos }) => pos),
  stars: col<RecapChoice>('stars', COMMON.stars, ({ stars }) => stars),
  team: col<RecapChoice>('team', words('Chose', 'The school he chose.'), ({ team }) => team),
  place: col<RecapChoice>(
    'place',
    number(['Place', 'Place'], 'Where you finished among his finalists.', 'low'),
    ({ place }) => place,
  ),
  text: col<RecapChoice>('text', words('How it went', 'How it went, and why.'), ({ text }) => text),
  portal: col<RecapLine>('text', words('How it went', 'How it went, and why.'), ({ text }) => text),
};

const LETTERS: Readonly<Record<RecapSigner['letter'], string>> = {
  signed: 'Signed',
  waiting: 'Waits for February',
  released: 'Released: no roster spot',
};

/** Columns for earlier commits on a signing day. */
export const RECAP_SIGNERS = {
  stars: col<RecapSigner>('stars', COMMON.stars, ({ stars }) => stars),
  pos: positionColumn<RecapSigner>('pos', ({ pos }) => pos),
  name: col<RecapSigner>('name', COMMON.player, fullName),
  letter: col<RecapSigner>(
    'letter',
    words('Letter of intent', 'Whether he signed.'),
    ({ letter }) => letter,
    ({ letter }) => LETTERS[letter],
  ),
};
