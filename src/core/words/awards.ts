import type { AwardName, AwardRole, TeamRole } from '../model/people/awards.ts';

/** Award names. */

const ROLE_WORDS: Readonly<Record<AwardRole, string>> = {
  qb: 'Quarterback',
  rb: 'Running Back',
  wr: 'Wide Receiver',
  te: 'Tight End',
  ol: 'Offensive Lineman',
  dl: 'Defensive Lineman',
  lb: 'Linebacker',
  db: 'Defensive Back',
  k: 'Kicker',
  p: 'Punter',
  ret: 'Returner',
  offense: 'Offense',
  defense: 'Defense',
  special: 'Special Teams',
};

/** A position for narrow columns: `QB`, `RET`, `Offense`. */
export function roleShort(role: AwardRole): string {
  return role.length <= 'ret'.length ? role.toUpperCase() : ROLE_WORDS[role];
}

/** `Quarterback`, `Defensive Back`. */
export function roleTitle(role: AwardRole): string {
  return ROLE_WORDS[role];
}

/** `Heisman Trophy`, `Quarterback of the Year`. */
export function awardTitle(award: AwardName): string {
  switch (award) {
    case 'heisman':
      return 'Heisman Trophy';
    case 'best_defender':
      return 'Defensive Player of the Year';
    case 'all_america':
      return 'All-America';
    case 'freshman_all_america':
      return 'Freshman All-America';
    case 'all_conference':
      return 'All-Conference';
    case 'player_of_the_week':
      return 'Player of the Week';
    case 'most_valuable':
      return 'Most Valuable Player';
    default:
      return `${ROLE_WORDS[award.slice('best_'.length) as TeamRole]} of the Year`;
  }
}
