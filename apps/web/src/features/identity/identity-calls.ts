import { z } from 'zod';
import { ApiFailure, parseJson } from '../../lib/api-failure.ts';

const refusal = z.object({ code: z.string().optional(), message: z.string().optional() });

export type Credentials = { readonly name?: string; readonly email: string; readonly password: string };

const paths = {
  'sign-up': '/api/identity/sign-up/email',
  'sign-in': '/api/identity/sign-in/email',
  'second-step': '/api/identity/second-step',
} as const;

const answer = z.object({ status: z.enum(['signed-in', 'second-step', 'link-sent']) });

/** What comes next: nothing, a code of the app, or the link in a mail. */
export type Entry = z.infer<typeof answer>['status'];

/** Asks the identity service; light, because visitors load it. Throws ApiFailure with a sentence. */
export async function askIdentity(
  action: keyof typeof paths,
  body: Credentials | { readonly code: string },
): Promise<Entry> {
  let response: Response;
  try {
    response = await fetch(paths[action], {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiFailure(0, { message: 'No connection to the server. Check it and try again.' });
  }
  const given = parseJson(await response.text());
  if (response.ok) return answer.parse(given).status;
  const parsed = refusal.safeParse(given);
  const message = (parsed.success ? parsed.data.message : undefined) ?? '';
  throw new ApiFailure(response.status, { message: message === '' ? fallbackFor(response.status) : message });
}

function fallbackFor(status: number): string {
  if (status === 429) return 'Too many attempts. Wait a minute, then try again.';
  return status === 401
    ? 'The e-mail address or the password is not right.'
    : 'That did not work. Please try again in a moment.';
}
