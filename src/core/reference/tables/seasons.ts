import type { SeasonBase, SeasonChange } from '../data.ts';

/*
 * Conferences, members and playoff by season, from public records: the season of 2000 in full, then only what changed.
 * Shortened 2020 has the games of an ordinary year. Games before the championships: eleven, but twelve when a season had
 * fourteen Saturdays (2002, 2003) and in every one since 2006 (NCAA bylaw 17).
 * The two teams that were the Pac-12 in 2024 and 2025 count as independents. 2026 is the announced alignment.
 */

export const seasonBase: SeasonBase = {
  year: 2000,
  conferences: {
    acc: { name: 'ACC', fullName: 'Atlantic Coast Conference', games: 8, titleGame: false },
    'big-12': { name: 'Big 12', fullName: 'Big 12 Conference', games: 8, titleGame: true },
    'big-east': { name: 'Big East', fullName: 'Big East Conference', games: 7, titleGame: false },
    'big-ten': { name: 'Big Ten', fullName: 'Big Ten Conference', games: 8, titleGame: false },
    'big-west': { name: 'Big West', fullName: 'Big West Conference', games: 5, titleGame: false },
    cusa: { name: 'CUSA', fullName: 'Conference USA', games: 8, titleGame: false },
    mac: { name: 'MAC', fullName: 'Mid-American Conference', games: 8, titleGame: true },
    mwc: { name: 'MWC', fullName: 'Mountain West Conference', games: 7, titleGame: false },
    'pac-10': { name: 'Pac-10', fullName: 'Pac-10 Conference', games: 8, titleGame: false },
    sec: { name: 'SEC', fullName: 'Southeastern Conference', games: 8, titleGame: true },
    wac: { name: 'WAC', fullName: 'Western Athletic Conference', games: 8, titleGame: false },
  },
  members: {
    acc: [
      'clemson',
      'duke',
      'florida-state',
      'georgia-tech',
      'maryland',
      'nc-state',
      'north-carolina',
      'virginia',
      'wake-forest',
    ],
    'big-12': [
      'baylor',
      'colorado',
      'iowa-state',
      'kansas',
      'kansas-state',
      'missouri',
      'nebraska',
      'oklahoma',
      'oklahoma-state',
      'texas',
      'texas-a-m',
      'texas-tech',
    ],
    'big-east': [
      'boston-college',
      'miami',
      'pittsburgh',
      'rutgers',
      'syracuse',
      'temple',
      'virginia-tech',
      'west-virginia',
    ],
    'big-ten': [
      'illinois',
      'indiana',
      'iowa',
      'michigan',
      'michigan-state',
      'minnesota',
      'northwestern',
      'ohio-state',
      'penn-state',
      'purdue',
      'wisconsin',
    ],
    'big-west': ['arkansas-state', 'boise-state', 'idaho', 'new-mexico-state', 'north-texas', 'utah-state'],
    cusa: ['army', 'cincinnati', 'east-carolina', 'houston', 'louisville', 'memphis', 'southern-miss', 'tulane', 'uab'],
    independent: [
      'louisiana',
      'louisiana-tech',
      'middle-tennessee',
      'navy',
      'notre-dame',
      'south-florida',
      'ucf',
      'uconn',
      'ul-monroe',
    ],
    mac: [
      'akron',
      'ball-state',
      'bowling-green',
      'buffalo',
      'central-michigan',
      'eastern-michigan',
      'kent-state',
      'marshall',
      'miami-oh',
      'northern-illinois',
      'ohio',
      'toledo',
      'western-michigan',
    ],
    mwc: ['air-force', 'byu', 'colorado-state', 'new-mexico', 'san-diego-state', 'unlv', 'utah', 'wyoming'],
    'pac-10': [
      'arizona',
      'arizona-state',
      'california',
      'oregon',
      'oregon-state',
      'stanford',
      'ucla',
      'usc',
      'washington',
      'washington-state',
    ],
    sec: [
      'alabama',
      'arkansas',
      'auburn',
      'florida',
      'georgia',
      'kentucky',
      'lsu',
      'mississippi-state',
      'ole-miss',
      'south-carolina',
      'tennessee',
      'vanderbilt',
    ],
    wac: ['fresno-state', 'hawaii', 'nevada', 'rice', 'san-jose-state', 'smu', 'tcu', 'tulsa', 'utep'],
  },
  playoff: { teams: 2, autobids: 0, championsTopFour: false },
  games: 11,
};

