import type { ExportChoice } from '@greenpen/api-contract';

/** What some screen asks to be taken away: many papers by a dialog, or one paper's feedback at once. */
export type ExportRequest =
  | { readonly kind: 'many'; readonly choice: ExportChoice }
  | { readonly kind: 'one'; readonly id: string; readonly format: 'word' | 'pdf' | 'text' };

type Listener = (request: ExportRequest) => void;

const listeners = new Set<Listener>();

/** Asks for an export; whoever makes them is told. */
export function requestExport(request: ExportRequest): void {
  for (const listener of listeners) listener(request);
}

export function onExportRequest(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
