import type { HeadlineFacts } from './headline-facts.ts';
import { isRanked } from './numbers.ts';

/**
 * What a game can be about. `{W}` and `{L}` are winner and loser with their ranks, `{w}` and `{l}` without (in title games); `{score}`
 * is the final score, `{margin}` and `{deficit}` are points in figures, `{ot}` reads `overtime` or `three overtimes`,
 * `{late}` `with 14 seconds left` or `as time expires`, `{goAhead}` is the late score (`field goal`), `{event}` the
 * game's name, `{trophy}` the trophy's or the rivalry's with its article, `{star}` `{deed}` and `{feat}` the day of a player, `{stars}` and `{losers}` his and the loser's name as owners, `{streak}` wins in a row.
 */
export interface Story {
  key: string;
  /** Its weight as a headline; stories of nearly equal weight take turns. */
  weight: number;
  when(facts: HeadlineFacts): boolean;
  templates: readonly string[];
}

const margin = (f: HeadlineFacts) => f.winner.score - f.loser.score;
const total = (f: HeadlineFacts) => f.winner.score + f.loser.score;
const event = (f: HeadlineFacts) => f.name !== null;
const big = (f: HeadlineFacts) => f.nationalTitle || f.kind !== 'regular';
/** A game that a headline has to name: a title game, a playoff game or a bowl. */
const named = (f: HeadlineFacts) => f.nationalTitle || championship(f) || f.kind === 'playoff' || bowl(f);
/** A clear underdog won. */
const underdog = (f: HeadlineFacts) => (f.winProbability ?? 0.5) <= 0.35;
/** The loser stood higher in the poll. */
const upsetsOrder = (f: HeadlineFacts) => (f.winner.rank ?? 0) > (f.loser.rank ?? 0);
/** A huge underdog won. */
const longShot = (f: HeadlineFacts) => (f.winProbability ?? 0.5) <= 0.2;
const late = (f: HeadlineFacts) => f.goAheadSecondsLeft !== null && f.goAheadSecondsLeft <= 60 && f.overtime === 0;
/** Points by which the winner failed to cover the line; negative when it covered. */
const short = (f: HeadlineFacts) => (f.expectedMargin ?? margin(f)) - margin(f);
/** A heavy favorite that won by far less than it was expected to. */
const unimpressive = (f: HeadlineFacts) => (f.expectedMargin ?? 0) >= 14 && short(f) >= 12 && margin(f) <= 10;
/** Names of games, not of their trophies. */
const GAME_NAME =
  /Battle|Showdown|Revivalry|Saturday|Farmageddon|Hate|Rumble|War\b|Rivalry|Game|Classic|Series|Clash|Bowl|Brawl|Duel|Party|Shootout|Feud|Bedlam|Derby|Crosstown|Backyard|Championship/;
const isGame = (name: string) => GAME_NAME.test(name) && !/Trophy$/.test(name);
const championship = (f: HeadlineFacts) => f.kind === 'conference_championship' && event(f);
const playoff = (f: HeadlineFacts) => f.kind === 'playoff' && !f.nationalTitle;
const bowl = (f: HeadlineFacts) => f.kind === 'bowl' && event(f);
const topFive = (rank: number | null) => rank !== null && rank >= 1 && rank <= 5;
const topTen = (rank: number | null) => rank !== null && rank >= 1 && rank <= 10;

