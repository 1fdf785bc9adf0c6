import type { SingleSignOn, SingleSignOnOptions } from './single-sign-on.ts';

/** The client of a provider, which is loaded by the installations that use it alone. */
export async function openSingleSignOn(options: SingleSignOnOptions): Promise<SingleSignOn> {
  const { openProvider } = await import('./openid-provider.ts');
  return openProvider(options);
}
