import type { DivisionYears } from '../data.ts';

/*
 * Divisions by conference and season, public records (the conferences' record books). A division lists whoever was in
 * it at any time of its span; members of the season are found by who is in the conference. The ACC and the Mountain
 * West played 2020 without them, and the Pac-12 took its two best to its title game from 2022 on.
 */
export const divisions: Readonly<Record<string, readonly DivisionYears[]>> = {
  acc: [
    {
      first: 2005,
      last: 2019,
      divisions: {
        Atlantic: [
          'boston-college',
          'clemson',
          'florida-state',
          'louisville',
          'maryland',
          'nc-state',
          'syracuse',
          'wake-forest',
        ],
        Coastal: ['duke', 'georgia-tech', 'miami', 'north-carolina', 'pittsburgh', 'virginia', 'virginia-tech'],
      },
    },
    {
      first: 2021,
      last: 2022,
      divisions: {
        Atlantic: ['boston-college', 'clemson', 'florida-state', 'louisville', 'nc-state', 'syracuse', 'wake-forest'],
        Coastal: ['duke', 'georgia-tech', 'miami', 'north-carolina', 'pittsburgh', 'virginia', 'virginia-tech'],
      },
    },
  ],
  american: [
    {
      first: 2015,
      last: 2019,
      divisions: {
        East: ['cincinnati', 'east-carolina', 'south-florida', 'temple', 'ucf', 'uconn'],
        West: ['houston', 'memphis', 'navy', 'smu', 'tulane', 'tulsa'],
      },
    },
  ],
  'big-12': [
    {
      first: 2000,
      last: 2010,
      divisions: {
        North: ['colorado', 'iowa-state', 'kansas', 'kansas-state', 'missouri', 'nebraska'],
        South: ['baylor', 'oklahoma', 'oklahoma-state', 'texas', 'texas-a-m', 'texas-tech'],
      },
    },
  ],
  'big-ten': [
    {
      first: 2011,
      last: 2013,
      divisions: {
        Leaders: ['illinois', 'indiana', 'ohio-state', 'penn-state', 'purdue', 'wisconsin'],
        Legends: ['iowa', 'michigan', 'michigan-state', 'minnesota', 'nebraska', 'northwestern'],
      },
    },
    {
      first: 2014,
      last: 2023,
      divisions: {
        East: ['indiana', 'maryland', 'michigan', 'michigan-state', 'ohio-state', 'penn-state', 'rutgers'],
        West: ['illinois', 'iowa', 'minnesota', 'nebraska', 'northwestern', 'purdue', 'wisconsin'],
      },
    },
  ],
  cusa: [
    {
      first: 2005,
      last: 2012,
      divisions: {
        East: ['east-carolina', 'marshall', 'memphis', 'southern-miss', 'uab', 'ucf'],
        West: ['houston', 'rice', 'smu', 'tulane', 'tulsa', 'utep'],
      },
    },
    {
      first: 2013,
      last: 2013,
      divisions: {
        East: [
          'east-carolina',
          'florida-atlantic',
          'florida-international',
          'marshall',
          'middle-tennessee',
          'southern-miss',
          'uab',
        ],
        West: ['louisiana-tech', 'north-texas', 'rice', 'tulane', 'tulsa', 'utep', 'utsa'],
      },
    },
    {
      first: 2014,
      last: 2016,
      divisions: {
        East: [
          'charlotte',
          'florida-atlantic',
          'florida-international',
          'marshall',
          'middle-tennessee',
          'old-dominion',
          'uab',
          'western-kentucky',
        ],
        West: ['louisiana-tech', 'north-texas', 'rice', 'southern-miss', 'utep', 'utsa'],
      },
    },
    {
      first: 2017,
      last: 2021,
      divisions: {
        East: [
          'charlotte',
          'florida-atlantic',
          'florida-international',
          'marshall',
          'middle-tennessee',
          'old-dominion',
          'western-kentucky',
        ],
        West: ['louisiana-tech', 'north-texas', 'rice', 'southern-miss', 'uab', 'utep', 'utsa'],
      },
    },
  ],
  mac: [
    {
      first: 2000,
      last: 2001,
      divisions: {
        East: ['akron', 'bowling-green', 'buffalo', 'kent-state', 'marshall', 'miami-oh', 'ohio'],
        West: ['ball-state', 'central-michigan', 'eastern-michigan', 'northern-illinois', 'toledo', 'western-michigan'],
      },
    },
    {
      first: 2002,
      last: 2004,
      divisions: {
        East: ['akron', 'buffalo', 'kent-state', 'marshall', 'miami-oh', 'ohio', 'ucf'],
        West: [
          'ball-state',
          'bowling-green',
          'central-michigan',
          'eastern-michigan',
          'northern-illinois',
          'toledo',
          'western-michigan',
        ],
      },
    },
    {
      first: 2005,
      last: 2023,
      divisions: {
        East: ['akron', 'bowling-green', 'buffalo', 'kent-state', 'massachusetts', 'miami-oh', 'ohio', 'temple'],
        West: ['ball-state', 'central-michigan', 'eastern-michigan', 'northern-illinois', 'toledo', 'western-michigan'],
      },
    },
  ],
  mwc: [
    {
      first: 2013,
      last: 2019,
      divisions: {
        Mountain: ['air-force', 'boise-state', 'colorado-state', 'new-mexico', 'utah-state', 'wyoming'],
        West: ['fresno-state', 'hawaii', 'nevada', 'san-diego-state', 'san-jose-state', 'unlv'],
      },
    },
    {
      first: 2021,
      last: 2022,
      divisions: {
        Mountain: ['air-force', 'boise-state', 'colorado-state', 'new-mexico', 'utah-state', 'wyoming'],
        West: ['fresno-state', 'hawaii', 'nevada', 'san-diego-state', 'san-jose-state', 'unlv'],
      },
    },
  ],
  'pac-12': [
    {
      first: 2011,
      last: 2021,
      divisions: {
        North: ['california', 'oregon', 'oregon-state', 'stanford', 'washington', 'washington-state'],
        South: ['arizona', 'arizona-state', 'colorado', 'ucla', 'usc', 'utah'],
      },
    },
  ],
  sec: [
    {
      first: 2000,
      last: 2023,
      divisions: {
        East: ['florida', 'georgia', 'kentucky', 'missouri', 'south-carolina', 'tennessee', 'vanderbilt'],
        West: ['alabama', 'arkansas', 'auburn', 'lsu', 'mississippi-state', 'ole-miss', 'texas-a-m'],
      },
    },
  ],
  'sun-belt': [
    {
      first: 2018,
      last: 2021,
      divisions: {
        East: ['app-state', 'coastal-carolina', 'georgia-southern', 'georgia-state', 'troy'],
        West: ['arkansas-state', 'louisiana', 'south-alabama', 'texas-state', 'ul-monroe'],
      },
    },
    {
      first: 2022,
      last: null,
      divisions: {
        East: [
          'app-state',
          'coastal-carolina',
          'georgia-southern',
          'georgia-state',
          'james-madison',
          'marshall',
          'old-dominion',
        ],
        West: [
          'arkansas-state',
          'louisiana',
          'louisiana-tech',
          'south-alabama',
          'southern-miss',
          'texas-state',
          'troy',
          'ul-monroe',
        ],
      },
    },
  ],
};
