import type { ExportChoice } from '@greenpen/api-contract';

/** An export that a screen requests: many papers through a dialog, or one paper's feedback directly. */
export type ExportRequest =
  | { readonly kind: 'many'; readonly choice: ExportChoice }
  | { readonly kind: 'one'; readonly id: string; readonly format: 'word' | 'pdf' | 'text' };

type Listener = (request: ExportRequest) => void;

const listeners = new Set<Listener>();

/** Requests an export from the listener in `features/exports`. */
export function requestExport(request: ExportRequest): void {
  for (const listener of listeners) listener(request);
}

export function onExportRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
