import type { BowlYears } from '../data.ts';

type Years = [first: number, last: number | null];

/** One bowl's successive names and places. */
function bowl(...years: [name: string, place: string, years: Years][]): readonly BowlYears[] {
  return years.map(([name, place, [first, last]]) => ({ name, place, first, last }));
}

/**
 * Bowls from 2000 on, by the season they end (a game of January 2001 belongs to 2000), best first; public records.
 * Traditional names are used rather than sponsors' names. Bowls called off in 2020 and 2021 keep their place.
 */
export const bowls: readonly (readonly BowlYears[])[] = [
  bowl(['Rose Bowl', 'Pasadena, CA', [2000, null]]),
  bowl(['Sugar Bowl', 'New Orleans, LA', [2000, null]]),
  bowl(['Orange Bowl', 'Miami Gardens, FL', [2000, null]]),
  bowl(['Fiesta Bowl', 'Tempe, AZ', [2000, 2005]], ['Fiesta Bowl', 'Glendale, AZ', [2006, null]]),
  bowl(['Cotton Bowl', 'Dallas, TX', [2000, 2008]], ['Cotton Bowl', 'Arlington, TX', [2009, null]]),
  bowl(['Peach Bowl', 'Atlanta, GA', [2000, null]]),
  bowl(['Citrus Bowl', 'Orlando, FL', [2000, null]]),
  bowl(['Outback Bowl', 'Tampa, FL', [2000, 2021]], ['ReliaQuest Bowl', 'Tampa, FL', [2022, null]]),
  bowl(['Alamo Bowl', 'San Antonio, TX', [2000, null]]),
  bowl(['Holiday Bowl', 'San Diego, CA', [2000, null]]),
  bowl(['Gator Bowl', 'Jacksonville, FL', [2000, null]]),
  bowl(
    ['MicronPC Bowl', 'Miami, FL', [2000, 2000]],
    ['Tangerine Bowl', 'Orlando, FL', [2001, 2003]],
    ['Champs Sports Bowl', 'Orlando, FL', [2004, 2011]],
    ['Russell Athletic Bowl', 'Orlando, FL', [2012, 2016]],
    ['Camping World Bowl', 'Orlando, FL', [2017, 2019]],
    ['Cheez-It Bowl', 'Orlando, FL', [2020, 2022]],
    ['Pop-Tarts Bowl', 'Orlando, FL', [2023, null]],
  ),
  bowl(['Music City Bowl', 'Nashville, TN', [2000, null]]),
  bowl(['Sun Bowl', 'El Paso, TX', [2000, null]]),
  bowl(['Las Vegas Bowl', 'Las Vegas, NV', [2000, null]]),
  bowl(['Liberty Bowl', 'Memphis, TN', [2000, null]]),
  bowl(
    ['galleryfurniture.com Bowl', 'Houston, TX', [2000, 2001]],
    ['Houston Bowl', 'Houston, TX', [2002, 2005]],
    ['Texas Bowl', 'Houston, TX', [2006, null]],
  ),
  bowl(
    ['Continental Tire Bowl', 'Charlotte, NC', [2002, 2004]],
    ['Meineke Car Care Bowl', 'Charlotte, NC', [2005, 2010]],
    ['Belk Bowl', 'Charlotte, NC', [2011, 2019]],
    ["Duke's Mayo Bowl", 'Charlotte, NC', [2020, null]],
  ),
  bowl(
    ['Insight Bowl', 'Phoenix, AZ', [2000, 2005]],
    ['Insight Bowl', 'Tempe, AZ', [2006, 2011]],
    ['Buffalo Wild Wings Bowl', 'Tempe, AZ', [2012, 2013]],
    ['Cactus Bowl', 'Tempe, AZ', [2014, 2014]],
    ['Cactus Bowl', 'Phoenix, AZ', [2015, 2017]],
    ['Cheez-It Bowl', 'Phoenix, AZ', [2018, 2019]],
    ['Guaranteed Rate Bowl', 'Phoenix, AZ', [2020, 2023]],
    ['Rate Bowl', 'Phoenix, AZ', [2024, null]],
  ),
  bowl(['Pinstripe Bowl', 'Bronx, NY', [2010, null]]),
  bowl(['Independence Bowl', 'Shreveport, LA', [2000, null]]),
  bowl(
    ['San Francisco Bowl', 'San Francisco, CA', [2002, 2003]],
    ['Emerald Bowl', 'San Francisco, CA', [2004, 2009]],
    ['Fight Hunger Bowl', 'San Francisco, CA', [2010, 2013]],
    ['Foster Farms Bowl', 'Santa Clara, CA', [2014, 2017]],
    ['Redbox Bowl', 'Santa Clara, CA', [2018, 2019]],
  ),
  bowl(['LA Bowl', 'Inglewood, CA', [2021, 2025]]),
  bowl(
    ['PapaJohns.com Bowl', 'Birmingham, AL', [2006, 2009]],
    ['BBVA Compass Bowl', 'Birmingham, AL', [2010, 2013]],
    ['Birmingham Bowl', 'Birmingham, AL', [2014, null]],
  ),
  bowl(
    ['EagleBank Bowl', 'Washington, DC', [2008, 2009]],
    ['Military Bowl', 'Washington, DC', [2010, 2012]],
    ['Military Bowl', 'Annapolis, MD', [2013, null]],
  ),
  bowl(['Fort Worth Bowl', 'Fort Worth, TX', [2003, 2005]], ['Armed Forces Bowl', 'Fort Worth, TX', [2006, null]]),
  bowl(['Oahu Bowl', 'Honolulu, HI', [2000, 2000]], ['Seattle Bowl', 'Seattle, WA', [2001, 2002]]),
  bowl(['Aloha Bowl', 'Honolulu, HI', [2000, 2000]], ["Hawai'i Bowl", 'Honolulu, HI', [2002, null]]),
  bowl(['Silicon Valley Classic', 'San Jose, CA', [2000, 2004]]),
  bowl(['Poinsettia Bowl', 'San Diego, CA', [2005, 2016]]),
  bowl(
    ['TicketCity Bowl', 'Dallas, TX', [2010, 2011]],
    ['Heart of Dallas Bowl', 'Dallas, TX', [2012, 2017]],
    ['First Responder Bowl', 'Dallas, TX', [2018, null]],
  ),
  bowl(
    ['St. Petersburg Bowl', 'St. Petersburg, FL', [2008, 2016]],
    ['Gasparilla Bowl', 'St. Petersburg, FL', [2017, 2017]],
    ['Gasparilla Bowl', 'Tampa, FL', [2018, null]],
  ),
  bowl(['Fenway Bowl', 'Boston, MA', [2021, null]]),
  bowl(['International Bowl', 'Toronto, ON', [2006, 2009]]),
  bowl(
    ['Motor City Bowl', 'Pontiac, MI', [2000, 2001]],
    ['Motor City Bowl', 'Detroit, MI', [2002, 2008]],
    ['Little Caesars Pizza Bowl', 'Detroit, MI', [2009, 2013]],
    ['Quick Lane Bowl', 'Detroit, MI', [2014, 2023]],
    ['GameAbove Sports Bowl', 'Detroit, MI', [2024, null]],
  ),
  bowl(['Humanitarian Bowl', 'Boise, ID', [2000, 2010]], ['Famous Idaho Potato Bowl', 'Boise, ID', [2011, null]]),
  bowl(
    ['Mobile Alabama Bowl', 'Mobile, AL', [2000, 2000]],
    ['GMAC Bowl', 'Mobile, AL', [2001, 2009]],
    ['GoDaddy Bowl', 'Mobile, AL', [2010, 2015]],
    ['Dollar General Bowl', 'Mobile, AL', [2016, 2018]],
    ['LendingTree Bowl', 'Mobile, AL', [2019, 2022]],
    ['68 Ventures Bowl', 'Mobile, AL', [2023, null]],
  ),
  bowl(['New Orleans Bowl', 'New Orleans, LA', [2001, null]]),
  bowl(['New Mexico Bowl', 'Albuquerque, NM', [2006, null]]),
  bowl(['Boca Raton Bowl', 'Boca Raton, FL', [2014, null]]),
  bowl(['Arizona Bowl', 'Tucson, AZ', [2015, null]]),
  bowl(['Cure Bowl', 'Orlando, FL', [2015, null]]),
  bowl(['Miami Beach Bowl', 'Miami, FL', [2014, 2016]], ['Frisco Bowl', 'Frisco, TX', [2017, null]]),
  bowl(
    ['Bahamas Bowl', 'Nassau, Bahamas', [2014, 2022]],
    ['Famous Toastery Bowl', 'Charlotte, NC', [2023, 2023]],
    ['Xbox Bowl', 'Frisco, TX', [2025, null]],
  ),
  bowl(['Camellia Bowl', 'Montgomery, AL', [2014, 2023]], ['Salute to Veterans Bowl', 'Montgomery, AL', [2024, null]]),
  bowl(['Myrtle Beach Bowl', 'Conway, SC', [2020, null]]),
];

