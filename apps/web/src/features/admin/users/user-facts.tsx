import type { UserRecord } from '@greenpen/api-contract';
import { ShieldCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Badge } from '../../../components/badge.tsx';
import { Card } from '../../../components/card.tsx';
import {
  formatAgo,
  formatCount,
  formatDate,
  formatDateTime,
  formatFixed,
  formatNumber,
} from '../../../components/format.ts';
import { useNow } from '../../../components/browser/use-now.ts';
import { UserBadges } from './user-badges.tsx';
import { subscriptionText } from './user-words.ts';

type Fact = { readonly label: string; readonly value: ReactNode; readonly note?: string };

export function UserFacts({ record }: { readonly record: UserRecord }) {
  const now = useNow();
  return (
    <Card title="Account">
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] gap-x-4 gap-y-3 p-5">
        {listFacts(record, now).map(({ label, value, note }) => (
          <Fragment key={label}>
            <dt className="text-pencil">{label}</dt>
            <dd>
              {value}
              {note !== undefined && <span className="block text-13 text-pencil">{note}</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

function listFacts(record: UserRecord, now: number): readonly Fact[] {
  const { user, sessions, hasSecondFactor, apiKey, papers, engineCost, subscriptionEndsAt } = record;
  const { input, output } = record.modelTokens;
  const ago = (moment: string) => `${formatAgo(moment, now)}, ${formatDateTime(moment)}`;
  return [
    {
      label: 'Status',
      value: (
        <span className="flex flex-wrap gap-1">
          <UserBadges user={user} />
          {user.isAdmin && <Badge icon={<ShieldCheck size={12} aria-hidden />}>Administrator</Badge>}
        </span>
      ),
    },
    {
      label: 'Subscription',
      value: subscriptionText(user),
      ...(subscriptionEndsAt === null ? {} : { note: `Cancelled; ends ${formatDate(subscriptionEndsAt)}` }),
    },
    { label: 'Signed up', value: ago(user.createdAt) },
    {
      label: 'Last seen',
      value: user.lastSeenAt === null ? 'Not recorded' : ago(user.lastSeenAt),
    },
    ...(user.disabledAt === null ? [] : [{ label: 'Disabled', value: ago(user.disabledAt) }]),
    { label: 'Papers kept', value: formatNumber(papers) },
    {
      label: 'Engine cost',
      value: engineCost === null ? formatCount(input + output, 'token') : `$${formatFixed(engineCost, 2)}`,
      note:
        engineCost === null
          ? `The language model read ${formatNumber(input)} and wrote ${formatNumber(output)}; see the provider’s bill for the cost`
          : 'Papers are graded on this machine, without a language model',
    },
    { label: 'Sessions', value: sessions === 1 ? '1 open' : `${sessions} open` },
    { label: 'Second factor', value: hasSecondFactor ? 'On' : 'Off' },
    {
      label: 'API key',
      value: apiKey === null ? 'None' : `Since ${formatDate(apiKey.createdAt)}`,
      ...(apiKey === null
        ? {}
        : {
            note:
              apiKey.lastUsedAt === null
                ? 'Never used'
                : `Last used ${formatAgo(apiKey.lastUsedAt, now)}${apiKey.lastUsedFrom === null ? '' : ` from ${apiKey.lastUsedFrom}`}`,
          }),
    },
    { label: 'Id', value: <code className="font-mono text-13 break-all">{user.id}</code> },
  ];
}
