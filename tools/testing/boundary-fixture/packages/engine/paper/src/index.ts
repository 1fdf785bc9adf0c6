export { letterOf } from '../../../grading/src/index.ts';
