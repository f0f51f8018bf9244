import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import type { DraftPick } from '../../model/people/draft.ts';
import { hasReached, stageFacts } from '../../model/stages.ts';
import { draftOf, isDraftable, picksByTeam } from '../../offseason/leaving/draft.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { type QueryContext, recent } from './context.ts';

/** A draft with the players who were picked. */
export interface Draft {
  picks: readonly DraftPick[];
  pickOf: ReadonlyMap<PlayerId, DraftPick>;
  people: ReadonlyMap<PlayerId, StoredPlayer>;
}

/** Seasons of the dynasty that were followed by a draft, newest first. The draft is held once a season closes. */
export function draftYears({ season }: QueryContext): number[] {
  const { settings, year, stage } = season.row;
  const last = hasReached(stage, 'summary') ? year : year - 1;
  return Array.from({ length: Math.max(0, last - settings.startYear + 1) }, (_, i) => last - i);
}

/** Number of players drafted from each program after a season. */
export function draftedAfter(context: QueryContext, year: number): ReadonlyMap<TeamId, number> {
  const { picks, people } = draftAfter(context, year);
  return picksByTeam(picks, (id) => mustGet(people, id).team);
}

/** All players who left a program after a season. */
function leaversAfter({ season, save }: QueryContext, year: number): StoredPlayer[] {
  if (year < season.row.year || stageFacts(season.row.stage).nextRosters) return save.players.leftAfter(year);
  return save.players.byIds(save.players.departures().map(({ player }) => player));
}

/**
 * The draft after a season. It is drawn again from the departed players with the dynasty's numbers; nothing about it is
 * stored.
 * @param year one of `draftYears`
 */
export function draftAfter(context: QueryContext, year: number): Draft {
  return recent(context.memo, 'draft', year, () => {
    const eligible = leaversAfter(context, year).filter(({ reason }) => isDraftable(reason));
    const { season } = context;
    const picks = draftOf(eligible, year, season.settings.seed, season.tuning);
    const pickOf = new Map(picks.map((pick) => [pick.player, pick]));
    return {
      picks,
      pickOf,
      people: new Map(eligible.filter(({ id }) => pickOf.has(id)).map((each) => [each.id, each])),
    };
  });
}