const ALL_MAJOR = ['Rose Bowl', 'Sugar Bowl', 'Orange Bowl', 'Fiesta Bowl', 'Cotton Bowl', 'Peach Bowl'];

/** The bowls that were the title game (until 2005), the semifinals (2014-23) or rounds of the playoff (since 2024). */
export const playoffBowls: Readonly<Record<string, readonly string[]>> = {
  2000: ['Orange Bowl'],
  2001: ['Rose Bowl'],
  2002: ['Fiesta Bowl'],
  2003: ['Sugar Bowl'],
  2004: ['Orange Bowl'],
  2005: ['Rose Bowl'],
  2014: ['Rose Bowl', 'Sugar Bowl'],
  2015: ['Orange Bowl', 'Cotton Bowl'],
  2016: ['Peach Bowl', 'Fiesta Bowl'],
  2017: ['Rose Bowl', 'Sugar Bowl'],
  2018: ['Cotton Bowl', 'Orange Bowl'],
  2019: ['Peach Bowl', 'Fiesta Bowl'],
  2020: ['Rose Bowl', 'Sugar Bowl'],
  2021: ['Cotton Bowl', 'Orange Bowl'],
  2022: ['Peach Bowl', 'Fiesta Bowl'],
  2023: ['Rose Bowl', 'Sugar Bowl'],
  2024: ALL_MAJOR,
  2025: ALL_MAJOR,
  2026: ALL_MAJOR,
};
