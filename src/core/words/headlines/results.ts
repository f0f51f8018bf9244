import { margin, named, type Story, total, unimpressive } from './story.ts';

/** Fallback stories: routs, shutouts, shootouts, plain wins. */
export const RESULTS: readonly Story[] = [
  {
    key: 'shutout',
    weight: 72,
    when: (f) => !named(f) && f.loser.score === 0,
    templates: [
      '{W} blanks {L}, {score}',
      '{W} slams the door on {L}, {score}',
      '{W} shuts out {L}, {score}',
      '{W} pitches a shutout against {L}, {score}',
    ],
  },
  {
    key: 'rout',
    weight: 69,
    when: (f) => margin(f) >= 35,
    templates: [
      '{W} overwhelms {L}, {score}',
      '{W} rolls past {L}, {score}',
      '{W} routs {L}, {score}',
      '{W} makes short work of {L}, {score}',
      '{W} cruises past {L}, {score}',
      '{W} buries {L}, {score}',
      '{W} pours it on against {L}, {score}',
    ],
  },
  {
    key: 'shootout',
    weight: 70,
    when: (f) => total(f) >= 80 && margin(f) <= 16,
    templates: [
      '{W} outguns {L} in a shootout, {score}',
      '{W} wins a shootout with {L}, {score}',
      'Defense optional as {W} outscores {L}, {score}',
      '{W} wins a wild one over {L}, {score}',
    ],
  },
  {
    key: 'defensive battle',
    weight: 70,
    when: (f) => total(f) <= 27 && margin(f) <= 14 && f.loser.score > 0,
    templates: [
      '{W} grinds out a {score} win over {L}',
      'Points at a premium: {W} beats {L} {score}',
      '{W} edges {L} in a defensive battle, {score}',
      '{W} wins a slugfest with {L}, {score}',
    ],
  },
  {
    key: 'road win',
    weight: 58,
    when: (f) => f.site === 'away' && margin(f) >= 4 && margin(f) < 35 && !unimpressive(f),
    templates: [
      '{W} goes on the road and beats {L} {score}',
      '{W} wins at {L}, {score}',
      'Road trip pays off for {W}: {score} at {L}',
      '{W} wins on the road at {L}, {score}',
      '{W} leaves {L} with a {score} road win',
    ],
  },
  {
    key: 'narrow win',
    weight: 60,
    when: (f) => margin(f) <= 3 && f.overtime === 0,
    templates: [
      '{W} nips {L}, {score}',
      '{W} squeaks past {L}, {score}',
      '{W} holds off {L}, {score}',
      '{W} ekes out a {score} win over {L}',
      '{W} hangs on to beat {L} {score}',
      'By {margin}: {W} edges {L}, {score}',
      '{W} slips by {L}, {score}',
    ],
  },
  {
    key: 'big win',
    weight: 56,
    when: (f) => margin(f) >= 17 && margin(f) < 35,
    templates: [
      '{W} pulls away from {L}, {score}',
      '{W} too much for {L}, {score}',
      '{W} powers past {L}, {score}',
      '{W} dominates {L}, {score}',
      '{W} breezes by {L}, {score}',
      '{W} leaves no doubt against {L}, {score}',
      '{W} thumps {L}, {score}',
      'All {W}: {score} over {L}',
    ],
  },
  {
    key: 'win',
    weight: 54,
    when: (f) => margin(f) < 17 && !unimpressive(f),
    templates: [
      '{W} beats {L}, {score}',
      '{W} tops {L}, {score}',
      '{W} defeats {L}, {score}',
      '{W} downs {L}, {score}',
      '{W} comes out ahead of {L}, {score}',
      '{W} gets the better of {L}, {score}',
    ],
  },
  {
    key: 'win by a score or so',
    weight: 54,
    when: (f) => margin(f) > 3 && margin(f) <= 10 && !unimpressive(f),
    templates: [
      '{W} gets past {L}, {score}',
      '{W} turns back {L}, {score}',
      '{W} fends off {L}, {score}',
      '{W} finds a way against {L}, {score}',
    ],
  },
];
