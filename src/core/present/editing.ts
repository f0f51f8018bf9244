import type { PlayerPage } from '../contract/views/people/player.ts';
import { stageFacts } from '../model/stages.ts';

/** Whether a page's player can be edited: the dynasty allows it, and he is on a roster whose season is not over. */
export function canEdit({ info, number }: Pick<PlayerPage, 'info' | 'number'>): boolean {
  return info.editable === true && number !== undefined && !stageFacts(info.stage).seasonClosed;
}
