import { storedChoice } from '../../lib/stored-choice.ts';

const standard = 'Instructor';
const longest = 100;

const signer = storedChoice(
  'comment-author',
  (name): name is string => name.trim() !== '' && name.length <= longest,
  standard,
);

/** The name that stands at comments, as it was last chosen on this device. */
export function readSigner(): string {
  return signer.get();
}

/** Keeps the name; an empty one is "Instructor" again. */
export function keepSigner(name: string): string {
  const chosen = name.trim() === '' ? standard : name.trim();
  signer.set(chosen);
  return chosen;
}
