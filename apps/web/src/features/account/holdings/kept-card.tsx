import type { Holdings } from '@greenpen/api-contract';

type Row = readonly [what: string, until: string];

/** What is kept, and until when; the same everywhere in this installation but for its days. */
const rowsOf = ({ retentionDays }: Holdings): readonly Row[] => [
  [
    'Uploaded papers, what was read from them, and drafts that were never approved',
    `${retentionDays} days after the upload, then deleted by themselves`,
  ],
  ['Approved scores and feedback', 'until you delete the paper'],
  ['Papers that you delete', 'ten minutes more, in case you want them back'],
  ['Courses, rubrics, class lists, templates and training examples', 'until you delete them'],
  ['Sign-ins', 'until you sign out, or a week without use'],
  ['Encrypted backups of the whole installation, where it makes them', 'fourteen days each'],
  [
    'What happened when: kinds of action and numbers, no texts and no names',
    'as long as this installation stands',
  ],
];

export function KeptCard({ holdings }: { readonly holdings: Holdings }) {
  return (
    <dl className="divide-y divide-rule">
      {rowsOf(holdings).map(([what, until]) => (
        <div key={what} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-2">
          <dt>{what}</dt>
          <dd className="text-pencil">{until}</dd>
        </div>
      ))}
    </dl>
  );
}
