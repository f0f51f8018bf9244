import { bowl, championship, late, margin, playoff, type Story, underdog } from './story.ts';

/** Stories about title games, the playoff and bowls. */
export const POSTSEASON: readonly Story[] = [
  {
    key: 'national title in overtime',
    weight: 110,
    when: (f) => f.nationalTitle && f.overtime > 0,
    templates: [
      '{w} wins the national championship in {ot}, {score} over {l}',
      'National champions in {ot}: {w} outlasts {l}, {score}',
    ],
  },
  {
    key: 'late national title',
    weight: 106,
    when: (f) => f.nationalTitle && late(f),
    templates: [
      '{w} beats {l} {late} for the national championship, {score}',
      'National champions {late}: {w} tops {l}, {score}',
    ],
  },
  {
    key: 'national title comeback',
    weight: 106,
    when: (f) => f.nationalTitle && f.overtime === 0 && f.deficit >= 14,
    templates: [
      'Down {deficit}, {w} rallies past {l} for the national championship, {score}',
      '{w} erases a {deficit}-point deficit to beat {l} for the national title, {score}',
    ],
  },
  {
    key: 'national title',
    weight: 100,
    when: (f) => f.nationalTitle && f.overtime === 0,
    templates: [
      '{w} wins the national championship, beating {l} {score}',
      'National champions: {w} tops {l}, {score}',
      '{w} stands alone after {score} win over {l} for the title',
      '{w} is the national champion after a {score} win over {l}',
      '{w} beats {l} {score} for the national championship',
    ],
  },
  {
    key: 'conference championship upset',
    weight: 92,
    when: (f) => championship(f) && underdog(f),
    templates: ['{W} upsets {L} {score} in the {event}', '{event} shocker: {W} topples {L}, {score}'],
  },
  {
    key: 'late conference championship',
    weight: 91,
    when: (f) => championship(f) && late(f),
    templates: ['{W} wins the {event} {late}, {score} over {L}', '{W} beats {L} {late} to take the {event}, {score}'],
  },
  {
    key: 'conference championship in overtime',
    weight: 91,
    when: (f) => championship(f) && f.overtime > 0,
    templates: [
      '{W} outlasts {L} in {ot} to win the {event}, {score}',
      '{W} wins the {event} in {ot}, {score} over {L}',
    ],
  },
  {
    key: 'conference championship rout',
    weight: 91,
    when: (f) => championship(f) && !underdog(f) && margin(f) >= 21,
    templates: ['{W} rolls to the {event}, {score} over {L}', '{W} routs {L} {score} in the {event}'],
  },
  {
    key: 'conference championship',
    weight: 90,
    when: (f) => championship(f) && !underdog(f) && margin(f) < 21 && f.overtime === 0 && !late(f),
    templates: [
      '{W} claims the {event} with a {score} win over {L}',
      '{W} beats {L} {score} in the {event}',
      '{W} wins the {event}, {score} over {L}',
      '{W} takes the {event} from {L}, {score}',
    ],
  },
  {
    key: 'playoff upset',
    weight: 92,
    when: (f) => playoff(f) && underdog(f),
    templates: [
      '{W} crashes the party, sending {L} home {score}',
      'Playoff stunner: {W} knocks out {L}, {score}',
      '{W} upsets {L} {score} to move on in the playoff',
    ],
  },
  {
    key: 'late playoff win',
    weight: 91,
    when: (f) => playoff(f) && late(f),
    templates: [
      '{W} beats {L} {late} to advance in the playoff, {score}',
      '{W} survives and advances {late}, {score} over {L}',
    ],
  },
  {
    key: 'playoff rout',
    weight: 91,
    when: (f) => playoff(f) && !underdog(f) && margin(f) >= 21,
    templates: ['{W} rolls on in the playoff, {score} over {L}', '{W} routs {L} {score} to advance in the playoff'],
  },
  {
    key: 'playoff',
    weight: 90,
    when: (f) => playoff(f) && !underdog(f) && margin(f) > 3 && margin(f) < 21 && !late(f),
    templates: [
      '{W} moves on in the playoff, beating {L} {score}',
      '{W} ends {losers} season, {score}',
      '{W} advances with a {score} win over {L}',
      'One step closer: {W} eliminates {L}, {score}',
      '{W} keeps its title run alive with a {score} win over {L}',
    ],
  },
  {
    key: 'narrow playoff win',
    weight: 90,
    when: (f) => playoff(f) && !underdog(f) && margin(f) <= 3 && !late(f),
    templates: [
      '{W} survives {L} to move on in the playoff, {score}',
      '{W} gets by {L} and moves on in the playoff, {score}',
      'By {margin}: {W} edges {L} to advance in the playoff, {score}',
    ],
  },
  {
    key: 'late bowl',
    weight: 82,
    when: (f) => bowl(f) && late(f),
    templates: [
      '{W} wins the {event} {late}, {score} over {L}',
      '{W} beats {L} on a {goAhead} {late} in the {event}, {score}',
    ],
  },
  {
    key: 'bowl in overtime',
    weight: 82,
    when: (f) => bowl(f) && f.overtime > 0,
    templates: ['{W} wins the {event} in {ot}, {score} over {L}', '{W} outlasts {L} in {ot} in the {event}, {score}'],
  },
  {
    key: 'bowl rout',
    weight: 76,
    when: (f) => bowl(f) && margin(f) >= 21,
    templates: ['{W} runs away with the {event}, {score} over {L}', '{W} routs {L} {score} in the {event}'],
  },
  {
    key: 'bowl upset',
    weight: 80,
    when: (f) => bowl(f) && underdog(f),
    templates: ['{W} upsets {L} in the {event}, {score}', '{event} surprise: {W} beats {L} {score}'],
  },
  {
    key: 'bowl',
    weight: 74,
    when: (f) => bowl(f) && margin(f) < 21 && f.overtime === 0,
    templates: [
      '{W} wins the {event}, {score} over {L}',
      '{W} beats {L} {score} in the {event}',
      '{W} closes the year with {event} win over {L}, {score}',
      'A happy ending for {W}: {score} over {L} in the {event}',
      '{W} tops {L} {score} to take the {event}',
    ],
  },
  {
    key: 'bowl comeback',
    weight: 79,
    when: (f) => bowl(f) && f.deficit >= 14 && f.overtime === 0,
    templates: [
      '{W} comes from {deficit} down to win the {event}, {score} over {L}',
      '{W} rallies past {L} in the {event}, {score}',
    ],
  },
  {
    key: 'star of a bowl',
    weight: 78,
    when: (f) => bowl(f) && f.standout?.onWinner === true,
    templates: [
      '{star} {deed} as {W} wins the {event}, {score} over {L}',
      '{star} {deed} and {W} beats {L} {score} in the {event}',
    ],
  },
  {
    key: 'bowl shutout',
    weight: 80,
    when: (f) => bowl(f) && f.loser.score === 0,
    templates: ['{W} blanks {L} in the {event}, {score}', '{W} shuts out {L} to win the {event}, {score}'],
  },
];