export const STORIES: readonly Story[] = [
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
    key: 'late giant killing',
    weight: 95,
    when: (f) => !big(f) && topTen(f.loser.rank) && !topTen(f.winner.rank) && underdog(f) && late(f),
    templates: [
      '{W} stuns {L} {late}, {score}',
      'Stunner: {W} beats {L} on a {goAhead} {late}, {score}',
      '{goAhead} {late} lifts {W} past {L} in a shocker, {score}',
      '{W} shocks {L} {late}, {score}',
    ],
  },
  {
    key: 'giant killed',
    weight: 88,
    when: (f) => !named(f) && topTen(f.loser.rank) && !topTen(f.winner.rank) && underdog(f),
    templates: [
      '{W} stuns {L}, {score}',
      '{W} takes down {L}, {score}',
      '{W} shakes up the poll with a {score} upset of {L}',
      '{W} shocks {L}, {score}',
      '{W} turns the season upside down for {L}, {score}',
    ],
  },
  {
    key: 'giant routed',
    weight: 90,
    when: (f) => !named(f) && topTen(f.loser.rank) && !topTen(f.winner.rank) && underdog(f) && margin(f) >= 17,
    templates: ['{W} blows out {L} in a stunner, {score}', 'Upset and a rout: {W} {score} over {L}'],
  },
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
    key: 'late upset',
    weight: 90,
    when: (f) => !big(f) && longShot(f) && late(f),
    templates: [
      '{W} upsets {L} {late}, {score}',
      '{goAhead} {late} gives {W} an upset of {L}, {score}',
      '{W} stuns {L} on a {goAhead} {late}, {score}',
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
    key: 'upset by a long shot',
    weight: 84,
    when: (f) => !named(f) && longShot(f),
    templates: [
      '{W} pulls off a shocker against {L}, {score}',
      '{W} stuns heavily favored {L}, {score}',
      'Long shot {W} upsets {L}, {score}',
      '{W} shocks {L}, {score}',
      '{L} is stunned by {W}, {score}',
      'Nobody saw it coming: {W} {score} over {L}',
      '{W} beats the odds and {L}, {score}',
      '{W} pulls the upset of {L}, {score}',
      'Big favorite {L} goes down to {W}, {score}',
    ],
  },
  {
    key: 'rout by a long shot',
    weight: 90,
    when: (f) => !named(f) && longShot(f) && margin(f) >= 21,
    templates: [
      '{W} routs {L} in a stunner, {score}',
      'A stunner and a rout: {W} {score} over {L}',
      '{W} runs away from heavily favored {L}, {score}',
    ],
  },
  {
    key: 'upset',
    weight: 80,
    when: (f) => !named(f) && underdog(f) && isRanked(f.loser.rank),
    templates: [
      '{W} knocks off {L}, {score}',
      '{W} springs the upset on {L}, {score}',
      '{L} goes down to {W}, {score}',
      '{W} sends {L} tumbling, {score}',
      'Underdog {W} beats {L}, {score}',
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
    key: 'bowl in overtime',
    weight: 82,
    when: (f) => bowl(f) && f.overtime > 0,
    templates: ['{W} wins the {event} in {ot}, {score} over {L}', '{W} outlasts {L} in {ot} in the {event}, {score}'],
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
    key: 'named rivalry',
    weight: 77,
    when: (f) => f.trophy !== null && isGame(f.trophy),
    templates: [
      '{W} wins {trophy}, {score} over {L}',
      '{W} beats {L} {score} in {trophy}',
      '{W} gets the better of {L} in {trophy}, {score}',
    ],
  },
  {
    key: 'trophy game',
    weight: 77,
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
      '{W} gets the better of rival {L}, {score}',
      '{W} beats rival {L}, {score}',
      '{W} silences rival {L}, {score}',
    ],
  },
  {
    key: 'ranked rout',
    weight: 77,
    when: (f) => isRanked(f.winner.rank) && isRanked(f.loser.rank) && !big(f) && margin(f) >= 17,
    templates: [
      '{W} routs {L} in a showdown of ranked teams, {score}',
      '{W} makes a statement against {L}, {score}',
      '{W} dominates {L}, {score}',
    ],
  },
  {
    key: 'ranked showdown',
    weight: 76,
    when: (f) => isRanked(f.winner.rank) && isRanked(f.loser.rank) && !big(f) && margin(f) < 17 && !upsetsOrder(f),
    templates: [
      '{W} wins battle of ranked teams with {L}, {score}',
      '{W} takes the showdown with {L}, {score}',
      '{W} passes its test against {L}, {score}',
      '{W} tops {L} in a Top 25 matchup, {score}',
      '{W} wins a big one against {L}, {score}',
      '{W} beats {L} in a meeting of ranked teams, {score}',
      '{W} turns back {L}, {score}',
    ],
  },
  {
    key: 'higher place beaten',
    weight: 77,
    when: (f) => isRanked(f.winner.rank) && isRanked(f.loser.rank) && !big(f) && margin(f) < 17 && upsetsOrder(f),
    templates: [
      '{W} knocks off {L}, {score}',
      '{W} hands {L} a loss, {score}',
      '{L} falls to {W}, {score}',
      '{W} beats {L} in a meeting of ranked teams, {score}',
      '{W} wins a big one against {L}, {score}',
      '{W} gets the best of {L}, {score}',
    ],
  },
  {
    key: 'top of the poll',
    weight: 84,
    when: (f) => !named(f) && topFive(f.winner.rank) && topFive(f.loser.rank) && margin(f) < 17,
    templates: [
      '{W} beats {L} in a clash of top-five teams, {score}',
      '{W} wins a top-five showdown with {L}, {score}',
      'Top-five showdown goes to {W}: {score} over {L}',
    ],
  },
  {
    key: 'ranked team beaten',
    weight: 78,
    when: (f) => !named(f) && isRanked(f.loser.rank) && !isRanked(f.winner.rank) && !underdog(f),
    templates: ['{W} knocks off {L}, {score}', '{W} hands {L} a loss, {score}', '{L} falls to {W}, {score}'],
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
    ],
  },
  {
    key: 'record day in a defeat',
    weight: 70,
    when: (f) => !named(f) && f.standout?.onWinner === false,
    templates: [
      '{star} {deed}, but {W} beats {L} {score}',
      '{W} withstands {stars} {feat} to top {L}, {score}',
      '{stars} {feat} not enough as {L} falls to {W}, {score}',
    ],
  },
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
    key: 'mild upset',
    weight: 70,
    when: (f) => underdog(f) && !isRanked(f.loser.rank) && !longShot(f),
    templates: [
      '{W} upsets {L}, {score}',
      '{W} knocks off favored {L}, {score}',
      '{W} surprises {L}, {score}',
      'Favored {L} comes up short against {W}, {score}',
    ],
  },
  {
    key: 'upset rout',
    weight: 74,
    when: (f) => !named(f) && underdog(f) && margin(f) >= 17,
    templates: ['{W} routs favored {L}, {score}', '{W} makes the upset of {L} look easy, {score}'],
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
    key: 'unimpressive favorite',
    weight: 71,
    when: (f) => unimpressive(f) && f.overtime === 0,
    templates: [
      '{W} gets all it can handle from {L}, {score}',
      'Heavily favored {W} sweats out a {score} win over {L}',
      '{W} avoids an upset against {L}, {score}',
      '{W} survives a scare from {L}, {score}',
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
  {
    key: 'ranked win',
    weight: 62,
    when: (f) =>
      isRanked(f.winner.rank) && !isRanked(f.loser.rank) && margin(f) > 8 && !unimpressive(f) && !underdog(f),
    templates: [
      '{W} takes care of {L}, {score}',
      '{W} handles {L}, {score}',
      '{W} stays on course with a {score} win over {L}',
      'Business as usual for {W}: {score} over {L}',
      '{W} has no trouble with {L}, {score}',
      '{W} gets the job done against {L}, {score}',
      '{W} puts away {L}, {score}',
      '{W} sails past {L}, {score}',
      '{W} has too much for {L}, {score}',
    ],
  },
  {
    key: 'ranked escape',
    weight: 66,
    when: (f) => isRanked(f.winner.rank) && !isRanked(f.loser.rank) && margin(f) <= 8 && (f.expectedMargin ?? 7) >= 7,
    templates: [
      '{W} escapes {L}, {score}',
      '{W} survives {L}, {score}',
      '{L} gives {W} all it wants before falling {score}',
      '{W} gets by {L}, {score}',
      'Close call for {W}: {score} over {L}',
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
      '{W} leaves {L} with a {score} win',
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
