import { getUser, type User } from '@greenpen/api-contract';
import { readFailure } from '../api/api-failure.ts';
import { parseAnswer } from '../api/call-api.ts';

/** The signed-in user from the session's answer; throws ApiFailure. */
export async function readUser(response: Response): Promise<User> {
  if (!response.ok) throw await readFailure(response);
  return parseAnswer(getUser, await response.json());
}
