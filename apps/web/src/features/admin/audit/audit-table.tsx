import type { AuditEntry } from '@greenpen/api-contract';
import { Badge } from '../../../components/badge.tsx';
import { formatDateTime } from '../../../components/format.ts';
import { actionWords, detailWords, personWords } from './action-words.ts';

type Props = {
  readonly entries: readonly AuditEntry[];
  readonly onPerson: (id: string) => void;
  readonly onAddress: (address: string) => void;
};

const linkClass = 'max-w-full truncate text-left hover:text-pen hover:underline';

/** The entries as a table; on a phone each is a small block. */
export function AuditTable({ entries, onPerson, onAddress }: Props) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-separate border-spacing-0 text-left">
        <caption className="sr-only">Audit log</caption>
        <colgroup>
          <col className="w-[34%] @3xl:w-46" />
          <col />
          <col className="hidden w-[26%] @3xl:table-column" />
          <col className="hidden w-38 @3xl:table-column" />
        </colgroup>
        <thead>
          <tr className="*:h-10 *:border-b *:border-rule *:text-13 *:font-medium *:text-pencil">
            <th scope="col" className="pr-2 pl-4">
              When
            </th>
            <th scope="col" className="px-2">
              What
            </th>
            <th scope="col" className="hidden px-2 @3xl:table-cell">
              Who
            </th>
            <th scope="col" className="hidden pr-4 pl-2 @3xl:table-cell">
              From
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { id, at, action, result, actor, owner, address, detail, submissionId } = entry;
            const who = personWords(actor);
            const isAboutOther = owner.id !== '' && owner.id !== actor.id;
            const details = [
              ...(isAboutOther ? [`account ${personWords(owner)}`] : []),
              ...(submissionId === null ? [] : [`paper ${submissionId.slice(0, 8)}`]),
              ...(Object.keys(detail).length === 0 ? [] : [detailWords(detail)]),
            ].join(' · ');
            return (
              <tr key={id} className="hover:bg-hover *:border-b *:border-rule *:py-2 *:align-baseline">
                <td className="pr-2 pl-4 text-13 text-pencil" title={`Entry ${id}`}>
                  {formatDateTime(at)}
                </td>
                <td className="px-2">
                  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                    <span className="font-medium">{actionWords(action)}</span>
                    {result === 'refused' && <Badge tone="red">Refused</Badge>}
                  </span>
                  {details !== '' && <span className="block text-12 break-words text-pencil">{details}</span>}
                  <span className="block truncate text-12 text-pencil @3xl:hidden">
                    {who}
                    {address === null ? '' : ` from ${address}`}
                  </span>
                </td>
                <td className="hidden px-2 @3xl:table-cell">
                  {actor.email === null ? (
                    <span className="block truncate text-pencil">{who}</span>
                  ) : (
                    <button
                      type="button"
                      title={`Only ${who}`}
                      onClick={() => onPerson(actor.id)}
                      className={linkClass}
                    >
                      {who}
                    </button>
                  )}
                </td>
                <td className="hidden pr-4 pl-2 text-13 @3xl:table-cell">
                  {address === null ? (
                    <span className="text-pencil">Inside</span>
                  ) : (
                    <button
                      type="button"
                      title={`Only from ${address}`}
                      onClick={() => onAddress(address)}
                      className={linkClass}
                    >
                      {address}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
