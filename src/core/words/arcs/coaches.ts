import { possessive, spelledPlural, winLoss } from '../numbers.ts';

import type { ArcFacts, CoachChange } from './facts.ts';

/** Describes a firing during the season. */
export function firedText(f: Extract<ArcFacts, { kind: 'coach_fired' }>): string[] {
  const { team, who, interim } = f;
  const start = `a ${winLoss(f.wins, f.losses)} start`;
  const leads = interim === null ? '' : ` ${interim} takes over as interim head coach.`;
  return [`${team} fires ${who} after ${start}.${leads}`, `${possessive(team)} ${start} costs ${who} his job.${leads}`];
}

/** Describes what the season does for the player's coach. */
export function ownCoachText(f: Extract<ArcFacts, { kind: 'hot_seat' | 'seat_cools' | 'rising' }>): string[] {
  const { team, who } = f;
  const record = winLoss(f.wins, f.losses);
  switch (f.kind) {
    case 'hot_seat':
      return [
        `${who} is on the hot seat: ${team} is ${record}, and boosters want a change.`,
        `At ${record}, ${team} has begun to ask how long ${who} will be its head coach.`,
        `${possessive(team)} patience with ${who} is running out at ${record}.`,
      ];
    case 'seat_cools':
      return [
        `${who} buys himself time: ${team} is ${record}, and the calls for a change have quieted.`,
        `The talk about ${possessive(who)} job dies down with ${team} at ${record}.`,
      ];
    case 'rising': {
      const expected = spelledPlural(f.expected, 'win');
      return [
        `${who} is a name to watch for bigger jobs: ${team} is ${record} in a year that promised ${expected}.`,
        `Bigger programs have noticed ${who}, who has ${team} at ${record} in a season of ${expected} expected.`,
      ];
    }
  }
}

/** Describes a departure after the season, and the replacement. */
export function changeText({ team, who, end, midseason, seasons, to, hired, from }: CoachChange): string[] {
  const stay = spelledPlural(seasons, 'season');
  if (midseason) return [`${team} hires ${hired}, ${from}, to follow ${who}, who was fired during the season.`];
  switch (end) {
    case 'fired':
      return [
        `${team} fires ${who} after ${stay} and hires ${hired}, ${from}.`,
        `${who} is out at ${team} after ${stay}; ${hired}, ${from}, takes over.`,
      ];
    case 'retired':
      return [`${who} retires after ${stay} at ${team}; ${hired}, ${from}, takes over.`];
    case 'nfl':
      return [`${who} leaves ${team} for the NFL after ${stay}; ${hired}, ${from}, takes over.`];
    default:
      return [`${who} leaves ${team}${to === null ? '' : ` for ${to}`} after ${stay}; ${hired}, ${from}, takes over.`];
  }
}
