import { storedChoice } from '../../theme/stored-choice.ts';

const longest = 100;
const ownName = '';

const signer = storedChoice('comment-author', (name): name is string => name.length <= longest, ownName);

/** The comment author last chosen on this device; empty for the account's name. */
export function readSigner(): string {
  return signer.get().trim();
}

/** Stores the name; an empty one restores the account's name. */
export function keepSigner(name: string): string {
  signer.set(name.trim());
  return name.trim();
}

/** The author as sent with the export; without one, the server uses the account's name. */
export function signedBy(name: string): { readonly author?: string } {
  return name === '' ? {} : { author: name };
}
