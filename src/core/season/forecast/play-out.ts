import { takesChampions } from '../../model/playoff.ts';
import type { Stream } from '../../random/stream.ts';
import { CHAMPIONS_FIRST } from '../playoff.ts';
import { COMPUTERS, VOTERS } from '../selection/bcs.ts';
import { ConferenceLeaders } from './conference-leaders.ts';
import { worthOf } from './opinions.ts';
import type { PlannedConference, PlannedRound, SeasonPlan } from './plan.ts';
import { HOME_WON, OPEN, type PlannedGame } from './planned-game.ts';

/**
 * Sorts programs by a number, largest first. Insertion sort, because the order from the previous run is nearly right.
 */
function sort(order: Int16Array, by: Float64Array, sorted: Float64Array): void {
  for (let place = 0; place < order.length; place++) {
    const t = order[place]!;
    const own = by[t]!;
    let to = place;
    while (to > 0 && (sorted[to - 1]! < own || (sorted[to - 1]! === own && order[to - 1]! > t))) {
      order[to] = order[to - 1]!;
      sorted[to] = sorted[to - 1]!;
      to--;
    }
    order[to] = t;
    sorted[to] = own;
  }
}

/** Win chance in a bowl whose teams are not set yet. */
const EVEN = 0.5;

/** One simulated finish to a season: everything that differs from run to run. */
export class PlayOut {
  private readonly plan: SeasonPlan;
  /** How many points better than its rating each team plays all season. */
  private readonly form: Float64Array;
  /** Error in forecasting the voters. */
  private readonly error: Float64Array;
  /** Whether the home team won each regular-season game, in plan order. */
  readonly homeWon: Uint8Array;
  readonly wins: Uint8Array;
  private readonly losses: Uint8Array;
  readonly confWins: Uint8Array;
  readonly beaten: Uint8Array;
  /** Each team's score with the committee. */
  readonly opinion: Float64Array;
  private readonly parWins: Float64Array;
  private readonly parVariance: Float64Array;
  /** How far each record is ahead of an average ranked team's. */
  private readonly ahead: Float64Array;
  private readonly standing: Float64Array;
  /** Scratch space for sorting. */
  private readonly sorted: Float64Array;
  /** Programs, best first, at selection time. */
  readonly order: Int16Array;
  /** Programs, best record first. */
  private readonly byRecord: Int16Array;
  readonly champions: Int16Array;
  readonly isChampion: Uint8Array;
  private readonly lostTitle: Uint8Array;
  readonly field: Int16Array;
  readonly inField: Uint8Array;
  readonly inBowl: Uint8Array;
  private readonly roundWinners: Int16Array;
  /** Bowl and playoff wins; an unplayed bowl counts as its win chance. */
  readonly winsAfter: Float64Array;
  title = -1;
  private readonly leaders: ConferenceLeaders;
  /** Saved state at the end of the regular season, for everything later games change. */
  private readonly left: readonly (Uint8Array | Float64Array)[];

  constructor(plan: SeasonPlan) {
    const n = plan.teams.length;
    this.plan = plan;
    this.form = new Float64Array(n);
    this.error = new Float64Array(plan.programs);
    this.homeWon = new Uint8Array(plan.games.count);
    this.wins = new Uint8Array(n);
    this.losses = new Uint8Array(n);
    this.confWins = new Uint8Array(n);
    this.beaten = new Uint8Array(plan.programs * plan.programs);
    this.opinion = new Float64Array(n);
    this.parWins = new Float64Array(n);
    this.parVariance = new Float64Array(n);
    this.ahead = new Float64Array(plan.programs);
    this.standing = new Float64Array(plan.programs);
    this.sorted = new Float64Array(plan.programs);
    this.order = Int16Array.from({ length: plan.programs }, (_, t) => t);
    this.byRecord = this.order.slice();
    this.champions = new Int16Array(plan.conferences.length);
    this.isChampion = new Uint8Array(n);
    this.lostTitle = new Uint8Array(n);
    this.field = new Int16Array(plan.rounds.length + 1);
    this.inField = new Uint8Array(n);
    this.inBowl = new Uint8Array(n);
    this.winsAfter = new Float64Array(n);
    this.roundWinners = new Int16Array(plan.rounds.length);
    this.leaders = new ConferenceLeaders(plan, this);
    this.left = this.moved().map((numbers) => numbers.slice());
  }

