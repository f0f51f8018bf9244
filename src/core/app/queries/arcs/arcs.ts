import type { Arc } from '../../../contract/views/index.ts';
import type { TeamId } from '../../../model/ids.ts';
import { itemAt, mustHave } from '../../../model/lists.ts';
import { isFinished } from '../../../season/records.ts';
import type { ArcFacts } from '../../../words/arcs/facts.ts';
import { arcOrder, arcText, joinedArc } from '../../../words/arcs.ts';
import type { QueryContext } from '../../reading/context.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { COACH_ARCS } from './coaches.ts';
import type { Found, Week } from './found.ts';
import { OWN_COACH_ARCS } from './own-coach.ts';
import { PLAYER_ARCS } from './players.ts';
import { PLAYOFF_ARCS } from './playoff.ts';
import { REALIGNMENT_ARCS } from './realignment.ts';
import { TEAM_ARCS } from './teams.ts';

/** Most national storylines per week, on top of those about the player's team. */
const MOST_TOLD = 7;
const MOST_OF_A_KIND = 3;

/** Picks the national storylines: each team's biggest, with streaks of the same length sharing one. */
function toldOfNation<T extends Found>(sorted: readonly T[]): T[] {
  const nation: T[] = [];
  const covered = new Set<TeamId>();
  const kinds = new Map<ArcFacts['kind'], number>();
  for (const found of sorted) {
    const { team, facts } = found;
    if (covered.has(team)) continue;
    const index = nation.findIndex((each) => joinedArc(each.facts, facts) !== null);
    const ofKind = kinds.get(facts.kind) ?? 0;
    if (index >= 0) {
      const first = itemAt(nation, index);
      nation[index] = { ...first, facts: mustHave(joinedArc(first.facts, facts), 'joint storyline') };
    } else if (ofKind >= MOST_OF_A_KIND || nation.length >= MOST_TOLD) continue;
    else nation.push(found);
    covered.add(team);
    if (index < 0) kinds.set(facts.kind, ofKind + 1);
  }
  return nation;
}

/** Returns the storylines after a week: the player's team's, and the biggest nationally. */
export function arcsOf(context: QueryContext, week: number): Arc[] {
  const { season } = context;
  const name = (team: TeamId) => teamFacts(season, team).name;
  const games = season.games.filter(isFinished).filter((game) => game.week === week);
  const of: Week = { context, week, games, name };
  const found = [
    ...TEAM_ARCS,
    ...COACH_ARCS,
    ...OWN_COACH_ARCS,
    ...PLAYER_ARCS,
    ...REALIGNMENT_ARCS,
    ...PLAYOFF_ARCS,
  ].flatMap((kind) => [...kind(of)]);
  const own = season.settings.team;
  const poll = context.pollsOf(season.year).find((each) => each.week === week + 1);
  const ranks = new Map(poll?.rows.map(({ team, rank }) => [team, rank]));
  const sorted = found
    .map((each) => ({ ...each, kind: each.facts.kind, rank: ranks.get(each.team) ?? 0 }))
    .sort((a, b) => arcOrder(a, b));
  const nation = toldOfNation(sorted.filter(({ team }) => team !== own));
  const mine = sorted.filter(({ team }) => team === own);
  // Several storylines of one kind in a week get different wordings.
  const kinds = new Map<ArcFacts['kind'], number>();
  const wordingOf = ({ facts: { kind }, variant }: Found): number => {
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    return variant ?? week + before;
  };
  return [...mine, ...nation].map((found) => ({
    kind: found.facts.kind,
    text: arcText(found.facts, wordingOf(found)),
    team: name(found.team),
    player: found.player ?? null,
    coach: found.coach ?? null,
    game: found.game ?? null,
  }));
}
