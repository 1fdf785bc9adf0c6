export { table } from '../../../platform/gradebook/src/index.ts';