  /** The arrays that games after the regular season change. */
  private moved(): readonly (Uint8Array | Float64Array)[] {
    return [this.wins, this.losses, this.parWins, this.parVariance];
  }

  /** Draws what stays fixed for the whole season: team form and voter moods. */
  begin(dice: Stream): void {
    const { plan, form, error } = this;
    for (let t = 0; t < form.length; t++) form[t] = plan.form[t]! + plan.formSpread[t]! * dice.normal();
    if (plan.field !== null) return;
    for (let t = 0; t < error.length; t++) error[t] = plan.opinions.error[t]! * dice.normal();
  }

  /** Returns the chance that the home team wins a planned game, form included. */
  chance(game: PlannedGame): number {
    return this.plan.margins.chance(game.margin + this.form[game.home]! - this.form[game.away]!);
  }

  /** Plays the games before the championships. @param focus the game its home team must win; null: none */
  playRegular(dice: Stream, focus: number | null): void {
    this.reset();
    this.regularSeason(dice, focus);
    const { left } = this;
    this.moved().forEach((numbers, i) => {
      left[i]!.set(numbers);
    });
  }

  /** Restores the end of the regular season; if the focus is a regular-season game, with that one lost at home. */
  turnFocus(focus: number): void {
    this.endRegular();
    const index = this.plan.games.id.indexOf(focus);
    if (index >= 0) this.turn(index, true);
  }

  /**
   * Plays the rest of the season with one regular-season result flipped, then restores it. @param at the game's index
   */
  playTurned(dice: Stream, at: number): void {
    const homeWon = this.homeWon[at] === 1;
    this.endRegular();
    this.turn(at, homeWon);
    this.playRest(dice, null, OPEN);
    this.turn(at, !homeWon);
  }

  /** Restores the end of the regular season as played. */
  private endRegular(): void {
    const { left } = this;
    this.moved().forEach((numbers, i) => {
      numbers.set(left[i]!);
    });
  }

  /** Gives a regular-season game to the team that lost it. */
  private turn(at: number, homeWon: boolean): void {
    const { plan, wins, losses, confWins, beaten } = this;
    const { home, away, conference } = plan.games;
    const [winner, loser] = homeWon ? [home[at]!, away[at]!] : [away[at]!, home[at]!];
    wins[winner]!--;
    losses[winner]!++;
    wins[loser]!++;
    losses[loser]!--;
    if (conference[at]! >= 0) {
      confWins[winner]!--;
      confWins[loser]!++;
      beaten[winner * plan.programs + loser]!--;
      beaten[loser * plan.programs + winner]!++;
    }
  }

  /** Plays the season to its end. @param focus the game whose outcome is fixed; null: none */
  playRest(dice: Stream, focus: number | null, outcome: number): void {
    this.isChampion.fill(0);
    this.lostTitle.fill(0);
    this.inField.fill(0);
    this.inBowl.fill(0);
    this.winsAfter.fill(0);
    this.judge();
    this.titleGames(dice, focus, outcome);
    if (this.plan.field === null) {
      this.rank();
      this.select();
      this.invite();
    } else this.known(this.plan.field, this.plan.bowls ?? []);
    this.playoff(dice, focus, outcome);
  }

  private reset(): void {
    const { plan } = this;
    this.wins.set(plan.wins);
    this.confWins.set(plan.confWins);
    this.beaten.set(plan.beaten);
    this.parWins.set(plan.parWins);
    this.parVariance.set(plan.parVariance);
  }

  private outcome(game: PlannedGame, dice: Stream, focus: number | null, given: number): boolean {
    if (game.outcome !== OPEN) return game.outcome === HOME_WON;
    // Always drawn, so that both outcomes of the focus game get the same luck elsewhere.
    const roll = dice.float();
    if (focus !== null && game.id === focus) return given === HOME_WON;
    return roll < this.chance(game);
  }