export const seasonChanges: readonly SeasonChange[] = [
  {
    year: 2001,
    conferences: {
      cusa: { games: 7 },
      'sun-belt': { name: 'Sun Belt', fullName: 'Sun Belt Conference', games: 6, titleGame: false },
    },
    moves: {
      cusa: ['tcu'],
      independent: ['troy', 'utah-state'],
      'sun-belt': [
        'arkansas-state',
        'idaho',
        'louisiana',
        'middle-tennessee',
        'new-mexico-state',
        'north-texas',
        'ul-monroe',
      ],
      wac: ['boise-state', 'louisiana-tech'],
    },
  },
  {
    year: 2002,
    games: 12, // in 2002 and 2003, whose seasons have fourteen Saturdays
    conferences: {
      cusa: { games: 8 },
    },
    moves: {
      mac: ['ucf'],
    },
  },
  {
    year: 2003,
    conferences: {
      'sun-belt': { games: 7 },
    },
    moves: {
      cusa: ['south-florida'],
      'sun-belt': ['utah-state'],
    },
  },
  {
    year: 2004,
    games: 11,
    conferences: {
      'big-east': { games: 6 },
      'sun-belt': { games: 6 },
    },
    moves: {
      acc: ['miami', 'virginia-tech'],
      'big-east': ['uconn'],
      independent: ['florida-a-m', 'florida-atlantic', 'florida-international'],
      'sun-belt': ['troy'],
    },
  },
  {
    year: 2005,
    conferences: {
      acc: { titleGame: true },
      'big-east': { games: 7 },
      cusa: { titleGame: true },
      mwc: { games: 8 },
      'sun-belt': { games: 7 },
    },
    moves: {
      acc: ['boston-college'],
      'big-east': ['cincinnati', 'louisville', 'south-florida'],
      cusa: ['marshall', 'rice', 'smu', 'tulsa', 'ucf', 'utep'],
      independent: ['army', 'temple'],
      mwc: ['tcu'],
      out: ['florida-a-m'],
      'sun-belt': ['florida-atlantic', 'florida-international'],
      wac: ['idaho', 'new-mexico-state', 'utah-state'],
    },
  },
  {
    year: 2006,
    games: 12, // for good: bylaw 17 as changed in 2005
    conferences: {
      'pac-10': { games: 9 },
    },
  },
  {
    year: 2007,
    moves: {
      independent: ['western-kentucky'],
      mac: ['temple'],
    },
  },
  {
    year: 2009,
    conferences: {
      'sun-belt': { games: 8 },
    },
    moves: {
      'sun-belt': ['western-kentucky'],
    },
  },
  {
    year: 2011,
    conferences: {
      'big-12': { games: 9, titleGame: false },
      'big-ten': { titleGame: true },
      mwc: { games: 7 },
      'pac-12': { name: 'Pac-12', fullName: 'Pac-12 Conference', games: 9, titleGame: true },
      wac: { games: 7 },
    },
    moves: {
      'big-ten': ['nebraska'],
      independent: ['byu'],
      mwc: ['boise-state'],
      'pac-12': [
        'arizona',
        'arizona-state',
        'california',
        'colorado',
        'oregon',
        'oregon-state',
        'stanford',
        'ucla',
        'usc',
        'utah',
        'washington',
        'washington-state',
      ],
    },
  },
  {
    year: 2012,
    conferences: {
      mwc: { games: 8 },
      wac: { games: 6 },
    },
    moves: {
      'big-12': ['tcu', 'west-virginia'],
      'big-east': ['temple'],
      mac: ['massachusetts'],
      mwc: ['fresno-state', 'hawaii', 'nevada'],
      sec: ['missouri', 'texas-a-m'],
      'sun-belt': ['south-alabama'],
      wac: ['texas-state', 'utsa'],
    },
  },
  {
    year: 2013,
    conferences: {
      american: { name: 'American', fullName: 'American Athletic Conference', games: 8, titleGame: false },
      mwc: { titleGame: true },
      'sun-belt': { games: 7 },
    },
    moves: {
      acc: ['pittsburgh', 'syracuse'],
      american: [
        'cincinnati',
        'houston',
        'louisville',
        'memphis',
        'rutgers',
        'smu',
        'south-florida',
        'temple',
        'ucf',
        'uconn',
      ],
      cusa: ['florida-atlantic', 'florida-international', 'louisiana-tech', 'middle-tennessee', 'north-texas', 'utsa'],
      independent: ['idaho', 'new-mexico-state'],
      mwc: ['san-jose-state', 'utah-state'],
      'sun-belt': ['georgia-state', 'texas-state'],
    },
  },
  {
    year: 2014,
    conferences: {
      'sun-belt': { games: 8 },
    },
    moves: {
      acc: ['louisville'],
      american: ['east-carolina', 'tulane', 'tulsa'],
      'big-ten': ['maryland', 'rutgers'],
      cusa: ['old-dominion', 'western-kentucky'],
      'sun-belt': ['app-state', 'georgia-southern', 'idaho', 'new-mexico-state'],
    },
    playoff: { teams: 4, autobids: 0, championsTopFour: false },
  },
  {
    year: 2015,
    conferences: {
      american: { titleGame: true },
    },
    moves: {
      american: ['navy'],
      cusa: ['charlotte'],
      out: ['uab'],
    },
  },
  {
    year: 2016,
    conferences: {
      'big-ten': { games: 9 },
    },
    moves: {
      independent: ['massachusetts'],
    },
  },
  {
    year: 2017,
    conferences: {
      'big-12': { titleGame: true },
    },
    moves: {
      cusa: ['uab'],
      'sun-belt': ['coastal-carolina'],
    },
  },
  {
    year: 2018,
    conferences: {
      'sun-belt': { titleGame: true },
    },
    moves: {
      independent: ['liberty', 'new-mexico-state'],
      out: ['idaho'],
    },
  },
  {
    year: 2020,
    moves: {
      acc: ['notre-dame'],
      independent: ['uconn'],
    },
  },
  {
    year: 2021,
    moves: {
      independent: ['notre-dame'],
    },
  },
  {
    year: 2022,
    moves: {
      'sun-belt': ['james-madison', 'marshall', 'old-dominion', 'southern-miss'],
    },
  },
  {
    year: 2023,
    moves: {
      american: ['charlotte', 'florida-atlantic', 'north-texas', 'rice', 'uab', 'utsa'],
      'big-12': ['byu', 'cincinnati', 'houston', 'ucf'],
      cusa: ['jacksonville-state', 'liberty', 'new-mexico-state', 'sam-houston'],
    },
  },
  {
    year: 2024,
    conferences: {
      mwc: { games: 7 },
    },
    moves: {
      acc: ['california', 'smu', 'stanford'],
      american: ['army'],
      'big-12': ['arizona', 'arizona-state', 'colorado', 'utah'],
      'big-ten': ['oregon', 'ucla', 'usc', 'washington'],
      cusa: ['kennesaw-state'],
      independent: ['oregon-state', 'washington-state'],
      sec: ['oklahoma', 'texas'],
    },
    playoff: { teams: 12, autobids: 5, championsTopFour: true },
  },
  {
    year: 2025,
    conferences: {
      mwc: { games: 8 },
    },
    moves: {
      cusa: ['delaware', 'missouri-state'],
      mac: ['massachusetts'],
    },
    playoff: { teams: 12, autobids: 5, championsTopFour: false },
  },
  {
    year: 2026,
    conferences: {
      'pac-12': { name: 'Pac-12', fullName: 'Pac-12 Conference', games: 7, titleGame: true },
      sec: { games: 9 },
    },
    moves: {
      mac: ['sacramento-state'],
      mwc: ['north-dakota-state', 'northern-illinois', 'utep'],
      'pac-12': [
        'boise-state',
        'colorado-state',
        'fresno-state',
        'oregon-state',
        'san-diego-state',
        'texas-state',
        'utah-state',
        'washington-state',
      ],
      'sun-belt': ['louisiana-tech'],
    },
  },
];
