import type { InputOf } from '../../contract/registry.ts';
import { done, type Result } from '../../contract/result.ts';
import type { PortalMan, PortalMove, PortalPage, PortalTarget } from '../../contract/views/recruiting/portal.ts';
import { portalClosed } from '../../decisions/portal.ts';
import type { PlayerId } from '../../model/ids.ts';
import { inSeason, type Player } from '../../model/player.ts';
import { PORTAL_PARTS, PORTAL_REASONS, type PortalChoices, promisedIn, type Transfer } from '../../model/portal.ts';
import { POSITIONS, STARTER_SLOTS } from '../../model/positions.ts';
import { rulesOf } from '../../model/rules.ts';
import { isBetweenRosters, stageFacts } from '../../model/stages.ts';
import { grudgeOf, leaveRange, type Urge, urgesOf } from '../../offseason/portal/entries.ts';
import { transferStars } from '../../offseason/portal/quality.ts';
import { rosterOpenings } from '../../offseason/recruiting.ts';
import { idleShare } from '../../offseason/recruits/boards.ts';
import type { StoredPlayer } from '../../save/contracts.ts';
import { PORTAL_PART_WORDS } from '../../words/portal.ts';
import { budgetsNow } from '../reading/budget.ts';
import type { QueryContext } from '../reading/context.ts';
import { choicesNow, mayLeave, othersInPortal } from '../reading/portal.ts';
import { classNow } from '../reading/recruiting.ts';
import { teamFacts } from '../reading/season-view.ts';
import { shapeFinalists } from '../shape/finalists.ts';
import { asIn, shapeFound } from '../shape/player.ts';
import { shapePage } from '../shape/team.ts';

/** Rows of a list. */
const MOST_ROWS = 30;
/** Whoever is less likely than that to leave is not listed. */
const LEAST_CHANCE = 0.05;
const PLAYERS_OF = 'portal urges';

/** What draws the own men away, as the staff sees it. */
function ownUrges(context: QueryContext): { of: readonly Urge[]; level: number } {
  const { save, season, rosterMemo } = context;
  const budgets = budgetsNow(context);
  const own = season.row.settings.team;
  return rosterMemo(`${PLAYERS_OF} ${budgets?.coach.of.get(own)?.worth.keep}`, () => {
    const source = { year: season.row.year, programs: season.programs, players: save.players.current() };
    const rules = rulesOf(season.row.year, season.ruleBook());
    const tuning = season.tuning();
    const [money, ownMoney] = [budgets?.staff ?? null, budgets?.coach ?? null];
    const { list, level } = urgesOf({ ...source, reference: season.reference, rules, money, tuning }, own, ownMoney);
    return { of: list.filter(({ player }) => player.team === own), level };
  });
}

function reasonOf({ reasons }: Urge): PortalMan['reason'] {
  const most = Math.max(...reasons);
  return PORTAL_REASONS[reasons.indexOf(most)]!;
}

function shapeMan(player: Player, rest: Pick<PortalMan, 'chance' | 'reason' | 'promised'>): PortalMan {
  return { ...shapeFound(player), stars: player.stars, starter: player.starter, ...rest };
}

/** Who of ours may leave, before anybody has said so. */
function mayLeaveNow(context: QueryContext, choices: PortalChoices, { all }: InputOf<'portal'>): PortalMan[] {
  const { season } = context;
  const tuning = season.tuning();
  const { year } = season.row;
  const [promised, broken] = [promisedIn(choices, year), promisedIn(choices, year - 1)];
  const { of, level } = ownUrges(context);
  const here = new Map(mayLeave(context).map((player) => [player.id, player]));
  return of
    .flatMap((urge): PortalMan[] => {
      const player = here.get(urge.player.id);
      if (!player) return [];
      const kept = promised.has(player.id);
      const { low, high } = leaveRange(urge, level + grudgeOf(player, broken, tuning), kept, tuning);
      return [shapeMan(player, { chance: [low, high], reason: reasonOf(urge), promised: kept })];
    })
    .filter(({ chance, promised: kept }) => kept || chance![1] >= LEAST_CHANCE)
    .sort(
      (a, b) =>
        Number(b.promised) - Number(a.promised) || b.chance![1] - a.chance![1] || b.rating - a.rating || a.id - b.id,
    )
    .slice(0, all === true ? undefined : MOST_ROWS);
}

/** Who of ours has said that he will leave. */
function leavingNow(context: QueryContext, promised: ReadonlySet<PlayerId>, open: readonly Transfer[]): PortalMan[] {
  const reasons = new Map(open.map(({ player, reason }) => [player, reason]));
  return mayLeave(context)
    .filter(({ id }) => reasons.has(id))
    .map((player) =>
      shapeMan(player, { chance: null, reason: reasons.get(player.id)!, promised: promised.has(player.id) }),
    )
    .sort((a, b) => b.rating - a.rating || a.id - b.id);
}

/** Places that we have for transfers at each position: what is open after those who leave, less the words of recruits. */
function placesIn(context: QueryContext, staying: readonly Player[]): Record<string, number> {
  const { season } = context;
  const { team } = season.row.settings;
  const rules = rulesOf(season.row.year, season.ruleBook());
  const nextYear = (player: Player) => inSeason(player, player.seasons + 1);
  const open = rosterOpenings([team], staying.map(nextYear), season.tuning(), rules).get(team)!;
  const now = classNow(context);
  return Object.fromEntries(
    POSITIONS.map((position, at) => [position, Math.max(0, open[position] - (now?.commits[at]?.[now.own] ?? 0))]),
  );
}

