import { GAME_LOG_KINDS } from '../../core/contract/views/columns.ts';
import { kebab } from '../../core/model/ids.ts';

/** Players per file. */
export const PLAYERS_A_FILE = 400;

/** Facts about the data that the site's script needs. */
export const FACTS = { players: PLAYERS_A_FILE, kinds: GAME_LOG_KINDS };

/** Returns the file of a team's logo. */
export const logoFile = (team: string): string => `logos/${kebab(team)}.svg`;
