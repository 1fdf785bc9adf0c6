export type SplitName = { readonly firstName: string | null; readonly lastName: string | null };

/** "Ana María Diaz" is first name "Ana María" and last name "Diaz"; a single word is a first name. */
export function splitName(name: string): SplitName {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => word !== '');
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: words.length === 0 ? null : words.join(' '), lastName: last ?? null };
}
