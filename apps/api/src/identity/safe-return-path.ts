const origin = 'http://greenpen.invalid';

/**
 * Returns a path on this site, or "/" for anything else. Resolves URLs like browsers do, so that "//evil", "/\evil",
 * "https:evil" and embedded control characters cannot lead to another site.
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
