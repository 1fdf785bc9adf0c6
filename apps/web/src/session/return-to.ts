/** A path of this site to go to after signing in; anything else becomes the dashboard. */
export function safeReturnTo(value: string | null): string {
  const isOwnPath = value !== null && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value);
  return isOwnPath ? value : '/dashboard';
}

/** The path for new accounts; the sign-in page then offers to create one. */
export const trialStart = '/dashboard?trial';

export function loginAddress(returnTo: string): string {
  return `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
}
