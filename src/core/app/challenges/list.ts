import type { NewGameInput } from '../../contract/inputs.ts';
import type { Goal } from './goal.ts';

/** A challenge: a shared start and a goal. */
export interface Challenge {
  /** The name players type; its random seed follows from it. */
  id: string;
  title: string;
  /** One sentence on why it is hard. */
  about: string;
  start: Pick<NewGameInput, 'team' | 'year' | 'playoff_teams'>;
  goal: Goal;
  /** The last season that counts. */
  until: number;
}

/** Built-in challenges. A challenge never changes once released, because dynasty codes are judged against this list. */
export const CHALLENGES: readonly Challenge[] = [
  {
    id: 'golden-flashes',
    title: 'Golden Flashes',
    about: 'A small program in Ohio, and a twelve-team field with room for one more.',
    start: { team: 'Kent State', year: 2022, playoff_teams: 12 },
    goal: { kind: 'playoff', times: 1 },
    until: 2032,
  },
  {
    id: 'death-penalty',
    title: 'After the death penalty',
    about: 'SMU has not been the same since 1987.',
    start: { team: 'SMU', year: 2005 },
    goal: { kind: 'conference_champion', times: 2 },
    until: 2014,
  },
  {
    id: 'owls',
    title: 'Brains and brawn',
    about: 'Rice recruits against all of Texas, even during finals week.',
    start: { team: 'Rice', year: 2010 },
    goal: { kind: 'wins', wins: 10 },
    until: 2018,
  },
  {
    id: 'doormat',
    title: 'Not the doormat',
    about: 'Everyone in the league schedules Kansas for homecoming.',
    start: { team: 'Kansas', year: 2015 },
    goal: { kind: 'winning_seasons', inARow: 4 },
    until: 2026,
  },
  {
    id: 'commodores',
    title: 'Anchor down',
    about: 'Win the toughest league in the country at Vanderbilt.',
    start: { team: 'Vanderbilt', year: 2012 },
    goal: { kind: 'conference_champion', times: 1 },
    until: 2026,
  },
  {
    id: 'blue-turf',
    title: 'The blue turf',
    about: 'Win it all from outside the power conferences, when only two teams play for the title.',
    start: { team: 'Boise State', year: 2006, playoff_teams: 2 },
    goal: { kind: 'champion', times: 1 },
    until: 2016,
  },
  {
    id: 'the-u',
    title: 'The U is back',
    about: 'Miami has heard it before.',
    start: { team: 'Miami', year: 2013 },
    goal: { kind: 'champion', times: 1 },
    until: 2022,
  },
  {
    id: 'big-red',
    title: 'Big Red',
    about: 'Take Nebraska back to 1997.',
    start: { team: 'Nebraska', year: 2018 },
    goal: { kind: 'rank', rank: 4 },
    until: 2027,
  },
  {
    id: 'service',
    title: 'Go Army',
    about: 'Finish among the best with the players Army gets.',
    start: { team: 'Army', year: 2014 },
    goal: { kind: 'rank', rank: 10 },
    until: 2024,
  },
  {
    id: 'twelve-and-none',
    title: 'Nobody beats us',
    about: 'One season without a loss, with a middling program.',
    start: { team: 'Purdue', year: 2016 },
    goal: { kind: 'unbeaten', times: 1 },
    until: 2027,
  },
  {
    id: 'dynasty',
    title: 'A real dynasty',
    about: 'Three titles in ten years, from the top.',
    start: { team: 'Alabama', year: 2007 },
    goal: { kind: 'champion', times: 3 },
    until: 2016,
  },
  {
    id: 'stiff-arm',
    title: 'The stiff-arm trophy',
    about: 'Two Heisman winners from Pullman.',
    start: { team: 'Washington State', year: 2012 },
    goal: { kind: 'heisman', times: 2 },
    until: 2026,
  },
  {
    id: 'climb',
    title: 'The climb',
    about: 'From the bottom of FBS to a name recruits know.',
    start: { team: 'Louisiana Monroe', year: 2008 },
    goal: { kind: 'prestige', prestige: 4 },
    until: 2022,
  },
  {
    id: 'borderland',
    title: 'Sun and no silver',
    about: 'UTEP last won a bowl in 1967.',
    start: { team: 'UTEP', year: 2004 },
    goal: { kind: 'conference_champion', times: 1 },
    until: 2014,
  },
  {
    id: 'wake-up',
    title: 'Wake up',
    about: 'The smallest school in a power conference, in the playoff again and again.',
    start: { team: 'Wake Forest', year: 2019, playoff_teams: 12 },
    goal: { kind: 'playoff', times: 3 },
    until: 2030,
  },
  {
    id: 'island',
    title: 'The islands',
    about: 'Hawaii flies five hours to every road game.',
    start: { team: 'Hawaii', year: 2012 },
    goal: { kind: 'wins', wins: 12 },
    until: 2022,
  },
  {
    id: 'new-here',
    title: 'New here',
    about: 'Win the league with a program that just moved up.',
    start: { team: 'James Madison', year: 2022 },
    goal: { kind: 'conference_champion', times: 3 },
    until: 2029,
  },
  {
    id: 'echoes',
    title: 'Wake up the echoes',
    about: 'Notre Dame without a conference and without an excuse.',
    start: { team: 'Notre Dame', year: 2008 },
    goal: { kind: 'champion', times: 2 },
    until: 2020,
  },
  {
    id: 'cyclones',
    title: 'Between two giants',
    about: 'Keep Iowa State above .500 year after year.',
    start: { team: 'Iowa State', year: 2014 },
    goal: { kind: 'winning_seasons', inARow: 7 },
    until: 2026,
  },
  {
    id: 'hoosiers',
    title: 'Not a basketball school',
    about: 'Win it all with one of the losingest programs in history.',
    start: { team: 'Indiana', year: 2021, playoff_teams: 12 },
    goal: { kind: 'champion', times: 1 },
    until: 2031,
  },
];
