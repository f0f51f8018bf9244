import type { PlayerPage } from '../../contract/views/people/player.ts';
import type { RecordOfPlayer } from '../../contract/views/people/player-record.ts';
import type { FormerRecord, RecordHeld } from '../../contract/views/record-book.ts';
import type { RecordSpan } from '../../model/people/record-book.ts';
import { EMPTY } from '../../words/empty.ts';
import { recordNumber, recordTitle, spanTitle } from '../../words/records.ts';
import { fullName } from '../../words/terms.ts';

/** Text for records and halls of fame. All pure. */

/** Placeholder for a span without records. */
export function noRecords(span: RecordSpan): string {
  return span === 'career' ? 'No tracked career has ended yet.' : EMPTY.none;
}

/** The holder: a player, with his team where that is not obvious, or a team. */
export function holderText({ player, team }: Pick<FormerRecord, 'player' | 'team'>, withTeam: boolean): string {
  if (player === null) return team;
  return withTeam ? `${fullName(player)}, ${team}` : fullName(player);
}

/** When it was set: `2031`, `2031 vs. Ohio State`, `2034, so far`. */
export function whenText({ year, game, so_far }: Pick<FormerRecord, 'year' | 'game' | 'so_far'>): string {
  if (so_far) return `${year}, so far`;
  return game === null ? String(year) : `${year} vs. ${game.opponent}`;
}

/** The previous holder: `4,187, Cade Reed, Georgia (2029)`; empty for the first known record. */
export function beforeText({ before }: Pick<RecordHeld, 'before'>, withTeam: boolean): string {
  if (before === null) return '';
  return `${recordNumber(before.value)}, ${holderText(before, withTeam)} (${before.year})`;
}

/** A record on a player's own page: `Michigan season record, passing yards: 4,512 (2031, broken in 2036)`. */
export function playerRecordText({ span, record, scope, whose, value, year, broken }: RecordOfPlayer): string {
  const of = scope === 'nation' ? 'National' : whose;
  const when =
    broken === null ? String(year) : broken === year ? `${year}, broken that season` : `${year}, broken in ${broken}`;
  return `${of} ${spanTitle(span).toLowerCase()} record, ${recordTitle(record).toLowerCase()}: ${recordNumber(value)} (${when})`;
}

/** Returns a player's halls of fame, one line each. */
export function hallLines({ halls }: Pick<PlayerPage, 'halls'>): string[] {
  return halls.map(({ whose, inducted }) => `${whose === null ? '' : `${whose} `}Hall of Fame, class of ${inducted}`);
}

/** Returns the records a player still holds, one line per scope; a national record is also his program's. */
export function standingRecordLines({ records }: Pick<PlayerPage, 'records'>): string[] {
  const held = records.filter(({ broken }) => broken === null);
  const scopes = [...new Set(held.map(({ whose }) => whose))];
  return scopes.map((whose) => {
    const own = held.filter((each) => each.whose === whose);
    const lines = own.map(
      ({ span, record, value }) => `${recordTitle(record).toLowerCase()} in a ${span} (${recordNumber(value)})`,
    );
    const more = lines.length > MOST_TOLD ? `, and ${lines.length - MOST_TOLD} more` : '';
    return `Holds ${whose ?? 'national'} records: ${lines.slice(0, MOST_TOLD).join(', ')}${more}`;
  });
}
const MOST_TOLD = 3;
