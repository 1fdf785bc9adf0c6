import { showError, showToast } from '../toast/toast-store.ts';
import { copyText } from '../browser/copy-text.ts';

/** Copies feedback and shows a toast. */
export async function copyFeedback(text: string): Promise<void> {
  if (await copyText(text)) {
    showToast({ title: 'Copied to Clipboard', description: 'Feedback has been copied to clipboard.' });
  } else {
    showError('Not copied', 'The browser did not allow it. Select the text and copy it by hand.');
  }
}
