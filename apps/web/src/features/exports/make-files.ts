import {
  createExport,
  getExport,
  getExportFile,
  type CallInput,
  type ExportProgress,
} from '@greenpen/api-contract';
import { addressOf, callApi } from '../../api/call-api.ts';
import { isPassing } from '../../api/api-failure.ts';

const pauseMs = 400;

type Making = {
  readonly wanted: CallInput<typeof createExport>['body'];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: ExportProgress) => void;
};

/** Starts an export and waits for its result. Throws ApiFailure. */
export async function makeFiles({ wanted, signal, onProgress }: Making): Promise<ExportProgress> {
  let progress = await callApi(createExport, { body: wanted, signal });
  const { id } = progress;
  while (progress.state === 'waiting' || progress.state === 'making') {
    onProgress(progress);
    await pause(signal);
    progress = await look(id, signal, progress);
  }
  return progress;
}

/** A status request without a response is retried: the files are created regardless. */
async function look(id: string, signal: AbortSignal, before: ExportProgress): Promise<ExportProgress> {
  try {
    return await callApi(getExport, { params: { id }, signal });
  } catch (error) {
    if (navigator.onLine && isPassing(error)) return before;
    throw error;
  }
}

export function fileAddress({ id }: ExportProgress): string {
  return addressOf(getExportFile, { params: { id } });
}

async function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), pauseMs);
  signal.addEventListener('abort', () => resolve(undefined), { once: true });
  await promise;
  clearTimeout(timer);
  signal.throwIfAborted();
}
