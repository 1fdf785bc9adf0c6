export { sessionTable } from '../../identity/src/index.ts';
