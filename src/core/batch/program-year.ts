import type { TeamId } from '../model/ids.ts';
import { groupBy } from '../model/lists.ts';
import type { DraftPick } from '../model/people/draft.ts';
import { type Player, talentOf } from '../model/player.ts';
import { BLUE_CHIP } from '../model/recruiting.ts';
import type { WalkOn } from '../offseason/walk-ons.ts';
import type { ByPlayer } from './by-player.ts';
import type { RecruitedClass } from './recruits.ts';
import type { PortalClosed } from './transfers.ts';

/** A program's roster in a season, and the results of the offseason before; null if the dynasty began later. */
export interface ProgramYear {
  /** Players on the roster, walk-ons included. */
  size: number;
  /** Mean composite of the scholarship players, 0.70 to 1.00. */
  talent: number;
  /** The incoming class: its points, its national rank, and its four- and five-stars. */
  points: number | null;
  rank: number | null;
  blueChips: number | null;
  /** Transfers in, and transfers out. */
  arrived: number | null;
  left: number | null;
  /** Players drafted after the season. */
  drafted: number;
}

interface ProgramSource {
  players: readonly Player[];
  people: ByPlayer<Player>;
  walkOns: ReadonlyMap<TeamId, readonly WalkOn[]>;
  recruits: RecruitedClass | null;
  portal: PortalClosed | null;
  draft: readonly DraftPick[];
}

type Tally = ReadonlyMap<TeamId | null, number>;

function tally<Item>(items: readonly Item[], teamOf: (item: Item) => TeamId | null): Tally {
  return new Map([...groupBy(items, teamOf)].map(([team, list]) => [team, list.length]));
}

/** Returns every class's national rank, by points. */
function ranksOf({ points }: RecruitedClass): Map<TeamId, number> {
  const order = [...points].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return new Map(order.map(([team], index) => [team, index + 1]));
}

/** Returns a function that looks up a program's year. */
export function programYears({ players, people, walkOns, recruits, portal, draft }: ProgramSource) {
  const rosters = groupBy(players, ({ team }) => team);
  const ranks = recruits && ranksOf(recruits);
  const chips =
    recruits &&
    tally(
      recruits.lines.filter(({ recruit }) => recruit.stars >= BLUE_CHIP),
      ({ team }) => team,
    );
  const gone = portal?.lines.filter(({ transfer }) => transfer.end !== 'withdrawn') ?? null;
  const arrived = gone && tally(gone, ({ transfer }) => transfer.to);
  const left = gone && tally(gone, ({ transfer }) => transfer.from);
  const drafted = tally(draft, ({ player }) => people.get(player)?.team ?? null);
  return (team: TeamId): ProgramYear => {
    const roster = rosters.get(team) ?? [];
    return {
      size: roster.length + (walkOns.get(team)?.length ?? 0),
      talent: talentOf(roster),
      points: recruits?.points.get(team) ?? null,
      rank: ranks?.get(team) ?? null,
      blueChips: chips && (chips.get(team) ?? 0),
      arrived: arrived && (arrived.get(team) ?? 0),
      left: left && (left.get(team) ?? 0),
      drafted: drafted.get(team) ?? 0,
    };
  };
}
