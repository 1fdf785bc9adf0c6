import { toGradebookError } from './database-failure.ts';

/** No error of a driver leaves the gradebook: its message may hold names. */
export async function answered<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw toGradebookError(error);
  }
}
