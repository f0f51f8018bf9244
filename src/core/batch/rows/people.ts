import type { DynastyState } from '../../dynasty/dynasty-state.ts';
import type { Game } from '../../model/game.ts';
import type { PlayerId, TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { type Absence, isInjury, keepsOut } from '../../model/people/absences.ts';
import type { DraftPick } from '../../model/people/draft.ts';
import { isRedshirt, keepsThisSeason } from '../../model/people/eligibility.ts';
import { NOT_THIS_SEASON } from '../../model/people/injuries.ts';
import type { Player } from '../../model/player.ts';
import { FEBRUARY_PERIOD } from '../../model/recruiting.ts';
import type { Departure } from '../../model/season.ts';
import type { WalkOn } from '../../offseason/walk-ons.ts';
import { gamesByTeam } from '../../season/records.ts';
import type { ByPlayer } from '../by-player.ts';
import type { RecruitLine } from '../recruits.ts';
import type { RowWriter } from '../row-writer.ts';
import type { TransferLine } from '../transfers.ts';
import { begin, type Names, type Prefix } from './columns.ts';

/** Rows of injuries, rosters, departures, signees and transfers. */

/** Writes a season's injuries in the order they happened. */
export function injuryRows(
  out: RowWriter,
  prefix: Prefix,
  { injuries, games }: { injuries: readonly Absence[]; games: readonly Game[] },
  people: ByPlayer<Player>,
  names: Names,
): void {
  const played = gamesByTeam(games);
  for (const injury of injuries) {
    if (!isInjury(injury)) continue;
    let missed = 0;
    for (const { week } of played.get(injury.team) ?? []) if (keepsOut(injury, week)) missed += 1;
    begin(out, prefix).number(injury.week).optional(injury.game).number(injury.player).text(names.team(injury.team));
    out.text(mustGet(people, injury.player).position).number(missed);
    out
      .number(injury.back >= NOT_THIS_SEASON ? 1 : 0)
      .number(injury.days)
      .text(injury.ailment)
      .end();
  }
}

/** Departure reasons as named in files. */
const REASON: Readonly<Record<Departure['reason'], string>> = {
  graduated: 'graduated',
  declared: 'early',
  left: 'quit',
  portal: 'portal',
};

/** A run's data on players beyond their roster entries. */
export interface Counted {
  /** Games started in the season. */
  starts: ByPlayer<number>;
  /** All players who transferred in since the dynasty began. */
  transferred: ReadonlySet<PlayerId>;
  /** Walk-ons. */
  walkOns: ReadonlyMap<TeamId, readonly WalkOn[]>;
}

/** Writes all players on the rosters of a closed season. */
export function rosterRows(
  out: RowWriter,
  prefix: Prefix,
  { players, playerSeasons }: Pick<DynastyState, 'players' | 'playerSeasons'>,
  { starts, transferred, walkOns: without }: Counted,
  names: Names,
): void {
  for (const player of players) {
    const { id, team, position, classYear, seasons, kept, stars, rating, starter } = player;
    begin(out, prefix).number(id).text(names.team(team)).text(position).text(classYear);
    out
      .number(kept !== 0 && isRedshirt(player) ? 1 : 0)
      .number(1)
      .number(seasons + 1)
      .number(stars)
      .number(rating)
      .number(Number(starter));
    out
      .number(playerSeasons.get(id)?.games ?? 0)
      .number(starts.get(id) ?? 0)
      .number(Number(transferred.has(id)))
      .number(kept !== 0 && keepsThisSeason(player) !== null ? 1 : 0)
      .end();
  }
  for (const [team, walkOns] of without) {
    for (const walkOn of walkOns) {
      begin(out, prefix).optional(null).text(names.team(team)).text(walkOn.position).text(walkOn.classYear);
      out
        .number(walkOn.kept !== 0 && isRedshirt(walkOn) ? 1 : 0)
        .number(0)
        .number(walkOn.seasons + 1)
        .optional(null)
        .optional(null)
        .number(0);
      out
        .number(0)
        .number(0)
        .number(0)
        .number(walkOn.kept !== 0 && keepsThisSeason(walkOn) !== null ? 1 : 0)
        .end();
    }
  }
}

/** Writes departures after a season, with the draft; withdrawn portal entries are not departures. */
export function departureRows(
  out: RowWriter,
  prefix: Prefix,
  departures: readonly Departure[],
  people: ByPlayer<Player>,
  { draft, stayers }: { draft: readonly DraftPick[]; stayers: ReadonlySet<PlayerId> },
  names: Names,
): void {
  const picks = new Map(draft.map((pick) => [pick.player, pick]));
  for (const { player: id, reason } of departures) {
    if (reason === 'portal' && stayers.has(id)) continue;
    const { team, position, classYear, seasons, stars, rating } = mustGet(people, id);
    begin(out, prefix).number(id).text(names.team(team)).text(position).text(classYear);
    out
      .number(seasons + 1)
      .number(stars)
      .number(rating)
      .text(REASON[reason]);
    out
      .optional(picks.get(id)?.round ?? null)
      .optional(picks.get(id)?.pick ?? null)
      .end();
  }
}

/** Writes the season's incoming class, best first; recruits who signed outside FBS have no team. */
export function recruitRows(out: RowWriter, prefix: Prefix, lines: readonly RecruitLine[], names: Names): void {
  for (const line of lines) {
    const { number, position, stars } = line.recruit;
    const { team, player } = line;
    begin(out, prefix).number(number).text(position).number(stars).text(line.homeState);
    out
      .text(team === null ? '' : names.team(team))
      .optional(team === null ? null : Math.round(line.distance))
      .number(line.offers)
      .optional(team === null ? null : line.month)
      .optional(team === null ? null : prefix.year - (line.period === FEBRUARY_PERIOD ? 0 : 1))
      .number(line.early ? 1 : 0)
      .number(line.flips)
      .number(line.visits)
      .number(Number(line.rating.toFixed(4)))
      .optional(player?.id ?? null)
      .optional(player?.ratings[0] ?? null)
      .optional(player ? Math.round(player.potential) : null)
      .end();
  }
}

/** Writes portal entries before the season, and arrivals from the FCS. */
export function transferRows(out: RowWriter, prefix: Prefix, lines: readonly TransferLine[], names: Names): void {
  for (const { transfer, player, stars, pay } of lines) {
    const { from, to, end, month, reason } = transfer;
    begin(out, prefix).number(transfer.player).text(player.position).text(player.classYear);
    out.number(stars).number(player.stars).number(player.rating);
    out
      .text(from === null ? 'below' : names.team(from))
      .text(end === 'below' ? 'below' : to === null ? '' : names.team(to))
      .number(month)
      .text(reason)
      .number(end === 'withdrawn' ? 1 : 0)
      .optional(pay === null ? null : Number(pay.toFixed(3)))
      .end();
  }
}
