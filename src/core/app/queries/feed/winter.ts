import type { TeamId } from '../../../model/ids.ts';
import { choicesFrom, PORTAL_PARTS, promisedIn, type Transfer } from '../../../model/portal.ts';
import { PERIODS, SUMMER_PERIOD } from '../../../model/recruiting.ts';
import {
  callAnswered,
  callRefused,
  playerLeft,
  promiseBroken,
  promiseFailed,
  promiseKept,
} from '../../../words/feed.ts';
import { PORTAL_PART_WORDS, PORTAL_REASON_WORDS } from '../../../words/portal.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { namedPlayer, separation, type UndatedItem } from './item.ts';

/** Lowest rating at which a departing player makes the feed. */
const TOLD_RATING = 60;

/** Points that separated us from another finalist of a transfer. */
function apart({ finalists }: Transfer, own: TeamId, other: TeamId | null) {
  const [ours, theirs] = [own, other].map((of) => finalists.find(({ team }) => team === of));
  return separation(PORTAL_PARTS, PORTAL_PART_WORDS, ours, theirs);
}

/** Results of a winter's calls and promises, and other departures. */
export function winterItems(context: QueryContext, year: number): UndatedItem[] {
  const { save, season } = context;
  const { team } = season.settings;
  const nameOf = (id: string | null) => (id === null ? null : teamFacts(season, id).name);
  const choices = choicesFrom(save.decisions.inputs('setPortal'), year);
  const promised = promisedIn(choices, year);
  const moves = new Map(
    save.transfers
      .ofYear(year)
      .filter(({ end }) => end !== 'open')
      .map((transfer) => [transfer.player, transfer]),
  );
  if (moves.size === 0) return [];
  const left = [...moves.values()].filter(({ from, end }) => from === team && end !== 'withdrawn');
  const ids = [...promised, ...choices.offers, ...left.map(({ player }) => player)];
  const people = new Map(save.players.byIds(ids).map((player) => [player.id, player]));
  const item = (id: number, tone: UndatedItem['tone'], text: string): UndatedItem => {
    return { about: 'portal', period: PERIODS, id, key: `winter ${year} ${id}`, tone, text };
  };
  const promises = [...promised].flatMap((id): UndatedItem[] => {
    const player = people.get(id);
    if (player === undefined) return [];
    const move = moves.get(id);
    const gone = move !== undefined && move.from === team && move.end !== 'withdrawn';
    return [
      gone
        ? item(id, 'bad', promiseFailed(namedPlayer(player), nameOf(move.to)))
        : item(id, 'good', promiseKept(namedPlayer(player))),
    ];
  });
  const calls = choices.offers.flatMap((id): UndatedItem[] => {
    const [player, move] = [people.get(id), moves.get(id)];
    if (player === undefined || move === undefined) return [];
    const who = namedPlayer(player);
    const rival = move.finalists.find((each) => each.team !== team)?.team ?? null;
    return [
      move.to === team
        ? item(id, 'good', callAnswered({ who, over: nameOf(rival), parts: apart(move, team, rival) }))
        : item(id, 'bad', callRefused({ who, to: nameOf(move.to), parts: apart(move, team, move.to) })),
    ];
  });
  const others = left.flatMap(({ player: id, to, reason }): UndatedItem[] => {
    const player = people.get(id);
    if (player === undefined || promised.has(id)) return [];
    if (player.rating < TOLD_RATING) return [];
    return [
      item(id, 'bad', playerLeft(`${namedPlayer(player)} (${player.rating})`, nameOf(to), PORTAL_REASON_WORDS[reason])),
    ];
  });
  return [...promises, ...calls, ...others];
}

/** Players promised a role a year ago who do not start. */
export function brokenPromises({ save, season }: QueryContext): UndatedItem[] {
  const { year, settings, stage } = season.row;
  if (stage !== 'season') return [];
  const promised = promisedIn(choicesFrom(save.decisions.inputs('setPortal'), year), year - 1);
  const here = save.players.ofTeam(settings.team).filter(({ id, starter }) => promised.has(id) && !starter);
  return here.map((player): UndatedItem => {
    const text = promiseBroken(namedPlayer(player));
    const key = `broken ${year} ${player.id}`;
    return { about: 'portal', period: SUMMER_PERIOD, id: player.id, key, tone: 'bad', text };
  });
}
