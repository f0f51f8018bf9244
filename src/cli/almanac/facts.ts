import { GAME_LOG_KINDS } from '../../core/contract/views/columns.ts';
import { kebab } from '../../core/model/ids.ts';

/** Players in a file. */
export const PLAYERS_A_FILE = 400;

/** What the script of the site needs to know of its data. */
export const FACTS = { players: PLAYERS_A_FILE, kinds: GAME_LOG_KINDS };

/** The file of a team's logo. */
export const logoFile = (team: string): string => `logos/${kebab(team)}.svg`;
