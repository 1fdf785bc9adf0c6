import type { AccountRow } from '@greenpen/api-contract';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button, buttonClass } from '../../../components/form/button.tsx';
import { formatAgo, formatDate } from '../../../components/format.ts';
import { UserBadges } from './user-badges.tsx';
import { initialOf, nameOf, subscriptionText } from './user-words.ts';

type Props = {
  readonly user: AccountRow;
  /** 1-based, among all rows. */
  readonly position: number;
  readonly now: number;
  readonly onCancel: (user: AccountRow) => void;
};

export function UserRow({ user, position, now, onCancel }: Props) {
  const name = nameOf(user);
  return (
    <tr aria-rowindex={position + 1} className="hover:bg-hover *:h-16 *:border-b *:border-rule">
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its words are deeper than the rule looks */}
      <th scope="row" className="pr-2 pl-5 font-normal">
        <UserName user={user} name={name} />
      </th>
      <td className="hidden truncate px-2 @3xl:table-cell" title={user.email}>
        {user.email}
      </td>
      <td className="px-2">
        <UserBadges user={user} />
      </td>
      <td className="hidden px-2 @lg:table-cell">
        <span className="block leading-tight">{formatAgo(user.createdAt, now)}</span>
        <span className="block truncate text-12 text-pencil">{formatDate(user.createdAt)}</span>
      </td>
      <td className="hidden truncate px-2 text-13 @4xl:table-cell">{subscriptionText(user)}</td>
      <td className="pr-5 pl-2">
        <div className="flex flex-wrap justify-end gap-1">
          <Link
            to={`/admin/users/${user.id}`}
            aria-label={`View Details of ${name}`}
            className={buttonClass('secondary', 'small')}
          >
            <span className="@max-lg:hidden">View Details</span>
            <span aria-hidden className="@lg:hidden">
              Details
            </span>
          </Link>
          {user.subscriptionStatus === 'active' && (
            <Button
              look="danger"
              size="small"
              aria-label={`Cancel Sub of ${name}`}
              className="@max-4xl:hidden"
              onClick={() => onCancel(user)}
            >
              Cancel Sub
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}

function UserName({ user, name }: { readonly user: Props['user']; readonly name: string }) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-pen-wash font-medium text-pen @max-5xl:hidden"
      >
        {initialOf(user)}
      </span>
      <div className="min-w-0">
        <span className="flex items-center gap-1.5">
          <bdi title={name} className="truncate font-medium">
            {name}
          </bdi>
          {user.isAdmin && <ShieldCheck size={14} aria-label="Administrator" className="shrink-0 text-pen" />}
        </span>
        <span className="block truncate text-12 text-pencil @3xl:hidden">{user.email}</span>
        <span className="block truncate font-mono text-12 text-pencil @max-3xl:hidden">
          {user.id.slice(0, 8)}
        </span>
      </div>
    </div>
  );
}
