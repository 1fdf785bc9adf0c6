import { CloudOff } from 'lucide-react';
import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { useSyncExternalStore } from 'react';

type Props = {
  /** Shows only the icon, where space is short. */
  readonly isShort?: boolean;
  readonly className: string;
};

/** Shows that the browser is offline, without moving other content. */
export function OfflineBadge({ isShort = false, className }: Props) {
  const isOnline = useIsOnline();
  return (
    <output className={classNames(isOnline ? 'hidden' : 'block', className)}>
      {!isOnline && (
        <Badge tone="yellow" icon={<CloudOff size={14} aria-hidden />}>
          <span className={isShort ? 'sr-only' : 'max-[379px]:sr-only'}>You are offline</span>
        </Badge>
      )}
    </output>
  );
}

const events = ['online', 'offline'] as const;

function subscribe(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** Whether the browser has a network at all. */
const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
