import type { Care } from '../model/recruiting.ts';
import { plural } from './numbers.ts';
import { careInSentence } from './recruiting.ts';

/** A change to a recruit on the board. */
interface RecruitChange {
  hours?: number | undefined;
  offer?: boolean | undefined;
  visit?: number | undefined;
  scout?: number | undefined;
  pitch?: Care | 'staff' | undefined;
  drop?: boolean | undefined;
}

function pitchMade(pitch: Care | 'staff'): string {
  return pitch === 'staff' ? 'pitching our strongest selling point' : `pitching ${careInSentence(pitch)}`;
}

/** Confirms a change to some recruits, named before it: `9 hours a week`. */
export function recruitChange({ hours, offer, visit, scout, pitch, drop }: RecruitChange): string {
  if (drop === true) return 'off the board';
  if (hours !== undefined) return hours === 0 ? 'no hours' : `${plural(hours, 'hour')} a week`;
  if (offer !== undefined) return offer ? 'scholarship offered' : 'offer pulled';
  if (visit !== undefined) return visit === 0 ? 'official visit canceled' : `official visit in week ${visit}`;
  if (scout !== undefined) return scout === 0 ? 'hours go to recruiting' : 'hours go to scouting';
  return pitch === undefined ? 'updated' : pitchMade(pitch);
}

/** Describes a past change to some recruits: `gave WR Nicholas Lacey 9 hours a week`. */
export function recruitsChanged(names: string, change: RecruitChange): string {
  const { hours, offer, visit, scout, pitch, drop } = change;
  if (Object.keys(change).length !== 1) return `changed the plan for ${names}`;
  if (drop === true) return `took ${names} off the board`;
  if (hours !== undefined) return `gave ${names} ${hours === 0 ? 'no hours' : `${plural(hours, 'hour')} a week`}`;
  if (offer !== undefined) return offer ? `offered ${names} a scholarship` : `pulled the offer to ${names}`;
  if (visit !== undefined)
    return visit === 0 ? `canceled ${names}’s official visit` : `scheduled ${names}’s official visit for week ${visit}`;
  if (scout !== undefined) return `spent hours on ${scout === 0 ? 'recruiting' : 'scouting'} ${names}`;
  return pitch === undefined ? `changed the plan for ${names}` : `changed the pitch to ${names}`;
}
