import { showError, showToast } from '../../components/toast/toast-store.ts';
import { exportFailure } from './export-failure.ts';
import { fileAddress, makeFiles } from './make-files.ts';
import { saveFrom } from '../../components/browser/save-file.ts';
import { readSigner, signedBy } from './signer.ts';

/** Creates and saves the feedback of one paper, with toasts about its progress. */
export async function exportFeedbackOf(id: string, format: 'word' | 'pdf' | 'text'): Promise<void> {
  showToast({ title: 'Creating the File', description: 'The download starts automatically.' });
  try {
    const made = await makeFiles({
      wanted: { ids: [id], format, ...signedBy(readSigner()) },
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    if (made.state === 'failed' || made.notMade > 0) {
      showError('Not exported', 'The file could not be made. Please try again.');
      return;
    }
    saveFrom(fileAddress(made));
    const instead = 'The original file can no longer be commented on, so the feedback is a PDF.';
    showToast({
      title: 'Feedback Exported',
      description: made.asPdf > 0 ? instead : 'You will find it in your downloads.',
    });
  } catch (error) {
    showError('Not exported', exportFailure(error));
  }
}
