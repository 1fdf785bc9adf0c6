import type { ExtractionNote } from '@greenpen/paper';

/** What the instructor is told when checks could not run on a paper; a score must not look surer than it is. */
export function noteFailedChecks(failed: readonly string[]): readonly ExtractionNote[] {
  const others = failed.filter((check) => check !== 'grammar');
  const notes: ExtractionNote[] = [];
  if (failed.includes('grammar')) {
    const message =
      'Grammar could not be checked on this paper, so its grammar score counts no errors. Grade it again.';
    notes.push({ code: 'grammar-not-checked', message, page: null });
  }
  if (others.length > 0) {
    const message = `These checks could not run on this paper: ${others.join(', ')}.`;
    notes.push({ code: 'checks-not-run', message, page: null });
  }
  return notes;
}
