import type { BowlSides } from '../../model/facts.ts';
import { type Place, placesOf } from './asks.ts';
import { Guests, type Invited, type Seat } from './guests.ts';
import { inviteToMajors } from './majors.ts';

/**
 * Invites by conference tie-ins: in the order of the conference's selections, and between equal ones the better bowl
 * first.
 */
function inviteByTies(guests: Guests, places: readonly Place[], wish: number): void {
  const ties = places.flatMap((place) => {
    const ask = place.asks[wish];
    return ask?.kind === 'pick' && guests.isOpen(place) ? [{ place, ...ask }] : [];
  });
  ties.sort((a, b) => a.pick - b.pick || a.place.bowl - b.place.bowl);
  for (const { place, conference } of ties) {
    const team = guests.best(place, guests.of(conference));
    if (team !== null) guests.seat(place, team, `pick ${conference}`);
  }
}

/** Most preferences a bowl spot can list. */
const WISHES = 3;

/**
 * Returns the two teams of each bowl under the season's tie-ins, best bowl first. Major bowls choose first, then the
 * contracted conference selections, then the teams still available, best first.
 */
export function invitations(from: Invited, bowls: readonly BowlSides[]): [Seat, Seat][] {
  const guests = new Guests(from, bowls.length);
  const places = placesOf(bowls);
  inviteToMajors(guests, places, from);
  for (let wish = 0; wish < WISHES; wish++) inviteByTies(guests, places, wish);
  for (const place of places.filter((each) => guests.isOpen(each))) {
    const team = guests.best(place, guests.rest);
    if (team === null) throw new Error('more bowls than teams');
    guests.seat(place, team, 'open');
  }
  return guests.seats.map(([a, b]) => [a!, b!]);
}
