import type { InputOf } from '../../../contract/registry.ts';
import type { PortalTarget } from '../../../contract/views/recruiting/portal.ts';
import type { PlayerId } from '../../../model/ids.ts';
import { mustGet } from '../../../model/lists.ts';
import { ORDINARY, type Personnel, weightOnField } from '../../../model/people/personnel.ts';
import { inSeason, type Player } from '../../../model/player.ts';
import type { PortalChoices, Transfer } from '../../../model/portal.ts';
import { OFFENSE_POSITIONS, POSITIONS, type Position } from '../../../model/positions.ts';
import { hasBudget } from '../../../model/program/budget.ts';
import type { Schemes } from '../../../model/program/schemes.ts';
import { rulesOf } from '../../../model/rules.ts';
import { transferStars } from '../../../offseason/portal/quality.ts';
import type { Openings } from '../../../offseason/prospects.ts';
import { rosterOpenings } from '../../../offseason/recruiting.ts';
import { hundredths } from '../../../offseason/rounded.ts';
import { fieldIn, schemesIn } from '../../coaches.ts';
import type { QueryContext } from '../../reading/context.ts';
import { othersInPortal } from '../../reading/portal.ts';
import { type TransferOutlook, transferOutlooks } from '../../reading/portal-market.ts';
import { classNow } from '../../reading/recruiting.ts';
import { teamFacts } from '../../reading/season-view.ts';
import { foundView } from '../../views/player.ts';
import { type Depth, depthOf } from './depth.ts';
import { MOST_ROWS } from './ours.ts';

/** Positions whose use does not depend on the scheme. */
const KICKERS: readonly Position[] = ['k', 'p'];

/** Our roster spots for transfers at each position: open after departures, minus commitments. */
function placesIn(context: QueryContext, staying: readonly Player[]): Openings {
  const { season } = context;
  const { team } = season.settings;
  const rules = rulesOf(season.row.year, season.rules);
  const nextYear = (player: Player) => inSeason(player, player.seasons + 1);
  const open = mustGet(rosterOpenings([team], staying.map(nextYear), season.tuning, rules), team);
  const now = classNow(context);
  return Object.fromEntries(
    POSITIONS.map((position, index) => [position, Math.max(0, open[position] - (now?.commits[index]?.[now.own] ?? 0))]),
  ) as Openings;
}

/** The players and schemes a transfer would join. */
interface Here {
  depth: Depth;
  field: Personnel;
  schemes: Schemes | null;
}

/** Use of a target's position in our scheme on his side of the ball, relative to the usual. */
function schemeFor({ field, schemes }: Here, { position }: Player): PortalTarget['scheme'] {
  if (schemes === null || field === ORDINARY || KICKERS.includes(position)) return null;
  const offense: readonly Position[] = OFFENSE_POSITIONS;
  const name = offense.includes(position) ? schemes.offense : schemes.defense;
  return { name, plays: hundredths(weightOnField(field, position)) };
}

/** A target's role here, and the starter he would have to beat. */
function roleHere({ depth, field }: Here, { position, rating }: Player): Pick<PortalTarget, 'role' | 'last_starter'> {
  const there = depth.get(position) ?? [];
  // An air raid starts no tight end, but its first one still plays.
  const slots = Math.max(1, field.starters[position]);
  const ahead = there.filter((each) => each.rating >= rating).length;
  const role = ahead < slots ? 'starter' : ahead < 2 * slots ? 'second' : 'depth';
  return { role, last_starter: there[slots - 1]?.rating ?? null };
}

function saidOf({ offers, passes }: PortalChoices, id: PlayerId): PortalTarget['said'] {
  if (offers.includes(id)) return 'offer';
  return passes.includes(id) ? 'pass' : 'staff';
}

/** The odds that a target picks us, and his other favorites. */
function outlookView(
  { season }: QueryContext,
  { odds, called, rivals, price }: TransferOutlook,
): Pick<PortalTarget, 'odds' | 'odds_called' | 'rivals' | 'price'> {
  return {
    odds: hundredths(odds),
    odds_called: hundredths(called),
    rivals: rivals.map(({ team, chance }) => ({ team: teamFacts(season, team).name, chance: hundredths(chance) })),
    price: hasBudget(season.row.year) ? hundredths(price) : null,
  };
}

/** Transfers in the portal at positions with an open spot, best first. */
export function marketNow(
  context: QueryContext,
  choices: PortalChoices,
  open: readonly Transfer[],
  input: InputOf<'portal'>,
): PortalTarget[] {
  const { season, save } = context;
  const gone = new Set(save.players.departures().map(({ player }) => player));
  const staying = save.players.ofTeam(season.settings.team).filter(({ id }) => !gone.has(id));
  const places = placesIn(context, staying);
  const { team } = season.settings;
  const here: Here = {
    depth: depthOf(staying),
    field: fieldIn(season, team),
    schemes: schemesIn(season, team),
  };
  const reasons = new Map(open.map(({ player, reason }) => [player, reason]));
  const wanted = [...othersInPortal(context).values()].filter(({ position }) => places[position] > 0);
  const outlooks = transferOutlooks(context, new Set(wanted.map(({ id }) => id)));
  return wanted
    .filter(({ position }) => (input.position ?? position) === position)
    .sort((a, b) => b.rating - a.rating || a.id - b.id)
    .slice(0, input.all === true ? undefined : MOST_ROWS)
    .map(
      (player): PortalTarget => ({
        ...foundView(player),
        // By his current rating: his future is unknown.
        stars: transferStars(player, season.tuning),
        team: teamFacts(season, player.team).name,
        reason: mustGet(reasons, player.id),
        ...roleHere(here, player),
        scheme: schemeFor(here, player),
        places: places[player.position],
        said: saidOf(choices, player.id),
        ...outlookView(context, mustGet(outlooks, player.id)),
      }),
    );
}
