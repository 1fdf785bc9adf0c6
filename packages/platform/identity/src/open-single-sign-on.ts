import type { SingleSignOn, SingleSignOnOptions } from './single-sign-on.ts';

/** Loads the OpenID Connect client, only in installations that use it. */
export async function openSingleSignOn(options: SingleSignOnOptions): Promise<SingleSignOn> {
  const { openProvider } = await import('./openid-provider.ts');
  return openProvider(options);
}
