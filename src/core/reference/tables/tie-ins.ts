import type { TieInYears } from '../data.ts';

type Row = [first: number, last: number | null, one: string, other: string];

/** The Pac-10, or the Pac-12 that it became. */
const pac = (pick: number | 'champion'): string =>
  pick === 'champion' ? 'pac-10 champion/pac-12 champion' : `pac-10 ${pick}/pac-12 ${pick}`;

/*
 * Who goes to which bowl, by the bowl's first name in the table of bowls; public records (conference and bowl
 * announcements). `sec 2` is the conference's second choice of team after those that play for more, `acc champion` its
 * champion, `major` one of the best that are left over, whoever it is, `open` whoever has no place; after a stroke
 * stands who comes when the first cannot. Choices that were shared or changed between two years of a contract are those
 * of most of its years: the second halves of the Gator, Independence, Gasparilla, First Responder and Frisco Bowls are
 * the nearest well-known year's.
 */
const ROWS: Record<string, Row[]> = {
  'Rose Bowl': [[2000, null, 'big-ten champion', pac('champion')]],
  'Sugar Bowl': [
    [2000, 2013, 'sec champion', 'major'],
    [2014, null, 'sec champion', 'big-12 champion'],
  ],
  'Orange Bowl': [
    [2000, 2013, 'acc champion', 'big-east champion/american champion'],
    [2014, null, 'acc champion', 'major'],
  ],
  'Fiesta Bowl': [
    [2000, 2013, 'big-12 champion', 'major'],
    [2014, null, 'major', 'major'],
  ],
  'Cotton Bowl': [
    [2000, 2013, 'big-12 2', 'sec 3'],
    [2014, null, 'major', 'major'],
  ],
  'Peach Bowl': [
    [2000, 2013, 'acc 2', 'sec 5'],
    [2014, null, 'major', 'major'],
  ],
  'Citrus Bowl': [[2000, null, 'big-ten 2', 'sec 2']],
  'Outback Bowl': [[2000, null, 'big-ten 3', 'sec 4']],
  'Alamo Bowl': [
    [2000, 2009, 'big-12 4', 'big-ten 4'],
    [2010, null, pac(2), 'big-12 3'],
  ],
  'Holiday Bowl': [
    [2000, 2009, pac(2), 'big-12 3'],
    [2010, 2013, pac(3), 'big-12 5'],
    [2014, 2019, pac(3), 'big-ten 4'],
    [2020, null, `${pac(3)}/open`, 'acc 4'],
  ],
  'Gator Bowl': [
    [2000, 2005, 'acc 3', 'big-east 2'],
    [2006, 2009, 'acc 3', 'big-12 5/big-east 2'],
    [2010, 2013, 'big-ten 5', 'sec 6'],
    [2014, 2019, 'sec 5', 'big-ten 5/acc 6'],
    [2020, null, 'sec 5', 'acc 3'],
  ],
  'MicronPC Bowl': [
    [2000, 2005, 'acc 4', 'big-12 6'],
    [2006, 2009, 'acc 4', 'big-ten 5'],
    [2010, 2013, 'acc 3', 'big-east 2/american 2'],
    [2014, 2019, 'acc 2', 'big-12 2'],
    [2020, null, 'acc 2', 'big-12 2'],
  ],
  'Music City Bowl': [
    [2000, 2005, 'sec 6', 'big-ten 6'],
    [2006, 2013, 'acc 6', 'sec 7'],
    [2014, 2019, 'sec 6', 'acc 4/big-ten 6'],
    [2020, null, 'sec 6', 'big-ten 5'],
  ],
  'Sun Bowl': [
    [2000, 2005, pac(3), 'big-ten 5'],
    [2006, 2009, pac(3), 'big-12 6/big-east 3'],
    [2010, null, `${pac(4)}/open`, 'acc 4'],
  ],
  'Las Vegas Bowl': [
    [2000, 2000, 'mwc 2', 'sec 7'],
    [2001, 2005, 'mwc 2', pac(5)],
    [2006, 2019, 'mwc 1', pac(5)],
    [2020, null, `${pac(2)}/big-12 7`, 'sec 7/big-ten 4'],
  ],
  'Liberty Bowl': [
    [2000, 2003, 'cusa 1', 'mwc 1'],
    [2004, 2004, 'cusa 1', 'wac 1'],
    [2005, 2013, 'cusa 1', 'sec 8'],
    [2014, null, 'sec 8', 'big-12 5'],
  ],
  'galleryfurniture.com Bowl': [
    [2000, 2005, 'big-12 7', 'cusa 3'],
    [2006, 2009, 'big-12 8', 'cusa 5'],
    [2010, 2013, 'big-12 6', 'big-ten 6'],
    [2014, null, 'big-12 4', 'sec 7'],
  ],
  'Continental Tire Bowl': [
    [2002, 2010, 'acc 5', 'big-east 3'],
    [2011, 2013, 'acc 5', 'big-east 3/american 3'],
    [2014, 2019, 'acc 5', 'sec 8'],
    [2020, null, 'acc 5', 'big-ten 6/sec 8'],
  ],
  'Insight Bowl': [
    [2000, 2001, 'big-12 5', 'big-east 3'],
    [2002, 2005, pac(4), 'big-east 4'],
    [2006, 2013, 'big-12 7', 'big-ten 6'],
    [2014, 2017, 'big-12 6', pac(6)],
    [2018, null, 'big-12 6', 'big-ten 7'],
  ],
  'Pinstripe Bowl': [
    [2010, 2013, 'big-east 4/american 4', 'big-12 7'],
    [2014, null, 'acc 6', 'big-ten 6'],
  ],
  'Independence Bowl': [
    [2000, 2009, 'sec 8', 'big-12 8'],
    [2010, 2013, 'acc 7', 'mwc 3'],
    [2014, 2019, 'acc 8', 'sec 9'],
    [2020, null, 'big-12 7', 'cusa 2'],
  ],
  'San Francisco Bowl': [
    [2002, 2004, 'mwc 3', 'big-east 5'],
    [2005, 2009, pac(4), 'acc 7'],
    [2010, 2013, pac(6), 'wac 2/mwc 4'],
    [2014, 2019, pac(4), 'big-ten 7'],
  ],
  'LA Bowl': [[2021, 2025, 'mwc 1', `${pac(5)}/open`]],
  'PapaJohns.com Bowl': [
    [2006, 2013, 'big-east 4/american 4', 'sec 9'],
    [2014, null, 'american 3', 'sec 9'],
  ],
  'EagleBank Bowl': [
    [2008, 2013, 'acc 8', 'cusa 5'],
    [2014, null, 'acc 7', 'american 2'],
  ],
  'Fort Worth Bowl': [
    [2003, 2005, 'cusa 4', 'big-12 9'],
    [2006, 2013, 'mwc 3', 'cusa 3'],
    [2014, null, 'american 4', 'big-12 8'],
  ],
  'Oahu Bowl': [
    [2000, 2000, 'sec 9', 'acc 5'],
    [2001, 2002, pac(5), 'acc 6'],
  ],
  'Aloha Bowl': [
    [2000, 2000, pac(4), 'big-east 4'],
    [2002, 2011, 'wac 2', 'cusa 2'],
    [2012, 2019, 'mwc 4', 'cusa 4/american 6'],
    [2020, null, 'mwc 3', 'american 5'],
  ],
  'Silicon Valley Classic': [[2000, 2004, 'wac 2', pac(6)]],
  'Poinsettia Bowl': [[2005, 2016, 'mwc 2', 'open']],
  'TicketCity Bowl': [
    [2010, 2013, 'big-12 8', 'big-ten 7'],
    [2014, 2017, 'cusa 2', 'big-12 8'],
    [2018, null, 'american 6', 'open'],
  ],
  'St. Petersburg Bowl': [
    [2008, 2013, 'big-east 5/american 5', 'cusa 4'],
    [2014, 2019, 'american 5', 'cusa 3'],
    [2020, null, 'american 4', 'open'],
  ],
  'Fenway Bowl': [[2021, null, 'american 1', 'acc 6']],
  'International Bowl': [[2006, 2009, 'big-east 5', 'mac 3']],
  'Motor City Bowl': [
    [2000, 2001, 'mac 1', 'cusa 4'],
    [2002, 2013, 'mac 1', 'big-ten 7'],
    [2014, null, 'mac 1', 'big-ten 8'],
  ],
  'Humanitarian Bowl': [
    [2000, 2000, 'big-west 1', 'wac 1'],
    [2001, 2008, 'wac 1', 'acc 8'],
    [2009, 2012, 'wac 1', 'mac 3'],
    [2013, null, 'mwc 4', 'mac 2'],
  ],
  'Mobile Alabama Bowl': [
    [2000, 2009, 'mac 2', 'cusa 2'],
    [2010, null, 'mac 3', 'sun-belt 2'],
  ],
  'New Orleans Bowl': [[2001, null, 'sun-belt 1', 'cusa 4']],
  'New Mexico Bowl': [
    [2006, 2013, 'mwc 4', `wac 3/${pac(7)}`],
    [2014, null, 'mwc 3', 'cusa 3'],
  ],
  'Boca Raton Bowl': [[2014, null, 'cusa 1', 'mac 4']],
  'Arizona Bowl': [
    [2015, 2019, 'mwc 5', 'sun-belt 4'],
    [2020, null, 'mwc 2', 'mac 2'],
  ],
  'Cure Bowl': [[2015, null, 'sun-belt 3', 'american 6']],
  'Miami Beach Bowl': [
    [2014, 2016, 'american 1', 'open'],
    [2017, null, 'american 5', 'open'],
  ],
  'Bahamas Bowl': [[2014, null, 'cusa 5', 'mac 5']],
  'Camellia Bowl': [[2014, null, 'sun-belt 4', 'mac 3']],
  'Myrtle Beach Bowl': [[2020, null, 'sun-belt 3', 'mac 5']],
};

export const tieIns: Readonly<Record<string, readonly TieInYears[]>> = Object.fromEntries(
  Object.entries(ROWS).map(([bowl, rows]) => [
    bowl,
    rows.map(([first, last, one, other]) => ({ first, last, sides: [one, other] as const })),
  ]),
);
