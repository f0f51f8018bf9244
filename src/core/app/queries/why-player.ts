import { done, type Result, refuse } from '../../contract/result.ts';
import { lastOf, mustHave, zip } from '../../model/lists.ts';
import { sincePreseason, WINTER_PARTS, type WinterPart } from '../../model/player.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import type { QueryContext } from '../reading/context.ts';
import { findPlayer } from '../reading/names.ts';
import { rosterYear, teamFacts } from '../reading/season-view.ts';
import type { Explanation } from './recruiting/why-choice.ts';

/** Labels of what changes a rating over a winter and in season. */
const LABELS: Readonly<Record<WinterPart, readonly [label: string, note: string]>> = {
  growth: ['Growth', 'Closing the gap to his potential'],
  playing: ['Playing time', 'Starters learn more than reserves'],
  coaches: ['Coaches', 'His head coach and coordinator, vs. an average staff'],
  facilities: ['Facilities', 'His program’s, vs. average'],
  injury: ['Injuries', 'Games he missed'],
  squad: ['His unit', 'Luck shared by his side of the ball; it fades'],
  luck: ['Luck', 'His own'],
  season: ['This season', 'Young players who play step up at midseason'],
  edit: ['Edited', 'You changed his rating by hand'],
};

/** Finds a rostered player by name or id, preferring the player's own team. */
function onRoster({ save, season }: QueryContext, text: string): Result<StoredPlayer> {
  const { team } = season.settings;
  const own = findPlayer(save.players.ofTeam(team), text, `the players at ${teamFacts(season, team).name}`);
  const found = own.ok ? own : findPlayer(save.players.current(), text, 'the active players');
  return found.ok ? done(mustHave(save.players.byId(found.value), 'player with this id')) : found;
}

/** Starting value of the parts: last season's rating, or a freshman's rating at enrollment. */
function startOf(
  ratings: StoredPlayer['ratings'],
  winter: readonly number[],
  year: number,
): Explanation['parts'][number] {
  const before = ratings.at(-2);
  if (before !== undefined) return { label: `Rating in ${year - 1}`, value: before, note: '' };
  return { label: 'Rating at enrollment', value: lastOf(ratings) - sincePreseason({ winter }), note: '' };
}

/** Explains a player's rating change since last season, in parts that add up. */
export function lastWinter(context: QueryContext, text: string): Result<Explanation> {
  const { season } = context;
  const found = onRoster(context, text);
  if (!found.ok) return found;
  const { first, last, ratings, winter, team } = found.value;
  const who = `${first} ${last}`;
  const year = rosterYear(season);
  if (winter === null)
    return refuse(
      'not_found',
      `Nothing has moved ${who}’s rating yet: he has not been through an offseason in this dynasty or stepped up this season.`,
    );
  return done({
    season,
    team,
    title: `Why ${who} is rated ${ratings.at(-1)} in ${year}`,
    parts: [
      startOf(ratings, winter, year),
      ...zip(WINTER_PARTS.slice(0, winter.length), winter).map(([part, value]) => ({
        label: LABELS[part][0],
        value,
        note: LABELS[part][1],
      })),
    ],
    total_label: `Rating in ${year}`,
    decimals: 1,
  });
}
