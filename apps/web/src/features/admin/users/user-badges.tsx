import { type AccountRow, lookUp } from '@greenpen/api-contract';
import { Badge } from '../../../components/badge.tsx';
import { statusLooks } from './user-words.ts';

type Props = { readonly user: Pick<AccountRow, 'subscriptionStatus' | 'disabledAt'> };

export function UserBadges({ user }: Props) {
  const status = user.subscriptionStatus;
  const { label, tone } = lookUp(statusLooks, status) ?? { label: status, tone: 'neutral' };
  return (
    <span className="flex flex-wrap gap-1">
      <Badge tone={tone}>{label}</Badge>
      {user.disabledAt !== null && <Badge tone="red">Disabled</Badge>}
    </span>
  );
}
