const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of a server as written by the instructor; throws an Error with a sentence. */
export function readAddress(written: string): string {
  const url = URL.parse(/^[a-z]+:\/\//iu.test(written) ? written : `https://${written}`);
  // Chromium takes spaces in host names.
  const isAddress = url !== null && /^https?:$/u.test(url.protocol) && /^[\w.-]+$|^\[/u.test(url.hostname);
  if (!isAddress)
    throw new Error(
      'This is not an address. Enter the one that you open Greenpen with, such as https://greenpen.example.edu.',
    );
  if (url.protocol === 'http:' && !loopback.has(url.hostname))
    throw new Error('Use the address with https://, because the key would otherwise be sent unencrypted.');
  return url.origin;
}
