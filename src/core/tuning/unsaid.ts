import { POSITIONS } from '../model/positions.ts';
import { type EraFactor, erasKnobs, noDifference } from './eras.ts';
import { listKnobs } from './knob.ts';
import { moneyKnobs } from './money.ts';
import { portalKnobs } from './portal.ts';

/** Every year is like today. */
const ERAS = listKnobs(erasKnobs).map(({ name }) => [name, noDifference(name.split('.').at(-1) as EraFactor)] as const);

/** Nobody changes teams. */
const PORTAL = listKnobs(portalKnobs).flatMap(({ name }): [string, number][] => {
  if (/\.(entries|arrivals)$/.test(name)) return [[name, 0]];
  if (name.endsWith('.seniors')) return [[name, -25]];
  if (name.endsWith('.waivers')) return [[name, 0]];
  return /\.(quits|walkOns)$/.test(name) ? [[name, 1]] : [];
});

/** Nobody has money for players. */
const MONEY = listKnobs(moneyKnobs).flatMap(({ name }): [string, number][] =>
  name.startsWith('money.years.') ? [[name, 0]] : [],
);

/**
 * What programs before these numbers played by, without saying so: a running dynasty whose save has no such number goes on
 * as it was. Others that a save lacks are taken from `KNOBS`.
 */
export const UNSAID_NUMBERS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(ERAS),
  ...Object.fromEntries(PORTAL),
  ...Object.fromEntries(MONEY),
  'portal.adapts': 0,
  'development.facilitiesSd': 0,
  'portal.choose.idle': 0,
  'portal.enter.firstYear': 0,
  'portal.stars.best': 10,
  'eligibility.specialTeams.fiveStars': 0,
  'eligibility.specialTeams.fourStars': 0,
  'eligibility.specialTeams.threeStars': 0,
  'eligibility.specialTeams.others': 0,
  'eligibility.specialTeams.later': 0,
  'awards.heisman.lowestPrice': 0.02,
  'plans.staff': 0,
  'fourthDown.takePoints': 0,
  'fourthDown.surrenderSeconds': 900,
  'tries.careTie': 0,
  'tries.moodEarly': 0.2,
  'injuries.longest': 1000,
  'fakes.punts': 0,
  'fakes.fieldGoals': 0,
  'tricks.share': 0,
  'pass.preventSeconds': 0,
  'pass.preventFade': 1,
  'strength.afterHalf': 0,
  'reserves.thirdWorse': 0,
  'tries.careTouchdown': 0,
  'tries.twoPointReturned': 0,
  'fieldGoals.missReturned': 0,
  'fieldGoals.extraPointReturned': 0,
  'penalties.holdingBeyond': 0,
  'departures.leave.freshmen': 0,
  'departures.leave.sophomores': 0,
  'departures.leave.juniors': 0,
  'rosters.moreBacks': 0,
  'rosters.fewerSpecialists': 0,
  'rotation.receivingEnds': 0,
  'rotation.receivingBacks': 0,
  'development.late.share': 0,
  'development.growth.fifth': 0,
  'development.early.rb': 0,
  'development.early.wr': 0,
  'styles.passLeast': -10,
  'styles.ofHead': 0,
  'styles.ofCoordinator': 0,
  'styles.ofProgram': 0,
  'schemes.effect': 0,
  'schemes.personnel': 0,
  'walkOns.widest': 10,
  ...Object.fromEntries(POSITIONS.map((position) => [`injuries.practiceShare.${position}`, 1])),
  'prestige.draft': 0,
  'money.pull.keepStarters': 1,
  'portal.enter.ofStarters': 1,
  'eligibility.starting.fifthYears': 1,
  'eligibility.saved.fiveStars': 0,
  'eligibility.saved.fourStars': 0,
  'eligibility.saved.threeStars': 0,
  'eligibility.saved.others': 0,
  'odds.confidence': 1,
  'odds.opinionSd': 0,
  'recruits.work.silence': 0,
  'recruits.cares.coach': 0,
  'recruits.hours.head': 0,
  'recruits.hours.coordinator': 0,
  'schemes.newFirst': 0,
  'schemes.newSecond': 0,
  'schedule.keptPeers': 0,
  'schedule.keptPeerPlace': 0,
  'schedule.keptMoneyGames': 0,
  'committee.schedule': 0,
  'committee.title': 0,
  'committee.headToHead': 0,
  'poll.lossDrop': 200,
  'poll.playoffDrop': 200,
  'poll.riseTo': 0,
  'poll.topTenLosses': 20,
  'poll.lossesForgiven': 20,
  'poll.manyLosses': 0,
  'poll.leaderGap': 100,
};
