import type { SignUp } from '../settings.ts';

/** Whether the installation takes new accounts of this address, which is in lower case. */
export function mayJoin(signUp: SignUp, email: string): boolean {
  if (signUp.kind !== 'domains') return signUp.kind === 'open';
  return signUp.domains.includes(email.split('@').at(-1) ?? '');
}
