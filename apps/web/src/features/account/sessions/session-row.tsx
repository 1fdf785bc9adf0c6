import type { AccountSession } from '@greenpen/api-contract';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { formatAgo } from '../../../components/format.ts';
import { useNow } from '../../../components/use-now.ts';

/** In the language and order of whoever looks. */
const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

type Props = { readonly session: AccountSession; readonly isBusy: boolean; readonly onEnd: () => void };

export function SessionRow({ session, isBusy, onEnd }: Props) {
  const { device, address, createdAt, lastUsedAt, isCurrent } = session;
  const now = useNow();
  const Icon = /iPhone|iPad|Android/u.test(device) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-x-4 px-5 py-3">
      <Icon size={20} aria-hidden className="shrink-0 text-pencil" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {isCurrent && <Badge tone="green">This browser</Badge>}
        </p>
        <p className="text-13 text-pencil">
          {address !== null && <>{address} · </>}
          {isCurrent ? (
            'in use now'
          ) : (
            <>
              used{' '}
              <time dateTime={lastUsedAt} title={moment.format(new Date(lastUsedAt))}>
                {formatAgo(lastUsedAt, now)}
              </time>
            </>
          )}
          {' · '}since <time dateTime={createdAt}>{moment.format(new Date(createdAt))}</time>
        </p>
      </div>
      {!isCurrent && (
        <Button size="small" isBusy={isBusy} onClick={onEnd} aria-label={`Sign out ${device}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
