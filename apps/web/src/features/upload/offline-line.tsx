import { CloudOff } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { Upload } from './use-upload.ts';

/** While there is no connection: how much is safe, what happens to the rest, and a way out of waiting. */
export function OfflineLine({ upload: { files, stopWaiting } }: { readonly upload: Upload }) {
  const safe = files.filter(({ status }) => status.kind === 'completed').length;
  const waiting = files.filter(({ status }) => status.kind === 'uploading').length;
  return (
    <output className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-yellow-wash px-4 py-3 text-yellow">
      <CloudOff size={18} aria-hidden className="shrink-0" />
      <p className="min-w-48 grow basis-0">
        <span className="font-medium">Saved on this device, will be sent.</span>{' '}
        {waiting === 0
          ? 'There is no connection; it goes on by itself when it is back.'
          : `There is no connection. ${safe} of ${safe + waiting} are safe on the server, the others are sent when it is back: keep this page open.`}
      </p>
      <Button size="small" className="max-sm:ml-7.5" onClick={stopWaiting}>
        Stop waiting
      </Button>
    </output>
  );
}
