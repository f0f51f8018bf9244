import { done, type Result, refuse } from '../contract/result.ts';
import { answerNow, type Extension, extensionNow } from '../dynasty/career/extension.ts';
import { isCoaching, isMarketOpen } from '../dynasty/career/market.ts';
import { nextTeam } from '../dynasty/career/staff-market.ts';
import type { DynastyState, Season } from '../dynasty/dynasty-state.ts';
import { mustHave } from '../model/lists.ts';
import { type ContractChoice, writtenContractChoice } from '../model/people/contract-choices.ts';
import {
  alreadyAnswered,
  CONTRACT_CHOOSE_ONE,
  CONTRACTS_CLOSED,
  NO_CONTRACT,
  NO_EXTENSION,
} from '../words/coaching/contracts.ts';
import { HAS_RETIRED } from '../words/coaching/jobs.ts';
import type { Decision } from './decision.ts';

/** The player's answer to an extension offer. */
interface ContractInput {
  accept?: boolean | undefined;
  decline?: boolean | undefined;
}

/** Explains why no extension can be answered now; null if one can. */
function contractClosed(dynasty: Season): string | null {
  if (dynasty.ownCoach === null) return NO_CONTRACT;
  if (!isCoaching(dynasty)) return HAS_RETIRED;
  if (!isMarketOpen(dynasty)) return CONTRACTS_CLOSED;
  const answer = answerNow(dynasty);
  if (answer !== undefined) return alreadyAnswered(answer.act);
  return null;
}

/** The answer as it is logged. */
function choiceOf(dynasty: DynastyState, { offer }: Extension, accept: boolean): ContractChoice {
  const about = { year: dynasty.year, team: mustHave(nextTeam(dynasty), 'team next season') };
  return accept ? { ...about, act: 'accept', through: offer.through, pay: offer.pay } : { ...about, act: 'decline' };
}

/**
 * Signs or declines the extension the program offers the player's coach. If he does not answer, his agent signs for him
 * when the season closes.
 */
export function decideContract(dynasty: DynastyState, { accept, decline }: ContractInput): Result<Decision> {
  if ((accept === true) === (decline === true)) return refuse('malformed', CONTRACT_CHOOSE_ONE);
  const closed = contractClosed(dynasty);
  if (closed !== null) return refuse('wrong_stage', closed);
  const extension = extensionNow(dynasty);
  if (extension === null) return refuse('malformed', NO_EXTENSION);
  const choice = choiceOf(dynasty, extension, accept === true);
  return done({
    logged: writtenContractChoice(choice),
    take: (changing) => {
      changing.deals = [...changing.deals, choice];
    },
  });
}
