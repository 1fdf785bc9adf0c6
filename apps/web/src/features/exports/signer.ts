import { storedChoice } from '../../theme/stored-choice.ts';

const longest = 100;
const ownName = '';

const signer = storedChoice('comment-author', (name): name is string => name.length <= longest, ownName);

/** The name at comments that was last chosen on this device; empty for the account's own. */
export function readSigner(): string {
  return signer.get().trim();
}

/** Keeps the name; an empty one is the account's own again. */
export function keepSigner(name: string): string {
  signer.set(name.trim());
  return name.trim();
}

/** The signer as the export takes it: without one, the server signs with the account's name. */
export function signedBy(name: string): { readonly author?: string } {
  return name === '' ? {} : { author: name };
}
