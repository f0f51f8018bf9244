import type { PlayerId, TeamId } from '../../model/ids.ts';
import { itemAt, zip } from '../../model/lists.ts';
import { beginSeason, copyOfPlayer, type Player } from '../../model/player.ts';
import { POSITIONS } from '../../model/positions.ts';
import { rulesOf } from '../../model/rules.ts';
import { type MarketInput, TransferMarket, type TransferOdds } from '../../offseason/portal/market.ts';
import { transferQuality } from '../../offseason/portal/quality.ts';
import type { Openings } from '../../offseason/prospects.ts';
import { rosterOpenings } from '../../offseason/recruiting.ts';
import { idleShare } from '../../offseason/recruits/boards.ts';
import { usualCauses, winterOf } from '../../offseason/winter.ts';
import { stream } from '../../random/stream.ts';
import { budgetsNow } from './budget.ts';
import type { QueryContext } from './context.ts';
import { othersInPortal } from './portal.ts';
import { classNow } from './recruiting.ts';

/** Outlook of a player in the portal, as far as it can be known before the winter. */
export interface TransferOutlook {
  /** Chance that he picks us, 0 to 1, without our coach's call and with it. */
  odds: number;
  called: number;
  /** The other programs he is most likely to pick. */
  rivals: readonly TransferOdds[];
  /** NIL money we would pay him, in million dollars; 0 before NIL. */
  price: number;
}

/** Number of winters simulated; more hardly change the odds. */
const PLAYS = 6;
/** Rival programs listed per player. */
const RIVALS = 4;

/** Share of the year's recruiting hours the staff left unused. */
export function idleNow(context: QueryContext): number {
  const now = context.season.tuning.portal.choose.idle > 0 ? classNow(context) : null;
  return now === null ? 0 : idleShare(now.cycle, now.state, now.own);
}

/** Every program's roster spots for transfers: openings minus commits. */
function roomNow(context: QueryContext, teams: readonly TeamId[], players: readonly Player[]): Map<TeamId, Openings> {
  const { season } = context;
  const room = rosterOpenings(teams, players, season.tuning, rulesOf(season.row.year, season.rules));
  const now = classNow(context);
  if (now === null) return room;
  for (const [index, team] of now.cycle.teams.entries()) {
    const open = room.get(team);
    if (open) for (const [position, commits] of zip(POSITIONS, now.commits)) open[position] -= itemAt(commits, index);
  }
  return room;
}

/** A player after one possible winter, with the usual causes. */
function afterUsualWinter(context: QueryContext, play: number, player: Player): Player {
  const { settings, year } = context.season.row;
  const tuning = context.season.tuning;
  const dice = stream(settings.seed, 'winter outlook', year, play, player.id);
  const older = copyOfPlayer(player);
  beginSeason(older, winterOf(player, usualCauses(tuning), dice, tuning));
  return older;
}

/** The transfer market after one possible winter. */
function marketAfter(context: QueryContext, play: number): TransferMarket {
  const { save, season } = context;
  const { year, settings } = season.row;
  const { programs, reference } = season;
  const gone = new Set(save.players.departures().map(({ player }) => player));
  const returning = save.players
    .current()
    .flatMap((player) => (gone.has(player.id) ? [] : [afterUsualWinter(context, play, player)]));
  const teams = programs.map(({ team }) => team);
  const input: MarketInput = {
    year,
    programs,
    returning,
    room: roomNow(context, teams, returning),
    reference,
    tuning: season.tuning,
    seed: settings.seed,
    own: settings.team,
    money: budgetsNow(context)?.coach ?? null,
    offers: new Set(),
    passes: new Set(),
    idle: idleNow(context),
  };
  return new TransferMarket(input);
}

/** All players in the portal after one winter, in the order they choose: best first. */
function inTurn(context: QueryContext, play: number): Player[] {
  const tuning = context.season.tuning;
  return [...othersInPortal(context).values()]
    .map((player) => afterUsualWinter(context, play, player))
    .map((player) => ({ player, quality: transferQuality(player, tuning) }))
    .sort((a, b) => b.quality - a.quality || a.player.id - b.player.id)
    .map(({ player }) => player);
}

/** Totals over the simulations for one transfer. */
interface Sums {
  called: number;
  price: number;
  of: Map<TeamId, number>;
}

/** Adds a transfer's odds in one simulation, before he chooses in it. */
function addPlay(sums: Sums, market: TransferMarket, player: Player, own: TeamId, call: number): void {
  const odds = market.odds(player);
  const ours = odds.find(({ team }) => team === own)?.chance ?? 0;
  for (const { team, chance } of odds) sums.of.set(team, (sums.of.get(team) ?? 0) + chance / PLAYS);
  sums.called += (ours * call) / (1 - ours + ours * call) / PLAYS;
  sums.price += market.price(player) / PLAYS;
}

function outlookOf({ called, price, of }: Sums, own: TeamId): TransferOutlook {
  const rivals = [...of]
    .filter(([team]) => team !== own)
    .map(([team, chance]) => ({ team, chance }))
    .sort((a, b) => b.chance - a.chance || (a.team < b.team ? -1 : 1))
    .slice(0, RIVALS);
  return { odds: of.get(own) ?? 0, called, rivals, price };
}

/** Simulates the portal several times, because earlier choices fill the spots later players want. */
function playedOut(context: QueryContext, wanted: ReadonlySet<PlayerId>): Map<PlayerId, TransferOutlook> {
  const { settings, year } = context.season.row;
  const { choose, coach } = context.season.tuning.portal;
  const call = Math.exp(coach.offer / Math.max(choose.fit, Number.EPSILON));
  const all = new Map([...wanted].map((id): [PlayerId, Sums] => [id, { called: 0, price: 0, of: new Map() }]));
  for (let play = 0; play < PLAYS; play++) {
    const market = marketAfter(context, play);
    for (const player of inTurn(context, play)) {
      const sums = all.get(player.id);
      if (sums) addPlay(sums, market, player, settings.team, call);
      market.choose(player, stream(settings.seed, 'portal outlook', year, play, player.id));
    }
  }
  return new Map([...all].map(([id, sums]) => [id, outlookOf(sums, settings.team)]));
}

/** Outlooks of the given transfers. Our own calls and passes do not change the others' odds here. */
export function transferOutlooks(
  context: QueryContext,
  wanted: ReadonlySet<PlayerId>,
): ReadonlyMap<PlayerId, TransferOutlook> {
  const { season, rosterMemo } = context;
  const spent = budgetsNow(context)?.coach.of.get(season.settings.team)?.spent.portal;
  const key = ['transfer outlooks', season.row.year, classNow(context)?.state.period, wanted.size, spent];
  return rosterMemo(key.join(' '), () => playedOut(context, wanted));
}
