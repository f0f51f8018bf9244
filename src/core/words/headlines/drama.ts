import { big, bowl, championship, isGame, late, margin, named, type Story, unimpressive } from './story.ts';

/**
 * Stories about how a game was won, who starred and what it ended: finishes, comebacks, rivalries, big days, streaks.
 */
export const DRAMA: readonly Story[] = [
  {
    key: 'marathon',
    weight: 86,
    when: (f) => !championship(f) && !bowl(f) && f.overtime >= 3 && !f.nationalTitle,
    templates: [
      'After {ot}, {W} finally puts away {L}, {score}',
      '{W} wins a marathon over {L}, {score} in {ot}',
      '{W} outlasts {L} in {ot}, {score}',
    ],
  },
  {
    key: 'great comeback',
    weight: 84,
    when: (f) => !championship(f) && !bowl(f) && f.deficit >= 21,
    templates: [
      'Down {deficit}, {W} storms back to beat {L} {score}',
      '{W} erases a {deficit}-point deficit to stun {L}, {score}',
      '{W} rallies from {deficit} down to beat {L}, {score}',
      '{L} blows a {deficit}-point lead in {score} loss to {W}',
    ],
  },
  {
    key: 'great comeback at the end',
    weight: 87,
    when: (f) => f.deficit >= 17 && late(f) && !big(f),
    templates: [
      '{W} caps a {deficit}-point comeback {late} to beat {L}, {score}',
      'Down {deficit}, {W} rallies to beat {L} {late}, {score}',
    ],
  },
  {
    key: 'last-minute win',
    weight: 79,
    when: (f) => !named(f) && late(f),
    templates: [
      '{W} beats {L} {late}, {score}',
      '{goAhead} {late} lifts {W} past {L}, {score}',
      '{W} pulls it out {late} against {L}, {score}',
      '{W} edges {L} on a {goAhead} {late}, {score}',
      '{L} falls to {W} {late}, {score}',
    ],
  },
  {
    key: 'overtime',
    weight: 78,
    when: (f) => !named(f) && f.overtime > 0 && f.overtime < 3,
    templates: [
      '{W} outlasts {L} in {ot}, {score}',
      '{W} needs {ot} to get past {L}, {score}',
      '{W} edges {L} in {ot}, {score}',
      '{W} beats {L} in {ot}, {score}',
      'Sixty minutes not enough: {W} beats {L} in {ot}, {score}',
    ],
  },
  {
    key: 'trophy won late',
    weight: 89,
    when: (f) => f.trophy !== null && late(f),
    templates: [
      '{W} wins {trophy} {late}, {score} over {L}',
      '{W} beats {L} {late} to win {trophy}, {score}',
      '{goAhead} {late} wins {trophy} for {W}, {score} over {L}',
    ],
  },
  {
    key: 'trophy won in overtime',
    weight: 89,
    when: (f) => f.trophy !== null && f.overtime > 0,
    templates: [
      '{W} wins {trophy} in {ot}, {score} over {L}',
      '{W} outlasts {L} in {ot} to win {trophy}, {score}',
      '{W} needs {ot} to win {trophy}, {score} over {L}',
    ],
  },
  {
    key: 'named rivalry',
    weight: 83,
    when: (f) => f.trophy !== null && isGame(f.trophy),
    templates: [
      '{W} wins {trophy}, {score} over {L}',
      '{W} beats {L} {score} in {trophy}',
      '{W} takes down {L} in {trophy}, {score}',
    ],
  },
  {
    key: 'trophy game',
    weight: 83,
    when: (f) => f.trophy !== null && !isGame(f.trophy),
    templates: [
      '{W} takes {trophy}, beating {L} {score}',
      '{W} claims {trophy} with a {score} win over {L}',
      '{W} brings home {trophy}, {score} over {L}',
      '{W} carries off {trophy} with a {score} win over {L}',
      '{W} beats {L} {score} for {trophy}',
    ],
  },
  {
    key: 'rivalry rout',
    weight: 77,
    when: (f) => !named(f) && f.rivalry && margin(f) >= 21,
    templates: [
      '{W} humbles rival {L}, {score}',
      'Bragging rights in a rout: {W} pounds rival {L}, {score}',
      'No contest in the rivalry: {W} {score} over {L}',
    ],
  },
  {
    key: 'rivalry',
    weight: 75,
    when: (f) => !named(f) && f.rivalry && f.trophy === null && margin(f) < 21,
    templates: [
      '{W} wins the rivalry game with {L}, {score}',
      'Bragging rights to {W}: {score} over rival {L}',
      '{W} takes care of rival {L}, {score}',
      '{W} beats rival {L}, {score}',
      '{W} silences rival {L}, {score}',
    ],
  },
  {
    key: 'comeback',
    weight: 72,
    when: (f) => !named(f) && f.deficit >= 14 && f.deficit < 21,
    templates: [
      '{W} comes from {deficit} down to beat {L} {score}',
      '{W} rallies past {L}, {score}',
      'Trailing by {deficit}, {W} comes back to beat {L}, {score}',
      '{W} digs out of a {deficit}-point hole to beat {L}, {score}',
    ],
  },
  {
    key: 'record day in a win',
    weight: 73,
    when: (f) => !named(f) && f.standout?.onWinner === true,
    templates: [
      '{star} {deed} as {W} beats {L} {score}',
      '{star} {deed} and {W} downs {L}, {score}',
      'A day to remember for {star}: {feat} as {W} beats {L} {score}',
      '{stars} {feat} power {W} past {L}, {score}',
      '{W} rides {stars} {feat} past {L}, {score}',
      'Behind {stars} {feat}, {W} beats {L} {score}',
      '{star} {deed}, and {L} has no answer: {W} {score}',
    ],
  },
  {
    key: 'record day in a loss',
    weight: 70,
    when: (f) => !named(f) && f.standout?.onWinner === false,
    templates: [
      '{star} {deed}, but {W} beats {L} {score}',
      '{W} withstands {stars} {feat} to top {L}, {score}',
      '{W} overcomes {stars} {feat} to beat {L}, {score}',
      '{stars} {feat} not enough as {L} falls to {W}, {score}',
    ],
  },
  {
    key: 'streak ended',
    weight: 71,
    when: (f) => !named(f) && f.loser.streak >= 6,
    templates: [
      '{W} snaps {losers} {lstreak}-game winning streak, {score}',
      '{W} ends {losers} run at {lstreak} games, {score}',
      '{L} loses for the first time in {lnext} games, {score} to {W}',
    ],
  },
  {
    key: 'skid ended',
    weight: 68,
    when: (f) => f.winner.streak <= -4,
    templates: [
      '{W} ends a {skid}-game skid with a {score} win over {L}',
      '{W} wins for the first time in {snext} games, {score} over {L}',
      'The wait is over for {W}: {score} over {L}',
    ],
  },
  {
    key: 'winning streak',
    weight: 66,
    when: (f) => f.winner.streak >= 6 && !unimpressive(f),
    templates: [
      '{W} makes it {streak} in a row, {score} over {L}',
      '{streak} straight: {W} beats {L} {score}',
      '{W} keeps winning, {score} over {L}',
      'No stopping {W}: {score} over {L}',
    ],
  },
];
