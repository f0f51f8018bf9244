import type { Game } from '../../model/game.ts';
import { type ConferenceId, isVisitor, type PlayerId, type TeamId } from '../../model/ids.ts';
import { mustGet } from '../../model/lists.ts';
import { type Award, type AwardKind, WEEK_ROLES, type WeekRole } from '../../model/people/awards.ts';
import type { BoxScore } from '../../model/plays/box.ts';
import type { Position } from '../../model/positions.ts';
import { power } from '../../model/program/power.ts';
import type { Tuning } from '../../tuning/index.ts';
import { winnerOf } from '../records.ts';
import { given } from './honor.ts';
import { Points } from './production.ts';

interface Performance {
  player: PlayerId;
  team: TeamId;
  worth: number;
}

/** Best performance at each role, in a conference or the nation. */
type Best = Map<WeekRole, Performance>;

function better(worth: number, player: PlayerId, than: Performance | undefined): boolean {
  return than === undefined || worth > than.worth || (worth === than.worth && player < than.player);
}

/** A team's players by box score slot. */
type Chart = readonly { position: Position }[];

/** One team in a game. */
interface Side {
  team: TeamId;
  chart: Chart;
  won: boolean;
  /** What the result adds to a performance. */
  outcome: number;
  /** The competitions its players are in: its conference, if any, then the nation. */
  fields: readonly Best[];
}

/** Whether a game names an MVP: bowls, conference title games and neutral-site playoff games do. */
function hasMostValuable({ kind, neutral }: Game): boolean {
  return kind === 'bowl' || kind === 'conference_championship' || (kind === 'playoff' && neutral);
}

/** Collects a week's games and keeps the best performances, for players of the week and MVPs. */
export class WeekOfAwards {
  /** By conference; null: the nation. */
  private readonly best = new Map<ConferenceId | null, Best>();
  private readonly valuable: { game: number; role: WeekRole; best: Performance }[] = [];
  private readonly points: Points;
  private readonly tuning: Tuning;
  private readonly conferenceOf: (team: TeamId) => ConferenceId | null | undefined;
  private readonly chartOf: (team: TeamId) => Chart;

  constructor(
    tuning: Tuning,
    conferenceOf: (team: TeamId) => ConferenceId | null | undefined,
    chartOf: (team: TeamId) => Chart,
  ) {
    this.points = new Points(tuning.awards);
    this.tuning = tuning;
    this.conferenceOf = conferenceOf;
    this.chartOf = chartOf;
  }

  add(game: Game, box: BoxScore): void {
    const sides = [this.side(game, box.home, game.awayRank), this.side(game, box.away, game.homeRank)] as const;
    const valuable = hasMostValuable(game);
    let best: { role: WeekRole; of: Performance } | null = null;
    for (const { player, side, slot, counts } of box.players) {
      if (isVisitor(player)) continue;
      const { team, chart, won, outcome, fields } = sides[side];
      for (const role of WEEK_ROLES) {
        const own = this.worth(role, counts, chart[slot]!.position);
        if (own <= 0) continue;
        const worth = own + outcome;
        for (const field of fields) {
          if (!better(worth, player, field.get(role))) break;
          field.set(role, { player, team, worth });
        }
        if (won && valuable && role !== 'special' && better(worth, player, best?.of)) {
          best = { role, of: { player, team, worth } };
        }
      }
    }
    if (best) this.valuable.push({ game: game.id, role: best.role, best: best.of });
  }

  /** Returns the week's awards, the national ones first. */
  awards(year: number, week: number, postseason: boolean): Award[] {
    const award = (kind: AwardKind, place: number, role: WeekRole, { player, team }: Performance) => {
      return { kind, selection: 0, place, role, player, team, points: null, firsts: null } as const;
    };
    const valuable = this.valuable
      .toSorted((a, b) => a.game - b.game)
      .map(({ game, role, best }, index) =>
        given(year, week, { conference: null, game, ...award('most_valuable', index + 1, role, best) }),
      );
    if (postseason) return valuable;
    const conferences = [...this.best.keys()].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
    const weekly = conferences.flatMap((conference) =>
      WEEK_ROLES.flatMap((role, index) => {
        const of = mustGet(this.best, conference).get(role);
        if (!of) return [];
        return given(year, week, { conference, game: null, ...award('player_of_the_week', index + 1, role, of) });
      }),
    );
    return [...weekly, ...valuable];
  }

  private side(game: Game, team: TeamId, beaten: number | null): Side {
    const won = team === winnerOf(game);
    const outcome = won ? this.tuning.awards.game.win + this.worthOfRank(beaten) : 0;
    const nation = this.bestOf(null);
    const conference = this.conferenceOf(team) ?? null;
    const fields = conference === null ? [nation] : [this.bestOf(conference), nation];
    return { team, chart: this.chartOf(team), won, outcome, fields };
  }

  private bestOf(conference: ConferenceId | null): Best {
    let best = this.best.get(conference);
    if (!best) {
      best = new Map();
      this.best.set(conference, best);
    }
    return best;
  }

  private worthOfRank(rank: number | null): number {
    const { game, standing } = this.tuning.awards;
    return rank === null ? 0 : game.rankedOpponent * power(2, -(rank - 1) / standing.halving);
  }

  private worth(role: WeekRole, counts: Int16Array, position: Position): number {
    const knobs = this.tuning.awards.game;
    const points = this.points.inGame(role, counts);
    if (role === 'defense') return points * knobs.defender;
    return role === 'offense' && position === 'qb' && points > 0 ? points * knobs.passer : points;
  }
}
