import { z } from 'zod';
import { ApiFailure, parseJson } from '../../lib/api-failure.ts';

const refusal = z.object({ code: z.string().optional(), message: z.string().optional() });

export type Credentials = { readonly name?: string; readonly email: string; readonly password: string };

/** Asks the identity service, whose answers have a shape of their own. Throws ApiFailure with a sentence. */
export async function askIdentity(action: 'sign-up' | 'sign-in', credentials: Credentials): Promise<void> {
  let response: Response;
  try {
    response = await fetch(`/api/identity/${action}/email`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
  } catch {
    throw new ApiFailure(0, { message: 'No connection to the server. Check it and try again.' });
  }
  if (response.ok) return;
  const parsed = refusal.safeParse(parseJson(await response.text()));
  const message = (parsed.success ? parsed.data.message : undefined) ?? '';
  throw new ApiFailure(response.status, { message: message === '' ? fallbackFor(response.status) : message });
}

function fallbackFor(status: number): string {
  if (status === 429) return 'Too many attempts. Wait a minute, then try again.';
  return status === 401
    ? 'The e-mail address or the password is not right.'
    : 'That did not work. Please try again in a moment.';
}
