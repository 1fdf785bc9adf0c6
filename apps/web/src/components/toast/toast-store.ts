export type Toast = {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'destructive';
  readonly action?: { readonly label: string; readonly run: () => void };
};

type ShownToast = Toast & { readonly id: number };

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

let isLast = false;

/** Shows a toast in place of the current one. */
export function showToast(toast: Toast): void {
  if (isLast) return;
  lastId += 1;
  current = { ...toast, id: lastId };
  notify();
}

export function showError(title: string, description: string): void {
  showToast({ title, description, tone: 'destructive' });
}

/** For a page that is being left: later failures cannot replace this toast. */
export function showLastError(title: string, description: string): void {
  showError(title, description);
  isLast = true;
}

export function dismissToast(id: number): void {
  if (current?.id !== id) return;
  current = null;
  notify();
}

export const currentToast = (): ShownToast | null => current;

export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let toasters: readonly symbol[] = [];

/** The last mounted toaster shows the toast: a modal dialog covers the ones outside it. */
export const topToaster = (): symbol | undefined => toasters.at(-1);

export function addToaster(toaster: symbol): () => void {
  toasters = [...toasters, toaster];
  notify();
  return () => {
    toasters = toasters.filter((one) => one !== toaster);
    notify();
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
