import type { ExportChoice } from '@greenpen/api-contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { showError } from '../../components/toast/toast-store.ts';
import { onExportRequest } from '../../components/feedback/export-request.ts';

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));

/** Listens for export requests and loads the export code on demand. */
export function ExportHost() {
  const [choice, setChoice] = useState<ExportChoice | null>(null);

  // Synchronises with the menus and buttons of all screens.
  useEffect(
    () =>
      onExportRequest((request) => {
        if (request.kind === 'many') setChoice(request.choice);
        else void exportOne(request.id, request.format);
      }),
    [],
  );

  if (choice === null) return null;
  return (
    <Suspense>
      <ExportDialog choice={choice} onClose={() => setChoice(null)} />
    </Suspense>
  );
}

async function exportOne(id: string, format: 'word' | 'pdf' | 'text'): Promise<void> {
  try {
    const { exportFeedbackOf } = await import('./export-feedback-of.ts');
    await exportFeedbackOf(id, format);
  } catch {
    showError('Not exported', 'This page could not load what it needs. Check your connection and try again.');
  }
}