  private regularSeason(dice: Stream, focus: number | null): void {
    const { plan, wins, losses, confWins, beaten, form, homeWon: homeWins } = this;
    const { games, margins } = plan;
    const { id, home, away, margin, outcome, conference } = games;
    const n = plan.programs;
    for (let i = 0; i < games.count; i++) {
      const h = home[i]!;
      const a = away[i]!;
      let homeWon = outcome[i] === HOME_WON;
      if (outcome[i] === OPEN) {
        const roll = dice.float();
        homeWon = id[i] === focus || roll < margins.chance(margin[i]! + form[h]! - form[a]!);
      }
      homeWins[i] = homeWon ? 1 : 0;
      const winner = homeWon ? h : a;
      wins[winner]!++;
      if (conference[i]! >= 0) {
        confWins[winner]!++;
        beaten[winner * n + (homeWon ? a : h)]!++;
      }
    }
    for (let t = 0; t < losses.length; t++) losses[t] = plan.scheduled[t]! - wins[t]!;
  }

  private titleGames(dice: Stream, focus: number | null, given: number): void {
    this.plan.conferences.forEach((conference, i) => {
      const champion = conference.champion >= 0 ? conference.champion : this.championOf(conference, dice, focus, given);
      this.champions[i] = champion;
      if (champion >= 0) this.isChampion[champion] = 1;
    });
  }

  private championOf(conference: PlannedConference, dice: Stream, focus: number | null, given: number): number {
    const { scheduled } = conference;
    if (scheduled) {
      const homeWon = this.outcome(scheduled, dice, focus, given);
      return this.titleGame(scheduled.home, scheduled.away, conference.neutral, homeWon);
    }
    const [first, second] = this.leaders.firstTwo(conference);
    if (!conference.titleGame || first < 0 || second < 0) return first;
    const { margins, strength } = this.plan;
    const margin = margins.between(strength[first]!, strength[second]!, conference.neutral);
    const homeWon = dice.float() < margins.chance(margin + this.form[first]! - this.form[second]!);
    return this.titleGame(first, second, conference.neutral, homeWon);
  }

  /** Records a title game and returns the winner. */
  private titleGame(home: number, away: number, neutral: boolean, homeWon: boolean): number {
    const { margins, strength, par } = this.plan;
    const [winner, loser] = homeWon ? [home, away] : [away, home];
    this.wins[winner]!++;
    this.losses[loser]!++;
    this.lostTitle[loser] = 1;
    this.meet(home, margins.parChance(margins.between(par, strength[away]!, neutral)));
    this.meet(away, 1 - margins.parChance(margins.between(strength[home]!, par, neutral)));
    return winner;
  }

  /** Scores each team by strength, record and title; the same score breaks conference ties. */
  private judge(): void {
    const { opinion, wins, losses, parWins, isChampion, lostTitle, error, plan } = this;
    const { base, weights, title, titleRelief } = plan.opinions;
    for (let t = 0; t < plan.programs; t++) {
      const record = worthOf(wins[t]!, losses[t]!, parWins[t]!, weights);
      opinion[t] = base[t]! + record + title * isChampion[t]! + titleRelief * lostTitle[t]! + error[t]!;
    }
  }

  private meet(team: number, chance: number): void {
    this.parWins[team]! += chance;
    this.parVariance[team]! += chance * (1 - chance);
  }

  /** Sorts the programs into selection order. */
  private rank(): void {
    const { opinion, sorted, order, plan } = this;
    this.judge();
    sort(order, opinion, sorted);
    if (plan.opinions.computers) this.countComputers();
  }

