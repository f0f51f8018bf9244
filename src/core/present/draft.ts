import type { DraftPage } from '../contract/views/people/draft.ts';
import type { PlayerPage } from '../contract/views/people/player.ts';
import { EMPTY } from '../words/empty.ts';
import { ordinal, plural } from '../words/numbers.ts';

/** Text for drafts. All pure. */

/** Names the draft after a season by the spring it is held in: `2026 Draft`. */
export const draftTitle = (season: number): string => `${season + 1} Draft`;

/** `Drafted in round 2 of the 2026 draft, 45th overall`; null if he was not. */
export function draftedText({ drafted }: Pick<PlayerPage, 'drafted'>): string | null {
  if (drafted === null) return null;
  return `Drafted in round ${drafted.round} of the ${drafted.year + 1} draft, ${ordinal(drafted.pick)} overall`;
}

/** `Prestige +0.05: 8 drafted; programs of its prestige had 3.4 on average.` */
function nameLine({ prestige }: DraftPage): string[] {
  if (prestige === null) return [];
  return [`Prestige ${prestige.value > 0 ? '+' : ''}${prestige.value.toFixed(2)}: ${prestige.note}.`];
}

/** Returns the lines above the picks, the user's program first. */
export function draftLines(page: DraftPage): string[] {
  const { year, picks, programs, selections, info } = page;
  if (year === null) return [EMPTY.draft];
  const own = programs.find(({ team }) => team === info.team.name);
  return [
    own === undefined
      ? `No one from ${info.team.name} was drafted.`
      : `${info.team.name}: ${plural(own.picks, 'selection')}, ${own.first_round} in the first round.`,
    ...nameLine(page),
    `${picks.length} of ${selections} selections came from FBS.`,
  ];
}
