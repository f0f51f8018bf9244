import { done, type Result, refuse } from '../../contract/result.ts';
import { LATEST_WEEK } from '../../model/game.ts';
import type { TeamId } from '../../model/ids.ts';
import { type Chosen, FEBRUARY_PERIOD, SUMMER_PERIOD } from '../../model/recruiting.ts';
import type { Moment } from '../../model/what-if/moment.ts';
import { fullName } from '../../words/terms.ts';
import { signingQuestion, signingText } from '../../words/what-if/moves.ts';
import { hasSigned } from '../reading/signed-class.ts';
import { changeOf, type Move, type MovesOf, nameIn } from './moves.ts';

/** A recruit's choice of school, and the period in which a fork can change it. */
interface Choice {
  recruit: Chosen;
  picked: TeamId;
  period: number;
}

/** Programs that recruited a season's class, in the order its state numbers them. */
const programsOf = ({ season }: MovesOf): TeamId[] => season.programs.map(({ team }) => team).sort();

/**
 * Choices of the recruits the player's program pursued. In a signed class only February can be changed, because it is
 * no longer known when each recruit committed.
 */
function choicesOf(of: MovesOf): Choice[] {
  const { context, year } = of;
  const state = context.save.recruiting.ofYear(year);
  const isSigned = hasSigned(context, year);
  const programs = programsOf(of);
  const recruits = [...state.chosen.values()].sort((a, b) => a.number - b.number);
  return recruits.flatMap((recruit): Choice[] => {
    const [first] = recruit.finalists;
    if (isSigned) return first === undefined ? [] : [{ recruit, picked: first.team, period: FEBRUARY_PERIOD }];
    const { program, period } = state.decisionOf(recruit.number);
    const picked = program === null ? undefined : programs[program];
    return picked === undefined ? [] : [{ recruit, picked, period: Math.max(SUMMER_PERIOD, period) }];
  });
}

/** The moment before a turn of the class. */
function momentOf(year: number, period: number): Moment {
  if (period === FEBRUARY_PERIOD) return { year, before: 'recruiting_summary' };
  return period === SUMMER_PERIOD ? { year, before: 'season' } : { year, week: period - SUMMER_PERIOD };
}

const weekOf = (period: number): number => Math.min(LATEST_WEEK, Math.max(1, period - SUMMER_PERIOD));

function moveOf(of: MovesOf, { recruit, picked, period }: Choice, program: TeamId): Move {
  const { year } = of;
  const { number } = recruit;
  const name = `${recruit.position.toUpperCase()} ${fullName(recruit)}`;
  const fact = (team: TeamId) =>
    ({ kind: 'signing', year, week: weekOf(period), recruit: number, program: team, period }) as const;
  return {
    choice: {
      question: signingQuestion(name, nameIn(of, program)),
      text: signingText(name, recruit.stars, nameIn(of, picked)),
      team: nameIn(of, program),
      recruit: number,
    },
    change: changeOf('signing', year, {
      moment: momentOf(year, period),
      teams: [picked, program],
      changed: fact(program),
      asItWas: fact(picked),
    }),
  };
}

/** The school that a recruit would most likely have picked instead: the player's own, or his runner-up. */
function otherOf({ season }: MovesOf, { recruit, picked }: Choice): TeamId | undefined {
  const own = season.settings.team;
  return picked === own ? recruit.finalists.find(({ team }) => team !== picked)?.team : own;
}

/** Most recruits lost to other schools to offer. */
const MOST_LOST = 25;

/** Signings of a season's class that can be changed: the program's own first, then the best recruits it lost. */
export function signings(of: MovesOf): Move[] {
  const own = of.season.settings.team;
  const choices = choicesOf(of);
  const signed = choices.filter(({ picked }) => picked === own);
  const lost = choices.filter(({ picked }) => picked !== own).slice(0, MOST_LOST);
  return [...signed, ...lost].flatMap((choice) => {
    const other = otherOf(of, choice);
    return other === undefined ? [] : [moveOf(of, choice, other)];
  });
}

/** Returns the move of a recruit to another school; by default his runner-up, or the player's own program. */
export function signingMove(of: MovesOf, number: number, team: TeamId | null): Result<Move> {
  const choice = choicesOf(of).find(({ recruit }) => recruit.number === number);
  if (choice === undefined) {
    const classOf = of.year + 1;
    return refuse('not_found', `Recruit ${number} of ${classOf} isn’t one you recruited who has picked a school.`);
  }
  const program = team ?? otherOf(of, choice);
  if (program === undefined) return refuse('wrong_stage', 'No other school recruited him; name one.');
  if (program === choice.picked) return refuse('wrong_stage', `He picked ${nameIn(of, program)}; name another school.`);
  if (!programsOf(of).includes(program)) {
    return refuse('not_found', `${nameIn(of, program)} did not play in FBS in ${of.year}.`);
  }
  return done(moveOf(of, choice, program));
}
