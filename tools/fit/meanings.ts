import { openWordNet, openWordVectors } from '@greenpen/word-relations';

/** As the product opens them. */
export const meanings = { relatedTo: openWordNet(), ...openWordVectors() };
