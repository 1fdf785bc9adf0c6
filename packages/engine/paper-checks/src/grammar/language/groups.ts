import type { Paper } from '@greenpen/paper';
import { findVariety } from './variety.ts';

/** Nouns that name a group: singular in American English, either in British. */
const GROUPS =
  /^(?:family|household|government|administration|parliament|congress|senate|committee|council|company|firm|jury|army|navy|party|board|union|club|league|audience|public|population|generation|community|society|agency|commission|panel|tribe|press)$/;

/** How sure it is that a group takes a singular verb in this paper: in a British one it may be many. */
export function singularityOf(noun: string, paper: Paper): 'sure' | 'likely' | null {
  if (!GROUPS.test(noun)) return null;
  const variety = findVariety(paper);
  if (variety === 'british') return null;
  return variety === 'american' ? 'sure' : 'likely';
}
