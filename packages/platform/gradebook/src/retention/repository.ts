/** `gradebook.submissions`. */
export { deleteSubmission as delete } from './delete-submission.ts';
export { deleteSubmissions as deleteMany } from '../bulk/delete-submissions.ts';
export { purgeDeleted } from './purge-deleted.ts';
