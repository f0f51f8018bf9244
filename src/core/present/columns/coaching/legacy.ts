import type { FacedCoach, LegacyStop, LegacyTrophy, Milestone } from '../../../contract/views/people/legacy.ts';
import { legacyPartText, milestoneText, prizeText, relationText, verdictText } from '../../../words/coaching/legacy.ts';
import { COMMON, nameColumn, number, recordColumn, scoreColumn, words } from '../../../words/columns/common.ts';
import { tableColumn as col, highestFirst } from '../../../words/columns/descriptor.ts';
import { oneDecimal, signedTo } from '../../../words/numbers.ts';

/** Columns of a coach's legacy. */

const OWN = {
  coach: words('Coach', 'The coach.'),
  years: words('Years', 'His first and last season there.'),
  points: number(['Legacy', 'Legacy points'], 'What his years there are worth to those who remember them.', 'high', 1),
  from: words('Points from', 'What the points come from.'),
  verdict: words('Remembered as', 'How the program remembers him.'),
  titles: number(['Nat', 'National titles'], 'National titles.', 'high'),
  conference: number(['Conf', 'Conference titles'], 'Conference titles.', 'high'),
  bowls: number(['Bowls', 'Bowl wins'], 'Bowls and playoff games won.', 'high'),
  prestige: words('Prestige', 'Program prestige when he arrived, and when he left (or now).'),
  won: words('Trophy', 'What he won.'),
  versus: words('Record', 'His wins and losses against that coach.', 'Record', 'high'),
  streak: words('Streak', 'Games in a row.'),
  last: words('Last met', 'The latest game against him.'),
  relation: words('Connection', 'His connection to that coach.'),
  moment: words('Milestone', 'The milestone.'),
  score: words('Score', 'The score.'),
};

/** `2024-27`, `2028-`. */
function yearsText({ since, until }: LegacyStop): string {
  return until === null ? `${since}-` : since === until ? String(since) : `${since}-${String(until).slice(2)}`;
}

const partsText = ({ parts }: LegacyStop): string =>
  parts.map(({ part, points }) => `${legacyPartText(part)} ${signedTo(points, 1)}`).join(', ');

/** `3 to 5`, or `3`. */
const prestigeText = ({ prestige_from, prestige_to }: LegacyStop): string =>
  prestige_from === prestige_to ? String(prestige_to) : `${prestige_from} to ${prestige_to}`;

export const LEGACY_STOPS = {
  team: col<LegacyStop>('team', COMMON.team, ({ team }) => team),
  years: highestFirst(col<LegacyStop>('years', OWN.years, yearsText, yearsText, ({ since }) => since)),
  record: recordColumn<LegacyStop>('record', COMMON.overall, ({ wins, losses }) => [wins, losses]),
  titles: col<LegacyStop>('titles', OWN.titles, ({ titles }) => titles),
  conference: col<LegacyStop>('conference_titles', OWN.conference, ({ conference_titles }) => conference_titles),
  bowls: col<LegacyStop>('bowl_wins', OWN.bowls, ({ bowl_wins }) => bowl_wins),
  prestige: col<LegacyStop>('prestige', OWN.prestige, prestigeText, prestigeText, ({ prestige_to }) => prestige_to),
  points: col<LegacyStop>('points', OWN.points, ({ points }) => points),
  verdict: col<LegacyStop>(
    'verdict',
    OWN.verdict,
    ({ verdict }) => verdict,
    ({ verdict, until }) => verdictText(verdict, until === null),
  ),
  from: col<LegacyStop>('from', OWN.from, partsText),
};

export const LEGACY_TROPHIES = {
  year: col<LegacyTrophy>('year', COMMON.year, ({ year }) => year),
  won: col<LegacyTrophy>('won', OWN.won, prizeText),
  kind: col<LegacyTrophy>('kind', words('Kind', 'Kind of trophy.'), ({ kind }) => kind),
  team: col<LegacyTrophy>('team', COMMON.team, ({ team }) => team),
  opponent: col<LegacyTrophy>('opponent', COMMON.opponent, ({ opponent }) => opponent ?? ''),
  score: scoreColumn<LegacyTrophy>('score', OWN.score, ({ score }) => score),
};

/** `W2`, `L1`. */
const streakText = ({ streak }: FacedCoach): string => `${streak > 0 ? 'W' : 'L'}${Math.abs(streak)}`;

export const FACED_COACHES = {
  coach: nameColumn<FacedCoach>('coach', OWN.coach, (row) => row),
  team: col<FacedCoach>('team', COMMON.team, ({ team }) => team),
  record: recordColumn<FacedCoach>('record', OWN.versus, ({ wins, losses }) => [wins, losses]),
  streak: col<FacedCoach>('streak', OWN.streak, streakText, streakText, ({ streak }) => streak),
  last: col<FacedCoach>(
    'last',
    OWN.last,
    ({ last_year, last_score }) => `${last_year}, ${last_score}`,
    ({ last_year, last_score }) => `${last_year}, ${last_score}`,
    ({ last_year }) => last_year,
  ),
  relation: col<FacedCoach>('relation', OWN.relation, ({ relation }) => relationText(relation)),
};

export const MILESTONES = {
  year: col<Milestone>('year', COMMON.year, ({ year }) => year),
  moment: col<Milestone>('milestone', OWN.moment, milestoneText),
  team: col<Milestone>('team', COMMON.team, ({ team }) => team),
  opponent: col<Milestone>('opponent', COMMON.opponent, ({ opponent }) => opponent),
  score: scoreColumn<Milestone>('score', OWN.score, ({ score }) => score),
};

/** Formats legacy points. */
export const pointsText = oneDecimal;
