import '../silence-console.ts';
import type { TaskInThread } from '../start-thread-task.ts';
import { profilePaper, type ProfileOutcome, type ProfileRequest } from './profile-paper.ts';

/** What a thread of the profile pool runs. It loads no grammar, so it starts fast and stays small. */
export function profileInThread({ request, began }: TaskInThread<ProfileRequest>): Promise<ProfileOutcome> {
  began.postMessage('began', []);
  return profilePaper(request);
}
