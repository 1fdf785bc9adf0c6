import type { ReviewOnWire } from '@greenpen/api-contract';
import { EyeOff, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '../../../components/format.ts';

const reasons: Record<string, string> = {
  'same-colour-as-page': 'in the color of the page',
  tiny: 'too small to read',
  'off-page': 'off the page',
  'hidden-run': 'marked as hidden',
  covered: 'covered by something',
  unplaced: 'in a box whose place on the page is unclear',
  'invisible-characters': 'in invisible characters',
  'deleted-revision': 'a deleted revision',
  comment: 'a comment',
  metadata: 'in the file’s properties',
  'alternative-text': 'alternative text of a picture',
};

/** Notices about hidden content and about parts that could not be read. */
export function PaperNotices({ hidden, notes }: Pick<ReviewOnWire, 'hidden' | 'notes'>) {
  return (
    <>
      {hidden.length > 0 && (
        <Notice
          icon={<EyeOff size={16} aria-hidden className="mt-0.5 shrink-0" />}
          title={`Not graded: ${formatCount(hidden.length, 'text')} in this file that a reader cannot see.`}
          className="bg-yellow-wash text-yellow"
        >
          {hidden.map(({ reason, text, page }) => (
            <li key={`${reason}-${page}-${text}`}>
              <span className="font-medium">
                {reasons[reason] ?? reason}
                {page === null ? '' : `, page ${page}`}:
              </span>{' '}
              <q className="font-serif break-words">{text}</q>
            </li>
          ))}
        </Notice>
      )}
      {notes.length > 0 && (
        <Notice
          icon={<Info size={16} aria-hidden className="mt-0.5 shrink-0" />}
          title={`${formatCount(notes.length, 'note')} on how the file was read`}
          className="bg-hover text-pencil"
        >
          {notes.map(({ message, page }) => (
            <li key={`${page}-${message}`}>
              {page === null ? '' : `Page ${page}: `}
              {message}
            </li>
          ))}
        </Notice>
      )}
    </>
  );
}

type NoticeProps = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly className: string;
  readonly children: ReactNode;
};

function Notice({ icon, title, className, children }: NoticeProps) {
  return (
    <details className={`mx-3 mt-3 rounded-lg px-3 py-2 text-13 ${className}`}>
      <summary className="flex cursor-pointer list-none items-start gap-2 font-medium">
        {icon}
        <span className="grow">{title}</span>
        <span className="underline underline-offset-2">Show</span>
      </summary>
      <ul className="mt-2 grid max-h-40 gap-1.5 overflow-y-auto pl-6">{children}</ul>
    </details>
  );
}
