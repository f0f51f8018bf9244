import { done, type Result, refuse } from '../../contract/result.ts';
import { startFrom } from '../commands/new-game.ts';
import type { OnWeek } from '../commands/sim.ts';
import { codeDifferences, isSame, playOn, type ReadCode } from '../sharing/play.ts';
import { judgedIn, reached } from './goal.ts';
import { challengeOf, type Started } from './start.ts';

/** The outcome of a challenge, determined by replaying the dynasty's log. */
export interface Verdict {
  challenge: Started;
  /** `open` if not met yet, with seasons left. */
  outcome: 'met' | 'open' | 'missed';
  /** The season that met it; null if none has. */
  year: number | null;
  progress: string;
  /** Every season that counted. */
  seasons: { year: number; wins: number; losses: number; rank: number; inPlayoff: boolean; champion: boolean }[];
}

function outcomeOf({ until }: Started, year: number | null, last: number): Verdict['outcome'] {
  if (year !== null) return 'met';
  return last >= until ? 'missed' : 'open';
}

/** Refusal of a dynasty in which players may be edited. */
const EDITED =
  'This dynasty allows players to be edited, so it cannot be judged as a challenge. Start one: dynasty challenge start NAME';

/**
 * Judges a dynasty from its code by replaying the log in memory; the save's own claims do not count. Refused if the
 * dynasty did not begin as a challenge does, or if the log does not lead to it.
 */
export async function judge(
  read: ReadCode,
  days: readonly string[],
  version: string,
  onWeek: OnWeek,
): Promise<Result<Verdict>> {
  const { settings, given } = read.asked;
  if (settings.editable) return refuse('wrong_stage', EDITED);
  const challenge = read.shared.game.tuning === undefined ? challengeOf(settings, days) : null;
  if (challenge === null) {
    return refuse('wrong_stage', 'This dynasty did not start as a challenge. Start one: dynasty challenge start NAME');
  }
  const started = await startFrom(null, settings, version, given);
  if (!started.ok) return started;
  const session = started.value;
  try {
    const stopped = await playOn(session, read.shared, onWeek);
    if (stopped !== null || !isSame(session, read.shared)) {
      const why = [stopped ?? 'Its decisions do not lead to this result.', ...codeDifferences(read, version)];
      return refuse('wrong_stage', `This dynasty cannot be judged. ${why.join(' ')}`);
    }
    return done(session.read((save) => verdictOf(challenge, judgedIn(save))));
  } finally {
    session.close();
  }
}

function verdictOf(challenge: Started, all: ReturnType<typeof judgedIn>): Verdict {
  const seasons = all.seasons.filter(({ year }) => year <= challenge.until);
  const { year, progress } = reached(challenge.goal, { ...all, seasons });
  return {
    challenge,
    outcome: outcomeOf(challenge, year, seasons.at(-1)?.year ?? 0),
    year,
    progress,
    seasons: seasons.map(({ year: season, wins, losses, rank, inPlayoff, champion }) => {
      return { year: season, wins, losses, rank, inPlayoff, champion };
    }),
  };
}
