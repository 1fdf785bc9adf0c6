import '../silence-console.ts';
import type { WrittenDraft } from '@greenpen/grading';
import type { TaskInThread } from '../start-thread-task.ts';
import { redraftStored, type StoredRedraft } from './redraft-paper.ts';

/** What a thread of the redraft pool runs. It loads neither checks nor readers of files, so it starts fast. */
export async function redraftInThread({
  request,
  began,
}: TaskInThread<StoredRedraft>): Promise<WrittenDraft> {
  began.postMessage('began', []);
  return redraftStored(request);
}

/** Called to wait until this module is loaded. */
export function beReady(): void {}
