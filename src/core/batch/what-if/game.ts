import type { OnWeek } from '../../app/commands/sim.ts';
import { done, type Result, refuse } from '../../contract/result.ts';
import type { DynastyState, OtherDice } from '../../dynasty/dynasty-state.ts';
import { sheetsOf, tryGame } from '../../dynasty/week.ts';
import type { Game, GameResult } from '../../model/game.ts';
import { GAME_IDS_PER_YEAR, type GameId, type TeamId } from '../../model/ids.ts';
import { derivedSeed, type Seed } from '../../random/stream.ts';
import { openSave } from '../../save/index.ts';
import { type AtMoment, atMoment } from './moment.ts';
import { type Comparison, compared, type Outcome, playOut } from './outcome.ts';

/** How often a game is played at most to see the other team win. */
const MOST_TRIES = 2000;
/** Different ways to win that are looked for. */
const MOST_WAYS = 25;

/** What if the other team had won? */
export interface OtherWinner {
  game: Game;
  /** Names of the two teams. */
  names: Readonly<Record<TeamId, string>>;
  winner: TeamId;
  loser: TeamId;
  /** How often the other team won when the game was played again, and how often it was played. */
  chance: { wins: number; tries: number };
  /** The score by which it does in the fork with the same dice. */
  score: { home: number; away: number };
  /** The rest of the season with the same dice wherever nothing changed: what each of the two came to. */
  same: { team: TeamId; asItWas: Line; changed: Line }[];
  /** The same with other dice, pair by pair, for each of the two. */
  other: { runs: number; teams: { team: TeamId; measures: Comparison[] }[] };
}

/** What a team's season came to. */
export interface Line {
  wins: number;
  losses: number;
  rank: number;
  conferenceChampion: boolean;
  inPlayoff: boolean;
  champion: boolean;
}

function lineOf(outcome: Outcome, team: TeamId): Line {
  const { wins, losses, rank, conferenceChampion, inPlayoff, champion } = outcome.get(team)!;
  return { wins, losses, rank, conferenceChampion, inPlayoff, champion };
}

/** The finished game of a save. */
async function finishedGame(path: string, id: GameId): Promise<Result<Game>> {
  const session = await openSave(path);
  try {
    const game = session.read((save) => save.games.byId(id));
    if (game === null) return refuse('not_found', `There is no game ${id} in this dynasty; dynasty week lists games.`);
    return game.result === null ? refuse('wrong_stage', `Game ${id} has not been played yet.`) : done(game);
  } finally {
    session.close();
  }
}

/** Dice of a game: some by which the other team wins, found by playing it again and again. */
interface Ways {
  seeds: Seed[];
  tries: number;
  score: OtherWinner['score'];
  /** Dice by which it ends as it did: the dynasty's own, unless the player's calls decided it. */
  asItWas: Seed;
}

/** How a game ends by some dice; the same for the same dice. */
function trial({ fork }: AtMoment, id: GameId): (seed: Seed) => GameResult {
  const dynasty = fork();
  const sheets = sheetsOf(dynasty);
  return (seed) => {
    const otherDice = { seed: null, games: new Map([[id, seed]]) };
    const result = tryGame({ ...dynasty, otherDice }, sheets, id)?.result;
    if (!result) throw new Error(`game ${id} is not of this week`);
    return result;
  };
}

function waysToWin(at: AtMoment, { id, home }: Game, winner: TeamId): Ways | null {
  const play = trial(at, id);
  const own = at.fork().settings.seed;
  const wins = ({ homeScore, awayScore }: GameResult) => homeScore > awayScore === (winner === home);
  const seeds: Seed[] = [];
  let [asItWas, tries] = [wins(play(own)) ? null : own, 0];
  while (tries < MOST_TRIES && (seeds.length < MOST_WAYS || asItWas === null)) {
    tries += 1;
    const seed = derivedSeed(own, 'what if', id, tries);
    if (wins(play(seed))) seeds.push(seed);
    else asItWas ??= seed;
  }
  if (seeds.length === 0 || asItWas === null) return null;
  const { homeScore, awayScore } = play(seeds[0]!);
  return { seeds, tries, score: { home: homeScore, away: awayScore }, asItWas };
}

/** Forks of a moment, each played out with its own dice. */
function player(at: AtMoment, teams: readonly TeamId[]) {
  return (otherDice: OtherDice): Outcome => {
    const dynasty: DynastyState = { ...at.fork(), otherDice };
    return playOut(dynasty, teams);
  };
}

function namesIn({ fork }: AtMoment, { home, away }: Game): OtherWinner['names'] {
  const { teams, visitors } = fork().reference;
  const named = [...teams, ...visitors].filter(({ id }) => id === home || id === away);
  return Object.fromEntries(named.map(({ id, name }) => [id, name]));
}

/** Told how many of the seasons have been played. */
type OnSeason = (done: number, all: number) => void;

function played(
  at: AtMoment,
  game: Game,
  ways: Ways,
  runs: number,
  onSeason: OnSeason,
): Pick<OtherWinner, 'same' | 'other'> {
  const teams = [game.home, game.away];
  const play = player(at, teams);
  const { seed: own } = at.fork().settings;
  const all = 2 * (runs + 1);
  let count = 0;
  const pair = (seed: Seed | null, way: Seed): readonly [Outcome, Outcome] => {
    const asItWas = play({ seed, games: new Map([[game.id, ways.asItWas]]) });
    onSeason(++count, all);
    const changed = play({ seed, games: new Map([[game.id, way]]) });
    onSeason(++count, all);
    return [asItWas, changed];
  };
  const [asItWas, changed] = pair(null, ways.seeds[0]!);
  const pairs = Array.from({ length: runs }, (_, run) =>
    pair(derivedSeed(own, 'what if', 'run', run), ways.seeds[run % ways.seeds.length]!),
  );
  return {
    same: teams.map((team) => ({ team, asItWas: lineOf(asItWas, team), changed: lineOf(changed, team) })),
    other: { runs, teams: runs === 0 ? [] : teams.map((team) => ({ team, measures: compared(pairs, team) })) },
  };
}

/**
 * Asks what if the other team had won a game: the dynasty is played again in memory to the week of the game, and from there
 * on to the end of the season in pairs, one with the game as it was and one with the other winner. The first pair has
 * the dynasty's own dice, the others share other dice within each pair. The other team wins as it would: the game is
 * played again until it does.
 */
export async function whatIfOtherWinner(
  path: string,
  id: GameId,
  { runs, version }: { runs: number; version: string },
  { onWeek, onSeason }: { onWeek: OnWeek; onSeason: OnSeason },
): Promise<Result<OtherWinner>> {
  const found = await finishedGame(path, id);
  if (!found.ok) return found;
  const game = found.value;
  const homeWon = game.result!.homeScore > game.result!.awayScore;
  const [winner, loser] = homeWon ? [game.away, game.home] : [game.home, game.away];
  const year = Math.floor(id / GAME_IDS_PER_YEAR);
  const at = await atMoment(path, { year, week: game.week }, version, onWeek);
  if (!at.ok) return at;
  try {
    const ways = waysToWin(at.value, game, winner);
    if (ways === null) {
      return refuse('wrong_stage', `Played again ${MOST_TRIES} times, the other team never won. Choose a closer game.`);
    }
    const chance = { wins: ways.seeds.length, tries: ways.tries };
    const names = namesIn(at.value, game);
    return done({
      game,
      names,
      winner,
      loser,
      chance,
      score: ways.score,
      ...played(at.value, game, ways, runs, onSeason),
    });
  } finally {
    at.value.session.close();
  }
}
