/** `gradebook.runs`. */
export { claimRun as claim } from './claim-run.ts';
export { completeRun as complete } from './complete-run.ts';
export {
  refuseRun as refuse,
  failRun as fail,
  waitRun as wait,
  handBackRun as handBack,
} from './settle-run.ts';
export { queueGrading as queue } from './queue-grading.ts';
export { cancelGrading as cancel } from '../bulk/cancel-grading.ts';
export { healQueue as heal } from './heal-queue.ts';