  /** Adds the computers to the voters, as `bcsOrder` does. */
  private countComputers(): void {
    const { ahead, standing, sorted, order, byRecord, plan } = this;
    for (let t = 0; t < plan.programs; t++) {
      const sd = Math.sqrt(this.parVariance[t]!);
      ahead[t] = sd === 0 ? 0 : (this.wins[t]! - this.parWins[t]!) / sd;
    }
    sort(byRecord, ahead, sorted);
    for (let place = 0; place < plan.programs; place++) {
      standing[order[place]!]! = -VOTERS * place;
    }
    for (let place = 0; place < plan.programs; place++) standing[byRecord[place]!]! -= COMPUTERS * place;
    sort(order, standing, sorted);
  }

  /** Selects the field under the format, as `selectField` does. */
  private select(): void {
    const { order, field, inField, isChampion, plan } = this;
    const { format } = plan;
    const champions = takesChampions(format.teams);
    let automatic = 0;
    for (let i = 0; i < order.length && champions && automatic < format.autobids; i++) {
      if (isChampion[order[i]!] === 0) continue;
      inField[order[i]!] = 1;
      automatic++;
    }
    for (let i = 0, taken = automatic; i < order.length && taken < format.teams; i++) {
      if (inField[order[i]!] === 1) continue;
      inField[order[i]!] = 1;
      taken++;
    }
    let seeds = 0;
    if (champions && format.championsTopFour) {
      for (let i = 0; i < order.length && seeds < CHAMPIONS_FIRST; i++) {
        const t = order[i]!;
        if (inField[t] === 1 && isChampion[t] === 1) field[seeds++] = t;
      }
    }
    const first = seeds;
    for (let i = 0; i < order.length; i++) {
      const t = order[i]!;
      if (inField[t] === 0 || this.seeded(t, first)) continue;
      field[seeds++] = t;
    }
  }

  private seeded(team: number, seeds: number): boolean {
    for (let i = 0; i < seeds; i++) if (this.field[i] === team) return true;
    return false;
  }

  /** Fills the bowls: eligible teams, best first, then teams a win short while spots remain. */
  private invite(): void {
    const { order, wins, inField, inBowl, winsAfter, plan } = this;
    let places = plan.bowlPlaces;
    const { eligible, fillIn } = plan.bowlWins;
    for (const enough of [true, false]) {
      for (let i = 0; i < order.length && places > 0; i++) {
        const t = order[i]!;
        const fits = enough ? wins[t]! >= eligible : wins[t] === fillIn && fillIn < eligible;
        if (!fits || inField[t] === 1) continue;
        inBowl[t] = 1;
        winsAfter[t] = EVEN;
        places--;
      }
    }
  }

  private known(field: readonly number[], bowls: readonly PlannedGame[]): void {
    field.forEach((team, seed) => {
      this.field[seed] = team;
      this.inField[team] = 1;
    });
    for (const bowl of bowls) {
      const { home, away, outcome } = bowl;
      const homeWins = outcome === OPEN ? this.chance(bowl) : outcome;
      for (const team of [home, away]) this.inBowl[team] = 1;
      this.winsAfter[home] = homeWins;
      this.winsAfter[away] = 1 - homeWins;
    }
  }

  private playoff(dice: Stream, focus: number | null, given: number): void {
    const { plan, roundWinners } = this;
    for (let i = 0; i < plan.rounds.length; i++) {
      const winner = this.round(plan.rounds[i]!, dice, focus, given);
      roundWinners[i] = winner;
      this.winsAfter[winner]! += 1;
    }
    this.title = roundWinners[plan.rounds.length - 1]!;
  }

  private round({ top, bottom, neutral, scheduled }: PlannedRound, dice: Stream, focus: number | null, given: number) {
    if (scheduled) return this.outcome(scheduled, dice, focus, given) ? scheduled.home : scheduled.away;
    const [home, away] = [this.from(top), this.from(bottom)];
    const { margins, strength } = this.plan;
    const margin = margins.between(strength[home]!, strength[away]!, neutral) + this.form[home]! - this.form[away]!;
    return dice.float() < margins.chance(margin) ? home : away;
  }

  private from(source: number): number {
    return source >= 0 ? this.field[source]! : this.roundWinners[-1 - source]!;
  }
}