function marketNow(
  context: QueryContext,
  choices: PortalChoices,
  open: readonly Transfer[],
  input: InputOf<'portal'>,
): PortalTarget[] {
  const { season, save } = context;
  const gone = new Set(save.players.departures().map(({ player }) => player));
  const staying = save.players.ofTeam(season.row.settings.team).filter(({ id }) => !gone.has(id));
  const places = placesIn(context, staying);
  const reasons = new Map(open.map(({ player, reason }) => [player, reason]));
  const before = (position: string, rating: number) =>
    staying.filter((each) => each.position === position && each.rating >= rating).length;
  return [...othersInPortal(context).values()]
    .filter(({ position }) => places[position]! > 0 && (input.position ?? position) === position)
    .sort((a, b) => b.rating - a.rating || a.id - b.id)
    .slice(0, input.all === true ? undefined : MOST_ROWS)
    .map((player): PortalTarget => {
      const { id, position, rating } = player;
      const slots = STARTER_SLOTS[position];
      const ahead = before(position, rating);
      return {
        ...shapeFound(player),
        // By what he is now: what he will be, nobody knows.
        stars: transferStars(player, season.tuning()),
        team: teamFacts(season, player.team).name,
        reason: reasons.get(id)!,
        role: ahead < slots ? 'starter' : ahead < 2 * slots ? 'second' : 'depth',
        places: places[position]!,
        said: choices.offers.includes(id) ? 'offer' : choices.passes.includes(id) ? 'pass' : 'staff',
      };
    });
}

const PART_LABELS = PORTAL_PARTS.map((part) => PORTAL_PART_WORDS[part]);

/** Whom somebody who moved chose between, the chosen program first. */
export function portalFinalists({ season }: QueryContext, { finalists }: Transfer): PortalMove['finalists'] {
  return shapeFinalists(season, finalists, PART_LABELS);
}

/** A move as it was. */
function shapeMove(context: QueryContext, transfer: Transfer, player: StoredPlayer): PortalMove {
  const { season } = context;
  const { year, from, to, end, reason, month } = transfer;
  const then = asIn(season.row, player, year);
  return {
    ...shapeFound(then),
    stars: player.stars,
    from: from === null ? null : teamFacts(season, from).name,
    to: to === null ? null : teamFacts(season, to).name,
    end,
    reason,
    month,
    finalists: portalFinalists(context, transfer),
  };
}

/** Who came to the program after a season, and who went. */
function movesAfter(context: QueryContext, year: number): Pick<PortalPage, 'came' | 'went'> {
  const { save, season } = context;
  const { team } = season.row.settings;
  const all = save.transfers.ofYear(year).filter(({ from, to }) => from === team || to === team);
  const people = new Map(save.players.byIds(all.map(({ player }) => player)).map((player) => [player.id, player]));
  const moves = all
    .map((transfer) => ({ transfer, move: shapeMove(context, transfer, people.get(transfer.player)!) }))
    .sort((a, b) => b.move.rating - a.move.rating || a.move.id - b.move.id);
  return {
    came: moves.filter(({ transfer }) => transfer.to === team).map(({ move }) => move),
    went: moves.filter(({ transfer }) => transfer.from === team).map(({ move }) => move),
  };
}

/** Share of its hours of the year that the staff has worked on nobody. */
function idleNow(context: QueryContext): number {
  const now = context.season.tuning().portal.choose.idle > 0 ? classNow(context) : null;
  return now === null ? 0 : idleShare(now.book, now.state, now.own);
}

/** Who of ours may leave or has, who is in the portal, and who came and went last. */
export function portal(context: QueryContext, input: InputOf<'portal'>): Result<PortalPage> {
  const { season, save } = context;
  const { row } = season;
  const tuning = season.tuning();
  const { nextRosters } = stageFacts(row.stage);
  const next = nextRosters ? row.year + 1 : row.year;
  const isOpen = isBetweenRosters(row.stage);
  const closed = portalClosed(next);
  const choices = choicesNow(context);
  const promised = promisedIn(choices, row.year);
  const open = isOpen ? save.transfers.ofYear(row.year).filter(({ end }) => end === 'open') : [];
  const last = next - 1;
  const moved = last >= row.settings.startYear;
  const { promises, offers } = tuning.portal.coach;
  const ours = () => (isOpen ? leavingNow(context, promised, open) : mayLeaveNow(context, choices, input));
  return done({
    ...shapePage(season),
    year: next,
    closed,
    can_keep: closed === null && !nextRosters,
    can_offer: closed === null && isOpen,
    promises: { used: promised.size, most: promises },
    offers: { used: choices.offers.length, most: offers },
    idle: idleNow(context),
    ours: closed === null && !nextRosters ? ours() : [],
    market: closed === null && isOpen ? marketNow(context, choices, open, input) : [],
    entered: open.length,
    moved_after: moved ? last : null,
    ...(moved ? movesAfter(context, last) : { came: [], went: [] }),
  });
}
