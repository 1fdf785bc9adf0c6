import { type Assignment, type CopyOfPaper, listCopies } from '@greenpen/api-contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { Link } from 'react-router';
import { callApi } from '../../../api/call-api.ts';
import type { NameCover } from '../../../hidden-names/cover-names.ts';
import { useNames } from '../../../hidden-names/hidden-names.ts';
import { useNameCover } from '../../../hidden-names/use-name-cover.ts';

/** Passages can be whole papers; the beginning shows what is shared. */
const MOST_WORDS = 60;

const copiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['assignments', 'copies', id],
    queryFn: ({ signal }) => callApi(listCopies, { params: { id }, signal }),
    // Student text is dropped soon after it is shown.
    gcTime: 60_000,
  });

type Props = { readonly assignment: Pick<Assignment, 'id'>; readonly cover: NameCover };

/** Names the papers that are like this one and shows what they share; nothing while loading or without copies. */
export function CopiesNotice({ assignment, cover }: Props) {
  const { data: copies = [] } = useQuery(copiesQuery(assignment.id));
  return copies.map((copy) => <CopyNotice key={copy.assignment.id} copy={copy} cover={cover} />);
}

function CopyNotice({ copy, cover }: { readonly copy: CopyOfPaper; readonly cover: NameCover }) {
  const names = useNames();
  const { assignment, share, passages } = copy;
  const other = useNameCover(assignment, undefined);
  const coverBoth = (text: string): string => other.cover(cover.cover(text));
  const { courseAssignmentTitle: title } = assignment;
  const isKnown = names.isHidden || assignment.studentName !== null;
  const author = isKnown ? names.studentOf(assignment) : null;
  const work = title ?? names.fileOf(assignment);
  const called = author === null ? `“${names.fileOf(assignment)}”` : `${author}’s “${work}”`;
  return (
    <details className="mx-3 mt-3 rounded-lg bg-red-wash px-3 py-2 text-13 text-red">
      <summary className="flex cursor-pointer list-none items-start gap-2 font-medium">
        <Copy size={16} aria-hidden className="mt-0.5 shrink-0" />
        <span className="grow">
          This paper and {called} are {Math.round(share * 100)}% the same.
        </span>
        <span className="underline underline-offset-2">Show</span>
      </summary>
      <div className="mt-2 grid max-h-80 gap-2 overflow-y-auto pl-6">
        <p>
          <Link to={`/assignments/${assignment.id}`} className="underline underline-offset-2">
            Open the other paper
          </Link>
        </p>
        {passages.length === 0 && (
          <p>The text of one of the papers was deleted, so no passage can be shown.</p>
        )}
        {passages.map(({ here, there }) => (
          <dl key={here.start} className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
            <Passage title="In this paper" quote={coverBoth(here.quote)} />
            <Passage title="In the other paper" quote={coverBoth(there.quote)} />
          </dl>
        ))}
      </div>
    </details>
  );
}

function Passage({ title, quote }: { readonly title: string; readonly quote: string }) {
  const words = quote.split(/\s+/u);
  const isCut = words.length > MOST_WORDS;
  return (
    <div>
      <dt className="font-medium">{title}</dt>
      <dd>
        <q className="font-serif break-words">
          {words.slice(0, MOST_WORDS).join(' ')}
          {isCut && ' …'}
        </q>
        {isCut && ` (${words.length} words)`}
      </dd>
    </div>
  );
}
