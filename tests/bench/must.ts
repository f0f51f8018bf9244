import type { Result } from '../../src/core/contract/result.ts';

/** Returns the value of a result that must be a success; throws the refusal otherwise. */
export async function must<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
