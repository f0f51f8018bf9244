import type { Info } from '../contract/views/shared.ts';
import { stageFacts } from '../model/stages.ts';

/**
 * A team's record, with the year once its season is over: `2024: 13-2 (8-1)`. Until a season is closed, the record has
 * no year.
 */
export function seasonRecord(
  record: string,
  { currentYear, stage }: Pick<Info, 'currentYear' | 'stage'>,
  year: number = currentYear,
): string {
  return year !== currentYear || stageFacts(stage).seasonClosed ? `${year}: ${record}` : record;
}
