import { ApiFailure, describeFailure } from '../../api/api-failure.ts';

/** The message for a failed export. */
export function exportFailure(error: unknown): string {
  if (error instanceof ApiFailure && error.isOffline) {
    return 'There is no connection to the server. Nothing was exported; try again when you are online.';
  }
  return describeFailure(error, 'The export did not work. Please try again.');
}
