import type { HeadlineFacts } from './headline-facts.ts';
import { isRanked } from './numbers.ts';

/**
 * What a game can be about. `{W}` and `{L}` are winner and loser with their ranks, `{w}` and `{l}` without; `{score}`
 * is the final score, `{margin}` and `{deficit}` are points in figures, `{ot}` reads `overtime` or `three overtimes`,
 * `{event}` is the game's name, `{star}` `{deed}` and `{feat}` the day of a player, `{streak}` wins in a row.
 */
export interface Story {
  key: string;
  /** How much it makes a headline; stories of nearly the same weight take turns. */
  weight: number;
  when(facts: HeadlineFacts): boolean;
  templates: readonly string[];
}

const margin = (f: HeadlineFacts) => f.winner.score - f.loser.score;
const total = (f: HeadlineFacts) => f.winner.score + f.loser.score;
const underdog = (f: HeadlineFacts) => (f.winProbability ?? 0.5) <= 0.35;
const event = (f: HeadlineFacts) => f.name !== null;
const big = (f: HeadlineFacts) => f.nationalTitle || f.kind !== 'regular';

export const STORIES: readonly Story[] = [
  {
    key: 'national title in overtime',
    weight: 110,
    when: (f) => f.nationalTitle && f.overtime > 0,
    templates: ['{w} needs {ot} to win it all, edging {l} {score}', 'Champions after {ot}: {w} outlasts {l}, {score}'],
  },
  {
    key: 'national title',
    weight: 100,
    when: (f) => f.nationalTitle && f.overtime === 0,
    templates: [
      '{w} wins the national championship, beating {l} {score}',
      'National champions: {w} tops {l}, {score}',
      '{w} stands alone after {score} win over {l} for the title',
      'The crown belongs to {w}: {score} over {l}',
      '{w} lifts the trophy after putting away {l}, {score}',
    ],
  },
  {
    key: 'conference championship upset',
    weight: 92,
    when: (f) => f.kind === 'conference_championship' && event(f) && underdog(f),
    templates: ['{W} upsets {L} {score} to take the {event}', '{event} shocker: {w} topples {L}, {score}'],
  },
  {
    key: 'conference championship',
    weight: 90,
    when: (f) => f.kind === 'conference_championship' && event(f) && !underdog(f),
    templates: [
      '{W} claims the {event} with {score} win over {L}',
      '{W} beats {L} {score} in the {event}',
      'Rings for {w}: {event} won over {l}, {score}',
      '{w} rules its league after {score} win over {L}',
      'No doubt left: {w} takes the {event} from {l}, {score}',
    ],
  },
  {
    key: 'playoff upset',
    weight: 92,
    when: (f) => f.kind === 'playoff' && !f.nationalTitle && underdog(f),
    templates: [
      '{W} crashes the party, sending {L} home {score}',
      'Playoff stunner: {w} knocks out {L}, {score}',
      '{w} writes its own script and ousts {L}, {score}',
    ],
  },
  {
    key: 'playoff',
    weight: 90,
    when: (f) => f.kind === 'playoff' && !f.nationalTitle && !underdog(f),
    templates: [
      '{W} moves on in the playoff, beating {L} {score}',
      '{w} ends the season of {L}, {score}',
      '{w} survives and advances, {score} over {l}',
      'One step closer: {w} eliminates {l}, {score}',
      '{W} keeps its title run alive with {score} win over {L}',
    ],
  },
  {
    key: 'giant killed',
    weight: 88,
    when: (f) => f.loser.rank !== null && f.loser.rank >= 1 && f.loser.rank <= 10 && underdog(f),
    templates: [
      '{W} stuns {L}, {score}',
      'Giant down: {w} brings {L} to its knees, {score}',
      '{w} shakes up the poll with {score} shocker over {L}',
      'Nobody saw it coming: {W} {score} over {L}',
      '{W} turns the season upside down, beating {L} {score}',
      '{L} falls to {W}, {score}',
    ],
  },
  {
    key: 'marathon',
    weight: 86,
    when: (f) => f.overtime >= 3 && !f.nationalTitle,
    templates: [
      'After {ot}, {W} finally puts away {L}, {score}',
      '{W} wins a marathon against {L}: {score} in {ot}',
      '{ot} and still standing: {w} beats {l}, {score}',
    ],
  },
  {
    key: 'great comeback',
    weight: 84,
    when: (f) => f.deficit >= 21,
    templates: [
      'Down {deficit}, {w} storms back to beat {L} {score}',
      '{W} erases a {deficit}-point hole to stun {L}, {score}',
      'Left for dead, {w} rallies from {deficit} back past {l}, {score}',
      '{L} lets a {deficit}-point lead slip away against {w}, {score}',
    ],
  },
  {
    key: 'upset',
    weight: 80,
    when: (f) => underdog(f) && isRanked(f.loser.rank),
    templates: [
      '{W} knocks off {L}, {score}',
      '{W} springs the upset on {L}, {score}',
      '{L} goes down at the hands of {W}, {score}',
      '{w} sends {L} tumbling, {score}',
      'Underdog {w} bites {L}, {score}',
    ],
  },
  {
    key: 'last-minute win',
    weight: 79,
    when: (f) => f.goAheadSecondsLeft !== null && f.goAheadSecondsLeft <= 60,
    templates: [
      '{W} steals it from {L} in the final minute, {score}',
      'Last gasp: {w} goes ahead late and beats {L} {score}',
      '{W} pulls it out at the wire against {L}, {score}',
      'With the clock running out, {w} finds a way past {l}, {score}',
      '{L} one minute short: {w} wins {score}',
    ],
  },
  {
    key: 'overtime',
    weight: 78,
    when: (f) => f.overtime > 0 && f.overtime < 3,
    templates: [
      '{W} outlasts {L} in {ot}, {score}',
      '{W} needs {ot} to get past {L}, {score}',
      'Extra time for {w} and {l}: {w} takes it {score}',
      '{W} edges {L} in {ot}, {score}',
      'Sixty minutes not enough: {w} {score} over {l} in {ot}',
    ],
  },
  {
    key: 'trophy game',
    weight: 77,
    when: (f) => f.trophy !== null,
    templates: [
      '{W} takes the {trophy}, beating {L} {score}',
      'The {trophy} goes to {w} after {score} win over {l}',
      '{trophy}: {W} {score}, better than {L}',
      '{w} carries off the {trophy} at the expense of {l}, {score}',
      '{W} has the {trophy} and the last word on {L}, {score}',
    ],
  },
  {
    key: 'rivalry rout',
    weight: 77,
    when: (f) => f.rivalry && margin(f) >= 21,
    templates: [
      '{W} humbles rival {L}, {score}',
      'A year to brag: {w} pounds rival {l}, {score}',
      'No contest in the rivalry: {W} {score} over {L}',
    ],
  },
  {
    key: 'rivalry',
    weight: 75,
    when: (f) => f.rivalry && margin(f) < 21,
    templates: [
      '{W} wins the rivalry over {L}, {score}',
      'Bragging rights to {w}: {score} over rival {l}',
      '{W} gets the better of its old foe {L}, {score}',
      'Rivalry week smiles on {w}, {score} over {l}',
      '{W} silences rival {L}, {score}',
    ],
  },
  {
    key: 'ranked showdown',
    weight: 76,
    when: (f) => isRanked(f.winner.rank) && isRanked(f.loser.rank) && !big(f),
    templates: [
      '{W} wins battle of ranked teams with {L}, {score}',
      '{W} proves its point against {L}, {score}',
      '{W} takes the showdown with {L}, {score}',
      'Statement made: {W} {score}, {L} beaten',
      '{W} passes the test of {L}, {score}',
    ],
  },
  {
    key: 'bowl rout',
    weight: 76,
    when: (f) => f.kind === 'bowl' && event(f) && margin(f) >= 21,
    templates: [
      '{W} runs away with the {event}, {score} over {L}',
      '{event} turns into a parade: {w} {score}, {l} far behind',
    ],
  },
  {
    key: 'bowl',
    weight: 74,
    when: (f) => f.kind === 'bowl' && event(f) && margin(f) < 21,
    templates: [
      '{W} wins the {event}, {score} over {L}',
      '{event}: {W} sends {L} home, {score}',
      '{w} closes the year with {event} win over {l}, {score}',
      'A happy ending for {w}: {score} over {l} in the {event}',
      '{W} beats {L} {score} to take the {event}',
    ],
  },
  {
    key: 'comeback',
    weight: 72,
    when: (f) => f.deficit >= 14 && f.deficit < 21,
    templates: [
      '{W} comes from {deficit} down to beat {L} {score}',
      '{W} rallies past {L}, {score}',
      'Trailing by {deficit}, {w} turns it around on {l}, {score}',
      '{W} digs out of a {deficit}-point hole against {L}, {score}',
    ],
  },
  {
    key: 'record day in a win',
    weight: 73,
    when: (f) => f.standout?.onWinner === true,
    templates: [
      '{star} {deed} as {W} beats {L} {score}',
      '{star} {deed} and {w} downs {l}, {score}',
      'A day to remember for {star}: {feat} as {w} beats {l} {score}',
      '{feat} by {star} power {W} past {L}, {score}',
    ],
  },
  {
    key: 'record day in a defeat',
    weight: 70,
    when: (f) => f.standout?.onWinner === false,
    templates: [
      '{star} {deed}, but {W} beats {L} {score}',
      '{W} withstands {feat} by {star} to top {l}, {score}',
      '{feat} by {star} not enough as {l} falls to {w}, {score}',
    ],
  },
  {
    key: 'shutout',
    weight: 72,
    when: (f) => f.loser.score === 0,
    templates: [
      '{W} blanks {L}, {score}',
      '{W} slams the door: {score} over {L}',
      'Nothing doing for {l}: {W} wins {score}',
      'Zero on the board for {L} as {w} wins {score}',
    ],
  },
  {
    key: 'streak ended',
    weight: 71,
    when: (f) => f.loser.streak >= 6,
    templates: [
      '{W} snaps the {lstreak}-game winning streak of {L}, {score}',
      'The run is over: {W} stops {L} after {lstreak} straight wins, {score}',
      '{L} loses for the first time in {lnext} games, {score} to {w}',
    ],
  },
  {
    key: 'skid ended',
    weight: 68,
    when: (f) => f.winner.streak <= -4,
    templates: [
      'At last: {w} ends a {skid}-game skid against {L}, {score}',
      '{w} wins for the first time in {snext} games, {score} over {L}',
      'The wait is over for {w}: {score} over {l}',
    ],
  },
  {
    key: 'rout',
    weight: 69,
    when: (f) => margin(f) >= 35,
    templates: [
      '{W} overwhelms {L}, {score}',
      '{W} rolls past {L}, {score}',
      'No mercy: {W} {score}, {L} never in it',
      '{W} makes short work of {L}, {score}',
      '{W} flattens {L} by {margin}, {score}',
      '{W} cruises, {score} over {L}',
      '{W} buries {L}, {score}',
      '{W} pours it on against {L}, {score}',
    ],
  },
  {
    key: 'mild upset',
    weight: 70,
    when: (f) => underdog(f) && !isRanked(f.loser.rank),
    templates: [
      '{W} defies the odds to beat {L} {score}',
      'The line was wrong: {w} {score} over favored {l}',
      '{W} surprises {L}, {score}',
      'Favored {l} comes up short against {w}, {score}',
    ],
  },
  {
    key: 'shootout',
    weight: 70,
    when: (f) => total(f) >= 80 && margin(f) <= 16,
    templates: [
      '{W} outguns {L} in a shootout, {score}',
      'Fireworks: {W} {score} over {L}',
      'Defense optional as {w} outscores {l}, {score}',
      '{W} wins a wild one from {L}, {score}',
      'Scoreboard spins as {w} tops {l}, {score}',
    ],
  },
  {
    key: 'defensive battle',
    weight: 70,
    when: (f) => total(f) <= 27 && margin(f) <= 14 && f.loser.score > 0,
    templates: [
      '{W} grinds out {score} win over {L}',
      'Points at a premium: {W} beats {L} {score}',
      'Defenses rule as {w} edges {l}, {score}',
      '{W} wins a slugfest with {L}, {score}',
      'Every yard counts: {w} {score} over {l}',
    ],
  },
  {
    key: 'winning streak',
    weight: 66,
    when: (f) => f.winner.streak >= 6,
    templates: [
      '{W} makes it {streak} in a row, {score} over {L}',
      '{streak} straight: {W} beats {L} {score}',
      '{W} keeps rolling past {L}, {score}',
      'Still no stopping {w}: {score} over {l}',
    ],
  },
  {
    key: 'ranked win',
    weight: 62,
    when: (f) => isRanked(f.winner.rank) && !isRanked(f.loser.rank) && margin(f) >= 10,
    templates: [
      '{W} takes care of {l}, {score}',
      '{W} handles {l}, {score}',
      '{W} stays on course with {score} win over {l}',
      'Business as usual for {W}: {score} over {l}',
      '{W} in command against {l}, {score}',
      '{W} gives {l} little hope, {score}',
    ],
  },
  {
    key: 'ranked escape',
    weight: 66,
    when: (f) => isRanked(f.winner.rank) && !isRanked(f.loser.rank) && margin(f) < 10,
    templates: [
      '{W} escapes {l}, {score}',
      '{W} survives a scare from {l}, {score}',
      '{l} gives {W} all it wants before falling {score}',
      '{W} gets by {l}, {score}',
      'Close call for {W}: {score} over {l}',
    ],
  },
  {
    key: 'road win',
    weight: 58,
    when: (f) => f.site === 'away' && margin(f) >= 4 && margin(f) < 35,
    templates: [
      '{W} goes on the road and beats {L} {score}',
      '{W} wins at {L}, {score}',
      'Road trip pays off for {w}: {score} at {l}',
      '{W} spoils the day for the home crowd at {l}, {score}',
      '{W} takes one away from {L}, {score}',
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
      'By the skin of its teeth: {w} {score} over {l}',
      '{W} hangs on to beat {L} {score}',
      '{margin} the difference as {w} beats {l} {score}',
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
      '{W} sends {L} packing, {score}',
      '{W} leaves no doubt against {L}, {score}',
      '{W} thumps {L}, {score}',
      'All {w}: {score} over {l}',
    ],
  },
  {
    key: 'win',
    weight: 54,
    when: (f) => margin(f) < 17,
    templates: [
      '{W} beats {L}, {score}',
      '{W} tops {L}, {score}',
      '{W} gets past {L}, {score}',
      '{W} turns back {L}, {score}',
      '{W} defeats {L}, {score}',
      '{W} downs {L}, {score}',
      '{W} comes out ahead of {L}, {score}',
      '{W} fends off {L}, {score}',
      '{W} has enough for {L}, {score}',
      '{w} finds the answers against {l}, {score}',
      'Solid day for {w}: {score} over {l}',
    ],
  },
];
