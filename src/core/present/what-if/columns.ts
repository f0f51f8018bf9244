import type { MeasureOf, MoveChoice, SeasonLine, WhatIfChoice } from '../../contract/views/season/what-if.ts';
import { MEASURES, type Measure } from '../../model/what-if/measures.ts';
import { COMMON, number, words } from '../../words/columns/common.ts';
import { tableColumn as col } from '../../words/columns/descriptor.ts';
import { percent } from '../../words/numbers.ts';
import { seasonText } from './sentences.ts';

/** A team's season with the same dice, original and changed. */
export interface SameRow {
  team: string;
  year: number;
  as_it_was: SeasonLine;
  changed: SeasonLine;
}

const season = (key: 'as_it_was' | 'changed', of: ReturnType<typeof words>) =>
  col<SameRow>(
    key,
    of,
    (row) => seasonText(row[key]),
    (row) => seasonText(row[key]),
    (row) => row[key].wins,
  );

export const SAME = {
  team: col<SameRow>('team', COMMON.team, (row) => row.team),
  year: col<SameRow>('year', number(['Season', 'Season'], 'The season.'), (row) => row.year),
  as_it_was: season('as_it_was', words('As it was', 'The season as it was played.')),
  changed: season('changed', words('Changed', 'The season with the change.')),
};

const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  wins: 'Wins',
  rank: 'Final rank',
  conference: 'Conference title',
  playoff: 'Playoff',
  title: 'National title',
  fired: 'Coach fired',
  prestige: 'Prestige',
};

/**
 * Formats a share as a percentage, a mean to one decimal, and prestige to two, because a season moves it little; `sign`
 * for a difference.
 */
function measureText(measure: Measure, value: number, sign = false): string {
  const { share } = MEASURES[measure];
  const digits = measure === 'prestige' ? 2 : 1;
  const scale = share ? 100 : 10 ** digits;
  // Avoid -0.
  const rounded = Math.round(scale * value) || 0;
  const text = share ? `${rounded}%` : (rounded / scale).toFixed(digits);
  return sign && rounded > 0 ? `+${text}` : text;
}

/** A team's measure across paired seasons. */
export interface OddsOf extends MeasureOf {
  team: string;
}

const shown = ({ measure }: OddsOf, value: number, sign = false) => measureText(measure, value, sign);

function intervalText(row: OddsOf): string {
  const { low, high } = row;
  return low === null || high === null ? '' : `${shown(row, low, true)} to ${shown(row, high, true)}`;
}

const mean = (short: string, meaning: string) => number([short, short], meaning, null, 2);

export const CHANGED_ODDS = {
  team: col<OddsOf>('team', COMMON.team, (row) => row.team),
  measure: col<OddsOf>(
    'measure',
    words('Measure', 'What is measured.'),
    ({ measure }) => measure,
    ({ measure }) => MEASURE_WORDS[measure],
  ),
  as_it_was: col<OddsOf>(
    'as_it_was',
    mean('As it was', 'Mean of the original seasons; chances from 0 to 1.'),
    (row) => row.as_it_was,
    (row) => shown(row, row.as_it_was),
  ),
  changed: col<OddsOf>(
    'changed',
    mean('Changed', 'Mean of the seasons with the change; chances from 0 to 1.'),
    (row) => row.changed,
    (row) => shown(row, row.changed),
  ),
  difference: col<OddsOf>(
    'difference',
    mean('Difference', 'The changed season minus the original, pair by pair.'),
    (row) => row.difference,
    (row) => shown(row, row.difference, true),
  ),
  low: col<OddsOf>(
    'low',
    mean('95% interval', 'The low end of the 95% interval of the difference.'),
    (row) => row.low,
    intervalText,
  ),
  high: col<OddsOf>('high', mean('High', 'The high end of the 95% interval of the difference.'), (row) => row.high),
};

/** How often a team reaches a number of wins. */
export interface WinsRow {
  team: string;
  wins: number;
  as_it_was: number;
  changed: number;
}

const share = (key: 'as_it_was' | 'changed', short: string) =>
  col<WinsRow>(
    key,
    number([short, short], 'Share of the seasons, 0 to 1.', null, 2),
    (row) => row[key],
    (row) => percent(row[key]),
  );

export const WINS = {
  team: col<WinsRow>('team', COMMON.team, (row) => row.team),
  wins: col<WinsRow>('wins', number(['Wins', 'Wins'], 'Games won in the season.'), (row) => row.wins),
  as_it_was: share('as_it_was', 'As it was'),
  changed: share('changed', 'Changed'),
};

export const CHOICES = {
  question: col<WhatIfChoice>('question', words('Question', 'The change.'), (row) => row.question),
  // Kicks start with their time, and keep the game's order.
  text: col<WhatIfChoice>(
    'text',
    words('What happened', 'What happened.'),
    (row) => row.text,
    (row) => row.text,
    ({ kick = -1 }) => kick,
  ),
  team: col<WhatIfChoice>('team', COMMON.team, (row) => row.team),
  kind: col<WhatIfChoice>('kind', words('Kind', 'Winner, kick or injury.'), (row) => row.kind),
  kick: col<WhatIfChoice>(
    'kick',
    number(['Kick', 'Kick'], 'The kick’s place in the play log.'),
    (row) => row.kick ?? null,
  ),
  player: col<WhatIfChoice>(
    'player',
    number(['Player', 'Player'], 'The player’s number.'),
    (row) => row.player ?? null,
  ),
};

export const MOVES = {
  question: col<MoveChoice>('question', words('Question', 'The change.'), (row) => row.question),
  text: col<MoveChoice>('text', words('What happened', 'What happened.'), (row) => row.text),
  team: col<MoveChoice>(
    'team',
    words('Team', 'The program he picks, that hires him, or that you play.'),
    (row) => row.team ?? '',
  ),
  recruit: col<MoveChoice>(
    'recruit',
    number(['Recruit', 'Recruit'], 'The recruit’s number in his class.'),
    (row) => row.recruit ?? null,
  ),
  coach: col<MoveChoice>('coach', number(['Coach', 'Coach'], 'The coach’s number.'), (row) => row.coach ?? null),
  week: col<MoveChoice>('week', number(['Week', 'Week'], 'The week of the game.'), (row) => row.week ?? null),
};
