/** `gradebook.submissions`. */
export { createSubmission as create } from './create-submission.ts';
export { findSameFile } from './find-same-file.ts';
export { lockStored, sumStored, isUploadRecorded } from './sum-stored.ts';
export {
  getSubmission as get,
  listSubmissionsById as listById,
  listSubmissions as list,
} from './list-submissions.ts';
export { neighboursOf as findNeighbours } from './neighbours-of.ts';
export { updateStudent } from './update-student.ts';
export { restoreSubmissions as restoreMany } from '../bulk/delete-submissions.ts';
export { listExpired, expireSubmission as expire } from '../retention/expire-submission.ts';
export { listRemovals, recordRemoved } from '../retention/stored-removals.ts';
export { eachSubmission as each } from './each-submission.ts';
