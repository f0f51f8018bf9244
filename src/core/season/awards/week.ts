import { type Award, WEEK_ROLES, type WeekRole } from '../../model/awards.ts';
import type { BoxScore, PlayerLine } from '../../model/box.ts';
import type { Game } from '../../model/game.ts';
import { type ConferenceId, isVisitor, type PlayerId, type TeamId } from '../../model/ids.ts';
import type { Position } from '../../model/positions.ts';
import { power } from '../../model/power.ts';
import type { Tuning } from '../../tuning/index.ts';
import { winnerOf } from '../records.ts';
import { type Points, pointsBy } from './production.ts';

interface Performance {
  player: PlayerId;
  team: TeamId;
  worth: number;
}

function better(a: Performance, b: Performance | undefined): boolean {
  return b === undefined || a.worth > b.worth || (a.worth === b.worth && a.player < b.player);
}

/** A bowl, a title game or a playoff game at a neutral place has a most valuable player. */
function hasMostValuable({ kind, neutral }: Game): boolean {
  return kind === 'bowl' || kind === 'conference_championship' || (kind === 'playoff' && neutral);
}

/** Watches the games of a week and keeps the best of them: players of the week, most valuable players. */
export class WeekOfAwards {
  /** The best of each role, by conference; null: of the nation. */
  private readonly best = new Map<ConferenceId | null, Map<WeekRole, Performance>>();
  private readonly valuable: { game: number; role: WeekRole; best: Performance }[] = [];
  private readonly points: Points;
  private readonly tuning: Tuning;
  private readonly conferenceOf: (team: TeamId) => ConferenceId | null | undefined;
  private readonly positionOf: (player: PlayerId) => Position;

  constructor(
    tuning: Tuning,
    conferenceOf: (team: TeamId) => ConferenceId | null | undefined,
    positionOf: (player: PlayerId) => Position,
  ) {
    this.points = pointsBy(tuning);
    this.tuning = tuning;
    this.conferenceOf = conferenceOf;
    this.positionOf = positionOf;
  }

  add(game: Game, box: BoxScore): void {
    const k = this.tuning.awards.game;
    const winner = winnerOf(game);
    const beaten = [game.awayRank, game.homeRank].map((rank) => this.worthOfRank(rank));
    const valuable = hasMostValuable(game);
    let best: { role: WeekRole; of: Performance } | null = null;
    for (const line of box.players) {
      if (isVisitor(line.player)) continue;
      const team = line.side === 0 ? box.home : box.away;
      const won = team === winner;
      for (const role of WEEK_ROLES) {
        const own = this.worth(role, line);
        if (own <= 0) continue;
        const of = { player: line.player, team, worth: own + (won ? k.win + beaten[line.side]! : 0) };
        this.offer(role, of);
        if (won && valuable && role !== 'special' && better(of, best?.of)) best = { role, of };
      }
    }
    if (best) this.valuable.push({ game: game.id, role: best.role, best: best.of });
  }

  /** The awards of the week, the nation's first. */
  awards(year: number, week: number, postseason: boolean): Award[] {
    const given = { year, week, selection: 0, place: 1, points: null, firsts: null } as const;
    const order = (role: WeekRole) => WEEK_ROLES.indexOf(role);
    const weekly = [...this.best]
      .flatMap(([conference, roles]) => [...roles].map(([role, of]) => ({ conference, role, ...of })))
      .sort((a, b) => {
        const [one, other] = [a.conference ?? '', b.conference ?? ''];
        return one < other ? -1 : one > other ? 1 : order(a.role) - order(b.role);
      })
      .map(({ conference, role, player, team }): Award => {
        return {
          ...given,
          kind: 'player_of_the_week',
          conference,
          role,
          player,
          team,
          game: null,
          place: order(role) + 1,
        };
      });
    const valuable = [...this.valuable]
      .sort((a, b) => a.game - b.game)
      .map(({ game, role, best: { player, team } }, at): Award => {
        return { ...given, kind: 'most_valuable', conference: null, role, player, team, game, place: at + 1 };
      });
    return postseason ? valuable : [...weekly, ...valuable];
  }

  private worthOfRank(rank: number | null): number {
    const { game, standing } = this.tuning.awards;
    return rank === null ? 0 : game.rankedOpponent * power(2, -(rank - 1) / standing.halving);
  }

  private worth(role: WeekRole, { player, counts }: PlayerLine): number {
    const k = this.tuning.awards.game;
    const points = this.points(role, counts);
    if (role === 'defense') return points * k.defender;
    return role === 'offense' && points > 0 && this.positionOf(player) === 'qb' ? points * k.passer : points;
  }

  private offer(role: WeekRole, of: Performance): void {
    this.offerIn(null, role, of);
    const own = this.conferenceOf(of.team);
    if (own !== null && own !== undefined) this.offerIn(own, role, of);
  }

  private offerIn(conference: ConferenceId | null, role: WeekRole, of: Performance): void {
    let roles = this.best.get(conference);
    if (!roles) {
      roles = new Map();
      this.best.set(conference, roles);
    }
    if (better(of, roles.get(role))) roles.set(role, of);
  }
}
