const origin = 'http://greenpen.invalid';

/**
 * A path on this site, or "/" for anything else. Resolved the way browsers do it, so that "//evil",
 * "/\evil", "https:evil" and control characters inside do not lead away.
 */
export function safeReturnPath(returnTo: string | undefined): string {
  if (returnTo === undefined || !returnTo.startsWith('/')) return '/';
  const decoded = decodePath(returnTo);
  if (decoded === null || /^[/\\]{2}|[\p{Cc}\\]/u.test(decoded)) return '/';
  const url = URL.parse(returnTo, origin);
  if (url === null || url.origin !== origin || url.pathname.startsWith('//')) return '/';
  if (url.pathname.startsWith('/api/')) return '/';
  return url.pathname + url.search + url.hash;
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
