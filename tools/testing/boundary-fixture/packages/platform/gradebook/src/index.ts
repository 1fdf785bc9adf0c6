export const table = 'grades';
export { structure } from '../../../engine/paper-structure/src/index.ts';
