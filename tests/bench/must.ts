import type { Result } from '../../src/core/contract/result.ts';

/** The value of what may not be refused here; a refusal is thrown. */
export async function must<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const answer = await result;
  if (!answer.ok) throw new Error(answer.error.message);
  return answer.value;
}
