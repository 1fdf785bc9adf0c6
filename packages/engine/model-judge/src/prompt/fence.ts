import { createHmac, randomBytes } from 'node:crypto';

/** A stretch of a prompt that is material and never an instruction. */
export type Fence = { readonly around: (label: string, text: string) => string };

/**
 * Sets texts apart from the instructions. Nobody who writes one of the texts knows the key, and runs of angle brackets
 * are broken up inside, so nothing there even looks like a closing line.
 */
export function createFence(key: string = randomBytes(12).toString('hex')): Fence {
  return {
    around: (label, text) => `<<<${label} ${key}\n${unfenced(text)}\n${label} ${key}>>>`,
  };
}

/**
 * A key that is the same for the same parts, so that providers can cache what stands before the paper, and that
 * nobody can work out without the secret.
 */
export function fenceKey(secret: string, ...parts: readonly string[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

/** Removes invisible characters, which could hide instructions from a person who reads the prompt. */
function unfenced(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\n\t]|\p{Cf}/gu, '')
    .replaceAll(/<(?=<)/gu, '< ')
    .replaceAll(/>(?=>)/gu, '> ');
}
