import { Copy, TriangleAlert } from 'lucide-react';
import { Button } from '../../components/form/button.tsx';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { copyText } from '../../components/browser/copy-text.ts';

/** Shows the whole key once. */
export function NewKeyBox({ apiKey }: { readonly apiKey: string }) {
  const copy = async () => {
    if (await copyText(apiKey)) showToast({ title: 'Copied!', description: 'API key copied to clipboard' });
    else showError('Not copied', 'The browser did not allow it. Select the key and copy it by hand.');
  };
  return (
    <section aria-label="Save your key" className="rounded-lg border border-yellow bg-yellow-wash p-4">
      <h3 className="flex items-center gap-2 font-semibold text-yellow">
        <TriangleAlert size={16} aria-hidden /> Save your key
      </h3>
      <p className="mt-1 text-yellow">
        This is the only time we'll show you the full API key. Copy it now and store it securely.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <code className="min-w-0 grow rounded-md border border-edge bg-sheet px-3 py-2 font-mono text-13 break-all text-ink select-all">
          {apiKey}
        </code>
        <Button icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </section>
  );
}
