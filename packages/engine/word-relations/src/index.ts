export { openWordNet, type WordRelations } from './word-net.ts';
export { openWordVectors, type WordVectors } from './word-vectors.ts';
