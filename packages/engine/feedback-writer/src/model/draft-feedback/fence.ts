import { randomBytes } from 'node:crypto';

export type Fence = { readonly around: (label: string, text: string) => string };

/**
 * Sets texts apart from the instructions. The key is new for every prompt, so nobody can write a closing line
 * beforehand, and runs of angle brackets are broken up inside, so nothing there even looks like one.
 */
export function createFence(key: string = randomBytes(12).toString('hex')): Fence {
  return {
    around: (label, text) => `<<<${label} ${key}\n${unfenced(text)}\n${label} ${key}>>>`,
  };
}

/** Characters that nobody sees are left out: they could carry instructions past whoever reads the prompt. */
function unfenced(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
    .replaceAll(/<(?=<)/gu, '< ')
    .replaceAll(/>(?=>)/gu, '> ');
}
