import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/form/button.tsx';
import { DialogActions } from '../../../components/dialog/dialog.tsx';
import { showError, showToast } from '../../../components/toast/toast-store.ts';
import { copyText } from '../../../components/browser/copy-text.ts';
import { product } from '../../../product.ts';
import { saveFile } from '../../../components/browser/save-file.ts';

type Props = { readonly lead: string; readonly codes: readonly string[]; readonly onDone: () => void };

/** Shows the codes once: the server stores only their hashes. */
export function RecoveryCodes({ lead, codes, onDone }: Props) {
  const first = useRef<HTMLButtonElement>(null);

  // Synchronises focus: the codes replace the form that had it.
  useEffect(() => first.current?.focus(), []);

  const copy = async () => {
    if (await copyText(codes.join('\n')))
      showToast({ title: 'Copied!', description: 'Recovery codes copied to clipboard' });
    else showError('Not copied', 'The browser did not allow it. Select the codes and copy them by hand.');
  };
  const download = () =>
    saveFile(
      `${product.name.toLowerCase()}-recovery-codes.txt`,
      `${product.name} recovery codes, each good for one sign-in:\n\n${codes.join('\n')}\n`,
    );

  return (
    <div className="grid gap-4">
      <p>{lead}</p>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-md border border-rule bg-desk px-4 py-3 font-mono text-13 select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button ref={first} icon={<Copy size={16} aria-hidden />} onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={<Download size={16} aria-hidden />} onClick={download}>
          Download
        </Button>
      </div>
      <p className="text-13 text-pencil">
        They are shown only once. Keep them somewhere safe, and not on the phone with the app.
      </p>
      <DialogActions>
        <Button look="primary" onClick={onDone}>
          I have saved them
        </Button>
      </DialogActions>
    </div>
  );
}
