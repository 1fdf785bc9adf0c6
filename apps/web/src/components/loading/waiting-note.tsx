import { CloudOff } from 'lucide-react';

/** Shown beside a form's button while the request waits for a connection. */
export function WaitingNote({ isWaiting }: { readonly isWaiting: boolean }) {
  return (
    <output className="inline-flex min-w-0 items-center gap-1.5 text-13 text-pencil">
      {isWaiting && (
        <>
          <CloudOff size={15} aria-hidden className="shrink-0 text-yellow" /> Saved on this device, not sent
          yet
        </>
      )}
    </output>
  );
}
