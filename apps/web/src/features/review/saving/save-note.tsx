import { Check, CircleAlert, CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../components/format.ts';
import type { SaveStatus } from './save-state.ts';

/** Shows whether edits are saved, being saved, or on this device only. */
export function SaveNote({ status }: { readonly status: SaveStatus }) {
  return (
    <output className="inline-flex min-w-0 items-center gap-1 text-12 text-pencil">{noteOf(status)}</output>
  );
}

function noteOf(status: SaveStatus): ReactNode {
  switch (status.kind) {
    case 'saved':
      if (status.at === null) return null;
      return (
        <>
          <Check size={13} aria-hidden className="text-pen" /> Saved {formatTime(status.at)}
        </>
      );
    case 'offline':
      return (
        <>
          <CloudOff size={13} aria-hidden className="shrink-0 text-yellow" /> Saved on this device, will be
          sent
        </>
      );
    case 'conflict':
      return (
        <>
          <CircleAlert size={13} aria-hidden className="shrink-0 text-yellow" /> Changed in another tab
        </>
      );
    case 'refused':
      return (
        <>
          <CircleAlert size={13} aria-hidden className="shrink-0 text-red" />
          <span className="text-red">Not saved: {status.message}</span>
        </>
      );
    case 'waiting':
    case 'sending':
    default:
      return 'Saving…';
  }
}
